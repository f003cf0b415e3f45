<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message numerus="yes">
        <source>After %n more match(es) you will see here how strong you are.</source>
        <translation>
            <numerusform>After %n more match, you will see here how strong you are.</numerusform>
            <numerusform>After %n more matches, you will see here how strong you are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardDetails</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message numerus="yes">
        <source>%n more way(s)</source>
        <translation>
            <numerusform>%n more way</numerusform>
            <numerusform>%n more ways</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Classroom</name>
    <message numerus="yes">
        <source>%n mistake(s). Play it again without any for three stars.</source>
        <translation>
            <numerusform>One mistake. Play it again without any for three stars.</numerusform>
            <numerusform>%n mistakes. Play it again without any for three stars.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message numerus="yes">
        <source>%n player(s), shuffle number {number}</source>
        <translation>
            <numerusform>%n player, shuffle number {number}</numerusform>
            <numerusform>%n players, shuffle number {number}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CounterField</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HallFollower</name>
    <message numerus="yes">
        <source>%n more match(es) left unfinished</source>
        <translation>
            <numerusform>%n more match left unfinished</numerusform>
            <numerusform>%n more matches left unfinished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) due again</source>
        <translation>
            <numerusform>One problem due again</numerusform>
            <numerusform>%n problems due again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HallPage</name>
    <message numerus="yes">
        <source>Take a seat. {name} will show you Casino as you play. A match takes about %n minute(s).</source>
        <translation>
            <numerusform>Take a seat. {name} will show you Casino as you play. A match takes about %n minute.</numerusform>
            <numerusform>Take a seat. {name} will show you Casino as you play. A match takes about %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>One game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message numerus="yes">
        <source>{action} (perhaps worse, by up to {most} point(s))</source>
        <translation>
            <numerusform>{action} (perhaps worse, by up to {most} point)</numerusform>
            <numerusform>{action} (perhaps worse, by up to {most} points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action} (worse by up to {most} point(s))</source>
        <translation>
            <numerusform>{action} (worse by up to {most} point)</numerusform>
            <numerusform>{action} (worse by up to {most} points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action} (worse by {points} point(s))</source>
        <translation>
            <numerusform>{action} (worse by {points} point)</numerusform>
            <numerusform>{action} (worse by {points} points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action} (worse by {points} to {most} point(s))</source>
        <translation>
            <numerusform>{action} (worse by {points} to {most} point)</numerusform>
            <numerusform>{action} (worse by {points} to {most} points)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message numerus="yes">
        <source>%n player(s), without partners.</source>
        <translation>
            <numerusform>%n player, without partners.</numerusform>
            <numerusform>%n players, without partners.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has %n card(s).</source>
        <translation>
            <numerusform>The game is played with %n card.</numerusform>
            <numerusform>The game is played with %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n card(s).</source>
        <translation>
            <numerusform>Each player gets %n card.</numerusform>
            <numerusform>Each player gets %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face up on the table at first.</source>
        <translation>
            <numerusform>To begin with, %n card is dealt face up to the table.</numerusform>
            <numerusform>To begin with, %n cards are dealt face up to the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hands are dealt %n time(s) in a deal, whenever every player’s hand is empty.</source>
        <translation>
            <numerusform>Hands are dealt once in a deal.</numerusform>
            <numerusform>Hands are dealt %n times in a deal, whenever every player’s hand is empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends when somebody has %n point(s).</source>
        <translation>
            <numerusform>It ends when somebody has %n point.</numerusform>
            <numerusform>It ends when somebody has %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n deal(s).</source>
        <translation>
            <numerusform>It ends after %n deal.</numerusform>
            <numerusform>It ends after %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stake is %n.</source>
        <translation>
            <numerusform>The stake is %n.</numerusform>
            <numerusform>The stake is %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before a match an onlooker may bet up to %n unit(s).</source>
        <translation>
            <numerusform>Before a match an onlooker may bet up to %n unit.</numerusform>
            <numerusform>Before a match an onlooker may bet up to %n units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es) the player who has lost more of them gives up the seat.</source>
        <translation>
            <numerusform>After %n match the player who lost it gives up their seat.</numerusform>
            <numerusform>After %n matches the player who lost more of them gives up their seat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %n point(s) a player drops out, and the other two play on to decide who pays.</source>
        <translation>
            <numerusform>At %n point a player drops out, and the other two play on to decide who pays.</numerusform>
            <numerusform>At %n points a player drops out, and the other two play on to decide who pays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <translation>
            <numerusform>The first to reach %n point wins the match.</numerusform>
            <numerusform>The first to reach %n points wins the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session ends after %n deal(s).</source>
        <translation>
            <numerusform>The session ends after %n deal.</numerusform>
            <numerusform>The session ends after %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play %n round(s), in which everyone plays everyone else.</source>
        <translation>
            <numerusform>You play %n round, in which everyone plays everyone else.</numerusform>
            <numerusform>You play %n rounds, in which everyone plays everyone else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elder exchanges at least %n card(s).</source>
        <translation>
            <numerusform>Elder exchanges at least %n card.</numerusform>
            <numerusform>Elder exchanges at least %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A point needs at least %n card(s) of a suit, and thirty pips.</source>
        <translation>
            <numerusform>A point needs at least %n card of a suit, and thirty pips.</numerusform>
            <numerusform>A point needs at least %n cards of a suit, and thirty pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A point needs at least %n card(s) of a suit.</source>
        <translation>
            <numerusform>A point needs at least %n card of a suit.</numerusform>
            <numerusform>A point needs at least %n cards of a suit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is worth %n point(s) in all.</source>
        <translation>
            <numerusform>The last trick is worth %n point in all.</numerusform>
            <numerusform>The last trick is worth %n points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The evening ends after %n match(es).</source>
        <translation>
            <numerusform>The evening ends after %n match.</numerusform>
            <numerusform>The evening ends after %n matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JudgementBar</name>
    <message numerus="yes">
        <source>In the whole deal: %n decision(s) could have been better.</source>
        <translation>
            <numerusform>In the whole deal: %n decision could have been better.</numerusform>
            <numerusform>In the whole deal: %n decisions could have been better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the whole deal: %n decision(s) could have been better, by at least {points} points in all.</source>
        <translation>
            <numerusform>In the whole deal: %n decision could have been better, by at least {points} points.</numerusform>
            <numerusform>In the whole deal: %n decisions could have been better, by at least {points} points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the whole deal: %n decision(s) could have been better, by {points} to {most} points in all.</source>
        <translation>
            <numerusform>In the whole deal: %n decision could have been better, by {points} to {most} points.</numerusform>
            <numerusform>In the whole deal: %n decisions could have been better, by {points} to {most} points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the whole deal: %n decision(s) could have been better, by {points} points in all.</source>
        <translation>
            <numerusform>In the whole deal: %n decision could have been better, by {points} points.</numerusform>
            <numerusform>In the whole deal: %n decisions could have been better, by {points} points in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchResultDialog</name>
    <message numerus="yes">
        <source>{names} win(s) the match</source>
        <translation>
            <numerusform>{names} wins the match</numerusform>
            <numerusform>{names} win the match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the evening</source>
        <translation>
            <numerusform>{names} wins the evening</numerusform>
            <numerusform>{names} win the evening</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} to {others} in %n deal(s)</source>
        <translation>
            <numerusform>{points} to {others} in one deal</numerusform>
            <numerusform>{points} to {others} in %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) won</source>
        <translation>
            <numerusform>%n match won</numerusform>
            <numerusform>%n matches won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message numerus="yes">
        <source>%n match(es), newest first</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches, newest first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} match(es)</source>
        <translation>
            <numerusform>%n of {all} matches</numerusform>
            <numerusform>%n of {all} matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n match(es) fits the search.</source>
        <translation>
            <numerusform>The only match does not fit the search.</numerusform>
            <numerusform>None of the %n matches fits the search.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Meetings</name>
    <message numerus="yes">
        <source>%n match(es) against {name}, {won} won.</source>
        <translation>
            <numerusform>%n match against {name}, {won} won.</numerusform>
            <numerusform>%n matches against {name}, {won} won.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message numerus="yes">
        <source>About {minutes} minutes with %n players.</source>
        <translation>
            <numerusform>About {minutes} minutes with %n player.</numerusform>
            <numerusform>About {minutes} minutes with %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offering</name>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <translation>
            <numerusform>%n more card</numerusform>
            <numerusform>%n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n card(s)</source>
        <translation>
            <numerusform>Choose at least %n card</numerusform>
            <numerusform>Choose at least %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Onlooker</name>
    <message numerus="yes">
        <source>%n more match(es) will be played before yours.</source>
        <translation>
            <numerusform>One more match will be played before yours.</numerusform>
            <numerusform>%n more matches will be played before yours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnDealRoom</name>
    <message numerus="yes">
        <source>%n answer(s) were wrong.</source>
        <translation>
            <numerusform>%n answer was wrong.</numerusform>
            <numerusform>%n answers were wrong.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnMatchRoom</name>
    <message numerus="yes">
        <source>%n answer(s) were wrong.</source>
        <translation>
            <numerusform>%n answer was wrong.</numerusform>
            <numerusform>%n answers were wrong.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPacks</name>
    <message numerus="yes">
        <source>The first {most} packs are offered; %n more are left out.</source>
        <translation>
            <numerusform>The first {most} packs are offered; %n more is left out.</numerusform>
            <numerusform>The first {most} packs are offered; %n more are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message numerus="yes">
        <source>{kind} – %n message(s) waiting</source>
        <translation>
            <numerusform>{kind} – %n message waiting</numerusform>
            <numerusform>{kind} – %n messages waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastSheets</name>
    <message numerus="yes">
        <source>%n score sheet(s) corrected.</source>
        <translation>
            <numerusform>%n score sheet corrected.</numerusform>
            <numerusform>%n score sheets corrected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be corrected, because both names are on it.</source>
        <translation>
            <numerusform>%n could not be corrected, because both names are on it.</numerusform>
            <numerusform>%n could not be corrected, because both names are on them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s) are now in the trash.</source>
        <translation>
            <numerusform>%n score sheet is now in the trash.</numerusform>
            <numerusform>%n score sheets are now in the trash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s) are back.</source>
        <translation>
            <numerusform>%n score sheet has been restored.</numerusform>
            <numerusform>%n score sheets have been restored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonDialog</name>
    <message numerus="yes">
        <source>in %n deal(s)</source>
        <translation>
            <numerusform>in %n deal</numerusform>
            <numerusform>in %n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Piquet</name>
    <message numerus="yes">
        <source>&amp;Exchange %n card(s)</source>
        <translation>
            <numerusform>&amp;Exchange %n card</numerusform>
            <numerusform>&amp;Exchange %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>Your choice scores %n point(s) immediately.</source>
        <translation>
            <numerusform>Your choice scores %n point immediately.</numerusform>
            <numerusform>Your choice scores %n points immediately.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent then misreads your hand, which gains you about %n point(s).</source>
        <translation>
            <numerusform>Your opponent then misreads your hand, which gains you about %n point.</numerusform>
            <numerusform>Your opponent then misreads your hand, which gains you about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saying less costs at least about %n point(s): more than misleading your opponent can gain.</source>
        <translation>
            <numerusform>Saying less costs at least %n point or so, and misleading your opponent cannot gain you that much.</numerusform>
            <numerusform>Saying less costs at least %n points or so, and misleading your opponent cannot gain you that much.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesDialog</name>
    <message numerus="yes">
        <source>%n due again</source>
        <translation>
            <numerusform>%n due again</numerusform>
            <numerusform>%n due again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s), {solved} of {tried} right</source>
        <translation>
            <numerusform>%n problem, {solved} of {tried} right</numerusform>
            <numerusform>%n problems, {solved} of {tried} right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message numerus="yes">
        <source>In your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>In your hand, %n card: {cards}.</numerusform>
            <numerusform>In your hand, %n cards: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n cards, face down.</source>
        <translation>
            <numerusform>{place}: %n card, face down.</numerusform>
            <numerusform>{place}: %n cards, face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{party}: %n points</source>
        <translation>
            <numerusform>{party}: %n point</numerusform>
            <numerusform>{party}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n ways to capture.</source>
        <translation>
            <numerusform>There is %n way to capture.</numerusform>
            <numerusform>There are %n ways to capture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards with Space, then press Return.</source>
        <translation>
            <numerusform>Choose %n card with Space, then press Return.</numerusform>
            <numerusform>Choose %n cards with Space, then press Return.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n spade(s) more</source>
        <translation>
            <numerusform>%n more spade</numerusform>
            <numerusform>%n more spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more</source>
        <translation>
            <numerusform>%n more card</numerusform>
            <numerusform>%n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) more</source>
        <translation>
            <numerusform>about %n point more</numerusform>
            <numerusform>about %n points more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message numerus="yes">
        <source>{name} take(s) the trick: {others}.</source>
        <translation>
            <numerusform>{name} takes the trick: {others}.</numerusform>
            <numerusform>{name} take the trick: {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} take(s) {points} off again: {text}.</source>
        <translation>
            <numerusform>{name} takes {points} off again: {text}.</numerusform>
            <numerusform>{name} take {points} off again: {text}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} score(s) {points}: {text}.</source>
        <translation>
            <numerusform>{name} scores {points}: {text}.</numerusform>
            <numerusform>{name} score {points}: {text}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} mark(s) {points}: {text}.</source>
        <translation>
            <numerusform>{name} marks {points}: {text}.</numerusform>
            <numerusform>{name} mark {points}: {text}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleViewer</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <comment>found by a search in a page</comment>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other page(s)</source>
        <comment>found by a search in all pages</comment>
        <translation>
            <numerusform>%n other page</numerusform>
            <numerusform>%n other pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message numerus="yes">
        <source>Played to %n point(s).</source>
        <translation>
            <numerusform>Played to %n point.</numerusform>
            <numerusform>Played to %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n spade</numerusform>
            <numerusform>%n spades</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message numerus="yes">
        <source>{names} win(s) the rubber</source>
        <translation>
            <numerusform>{names} wins the rubber</numerusform>
            <numerusform>{names} win the rubber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) three matches out of five</source>
        <translation>
            <numerusform>{names} wins three matches out of five</numerusform>
            <numerusform>{names} win three matches out of five</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each stake is for %n point(s) of the settlement.</source>
        <translation>
            <numerusform>Each stake is for %n point of the settlement.</numerusform>
            <numerusform>Each stake is for %n points of the settlement.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message numerus="yes">
        <source>%n later entries will then count towards a different match.</source>
        <translation>
            <numerusform>One later entry will then count towards a different match.</numerusform>
            <numerusform>%n later entries will then count towards a different match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message numerus="yes">
        <source>played to %n point(s)</source>
        <translation>
            <numerusform>played to %n point</numerusform>
            <numerusform>played to %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetsDialog</name>
    <message numerus="yes">
        <source>“{game}: {names}”, {evening}, %n deal(s)</source>
        <translation>
            <numerusform>“{game}: {names}”, {evening}, %n deal</numerusform>
            <numerusform>“{game}: {names}”, {evening}, %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{game}: {names}”, %n deal(s)</source>
        <translation>
            <numerusform>“{game}: {names}”, %n deal</numerusform>
            <numerusform>“{game}: {names}”, %n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message numerus="yes">
        <source>%n match(es) won</source>
        <translation>
            <numerusform>%n match won</numerusform>
            <numerusform>%n matches won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message numerus="yes">
        <source>{name}: %n match(es) played to the end, {won} won.</source>
        <translation>
            <numerusform>{name}: %n match played to the end, {won} won.</numerusform>
            <numerusform>{name}: %n matches played to the end, {won} won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A filled dot is a match won. After %n more match(es) a line shows your form.</source>
        <translation>
            <numerusform>A filled dot is a match won. After %n more match, a line will show your form.</numerusform>
            <numerusform>A filled dot is a match won. After %n more matches, a line will show your form.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n more match(es) for a reliable rating</source>
        <translation>
            <numerusform>{game}: %n more match for a reliable rating</numerusform>
            <numerusform>{game}: %n more matches for a reliable rating</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a decision cost {points} points (%n judged).</source>
        <translation>
            <numerusform>On average, a decision cost {points} points (%n judged).</numerusform>
            <numerusform>On average, a decision cost {points} points (%n judged).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with both players judged: a margin of {margin}. Of this, {skill} came from skill: your opponent gave away that much more. The rest, {luck}, was luck.</source>
        <translation>
            <numerusform>%n deal with both players judged: a margin of {margin}. Of this, {skill} came from skill: your opponent gave away that much more. The rest, {luck}, was luck.</numerusform>
            <numerusform>%n deals with both players judged: a margin of {margin}. Of this, {skill} came from skill: your opponent gave away that much more. The rest, {luck}, was luck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <translation>
            <numerusform>One card in the stock</numerusform>
            <numerusform>%n cards in the stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) captured by {name}. Click to see the last capture.</source>
        <translation>
            <numerusform>One card captured by {name}. Click to see the last capture.</numerusform>
            <numerusform>%n cards captured by {name}. Click to see the last capture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) won by {name}. Click to see the last one, or all of your own.</source>
        <translation>
            <numerusform>One trick won by {name}. Click to see the last one, or all of your own.</numerusform>
            <numerusform>%n tricks won by {name}. Click to see the last one, or all of your own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) held by {name}</source>
        <translation>
            <numerusform>One card held by {name}</numerusform>
            <numerusform>%n cards held by {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) captured by {name}.</source>
        <translation>
            <numerusform>One card captured by {name}.</numerusform>
            <numerusform>%n cards captured by {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s) captured by {name}.</source>
        <translation>
            <numerusform>One spade captured by {name}.</numerusform>
            <numerusform>%n spades captured by {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They count from %n on, whatever the others have.</source>
        <translation>
            <numerusform>With one or more, they score whatever the others have.</numerusform>
            <numerusform>With %n or more, they score whatever the others have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s).</source>
        <translation>
            <numerusform>{name}: one point.</numerusform>
            <numerusform>{name}: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Warner</name>
    <message numerus="yes">
        <source>That would cost you about %n point(s). Better: {choice}. If you mean it, do it again.</source>
        <translation>
            <numerusform>That would cost you about one point. Better: {choice}. If you mean it, do it again.</numerusform>
            <numerusform>That would cost you about %n points. Better: {choice}. If you mean it, do it again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WholeFiles</name>
    <message numerus="yes">
        <source>%n match(es) added.</source>
        <translation>
            <numerusform>%n match added.</numerusform>
            <numerusform>%n matches added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s) added.</source>
        <translation>
            <numerusform>%n score sheet added.</numerusform>
            <numerusform>%n score sheets added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n had been continued there and were updated here.</source>
        <translation>
            <numerusform>%n had been continued there and was updated here.</numerusform>
            <numerusform>%n had been continued there and were updated here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were already here.</source>
        <translation>
            <numerusform>%n was here already.</numerusform>
            <numerusform>%n were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read completely.</source>
        <translation>
            <numerusform>%n could not be read completely.</numerusform>
            <numerusform>%n could not be read completely.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkProgress</name>
    <message numerus="yes">
        <source>About %n hour(s) left</source>
        <translation>
            <numerusform>About %n hour left</numerusform>
            <numerusform>About %n hours left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left</source>
        <translation>
            <numerusform>About %n minute left</numerusform>
            <numerusform>About %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n second(s) left</source>
        <translation>
            <numerusform>About %n second left</numerusform>
            <numerusform>About %n seconds left</numerusform>
        </translation>
    </message>
</context>
</TS>
