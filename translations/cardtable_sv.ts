<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>By {holders}; licence {licence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of this licence was not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About cardtable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card games on an animated table, with computer players that see their own cards and nothing else. Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Made with {parts}</source>
        <translation>Byggt med {parts}</translation>
    </message>
    <message>
        <source>Saved games: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything missing here is added from the backup. Nothing that is already here changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Component</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backup of them yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last backup: {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy details for a bug report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add data from the last backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last backup: {day} ({age})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Trail {card}.</source>
        <translation>Saka {card}.</translation>
    </message>
    <message>
        <source>the stack of {value}</source>
        <translation>högen på {value}</translation>
    </message>
    <message>
        <source>the build of {value}</source>
        <translation>bygget på {value}</translation>
    </message>
    <message>
        <source>build {number}</source>
        <translation>bygge {number}</translation>
    </message>
    <message>
        <source>Trail {card} as {value}.</source>
        <translation>Lägg ut {card} som {value}.</translation>
    </message>
    <message>
        <source>Build {value} from {card} and {others}.</source>
        <translation>Bygg {value} av {card} och {others}.</translation>
    </message>
    <message>
        <source>Capture {others} with {card}.</source>
        <translation>Ta in {others} med {card}.</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Saka</translation>
    </message>
    <message>
        <source>Trail as {value}</source>
        <translation>Lägg ut som {value}</translation>
    </message>
    <message>
        <source>Lay on: {value}</source>
        <translation>Lägg på: {value}</translation>
    </message>
    <message>
        <source>Build {value}</source>
        <translation>Bygg {value}</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Ta in</translation>
    </message>
    <message>
        <source>{sum}: no other card here makes it up to {value}</source>
        <translation>{sum}: inget här gör det till {value}</translation>
    </message>
    <message>
        <source>{sum}, {missing} short of {value}</source>
        <translation>{sum}, {missing} kvar till {value}</translation>
    </message>
    <message>
        <source>{sum}, not {value}</source>
        <translation>{sum}, inte {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;No bet</source>
        <translation>&amp;Inget vad</translation>
    </message>
    <message>
        <source>P&amp;ropose</source>
        <translation>&amp;Föreslå</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spela</translation>
    </message>
    <message>
        <source>&amp;Accept: how many?</source>
        <translation>&amp;Godta: hur många?</translation>
    </message>
    <message>
        <source>&amp;Refuse: play!</source>
        <translation>&amp;Avslå: spela!</translation>
    </message>
    <message>
        <source>Mark the &amp;king</source>
        <translation>Markera &amp;kungen</translation>
    </message>
    <message>
        <source>&amp;No objection</source>
        <translation>&amp;Inget att anmärka</translation>
    </message>
    <message>
        <source>Take a card too &amp;many</source>
        <translation>Ta ett kort för &amp;mycket</translation>
    </message>
    <message>
        <source>&amp;Keep the box</source>
        <translation>&amp;Behåll boxen</translation>
    </message>
    <message>
        <source>&amp;Give up the box</source>
        <translation>&amp;Lämna boxen</translation>
    </message>
    <message>
        <source>Do not bet.</source>
        <translation>Slå inte vad.</translation>
    </message>
    <message>
        <source>Propose an exchange.</source>
        <translation>Föreslå ett köp.</translation>
    </message>
    <message>
        <source>Play without exchanging.</source>
        <translation>Spela utan att köpa.</translation>
    </message>
    <message>
        <source>Accept the proposal.</source>
        <translation>Godta förslaget.</translation>
    </message>
    <message>
        <source>Refuse the proposal.</source>
        <translation>Avslå förslaget.</translation>
    </message>
    <message>
        <source>Mark the king.</source>
        <translation>Markera kungen.</translation>
    </message>
    <message>
        <source>Make no objection.</source>
        <translation>Anmärk inte på något.</translation>
    </message>
    <message>
        <source>&amp;Wrong capture</source>
        <translation>&amp;Fel intag</translation>
    </message>
    <message>
        <source>&amp;Missed capture</source>
        <translation>&amp;Missat intag</translation>
    </message>
    <message>
        <source>Object: the cards that {player} captured do not add up to the card played.</source>
        <translation>Anmärk: det som {player} har tagit in blir inte kortets värde.</translation>
    </message>
    <message>
        <source>Object: {player} missed a capture that had to be made.</source>
        <translation>Anmärk: {player} har inte tagit in det som kortet måste ta.</translation>
    </message>
    <message>
        <source>Lay {card} on {others}, making {value}.</source>
        <translation>Lägg {card} på {others}, vilket blir {value}.</translation>
    </message>
    <message>
        <source>Take one card more than you discard.</source>
        <translation>Ta ett kort mer än du lägger bort.</translation>
    </message>
    <message>
        <source>Keep the box.</source>
        <translation>Behåll boxen.</translation>
    </message>
    <message>
        <source>Give up the box to the captain.</source>
        <translation>Lämna boxen till kaptenen.</translation>
    </message>
    <message>
        <source>&amp;False king</source>
        <translation>Falsk k&amp;ung</translation>
    </message>
    <message>
        <source>Re&amp;voke</source>
        <translation>Fel &amp;färg</translation>
    </message>
    <message>
        <source>&amp;Too many cards</source>
        <translation>För &amp;många kort</translation>
    </message>
    <message>
        <source>Object: {player} marked a king without holding it.</source>
        <translation>Anmärk: {player} har markerat en kung utan att ha den.</translation>
    </message>
    <message>
        <source>Object: {player} began play with more than five cards.</source>
        <translation>Anmärk: {player} har börjat spela med fler än fem kort.</translation>
    </message>
    <message>
        <source>Ex&amp;change nothing</source>
        <translation>&amp;Köp inget</translation>
    </message>
    <message>
        <source>Ex&amp;change one card</source>
        <translation>&amp;Köp ett kort</translation>
    </message>
    <message>
        <source>Ex&amp;change two cards</source>
        <translation>&amp;Köp två kort</translation>
    </message>
    <message>
        <source>Ex&amp;change three cards</source>
        <translation>&amp;Köp tre kort</translation>
    </message>
    <message>
        <source>Ex&amp;change four cards</source>
        <translation>&amp;Köp fyra kort</translation>
    </message>
    <message>
        <source>Ex&amp;change all five</source>
        <translation>&amp;Köp alla fem</translation>
    </message>
    <message>
        <source>Object to {player}:</source>
        <translation>Anmärk mot {player}:</translation>
    </message>
    <message>
        <source>Object: {player} could have followed suit, headed the trick or trumped, but did not.</source>
        <translation>Anmärk: {player} har inte bekänt färg, tagit över eller trumfat fast det gick.</translation>
    </message>
    <message>
        <source>Bet on {player}:</source>
        <translation>Slå vad på {player}:</translation>
    </message>
    <message>
        <source>Bet on {player} ({same} against {other}):</source>
        <translation>Slå vad på {player} ({same} mot {other}):</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>Spela {card}.</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Lägg bort {cards}.</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>Behåll alla dina kort.</translation>
    </message>
    <message>
        <source>Bet {units} on {player}.</source>
        <translation>Sätt {units} på {player}.</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <translation>lägg bort {cards}</translation>
    </message>
    <message>
        <source>“{action}”</source>
        <translation>”{action}”</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
</context>
<context>
    <name>Adviser</name>
    <message>
        <source>The computer player stopped and has been restarted.</source>
        <translation>Datorspelaren hade stannat och startades om.</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>Matches against {name} do not affect your rating.</source>
        <translation>Partier mot {name} påverkar inte din rating.</translation>
    </message>
    <message numerus="yes">
        <source>After %n more match(es) you will see here how strong you are.</source>
        <translation>
            <numerusform>Efter %n parti till ser du här hur stark du är.</numerusform>
            <numerusform>Efter %n partier till ser du här hur stark du är.</numerusform>
        </translation>
    </message>
    <message>
        <source>You now play about as well as {name}.</source>
        <translation>Du spelar nu ungefär lika bra som {name}.</translation>
    </message>
    <message>
        <source>You are between {weaker} and {stronger}.</source>
        <translation>Du ligger mellan {weaker} och {stronger}.</translation>
    </message>
    <message>
        <source>You are stronger than anyone here.</source>
        <translation>Du är starkare än alla här.</translation>
    </message>
    <message>
        <source>The next player to catch is {name}.</source>
        <translation>Nästa att komma i kapp är {name}.</translation>
    </message>
</context>
<context>
    <name>Agreed</name>
    <message>
        <source>Rules agreed</source>
        <translation>Överenskomna regler</translation>
    </message>
    <message>
        <source>All the usual rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thing}: {meant}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sign} marks each rule that is not the usual one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgreementDialog</name>
    <message>
        <source>These rules in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players: {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Code for these rules, which a friend can enter in a new match under “A friend’s code”:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as a file…</source>
        <translation type="unfinished">Spara so&amp;m fil…</translation>
    </message>
    <message>
        <source>Save the rules as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules (*.cardrules)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation type="unfinished">Sparat som ”{file}”.</translation>
    </message>
</context>
<context>
    <name>AgreementRow</name>
    <message>
        <source>Rules (*.cardrules *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load rules from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules in &amp;words, to share…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything agreed: in words, as a code and as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load &amp;rules from a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules from somebody else</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AllCardsDialog</name>
    <message>
        <source>All the cards of deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the &amp;pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step by step on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack was in this order before the first card was dealt. Nothing has changed it since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of the pack as text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Aloud</name>
    <message>
        <source>{card} captures {others}</source>
        <translation>{card} tar {others}</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>times</source>
        <translation>gånger</translation>
    </message>
    <message>
        <source>is</source>
        <comment>between numbers: 2 times 5 is 10</comment>
        <translation>är</translation>
    </message>
    <message>
        <source>plus or minus</source>
        <translation>plus eller minus</translation>
    </message>
    <message>
        <source>{points} to {points_of_others}</source>
        <translation>{points} mot {points_of_others}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} till {last}</translation>
    </message>
    <message>
        <source>{payer} to {paid}</source>
        <translation>{payer} till {paid}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>or more</source>
        <translation>eller fler</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>avbockad</translation>
    </message>
</context>
<context>
    <name>AskingWhy</name>
    <message>
        <source>The answer may give away what {name} holds.</source>
        <translation>Svaret kan avslöja vad {name} har på handen.</translation>
    </message>
    <message>
        <source>Tell me why</source>
        <translation>Säg varför</translation>
    </message>
    <message>
        <source>Wait until the deal is over</source>
        <translation>Vänta tills given är slut</translation>
    </message>
    <message>
        <source>Asking {name} …</source>
        <translation>Frågar {name} …</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Not saving</source>
        <translation>Sparas inte</translation>
    </message>
</context>
<context>
    <name>CardDetails</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} av {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen for the exchange</source>
        <translation>valt för byte</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>upptaget</translation>
    </message>
    <message>
        <source>cannot be played now</source>
        <translation>kan inte spelas nu</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>valt</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möjligt</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>föreslaget</translation>
    </message>
    <message>
        <source>chosen, but not the best</source>
        <translation>valt, men inte det bästa</translation>
    </message>
    <message>
        <source>chosen and suggested</source>
        <translation>vald och föreslagen</translation>
    </message>
</context>
<context>
    <name>CardStrip</name>
    <message>
        <source>No cards</source>
        <translation>Inga kort</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>ess</translation>
    </message>
    <message>
        <source>two</source>
        <translation>tvåa</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trea</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fyra</translation>
    </message>
    <message>
        <source>five</source>
        <translation>femma</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sexa</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sjua</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>åtta</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nia</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tia</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knekt</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dam</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kung</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spader</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klöver</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>dolt kort</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>ett dolt kort</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>jokern</translation>
    </message>
    <message>
        <source>joker of {value}</source>
        <translation>joker på {value}</translation>
    </message>
    <message>
        <source>the joker of {value}</source>
        <translation>jokern på {value}</translation>
    </message>
    <message>
        <source>Jo{value}</source>
        <translation>Jo{value}</translation>
    </message>
    <message>
        <source>Jo</source>
        <translation>Jo</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
</context>
<context>
    <name>CashDialog</name>
    <message>
        <source>Somebody paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody advanced money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartDialog</name>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score, deal by deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as a picture…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Put back</source>
        <translation>Lägg tillbaka</translation>
    </message>
    <message>
        <source>Play this (Enter)</source>
        <translation>Spela så här (Retur)</translation>
    </message>
    <message>
        <source>Put the card back (Esc)</source>
        <translation>Lägg tillbaka kortet (Esc)</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Ditt val</translation>
    </message>
    <message numerus="yes">
        <source>%n more way(s)</source>
        <translation>
            <numerusform>%n möjlighet till</numerusform>
            <numerusform>%n möjligheter till</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>Take</source>
        <translation>Ta in</translation>
    </message>
    <message>
        <source>These cards do not add up.</source>
        <translation>De här korten går inte ihop.</translation>
    </message>
</context>
<context>
    <name>Classroom</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Steg {number} av {count}</translation>
    </message>
    <message>
        <source>What does “{word}” mean?</source>
        <translation>Vad betyder ”{word}”?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Vidare</translation>
    </message>
    <message>
        <source>That is all of them</source>
        <translation>Det var alla</translation>
    </message>
    <message>
        <source>Counts as a mistake. The fewer there are, the more stars you get.</source>
        <translation>Räknas som ett fel. Ju färre fel, desto fler stjärnor får du.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Visa mig</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>Nästa: {lesson}</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nästa lektion</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>En gång till</translation>
    </message>
    <message>
        <source>Now play a game</source>
        <translation>Spela ett parti nu</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alla lektioner</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Inga fel.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s). Play it again without any for three stars.</source>
        <translation>
            <numerusform>Ett fel. Spela lektionen igen utan fel, så får du tre stjärnor.</numerusform>
            <numerusform>%n fel. Spela lektionen igen utan fel, så får du tre stjärnor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Tillbaka till partiet</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">Vilket spel</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code for a friend</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), shuffle number {number}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The code contains all of this. A friend enters it in a new match, under “A friend’s code”. You then both play by the same rules, with the same cards in the same seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules as in the rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Last trick</source>
        <translation>Sista sticket</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Senaste intag</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Drag</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Spr&amp;åk</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nytt parti…</translation>
    </message>
    <message>
        <source>New score s&amp;heet…</source>
        <translation>Nytt p&amp;rotokoll…</translation>
    </message>
    <message>
        <source>Past score shee&amp;ts…</source>
        <translation>Tidigare pr&amp;otokoll…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startsida</translation>
    </message>
    <message>
        <source>School</source>
        <translation>Skola</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Tillbakablick</translation>
    </message>
    <message>
        <source>Past &amp;games…</source>
        <translation>Tidigare &amp;partier…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>Öppna en &amp;uppteckning…</translation>
    </message>
    <message>
        <source>&amp;Save as a file…</source>
        <translation>Spara so&amp;m fil…</translation>
    </message>
    <message>
        <source>Code for a &amp;friend…</source>
        <translation>&amp;Kod till en vän…</translation>
    </message>
    <message>
        <source>Save &amp;everything…</source>
        <translation>Spara &amp;allt…</translation>
    </message>
    <message>
        <source>Add sa&amp;ved data…</source>
        <translation>&amp;Läs in det sparade…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;vsluta</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Wh&amp;y did the computer player do that?</source>
        <translation>Var&amp;för gjorde datorspelaren så?</translation>
    </message>
    <message>
        <source>E&amp;xplain my options</source>
        <translation>För&amp;klara vad man kan göra</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Hoppa över</translation>
    </message>
    <message>
        <source>Finish all movement immediately</source>
        <translation>Visa genast det som ännu rör sig</translation>
    </message>
    <message>
        <source>The rules for this point in the game</source>
        <translation>Reglerna, på det ställe där spelet är nu</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Samma &amp;giv igen</translation>
    </message>
    <message>
        <source>Could I have done &amp;better?</source>
        <translation>Kunde jag ha spelat &amp;bättre?</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Händelser</translation>
    </message>
    <message>
        <source>Show or hide the moves in this deal</source>
        <translation>Visa eller dölj vad som har hänt i given</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>&amp;Ljud</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>Lär dig sp&amp;ela…</translation>
    </message>
    <message>
        <source>&amp;Problems to solve…</source>
        <translation>U&amp;ppgifter att lösa…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Tan&amp;genter</translation>
    </message>
    <message>
        <source>R&amp;ead out</source>
        <translation>Läs &amp;upp</translation>
    </message>
    <message>
        <source>My &amp;hand</source>
        <translation>Min &amp;hand</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>&amp;Bordet</translation>
    </message>
    <message>
        <source>&amp;Score and turn</source>
        <translation>&amp;Ställning och tur</translation>
    </message>
    <message>
        <source>The &amp;last moves</source>
        <translation>De senaste &amp;dragen</translation>
    </message>
    <message>
        <source>&amp;What I can do</source>
        <translation>&amp;Vad jag kan göra</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Helskärm</translation>
    </message>
    <message>
        <source>&amp;About cardtable</source>
        <translation>&amp;Om cardtable</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>Hur fort korten rör sig</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Verktyg</translation>
    </message>
</context>
<context>
    <name>Comments</name>
    <message>
        <source>Advice to {name}: {reasons}</source>
        <translation>Råd till {name}: {reasons}</translation>
    </message>
</context>
<context>
    <name>ComputerBar</name>
    <message>
        <source>The computer player is taking too long.</source>
        <translation>Datorspelaren behöver längre tid än den borde.</translation>
    </message>
    <message>
        <source>The computer player has stopped several times. Its moves follow simple rules until it answers again.</source>
        <translation>Datorspelaren har stannat mer än en gång. Enkla regler gör dess drag tills den svarar igen.</translation>
    </message>
    <message>
        <source>Make a simple move for it</source>
        <translation>Gör ett enkelt drag åt den</translation>
    </message>
    <message>
        <source>Restart the computer player</source>
        <translation>Starta om datorspelaren</translation>
    </message>
    <message>
        <source>The computer player</source>
        <translation>Datorspelaren</translation>
    </message>
</context>
<context>
    <name>ComputerTurn</name>
    <message>
        <source>{reason} For now the program is playing for {name}.</source>
        <translation>{reason} Under tiden spelar programmet åt {name}.</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>{name} is to play.</source>
        <translation>{name} är i tur.</translation>
    </message>
</context>
<context>
    <name>CounterField</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
</context>
<context>
    <name>DealHead</name>
    <message>
        <source>The score so far is {points} to {others}.</source>
        <translation>Hittills {points} mot {others}.</translation>
    </message>
    <message>
        <source>Deal {number} is over</source>
        <translation>Giv {number} är slut</translation>
    </message>
    <message>
        <source>A draw, {points} all</source>
        <translation>Oavgjort, {points} lika</translation>
    </message>
    <message>
        <source>You win {points} to {others}</source>
        <translation>Du vinner med {points} mot {others}</translation>
    </message>
    <message>
        <source>The deal goes to {name}, {points} to {others}</source>
        <translation>Given går till {name}, {points} mot {others}</translation>
    </message>
    <message>
        <source>The decisive score: {line}.</source>
        <translation>Det avgjorde: {line}.</translation>
    </message>
    <message>
        <source>The biggest score: {line}.</source>
        <translation>Det gav mest: {line}.</translation>
    </message>
</context>
<context>
    <name>DealResultDialog</name>
    <message>
        <source>Words explained: {words}.</source>
        <translation>Förklaring: {words}.</translation>
    </message>
    <message>
        <source>Choose a line to read what it counts for.</source>
        <translation>Välj en rad för att läsa vad den räknas för.</translation>
    </message>
    <message>
        <source>Choose a line to see its cards.</source>
        <translation>Välj en rad för att se korten bakom den.</translation>
    </message>
    <message>
        <source>This line has no cards.</source>
        <translation>Inga kort hör till den här raden.</translation>
    </message>
    <message>
        <source>{name}: {line}</source>
        <translation>{name}: {line}</translation>
    </message>
    <message>
        <source>Scores, by side</source>
        <translation>Vad som räknas, per sida</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>The score in the match: {points}.</source>
        <translation>Ställningen i partiet: {points}.</translation>
    </message>
    <message>
        <source>This match is over.</source>
        <translation>Det här partiet är slut.</translation>
    </message>
    <message>
        <source>The accounts, in units: {accounts}.</source>
        <translation>Konton, i enheter: {accounts}.</translation>
    </message>
    <message>
        <source>&amp;All cards…</source>
        <translation>&amp;Alla kort…</translation>
    </message>
    <message>
        <source>&amp;Score sheet…</source>
        <translation>&amp;Protokoll…</translation>
    </message>
    <message>
        <source>Could I have done &amp;better?</source>
        <translation>Kunde jag ha spelat &amp;bättre?</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Samma &amp;giv igen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>Stop and se&amp;ttle</source>
        <translation>Sluta och gör &amp;upp</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mer</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Resultat</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nästa giv</translation>
    </message>
    <message>
        <source>Units from stakes and bets are in brackets.</source>
        <translation>Det som står inom parentes är enheter av insatser och vad.</translation>
    </message>
    <message>
        <source>The numbers in brackets are counted, but only the difference is marked.</source>
        <translation>Det som står inom parentes räknas, och bara skillnaden markeras.</translation>
    </message>
    <message>
        <source>The repique is paid as a separate match. The points that made it are in brackets or are taken off again.</source>
        <translation>Repiken betalas som ett eget parti: det som gav den står inom parentes eller dras av igen.</translation>
    </message>
    <message>
        <source>Prizes are in brackets. They are offset against each other at the end of the match.</source>
        <translation>Priser står inom parentes: de räknas av mot varandra när partiet är slut.</translation>
    </message>
    <message>
        <source>This match is over. Matches won: {score}.</source>
        <translation>Det här partiet är slut. Vunna partier: {score}.</translation>
    </message>
    <message>
        <source>{name} has won the three-player match and leaves; {others} play on.</source>
        <translation>{name} har vunnit partiet på tre och går ur; {others} spelar vidare.</translation>
    </message>
</context>
<context>
    <name>DealResultModel</name>
    <message>
        <source>Scores</source>
        <translation>Vad som räknas</translation>
    </message>
    <message>
        <source>Scored in this deal</source>
        <translation>Antecknat i given</translation>
    </message>
</context>
<context>
    <name>DoubtfulMatch</name>
    <message>
        <source>Last time, the program failed before its window appeared, while opening “{file}”. The file has not been opened this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last time, the program failed before its window appeared, while opening a match: {game}, begun {moment}. It has been left closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip this match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DroppedIn</name>
    <message>
        <source>an impossible number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compiled words are missing or damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this file name is not used here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not belong on a rule page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a language code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without the English texts, as compressed by lrelease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not closed where it was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too long, or with characters that cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not text in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not valid TOML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plural forms differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the placeholders differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>includes itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing or wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}, and {more} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Casino, ♦10</source>
        <translation>Storan, ♦10</translation>
    </message>
    <message>
        <source>Little Casino, ♠2</source>
        <translation>Lillan, ♠2</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Spaderknekt</translation>
    </message>
    <message>
        <source>Joker of 15</source>
        <translation>Jokern på 15</translation>
    </message>
    <message>
        <source>Joker of 17</source>
        <translation>Jokern på 17</translation>
    </message>
    <message>
        <source>Joker of 20</source>
        <translation>Jokern på 20</translation>
    </message>
    <message>
        <source>Joker of 22</source>
        <translation>Jokern på 22</translation>
    </message>
    <message>
        <source>Joker of 25</source>
        <translation>Jokern på 25</translation>
    </message>
    <message>
        <source>Joker of 30</source>
        <translation>Jokern på 30</translation>
    </message>
    <message>
        <source>Ten of spades</source>
        <translation>Spader tio</translation>
    </message>
    <message>
        <source>Ten of hearts</source>
        <translation>Hjärter tio</translation>
    </message>
    <message>
        <source>Ten of clubs</source>
        <translation>Klöver tio</translation>
    </message>
    <message>
        <source>Seven of spades</source>
        <translation>Spader sju</translation>
    </message>
    <message>
        <source>Seven of diamonds</source>
        <translation>Ruter sju</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ess</translation>
    </message>
    <message>
        <source>Other aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of spades</source>
        <translation>Spaderess</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Senaste intag</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Tabbar</translation>
    </message>
    <message>
        <source>Double sweeps</source>
        <translation>Dubbeltabbar</translation>
    </message>
    <message>
        <source>Zwicker</source>
        <translation>Zwicker</translation>
    </message>
    <message>
        <source>Mulles</source>
        <translation>Mullar</translation>
    </message>
    <message>
        <source>Points for mulles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More spades, on a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played without proposing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of trumps</source>
        <translation>Trumfkung</translation>
    </message>
    <message>
        <source>King turned up</source>
        <translation>Kung uppslagen</translation>
    </message>
    <message>
        <source>Box given up after the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet on {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet on {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King not marked in time: lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King marked but not held: a card may be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke: one point less if the tricks are won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than five cards in play: one point off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is expected here, or a sum such as 10+15+8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these declarations elder reaches {target} before the dealer scores, unless they make a repique. Enter the repique, or the dealer’s better declaration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeal, entered on its own: the same dealer again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{category}: {given} in all, but it must be {together}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{category}: this is not entered under these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules, deals are not entered this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{category}: entered twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{category}: {given} is less than the {named} entered one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match had already been won by then, so nothing later counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huts no longer count once somebody has {limit} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who took three tricks or more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is only one king of trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this fault the king cannot be marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet on one of the two players.</source>
        <translation type="unfinished">Man slår vad på en av de två som spelar.</translation>
    </message>
    <message>
        <source>{column}: a deal has only one contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of the deal add up to {given}, but should be {together}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no formula yet for the points of a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A formula can have at most {most} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The formula cannot be understood from here on: {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is missing at the end of the formula.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” in the formula is neither an entry nor a function.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” in the formula has the wrong number of values in brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{whole},{rest}” in the brackets after “{name}” can be read in two ways: write {whole}; {rest} for two values or {whole}.{rest} for one number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The formula has too many nested brackets, or a function over all players inside another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these numbers the formula divides by zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The formula always divides by zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The formula gives {value}, but points are whole numbers. Use round, up or down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result of the formula is too large for a score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the game’s entries has no name yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two entries cannot both be called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal can have at most {most} entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}”: these limits contradict each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has no name yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another game is already called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file does not contain a custom game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not add up to {target} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{category}: only one player scores in each class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{category}: a score of {given} is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pack does not have the cards for all these declarations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every card is part of these declarations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a score in every class, so none was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tricks are divided, nobody has won them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal cannot have both a repique and a pique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These marks are worth at least {least} points, but only {given} have been entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal is worth that many points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder scores at least one point for the first lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who sits out does not deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A repique needs {least} points from declarations, and the opponent must not have prevented it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several players would win with these points. First mark only the points of the player who got there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match has begun yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To play a different game, or with different players, begin a new sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{persons} cannot share {given} equally. Enter each player’s share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of a deal must add up to zero here. These add up to {rest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tie for spades to break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More spades break this tie. Who has more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two scores in play do not agree with each other or with the tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every capture takes at least two cards, so {given} is too few.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{given} points in play cannot come from {tricks} tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pique is possible once the opponent has scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pique needs {least} points, but these come to only {given}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal that was played does not fit this sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no points to take off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can join or leave this game. Continue the evening with other players instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That player is already here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That player is not here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {most} players can take part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least two must stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This entry is no longer on the sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Det finns inget att ångra.</translation>
    </message>
    <message>
        <source>An evening’s cash book can have at most {most} entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changes to this sheet contradict each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This score sheet has since been continued elsewhere. From now on this copy is kept as a separate sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a score sheet, or the file is incomplete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not one of this program’s score sheets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large to be a score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accounts do not add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to enter: {open}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least {points} points in this deal would have to come from sweeps and the like. Such deals are very rare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered: {given} of {whole} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} ({left} of {due})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tarock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Marked by hand</source>
        <translation>Markerat för hand</translation>
    </message>
    <message>
        <source>Reached the target first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{category}: only multiples of {step} can be entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of an entry: names have up to {most} letters, digits and spaces, begin with a letter, and are not words used in formulas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches won on another sheet were carried over here, which does not fit the rules of this sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First there: at half the target, or at the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Carte blanche</translation>
    </message>
    <message>
        <source>Carte rouge</source>
        <translation>Carte rouge</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Rummel</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sekvenser</translation>
    </message>
    <message>
        <source>Trios and quatorzes</source>
        <translation>Trior och quatorzer</translation>
    </message>
    <message>
        <source>Points in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Sista sticket</translation>
    </message>
    <message>
        <source>Repique</source>
        <translation>Repik</translation>
    </message>
    <message>
        <source>Pique</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Capot</source>
        <translation>Kapott</translation>
    </message>
    <message>
        <source>Tricks divided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong declaration: no score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many cards: no score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few cards: the missing tricks are lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards mixed with tricks: no score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke: five points for the opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repique or pique announced too late: lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class left out: lost for this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer exchanged too early: lower three only, or a misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of suit not named: no penalty for a revoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loser with {half} or more pays less. Did the loser reach {half} before the winner reached {target}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a player who was there at the beginning can deal first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can mark points only for those who are playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mata, ♠2</source>
        <translation type="unfinished">Mata, ♠2</translation>
    </message>
    <message>
        <source>Ten of diamonds</source>
        <translation type="unfinished">Ruter tio</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <translation type="unfinished">Hjärterknekt</translation>
    </message>
    <message>
        <source>Napula, its last spade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All thirteen spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scua</source>
        <translation type="unfinished">Scua</translation>
    </message>
    <message>
        <source>Picada</source>
        <translation type="unfinished">Picada</translation>
    </message>
    <message>
        <source>Simili</source>
        <translation type="unfinished">Simili</translation>
    </message>
    <message>
        <source>Quadriglia</source>
        <translation type="unfinished">Quadriglia</translation>
    </message>
    <message>
        <source>{category}: the least possible is {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{category}: the most possible is {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{category}: {given} in all, but the most possible is {together}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{category}: this does not apply to this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{category}: {left} have not been entered yet, so it is not clear who has the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can refuse unless somebody has proposed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box can be given up only if another match follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}”: between {least} and {most} there is no multiple of {step} except 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}”: with these limits the players’ numbers can never add up to {together}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each contract a name and a value, one after another: Hearts 10; Spades 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can have at most {most} games of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one player reaches {target} points. Who got there first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one side can have the run from the ace of spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run from the ace of spades includes the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player plays against the others. Enter a number for that player only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player without a trick cannot have won the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This score sheet no longer exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skat (Seeger–Fabian)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bierlachs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rummy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>{title}, {name}</source>
        <translation type="unfinished">{title}, {name}</translation>
    </message>
    <message>
        <source>Choose the winner, and enter the number once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press a side’s number, or 0 for nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} for {name}: press {key}, or 0 for nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ear&amp;lier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;ter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Insert a deal before this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the &amp;correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults in this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter numbers with the mouse or a finger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enter anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Avbryt</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation type="unfinished">{name} ger</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Det är inte din tur.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation>Du har inte {card}.</translation>
    </message>
    <message>
        <source>This is not on the table.</source>
        <translation>Det ligger inte på bordet.</translation>
    </message>
    <message>
        <source>There is no such build on the table.</source>
        <translation>Det finns inget sådant bygge på bordet.</translation>
    </message>
    <message>
        <source>{card} must capture everything that makes {values}.</source>
        <translation>{card} måste ta allt som blir {values}.</translation>
    </message>
    <message>
        <source>To build {value} you must hold another card worth {value}.</source>
        <translation>För att bygga {value} måste du ha ett annat kort på hand som räknas som {value}.</translation>
    </message>
    <message>
        <source>To make {sum} you must hold another card worth {sum}, or your partner must have announced it.</source>
        <translation>För att göra {sum} måste du ha ett kort till som räknas som {sum}, eller så måste din partner ha anmält det.</translation>
    </message>
    <message>
        <source>You have a build on the table: take it, add to it, or capture something else first.</source>
        <translation>Du har ett bygge på bordet: ta in det, bygg på det eller ta först in något annat.</translation>
    </message>
    <message>
        <source>You would no longer hold a card that can capture your own build.</source>
        <translation>Du skulle inte längre ha något kort som kan ta in ditt eget bygge.</translation>
    </message>
    <message>
        <source>Only a single build can be raised, and this is a multiple one.</source>
        <translation>Bara ett enkelt bygge kan höjas, och det här är ett flerdubbelt.</translation>
    </message>
    <message>
        <source>By these rules nobody may raise their own build.</source>
        <translation>Det är avtalat att ingen höjer sitt eget bygge.</translation>
    </message>
    <message>
        <source>A card that can capture must capture, and {card} can.</source>
        <translation>Den som kan ta in måste ta in, och {card} kan det.</translation>
    </message>
    <message>
        <source>This game has no builds.</source>
        <translation>I det här spelet byggs det inte.</translation>
    </message>
    <message>
        <source>In this game you cannot lay one card on another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a card on one other card or on one stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By these rules you may not lay a card on another while you can capture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal is in progress.</source>
        <translation>Just nu spelas ingen giv.</translation>
    </message>
    <message>
        <source>This deal is still being played.</source>
        <translation>Given spelas fortfarande.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partiet är slut.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Det finns inget att ångra.</translation>
    </message>
    <message>
        <source>“{text}” is not a move in this game.</source>
        <translation>”{text}” är inget drag i det här spelet.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Det går inte nu.</translation>
    </message>
    <message>
        <source>Bet on one of the two players.</source>
        <translation>Man slår vad på en av de två som spelar.</translation>
    </message>
    <message>
        <source>{most} is the highest bet allowed.</source>
        <translation>{most} är det högsta vad som avtalats.</translation>
    </message>
    <message>
        <source>A player who has proposed must exchange at least one card.</source>
        <translation>Den som har föreslagit köper minst ett kort.</translation>
    </message>
    <message>
        <source>The stock has only {most} left for you.</source>
        <translation>Talongen har bara {most} kvar åt dig.</translation>
    </message>
    <message>
        <source>You must follow suit: you hold {suit}.</source>
        <translation>Du måste bekänna färg: du har {suit}.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must trump. You hold {suit}.</source>
        <translation>Den som inte kan bekänna färg måste trumfa: du har {suit}.</translation>
    </message>
    <message>
        <source>You do not hold the king of {suit}.</source>
        <translation>Du har inte kungen i {suit}.</translation>
    </message>
    <message>
        <source>The king has already been marked.</source>
        <translation>Kungen är redan markerad.</translation>
    </message>
    <message>
        <source>It is too late to mark the king.</source>
        <translation>Det är för sent att markera kungen.</translation>
    </message>
    <message>
        <source>Your declarations do not make a repique.</source>
        <translation>Dina anmälningar ger ingen repik.</translation>
    </message>
    <message>
        <source>You cannot score this.</source>
        <translation>Det kan du inte räkna.</translation>
    </message>
    <message>
        <source>You must exchange exactly {number}.</source>
        <translation>Det är bestämt hur många kort du köper: {number}.</translation>
    </message>
    <message>
        <source>You cannot show carte blanche now.</source>
        <translation>Du kan inte visa carte blanche nu.</translation>
    </message>
    <message>
        <source>There is no fault of this kind to object to now.</source>
        <translation>Det finns inget sådant att anmärka på nu.</translation>
    </message>
    <message>
        <source>Nothing has been declared yet.</source>
        <translation>Inget har anmälts som kunde gälla.</translation>
    </message>
    <message>
        <source>Say whether it is good, or declare something at least as good.</source>
        <translation>Säg om det gäller, eller anmäl något som inte är sämre.</translation>
    </message>
    <message>
        <source>You do not hold this.</source>
        <translation>Det har du inte.</translation>
    </message>
    <message>
        <source>This does not beat the declaration.</source>
        <translation>Det slår inte det som anmälts.</translation>
    </message>
    <message>
        <source>You have said that you will lead {suit}.</source>
        <translation>Du har sagt att du ska spela ut {suit}.</translation>
    </message>
    <message>
        <source>There are no cards to look at.</source>
        <translation>Det finns inget att titta på.</translation>
    </message>
    <message>
        <source>You hold no {suit}.</source>
        <translation>Du har ingen {suit}.</translation>
    </message>
    <message>
        <source>You cannot ask that now.</source>
        <translation>Det finns inget att fråga nu.</translation>
    </message>
    <message>
        <source>You can claim the rest when it is your lead and you hold at least two cards.</source>
        <translation>Resten kan begäras när du spelar ut och har minst två kort.</translation>
    </message>
    <message>
        <source>You cannot give up the rest now.</source>
        <translation>Resten kan inte ges upp nu.</translation>
    </message>
    <message>
        <source>“{text}” cannot be declared.</source>
        <translation>”{text}” är inget som kan anmälas.</translation>
    </message>
    <message>
        <source>There are {seats} seats for {players} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no family of games called “{family}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game called “{variant}” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{variant} has no option called “{option}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is not a value for “{option}”. Allowed: {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{variant} cannot be played by {players}. Allowed: {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name “{name}” is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{variant} would deal {dealt} cards, but its pack has {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{variant} needs either a target or a number of deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card has one value, or two with the lower one first, but not {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{variant} has no card whose two values could be used at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{variant} would count the same thing twice ({part}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{variant} must mark either all scoring cards immediately or none of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} players with {hand} cards each, and {table} on the table, need more than {cards} cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something must score in every deal. Give points to cards, spades, aces or the last capture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If spades score nothing, they cannot break a tie. Choose another tie-break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sweep can take points off the previous player only if the fewest points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huts are not marked in the last round, and this game has only one round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal is worth {points} points without sweeps, so you would not reach {target} in an evening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the fewest points win, you cannot mark only the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pique cannot win a separate match if a repique, which is worth more, only adds points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a single match the box cannot pass to anybody. Play at least two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the fewest points win, getting there first and the lurch have no meaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large to be a record of a match or a score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file contains no rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is neither a number of at most nine digits nor the code of a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games cannot be opened. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be saved. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old saved games could not be moved. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson in {file} cannot be used ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} is not a usable problem ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no problems of the kind “{kind}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has the saved games open. Is cardtable running twice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games could not be used. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games are damaged. The program will recover what it can when it next starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file made by “Save everything”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is damaged, so nothing was taken from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file was made by a newer version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file from another program was found where the saved games belong. It was kept, unchanged, as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match never comes to an end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recovery was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recovery could not be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recovery failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}, move {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a record of a match, or the file is incomplete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a record of a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was made by a newer version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An object in braces is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This entry is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” appears twice in the same place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This entry is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“true” or “false” is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value is not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is chosen on the table must form one or more sets that each add up to {values}.</source>
        <translation>Det som är valt på bordet måste bilda en eller flera grupper som var för sig blir {values}.</translation>
    </message>
    <message>
        <source>Court cards only pair: {card} takes only cards of its own rank.</source>
        <translation>Klädda kort bildar bara par: {card} tar sin like och inget annat.</translation>
    </message>
    <message>
        <source>The rules say how many matching court cards can be taken at once, and {number} is not allowed.</source>
        <translation>Det är avtalat hur många lika klädda kort som tas på en gång, och {number} är inte tillåtet.</translation>
    </message>
    <message>
        <source>In this game {card} captures one matching card or one set, and never more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of capture can be marked only with one pack, and one set per capture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} can capture everything on the table, so it must.</source>
        <translation>{card} kan ta hela bordet och måste göra det.</translation>
    </message>
    <message>
        <source>If you trail a joker, give it a value from two to fourteen.</source>
        <translation>En joker som läggs ut får ett värde från två till fjorton.</translation>
    </message>
    <message>
        <source>Jokers need a game in which one card can be laid on another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together they make {sum}, but a stack cannot go above {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First press one of the buttons, then play cards.</source>
        <translation>Välj först en av knapparna; korten spelas sedan.</translation>
    </message>
    <message>
        <source>You can beat {lead}, so you must.</source>
        <translation>Du måste ta över {lead}, och du kan det.</translation>
    </message>
    <message>
        <source>This match must be played to the end and cannot be settled before then.</source>
        <translation>Det här partiet går till sitt slut; inget kan göras upp dessförinnan.</translation>
    </message>
    <message>
        <source>You must exchange between {minimum} and {maximum} cards.</source>
        <translation>Du köper från {minimum} till {maximum} kort.</translation>
    </message>
    <message>
        <source>You must exchange both of the cards left over, or neither.</source>
        <translation>Du köper båda de kort som är över eller inget.</translation>
    </message>
    <message>
        <source>“{option}” has no effect alongside the other choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When only the difference is marked, two players cannot reach the target in one deal, so it never matters who gets there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Getting there first matters only if there is a target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{variant} lets players leave. That needs three or more players without partners, a target, and scores marked after the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points from the seventh spade onwards need a single pack, as two packs have 26 spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the strict table a missed capture can be made later, so huts and single cards cannot be marked immediately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When court cards only pair, you take as many as you like, so there is no duty to capture everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With only one deal, the points for the cards cannot be carried over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pool is made up of stakes. Play for a stake of at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a stake there is nothing to double or treble. Play for a stake of at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evening would be over before anybody had to give up a seat. Play more matches, or have the loser leave after fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no version {version} of the record format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards that were cut do not decide who deals first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are not the cards of the game’s pack: {given} instead of {expected}, and {card} does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a place on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player cannot see this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” cannot happen in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} cannot be shown with four counters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} cannot be shown in strokes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters placed like this mean nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games should be in {file}, but no user here has that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games are damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games were damaged. They were kept as {file}, and the program is starting without any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games were damaged. Recovered matches: {parties}; score sheets: {sheets}. Only partly recovered: {cut}; unreadable: {lost}. The damaged file was kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games were damaged and could not be read. They were kept as {file}. You are continuing with the backup from {day}. Matches: {parties}; score sheets: {sheets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games were made by a newer version of the program. They were kept, unchanged, as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is no longer among the saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is not among the saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same match has been continued elsewhere in the meantime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is already over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no favourite with that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text contains characters that cannot be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a text file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer player is not answering.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer player failed ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no computer player called “{player}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No computer player knows this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {players} computer players for {seats} seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer player’s answer is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer player’s answer could not be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer player was interrupted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged, or it was not made by this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is more than one code in this text. Keep only the one you want.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games could not be backed up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file could not be read in full. Nothing was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games have not been opened because the program failed to start last time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The previous saved games were kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was not enough memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games are damaged and could not be read in full. Nothing was changed. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid TOML.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language in {file} cannot be used ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some texts in {file} cannot be used and have been left out ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page {file} cannot be used ({reason}), so another is shown instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That backup is damaged. The saved games are unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a card captures only one set, there are no builds, stacks or mulles, and no duty to capture.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EveningDialog</name>
    <message>
        <source>{payer} pays {receiver} {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} pays {amount} into the kitty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evening’s settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes on the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} ({points})</source>
        <translation>{game} ({points})</translation>
    </message>
    <message>
        <source>paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{receiver} takes {amount} out of the kitty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} → {receiver}: {amount} {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, match {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} → {receiver}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied, as a picture and as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid in &amp;advance…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the totals were reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not over yet</source>
        <translation>Ännu inte slut</translation>
    </message>
    <message>
        <source>{name} {amount}, each of the others {other}</source>
        <translation>{name} {amount}, var och en av de andra {other}</translation>
    </message>
    <message>
        <source>Re&amp;instate it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;trike out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement: {evening}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a p&amp;icture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pai&amp;d…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">Å&amp;ngra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Into the kitty…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Out of the kitty…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results and payments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not over yet: {match}.</source>
        <translation>Ännu inte slut: {match}.</translation>
    </message>
    <message>
        <source>Paid…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid: {payment}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody owes anybody anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EveningTable</name>
    <message>
        <source>Table view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExplainedWords</name>
    <message>
        <source>{word}: {explanation}</source>
        <translation>{word}: {explanation}</translation>
    </message>
    <message>
        <source>What is “{word}”?</source>
        <translation>Vad betyder ”{word}”?</translation>
    </message>
</context>
<context>
    <name>Farewell</name>
    <message>
        <source>Some of what you played or marked here has not been saved. {reason} Anything not saved when the program ends will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Spara som…</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Who dealt?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who was it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is entered on the sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the sheet: a misdeal by {name}, and the same dealer again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the sheet: this deal, as dealt by {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the sheet, for {name}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enter it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The dealer did not announce the last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody played out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody took cards that do not make the right value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sweep was not marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody made a build without holding the card for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does anybody want a new deal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has the next player already played?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has the same side captured again since then?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody has played yet, the same dealer deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal stands and is played as far as the cards go. A player without a card is skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who was dealt the card keeps it, and the deal stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer should have announced it. The score does not change, and there is no penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is taken back, and the right player plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play stands. The player who was passed over plays next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards go back to the table. The card played stays there too, as if trailed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was noticed too late, so the capture stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sweep is still marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can no longer be checked, so the sweep is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The build is split up. Its cards are single cards on the table again, open to all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>McLeod and Martin, pagat.com 2022, “{section}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody exposed a card of their own in the deal or exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is face up in the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody got the wrong number of cards in the exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody wants to take back a proposal, an acceptance or a refusal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king of trumps was not marked in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody marked the king without holding it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody is playing with more than five cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody failed to follow suit or head the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody gave up and threw down their cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has anybody looked at these cards yet?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose number is wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More or fewer than five?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When was it noticed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Had that player won a trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was said?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a trump was turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After that, before the first lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the first lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That a rule was broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a player holds or should play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder may ask for a new deal by the same dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The extra cards turned up are pushed into the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who reaches it in the exchange may take it, or discard it and take the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who exposed their own card must keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has looked at the cards, so the number is put right at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder must propose, and discards more or fewer cards so as to have five afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder must propose and the dealer must accept. Both discard so as to have five cards afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who begins play with more than five cards cannot mark the king, and loses a point as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play continues with the cards as they are. Each card that the other player has left over counts as a trick for that player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are thrown in, and the right player deals. The sheet already names this player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are kept for the next deal, and the right dealer deals with the other pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything said stands and cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The point for the king is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent may take back a card already played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent scores the vole. Enter all five tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent scores the point. Enter the tricks accordingly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is allowed. The fault is treated as if a player had noticed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavendish, The Laws of Écarté, London 1886, law {section}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching</source>
        <translation type="unfinished">Du tittar på</translation>
    </message>
    <message>
        <source>Somebody was dealt too many or too few cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was exposed in the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wrong player dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody played two cards at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody led out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder may choose. What does elder want?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a card been played yet?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has anybody played to that card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the next card was led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is void, and the right player deals. The sheet already names this player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal stands and counts as the deal of the player who dealt it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal does not count, and the same dealer deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too late to take the card back, so the trick stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is taken back, and a legal one is played. There is no penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer exchanged before elder was ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder left some of her five cards in the stock without saying so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has too many cards after the exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has too few cards after the exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody mixed their discards with their tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody declared cards without holding them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody added up wrongly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player chooses one of the two, and the other goes back into the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one card was turned up for trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer makes up missing cards from the stock, and the turned-up trump stands. If there are too many, elder draws the extra ones face down, and they are discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent may ask for the hands to be replayed. An offender who wins the tricks marks one point less: nothing instead of one, or one instead of two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Onlookers are not allowed to do that. The source gives no penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An anonymous, undated German book of card games, chapter “Ecarte”, section “{section}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A house rule: the sources say nothing about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody left out a class, or said “good” to something they could beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody declared less than they held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A repique was not announced in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pique was not announced in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody failed to follow suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody wants to take back a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody laid down their cards before the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many hands are wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has that player already looked at a card from the stock?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has elder already looked at her cards?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Had the deal been scored when it was noticed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was it noticed in time? For elder’s mistakes, that means before the first lead; for the dealer’s, before playing to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the two can follow suit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards were exposed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What did they mean by it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation>Ett</translation>
    </message>
    <message>
        <source>No, later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper one, both, or neither</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the lower one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To give up the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To claim the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is void, and the same dealer deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong number of cards must be announced before exchanging. As a card has been looked at, the same dealer deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal stands. A player with too many or too few cards says so before exchanging, and discards more or fewer to make up for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder may ask for a new deal by the same dealer, before looking at the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without an exchange the hands cannot be put right, so the same dealer deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder may ask for a new deal. In that case this deal does not count, and the same dealer deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer may take and look at only the lower three cards of the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the dealer has said how many, any of the cards that elder left may be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player with too many cards scores nothing in this deal, but can still beat the other side’s declarations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each card that the other side still holds at the end counts as a trick for them. Enter the tricks accordingly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play continues with the cards as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who mixed discards with tricks marks nothing in this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declaration is corrected, and there is no penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who declared wrongly scores nothing in this deal. The other side scores everything, even if it was beaten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score is corrected, and there is no penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too late to correct it, so the score stays as announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything left out or called good is lost for this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declaring less is not a fault. A point called one card too short may be called overfull.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A repique that is not announced at the right moment is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder counted thirty instead of sixty, so the pique is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side scores five points. The player who revoked wins no more tricks in that suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because the new suit was not named, the revoke goes unpunished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the new suit is named, the other side need not follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper card is the one that was played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower card is the one that was played, as only that card can follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card played stays played, unless it is a revoke that can still be put right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the remaining tricks go to the other side. Enter the tricks accordingly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side may ask for one more lead and try to beat it. The rest then go to the player who claims them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“The Royall and Delightfull Game of Picquet”, London 1651.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An anonymous, undated German book of card games, chapter “Piquet”, section “{section}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody led one suit repeatedly, then changed to another without naming it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After several leads in one suit, did the player lead a new suit without naming it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormCurve</name>
    <message>
        <source>{number}%</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>abs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>persons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>&amp;Custom game…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameFilter</name>
    <message>
        <source>Not for {number} or more players.</source>
        <translation>Inte för {number} spelare eller fler.</translation>
    </message>
    <message>
        <source>Not for {number} players.</source>
        <translation>Inte för {number} spelare.</translation>
    </message>
    <message>
        <source>Takes about {minutes} minutes.</source>
        <translation>Tar ungefär {minutes} minuter.</translation>
    </message>
    <message>
        <source>{number}+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Alla antal</translation>
    </message>
    <message>
        <source>For how many people</source>
        <translation>För hur många personer</translation>
    </message>
    <message>
        <source>Up to {minutes} min</source>
        <translation>Högst {minutes} min</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Alla längder</translation>
    </message>
    <message>
        <source>How long a match may take</source>
        <translation>Hur länge ett parti får vara</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Favourites</source>
        <translation>Favoriter</translation>
    </message>
    <message>
        <source>Continue: {partie}</source>
        <translation>Fortsätt: {partie}</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>{players} players, {minutes} minutes</source>
        <translation>{players} spelare, {minutes} minuter</translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation>{players} spelare</translation>
    </message>
    <message>
        <source>Start here. {facts}</source>
        <translation>Börja här. {facts}</translation>
    </message>
    <message>
        <source>Quick to learn.</source>
        <translation>Lätt att lära.</translation>
    </message>
    <message>
        <source>Needs some thought.</source>
        <translation>Kräver lite eftertanke.</translation>
    </message>
    <message>
        <source>For people who know card games.</source>
        <translation>För den som är van vid kortspel.</translation>
    </message>
</context>
<context>
    <name>GermanPack</name>
    <message>
        <source>Daus</source>
        <translation>daus</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>Ober</source>
        <translation>ober</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>löv</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>bjällror</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>ekollon</translation>
    </message>
    <message>
        <source>major</source>
        <translation>major</translation>
    </message>
    <message>
        <source>to an Ober</source>
        <translation>från obern</translation>
    </message>
    <message>
        <source>to an Unter</source>
        <translation>från untern</translation>
    </message>
    <message>
        <source>three Daus</source>
        <translation>tre dausar</translation>
    </message>
    <message>
        <source>three Obers</source>
        <translation>tre obrar</translation>
    </message>
    <message>
        <source>three Unters</source>
        <translation>tre untrar</translation>
    </message>
    <message>
        <source>four Daus</source>
        <translation>fyra dausar</translation>
    </message>
    <message>
        <source>four Obers</source>
        <translation>fyra obrar</translation>
    </message>
    <message>
        <source>four Unters</source>
        <translation>fyra untrar</translation>
    </message>
    <message>
        <source>two Daus</source>
        <translation>två dausar</translation>
    </message>
    <message>
        <source>two Obers</source>
        <translation>två obrar</translation>
    </message>
    <message>
        <source>two Unters</source>
        <translation>två untrar</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>Click the card again, or click the table, to play it.</source>
        <translation>Klicka på kortet en gång till, eller på bordet, för att spela det.</translation>
    </message>
    <message>
        <source>Tap the card again, or tap the table, to play it.</source>
        <translation>Peka på kortet en gång till, eller på bordet, för att spela det.</translation>
    </message>
    <message>
        <source>Press Return to play the card.</source>
        <translation>Tryck på retur för att spela kortet.</translation>
    </message>
    <message>
        <source>Now choose a card from your hand to take it with. The ones that can take it are lit.</source>
        <translation>Nu kortet på din hand som tar det: de som kan lyser.</translation>
    </message>
    <message>
        <source>No card in your hand can take it.</source>
        <translation>Inget kort på din hand tar det.</translation>
    </message>
    <message>
        <source>Drop a card in the middle of the table to play it.</source>
        <translation>Släpp kortet mitt på bordet för att spela det.</translation>
    </message>
    <message>
        <source>Your choice stays as it is. Take it, put it back, or choose more cards.</source>
        <translation>Det du har valt ligger kvar. Ta in det, lägg tillbaka det eller välj fler kort.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Before a match the onlookers may bet on either player. The other side must cover the bet.</source>
        <translation>Före ett parti får de som tittar på slå vad på en av spelarna. Den andra sidan måste täcka vadet.</translation>
    </message>
    <message>
        <source>Choose the cards to exchange, or drag them away. Keep trumps and kings.</source>
        <translation>Välj korten du vill bli av med, eller dra bort dem. Behåll trumf och kungar.</translation>
    </message>
    <message>
        <source>Now you may exchange cards. Choose the ones to exchange, or keep them all.</source>
        <translation>Nu får du köpa kort. Välj dem du vill bli av med; du får också behålla alla.</translation>
    </message>
    <message>
        <source>The match is over. The player with the box plays against all the others, and may keep it or pass it to the captain.</source>
        <translation>Partiet är slut. Den som har boxen spelar mot alla andra och får behålla den eller lämna den till kaptenen.</translation>
    </message>
    <message>
        <source>The table is strict: before the tricks are counted you may object to a fault. A mistaken objection costs nothing.</source>
        <translation>Bordet är strängt: innan sticken räknas får du anmärka på ett fel som du har märkt. En anmärkning utan grund kostar inget.</translation>
    </message>
    <message>
        <source>You may play only {cards}.</source>
        <translation>Du får bara spela {cards}.</translation>
    </message>
    <message>
        <source>A card captures others of its value, and sets that add up to it.</source>
        <translation>Ett kort tar in andra av sitt värde och grupper som tillsammans ger det.</translation>
    </message>
    <message>
        <source>A card captures one card of its rank, or one set of cards that adds up to it. Choose a card in your hand, then the cards it captures, or trail it.</source>
        <translation>Ett kort tar ett kort av samma valör, eller en grupp kort som tillsammans ger dess värde. Välj ett kort på handen och sedan vad det tar, eller lägg bara ut det.</translation>
    </message>
    <message>
        <source>A card that can capture must capture. Only a card that cannot is trailed.</source>
        <translation>Det som kan ta in måste göra det; bara det som inte finner något läggs ned.</translation>
    </message>
    <message>
        <source>The fewest points win, so leave scoring cards to the others.</source>
        <translation>Minst poäng vinner: det som räknas lämnar man hellre åt andra.</translation>
    </message>
    <message>
        <source>You can also build: add a card to others to make a value that you hold, and capture them together later.</source>
        <translation>Du kan också bygga: lägg ett kort till andra om du har ett med deras summa, som senare tar in dem tillsammans.</translation>
    </message>
    <message>
        <source>You can also lay a card on another. Together they count as their sum, and anyone may capture them.</source>
        <translation>Du kan också lägga ett kort på ett annat: då är de ett med sin summa, som vem som helst får ta.</translation>
    </message>
    <message>
        <source>You can also lay a card on another and announce their sum or difference, if you hold a card of that value.</source>
        <translation>Du kan också lägga ett kort på ett annat och säga deras summa eller skillnad, om du har ett kort med det värdet.</translation>
    </message>
    <message>
        <source>A joker can have any value from two to fourteen.</source>
        <translation>En joker är vilket tal som helst från två till fjorton.</translation>
    </message>
    <message>
        <source>These score points: {things}.</source>
        <translation>Det här räknas: {things}.</translation>
    </message>
    <message>
        <source>Follow suit and head what elder leads if you can. If you cannot follow, trump. Three tricks score one point, all five two. The king of trumps scores one if you mark it before your first card.</source>
        <translation>Bekänn färg och ta över det som förhanden spelar ut om du kan; kan du inte bekänna, trumfa. Tre stick är en poäng, alla fem är två. Trumfkungen ger en poäng om du markerar den före ditt första kort.</translation>
    </message>
    <message>
        <source>The others are the gallery. Before a match they bet on one of the players, and the loser gives up the seat to one of them.</source>
        <translation>De andra är galleriet: före ett parti slår de vad om en av de två som spelar, och förloraren lämnar sin plats till en av dem.</translation>
    </message>
    <message>
        <source>Why “{title}” scores: {meaning}</source>
        <translation>Varför ”{title}” räknas: {meaning}</translation>
    </message>
    <message>
        <source>“Good” means the other hand has nothing better, so you score what you declared.</source>
        <translation>”Gott” betyder att den andra handen inte har något bättre: det du har meldat får du räkna.</translation>
    </message>
    <message>
        <source>“Not good” means the other hand has something better of this kind. Theirs scores, and yours does not.</source>
        <translation>”Inte gott” betyder att den andra handen har något bättre av samma slag: ditt räknas inte, men det andra.</translation>
    </message>
    <message>
        <source>“Equal” means the best in each hand is the same, so neither of you scores anything of this kind.</source>
        <translation>”Lika” betyder att det bästa i båda händerna är lika: ingen av er räknar något av det slaget.</translation>
    </message>
    <message>
        <source>A leader who changes suit names the new one. That is a courtesy: you only have to follow suit.</source>
        <translation>Den som byter färg i utspelet nämner den nya. Det är en artighet; du behöver bara bekänna färg.</translation>
    </message>
    <message>
        <source>The table is strict: before the deal is scored you may object to a fault. A mistaken objection costs nothing.</source>
        <translation>Bordet är strängt: innan given räknas får du anmärka på ett fel som du har märkt. En anmärkning utan grund kostar inget.</translation>
    </message>
    <message>
        <source>You are elder: the other player deals, and you exchange and lead first. Cut and, if you like, say how the cards are to be dealt.</source>
        <translation>Du är förhand: den andra ger, och du byter först och spelar ut. Kupera, och säg om du vill hur korten ska ges.</translation>
    </message>
    <message>
        <source>You dealt, so you take what elder leaves of the stock. Keep your longest suit, three or four of a kind, and a stopper in each suit, as elder leads first.</source>
        <translation>Du har gett och får det som förhanden lämnar av talongen. Behåll din längsta färg, tre eller fyra lika, och i varje färg något som kan hejda förhanden, som spelar ut först.</translation>
    </message>
    <message>
        <source>Now declare what you hold. First comes the point, your longest suit. If your opponent has nothing better, it is good, and you score a point for each of its cards.</source>
        <translation>Nu anmäler du vad du har: först rummeln, din längsta färg. Har motspelaren inget bättre gäller den och räknas som lika många poäng som den har kort.</translation>
    </message>
    <message>
        <source>Follow suit if you can. The highest card of the suit led wins the trick. A ten or better, but nothing lower, scores one when it is led or wins the opponent’s lead. Winning most of the tricks scores ten.</source>
        <translation>Bekänn färg om du kan; det högsta kortet i utspelets färg tar sticket. Bara en tia eller högre räknas som ett när den spelas ut eller tar motspelarens utspel. Flest stick räknas som tio.</translation>
    </message>
    <message>
        <source>Your opponent declares the point, the longest suit. Say “good” and it scores. If your suit is longer, or as long and worth more, yours scores instead.</source>
        <translation>Din motspelare anmäler rummeln, den längsta färgen. ”Gott” låter den räknas; har du en längre färg, eller en lika lång som är värd mer, räknas din i stället.</translation>
    </message>
    <message>
        <source>A card captures others of its value, and sets that add up to it, as many as you can find. Choose a card in your hand, then the cards it captures, or trail it.</source>
        <translation>Ett kort tar in andra av sitt värde och grupper som tillsammans ger det, så många du hittar. Välj ett kort på handen och sedan vad det tar in, eller lägg bara ut det.</translation>
    </message>
    <message>
        <source>None of your cards can capture anything, so trail one. Choose a card that is of little use to the others.</source>
        <translation>Inget av dina kort tar in något, så ett av dem måste läggas ned. Bäst är ett som motståndarna har liten nytta av.</translation>
    </message>
    <message>
        <source>None of your cards can capture anything, so trail one.</source>
        <translation>Inget av dina kort tar in något: lägg ned ett.</translation>
    </message>
    <message>
        <source>The card beside the stock shows trumps; cards rank {ranks}. Count your trumps, and cards of the two highest ranks. With three of these, at least one of them a trump, play at once. Otherwise propose, and both may exchange cards.</source>
        <translation>Kortet bredvid talongen visar trumf; rangordningen är {ranks}. Räkna dina trumf och korten av de två högsta valörerna. Är de tre, varav en trumf, spela genast; föreslå annars: då får båda köpa kort.</translation>
    </message>
    <message>
        <source>Your opponent wants new cards. Accept, and you may exchange some as well. Refuse, and you must win three tricks or lose two points. Refuse with three trumps or cards of the two highest ranks, at least one of them a trump.</source>
        <translation>Din motspelare vill gärna ha andra kort. Godtar du får du också köpa. Avslår du måste du ta tre stick, annars kostar det två poäng: gör det med tre trumf eller kort av de två högsta valörerna, varav en trumf.</translation>
    </message>
    <message>
        <source>Follow suit and head the trick if you can. If you cannot follow, trump. Three tricks score one point, all five score two. The king of trumps scores one if you mark it before your first card.</source>
        <translation>Bekänn färg, ta över kortet om du kan, och trumfa om du inte kan bekänna. Tre stick är en poäng, alla fem är två. Trumfkungen ger en poäng om du markerar den före ditt första kort.</translation>
    </message>
    <message>
        <source>The other player has just as many cards and asks how high yours are. A point is judged by its pips, a sequence by its top card.</source>
        <translation>Den andra handen har lika många kort och frågar hur höga dina är: för rummeln avgör ögonen, för en sekvens det högsta kortet.</translation>
    </message>
    <message>
        <source>Choose the cards you do not want, and exchange them for as many from the stock. Keep your longest suit, sequences, and three or four of a kind.</source>
        <translation>Märk korten du vill bli av med och köp lika många ur talongen. Behåll din längsta färg, sekvenser och tre eller fyra lika.</translation>
    </message>
    <message>
        <source>Now declare what you hold. First comes the point, the suit with the most pips. If your opponent has fewer, it is good, and you score a point for every ten pips.</source>
        <translation>Nu anmäler du vad du har: först rummeln, färgen med flest ögon. Har motspelaren färre gäller den, och du får en poäng för varje tiotal ögon.</translation>
    </message>
    <message>
        <source>Your opponent declares the point, the suit with the most pips. Say “good” and it scores. If yours has more pips, yours scores instead.</source>
        <translation>Din motspelare anmäler rummeln, färgen med flest ögon. ”Gott” låter den räknas; har din fler ögon räknas din i stället.</translation>
    </message>
    <message>
        <source>Now come sequences, runs in one suit: the longer one is better, then the higher one. “Declare everything” gives the best answer your cards allow.</source>
        <translation>Nu sekvenserna, rader i en färg: den längre är bättre, av lika långa den högre. ”Anmäl allt” svarar så gott dina kort förmår.</translation>
    </message>
    <message>
        <source>Last come trios and quatorzes: any four of a kind beat any three, and if the numbers are equal, the higher rank is better.</source>
        <translation>Sist triorna och quatorzerna: fyra lika slår alltid tre, och annars är den högre valören bättre.</translation>
    </message>
    <message>
        <source>Next come sequences, runs of three or more cards in one suit: three cards are worth 3, four 4, five 15 and so on.</source>
        <translation>Sedan sekvenserna, rader av tre eller fler kort i en färg: tre räknas som 3, fyra som 4, fem som 15 och så vidare.</translation>
    </message>
    <message>
        <source>Last come trios and quatorzes, three or four of a kind, tens or higher: a trio is worth 3, a quatorze 14.</source>
        <translation>Sist trior och quatorzer, tre eller fyra lika från tian och uppåt: tre räknas som 3, fyra som 14.</translation>
    </message>
    <message>
        <source>If your declarations make a repique before anybody else has scored, say so now. After the first lead it is too late.</source>
        <translation>Räcker dina anmälningar till en repik innan någon annan har räknat, säg det nu: efter det första utspelet är det för sent.</translation>
    </message>
    <message>
        <source>Before you play your first card, score what was good.</source>
        <translation>Innan du spelar ditt första kort räknar du det som gällde.</translation>
    </message>
    <message>
        <source>Follow suit if you can. The highest card of the suit led wins the trick. Every lead scores one, as does every trick won from the opponent’s lead. Winning most of the tricks scores ten.</source>
        <translation>Bekänn färg om du kan; det högsta kortet i utspelets färg tar sticket. Varje utspel och varje stick som tas från motspelaren räknas som ett; flest stick som tio.</translation>
    </message>
    <message>
        <source>Elder leads first. Follow suit if you can. The highest card of the suit led wins the trick. A trick won from elder’s lead scores one, as does each lead of your own. Winning most of the tricks scores ten.</source>
        <translation>Förhanden spelar ut först. Bekänn färg om du kan; det högsta kortet i utspelets färg tar sticket. Ett stick som tas från förhandens utspel räknas som ett, likaså varje eget utspel. Flest stick räknas som tio.</translation>
    </message>
    <message>
        <source>Your opponent claims the rest. Agree, or ask for one more card to be played.</source>
        <translation>Din motspelare säger att resten är vunnen. Medge det, eller begär ett kort till.</translation>
    </message>
    <message>
        <source>You have the box: you play alone against all the others, for a stake with each.</source>
        <translation>Du har boxen: du spelar ensam mot alla de andra, om en insats med var och en.</translation>
    </message>
    <message>
        <source>You are the captain and play for the whole company. They see your cards, and the hint is their advice.</source>
        <translation>Du är kapten: sällskapet ser dina kort, dess råd är ditt tips, och det du gör gäller för alla.</translation>
    </message>
    <message>
        <source>A card captures one card of its rank, or one set of cards that adds up to it.</source>
        <translation>Ett kort tar ett kort av samma valör, eller en grupp kort som tillsammans ger dess värde.</translation>
    </message>
</context>
<context>
    <name>GuideBar</name>
    <message>
        <source>Guide</source>
        <translation>Vägledning</translation>
    </message>
    <message>
        <source>No more explanations. {key} brings them back.</source>
        <translation>Inga fler förklaringar. Med {key} kommer de tillbaka.</translation>
    </message>
</context>
<context>
    <name>GuideFollower</name>
    <message>
        <source>You know this now. From now on, press {key} to see it.</source>
        <translation>Det här kan du nu. Tryck på {key} om du vill se det igen.</translation>
    </message>
</context>
<context>
    <name>HallFollower</name>
    <message>
        <source>Deal of the day</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>{game}, begun today</source>
        <translation>{game}, påbörjad i dag</translation>
    </message>
    <message>
        <source>{points}; another one tomorrow</source>
        <translation>{points}; en ny i morgon</translation>
    </message>
    <message>
        <source>{game}, yesterday {points}</source>
        <translation>{game}, i går {points}</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Lektion {number}: {title}</translation>
    </message>
    <message>
        <source>{game}, left unfinished</source>
        <translation>{game}, ej avslutad</translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) left unfinished</source>
        <translation>
            <numerusform>%n oavslutat parti till</numerusform>
            <numerusform>%n oavslutade partier till</numerusform>
        </translation>
    </message>
    <message>
        <source>Also unfinished, {points}</source>
        <translation>Också oavslutat, {points}</translation>
    </message>
    <message>
        <source>Also unfinished</source>
        <translation>Också oavslutat</translation>
    </message>
    <message>
        <source>Rating for the problems of {game}</source>
        <translation>Rating för uppgifter i {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) due again</source>
        <translation>
            <numerusform>%n uppgift att göra om</numerusform>
            <numerusform>%n uppgifter att göra om</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} and others</source>
        <translation>{game} och andra</translation>
    </message>
    <message>
        <source>Rating at {game}</source>
        <translation>Rating i {game}</translation>
    </message>
    <message>
        <source>You missed them before</source>
        <translation>Dem missade du tidigare</translation>
    </message>
    <message>
        <source>Today’s five problems</source>
        <translation>Dagens fem uppgifter</translation>
    </message>
    <message>
        <source>All done; choose more</source>
        <translation>Alla klara; välj fler</translation>
    </message>
    <message>
        <source>From easy to hard</source>
        <translation>Från lätt till svårt</translation>
    </message>
</context>
<context>
    <name>HallPage</name>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>&amp;School</source>
        <translation>S&amp;kola</translation>
    </message>
    <message>
        <source>Scor&amp;ing</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;Looking back</source>
        <translation>&amp;Tillbakablick</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>I dag</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nytt parti</translation>
    </message>
    <message>
        <source>New m&amp;atch with {names}</source>
        <translation>Nytt parti &amp;med {names}</translation>
    </message>
    <message>
        <source>Play {names} &amp;again</source>
        <translation>Spela med {names} i&amp;gen</translation>
    </message>
    <message>
        <source>{game} &amp;again with {names}</source>
        <translation>{game} i&amp;gen med {names}</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message numerus="yes">
        <source>Take a seat. {name} will show you Casino as you play. A match takes about %n minute(s).</source>
        <translation>
            <numerusform>Slå dig ned. {name} visar dig Casino medan du spelar. Ett parti tar ungefär %n minut.</numerusform>
            <numerusform>Slå dig ned. {name} visar dig Casino medan du spelar. Ett parti tar ungefär %n minuter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Choose another language</source>
        <translation>Välj ett annat språk</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Deal of the day. {left}</source>
        <translation>Dagens giv. {left}</translation>
    </message>
    <message>
        <source>&amp;Begin with {name}</source>
        <translation>&amp;Börja med {name}</translation>
    </message>
    <message>
        <source>Take a lesson &amp;first</source>
        <translation>En &amp;lektion först</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>Vad vill du spela?</translation>
    </message>
    <message>
        <source>Good morning.</source>
        <translation>God morgon.</translation>
    </message>
    <message>
        <source>Good evening.</source>
        <translation>God kväll.</translation>
    </message>
    <message>
        <source>Left today</source>
        <translation>Avbrutet i dag</translation>
    </message>
    <message>
        <source>Played today</source>
        <translation>Spelat i dag</translation>
    </message>
    <message>
        <source>Left yesterday</source>
        <translation>Avbrutet i går</translation>
    </message>
    <message>
        <source>Played yesterday</source>
        <translation>Spelat i går</translation>
    </message>
    <message>
        <source>Left on {date}</source>
        <translation>Avbrutet {date}</translation>
    </message>
    <message>
        <source>Played on {date}</source>
        <translation>Spelat {date}</translation>
    </message>
    <message>
        <source>The first deal.</source>
        <translation>Första given.</translation>
    </message>
    <message>
        <source>Deal {number}.</source>
        <translation>Giv {number}.</translation>
    </message>
    <message>
        <source>You have {own}; {name} has {points}.</source>
        <translation>Du har {own}, {name} har {points}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation type="unfinished">{name} {points}</translation>
    </message>
    <message>
        <source>{all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won: {points}.</source>
        <translation>Du vann: {points}.</translation>
    </message>
    <message>
        <source>{name} won: {points}.</source>
        <translation>{name} vann: {points}.</translation>
    </message>
    <message>
        <source>A draw: {points}.</source>
        <translation>Oavgjort: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spel</numerusform>
        </translation>
    </message>
    <message>
        <source>Next match: {sheet}</source>
        <translation>Nästa parti: {sheet}</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nästa parti</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>With real cards</source>
        <translation>Med riktiga kort</translation>
    </message>
    <message>
        <source>New m&amp;atch with {names}: {game}</source>
        <translation>Nytt parti &amp;med {names}: {game}</translation>
    </message>
    <message>
        <source>Good afternoon.</source>
        <translation>God dag.</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>på bordet</translation>
    </message>
    <message>
        <source>Continue: {sheet}</source>
        <translation>Fortsätt: {sheet}</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>För protokoll</translation>
    </message>
</context>
<context>
    <name>HelpBar</name>
    <message>
        <source>Your move</source>
        <translation>Ditt drag</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>Read more in the glossary</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Close the hint</source>
        <translation>Lägg undan tipset</translation>
    </message>
    <message>
        <source>Nothing speaks clearly for one choice: another does about as well.</source>
        <translation>Inget talar klart för ett enda val: ett annat är ungefär lika bra.</translation>
    </message>
    <message>
        <source>No single advantage decides: this choice comes out ahead on average over all the deals considered.</source>
        <translation>Ingen enskild fördel avgör: i genomsnitt över alla undersökta givar är det här valet bäst.</translation>
    </message>
    <message numerus="yes">
        <source>{action} (perhaps worse, by up to {most} point(s))</source>
        <translation>
            <numerusform>{action} (kanske sämre, med upp till {most} poäng)</numerusform>
            <numerusform>{action} (kanske sämre, med upp till {most} poäng)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action} (worse by up to {most} point(s))</source>
        <translation>
            <numerusform>{action} (upp till {most} poäng sämre)</numerusform>
            <numerusform>{action} (upp till {most} poäng sämre)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action} (worse by {points} point(s))</source>
        <translation>
            <numerusform>{action} ({points} poäng sämre)</numerusform>
            <numerusform>{action} ({points} poäng sämre)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action} (worse by {points} to {most} point(s))</source>
        <translation>
            <numerusform>{action} ({points} till {most} poäng sämre)</numerusform>
            <numerusform>{action} ({points} till {most} poäng sämre)</numerusform>
        </translation>
    </message>
    <message>
        <source>{action} (about as good)</source>
        <translation>{action} (ungefär lika bra)</translation>
    </message>
    <message>
        <source>All the choices but that one are equally good.</source>
        <translation>Bortsett från det är alla andra val lika bra.</translation>
    </message>
    <message>
        <source>All the other choices are just as good.</source>
        <translation>Alla andra val är lika bra.</translation>
    </message>
    <message>
        <source>{action} (just as good)</source>
        <translation>{action} (lika bra)</translation>
    </message>
    <message>
        <source>{action} (worse)</source>
        <translation>{action} (sämre)</translation>
    </message>
    <message>
        <source>Compared with {choice}: {differences}</source>
        <translation>Hellre än {choice}: {differences}</translation>
    </message>
    <message>
        <source>Other choices: {choices}</source>
        <translation>Andra val: {choices}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>&amp;Reasons</source>
        <translation>S&amp;käl</translation>
    </message>
    <message>
        <source>&amp;Show the move</source>
        <translation>Vis&amp;a draget</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>&amp;Gör det</translation>
    </message>
</context>
<context>
    <name>HouseRow</name>
    <message>
        <source>Saved rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of cards for capturing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What scores points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four play, two against two. Players who sit opposite each other are partners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), without partners.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face up on the table at first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The table is empty at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last cards are dealt singly, as far as they go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} or {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces</source>
        <translation type="unfinished">Ess</translation>
    </message>
    <message>
        <source>♠2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>♦10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}: {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}: {value} in the hand, {other} on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jack, queen or king captures one card of its rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jack, queen or king captures one or three cards of its rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jack, queen or king captures as many cards of its rank as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card captures one matching card or one set of cards that add up to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card captures matching cards and sets of cards that add up to it, as many as there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards may be put together as a build if you hold the card that captures it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mulle is a card that captures its twin and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mulle is a card that captures its twin, perhaps with others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each spade from the seventh on</source>
        <translation>Varje spader från den sjunde</translation>
    </message>
    <message>
        <source>The five cards are dealt two at a time, then three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five cards are dealt three at a time, then two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five cards are dealt all at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five cards are dealt one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against such a player, winning all five tricks scores three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against such a player, winning all five tricks scores no more than two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evening ends when everyone has taken a seat once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A banker who loses keeps the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A banker who loses gives the box to the captain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to score five points wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king of trumps scores one, in the hand or turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or four tricks score one, and all five score two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against a player who plays or refuses at once, three or four tricks score two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The banker plays alone against the company, for a stake with each of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loser without a single point pays twice the stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loser with one or two points pays double the stake, and one with none pays treble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every loser pays the same, with or without points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Onlookers do not bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Before a match an onlooker may bet up to %n unit(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The loser of each match gives up the seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es) the player who has lost more of them gives up the seat.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A match has four deals; the first and the last are worth double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play a session; at the end the difference is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play for a pool: everyone puts in a stake, and each loser another. Winning two matches in a row takes it all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that can capture must, and must take everything it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court cards left on the table when new hands are dealt are put aside for the player who captures last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If two or more reach the target in the same deal, the first to get there wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie goes to the player with more spades in the last deal, then to the first to reach the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie goes to the player with more spades in the last deal. If these are equal too, another deal is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losers with fewer than half the points pay twice the stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match is played to a set number of points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player to win three matches wins the stake. A match counts as two if the loser has less than half the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each match is played for its own stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no match: when you stop, every point of difference is paid for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser of a match pays the stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are dealt in twos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are dealt in threes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are dealt in fours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are dealt in threes, with two at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is laid out last, after both hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is laid out in the middle of the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is laid out first, before the hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder says how the cards are dealt, and may ask for another shuffle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder has no say in the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer exchanges more than half of the cards that elder leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer exchanges at least three cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer exchanges at least one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer need not exchange any cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand without court cards scores nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand that has no court card before the exchange is a carte blanche and scores ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand that has no court card after the exchange is a carte blanche and scores ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tens are court cards too, and spoil a carte blanche.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A carte blanche may contain tens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of a carte blanche count towards repique and pique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of a carte blanche do not count towards repique and pique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point scores one for each card, but one less in all if its pips end in 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point scores one for each card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card below the ten scores nothing in play, and makes the last trick worth one less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card scores in play, however low it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer’s declarations score before elder leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer’s declarations score when the dealer plays to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand is a carte rouge and scores twenty if every card is part of a good declaration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no carte rouge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand of {cards} cards can be a carte blanche, for ten, or a carte rouge, for twenty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {cards} cards in the hand there is no carte blanche and no carte rouge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You miss a repique only if an opponent has something that scores before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You miss a repique if an opponent has anything good at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer must announce a repique before elder leads, or loses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer scores a repique even after elder has led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If both have six tricks, nobody wins the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If both have six tricks, the ten points for the cards are added in the next deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If two players have the same number of tricks, nobody wins the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If two players have the same number of tricks, and at least four, each of them wins the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player with at least four tricks wins the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the box loses a match, it passes to the captain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the box loses a match, it passes to the adviser. From then on the box always leads first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repique and pique win prizes as well as points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every single point is paid for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For payment, points are rounded to the nearest ten, and fives are rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For payment, points are rounded to the nearest hundred, and fifties are rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The point goes to the suit with the most pips, and scores one for every ten pips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only tens and higher cards score in play. The last trick is worth two if one of them wins it, otherwise one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pique is worth an extra {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A repique is worth an extra {points} points, as you play neither to 100 nor to 101.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A repique is worth an extra {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player with the most tricks, at least four, gets the ten points for the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning all the tricks, a capot, is worth an extra {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play one another in a fixed order: {pairs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You play %n round(s), in which everyone plays everyone else.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A point needs at least %n card(s) of a suit, and thirty pips.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>in the two-player match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the three-player match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no stake: you play for love.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repique and pique win prizes instead of points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match has six deals. A loser who fails to reach a hundred points pays the sum instead of the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two play, and the others are kings. The loser pays the winner and every king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box plays alone against the company, and settles with each of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player gets twelve cards; the other eight are the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four play, two against two. Each player gets eight cards, and nobody exchanges any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of the three players gets ten cards. Only the dealer exchanges, two cards for the two left over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player gets twelve of the thirty-six cards; the other twelve are the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder exchanges one to eight cards, and the dealer at least one of the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If elder reaches thirty with her first card, before the dealer scores, that is a pique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points in declarations, before an opponent scores, make a repique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If elder reaches {points} in play before the dealer scores, that is a pique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points in play, before an opponent scores, make a pique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pique counts as a separate match won, and adds nothing to the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pique adds nothing to the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A repique wins the match at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A repique counts as a separate match won, as you play to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A repique counts as a separate match won, and adds nothing to the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A repique adds nothing to the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {tricks} tricks or more you get the ten points for the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning all the tricks, a capot, wins a prize.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each match the loser makes room for the king who has waited longest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At %n point(s) a player drops out, and the other two play on to decide who pays.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A loser with less than half the points pays double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session goes on until you stop and settle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The session ends after %n deal(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elder exchanges at least %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A point needs at least %n card(s) of a suit.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is worth %n point(s) in all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{heading} ({part})</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The evening ends after %n match(es).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>On screen, players can break a rule. If you notice, you can object, and the book’s penalty applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On screen, nobody can break a rule: only legal plays are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacks, queens and kings are worth ten each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Hands are dealt %n time(s) in a deal, whenever every player’s hand is empty.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Jacks are worth {jack}, queens {queen}, kings {king}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card with two values may use both in one capture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone may raise a build, even its builder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not raise your own build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that can capture must capture something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You never have to capture; you may trail any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thing}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sweep with the very last card of a deal scores nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When every side has a hut, each loses one. From {limit} points on, no huts are marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sweep takes its points off the previous player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mulle is worth the value of its card in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each play you draw a card, as long as there are any left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal and the play pass to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards from two to ten have their face value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacks, queens and kings have no numerical value and are captured only by cards of the same rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that can capture must, and must clear the table if it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each mulle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sweep</source>
        <translation>Varje tabbe</translation>
    </message>
    <message>
        <source>A sweep with the twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each ace</source>
        <translation>Varje äss</translation>
    </message>
    <message>
        <source>The ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each spade</source>
        <translation>Varje spader</translation>
    </message>
    <message numerus="yes">
        <source>It ends when somebody has %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n deal(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The most points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation type="unfinished">Minst poäng vinner.</translation>
    </message>
    <message>
        <source>After the deal only the difference is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for single cards are marked as the cards are captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If there is a tie, the leaders share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If there is a tie, another deal is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The stake is %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoiningDialog</name>
    <message>
        <source>Leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} comes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joins from the next match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves when the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining and leaving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who join or leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes take effect from the next deal. Everyone keeps what they have gained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>During a match, changes take effect when the match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To take a break, leave and come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Joins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JudgementBar</name>
    <message>
        <source>The computer is still working on it.</source>
        <translation>Datorn arbetar fortfarande på det.</translation>
    </message>
    <message>
        <source>Nothing would have been better.</source>
        <translation>Inget hade varit bättre.</translation>
    </message>
    <message>
        <source>About as good: {action}</source>
        <translation>Ungefär lika bra: {action}</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Bättre: {action}</translation>
    </message>
    <message>
        <source>Better, by at least {points} points: {action}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better, by {points} to {most} points: {action}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better, by {points} points: {action}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was nothing to decide in this deal.</source>
        <translation>I den här given fanns inget att välja på.</translation>
    </message>
    <message>
        <source>The computer is checking each decision, using only what you could know then …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>In the whole deal: %n decision(s) could have been better, by at least {points} points in all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the whole deal: %n decision(s) could have been better, by {points} to {most} points in all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the whole deal: %n decision(s) could have been better, by {points} points in all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>In the whole deal: nothing would have been clearly better.</source>
        <translation>I hela given: inget hade varit klart bättre.</translation>
    </message>
    <message numerus="yes">
        <source>In the whole deal: %n decision(s) could have been better.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptMatches</name>
    <message>
        <source>Nothing to look through yet: the first deal is still going on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Delete this match and its score sheet for good?</source>
        <translation>Ta bort det här partiet och dess protokoll för gott?</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minus</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastCaptureView</name>
    <message>
        <source>The last capture</source>
        <translation>Senaste intaget</translation>
    </message>
    <message>
        <source>Your tricks</source>
        <translation>Dina stick</translation>
    </message>
    <message>
        <source>Put aside for the last capture</source>
        <translation>Lagda åt sidan för det sista intaget</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Du har lagt bort</translation>
    </message>
</context>
<context>
    <name>LastTaken</name>
    <message>
        <source>The last trick</source>
        <translation>Det sista sticket</translation>
    </message>
    <message>
        <source>No trick has been played in this deal yet.</source>
        <translation>Inget stick har spelats i given ännu.</translation>
    </message>
    <message>
        <source>Nothing has been captured in this deal yet.</source>
        <translation>Inget har tagits in i given ännu.</translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message>
        <source>Save everything…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the saved games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the backup from {day}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start normally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program will keep starting like this until you choose “{button}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last normal start failed before the window appeared. This time the saved games stay closed and untouched. Nothing you play will be kept, and the window is in English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last normal start failed before the window appeared. This time no match has been opened. The window is in English and looks as it did the very first time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last normal start failed before the window appeared. This time the program starts here, and no match has been opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup from {day} will replace the saved games, which will be kept under another name. Continue?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games will be kept under another name, and the program will start without any. Continue?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games have been copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Leave the lesson</source>
        <translation>Lämna lektionen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Svara</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ditt svar</translation>
    </message>
</context>
<context>
    <name>Lifetime</name>
    <message>
        <source>Another cardtable window is open and is not responding. It has your last match open, so the match cannot continue here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{many} and {last}</source>
        <translation>{many} och {last}</translation>
    </message>
    <message>
        <source>{many} or {last}</source>
        <translation>{many} eller {last}</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every change to this sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes, oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {number} made: {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {number} moved to position {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected: {changes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match was ended early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a deal played here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches won: {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score kept by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {number} corrected: {before} → {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {number} removed: {before}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redone: {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} becomes {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} dealt first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evening “{evening}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heading “{game}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other rules: {option}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkField</name>
    <message>
        <source>Plus marks a point; minus takes one off.</source>
        <translation>Plus markerar en poäng, minus tar bort en.</translation>
    </message>
</context>
<context>
    <name>MarkMenu</name>
    <message>
        <source>A point by hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchDeals</name>
    <message>
        <source>The deals</source>
        <translation>Givarna</translation>
    </message>
    <message>
        <source>The decisive deals</source>
        <translation>De avgörande givarna</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished">Giv {number}</translation>
    </message>
    <message>
        <source>Look at this deal again</source>
        <translation>Se på den här given igen</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation type="unfinished">{name} {points}</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Records of matches (*.cardtable *.json);;All files (*)</source>
        <translation>Uppteckningar av partier (*.cardtable *.json);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Öppna en uppteckning</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Spara partiet</translation>
    </message>
    <message>
        <source>Records of matches (*.cardtable)</source>
        <translation>Uppteckningar av partier (*.cardtable)</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Sparat som ”{file}”.</translation>
    </message>
</context>
<context>
    <name>MatchFinder</name>
    <message>
        <source>All games</source>
        <translation>Alla spel</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alla personer</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Alla år</translation>
    </message>
    <message>
        <source>Search for a name or a game</source>
        <translation>Sök efter ett namn eller ett spel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Sök</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Vilket spel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Vem som spelade</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Vilket år</translation>
    </message>
</context>
<context>
    <name>MatchOpener</name>
    <message>
        <source>first deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {names}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match has since been continued. It goes on from its current score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” could not be opened. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchResultDialog</name>
    <message>
        <source>The match is over</source>
        <translation>Partiet är slut</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match</source>
        <translation>
            <numerusform>{names} vinner partiet</numerusform>
            <numerusform>{names} vinner partiet</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Du vinner partiet</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the evening</source>
        <translation>
            <numerusform>{names} vinner kvällen</numerusform>
            <numerusform>{names} vinner kvällen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}; in the lurch, pays double</source>
        <translation>{points}; under hälften, betalar dubbelt</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Din rating</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revansch</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nytt parti…</translation>
    </message>
    <message>
        <source>&amp;All cards…</source>
        <translation>&amp;Alla kort…</translation>
    </message>
    <message>
        <source>&amp;Score sheet…</source>
        <translation>&amp;Protokoll…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>Could I have done &amp;better?</source>
        <translation>Kunde jag ha spelat &amp;bättre?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;täng</translation>
    </message>
    <message>
        <source>You and {others} win</source>
        <translation>Du och {others} vinner</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du vinner</translation>
    </message>
    <message>
        <source>You and {others} win the evening</source>
        <translation>Du och {others} vinner kvällen</translation>
    </message>
    <message>
        <source>You win the evening</source>
        <translation>Du vinner kvällen</translation>
    </message>
    <message>
        <source>You and {others} win the match</source>
        <translation>Du och {others} vinner partiet</translation>
    </message>
    <message>
        <source>You and {others} lose to {names}</source>
        <translation>Du och {others} förlorar mot {names}</translation>
    </message>
    <message>
        <source>You lose to {names}</source>
        <translation>Du förlorar mot {names}</translation>
    </message>
    <message numerus="yes">
        <source>{points} to {others} in %n deal(s)</source>
        <translation>
            <numerusform>{points} mot {others} på %n giv</numerusform>
            <numerusform>{points} mot {others} på %n givar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) won</source>
        <translation>
            <numerusform>%n vunnet parti</numerusform>
            <numerusform>%n vunna partier</numerusform>
        </translation>
    </message>
    <message>
        <source>{parties}; account {units}</source>
        <translation>{parties}; konto {units}</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Past games</source>
        <translation>Tidigare partier</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Inget parti har spelats än.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n match(es) fits the search.</source>
        <translation>
            <numerusform>Allt detta stämmer inte på det enda partiet.</numerusform>
            <numerusform>Allt detta stämmer inte på något av de %n partierna.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches, newest first</source>
        <translation>Partier, det senaste först</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>&amp;Show the end</source>
        <translation>&amp;Visa slutet</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), newest first</source>
        <translation>
            <numerusform>%n parti, det senaste först</numerusform>
            <numerusform>%n partier, de senaste först</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} match(es)</source>
        <translation>
            <numerusform>%n parti av {all}</numerusform>
            <numerusform>%n partier av {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Look through</source>
        <translation>&amp;Bläddra igenom</translation>
    </message>
    <message>
        <source>Sc&amp;ore sheet</source>
        <translation>Pr&amp;otokoll</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mer</translation>
    </message>
    <message>
        <source>S&amp;tatistics and ratings…</source>
        <translation>St&amp;atistik och rating…</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Spara som fi&amp;l…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Ta bort…</translation>
    </message>
    <message>
        <source>Past score s&amp;heets…</source>
        <translation>Tidigare &amp;protokoll…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Played</source>
        <translation>Spelat</translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">Vilket spel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>{game}, continued from an earlier deal</source>
        <translation>{game}, fortsatt från en tidigare giv</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>ej avslutat</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>vann: {names}</translation>
    </message>
</context>
<context>
    <name>Meetings</name>
    <message>
        <source>She does not know you yet, so she starts by playing like {name}.</source>
        <translation>Hon känner dig inte än och börjar därför med att spela som {name}.</translation>
    </message>
    <message>
        <source>She now plays like {name}.</source>
        <translation>Hon spelar nu som {name}.</translation>
    </message>
    <message>
        <source>She now plays between {weaker} and {stronger}.</source>
        <translation>Hon spelar nu mellan {weaker} och {stronger}.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) against {name}, {won} won.</source>
        <translation>
            <numerusform>%n parti mot {name}, {won} vunna.</numerusform>
            <numerusform>%n partier mot {name}, {won} vunna.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message>
        <source>If you were {name}: {action}</source>
        <translation>Som om du satt på {name}s plats: {action}</translation>
    </message>
    <message>
        <source>No other choice looked better.</source>
        <translation>Ingenting talade för något annat.</translation>
    </message>
    <message>
        <source>On second thoughts, {name} prefers: {action}</source>
        <translation>Tillfrågad igen föredrar {name} detta: {action}</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>This is the deal of the day: {game}. Everyone has the same cards today.</source>
        <translation>Det här är dagens giv: {game}. Alla får samma kort i dag.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>The current match is saved, and you can continue it later. Begin another one?</source>
        <translation>Det pågående partiet sparas och kan fortsättas senare. Börja ett annat?</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Two people at the table have the same name.</source>
        <translation>Två vid bordet har samma namn.</translation>
    </message>
    <message>
        <source>About {minutes} minutes.</source>
        <translation>Ungefär {minutes} minuter.</translation>
    </message>
    <message numerus="yes">
        <source>About {minutes} minutes with %n players.</source>
        <translation>
            <numerusform>Ungefär {minutes} minuter med %n spelare.</numerusform>
            <numerusform>Ungefär {minutes} minuter med %n spelare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep as a favourite</source>
        <translation>Spara som favorit</translation>
    </message>
    <message>
        <source>A name for these rules:</source>
        <translation>Ett namn på de här reglerna:</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>As in the rule book.</source>
        <translation>Som i regelboken.</translation>
    </message>
    <message>
        <source>M&amp;ore rules…</source>
        <translation>Fle&amp;r regler…</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>&amp;Dagens giv</translation>
    </message>
    <message>
        <source>The cards that everyone gets today</source>
        <translation>Korten som alla får i dag</translation>
    </message>
    <message>
        <source>A friend’s &amp;code…</source>
        <translation>En väns &amp;kod…</translation>
    </message>
    <message>
        <source>The same cards and rules as somebody else</source>
        <translation>Samma kort och regler som någon annan</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Längd</translation>
    </message>
    <message>
        <source>Rules agreed</source>
        <translation>Överenskomna regler</translation>
    </message>
    <message>
        <source>‹ &amp;Back</source>
        <translation>‹ &amp;Tillbaka</translation>
    </message>
    <message>
        <source>&amp;Keep as a favourite…</source>
        <translation>&amp;Spara som favorit…</translation>
    </message>
    <message>
        <source>&amp;Delete this favourite</source>
        <translation>Ta bort &amp;favoriten</translation>
    </message>
    <message>
        <source>The &amp;usual rules</source>
        <translation>De &amp;vanliga reglerna</translation>
    </message>
    <message>
        <source>The rules this program starts with</source>
        <translation>Reglerna som programmet börjar med</translation>
    </message>
    <message>
        <source>The rules in the s&amp;ource</source>
        <translation>Reglerna i &amp;källan</translation>
    </message>
    <message>
        <source>Exactly as in the book the rules come from</source>
        <translation>Precis som i boken som reglerna kommer från</translation>
    </message>
    <message>
        <source>Keep these rules under a name</source>
        <translation>Spara reglerna under ett namn</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Börja</translation>
    </message>
</context>
<context>
    <name>NextPlayer</name>
    <message>
        <source>“May I play you next?”</source>
        <translation>”Får jag möta dig härnäst?”</translation>
    </message>
    <message>
        <source>{name} plays about as well as you.</source>
        <translation>{name} spelar ungefär lika bra som du.</translation>
    </message>
    <message>
        <source>{name} is stronger than you.</source>
        <translation>{name} är starkare än du.</translation>
    </message>
    <message>
        <source>{name} is stronger than {other}.</source>
        <translation>{name} är starkare än {other}.</translation>
    </message>
    <message>
        <source>{name} is weaker than you.</source>
        <translation>{name} är svagare än du.</translation>
    </message>
    <message>
        <source>{name} is weaker than {other}.</source>
        <translation>{name} är svagare än {other}.</translation>
    </message>
    <message>
        <source>{name} plays about as well as {other}.</source>
        <translation>{name} spelar ungefär lika bra som {other}.</translation>
    </message>
    <message>
        <source>{name} would take the place of {other}.</source>
        <translation>{name} tar plats efter {other}.</translation>
    </message>
    <message>
        <source>&amp;Play {name}</source>
        <translation>&amp;Möt {name}</translation>
    </message>
</context>
<context>
    <name>NoSheets</name>
    <message>
        <source>Each evening with real cards gets a score sheet, which is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New score sheet…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Meddelande</translation>
    </message>
</context>
<context>
    <name>NumberRow</name>
    <message>
        <source>Shuffle &amp;number, or a friend’s code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation>slumpvis</translation>
    </message>
    <message>
        <source>The same number deals the same cards to everyone who plays by the same rules.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>A lesson</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Offering</name>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <translation>
            <numerusform>Ett kort till</numerusform>
            <numerusform>%n kort till</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose {least} to {most} cards</source>
        <translation>Märk {least} till {most} kort</translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n card(s)</source>
        <translation>
            <numerusform>Märk minst ett kort</numerusform>
            <numerusform>Märk minst %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the cards to discard</source>
        <translation>Märk korten som ska läggas bort</translation>
    </message>
</context>
<context>
    <name>Onlooker</name>
    <message>
        <source>You are watching {names}.</source>
        <translation>Du tittar på: {names} spelar.</translation>
    </message>
    <message>
        <source>You play in the next match.</source>
        <translation>Du spelar i nästa parti.</translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) will be played before yours.</source>
        <translation>
            <numerusform>Ett parti till spelas före ditt.</numerusform>
            <numerusform>%n partier till spelas före ditt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OnlookerBar</name>
    <message>
        <source>Fast forward</source>
        <translation>Visa fort</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Spela färdigt</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Öppna händer</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Du tittar på</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>The window could not be opened. Nothing was changed. The next start will skip the step that failed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionBar</name>
    <message>
        <source>&amp;Other…</source>
        <translation>&amp;Annat…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Tillbaka</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>There are no rules to choose.</source>
        <translation>Det finns inga regler att välja.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>{title}: {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnCount</name>
    <message>
        <source>{of}: you have {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{of}: how many points do you get for that?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{of}: you score {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points do you score for the king of trumps?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you score for the deal in all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all, it comes to {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{of}: the points go to the player with the most. You score {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or four tricks score one point, and all five score two. They score one more against a player who allowed no exchange. With the king that makes {answer}; the total is never more than three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nothing as good, so the answer is “good”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours is just as good, so it is equal and nobody scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours is better, so the answer is “not good”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The point is your longest suit or, if two are equally long, the one with more pips. Yours is {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point needs at least four cards of a suit. You have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sequence is three or more cards of a suit in a row. The longest is best or, if two are equally long, the higher one. Yours is {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold three cards of a suit in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{of}: how many have you captured?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king of trumps scores a point, for the dealer who turns it up or the player who announces it in time. Here you score {answer} for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards are your point? Show them on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards are your best sequence? Show them on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards are your best trio or quatorze? Show them on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or four of a kind score if they are tens or higher. Four beat three; otherwise the higher rank is better. Yours is {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold three of any rank from the ten up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your point is good. What do you score for it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point scores one for each card: {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sequences are good. What do you score for them altogether?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards are worth three, four are worth four, five are worth fifteen, and each further card one more: {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your trios and quatorzes are good. What do you score for them altogether?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trio is worth three, a quatorze fourteen: {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder has declared a point. What do you answer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder has declared a sequence. What do you answer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder has declared a trio or a quatorze. What do you answer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder is about to lead. Do you announce a repique?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You score thirty or more before the other player scores, so it is a repique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You score less than thirty before the other player does, so it is not a repique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, a repique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before you play your first card, you score where you said “not good” and where elder had nothing. What is the total?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point scores one for each card, and so does a sequence; one of five or more scores ten extra. A trio is worth three, a quatorze fourteen. Together they make {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the tricks have been played. What do you score for the cards or a capot?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven tricks or more win the cards and score ten, and all twelve score thirty more: {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count aloud: what is your score now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each card you lead scores one, and so does each trick you win from the other player’s lead: {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You reached thirty before the other player scored anything. That is worth {jump} more: {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnDealRoom</name>
    <message>
        <source>You</source>
        <translation type="unfinished">Du</translation>
    </message>
    <message>
        <source>Stage {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn. Play as you think best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better: {choice} {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answer was: {given}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) were wrong.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>That is all of them</source>
        <translation type="unfinished">Det var alla</translation>
    </message>
    <message>
        <source>I have none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished">Visa mig</translation>
    </message>
    <message>
        <source>Counts as a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>That was everything. Now find it all yourself, and you will be told where you go wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You found and counted everything correctly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next time you will be told nothing until the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation type="unfinished">Tillbaka till partiet</translation>
    </message>
    <message>
        <source>Next lesson: {lesson}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now play a game</source>
        <translation type="unfinished">Spela ett parti nu</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation type="unfinished">En giv till</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation type="unfinished">Alla lektioner</translation>
    </message>
</context>
<context>
    <name>OwnFont</name>
    <message>
        <source>This computer has no fonts, so the lettering from the cards is used. Install a font, such as the package fonts-dejavu-core.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnGameDialog</name>
    <message>
        <source>a number for everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tick for one player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tick for several players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of several contracts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in steps of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone needs one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts 10; Spades 11; Grand 24</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is no longer in the list. Sheets for it stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.cardgame)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contracts and their values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.cardgame *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what is entered for a deal, and how many points that is worth. Without entries you enter the points themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries for a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Another entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player’s points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tick is 1. A contract is its value for the player who plays it. if(condition; then; else) chooses; sum(…) adds up all players, others(…) all but this one. Also: + − × ÷ = ≠ &lt; ≤ &gt; ≥, and, or, not, most, least, down, up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impo&amp;rt file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as a file…</source>
        <translation type="unfinished">Spara so&amp;m fil…</translation>
    </message>
    <message>
        <source>Remove from the &amp;list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this &amp;game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnGames</name>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks as bid (Oh Hell)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if({bid} = {tricks}; 10 + {bid}; 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">Vilket spel</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished">Romber</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null ouvert hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skat by game value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} × max({factor}; 1) × if({lost}; −2; 1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnMatchRoom</name>
    <message>
        <source>It is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declare and count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished">Giv {number}</translation>
    </message>
    <message>
        <source>I don’t know</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) were wrong.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You found and counted everything correctly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnPacks</name>
    <message>
        <source>only {count} of its 52 cards were found</source>
        <translation>bara {count} av dess 52 kort hittades</translation>
    </message>
    <message>
        <source>it has too many files</source>
        <translation>den har för många filer</translation>
    </message>
    <message>
        <source>its pictures are too large</source>
        <translation>dess bilder är för stora</translation>
    </message>
    <message>
        <source>the folder cannot be read</source>
        <translation>mappen kan inte läsas</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <translation>{file} är skadad</translation>
    </message>
    <message>
        <source>{file} uses text entities, which are not allowed here</source>
        <translation>{file} använder textentiteter, och de är inte tillåtna här</translation>
    </message>
    <message>
        <source>{file} has a photograph inside, not a drawing</source>
        <translation>{file} innehåller ett foto och ingen teckning</translation>
    </message>
    <message>
        <source>{file} is too large</source>
        <translation>{file} är för stor</translation>
    </message>
    <message>
        <source>{file} would take too long to draw</source>
        <translation>{file} skulle ta för lång tid att rita</translation>
    </message>
    <message>
        <source>{file} is nested too deeply</source>
        <translation>{file} är nästlad för djupt</translation>
    </message>
    <message>
        <source>{file} has numbers that are too large</source>
        <translation>{file} innehåller för stora tal</translation>
    </message>
    <message>
        <source>{file} refers to something outside itself</source>
        <translation>{file} hänvisar till något utanför sig själv</translation>
    </message>
    <message>
        <source>{file} does not have the shape of a card</source>
        <translation>{file} har inte formen av ett kort</translation>
    </message>
    <message numerus="yes">
        <source>The first {most} packs are offered; %n more are left out.</source>
        <translation>
            <numerusform>De {most} första kortlekarna erbjuds; %n till är utelämnad.</numerusform>
            <numerusform>De {most} första kortlekarna erbjuds; %n till är utelämnade.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pack “{pack}” is left out: {reason}.</source>
        <translation>Kortleken ”{pack}” är utelämnad: {reason}.</translation>
    </message>
</context>
<context>
    <name>OwnPacksRow</name>
    <message>
        <source>Packs of your own: put a folder with 52 SVG pictures, such as king_heart.svg, into {folder}.</source>
        <translation>Egna kortlekar: lägg en mapp med 52 SVG-bilder, till exempel king_heart.svg, i {folder}.</translation>
    </message>
    <message>
        <source>One SVG picture with all the cards will do as well, as in KDE’s decks.</source>
        <translation>Det går också bra med en enda SVG-bild med alla kort, som i KDE:s kortlekar.</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Kortlek</translation>
    </message>
    <message>
        <source>The program’s</source>
        <translation>Programmets</translation>
    </message>
</context>
<context>
    <name>PageDialog</name>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Entered at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{kind} – %n message(s) waiting</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PastSheets</name>
    <message>
        <source>Club table {year}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheets with “{words}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {year}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s) corrected.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be corrected, because both names are on it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{sheet} is now in the trash.</source>
        <translation>{sheet} ligger nu i papperskorgen.</translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s) are now in the trash.</source>
        <translation>
            <numerusform>Ett protokoll ligger nu i papperskorgen.</numerusform>
            <numerusform>%n protokoll ligger nu i papperskorgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is now in the trash, but stays on all score sheets.</source>
        <translation>{name} ligger nu i papperskorgen men står kvar på alla protokoll.</translation>
    </message>
    <message>
        <source>{object} has been restored.</source>
        <translation>{object} är tillbaka.</translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s) are back.</source>
        <translation>
            <numerusform>%n protokoll är tillbaka.</numerusform>
            <numerusform>%n protokoll är tillbaka.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete {sheet} with all its changes for good?</source>
        <translation>Radera {sheet} med alla ändringar för gott?</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Radera för gott</translation>
    </message>
</context>
<context>
    <name>PersonDialog</name>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Matches won and lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches won minus matches lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureSaving</name>
    <message>
        <source>Save the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation type="unfinished">Sparat som ”{file}”.</translation>
    </message>
    <message>
        <source>“{file}” could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Piquet</name>
    <message>
        <source>Stock last</source>
        <translation>Talongen sist</translation>
    </message>
    <message>
        <source>Stock in the middle</source>
        <translation>Talongen i mitten</translation>
    </message>
    <message>
        <source>Stock first</source>
        <translation>Talongen först</translation>
    </message>
    <message>
        <source>In twos:</source>
        <translation>Två och två:</translation>
    </message>
    <message>
        <source>In threes:</source>
        <translation>Tre och tre:</translation>
    </message>
    <message>
        <source>In twos, please.</source>
        <translation>Två och två, tack.</translation>
    </message>
    <message>
        <source>In threes, please.</source>
        <translation>Tre och tre, tack.</translation>
    </message>
    <message>
        <source>&amp;Shuffle again</source>
        <translation>&amp;Blanda igen</translation>
    </message>
    <message>
        <source>&amp;Cut</source>
        <translation>&amp;Kupera</translation>
    </message>
    <message>
        <source>&amp;Take the new cards</source>
        <translation>&amp;Ta de nya korten</translation>
    </message>
    <message>
        <source>Take them &amp;up again</source>
        <translation>Ta &amp;upp dem igen</translation>
    </message>
    <message>
        <source>&amp;Good</source>
        <translation>&amp;Gott</translation>
    </message>
    <message>
        <source>&amp;Declare everything</source>
        <translation>&amp;Anmäl allt</translation>
    </message>
    <message>
        <source>Announce the &amp;repique</source>
        <translation>Säg &amp;repik</translation>
    </message>
    <message>
        <source>&amp;No repique</source>
        <translation>&amp;Ingen repik</translation>
    </message>
    <message>
        <source>&amp;How many of the point are left?</source>
        <translation>&amp;Hur många är kvar av rummeln?</translation>
    </message>
    <message>
        <source>The rest are &amp;mine</source>
        <translation>Resten är &amp;min</translation>
    </message>
    <message>
        <source>&amp;Agreed</source>
        <translation>&amp;Medges</translation>
    </message>
    <message>
        <source>&amp;One more card</source>
        <translation>&amp;Ett kort till</translation>
    </message>
    <message>
        <source>The rest are &amp;yours</source>
        <translation>Resten är &amp;din</translation>
    </message>
    <message>
        <source>How &amp;high?</source>
        <translation>Hur &amp;hög?</translation>
    </message>
    <message>
        <source>Announce the &amp;pique</source>
        <translation>Säg &amp;pik</translation>
    </message>
    <message>
        <source>&amp;Correct my declarations</source>
        <translation>&amp;Rätta min anmälan</translation>
    </message>
    <message>
        <source>&amp;Name the new suit</source>
        <translation>&amp;Nämn den nya färgen</translation>
    </message>
    <message>
        <source>&amp;No objection</source>
        <translation>&amp;Inget att anmärka</translation>
    </message>
    <message>
        <source>Take a card too &amp;many</source>
        <translation>Ta ett kort för &amp;mycket</translation>
    </message>
    <message>
        <source>Take a card too &amp;few</source>
        <translation>Ta ett kort för &amp;lite</translation>
    </message>
    <message>
        <source>Mix the discards with the &amp;tricks</source>
        <translation>Lägg de bortlagda korten bland &amp;sticken</translation>
    </message>
    <message>
        <source>Ask for another shuffle.</source>
        <translation>Be om en blandning till.</translation>
    </message>
    <message>
        <source>Cut, and the cards will be dealt as agreed.</source>
        <translation>Kupera och låt ge som avtalat.</translation>
    </message>
    <message>
        <source>Take the new cards.</source>
        <translation>Ta de nya korten.</translation>
    </message>
    <message>
        <source>Pick the discards up again.</source>
        <translation>Ta upp de bortlagda korten igen.</translation>
    </message>
    <message>
        <source>Say that it is good.</source>
        <translation>Låt det gälla.</translation>
    </message>
    <message>
        <source>Declare everything you hold.</source>
        <translation>Anmäl allt så gott det är.</translation>
    </message>
    <message>
        <source>Announce the repique.</source>
        <translation>Säg repiken.</translation>
    </message>
    <message>
        <source>Announce no repique.</source>
        <translation>Säg ingen repik.</translation>
    </message>
    <message>
        <source>Ask how many cards of the point are still held.</source>
        <translation>Fråga hur många kort i rummeln som är kvar.</translation>
    </message>
    <message>
        <source>Claim the rest of the tricks.</source>
        <translation>Gör anspråk på resten av sticken.</translation>
    </message>
    <message>
        <source>Agree to the claim.</source>
        <translation>Medge anspråket.</translation>
    </message>
    <message>
        <source>Ask for one more card to be played.</source>
        <translation>Begär ett kort till.</translation>
    </message>
    <message>
        <source>Give up the rest of the tricks.</source>
        <translation>Ge upp resten av sticken.</translation>
    </message>
    <message>
        <source>Ask how high it is.</source>
        <translation>Fråga hur hög den är.</translation>
    </message>
    <message>
        <source>Announce the pique with the next card.</source>
        <translation>Säg pik med nästa kort.</translation>
    </message>
    <message>
        <source>Take back your declaration or score, and do it again.</source>
        <translation>Ta tillbaka det du anmält eller räknat och gör om det.</translation>
    </message>
    <message>
        <source>Say that you are changing suit.</source>
        <translation>Säg att nästa kort byter färg.</translation>
    </message>
    <message>
        <source>Make no objection.</source>
        <translation>Anmärk inte på något.</translation>
    </message>
    <message>
        <source>Take one card more than you discard.</source>
        <translation>Ta ett kort mer än du lägger bort.</translation>
    </message>
    <message>
        <source>Take one card fewer than you discard.</source>
        <translation>Ta ett kort mindre än du lägger bort.</translation>
    </message>
    <message>
        <source>Mix your discards with your tricks.</source>
        <translation>Lägg dina bortlagda kort bland dina stick.</translation>
    </message>
    <message>
        <source>Object: re&amp;voke</source>
        <translation>Anmärk: fel &amp;färg</translation>
    </message>
    <message>
        <source>Object: &amp;wrong declaration</source>
        <translation>Anmärk: fel an&amp;mälan</translation>
    </message>
    <message>
        <source>Object: too many &amp;cards</source>
        <translation>Anmärk: för många &amp;kort</translation>
    </message>
    <message>
        <source>Object: &amp;discards among the tricks</source>
        <translation>Anmärk: &amp;bortlagda kort bland sticken</translation>
    </message>
    <message>
        <source>Re&amp;voke</source>
        <translation type="unfinished">Fel &amp;färg</translation>
    </message>
    <message>
        <source>&amp;Wrong declaration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many &amp;cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discards among the tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object: your opponent declared cards without holding them.</source>
        <translation>Anmärk: din motspelare har anmält det som inte fanns.</translation>
    </message>
    <message>
        <source>Object: your opponent has held too many cards since the exchange.</source>
        <translation>Anmärk: din motspelare har haft för många kort sedan köpet.</translation>
    </message>
    <message>
        <source>Object: your opponent mixed the discards with the tricks.</source>
        <translation>Anmärk: din motspelare har lagt bortlagda kort bland sticken.</translation>
    </message>
    <message>
        <source>Object: {player} declared cards without holding them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object: {player} has held too many cards since the exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object: {player} mixed the discards with the tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No point</source>
        <translation>&amp;Ingen rummel</translation>
    </message>
    <message>
        <source>&amp;No sequence</source>
        <translation>&amp;Ingen sekvens</translation>
    </message>
    <message>
        <source>&amp;No trio or quatorze</source>
        <translation>&amp;Ingen trio eller quatorze</translation>
    </message>
    <message>
        <source>Count &amp;nothing</source>
        <translation>Räkna &amp;inget</translation>
    </message>
    <message>
        <source>&amp;Keep all cards</source>
        <translation>&amp;Behåll alla kort</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Exchange %n card(s)</source>
        <translation>
            <numerusform>&amp;Köp ett kort</numerusform>
            <numerusform>&amp;Köp %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Carte blanche, exchanging {number}</source>
        <translation>Carte blanche, köp {number}</translation>
    </message>
    <message>
        <source>Show carte &amp;blanche</source>
        <translation>Visa carte &amp;blanche</translation>
    </message>
    <message>
        <source>Count {items}</source>
        <translation>Räkna {items}</translation>
    </message>
    <message>
        <source>&amp;Point in {suit}</source>
        <translation>&amp;Rummel i {suit}</translation>
    </message>
    <message>
        <source>Object to {player}:</source>
        <translation type="unfinished">Anmärk mot {player}:</translation>
    </message>
    <message>
        <source>Look, then lead:</source>
        <translation>Titta, spela sedan ut:</translation>
    </message>
    <message>
        <source>More than you hold:</source>
        <translation>Mer än du har:</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>Spela {card}.</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Lägg bort {cards}.</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>Behåll alla dina kort.</translation>
    </message>
    <message>
        <source>Declare {items}.</source>
        <translation>Anmäl {items}.</translation>
    </message>
    <message>
        <source>Declare {items} without holding them.</source>
        <translation>Anmäl {items}, fast du inte har det.</translation>
    </message>
    <message>
        <source>Count {items}.</source>
        <translation>Räkna {items}.</translation>
    </message>
    <message>
        <source>Look at the stock and lead {suit}.</source>
        <translation>Titta i talongen och spela ut {suit}.</translation>
    </message>
    <message>
        <source>{packets} {place}.</source>
        <translation>{packets} {place}.</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>However the cards are dealt, nobody knows where they are.</source>
        <translation>Hur det än ges vet ingen var något kort ligger.</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <translation>lägg bort {cards}</translation>
    </message>
    <message>
        <source>No point.</source>
        <translation>Ingen rummel.</translation>
    </message>
    <message>
        <source>No sequence.</source>
        <translation>Ingen sekvens.</translation>
    </message>
    <message>
        <source>No trio or quatorze.</source>
        <translation>Ingen trio eller quatorze.</translation>
    </message>
    <message>
        <source>I take none.</source>
        <translation>Jag köper inget.</translation>
    </message>
    <message>
        <source>In twos, with the stock in the middle, please.</source>
        <translation>Två och två, talongen i mitten, tack.</translation>
    </message>
    <message>
        <source>In twos, with the stock first, please.</source>
        <translation>Två och två, talongen först, tack.</translation>
    </message>
    <message>
        <source>In threes, with the stock in the middle, please.</source>
        <translation>Tre och tre, talongen i mitten, tack.</translation>
    </message>
    <message>
        <source>In threes, with the stock first, please.</source>
        <translation>Tre och tre, talongen först, tack.</translation>
    </message>
    <message>
        <source>Object: your opponent could have followed suit but did not.</source>
        <translation>Anmärk: din motspelare har inte bekänt färg fast det gick.</translation>
    </message>
    <message>
        <source>Object: {player} could have followed suit but did not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I take only one.</source>
        <translation>Jag tar bara ett.</translation>
    </message>
    <message>
        <source>I take only two.</source>
        <translation>Jag tar bara två.</translation>
    </message>
    <message>
        <source>I take only three.</source>
        <translation>Jag tar bara tre.</translation>
    </message>
    <message>
        <source>I take only four.</source>
        <translation>Jag tar bara fyra.</translation>
    </message>
    <message>
        <source>I take only five.</source>
        <translation>Jag tar bara fem.</translation>
    </message>
    <message>
        <source>I take only six.</source>
        <translation>Jag tar bara sex.</translation>
    </message>
    <message>
        <source>I take only seven.</source>
        <translation>Jag tar bara sju.</translation>
    </message>
    <message>
        <source>I take both.</source>
        <translation>Jag tar båda.</translation>
    </message>
    <message>
        <source>I take all three.</source>
        <translation>Jag tar alla tre.</translation>
    </message>
    <message>
        <source>I take all four.</source>
        <translation>Jag tar alla fyra.</translation>
    </message>
    <message>
        <source>I take all five.</source>
        <translation>Jag tar alla fem.</translation>
    </message>
    <message>
        <source>I take all six.</source>
        <translation>Jag tar alla sex.</translation>
    </message>
    <message>
        <source>I take all seven.</source>
        <translation>Jag tar alla sju.</translation>
    </message>
    <message>
        <source>I take all eight.</source>
        <translation>Jag tar alla åtta.</translation>
    </message>
    <message>
        <source>What do they make?</source>
        <translation>Hur mycket?</translation>
    </message>
    <message>
        <source>a {sequence}</source>
        <translation>en {sequence}</translation>
    </message>
    <message>
        <source>Not good; {pips}.</source>
        <translation>Inte gott; mina är {pips}.</translation>
    </message>
    <message>
        <source>Not good; my {sequence} is {top}.</source>
        <translation>Inte gott; min {sequence} är {top}.</translation>
    </message>
    <message>
        <source>Not good; I have a {sequence}.</source>
        <translation>Inte gott; jag har en {sequence}.</translation>
    </message>
    <message>
        <source>Not good; I have {cards}.</source>
        <translation>Inte gott; jag har {cards}.</translation>
    </message>
    <message>
        <source>The point is equal.</source>
        <translation>Rummeln är lika.</translation>
    </message>
    <message>
        <source>Equal; mine is {top} as well.</source>
        <translation>Lika; min är också {top}.</translation>
    </message>
    <message>
        <source>Wait: I have {cards}.</source>
        <translation>Vänta: jag har {cards}.</translation>
    </message>
    <message>
        <source>Carte blanche: {count}!</source>
        <translation>Carte blanche: {count}!</translation>
    </message>
    <message>
        <source>{item}: {count}!</source>
        <translation>{item}: {count}!</translation>
    </message>
    <message>
        <source>{count}!</source>
        <translation>{count}!</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>ett kort</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>två kort</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>tre kort</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>fyra kort</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>fem kort</translation>
    </message>
    <message>
        <source>six cards</source>
        <translation>sex kort</translation>
    </message>
    <message>
        <source>seven cards</source>
        <translation>sju kort</translation>
    </message>
    <message>
        <source>eight cards</source>
        <translation>åtta kort</translation>
    </message>
    <message>
        <source>tierce</source>
        <translation>ters</translation>
    </message>
    <message>
        <source>quart</source>
        <translation>kvart</translation>
    </message>
    <message>
        <source>quint</source>
        <translation>kvint</translation>
    </message>
    <message>
        <source>sixième</source>
        <translation>sext</translation>
    </message>
    <message>
        <source>septième</source>
        <translation>septim</translation>
    </message>
    <message>
        <source>huitième</source>
        <translation>oktav</translation>
    </message>
    <message>
        <source>neuvième</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tierce major</source>
        <translation>ters major</translation>
    </message>
    <message>
        <source>quart major</source>
        <translation>kvart major</translation>
    </message>
    <message>
        <source>quint major</source>
        <translation>kvint major</translation>
    </message>
    <message>
        <source>sixième major</source>
        <translation>sext major</translation>
    </message>
    <message>
        <source>septième major</source>
        <translation>septim major</translation>
    </message>
    <message>
        <source>major</source>
        <translation>major</translation>
    </message>
    <message>
        <source>to a king</source>
        <translation>från kungen</translation>
    </message>
    <message>
        <source>to a queen</source>
        <translation>från damen</translation>
    </message>
    <message>
        <source>to a jack</source>
        <translation>från knekten</translation>
    </message>
    <message>
        <source>to a ten</source>
        <translation>från tian</translation>
    </message>
    <message>
        <source>to a nine</source>
        <translation>från nian</translation>
    </message>
    <message>
        <source>to an eight</source>
        <translation>från åttan</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>tre ess</translation>
    </message>
    <message>
        <source>three kings</source>
        <translation>tre kungar</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>tre damer</translation>
    </message>
    <message>
        <source>three jacks</source>
        <translation>tre knektar</translation>
    </message>
    <message>
        <source>three tens</source>
        <translation>tre tior</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>fyra ess</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>fyra kungar</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>fyra damer</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>fyra knektar</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>fyra tior</translation>
    </message>
    <message>
        <source>two aces</source>
        <translation>två äss</translation>
    </message>
    <message>
        <source>two kings</source>
        <translation>två kungar</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>två damer</translation>
    </message>
    <message>
        <source>two jacks</source>
        <translation>två knektar</translation>
    </message>
    <message>
        <source>two tens</source>
        <translation>två tior</translation>
    </message>
    <message>
        <source>all pips</source>
        <translation>alla ögon</translation>
    </message>
    <message>
        <source>{pips} pips</source>
        <translation>{pips} ögon</translation>
    </message>
    <message>
        <source>{sequence} {top}</source>
        <translation>{sequence} {top}</translation>
    </message>
    <message>
        <source>the point in {suit}</source>
        <translation>rummeln i {suit}</translation>
    </message>
    <message>
        <source>{cards} in {suit}</source>
        <translation>{cards} i {suit}</translation>
    </message>
    <message>
        <source>{sequence}, {suit}</source>
        <translation>{sequence}, {suit}</translation>
    </message>
    <message>
        <source>{set} without {suit}</source>
        <translation>{set} utan {suit}</translation>
    </message>
    <message>
        <source>{sequence} in {suit}</source>
        <translation>{sequence} i {suit}</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Put aside for the last capture</source>
        <translation>Lagda åt sidan för det sista sticket</translation>
    </message>
    <message>
        <source>Marking cards held by {name}</source>
        <translation>Markeringskort: {name}</translation>
    </message>
    <message>
        <source>Build {number}</source>
        <translation>Bygge {number}</translation>
    </message>
    <message>
        <source>Stack of {value}</source>
        <translation>Hög på {value}</translation>
    </message>
    <message>
        <source>Multiple build of {value}</source>
        <translation>Flerfaldigt bygge på {value}</translation>
    </message>
    <message>
        <source>Build of {value}</source>
        <translation>Bygge på {value}</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>På bordet</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talong</translation>
    </message>
    <message>
        <source>Held by {name}</source>
        <translation>Hand: {name}</translation>
    </message>
    <message>
        <source>Discarded by {name}</source>
        <translation>Bortlagt av {name}</translation>
    </message>
    <message>
        <source>Tricks won by {name}</source>
        <translation>Stick: {name}</translation>
    </message>
    <message>
        <source>Captured by {name}</source>
        <translation>Intaget av {name}</translation>
    </message>
    <message>
        <source>In the trick</source>
        <translation>I sticket</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Uppslaget</translation>
    </message>
    <message>
        <source>Card face down, {place}</source>
        <translation>Dolt kort, {place}</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, på din hand</translation>
    </message>
    <message>
        <source>{card}, {place}</source>
        <translation>{card}, {place}</translation>
    </message>
    <message>
        <source>Lower packet of the stock</source>
        <translation>Talongens undre packe</translation>
    </message>
    <message>
        <source>Upper packet of the stock</source>
        <translation>Talongens övre packe</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Takes whatever scores most there and then, and never thinks ahead.</source>
        <translation>Tar det som genast ger mest och tänker inte på vad som kommer sedan.</translation>
    </message>
    <message>
        <source>Remembers every card and weighs what she takes against what she leaves you.</source>
        <translation>Minns varje kort och väger det hon tar mot det hon lämnar åt dig.</translation>
    </message>
    <message>
        <source>Thinks through up to ten possible deals and estimates how they will end. With more than two players, often does so only from the last round on.</source>
        <translation>Tänker igenom upp till tio möjliga givar och uppskattar slutet; bland flera börjar han ofta först i sista omgången.</translation>
    </message>
    <message>
        <source>Thinks through as many deals as time allows: with two players, to the very end; with more, often only from the last round on.</source>
        <translation>Tänker igenom så många möjliga givar som tiden tillåter, på två man hand ända till slutet; bland flera börjar han ofta först i sista omgången.</translation>
    </message>
    <message>
        <source>Trusts in high cards and luck, and bets on the favourite.</source>
        <translation>Litar på höga kort och på dagens tur och håller på favoriten.</translation>
    </message>
    <message>
        <source>Knows by heart which hands to play without an exchange, and bets with caution.</source>
        <translation>Kan utantill vilka händer som spelas utan köp och slår vad med försiktighet.</translation>
    </message>
    <message>
        <source>Has worked out when to propose, solves the play of the cards, and bets by the odds.</source>
        <translation>Har räknat ut när man föreslår, spelar korten felfritt och slår vad efter sannolikheten.</translation>
    </message>
    <message>
        <source>Is still learning: sees pairs and sums of two cards up to ten, misses other sums, and hoards her aces.</source>
        <translation>Håller på att lära sig: ser par och två kort som blir högst tio, missar andra summor och sparar sina äss.</translation>
    </message>
    <message>
        <source>Nearly always proposes, keeps all court cards, forgets her king after an exchange, and bets on the underdog.</source>
        <translation>Föreslår nästan alltid, behåller alla klädda kort, glömmer sin kung efter ett köp och håller på den svagare.</translation>
    </message>
    <message>
        <source>Is still learning: exchanges all she can, hoards her aces, misses trios, and forgets the cards played.</source>
        <translation>Håller på att lära sig: köper allt hon får, sparar sina äss, förbiser trior och glömmer vad som spelats.</translation>
    </message>
    <message>
        <source>Thinks only of his own hand: keeps what promises most, and takes what he can.</source>
        <translation>Tänker bara på sin egen hand: behåller det som lovar mest och tar det han kan.</translation>
    </message>
    <message>
        <source>Remembers what was declared and played, exchanges with care, and considers about a dozen hands the others could hold.</source>
        <translation>Minns vad som anmälts och spelats, köper med omsorg och tänker på ett dussintal av de andras händer.</translation>
    </message>
    <message>
        <source>Tries out his exchange on a dozen deals, and considers about forty hands the others could hold.</source>
        <translation>Prövar sina köp på ett dussin givar och tänker på omkring fyrtio händer som de andra kan ha.</translation>
    </message>
    <message>
        <source>Weighs many hands the others could hold before every exchange and every card. With two players he also learns from the cards played.</source>
        <translation>Väger före varje köp och varje kort många händer som de andra kan ha och drar på två man hand slutsatser av de spelade korten.</translation>
    </message>
    <message>
        <source>Lina, the beginner</source>
        <translation>Lina, nybörjaren</translation>
    </message>
    <message>
        <source>Gustav, the grabber</source>
        <translation>Gustav, roffaren</translation>
    </message>
    <message>
        <source>Agda, the counter</source>
        <translation>Agda, räknaren</translation>
    </message>
    <message>
        <source>Henrik, the planner</source>
        <translation>Henrik, planeraren</translation>
    </message>
    <message>
        <source>Professor Falk</source>
        <translation>Professor Falk</translation>
    </message>
    <message>
        <source>Ida, the companion</source>
        <translation>Ida, följeslagaren</translation>
    </message>
    <message>
        <source>Lina</source>
        <translation>Lina</translation>
    </message>
    <message>
        <source>Gustav</source>
        <translation>Gustav</translation>
    </message>
    <message>
        <source>Agda</source>
        <translation>Agda</translation>
    </message>
    <message>
        <source>Henrik</source>
        <translation>Henrik</translation>
    </message>
    <message>
        <source>Falk</source>
        <translation>Falk</translation>
    </message>
    <message>
        <source>Ida</source>
        <translation>Ida</translation>
    </message>
    <message>
        <source>Keeps pace with you. Your deals are judged, and her mistakes cost about as much as yours.</source>
        <translation>Håller jämna steg med dig: dina givar bedöms, och hennes egna misstag kostar ungefär lika mycket som dina.</translation>
    </message>
    <message>
        <source>Somebody here</source>
        <translation>En person här</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plats {number}</translation>
    </message>
    <message>
        <source>Proposes when that pays against players who go by the book. Works out the play of the cards, and bets with caution.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointPips</name>
    <message>
        <source>full</source>
        <translation>full</translation>
    </message>
    <message>
        <source>overfull</source>
        <translation>överfull</translation>
    </message>
    <message>
        <source>making two</source>
        <translation>gör två</translation>
    </message>
    <message>
        <source>making three</source>
        <translation>gör tre</translation>
    </message>
    <message>
        <source>making four</source>
        <translation>gör fyra</translation>
    </message>
    <message>
        <source>making five</source>
        <translation>gör fem</translation>
    </message>
    <message>
        <source>making six</source>
        <translation>gör sex</translation>
    </message>
    <message>
        <source>making seven</source>
        <translation>gör sju</translation>
    </message>
    <message>
        <source>making eight</source>
        <translation>gör åtta</translation>
    </message>
    <message>
        <source>making nine</source>
        <translation>gör nio</translation>
    </message>
    <message>
        <source>the seven is missing</source>
        <translation>sjuan saknas</translation>
    </message>
    <message>
        <source>the eight is missing</source>
        <translation>åttan saknas</translation>
    </message>
    <message>
        <source>the nine is missing</source>
        <translation>nian saknas</translation>
    </message>
    <message>
        <source>a court card or the ten is missing</source>
        <translation>ett klätt kort eller tian saknas</translation>
    </message>
    <message>
        <source>the ace is missing</source>
        <translation>esset saknas</translation>
    </message>
</context>
<context>
    <name>PortraitChoice</name>
    <message>
        <source>Human</source>
        <translation>Människa</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Be&amp;gin with the rules of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose rules…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Question</source>
        <translation>Fråga</translation>
    </message>
    <message>
        <source>How to continue</source>
        <translation>Hur det går vidare</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>difficulty {problem} · your rating {rating}</source>
        <translation>svårighet {problem} · din rating {rating}</translation>
    </message>
    <message>
        <source>{number} of {count} today</source>
        <translation>{number} av {count} i dag</translation>
    </message>
    <message>
        <source>The reasons are on their way …</source>
        <translation>Skälen är på väg …</translation>
    </message>
    <message>
        <source>Compared with {choice}: {differences}</source>
        <translation>Jämfört med {choice}: {differences}</translation>
    </message>
    <message>
        <source>That was not the question, so it does not count.</source>
        <translation>Det var inte frågan, så det räknas inte.</translation>
    </message>
    <message>
        <source>Right: {answer}.</source>
        <translation>Rätt: {answer}.</translation>
    </message>
    <message>
        <source>The best answer: {answer}.</source>
        <translation>Det bästa svaret: {answer}.</translation>
    </message>
    <message>
        <source>Your answer: {answer}.</source>
        <translation>Ditt svar: {answer}.</translation>
    </message>
    <message>
        <source>Counts as missed: your rating changes by {change}, and the problem comes back.</source>
        <translation>Räknas som missad: din rating ändras med {change}, och uppgiften kommer tillbaka.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Visa mig</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nästa uppgift</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Alla uppgifter</translation>
    </message>
    <message>
        <source>Play out the best answer</source>
        <translation>Spela vidare med det bästa svaret</translation>
    </message>
    <message>
        <source>Play out mine</source>
        <translation>Spela vidare med mitt</translation>
    </message>
</context>
<context>
    <name>PuzzleTexts</name>
    <message>
        <source>{family}: {solved} of {tried} solved, rating {rating}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>You made the last capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent made the last capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can this card capture?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {about} and capture as many cards as it can. Find every set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards you could also have captured: {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards you could also have captured: at least {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can this card capture in Zwickern?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Zwickern an ace is 11, a jack 12, a queen 13 and a king 14. Play {about} and capture as many cards as it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which capture scores most in Cicera?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Cicera a card captures one matching card or one set. Scua, picada, simili and quadriglia are worth a point each. Play {about} for the most points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points given away: {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points given away: at least {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just played:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which capture is worth most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More cards do not always mean more points: an ace is worth one, ♦10 two, ♠2 one, and a sweep one. Which capture scores most there and then?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card can creep?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Krypkasino a card that can capture must, and points are bad. One card in your hand can take nothing: creep with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards this one has to capture: {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards this one has to capture: at least {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up, and a player who has counted knows every card. Which play scores most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does this deal score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over. {about}, and you made no sweep. How many points do you score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You captured these cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets the rest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards were exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You played without proposing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent played without proposing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You refused the first proposal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent refused your first proposal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tricks: {own} to you, {other} to your opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose or play?</source>
        <translation>Byta eller spela genast?</translation>
    </message>
    <message>
        <source>You are elder, and the match begins. Do you propose or play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept or refuse?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You dealt, and the match begins. Elder proposes. Do you accept or refuse?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards do you exchange?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exchange is agreed. Which cards do you discard?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you lead?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are elder and have played without proposing. You do not know what the dealer holds. What do you lead?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both hands are open, and both players play their best. Which card do you play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over. {about} Leaving aside the king of trumps, who scores for the tricks, and how much?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your opponent then misreads your hand, which gains you about %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saying less costs at least about %n point(s): more than misleading your opponent can gain.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equally long, so the one with more pips is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are equally long, so the one with the higher top card is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers are equal, so the higher rank is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the point in {suit}, {pips} pips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost in stakes: {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count a 36-card Piquet hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirty-six-card Piquet: if everything you hold is good, how many points do you score for point, sequences, trios and quatorzes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card, when low cards score nothing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirty-six-card Piquet: only a ten or better scores in play. Both hands are open, and both players play their best. Which card do you play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{answer}: {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match then stands at {own} to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal then ends {own} to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My opponent does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads to the next trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card has been led. {about} Who leads to the next trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose deal is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play {card} to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent plays {card} to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You dealt this one, and now it is {own} to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent dealt this one, and now it is {own} to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is not over yet, and within a match the players deal in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent has won the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of a match deals first in the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{better} wins: it is the higher card of the suit that was led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} wins: a trump beats every card of another suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{led} wins: {card} is of another suit, so it cannot win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your choice scores %n point(s) immediately.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>So far, the last capture was yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far, the last capture was your opponent’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now you take {cards} with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now you leave {card} on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now your opponent takes {cards} with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now your opponent leaves {card} on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last capture of the deal was yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last capture of the deal was your opponent’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards left on the table go to the player who captured last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card of the deal has been played. {about} Who gets the cards that are left on the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or four tricks score one point; all five score two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But a player who plays without proposing, or refuses, and wins fewer than three tricks gives away two points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who scores, and how much?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I score one point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I score two points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My opponent scores one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My opponent scores two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match to five. The deal is over. {about} Who deals next, in this match or in the one after it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold {own}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that is led scores one, and so does winning a trick to which the other player led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are the same, so neither scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any four of a kind beat any three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longer one is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare it, or keep it back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first deal of a match. You may declare everything in this class, or less, so that your opponent misreads your hand. What do you say?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who scores for this trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card has been led. {about} It is not the last trick. Who scores for it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both of us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match to a hundred. The deal is over. {about} Who deals next, in this match or in the one after it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the lead. Your opponent’s cards are hidden; you know only what was declared and played. Which card do you lead?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent holds these cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs {cost} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs at least {cost} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From your own matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have been here before and missed the best play. What is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best line, with your opponent’s cards in brackets: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line after your answer: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point of {cards}, making {pips} pips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} can take nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} takes {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} takes {cards}: {sums}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you discard?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first deal of a match. Which cards do you discard?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If everything you hold is good, how many points do you score for point, sequences, trios and quatorzes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good, or not good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder declares: {about}. Holding this hand, what do you answer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Rubicon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last deal of a Rubicon match. With this deal’s points so far, the score is {about}. You will lose, but one card still gets you to a hundred. Which?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them below a hundred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last deal of a Rubicon match. With this deal’s points so far, the score is {about}. You will win, and one card keeps your opponent below a hundred. Which?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get there first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match to a hundred. With this deal’s points so far, the score is {about}. With one card you get there first; with any other your opponent does. Which?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match to a hundred. With this deal’s points so far, the score is {about}. Your opponent will get there first, and a loser with fewer than fifty pays double. Which card saves you?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzlesDialog</name>
    <message>
        <source>{count} of {most} done</source>
        <translation>{count} av {most} gjorda</translation>
    </message>
    <message>
        <source>Five for today</source>
        <translation>Dagens fem</translation>
    </message>
    <message>
        <source>Missed problems</source>
        <translation>Missade uppgifter</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>rating {rating}</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>en uppgift</numerusform>
            <numerusform>%n uppgifter</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Uppgifter</translation>
    </message>
    <message numerus="yes">
        <source>%n due again</source>
        <translation>
            <numerusform>en att göra om</numerusform>
            <numerusform>%n att göra om</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s), {solved} of {tried} right</source>
        <translation>
            <numerusform>%n problem, {solved} av {tried} rätt</numerusform>
            <numerusform>%n problem, {solved} av {tried} rätt</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all problem ratings and results?</source>
        <translation>Ta bort all rating och alla resultat för uppgifterna?</translation>
    </message>
    <message>
        <source>Positions to solve at the table. Answers are judged by what they cost. Problems you miss come back.</source>
        <translation>Ställningar att lösa vid bordet. Ett svar bedöms efter vad det kostar. Uppgifter som du missar kommer tillbaka.</translation>
    </message>
    <message>
        <source>&amp;Delete the results…</source>
        <translation>&amp;Ta bort resultaten…</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>&amp;Spara bilden…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Börja</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nej</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>The cards are covered until the next player sits down.</source>
        <translation>Korten är täckta tills nästa person sätter sig.</translation>
    </message>
    <message>
        <source>You have no decision to make now.</source>
        <translation>Det finns inget att avgöra nu.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Din hand är tom.</translation>
    </message>
    <message>
        <source>{place}: {cards}.</source>
        <translation>{place}: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n cards, face down.</source>
        <translation>
            <numerusform>{place}: %n kort, dolt.</numerusform>
            <numerusform>{place}: %n kort, dolda.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Inget ligger på bordet.</translation>
    </message>
    <message numerus="yes">
        <source>In your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>På din hand %n kort: {cards}.</numerusform>
            <numerusform>På din hand %n kort: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from the exchange: {cards}.</source>
        <translation>Köpt: {cards}.</translation>
    </message>
    <message>
        <source>Seen in the stock: {cards}.</source>
        <translation>Sett i talongen: {cards}.</translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <translation>Bortlagt: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{party}: %n points</source>
        <translation>
            <numerusform>{party}: %n poäng</numerusform>
            <numerusform>{party}: %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number} is over. {score}.</source>
        <translation>Given {number} är slut. {score}.</translation>
    </message>
    <message>
        <source>The match is over. {score}.</source>
        <translation>Partiet är slut. {score}.</translation>
    </message>
    <message>
        <source>You can play {cards}.</source>
        <translation>Du kan spela {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n ways to capture.</source>
        <translation>
            <numerusform>Det finns %n sätt att ta in.</numerusform>
            <numerusform>Det finns %n sätt att ta in.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can say: {options}.</source>
        <translation>Du kan säga: {options}.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards with Space, then press Return.</source>
        <translation>
            <numerusform>Välj %n kort med mellanslag och tryck sedan på Retur.</numerusform>
            <numerusform>Välj %n kort med mellanslag och tryck sedan på Retur.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over. Winner: {names}. {score}.</source>
        <translation>Partiet är slut. Vinnare: {names}. {score}.</translation>
    </message>
    <message>
        <source>Choose {least} to {most} cards with Space, then press Return.</source>
        <translation>Välj {least} till {most} kort med mellanslag och tryck sedan på Retur.</translation>
    </message>
    <message>
        <source>“{label}”</source>
        <translation>”{label}”</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Du frågade</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It captures {card}, which is worth points in its own right.</source>
        <translation>Då tas {card} in, ett kort som räknas för sig.</translation>
    </message>
    <message>
        <source>For the moment no choice costs you anything.</source>
        <translation>Just nu kostar inget val dig något.</translation>
    </message>
    <message>
        <source>Another choice would cost you {points} more.</source>
        <translation>Ett annat val skulle räknas {points} mer emot dig.</translation>
    </message>
    <message>
        <source>No other choice takes more cards.</source>
        <translation>Inget annat val tar in fler kort.</translation>
    </message>
    <message>
        <source>It sweeps the table.</source>
        <translation>Det blir en tabbe.</translation>
    </message>
    <message>
        <source>It is a mulle: {card} captures its twin.</source>
        <translation>Det blir en mulle: {card} tar in sin tvilling.</translation>
    </message>
    <message>
        <source>It is the last capture, and takes the rest of the table as well.</source>
        <translation>Det är sistan, och resten av bordet följer med.</translation>
    </message>
    <message>
        <source>It builds {value}, which you can capture later.</source>
        <translation>Det bygger {value}, som du kan ta in senare.</translation>
    </message>
    <message>
        <source>It keeps the next player from sweeping the table.</source>
        <translation>Då kan nästa spelare inte göra någon tabbe.</translation>
    </message>
    <message>
        <source>As far as you can tell, nobody can capture {card}.</source>
        <translation>Så vitt man kan veta kan ingen ta in {card}.</translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>Det vinner partiet.</translation>
    </message>
    <message>
        <source>It wins at least three tricks in {chance}% of cases.</source>
        <translation>Det ger minst tre stick i {chance} % av fallen.</translation>
    </message>
    <message>
        <source>By the classical rules this hand is played without an exchange.</source>
        <translation>Enligt de klassiska reglerna spelas den här handen utan köp.</translation>
    </message>
    <message>
        <source>New cards should be better than these.</source>
        <translation>Nya kort lovar mer än de här.</translation>
    </message>
    <message>
        <source>Against a player who goes by the classical list, this is better. At this score it gains about one stake in {deals} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are unlikely to win three tricks now.</source>
        <translation>Tre stick går knappast att få längre.</translation>
    </message>
    <message>
        <source>You win three tricks in {chance}% of cases rather than {other}%.</source>
        <translation>Det blir tre stick i {chance} % av fallen i stället för i {other} %.</translation>
    </message>
    <message>
        <source>You win all five tricks in {chance}% of cases rather than {other}%.</source>
        <translation>Alla fem sticken vinns i {chance} % av fallen i stället för i {other} %.</translation>
    </message>
    <message>
        <source>You lose all five tricks in {chance}% of cases rather than {other}%.</source>
        <translation>Alla fem sticken förloras i {chance} % av fallen i stället för i {other} %.</translation>
    </message>
    <message>
        <source>You win all five tricks more often, or lose them less often.</source>
        <translation>Alla fem sticken vinns oftare eller förloras mer sällan.</translation>
    </message>
    <message>
        <source>The king of trumps is yours in {chance}% of cases rather than {other}%.</source>
        <translation>Trumfkungen är din i {chance} % av fallen i stället för i {other} %.</translation>
    </message>
    <message>
        <source>Your opponent has the king of trumps in {chance}% of cases rather than {other}%.</source>
        <translation>Trumfkungen är motståndarens i {chance} % av fallen i stället för i {other} %.</translation>
    </message>
    <message>
        <source>You have the king of trumps more often, or your opponent has it less often.</source>
        <translation>Trumfkungen är oftare din eller mer sällan motståndarens.</translation>
    </message>
    <message>
        <source>The point for the king is enough to win the match.</source>
        <translation>Poängen för kungen räcker för att vinna partiet.</translation>
    </message>
    <message>
        <source>The king of trumps scores a point now or never.</source>
        <translation>Trumfkungen ger en poäng nu eller aldrig.</translation>
    </message>
    <message>
        <source>The point for the king is hardly needed, and nobody knows where the king is.</source>
        <translation>Poängen för kungen behövs knappast, och ingen vet var kungen är.</translation>
    </message>
    <message>
        <source>The cards that have been seen prove the fault.</source>
        <translation>Korten som har synts bevisar felet.</translation>
    </message>
    <message>
        <source>It makes {sum}, which {card} in your hand can capture later.</source>
        <translation>Det blir {sum}, och {card} på din hand tar det senare.</translation>
    </message>
    <message>
        <source>It makes {sum}. Number of unseen cards that can capture that: {count}.</source>
        <translation>Det blir {sum}; osedda kort som kan ta det: {count}.</translation>
    </message>
    <message>
        <source>{card} could capture, but it is better to trail it.</source>
        <translation>{card} kunde ta något, men ligger bättre på en ledig plats på bordet.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Det finns inget annat val.</translation>
    </message>
    <message>
        <source>It captures {count} cards.</source>
        <translation>Det ger {count} kort.</translation>
    </message>
    <message>
        <source>It leads trumps.</source>
        <translation>Då spelar du ut trumf.</translation>
    </message>
    <message>
        <source>It is number {number} of the eight leads that the classical rules recommend.</source>
        <translation>De klassiska reglerna rekommenderar det: nummer {number} av de åtta utspelen.</translation>
    </message>
    <message>
        <source>{player} wins the match in {chance}% of cases.</source>
        <translation>{player} vinner partiet i {chance} % av fallen.</translation>
    </message>
    <message>
        <source>These stay together: {items}.</source>
        <translation>De här hålls ihop: {items}.</translation>
    </message>
    <message>
        <source>In this deal you can expect {points} more than the other side.</source>
        <translation>Det väntas ge dig {points} mer än motsidan i den här given.</translation>
    </message>
    <message>
        <source>Even so, the other side can expect {points} more in this deal.</source>
        <translation>Ändå väntas motsidan räkna {points} mer i den här given.</translation>
    </message>
    <message>
        <source>In this deal you can expect {points} more than the other side, give or take {spread}.</source>
        <translation>Med det kan du vänta dig {points} mer än motsidan i den här given, plus minus {spread}.</translation>
    </message>
    <message>
        <source>Even so, the other side can expect {points} more in this deal, give or take {spread}.</source>
        <translation>Även så kan motsidan väntas räkna {points} mer i den här given, plus minus {spread}.</translation>
    </message>
    <message>
        <source>Both sides can then expect about the same in this deal.</source>
        <translation>Då väntas båda sidor räkna ungefär lika mycket i den här given.</translation>
    </message>
    <message>
        <source>The rest should be worth {points} more to you than to the other side.</source>
        <translation>Resten bör ge dig {points} mer än motsidan.</translation>
    </message>
    <message>
        <source>The rest should be worth {points} more to the other side than to you.</source>
        <translation>Resten bör ge motsidan {points} mer än dig.</translation>
    </message>
    <message>
        <source>The rest should be worth about the same to both sides.</source>
        <translation>Resten bör ge båda sidor ungefär lika mycket.</translation>
    </message>
    <message>
        <source>This close to the end, winning the match matters more than the odd point.</source>
        <translation>Så nära partiets slut gäller det att vinna det, och alla poäng är inte lika mycket värda.</translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s) more</source>
        <translation>
            <numerusform>%n spader mer</numerusform>
            <numerusform>%n spader mer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more</source>
        <translation>
            <numerusform>%n kort mer</numerusform>
            <numerusform>%n kort mer</numerusform>
        </translation>
    </message>
    <message>
        <source>Even so, it costs you {points}.</source>
        <translation>Ändå räknas {points} emot dig.</translation>
    </message>
    <message>
        <source>It makes {sum}, which your partner has announced.</source>
        <translation>Det gör {sum}, som din partner har anmält.</translation>
    </message>
    <message>
        <source>{card} can later capture {cards}.</source>
        <translation>{card} kan senare ta in {cards}.</translation>
    </message>
    <message>
        <source>It costs you {points} less.</source>
        <translation>Det räknas {points} mindre emot dig.</translation>
    </message>
    <message>
        <source>It captures {spades}.</source>
        <translation>Det ger {spades}.</translation>
    </message>
    <message>
        <source>It captures {cards}.</source>
        <translation>Det ger {cards}.</translation>
    </message>
    <message>
        <source>{card} is out of the next player’s reach.</source>
        <translation>{card} är utom nästa spelares räckhåll.</translation>
    </message>
    <message>
        <source>The next player finds less to capture.</source>
        <translation>Nästa spelare finner mindre att ta in.</translation>
    </message>
    <message>
        <source>The risk is that, without an exchange, losing the tricks costs two points.</source>
        <translation>Risken: förlorade utan köp kostar sticken två poäng.</translation>
    </message>
    <message>
        <source>You do not risk losing two points by playing without an exchange.</source>
        <translation>Du riskerar inte de två poäng som förlorade stick utan köp kostar.</translation>
    </message>
    <message>
        <source>In {chance}% of cases your opponent refuses, loses the tricks, and pays two points.</source>
        <translation>I {chance} % av fallen avslår motståndaren, förlorar sticken och får betala två poäng.</translation>
    </message>
    <message>
        <source>{card} stays in your hand.</source>
        <translation>{card} stannar på handen.</translation>
    </message>
    <message>
        <source>More cards are exchanged.</source>
        <translation>Fler kort köps.</translation>
    </message>
    <message>
        <source>Everything else looks worse.</source>
        <translation>Allt annat ser sämre ut.</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) more</source>
        <translation>
            <numerusform>ungefär %n poäng mer</numerusform>
            <numerusform>ungefär %n poäng mer</numerusform>
        </translation>
    </message>
    <message>
        <source>a little more</source>
        <translation>lite mer</translation>
    </message>
    <message>
        <source>If you keep {cards} in {suit}, the point may grow.</source>
        <translation>Med {cards} i {suit} kan rummeln växa.</translation>
    </message>
    <message>
        <source>Both sides can then expect about the same in this deal, give or take {spread}.</source>
        <translation>Då väntas båda sidor räkna ungefär lika mycket i den här given, plus minus {spread}.</translation>
    </message>
    <message>
        <source>The rest should be worth {points} more to you than to the other side, give or take {spread}.</source>
        <translation>Resten bör ge dig {points} mer än motsidan, plus minus {spread}.</translation>
    </message>
    <message>
        <source>The rest should be worth {points} more to the other side than to you, give or take {spread}.</source>
        <translation>Resten bör ge motsidan {points} mer än dig, plus minus {spread}.</translation>
    </message>
    <message>
        <source>The rest should be worth about the same to both sides, give or take {spread}.</source>
        <translation>Resten bör ge båda sidor ungefär lika mycket, plus minus {spread}.</translation>
    </message>
    <message>
        <source>Nobody can beat {card}.</source>
        <translation>Ingen kan slå {card}.</translation>
    </message>
    <message>
        <source>It is better to let the other side win the trick.</source>
        <translation>Sticket lämnas bäst åt motsidan.</translation>
    </message>
    <message>
        <source>It wins the cards, most of the tricks, in {chance}% of cases.</source>
        <translation>Det vinner korten, flest stick, i {chance} % av fallen.</translation>
    </message>
    <message>
        <source>It keeps the cards from the other side in {chance}% of cases.</source>
        <translation>Det hindrar motsidan från att få korten i {chance} % av fallen.</translation>
    </message>
    <message>
        <source>It wins all the tricks in {chance}% of cases.</source>
        <translation>Det ger alla stick i {chance} % av fallen.</translation>
    </message>
    <message>
        <source>It saves the capot in {chance}% of cases.</source>
        <translation>Det hindrar kapott i {chance} % av fallen.</translation>
    </message>
    <message>
        <source>It wins the last trick in {chance}% of cases.</source>
        <translation>Det vinner sista sticket i {chance} % av fallen.</translation>
    </message>
    <message>
        <source>You fall short of {line}, so every point, even your own, adds to what you pay; this card scores fewer.</source>
        <translation>Du stannar under {line}, så varje poäng, även en egen, ökar det du betalar; det här kortet ger färre.</translation>
    </message>
    <message>
        <source>The other side falls short of {line}, so every point, even theirs, adds to your winnings; this card scores more.</source>
        <translation>Den andra sidan stannar under {line}, så varje poäng, även deras, ökar det du vinner; det här kortet ger fler.</translation>
    </message>
    <message>
        <source>Carte blanche scores ten at once.</source>
        <translation>Carte blanche räknas genast som tio.</translation>
    </message>
    <message>
        <source>Anything you keep back scores nothing.</source>
        <translation>Det man tiger om räknas inte.</translation>
    </message>
    <message>
        <source>Keeping it back misleads your opponent in the play. That should gain about {points} more than it costs.</source>
        <translation>Det som förtigs vilseleder motståndaren i sticken; det ger ungefär {points} mer än det kostar.</translation>
    </message>
    <message>
        <source>A repique has to be announced now.</source>
        <translation>En repik måste sägas nu.</translation>
    </message>
    <message>
        <source>It scores everything that is yours to score.</source>
        <translation>Då räknas allt som är ditt att räkna.</translation>
    </message>
    <message>
        <source>You need not follow a new suit that was not named.</source>
        <translation>Ingen behöver bekänna en ny färg som inte nämnts.</translation>
    </message>
    <message>
        <source>The rest are lost, however they are played.</source>
        <translation>Resten är förlorad, hur den än spelas.</translation>
    </message>
    <message>
        <source>The point should score {more}.</source>
        <translation>Rummeln ger {more}.</translation>
    </message>
    <message>
        <source>Sequences should score {more}.</source>
        <translation>Sviterna ger {more}.</translation>
    </message>
    <message>
        <source>Trios and quatorzes should score {more}.</source>
        <translation>Tretal och fyrtal ger {more}.</translation>
    </message>
    <message>
        <source>Leads and tricks should score {more}.</source>
        <translation>Utspel och stick ger {more}.</translation>
    </message>
    <message>
        <source>Points for the cards should score {more}.</source>
        <translation>Korten ger {more}.</translation>
    </message>
    <message>
        <source>You win the last trick more often.</source>
        <translation>Sista sticket vinns oftare.</translation>
    </message>
    <message>
        <source>A repique is more likely.</source>
        <translation>En repik är troligare.</translation>
    </message>
    <message>
        <source>A pique is more likely.</source>
        <translation>En pik är troligare.</translation>
    </message>
    <message>
        <source>Capot is more likely.</source>
        <translation>Kapott är troligare.</translation>
    </message>
    <message>
        <source>{cards} in {suit} stay together.</source>
        <translation>{cards} i {suit} hålls ihop.</translation>
    </message>
    <message>
        <source>The other side is less likely to score a repique.</source>
        <translation>En repik av motsidan är mindre trolig.</translation>
    </message>
    <message>
        <source>The other side is less likely to score a pique.</source>
        <translation>En pik av motsidan är mindre trolig.</translation>
    </message>
    <message>
        <source>You are less likely to lose all the tricks.</source>
        <translation>Risken att förlora alla stick är mindre.</translation>
    </message>
    <message>
        <source>The declarations should score {more}.</source>
        <translation>Det som anmäls ger {more}.</translation>
    </message>
    <message>
        <source>{pair} stay together and may become more.</source>
        <translation>{pair} hålls ihop och kan bli fler.</translation>
    </message>
    <message>
        <source>The claim is wrong: you can still win a trick.</source>
        <translation>Anspråket håller inte: ett stick kan ännu tas.</translation>
    </message>
    <message>
        <source>{card} stays guarded by another card.</source>
        <translation>{card} förblir garderad av ett annat kort.</translation>
    </message>
    <message>
        <source>{card} is worth keeping.</source>
        <translation>{card} är värd att behålla.</translation>
    </message>
    <message>
        <source>Some of the {count} new cards should be better.</source>
        <translation>Av {count} nya kort bör några vara bättre.</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>Inget annat kort får spelas.</translation>
    </message>
    <message>
        <source>{cards} stay guarded by other cards.</source>
        <translation>{cards} förblir garderade av andra kort.</translation>
    </message>
    <message>
        <source>{cards} are worth keeping.</source>
        <translation>{cards} är värda att behålla.</translation>
    </message>
    <message>
        <source>It saves you from the Rubicon in {chance}% of cases.</source>
        <translation>Det räddar dig från Rubicon i {chance}&#xa0;% av fallen.</translation>
    </message>
    <message>
        <source>It keeps the other side below {half}, half the target, so that the match counts double.</source>
        <translation>Det håller motsidan under {half}, hälften av målet, och partiet räknas dubbelt.</translation>
    </message>
    <message>
        <source>It gets you to {half}, half the target, so that the loss does not count double.</source>
        <translation>Det tar dig till {half}, hälften av målet, så att förlusten bara räknas enkelt.</translation>
    </message>
    <message>
        <source>With it you fall short of {half}, half the target, and the loss counts double.</source>
        <translation>Med det stannar du under {half}, hälften av målet, och förlusten räknas dubbelt.</translation>
    </message>
    <message>
        <source>This is the cheapest card that wins the trick.</source>
        <translation>Med det här kortet kostar sticket minst.</translation>
    </message>
    <message>
        <source>It gets you to {line} in {chance}% of cases, so that a loss does not count double.</source>
        <translation>Det för dig till {line} i {chance}&#xa0;% av fallen, och då kostar en förlust bara enkelt.</translation>
    </message>
    <message>
        <source>With this card you should finish on {total}, below {line}.</source>
        <translation>Med det här kortet bör du stanna på {total}, under {line}.</translation>
    </message>
    <message>
        <source>It keeps the other side below {line} in {chance}% of cases, and the match then pays more.</source>
        <translation>Det håller motsidan under {line} i {chance}&#xa0;% av fallen, och då ger partiet mer.</translation>
    </message>
    <message>
        <source>It is a picada: it captures the card just played.</source>
        <translation>Det är en picada: det tar kortet som just spelades.</translation>
    </message>
    <message>
        <source>It helps in the race for spades, which then stands at {own} to {other}.</source>
        <translation>Det hjälper i kampen om flest spader, som då står {own} mot {other}.</translation>
    </message>
    <message>
        <source>It helps in the race for cards, which then stands at {own} to {other}.</source>
        <translation>Det hjälper i kampen om flest kort, som då står {own} mot {other}.</translation>
    </message>
    <message>
        <source>It is a simili: all its cards are of one suit.</source>
        <translation>Det är en simili: alla kort är i samma färg.</translation>
    </message>
    <message>
        <source>It is a quadriglia: three cards or more.</source>
        <translation>Det är en quadriglia: tre kort eller fler.</translation>
    </message>
    <message>
        <source>{card} matters for the run of spades from the ace.</source>
        <translation>{card} är viktigt för sviten i spader från ässet.</translation>
    </message>
    <message>
        <source>Even so, the next player could sweep the table in {chance}% of cases.</source>
        <translation>Ändå kunde nästa spelare göra tabbe i {chance} % av fallen.</translation>
    </message>
    <message>
        <source>Even so, {card} is left within the next player’s reach.</source>
        <translation>Ändå ligger {card} kvar inom nästa spelares räckhåll.</translation>
    </message>
    <message>
        <source>{card} stays in your hand for a later capture.</source>
        <translation>{card} stannar på handen för att ta in något senare.</translation>
    </message>
    <message>
        <source>None of your cards can capture anything now.</source>
        <translation>Inget av dina kort kan ta något nu.</translation>
    </message>
    <message>
        <source>The next player could sweep the table in {chance}% of cases rather than {other}%.</source>
        <translation>Nästa spelare kunde göra tabbe i {chance} % av fallen i stället för i {other} %.</translation>
    </message>
    <message>
        <source>It wins the match, however the other side plays.</source>
        <translation>Det vinner partiet, hur motsidan än spelar.</translation>
    </message>
    <message>
        <source>However the other side plays, you reach the target first.</source>
        <translation>Du når målet först, hur motsidan än spelar.</translation>
    </message>
    <message>
        <source>The sweep decides the match: without it you would not win.</source>
        <translation>Tabben avgör partiet: utan den skulle du inte vinna.</translation>
    </message>
    <message>
        <source>With it the match is lost if the other side makes no mistake.</source>
        <translation>Med det är partiet förlorat om motsidan inte gör något fel.</translation>
    </message>
    <message>
        <source>With it the match does not end with this deal.</source>
        <translation>Med det slutar partiet inte med den här given.</translation>
    </message>
    <message>
        <source>It costs no points.</source>
        <translation>Det kostar inga poäng.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Deal {number}; {name} deals.</source>
        <translation>Giv {number}; {name} ger.</translation>
    </message>
    <message>
        <source>Cards are dealt.</source>
        <translation>Korten ges.</translation>
    </message>
    <message>
        <source>{name} trails {card}.</source>
        <translation>{name} sakar {card}.</translation>
    </message>
    <message>
        <source>{name} captures {others} with {card}.</source>
        <translation>{name} tar in {others} med {card}.</translation>
    </message>
    <message>
        <source>{name} adds {card} and builds {value}.</source>
        <translation>{name} lägger till {card} och bygger {value}.</translation>
    </message>
    <message>
        <source>{name} builds {value} from {card} and {others}.</source>
        <translation>{name} bygger {value} av {card} och {others}.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} vänds upp.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} spelar {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} take(s) the trick: {others}.</source>
        <translation>
            <numerusform>{name} tar sticket: {others}.</numerusform>
            <numerusform>{name} tar sticket: {others}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lays {card} on {others}, making {value}.</source>
        <translation>{name} lägger {card} på {others}, vilket blir {value}.</translation>
    </message>
    <message>
        <source>{name} lays {card} on a stack, making {value}.</source>
        <translation>{name} lägger {card} på en hög, vilket blir {value}.</translation>
    </message>
    <message>
        <source>The rest go to {name}: {others}.</source>
        <translation>Resten går till {name}: {others}.</translation>
    </message>
    <message>
        <source>{name} shows {others}.</source>
        <translation>{name} visar {others}.</translation>
    </message>
    <message>
        <source>The pack is cut; the bottom card of the cut is {others}.</source>
        <translation>En del av leken lyfts av; underst ligger {others}.</translation>
    </message>
    <message>
        <source>{name} shows their hand: {others}.</source>
        <translation>{name} lägger upp korten: {others}.</translation>
    </message>
    <message>
        <source>{name} gets {others} in exchange.</source>
        <translation>{name} köper {others}.</translation>
    </message>
    <message>
        <source>Left in the stock: {others}.</source>
        <translation>Kvar i talongen: {others}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Given är slut.</translation>
    </message>
    <message numerus="yes">
        <source>{name} take(s) {points} off again: {text}.</source>
        <translation>
            <numerusform>{name} tar bort {points} igen: {text}.</numerusform>
            <numerusform>{name} tar bort {points} igen: {text}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} score(s) {points}: {text}.</source>
        <translation>
            <numerusform>{name} räknar {points}: {text}.</numerusform>
            <numerusform>{name} räknar {points}: {text}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} mark(s) {points}: {text}.</source>
        <translation>
            <numerusform>{name} markerar {points}: {text}.</numerusform>
            <numerusform>{name} markerar {points}: {text}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>What happened</source>
        <translation>Vad som hände</translation>
    </message>
    <message>
        <source>What happened in this deal</source>
        <translation>Vad som hände i given</translation>
    </message>
</context>
<context>
    <name>RefusalBar</name>
    <message>
        <source>Not possible</source>
        <translation>Inte möjligt</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>{number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why did the computer player do that?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Giv {number} av {deals}</translation>
    </message>
    <message>
        <source>Deal {number}, by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The previous decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why did {name} do that?</source>
        <translation>Varför gjorde {name} så?</translation>
    </message>
    <message>
        <source>Wh&amp;y, {name}?</source>
        <translation>Va&amp;rför, {name}?</translation>
    </message>
    <message>
        <source>Asking the computer player …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it move by move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose cards are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>Va&amp;rför?</translation>
    </message>
    <message>
        <source>S&amp;how hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could I have done &amp;better?</source>
        <translation>Kunde jag ha spelat &amp;bättre?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;täng</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commented deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultDialogs</name>
    <message>
        <source>Deal {number} is over.</source>
        <translation>Giv {number} är slut.</translation>
    </message>
    <message>
        <source>Show the score</source>
        <translation>Visa räkningen</translation>
    </message>
    <message>
        <source>Play this deal again with the same cards? Everything played and scored in it will be lost.</source>
        <translation>Spela den här given igen med samma kort? Det som har spelats och antecknats i den försvinner då.</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Samma giv igen</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partiet är slut.</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Visa resultatet</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nytt parti…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revansch</translation>
    </message>
</context>
<context>
    <name>RuleBrowser</name>
    <message>
        <source>Rules agreed for the match on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules agreed for this score sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleChip</name>
    <message>
        <source>Back to the rule book: {rule}</source>
        <translation>Tillbaka till regelboken: {rule}</translation>
    </message>
</context>
<context>
    <name>RuleViewer</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <comment>found by a search in a page</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other page(s)</source>
        <comment>found by a search in all pages</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the two-minute rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch a deal</source>
        <translation>Se en giv</translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Rules: {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>On a tie</source>
        <translation>Vid lika</translation>
    </message>
    <message>
        <source>An even deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double values for ♠2 and ♦10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card with two values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lurch pays double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the difference is marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace from the hand can be fourteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point for each sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More spades in the last deal, then a new deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More spades, then the first to get there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>En giv till</translation>
    </message>
    <message>
        <source>Captures with one of its values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May capture with both at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casino</source>
        <translation>Casino</translation>
    </message>
    <message>
        <source>Swedish Casino</source>
        <translation>Casino</translation>
    </message>
    <message>
        <source>Överspader</source>
        <translation>Överspader</translation>
    </message>
    <message>
        <source>Finnish Casino</source>
        <translation>Finländskt casino</translation>
    </message>
    <message>
        <source>Berlin Casino of 1810</source>
        <translation>Berlinskt casino från 1810</translation>
    </message>
    <message>
        <source>Royal Casino</source>
        <translation>Royal casino</translation>
    </message>
    <message>
        <source>Swedish Casino in which every spade from the seventh on is worth a point.</source>
        <translation>Casino där varje spader från den sjunde är värd ett poäng.</translation>
    </message>
    <message>
        <source>Two packs; a card that captures its twin and nothing else is a mulle, worth five.</source>
        <translation>Två lekar; ett kort som tar sin tvilling och inget annat är en mulle och värt fem.</translation>
    </message>
    <message>
        <source>Two packs, builds on the table, and mulles worth as much as their card. The most to think about.</source>
        <translation>Två lekar, byggen på bordet och mullar som är värda lika mycket som sitt kort. Mest att tänka på.</translation>
    </message>
    <message>
        <source>The American one: one pack, builds on the table, and most cards score three. To 21 points.</source>
        <translation>Det amerikanska: en lek, byggen på bordet, och flest kort ger tre. Till 21 poäng.</translation>
    </message>
    <message>
        <source>Matsch pays double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All five tricks, with no exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest bet, in units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches before the loser leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three points</source>
        <translation>Tre poäng</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>Två poäng</translation>
    </message>
    <message>
        <source>Two, then three at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three, then two at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All five at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captures and builds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who sit opposite each other capture and score together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have their own values, are worth ten each, or have no numerical value and capture only their own rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card captures one matching card or one set of cards that adds up to it, and never more. Then there are no builds or mulles, and nobody has to capture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If two sides tie for most spades, each gets half of the points, rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For capturing the only card on the table with its twin. At 0, it scores like any sweep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must capture, and must clear the table if it can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players can miscount: a capture can add up to one more or one less than its card. A card that must capture can still be trailed or leave something. You can object until the next player plays, and the mistake is put right. The sources mention no such fault or penalty, so this is a house rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone gets the same number of cards. Otherwise the cards left at the end are dealt one by one. The Swedish source explains it in a note.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two of spades is 2 or 15, the ten of diamonds 10 or 16. Sassersson gives this as a variant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card with two values can capture with one of them, or with both in one capture. Sassersson leaves it to the players, and the Berlin books do not say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losers with fewer than half the points pay twice the stake. The Berlin books have this, and so does the Hoyle of 1835.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many jacks, queens or kings on the table a card of the same rank can take. With one or three, none is ever left stranded. Long’s book of 1792 lets you take them all; books of the twentieth century, only one; Ostrow’s, of 1945, one or three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may put cards together, to capture them all later, as in Royal Casino, but never court cards. No English book before 1866 has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last capture of a deal scores a point; otherwise it only takes what is left on the table. Jones’s book of 1796 has that point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clearing the table with the very last card of a deal scores a sweep too. In Hoyle’s book of 1835 a sweep scores only before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four cards are dealt two at a time or one at a time. In Hoyle’s book of 1835 they are dealt one at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace that you play captures as one or as fourteen; otherwise it is always one. Foster’s book of 1907 has both values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clearing the table scores a point; otherwise it scores nothing. McLeod gives both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If two or more reach the target in a deal, the first in this order wins: cards, spades, ♦10, ♠2, aces, sweeps. Foster’s book of 1907 has that order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to win two matches wins. Each match is settled separately and starts from nought. Long’s book of 1792 has this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who sit opposite each other capture together; otherwise everyone plays alone. McLeod gives both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that can capture must. It takes all it can, or as much as its player likes; but if it can take the whole table, it must. In one set of Swedish rules a queen takes everything that makes a queen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacks, queens and kings on the table are put aside when new hands are dealt. At the end of the deal they go to the player who captured last. McLeod has this for Krypkasino.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écarté</source>
        <translation>Écarté</translation>
    </message>
    <message>
        <source>Écarté for two</source>
        <translation>Écarté för två</translation>
    </message>
    <message>
        <source>Écarté with the gallery</source>
        <translation>Écarté med galleri</translation>
    </message>
    <message>
        <source>Five cards each, trumps, and the question in every deal: exchange, or play at once? Five points win.</source>
        <translation>Fem kort var, trumf och i varje giv frågan: byta, eller spela genast? Fem poäng vinner.</translation>
    </message>
    <message>
        <source>Two play, the others watch and bet. The loser gives up the seat to the next in turn.</source>
        <translation>Två spelar, de andra ser på och slår vad. Förloraren lämnar sin plats till den som står i tur.</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of a deal add up to zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is paid into a kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns are players who deal in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners sit opposite each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser of a match pays a stake into it. In games for points, everyone pays the number of points they are behind the winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They share a column, and each gains or pays the amount it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stake for each match lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stake for each point, between all players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to play for</source>
        <translation>Poäng att spela till</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Partiets längd</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Antal givar</translation>
    </message>
    <message>
        <source>Stake for a match, in units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to reach this number of points wins the match.</source>
        <translation>Den som först når detta antal poäng vinner partiet.</translation>
    </message>
    <message>
        <source>A match ends after an agreed number of deals or at an agreed number of points.</source>
        <translation>Ett parti slutar efter ett avtalat antal givar eller vid ett avtalat antal poäng.</translation>
    </message>
    <message>
        <source>After this many deals the player with the most points wins.</source>
        <translation>Efter så många givar vinner den som har flest poäng.</translation>
    </message>
    <message>
        <source>What the loser of a match pays the winner. At 0, you play for love.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this many matches the player who has gained the most wins the evening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number of deals</source>
        <translation>Ett antal givar</translation>
    </message>
    <message>
        <source>A number of points</source>
        <translation>Ett antal poäng</translation>
    </message>
    <message>
        <source>Until everyone has taken a seat once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number of matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarations are added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a repique scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Carte blanche</translation>
    </message>
    <message>
        <source>Tens are court cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carte blanche counts towards repique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carte rouge</source>
        <translation>Carte rouge</translation>
    </message>
    <message>
        <source>Elder exchanges at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer exchanges at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What prevents a repique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer’s repique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the stock is laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder says how to deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the tricks are divided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tricks are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarations are added up when all three classes have been decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A separate match, which leaves the points as they are, or a jump in the count. In the German rule book it is a separate match when playing to 100 or 101.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the last trick is worth in all: usually two, sometimes three, or only one. The German rule book leaves it open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand scores twenty if every card is part of a good declaration. The German rule book wants this agreed before the first deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A nine, eight or seven scores nothing, whether it is led or wins a trick. The last trick scores two if a ten or better wins it, otherwise one. Nobody claims the remaining tricks or gives them up. Cavendish says it can be agreed at Piquet au Cent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what the opponent scores earlier in the order of scoring, or anything good that the opponent has. The German rule book says “scored or beaten”. In Meyers’ encyclopaedia the opponent must have nothing good at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A separate match at 100 and 101</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piquet for points</source>
        <translation>Piquet på poäng</translation>
    </message>
    <message>
        <source>The classical German game: a match ends with the very card that reaches the target.</source>
        <translation>Det klassiska tyska spelet: ett parti slutar med just det kort som når målet.</translation>
    </message>
    <message>
        <source>Three to five players in turn. The loser pays the winner and all the onlookers.</source>
        <translation>Tre till fem spelare i tur och ordning. Förloraren betalar vinnaren och alla åskådare.</translation>
    </message>
    <message>
        <source>Kind of match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By points, without a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no match: when you stop, every point of difference is paid for. In Meyers’ encyclopaedia Piquet is played by matches or by points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A session, settled by the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A separate match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add up and capture.</source>
        <translation>Räkna ihop och fånga.</translation>
    </message>
    <message>
        <source>With three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court cards taken at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raising your own build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point for the last capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card can make a sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of cards for capturing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What scores points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweeps and mulles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs of 52 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards on the table at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is drawn after each play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the right instead of to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces</source>
        <translation type="unfinished">Ess</translation>
    </message>
    <message>
        <source>Jacks, queens and kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one set in a capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duty to capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for most cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie for most cards splits the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which spades score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie for most spades splits the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the two of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the seven of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the seven of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the last capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sweeps score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card can also make a sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more huts at this score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a sweep with the twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mulles</source>
        <translation type="unfinished">Mullar</translation>
    </message>
    <message>
        <source>A mulle is worth the value of its card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a mulle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Individual cards are marked as they are captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two packs there are two of every card, and mulles are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player is dealt this many, and as many again whenever all hands are empty. The rest are dealt one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This many are dealt face up at the start, and no more later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of an ace for capturing. If aces are eleven, the court cards begin at twelve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two of spades can be higher, as in Sweden and Finland.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ten of diamonds can be higher, as in Sweden and Finland.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may put cards together, to capture them all later. There is then no duty to capture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a card must do when it is played and can capture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These points go to the side with more cards than any other. Enter 0 for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sides with the same number share the points, rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next line says what they are for. Enter 0 if spades score nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These points are scored once, for most spades or for seven, or else for each spade that counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the side that captures it. At 0, it is a card like any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the side that captures it. At 0, aces are cards like any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At 0, it is worth the same as the other aces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foster gives it one point in Spade Casino. The usual value is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zwickern gives it one point. The usual value is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the last capture of a deal. At 0, it only takes the rest of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For clearing the whole table. Enter 0 if sweeps score nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huts are Finnish: when every side has one, each loses one, and none is marked in the last round. In Krypkasino a sweep takes its points off the previous player, so the fewest points must win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise a sweep with the very last card of a deal scores nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a side has this many points in the match, huts are no longer marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mulle is a card captured by its twin, with two packs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in Glimne’s Mulle: two for a two, thirteen for a king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Sassersson’s Mulle each is worth five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the fewest points win, the match ends when somebody reaches the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match can then be over in the middle of a deal, as in Finland.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation type="unfinished">Ett</translation>
    </message>
    <message>
        <source>One or fourteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or fourteen in the hand, one on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourteen in the hand, one on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number: they only pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished">Två</translation>
    </message>
    <message>
        <source>Two or fifteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifteen in the hand, two on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten or sixteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixteen in the hand, ten on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No duty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must capture something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must capture all it can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most spades</source>
        <translation type="unfinished">Flest spader</translation>
    </message>
    <message>
        <source>Each spade</source>
        <translation>Varje spader</translation>
    </message>
    <message>
        <source>Each spade from the seventh on</source>
        <translation>Varje spader från den sjunde</translation>
    </message>
    <message>
        <source>At least seven spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hut: they cancel out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes points off the previous player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twin and nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twin, perhaps with others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Flest poäng</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most points win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to get there, cards first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to get there, aces first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing a card after each play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point for each spade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rubber, the best of three matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs of partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three against three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points at which a player leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much must be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court cards are put aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High values for ♠2 and ♦10 in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a single pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six jokers</source>
        <translation>Sex jokrar</translation>
    </message>
    <message>
        <source>Jokers and dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying cards on only when nothing can be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another card after a Zwicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a tie between the leaders is broken. The Swedish source goes by the spades in the last deal, then by who gets there first in the Finnish order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the surplus is marked after the deal: one side’s over the other, or one player’s over the other two together. Otherwise everyone marks their own points, and a match usually goes to 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Hoyle the highest of three players marks the surplus over the other two together. In the German books of 1797 everyone marks their own points, usually to 15. If two or more get there in a deal, the first wins, in the order ♦10, ♠2, cards, spades, aces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who made a build may raise it too. American books of 1866 to 1904 leave that to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the first four cards you draw one after each play, as long as the stock lasts. Foster calls it Draw Casino.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each spade is worth a point, and the jack of spades one more, instead of most spades. A deal has 24 points, and a match usually goes to 61. Foster calls it Spade Casino.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six play as two sides, each player between two opponents; otherwise as three pairs. McLeod gives both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player with this many points after a deal leaves. The others play on, and the last one left wins. If the last players leave together, the one with the fewest points wins. This rule comes from the one-pack game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the hand the two of spades is 15 and the ten of diamonds 16, as in Finland.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 58 cards. A joker has whatever value its player names, from two to fourteen, and scores nothing by itself. Parlett mentions this; McLeod thinks an author invented it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three jokers, 15, 20 and 25, for two sides, as in Dithmarschen. Four, up to 30, without partners, as in Christiansen’s family. Six, from 15 to 30, as in Großenwiehe and Sillerup, where every ten scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may lay a card on another only if none of your cards can capture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who captures the whole table plays another card at once, if there is one left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards each from one pack, as in Swedish Casino. A deal then has 21 points instead of 42.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone gets four cards at a time, and so does the table. Otherwise it is six or five each, and four or five for the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The surplus over the other two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All mark their points, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One, two or three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two and two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three: 15, 20 and 25</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four, without partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six: 15 to 30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They win together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that the card can capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sassersson’s Mulle</source>
        <translation>Mulle efter Sassersson</translation>
    </message>
    <message>
        <source>Glimne’s Mulle</source>
        <translation>Mulle efter Glimne</translation>
    </message>
    <message>
        <source>Classic Casino</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Krypkasino</source>
        <translation>Krypkasino</translation>
    </message>
    <message>
        <source>Zwickern</source>
        <translation>Zwickern</translation>
    </message>
    <message>
        <source>Zwicker in Schleswig-Holstein</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Capture by adding up; spades, cards, aces and sweeps count.</source>
        <translation>Ta kort genom att räkna ihop; spader, kort, ess och tabbar räknas.</translation>
    </message>
    <message>
        <source>Cards are high in the hand, low on the table. Huts cancel out, and a deal can end on any card.</source>
        <translation>Korten är höga på handen och låga på bordet. Hyddor tar ut varandra, och en giv kan sluta på vilket kort som helst.</translation>
    </message>
    <message>
        <source>The oldest and best known: numbers add up, and court cards only pair. To 11 points.</source>
        <translation>Det äldsta och mest kända: siffror räknas ihop, och klädda kort tar bara sin like. Till 11 poäng.</translation>
    </message>
    <message>
        <source>The first with numbers for the court cards: partners, four counters, and only the difference is marked.</source>
        <translation>Det första med tal för de klädda korten: partner, fyra marker, och bara skillnaden markeras.</translation>
    </message>
    <message>
        <source>Casino upside down: points are bad, and cards that can capture must. Creep through with as few points as you can.</source>
        <translation>Casino tvärtom: poäng är dåliga, och kort som kan ta måste ta. Kryp igenom med så få poäng som möjligt.</translation>
    </message>
    <message>
        <source>The German one: cards are laid on each other, and the ten of diamonds is worth ten. To 100 points.</source>
        <translation>Det tyska: kort läggs på varandra, och ruter tio är värd tio. Till 100 poäng.</translation>
    </message>
    <message>
        <source>As played at home: jokers are worth most, and a card laid on another adds its value or subtracts it.</source>
        <translation>Så som man spelar hemma: jokrar är värda mest, och ett kort som läggs på ett annat lägger till sitt värde eller drar ifrån det.</translation>
    </message>
    <message>
        <source>As you play at home: put the rules together yourself, from the size of the hand to what wins.</source>
        <translation>Så som ni spelar hemma: sätt själv ihop reglerna, från handens storlek till vad som vinner.</translation>
    </message>
    <message>
        <source>Add up, collect spades, clear the table</source>
        <translation>Räkna ihop, samla spader, töm bordet</translation>
    </message>
    <message>
        <source>Every spade from the seventh on scores</source>
        <translation>Varje spader från den sjunde ger poäng</translation>
    </message>
    <message>
        <source>Capture twins for five points</source>
        <translation>Ta tvillingar för fem poäng</translation>
    </message>
    <message>
        <source>Twins and builds together</source>
        <translation>Tvillingar och byggen tillsammans</translation>
    </message>
    <message>
        <source>Worth more in the hand</source>
        <translation>Värda mer på handen</translation>
    </message>
    <message>
        <source>Court cards only capture each other</source>
        <translation>Klädda kort tar bara varandra</translation>
    </message>
    <message>
        <source>Four counters; the difference scores</source>
        <translation>Fyra marker; skillnaden räknas</translation>
    </message>
    <message>
        <source>Builds, and first to 21 points</source>
        <translation>Byggen, och först till 21 poäng</translation>
    </message>
    <message>
        <source>Upside down: the fewest points win</source>
        <translation>Tvärtom: minst poäng vinner</translation>
    </message>
    <message>
        <source>Cards are laid on cards</source>
        <translation>Kort läggs på kort</translation>
    </message>
    <message>
        <source>Jokers are worth most</source>
        <translation>Jokrar är värda mest</translation>
    </message>
    <message>
        <source>One card or one set a turn</source>
        <translation>Ett kort eller en grupp per drag</translation>
    </message>
    <message>
        <source>Put your own rules together</source>
        <translation>Sätt ihop egna regler</translation>
    </message>
    <message>
        <source>The disc: captured twins score 5 points.</source>
        <translation>Brickan: tagna tvillingar ger 5 poäng.</translation>
    </message>
    <message>
        <source>The disc: twins and a build, each of the value 9.</source>
        <translation>Brickan: tvillingar och ett bygge, vart och ett med värdet 9.</translation>
    </message>
    <message>
        <source>The disc: in the hand, an ace has the value 14.</source>
        <translation>Brickan: på handen har ett ess värdet 14.</translation>
    </message>
    <message>
        <source>The disc: five and four are a build of 9.</source>
        <translation>Brickan: fem och fyra är ett bygge på 9.</translation>
    </message>
    <message>
        <source>The disc: the ten of diamonds costs 3 points.</source>
        <translation>Brickan: ruter tio kostar 3 poäng.</translation>
    </message>
    <message>
        <source>Exchange or play?</source>
        <translation>Byta eller spela genast?</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box after a lost match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loser without a single point pays twice the stake. The German rule book leaves it to the players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What all five tricks are worth against an elder who did not propose, or a dealer who refused at once. Three in the German rule book, two in the English laws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The packets in which the five cards are dealt, elder first. The German rule book allows all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players can make mistakes as at a real table: take a card too many, mark a king without holding it, or fail to follow suit, head the trick or trump. If you notice, you object, and the book’s penalty follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much an onlooker may bet on a player before a match. At 0, nobody bets. In the German rule book onlookers may bet on either player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this many matches the player who has lost more of them gives up their seat. The German rule book has one match, or as many as are agreed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ends when everyone has taken a seat once, or after an agreed number of matches. Three can also play for a pool: everyone puts in a stake, and each loser another. Winning two matches in a row takes it all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Encyclopædia Britannica a banker who covers all the stakes plays on. In Backgammon the box passes to the captain who has beaten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until somebody wins the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays with the banker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes to the captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écarté Chouette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English laws (1886)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player has the box against all the others, whose captain plays with their advice.</source>
        <translation>En spelare har boxen mot alla andra, och deras kapten spelar med deras råd.</translation>
    </message>
    <message>
        <source>Exchange, or play at once?</source>
        <translation>Byta, eller spela genast?</translation>
    </message>
    <message>
        <source>The loser gives up their seat</source>
        <translation>Förloraren lämnar sin plats</translation>
    </message>
    <message>
        <source>One holds the box against all</source>
        <translation>En håller boxen mot alla</translation>
    </message>
    <message>
        <source>The match ends when somebody reaches this number of points. Enter 0 for a match with no end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns left blank pay equal shares of what the others have won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends when somebody reaches this number of points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after this many deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until only one is left</source>
        <translation>Tills bara en är kvar</translation>
    </message>
    <message>
        <source>Declare and win tricks.</source>
        <translation>Meld och ta stick.</translation>
    </message>
    <message>
        <source>Exchange and carte blanche</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repique and pique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match and payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best of five matches</source>
        <translation>Tre partier av fem</translation>
    </message>
    <message>
        <source>What a pique scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a pique is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point that ends in 4 scores one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In play, only a ten or better scores</source>
        <translation>I spelet räknas kort först från tian</translation>
    </message>
    <message>
        <source>Carte blanche and carte rouge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the loser of a match pays the winner or, if points are settled, what each unit is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder must announce a repique or pique, or lose it, and may correct declarations until the first lead. The others may correct theirs until they play to it. Declarations are named, not shown. Nothing stops you from declaring too much or revoking. After leading one suit repeatedly, you must name the next one. If you notice a fault, you object, and the penalty comes from the German rule book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set number of points; or four deals, with the first and last counting double; or a session settled by the difference. The German rule book has all three for two players, and Robber Piquet follows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player to win three matches takes the stake. A match counts as two if the loser has less than half. A repique jumps to ninety and a pique to sixty. Cavendish describes this for Piquet au Cent.</source>
        <translation>Den som först har tre partier vinner insatsen. Ett parti räknas som två om förloraren har mindre än hälften. Repik hoppar till nittio och pik till sextio. Så berättar Cavendish om Piquet au Cent.</translation>
    </message>
    <message>
        <source>At 0, the session goes on until you stop between deals and settle up. The German rule book settles at the end of the session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer’s declarations score before elder leads, or when the dealer plays to the first trick. In Meyers’ encyclopaedia elder leads after the scoring; in the German rule book the dealer scores after the lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jump in the count, or a separate match. In the German rule book it is usually a jump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder can make it until the dealer scores or wins a trick, as in the German rule book; or only with the very first card, as in the book of 1651.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand without court cards scores ten. It is shown before the exchange, after it, or not at all. The German rule book has it before the exchange, if agreed before the first deal; Meyers’ encyclopaedia has it after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a hand with a ten is not a carte blanche. In Meyers’ encyclopaedia tens are usually court cards; for the Portland Club they are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its ten points count towards repique and pique. In the German rule book they never do; in the laws of the Portland Club they do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest cards elder must take from the stock. It is three in the German rule book, one for the Portland Club.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest cards the dealer must exchange out of those elder has left. It is more than half in the German rule book, three in Meyers’ encyclopaedia, one for the Portland Club.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards of a suit a point needs. In the German rule book there is no point of three cards. At Robber Piquet, the French Piquet voleur, a point needs only thirty pips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is announced before the first lead, or scored after it. In the German rule book it is lost if elder leads first; for the Portland Club it scores afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the stock is laid out during the deal. In the German rule book it comes last, unless elder says otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder says how the cards are dealt, and may ask for another shuffle. The German rule book gives elder both rights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ten points for the cards go to nobody, or are added to those of the next deal. In the German rule book nobody gets them in a match, and they are added in a session. Meyers’ encyclopaedia leaves it to the players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prizes are paid as well as the jump in the count, or instead of it. The German rule book gives the prizes but does not say whether both apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points are rounded for payment. In the German rule book it is to the nearest ten or hundred, with five or fifty rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a round everyone plays everyone else. In the German rule book that is three matches for three players and six for four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser makes room, or everyone plays everyone else in a fixed order. The German rule book has both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As at Backgammon, it passes to the winning captain. With three players Cavendish gives it to the one who sat out and advised; the captain stays, and the loser advises next. The box then always leads first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points for the cards can go to nobody, to each player with the most tricks, or to each player with four. Taken literally, the German rule book says the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand of eight or ten cards also scores ten without a court card, or twenty if every card is in a good declaration. The German rule book has this for twelve cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jump in the count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the dealer scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With elder’s first card alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The larger part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra points for the ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If two or more reach the target in a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of being dealt new hands, you draw one card after each play while any are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal and the play go anticlockwise, as in Italy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either the highest score wins, or the first to reach the target does. The American order is cards, spades, ♦10, ♠2, aces, others; the Finnish one is the reverse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point of 34 pips scores three instead of four, one of 44 scores four, and so on. Cavendish says it can be agreed at Piquet au Cent. It comes to the same as counting the pips by tens, as in 1651.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards each packet has. The German rule book has twos, or threes if you say so when the pack is cut. In French Piquet voleur, four players are dealt threes and then a two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything good the opponent has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced before the lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted after the lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the first lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In threes, then two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Sist</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to the next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As well as the count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of the count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser makes room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed: AB, BC, CD, DA, AC, BD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed: AB, AC, AD, BC, BD, CD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed: AB, CD, EA, BC, DE, AC, BD, CE, AD, BE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed: AB, AC, AD, AE, BC, BD, BE, CD, CE, DE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The captain has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The adviser has it (Cavendish)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To everyone with four tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piquet</source>
        <translation>Piquet</translation>
    </message>
    <message>
        <source>Piquet in four deals</source>
        <translation>Piquet i fyra givar</translation>
    </message>
    <message>
        <source>Piquet by the session</source>
        <translation>Piquet, en sittning</translation>
    </message>
    <message>
        <source>Rubicon Piquet</source>
        <translation>Rubiconpiquet</translation>
    </message>
    <message>
        <source>Piquet of 1888</source>
        <translation>Piquet från 1888</translation>
    </message>
    <message>
        <source>Thirty-six-card Piquet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King’s Piquet</source>
        <translation>Kungspiquet</translation>
    </message>
    <message>
        <source>Piquet Chouette</source>
        <translation>Piquet chouette</translation>
    </message>
    <message>
        <source>Robber Piquet</source>
        <translation>Rövarpiquet</translation>
    </message>
    <message>
        <source>Norman Piquet</source>
        <translation>Normandisk piquet</translation>
    </message>
    <message>
        <source>Piquet au Cent</source>
        <translation>Piquet au Cent</translation>
    </message>
    <message>
        <source>German rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portland Club (London)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meyers’ encyclopaedia (1888)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four deals, with the first and the last counting double, and prizes for repique, pique and capot.</source>
        <translation>Fyra givar, där den första och den sista räknas dubbelt, och priser för repik, pik och kapot.</translation>
    </message>
    <message>
        <source>An agreed number of deals, settled by the difference at the end.</source>
        <translation>Ett avtalat antal givar, som görs upp efter skillnaden på slutet.</translation>
    </message>
    <message>
        <source>Six deals. A loser below a hundred points pays the sum instead of the difference.</source>
        <translation>Sex givar. En förlorare under hundra poäng betalar summan i stället för skillnaden.</translation>
    </message>
    <message>
        <source>To a hundred points, with tens among the court cards and three points for the last trick.</source>
        <translation>Till hundra poäng, med tiorna bland de klädda korten och tre poäng för sista sticket.</translation>
    </message>
    <message>
        <source>As in a book of 1651: with sixes, twelve cards in the stock, and a point that goes by its pips.</source>
        <translation>Som i en bok från 1651: med sexor, tolv kort i talongen och en point som går efter ögonen.</translation>
    </message>
    <message>
        <source>One against a company: the box plays the captain for everyone’s stakes.</source>
        <translation>En mot ett sällskap: boxen spelar mot kaptenen om allas insatser.</translation>
    </message>
    <message>
        <source>Four players on two sides, eight cards each, no exchange, and a repique at twenty.</source>
        <translation>Fyra spelare på två sidor, åtta kort var, inget byte, och repik vid tjugo.</translation>
    </message>
    <message>
        <source>Three players, ten cards each. The first to reach the target drops out, and the other two play on.</source>
        <translation>Tre spelare, tio kort var. Den som först når målet går ur, och de två andra spelar vidare.</translation>
    </message>
    <message>
        <source>First to reach the target wins</source>
        <translation>Först till målet vinner</translation>
    </message>
    <message>
        <source>First and last deal doubled</source>
        <translation>Första och sista given dubbelt</translation>
    </message>
    <message>
        <source>The final difference is paid</source>
        <translation>Skillnaden på slutet betalas</translation>
    </message>
    <message>
        <source>Below a hundred, the sum is lost</source>
        <translation>Under hundra förloras summan</translation>
    </message>
    <message>
        <source>Three points for the last trick</source>
        <translation>Tre poäng för sista sticket</translation>
    </message>
    <message>
        <source>Sixes, and twelve in the stock</source>
        <translation>Sexor, och tolv i talongen</translation>
    </message>
    <message>
        <source>The loser pays everyone</source>
        <translation>Förloraren betalar alla</translation>
    </message>
    <message>
        <source>One against a whole company</source>
        <translation>En mot ett helt sällskap</translation>
    </message>
    <message>
        <source>Four players on two sides</source>
        <translation>Fyra spelare på två sidor</translation>
    </message>
    <message>
        <source>Three players, ten cards each</source>
        <translation>Tre spelare, tio kort var</translation>
    </message>
    <message>
        <source>The disc: a match usually goes to 100 points.</source>
        <translation>Brickan: ett parti går vanligen till 100 poäng.</translation>
    </message>
    <message>
        <source>The disc: the first and the last deal count twice.</source>
        <translation>Brickan: den första och den sista given räknas dubbelt.</translation>
    </message>
    <message>
        <source>The disc: one wins what the other loses.</source>
        <translation>Brickan: den ena vinner det som den andra förlorar.</translation>
    </message>
    <message>
        <source>The disc: it is dear to lose with fewer than 100 points.</source>
        <translation>Brickan: det är dyrt att förlora med färre än 100 poäng.</translation>
    </message>
    <message>
        <source>The disc: the last trick scores 3 points.</source>
        <translation>Brickan: det sista sticket ger 3 poäng.</translation>
    </message>
    <message>
        <source>The disc: the pack has 36 cards.</source>
        <translation>Brickan: leken har 36 kort.</translation>
    </message>
    <message>
        <source>The disc: each player gets 10 cards.</source>
        <translation>Brickan: varje spelare får 10 kort.</translation>
    </message>
    <message>
        <source>{players}, on two sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone scores each category together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If two or more reach the target in the same category, the one with the most points wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double and treble, as the English pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loser with one or two points pays twice the stake, and one with none three times the stake. The English laws of 1886 have this, if agreed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This applies only to a match of two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This applies only to a match of three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits named only after repeated leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a player who has led one suit repeatedly and then changes suit has to name the new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total points in each deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter 0 if any total is allowed. If the fewest points win, a player can also give the whole number to each of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twelve are dealt all at once, one by one, or in two lots of six; the four for the table are dealt with the first lot. McLeod deals twelve at once and mentions six and six. The Accademia del Tre deals them one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 26 cards each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for most spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All thirteen spades win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing the twelve cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If both sides have 26 cards, the two points for most cards go to nobody, or one to each. Wikipedia gives one to each, McLeod none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>McLeod and Wikipedia give one point for most spades, Parlett two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that has captured every spade wins after the deal, whatever the score. Otherwise the spades are worth fifteen points. Wikipedia has this rule; McLeod does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six, later six more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cicera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Italian one: one card or one set in a turn, and four kinds of capture score. To 51 points.</source>
        <translation>Det italienska: ett kort eller en grupp per drag, och fyra slags tagningar ger poäng. Till 51 poäng.</translation>
    </message>
    <message>
        <source>How a game scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in Skat, one number is entered for the player against the others, with a minus for a lost game. Seeger–Fabian scoring adds or takes off 50 for the game. A lost one gives each of the others 40, or 30 with four at the table. In Bierlachs the number is marked against the losers, and reaching the target loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each deal nothing is entered for the dealer. If somebody leaves, everyone plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeger–Fabian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the losers (Bierlachs)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Safekeeping</name>
    <message>
        <source>Some settings could not be read and have been reset to their defaults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is not saved. {reason} Unless it is saved before the program ends, it will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} From now on this is kept as a separate match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Your own deal</source>
        <translation>En egen giv</translation>
    </message>
    <message>
        <source>{count} of {most} stars.</source>
        <translation>{count} av {most} stjärnor.</translation>
    </message>
    <message>
        <source>{path}: {count} of {most} stars</source>
        <translation>{path}: {count} av {most} stjärnor</translation>
    </message>
</context>
<context>
    <name>SchoolDialog</name>
    <message>
        <source>started</source>
        <translation>påbörjad</translation>
    </message>
    <message>
        <source>{game} should suit you: a match takes about {minutes} minutes.</source>
        <translation>{game} borde passa: ett parti tar ungefär {minutes} minuter.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektioner</translation>
    </message>
    <message>
        <source>Reset all stars and the lesson in progress?</source>
        <translation>Ta bort alla stjärnor och den påbörjade lektionen?</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>&amp;Once more</source>
        <translation>&amp;En gång till</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Börja</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Lär dig spela</translation>
    </message>
    <message>
        <source>Short lessons at the table you play on. Begin wherever you like.</source>
        <translation>Korta lektioner vid bordet du spelar vid. Börja var du vill.</translation>
    </message>
    <message>
        <source>How &amp;many are you?</source>
        <translation>Hur &amp;många är ni?</translation>
    </message>
    <message>
        <source>How &amp;long have you got?</source>
        <translation>Hur &amp;lång tid har ni?</translation>
    </message>
    <message>
        <source>One, against the computer</source>
        <translation>En, mot datorn</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Två</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Fyra</translation>
    </message>
    <message>
        <source>Five or six</source>
        <translation>Fem eller sex</translation>
    </message>
    <message>
        <source>Ten minutes</source>
        <translation>Tio minuter</translation>
    </message>
    <message>
        <source>Half an hour</source>
        <translation>En halvtimme</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>En kväll</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Vägar</translation>
    </message>
    <message>
        <source>&amp;Reset the stars…</source>
        <translation>Ta bo&amp;rt stjärnorna…</translation>
    </message>
    <message>
        <source>&amp;Stars as a picture…</source>
        <translation>&amp;Stjärnorna som bild…</translation>
    </message>
    <message>
        <source>&amp;Problems…</source>
        <translation>&amp;Uppgifter…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>SchoolDoor</name>
    <message>
        <source>The rule: {rule}. The lesson “{lesson}” explains it. The match will wait.</source>
        <translation>Regeln: {rule}. Lektionen ”{lesson}” förklarar den. Partiet väntar så länge.</translation>
    </message>
    <message>
        <source>To the lesson</source>
        <translation>Till lektionen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Inte nu</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
    <message numerus="yes">
        <source>Played to %n point(s).</source>
        <translation>
            <numerusform>Man spelar till %n poäng.</numerusform>
            <numerusform>Man spelar till %n poäng.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>{points} → {total}</source>
        <translation>{points} → {total}</translation>
    </message>
    <message>
        <source>{number}, being played</source>
        <translation>{number}, spelas nu</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summa</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>more spades</source>
        <translation>fler spader</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, {spades} ♠</source>
        <translation>{cards}, {spades} ♠</translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n spader</numerusform>
            <numerusform>%n spader</numerusform>
        </translation>
    </message>
    <message>
        <source>{own} minus {other}</source>
        <translation>{own} minus {other}</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Intaget</translation>
    </message>
    <message>
        <source>Most spades</source>
        <translation>Flest spader</translation>
    </message>
    <message>
        <source>Most spades, shared</source>
        <translation>Flest spader, delat</translation>
    </message>
    <message>
        <source>Spades from the seventh on</source>
        <translation>Överspader</translation>
    </message>
    <message>
        <source>Seven spades or more</source>
        <translation>Sju spader eller fler</translation>
    </message>
    <message>
        <source>The other spades</source>
        <translation>Övriga spader</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Flest kort</translation>
    </message>
    <message>
        <source>Big Casino, ♦10</source>
        <translation>Storan, ♦10</translation>
    </message>
    <message>
        <source>Little Casino, ♠2</source>
        <translation>Lillan, ♠2</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Spaderknekt</translation>
    </message>
    <message>
        <source>Joker of 15</source>
        <translation>Jokern på 15</translation>
    </message>
    <message>
        <source>Joker of 17</source>
        <translation>Jokern på 17</translation>
    </message>
    <message>
        <source>Joker of 20</source>
        <translation>Jokern på 20</translation>
    </message>
    <message>
        <source>Joker of 22</source>
        <translation>Jokern på 22</translation>
    </message>
    <message>
        <source>Joker of 25</source>
        <translation>Jokern på 25</translation>
    </message>
    <message>
        <source>Joker of 30</source>
        <translation>Jokern på 30</translation>
    </message>
    <message>
        <source>Ten of spades</source>
        <translation>Spader tio</translation>
    </message>
    <message>
        <source>Ten of hearts</source>
        <translation>Hjärter tio</translation>
    </message>
    <message>
        <source>Ten of clubs</source>
        <translation>Klöver tio</translation>
    </message>
    <message>
        <source>Seven of spades</source>
        <translation>Spader sju</translation>
    </message>
    <message>
        <source>Seven of diamonds</source>
        <translation>Ruter sju</translation>
    </message>
    <message>
        <source>Ace of {suit}</source>
        <translation>Ess i {suit}</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ess</translation>
    </message>
    <message>
        <source>Ace of spades</source>
        <translation>Spaderess</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Sistan</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Tabbar</translation>
    </message>
    <message>
        <source>Double sweeps</source>
        <translation>Dubbeltabbar</translation>
    </message>
    <message>
        <source>The next player’s sweeps</source>
        <translation>Tabbe för nästa spelare</translation>
    </message>
    <message>
        <source>Zwicker</source>
        <translation>Zwicker</translation>
    </message>
    <message>
        <source>Mulles</source>
        <translation>Mullar</translation>
    </message>
    <message>
        <source>Mulle with {card}</source>
        <translation>Mulle med {card}</translation>
    </message>
    <message>
        <source>Huts</source>
        <translation>Hyddor</translation>
    </message>
    <message>
        <source>The difference, which is marked</source>
        <translation>Skillnaden, som markeras</translation>
    </message>
    <message>
        <source>One card captured everything on the table.</source>
        <translation>Allt på bordet togs på en gång.</translation>
    </message>
    <message>
        <source>A card captured its twin.</source>
        <translation>Ett kort har tagit sin tvilling.</translation>
    </message>
    <message>
        <source>Bets of {units} on {name} are not covered and are returned.</source>
        <translation>Av vaden på {name} saknar {units} motpart och går tillbaka.</translation>
    </message>
    <message>
        <source>{counted} instead of {most}</source>
        <translation>{counted} i stället för {most}</translation>
    </message>
    <message>
        <source>{covered} of {units}</source>
        <translation>{covered} av {units}</translation>
    </message>
    <message>
        <source>{back} back</source>
        <translation>{back} tillbaka</translation>
    </message>
    <message>
        <source>King turned up</source>
        <translation>Kung uppslagen</translation>
    </message>
    <message>
        <source>King of trumps</source>
        <translation>Trumfkung</translation>
    </message>
    <message>
        <source>Tricks against a hand played at once</source>
        <translation>Stick mot en hand som spelats genast</translation>
    </message>
    <message>
        <source>Tricks against a refusal</source>
        <translation>Stick mot ett avslag</translation>
    </message>
    <message>
        <source>Bet laid</source>
        <translation>Vad satt</translation>
    </message>
    <message>
        <source>Stake, in units</source>
        <translation>Insats, i enheter</translation>
    </message>
    <message>
        <source>Into the pool, in units</source>
        <translation>Till potten, i enheter</translation>
    </message>
    <message>
        <source>The pool, in units</source>
        <translation>Potten, i enheter</translation>
    </message>
    <message>
        <source>Bet, in units</source>
        <translation>Vad, i enheter</translation>
    </message>
    <message>
        <source>Bet not covered</source>
        <translation>Vad utan täckning</translation>
    </message>
    <message>
        <source>Fault: king not marked in time</source>
        <translation>Fel: kungen inte markerad i tid</translation>
    </message>
    <message>
        <source>Fault: king marked but not held</source>
        <translation>Fel: kung markerad utan att finnas</translation>
    </message>
    <message>
        <source>Fault: revoke</source>
        <translation>Fel: inte bekänt färg</translation>
    </message>
    <message>
        <source>Fault: more than five cards</source>
        <translation>Fel: fler än fem kort</translation>
    </message>
    <message>
        <source>Box given up</source>
        <translation>Boxen lämnad</translation>
    </message>
    <message>
        <source>Points of the deal</source>
        <translation>Givens poäng</translation>
    </message>
    <message>
        <source>Marked by hand</source>
        <translation>Markerat för hand</translation>
    </message>
    <message>
        <source>Fault: misdeal</source>
        <translation>Fel: felgiv</translation>
    </message>
    <message>
        <source>Fault: a declaration left out</source>
        <translation>Fel: meld utelämnad</translation>
    </message>
    <message>
        <source>The point is the suit with the most pips: aces are 11, court cards 10. It scores one for every ten pips, and one more for five or more left over.</source>
        <translation>Rummeln är färgen med flest ögon: ess är 11, klädda kort 10. Den räknas som ett för varje tiotal, och ett till om fem eller fler blir över.</translation>
    </message>
    <message>
        <source>One for each ten or better that was led, or won a trick from the other player’s lead.</source>
        <translation>Ett för varje tia eller högre kort som spelades ut eller tog ett stick från motspelarens utspel.</translation>
    </message>
    <message>
        <source>A ten or better scores one when it is led.</source>
        <translation>En tia eller högre räknas som ett när den spelas ut.</translation>
    </message>
    <message>
        <source>A ten or better scores one when it wins a trick from the other player’s lead.</source>
        <translation>En tia eller högre räknas som ett när den tar ett stick från motspelarens utspel.</translation>
    </message>
    <message>
        <source>{title}: {detail}</source>
        <translation>{title}: {detail}</translation>
    </message>
    <message>
        <source>Huts cancelled out</source>
        <translation>Hyddor som balanserats</translation>
    </message>
    <message>
        <source>The point</source>
        <translation>Poängen</translation>
    </message>
    <message>
        <source>The vole</source>
        <translation>Vole</translation>
    </message>
    <message>
        <source>More than three in a deal</source>
        <translation>Mer än tre i en giv</translation>
    </message>
    <message>
        <source>{item}, taken back</source>
        <translation>{item}, återtaget</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>ett stick</numerusform>
            <numerusform>%n stick</numerusform>
        </translation>
    </message>
    <message>
        <source>Each spade</source>
        <translation>Varje spader</translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Carte blanche</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Rummel</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sekvenser</translation>
    </message>
    <message>
        <source>Trios and quatorzes</source>
        <translation>Trior och quatorzer</translation>
    </message>
    <message>
        <source>Repique</source>
        <translation>Repik</translation>
    </message>
    <message>
        <source>Repique, as a separate match</source>
        <translation>Repik, ett eget parti</translation>
    </message>
    <message>
        <source>Pique</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Pique, as a separate match</source>
        <translation>Pik, ett eget parti</translation>
    </message>
    <message>
        <source>Leads and tricks</source>
        <translation>Utspel och stick</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Sista sticket</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Korten</translation>
    </message>
    <message>
        <source>Capot</source>
        <translation>Kapott</translation>
    </message>
    <message>
        <source>The tricks are divided</source>
        <translation>Sticken är delade</translation>
    </message>
    <message>
        <source>Carte rouge</source>
        <translation>Carte rouge</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Dubblat</translation>
    </message>
    <message>
        <source>Prize for the repique</source>
        <translation>Pris för repiken</translation>
    </message>
    <message>
        <source>Prize for the pique</source>
        <translation>Pris för piken</translation>
    </message>
    <message>
        <source>Prize for the capot</source>
        <translation>Pris för kapotten</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Utspel</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>Fault: wrong declaration</source>
        <translation>Fel: felaktig anmälan</translation>
    </message>
    <message>
        <source>Fault: too many cards</source>
        <translation>Fel: för många kort</translation>
    </message>
    <message>
        <source>Fault: too few cards</source>
        <translation>Fel: för få kort</translation>
    </message>
    <message>
        <source>Fault: discards among the tricks</source>
        <translation>Fel: bortlagda kort bland sticken</translation>
    </message>
    <message>
        <source>The opponent’s revoke</source>
        <translation>Motspelaren bekände inte färg</translation>
    </message>
    <message>
        <source>Fault: announced too late</source>
        <translation>Fel: sagt för sent</translation>
    </message>
    <message>
        <source>Fault: exchanged too early</source>
        <translation>Fel: köpt för tidigt</translation>
    </message>
    <message>
        <source>Fault: suit not named</source>
        <translation>Fel: färgen inte nämnd</translation>
    </message>
    <message>
        <source>The point is the longest suit and scores one for each of its cards. If both are equally long, the one with more pips is better: aces are 11, court cards 10.</source>
        <translation>Rummeln är den längsta färgen och räknas som ett för varje kort. Av två lika långa avgör ögonen: ess är 11, klädda kort 10.</translation>
    </message>
    <message>
        <source>Three or more cards of one suit in sequence: three cards are worth 3, four 4, five 15, and each further card one more. The best sequence lets its player score any others as well.</source>
        <translation>Kort i samma färg som följer på varandra: tre räknas som 3, fyra som 4, fem som 15 och sedan ett mer för varje kort. Den som har den bästa räknar också sina mindre.</translation>
    </message>
    <message>
        <source>Three of a kind, tens or higher, score 3, and four of a kind 14. The best trio or quatorze lets its player score any others as well.</source>
        <translation>Tre lika kort från tian och uppåt räknas som 3, fyra som 14. Den som har det bästa räknar också sina mindre.</translation>
    </message>
    <message>
        <source>A hand without court cards. It is shown and scores 10.</source>
        <translation>En hand utan klädda kort. Den visas och räknas som 10.</translation>
    </message>
    <message>
        <source>Every card of the hand was part of a declaration, and no declaration was beaten: 20 at the end of the deal.</source>
        <translation>Alla kort på handen ingick i anmälningar, och ingen av dem slogs: 20 när given är slut.</translation>
    </message>
    <message>
        <source>Declarations alone reached the number for a repique before the opponent scored anything.</source>
        <translation>Enbart anmälningar nådde talet där räkningen hoppar till nittio, innan motspelaren hade räknat något.</translation>
    </message>
    <message>
        <source>A repique that is paid at once as a match. The points that made it do not count in the match being played.</source>
        <translation>En repik som genast betalas som ett parti; det som gav den räknas inte i det här.</translation>
    </message>
    <message>
        <source>Declarations and leads reached the number for a pique before the opponent scored anything.</source>
        <translation>Anmälningar och utspel nådde talet där räkningen hoppar till sextio, innan motspelaren hade räknat något.</translation>
    </message>
    <message>
        <source>One for each lead, and one for each trick won from the other player’s lead.</source>
        <translation>Ett för varje utspel och ett för varje stick som tas från den som spelat ut.</translation>
    </message>
    <message>
        <source>Each lead scores one.</source>
        <translation>Den som spelar ut till ett stick räknar ett för det.</translation>
    </message>
    <message>
        <source>A trick won from another player’s lead scores one.</source>
        <translation>Ett stick som tas från den som spelade ut räknas som ett.</translation>
    </message>
    <message>
        <source>One side has won all the tricks.</source>
        <translation>En sida har tagit alla stick.</translation>
    </message>
    <message>
        <source>treble</source>
        <translation>tredubbelt</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dubbelt</translation>
    </message>
    <message>
        <source>Most cards, shared</source>
        <translation>Kort, lika många</translation>
    </message>
    <message>
        <source>Mata, ♠2</source>
        <translation>Mata, ♠2</translation>
    </message>
    <message>
        <source>Ten of diamonds</source>
        <translation>Ruter tio</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <translation>Hjärterknekt</translation>
    </message>
    <message>
        <source>Napula</source>
        <translation>Napula</translation>
    </message>
    <message>
        <source>Napoleone: all thirteen spades</source>
        <translation>Napoleone: alla tretton spader</translation>
    </message>
    <message>
        <source>Scua</source>
        <translation>Scua</translation>
    </message>
    <message>
        <source>Picada</source>
        <translation>Picada</translation>
    </message>
    <message>
        <source>Simili</source>
        <translation>Simili</translation>
    </message>
    <message>
        <source>Quadriglia</source>
        <translation>Quadriglia</translation>
    </message>
    <message>
        <source>Seeger–Fabian bonus</source>
        <translation>Tillägg enligt Seeger-Fabian</translation>
    </message>
</context>
<context>
    <name>SeatParts</name>
    <message>
        <source>{units} on {name}</source>
        <translation>{units} på {name}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>med dig</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>med {names}</translation>
    </message>
    <message>
        <source>has won and left</source>
        <translation>har vunnit och gått</translation>
    </message>
    <message>
        <source>enters next</source>
        <translation>kommer härnäst</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>ser på</translation>
    </message>
    <message>
        <source>has the box</source>
        <translation>har boxen</translation>
    </message>
    <message>
        <source>plays for all</source>
        <translation>spelar för alla</translation>
    </message>
    <message>
        <source>in the company</source>
        <translation>i sällskapet</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat {number}, side {party}</source>
        <translation>Plats {number}, sida {party}</translation>
    </message>
    <message>
        <source>Guest {number}</source>
        <translation>Gäst {number}</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Namn på plats {number}</translation>
    </message>
    <message>
        <source>adapts</source>
        <translation>anpassar sig</translation>
    </message>
    <message>
        <source>Player at seat {number}</source>
        <translation>Spelare på plats {number}</translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Na&amp;mes…</source>
        <translation>Na&amp;mn…</translation>
    </message>
    <message>
        <source>The higher the number, the stronger.</source>
        <translation>Ju högre tal, desto starkare.</translation>
    </message>
    <message>
        <source>Other names, and who sits in the first seat</source>
        <translation>Andra namn, och vem som sitter på första platsen</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Antal spelare</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Language</source>
        <translation>Spr&amp;åk</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Textstorlek</translation>
    </message>
    <message>
        <source>Lar&amp;ge controls, for fingers</source>
        <translation>&amp;Stora knappar, för fingrar</translation>
    </message>
    <message>
        <source>&amp;Points are shown as</source>
        <translation>&amp;Poäng visas som</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs</source>
        <translation>Fyra f&amp;ärger: blå ruter och gröna klöver</translation>
    </message>
    <message>
        <source>Large &amp;indices in the corners</source>
        <translation>Stora te&amp;cken i hörnen</translation>
    </message>
    <message>
        <source>Show on the table which cards score, and who has them</source>
        <translation>Visa på bordet vad som räknas och vem som har det</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>Kortens &amp;hastighet</translation>
    </message>
    <message>
        <source>&amp;Reduced motion: cards do not glide</source>
        <translation>&amp;Mindre rörelse: korten glider inte</translation>
    </message>
    <message>
        <source>Time to s&amp;ee other players’ moves</source>
        <translation>Ti&amp;d att se vad andra spelar</translation>
    </message>
    <message>
        <source>S&amp;ound of cards and counters</source>
        <translation>&amp;Ljud från kort och marker</translation>
    </message>
    <message>
        <source>Computer players think</source>
        <translation>Datorspelarna tänker</translation>
    </message>
    <message>
        <source>&amp;Hints are allowed</source>
        <translation>Tips är tillåtn&amp;a</translation>
    </message>
    <message>
        <source>&amp;Undo is allowed</source>
        <translation>Det är tillåtet att ån&amp;gra</translation>
    </message>
    <message>
        <source>Li&amp;vely opponents, who talk now and then</source>
        <translation>Livliga m&amp;otspelare, som säger något ibland</translation>
    </message>
    <message>
        <source>Use a button to confirm each card pla&amp;yed</source>
        <translation>Bekräfta varje spelat kort med en &amp;knapp</translation>
    </message>
    <message>
        <source>&amp;My name and my captured cards on the left</source>
        <translation>Mitt &amp;namn och mina fångade kort till vänster</translation>
    </message>
    <message>
        <source>I declare and count for myself</source>
        <translation>Jag melder och räknar själv</translation>
    </message>
    <message>
        <source>&amp;Ask before a new match replaces the current one</source>
        <translation>Fråga &amp;innan ett nytt parti ersätter det pågående</translation>
    </message>
    <message>
        <source>Stop after each deal when I am o&amp;nly watching</source>
        <translation>Stanna efter var&amp;je giv när jag bara ser på</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Kort och bord</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Duk</translation>
    </message>
    <message>
        <source>In high contrast the table has no cloth. What you choose here shows in light and dark windows.</source>
        <translation>Vid hög kontrast har bordet ingen duk. Det du väljer här syns i ljusa och mörka fönster.</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Baksidor</translation>
    </message>
    <message>
        <source>Pace and motion</source>
        <translation>Tempo och rörelse</translation>
    </message>
    <message>
        <source>Reading and seeing</source>
        <translation>Läsa och se</translation>
    </message>
    <message>
        <source>Light or dark &amp;windows</source>
        <translation>Ljusa eller mörka &amp;fönster</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Players’ words and results are read alo&amp;ud</source>
        <translation>Läs &amp;upp vad spelarna säger och resultaten</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Hjälp under spelet</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs; not for German suits</source>
        <translation>Fyra f&amp;ärger: blå ruter och gröna klöver; inte för tyska färger</translation>
    </message>
    <message>
        <source>Pac&amp;k for {games}</source>
        <translation>Kortl&amp;ek för {games}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>Grupper av inställningar</translation>
    </message>
    <message>
        <source>The system’s ({language})</source>
        <translation>Systemets ({language})</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljusa</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörka</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hög kontrast</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <translation>Flaskgrön</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Vinröd</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Skiffer</translation>
    </message>
    <message>
        <source>Light linen</source>
        <translation>Ljust linne</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>Franska färger</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Tyska färger</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Galler</translation>
    </message>
    <message>
        <source>Rosettes</source>
        <translation>Rosetter</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Vågor</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Romber</translation>
    </message>
    <message>
        <source>Slate blue</source>
        <translation>Skifferblå</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Linne</translation>
    </message>
    <message>
        <source>Four counters</source>
        <translation>Fyra marker</translation>
    </message>
    <message>
        <source>Tally marks</source>
        <translation>Streck</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Siffror</translation>
    </message>
    <message>
        <source>On</source>
        <translation>På</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>At Piquet &amp;declare and count everything for me</source>
        <translation>Meld och räkna allt åt mig i Pi&amp;quet</translation>
    </message>
</context>
<context>
    <name>SettingsStrip</name>
    <message>
        <source>How the table looks with these settings</source>
        <translation>Så ser bordet ut med de här inställningarna</translation>
    </message>
    <message>
        <source>“Four cards.”</source>
        <translation>”Fyra kort.”</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>{name}: fewer than half of {target} points, which counts double (lurch).</source>
        <translation>{name}: färre än hälften av {target} poäng, vilket räknas dubbelt.</translation>
    </message>
    <message>
        <source>{name}: no points, which counts double (matsch).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stake is for one match.</source>
        <translation>Insatsen gäller ett parti.</translation>
    </message>
    <message>
        <source>The loser of a match pays {amount}.</source>
        <translation>Den som förlorar ett parti betalar {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>Each stake is for %n point(s) of the settlement.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: fewer than {half} points, which counts double (matsch).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {units}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the rubber</source>
        <translation>
            <numerusform>{names} vinner rubberten</numerusform>
            <numerusform>{names} vinner rubberten</numerusform>
        </translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>Minst poäng vinner.</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) three matches out of five</source>
        <translation>
            <numerusform>{names} vinner tre partier av fem</numerusform>
            <numerusform>{names} vinner tre partier av fem</numerusform>
        </translation>
    </message>
    <message>
        <source>The stake is for the best of five matches.</source>
        <translation>En insats gäller tre partier av fem.</translation>
    </message>
    <message>
        <source>The loser pays {amount}.</source>
        <translation>Förloraren betalar {amount}.</translation>
    </message>
    <message>
        <source>Repiques paid as matches: {accounts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins by {own} matches to {other}. A match counts as two if the loser is below half.</source>
        <translation>{name} vinner med {own} partier mot {other}. Under hälften räknas ett parti som två.</translation>
    </message>
    <message>
        <source>Both have the same total, so nobody gains.</source>
        <translation>Båda har lika många poäng, så ingen vinner något.</translation>
    </message>
    <message>
        <source>With the prizes, {own} for {winner} and {other} for {loser}: {net}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounded to {unit}s: {rounded}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below 100 it counts double: 2 × ({high} + 100 + {short} short) = {gain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Rubicon was not crossed: {high} + {low} + 100 = {gain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Rubicon was crossed: {high} − {low} + 100 = {gain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The difference: {high} − {low} = {gain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accounts: {accounts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: one or two points, which counts double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: no points, which counts treble.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupDialog</name>
    <message>
        <source>Two players on one sheet cannot have the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} play against {second}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue with other players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Based on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and first dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules agreed</source>
        <translation>Överenskomna regler</translation>
    </message>
    <message>
        <source>deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number} deals first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed for the whole evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A currency such as EUR, or anything else: points, matches. To give a singular as well: nut/nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EUR, points, nuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the &amp;correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Börja</translation>
    </message>
    <message>
        <source>Swap with the previous one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetDesk</name>
    <message>
        <source>This score sheet is not saved. {reason} Unless it is saved before the program ends, it will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You already have this score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheets (*.cardtable *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is not over. The new sheet cannot continue it, so it will end now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matches won ({won}) will not be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is not over. Should the players keep the matches won ({won}) and the points ({points}), or start again from nought?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the matches won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{changes}: was the name misspelt, or is it somebody else? A different player will start from nought, and past results will stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misspelt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}: are they changing seats now, or have they sat like that from the beginning?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is not over. Should the players keep their points ({points}), or start again from nought?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is not over. Should the players keep the matches they have won ({won}), or start again from nought?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From nought</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetExports</name>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheets (*.cardtable *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Sparat som ”{file}”.</translation>
    </message>
    <message>
        <source>Data for programs (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Take this off the sheet, and the match will go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far: {payments}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then: {payments}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can move it, or take it off the sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal was played on screen. You can take it off the sheet but not change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First deal of match {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal begins match {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{missing} Enter it anyway?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered. {score}.</source>
        <translation>Infört. {score}.</translation>
    </message>
    <message>
        <source>The deals after it have moved. Deal {number} now counts as dealt by {name}. If somebody else dealt, correct it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was ended here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n later entries will then count towards a different match.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then match {number} will not be over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {number} will then be over and go to {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {number} will then go to {names} instead of {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the points marked by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a forgotten deal before deal {number} of match {partie}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct deal {number} of match {partie}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a forgotten deal before deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>is away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watching, account {stakes}</source>
        <translation>tittar på, konto {stakes}</translation>
    </message>
    <message>
        <source>deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation type="unfinished">{name} ger</translation>
    </message>
    <message>
        <source>plays first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>played to %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetWidget</name>
    <message>
        <source>Each counter is a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter in the middle row is 1 point, one above it 3, one below it 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters show no more than {most} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some points cannot be shown this way.</source>
        <translation>Det finns poäng som inte kan visas så.</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished">Siffror</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct (F2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals and what they were worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark a point for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a point off {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a line of a deal to see its cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a deal to correct it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetWindow</name>
    <message>
        <source>{name} {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement: {amounts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next to play: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} ger.</translation>
    </message>
    <message>
        <source>This sheet was kept with an older version, which may have scored it differently. It then stood at {points}, or {gains} in stakes. Here it is scored by the current rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries that may have scored differently: {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes to {names}, {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} leave the match unfinished at {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gain} → {account}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}: impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}, played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {partie}: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add deals played here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score kep&amp;t by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match now? Nobody has won it, and nobody pays for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match now? It will be settled at the current score. {settlement}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in particular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Won by {names} · account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;orrect names, dealer, stake…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Joining and leaving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue &amp;with other players…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End the match now…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Chart…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hanges…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>R&amp;egler</translation>
    </message>
    <message>
        <source>Keepin&amp;g a score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print scoring c&amp;ards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print as stro&amp;kes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;int blank forms…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a ta&amp;ble (CSV)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a &amp;file (JSON)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New score sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past &amp;score sheets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>{name} has the box, and {captain} plays for the company.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has the box.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetsDialog</name>
    <message>
        <source>Score sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>is the same player as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Merge them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;tails…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name to be corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name to keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a name, an evening or a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Sök</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trash ({number})</source>
        <translation>Papperskorg ({number})</translation>
    </message>
    <message>
        <source>To the &amp;trash</source>
        <translation>Lägg i pappers&amp;korgen</translation>
    </message>
    <message>
        <source>&amp;Evening to the trash</source>
        <translation>Lägg hela &amp;kvällen i papperskorgen</translation>
    </message>
    <message>
        <source>Save the ta&amp;ble…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Club table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player to the &amp;trash</source>
        <translation>Lägg personen i pappers&amp;korgen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">Å&amp;ngra</translation>
    </message>
    <message>
        <source>Impo&amp;rt file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No score sheet fits the search.</source>
        <translation>Inget protokoll stämmer med sökningen.</translation>
    </message>
    <message>
        <source>Everyone on a score sheet is listed here, with their results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Återställ</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <translation>&amp;Radera för gott&#xa0;…</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papperskorg</translation>
    </message>
    <message>
        <source>The trash is empty. What is put into it can be restored here.</source>
        <translation>Papperskorgen är tom. Det som läggs i den går att återställa här.</translation>
    </message>
    <message>
        <source>&amp;New score sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Score sheets, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results by player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">Vilket spel</translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“{game}: {names}”, {evening}, %n deal(s)</source>
        <translation>
            <numerusform>”{game}: {names}”, {evening}, en giv</numerusform>
            <numerusform>”{game}: {names}”, {evening}, %n givar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{game}: {names}”, %n deal(s)</source>
        <translation>
            <numerusform>”{game}: {names}”, en giv</numerusform>
            <numerusform>”{game}: {names}”, %n givar</numerusform>
        </translation>
    </message>
    <message>
        <source>Perhaps the same player: “{wrong}” and “{right}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message numerus="yes">
        <source>%n match(es) won</source>
        <translation>
            <numerusform>%n vunnet parti</numerusform>
            <numerusform>%n vunna partier</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}, {name}</source>
        <translation>{title}, {name}</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>a player leaves at {points} points</source>
        <translation>den som har {points} poäng går ut</translation>
    </message>
    <message>
        <source>Out: {names}</source>
        <translation>Ute: {names}</translation>
    </message>
    <message>
        <source>Matches won {score}</source>
        <translation>Vunna partier {score}</translation>
    </message>
    <message>
        <source>Sweep with {values}</source>
        <translation>Tabbe på {values}</translation>
    </message>
    <message>
        <source>in the pool: {units}</source>
        <translation>i potten: {units}</translation>
    </message>
    <message>
        <source>matches {own} to {other}</source>
        <translation>partier {own}&#xa0;:&#xa0;{other}</translation>
    </message>
    <message>
        <source>Rubicon {points}</source>
        <translation>Rubicon {points}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Giv {number} av {deals}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>to {points} points</source>
        <translation>till {points} poäng</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Trumf: {suit}</translation>
    </message>
    <message>
        <source>{name} is elder hand</source>
        <translation>{name} är förhand</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} ger</translation>
    </message>
</context>
<context>
    <name>SlipFollower</name>
    <message>
        <source>It is {name}’s turn. Nobody else should look now.</source>
        <translation>Turen går till {name}. Ingen annan bör titta nu.</translation>
    </message>
    <message>
        <source>{name} is here: show the cards</source>
        <translation>{name} är här: visa korten</translation>
    </message>
    <message>
        <source>Look at {cards} on the table.</source>
        <translation>Titta på {cards} på bordet.</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>I draw {sign}.</source>
        <translation>Jag drar {sign}.</translation>
    </message>
    <message>
        <source>I cut.</source>
        <translation>Jag kuperar.</translation>
    </message>
    <message>
        <source>Last!</source>
        <translation>Sistan!</translation>
    </message>
    <message>
        <source>Sweep!</source>
        <translation>Tabbe!</translation>
    </message>
    <message>
        <source>A double sweep!</source>
        <translation>Dubbeltabbe!</translation>
    </message>
    <message>
        <source>Mulle!</source>
        <translation>Mulle!</translation>
    </message>
    <message>
        <source>Building {value}.</source>
        <translation>Jag bygger {value}.</translation>
    </message>
    <message>
        <source>I’ll raise it to {value}.</source>
        <translation>Jag höjer till {value}.</translation>
    </message>
    <message>
        <source>That makes {sum}.</source>
        <translation>Det blir {sum}.</translation>
    </message>
    <message>
        <source>The joker is {sum}.</source>
        <translation>Jokern gäller {sum}.</translation>
    </message>
    <message>
        <source>I announce {sum}.</source>
        <translation>Jag anmäler {sum}.</translation>
    </message>
    <message>
        <source>Zwicker!</source>
        <translation>Zwicker!</translation>
    </message>
    <message>
        <source>A hut!</source>
        <translation>Hydda!</translation>
    </message>
    <message>
        <source>The huts cancel out.</source>
        <translation>Hyddorna tar ut varandra.</translation>
    </message>
    <message>
        <source>The rest are mine.</source>
        <translation>Resten är min.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} drar {card}.</translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation>{name} kuperar.</translation>
    </message>
    <message>
        <source>{name} announces the last round.</source>
        <translation>{name} säger sistan.</translation>
    </message>
    <message>
        <source>{name} sweeps the table.</source>
        <translation>{name} gör en tabbe.</translation>
    </message>
    <message>
        <source>{name} sweeps the table with the twin of its only card.</source>
        <translation>{name} gör dubbeltabbe.</translation>
    </message>
    <message>
        <source>{name} takes a mulle worth {points}.</source>
        <translation>{name} tar en mulle värd {points}.</translation>
    </message>
    <message>
        <source>{name} builds {value}.</source>
        <translation>{name} bygger {value}.</translation>
    </message>
    <message>
        <source>{name} raises the build to {value}.</source>
        <translation>{name} höjer bygget till {value}.</translation>
    </message>
    <message>
        <source>{name} makes it {sum}.</source>
        <translation>{name} gör det till {sum}.</translation>
    </message>
    <message>
        <source>{name} plays a joker as {sum}.</source>
        <translation>{name} lägger ut en joker som {sum}.</translation>
    </message>
    <message>
        <source>{name} lays {card} and announces {sum}.</source>
        <translation>{name} lägger {card} och anmäler {sum}.</translation>
    </message>
    <message>
        <source>{name} captures the whole table: a Zwicker.</source>
        <translation>{name} tar hela bordet: en Zwicker.</translation>
    </message>
    <message>
        <source>{name} has a hut.</source>
        <translation>{name} har en hydda.</translation>
    </message>
    <message>
        <source>Every side has a hut, so one on each side is turned over.</source>
        <translation>Alla parter har en hydda, så en av varje vänds.</translation>
    </message>
    <message>
        <source>{name} made the last capture and takes the rest.</source>
        <translation>{name} tog in sist och får resten.</translation>
    </message>
    <message>
        <source>wrong capture</source>
        <translation>fel intag</translation>
    </message>
    <message>
        <source>missed capture</source>
        <translation>missat intag</translation>
    </message>
    <message>
        <source>The last round is dealt.</source>
        <translation>Sistan är given.</translation>
    </message>
    <message>
        <source>The rest go to the player who captured last.</source>
        <translation>Resten går till den som tog in sist.</translation>
    </message>
    <message>
        <source>A new match.</source>
        <translation>Ett nytt parti.</translation>
    </message>
    <message>
        <source>{units} on {player}.</source>
        <translation>{units} på {player}.</translation>
    </message>
    <message>
        <source>I won’t bet.</source>
        <translation>Jag slår inte vad.</translation>
    </message>
    <message>
        <source>The king!</source>
        <translation>Kungen!</translation>
    </message>
    <message>
        <source>I propose.</source>
        <translation>Jag föreslår.</translation>
    </message>
    <message>
        <source>I play.</source>
        <translation>Jag spelar.</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Hur många?</translation>
    </message>
    <message>
        <source>Play!</source>
        <translation>Spela!</translation>
    </message>
    <message>
        <source>{number}.</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>A book!</source>
        <translation>Alla fem!</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>Talongen är slut.</translation>
    </message>
    <message>
        <source>I mark the king.</source>
        <translation>Jag har kungen.</translation>
    </message>
    <message>
        <source>The point is mine.</source>
        <translation>Poängen är min.</translation>
    </message>
    <message>
        <source>I’ll keep the box.</source>
        <translation>Jag behåller boxen.</translation>
    </message>
    <message>
        <source>I’ll give up the box.</source>
        <translation>Jag lämnar boxen.</translation>
    </message>
    <message>
        <source>Match {count}: {first} against {second}.</source>
        <translation>Parti {count}: {first} mot {second}.</translation>
    </message>
    <message>
        <source>Match {count}: {first} has the box, and {second} plays for the company.</source>
        <translation>Parti {count}: {first} har boxen, {second} spelar för sällskapet.</translation>
    </message>
    <message>
        <source>{name} bets {units} on {player}.</source>
        <translation>{name} sätter {units} på {player}.</translation>
    </message>
    <message>
        <source>{name} does not bet.</source>
        <translation>{name} slår inte vad.</translation>
    </message>
    <message>
        <source>{name} has turned up a king.</source>
        <translation>{name} har slagit upp en kung.</translation>
    </message>
    <message>
        <source>{name} proposes.</source>
        <translation>{name} föreslår.</translation>
    </message>
    <message>
        <source>{name} plays without another exchange.</source>
        <translation>{name} spelar utan att köpa igen.</translation>
    </message>
    <message>
        <source>{name} accepts.</source>
        <translation>{name} godtar.</translation>
    </message>
    <message>
        <source>{name} refuses; the hands are played.</source>
        <translation>{name} avslår; händerna spelas.</translation>
    </message>
    <message>
        <source>{name} exchanges all five cards.</source>
        <translation>{name} köper fem nya kort.</translation>
    </message>
    <message>
        <source>The stock is used up; the hands are played.</source>
        <translation>Talongen är slut; händerna spelas.</translation>
    </message>
    <message>
        <source>{name} marks the king of trumps.</source>
        <translation>{name} markerar trumfkungen.</translation>
    </message>
    <message>
        <source>{name} has {tricks} of the five tricks.</source>
        <translation>{name} har {tricks} av de fem sticken.</translation>
    </message>
    <message>
        <source>{name} has all five tricks.</source>
        <translation>{name} har alla fem sticken.</translation>
    </message>
    <message>
        <source>{name} keeps the box.</source>
        <translation>{name} behåller boxen.</translation>
    </message>
    <message>
        <source>{name} gives up the box.</source>
        <translation>{name} lämnar boxen.</translation>
    </message>
    <message>
        <source>false king</source>
        <translation>falsk kung</translation>
    </message>
    <message>
        <source>revoke</source>
        <translation>fel färg</translation>
    </message>
    <message>
        <source>too many cards</source>
        <translation>för många kort</translation>
    </message>
    <message>
        <source>I’ll keep mine</source>
        <translation>Jag behåller mina</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Ett</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Två</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Fyra</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fem</translation>
    </message>
    <message>
        <source>I cut {sign}.</source>
        <translation>Jag kuperar {sign}.</translation>
    </message>
    <message>
        <source>We’re partners.</source>
        <translation>Vi spelar ihop.</translation>
    </message>
    <message>
        <source>No more tricks in {suit} for me.</source>
        <translation>Jag tar inga fler stick i {suit}.</translation>
    </message>
    <message>
        <source>{name} takes no more tricks in {suit}.</source>
        <translation>{name} tar inga fler stick i {suit}.</translation>
    </message>
    <message>
        <source>wrong declaration</source>
        <translation>fel anmälan</translation>
    </message>
    <message>
        <source>discards among the tricks</source>
        <translation>bortlagda kort bland sticken</translation>
    </message>
    <message>
        <source>I object: {fault}.</source>
        <translation>Jag anmärker: {fault}.</translation>
    </message>
    <message>
        <source>That’s right.</source>
        <translation>Så är det.</translation>
    </message>
    <message>
        <source>Certainly not.</source>
        <translation>Inte alls.</translation>
    </message>
    <message>
        <source>{name} cuts {card}.</source>
        <translation>{name} kuperar {card}.</translation>
    </message>
    <message>
        <source>The vole!</source>
        <translation>Vole!</translation>
    </message>
    <message>
        <source>{name} exchanges {count} of 5 cards.</source>
        <translation>{name} köper nya kort: {count} av 5.</translation>
    </message>
    <message>
        <source>{first} and {second} play together.</source>
        <translation>{first} och {second} spelar ihop.</translation>
    </message>
    <message>
        <source>{name} objects to {player}: {fault}.</source>
        <translation>{name} anmärker mot {player}: {fault}.</translation>
    </message>
    <message>
        <source>{name} has to admit the fault.</source>
        <translation>{name} måste medge felet.</translation>
    </message>
    <message>
        <source>{name} made no such fault.</source>
        <translation>{name} har inte gjort något sådant fel.</translation>
    </message>
    <message>
        <source>{name}: “{words}” ({pips} pips)</source>
        <translation>{name}: ”{words}” ({pips} ögon)</translation>
    </message>
    <message>
        <source>Another shuffle, please.</source>
        <translation>En blandning till, tack.</translation>
    </message>
    <message>
        <source>Shuffled.</source>
        <translation>Blandat.</translation>
    </message>
    <message>
        <source>Please deal as I ask.</source>
        <translation>Ge som jag säger.</translation>
    </message>
    <message>
        <source>I take {cards}.</source>
        <translation>Jag tar {cards}.</translation>
    </message>
    <message>
        <source>Carte blanche: discard, please.</source>
        <translation>Carte blanche: lägg bort, tack.</translation>
    </message>
    <message>
        <source>Carte blanche!</source>
        <translation>Carte blanche!</translation>
    </message>
    <message>
        <source>I’ll declare now.</source>
        <translation>Jag anmäler.</translation>
    </message>
    <message>
        <source>How high?</source>
        <translation>Hur hög?</translation>
    </message>
    <message>
        <source>As high as this.</source>
        <translation>Så hög.</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Inget.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Gott.</translation>
    </message>
    <message>
        <source>Not good.</source>
        <translation>Inte gott.</translation>
    </message>
    <message>
        <source>Equal.</source>
        <translation>Lika.</translation>
    </message>
    <message>
        <source>Wait!</source>
        <translation>Vänta!</translation>
    </message>
    <message>
        <source>I have a repique.</source>
        <translation>Jag har en repik.</translation>
    </message>
    <message>
        <source>That is not a repique.</source>
        <translation>Det blir ingen repik.</translation>
    </message>
    <message>
        <source>Here it is.</source>
        <translation>Det är den här.</translation>
    </message>
    <message>
        <source>I’ll declare again.</source>
        <translation>Jag anmäler igen.</translation>
    </message>
    <message>
        <source>Let me count again.</source>
        <translation>Jag räknar igen.</translation>
    </message>
    <message>
        <source>And with this card, pique.</source>
        <translation>Och med det här kortet pik.</translation>
    </message>
    <message>
        <source>Repique!</source>
        <translation>Repik!</translation>
    </message>
    <message>
        <source>Pique!</source>
        <translation>Pik!</translation>
    </message>
    <message>
        <source>A new suit.</source>
        <translation>Annan färg.</translation>
    </message>
    <message>
        <source>I’ll look, and lead {suit}.</source>
        <translation>Jag tittar och spelar ut {suit}.</translation>
    </message>
    <message>
        <source>How many of your point?</source>
        <translation>Hur många i din rummel?</translation>
    </message>
    <message>
        <source>This many.</source>
        <translation>Så många.</translation>
    </message>
    <message>
        <source>Agreed.</source>
        <translation>Går med på det.</translation>
    </message>
    <message>
        <source>One more card!</source>
        <translation>Ett kort till!</translation>
    </message>
    <message>
        <source>The rest are yours.</source>
        <translation>Resten är din.</translation>
    </message>
    <message>
        <source>{name} asks for another shuffle.</source>
        <translation>{name} ber om en blandning till.</translation>
    </message>
    <message>
        <source>{name} has shuffled again.</source>
        <translation>{name} har blandat igen.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: ”{words}”</translation>
    </message>
    <message>
        <source>{name} announces carte blanche.</source>
        <translation>{name} anmäler carte blanche.</translation>
    </message>
    <message>
        <source>{name} shows carte blanche.</source>
        <translation>{name} visar carte blanche.</translation>
    </message>
    <message>
        <source>{name} announces a repique.</source>
        <translation>{name} säger repik.</translation>
    </message>
    <message>
        <source>{name} takes back the declarations and declares again.</source>
        <translation>{name} tar tillbaka det anmälda och anmäler igen.</translation>
    </message>
    <message>
        <source>{name} takes back the score and counts again.</source>
        <translation>{name} tar tillbaka det räknade och räknar igen.</translation>
    </message>
    <message>
        <source>{name} announces a pique with the next card.</source>
        <translation>{name} säger pik med nästa kort.</translation>
    </message>
    <message>
        <source>{name} makes a repique.</source>
        <translation>{name} gör en repik.</translation>
    </message>
    <message>
        <source>{name} makes a pique.</source>
        <translation>{name} gör en pik.</translation>
    </message>
    <message>
        <source>{name} names the suit: “{words}”</source>
        <translation>{name} nämner färgen: ”{words}”</translation>
    </message>
    <message>
        <source>{name} looks at the stock and will lead {suit}.</source>
        <translation>{name} tittar i talongen och ska spela ut {suit}.</translation>
    </message>
    <message>
        <source>{name} asks how many cards of the point are still held.</source>
        <translation>{name} frågar hur många kort i rummeln som är kvar.</translation>
    </message>
    <message>
        <source>{name} claims the rest of the tricks.</source>
        <translation>{name} gör anspråk på resten av sticken.</translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation>{name} medger det.</translation>
    </message>
    <message>
        <source>{name} asks for one more card to be played.</source>
        <translation>{name} begär ett kort till.</translation>
    </message>
    <message>
        <source>{name} gives up the rest of the tricks.</source>
        <translation>{name} ger upp resten av sticken.</translation>
    </message>
    <message>
        <source>Scua!</source>
        <translation>Scua!</translation>
    </message>
    <message>
        <source>Picada!</source>
        <translation>Picada!</translation>
    </message>
    <message>
        <source>Simili!</source>
        <translation>Simili!</translation>
    </message>
    <message>
        <source>Quadriglia!</source>
        <translation>Quadriglia!</translation>
    </message>
    <message>
        <source>{name} captures the whole table: a scua.</source>
        <translation>{name} tar hela bordet: en scua.</translation>
    </message>
    <message>
        <source>{name} captures the card just played: a picada.</source>
        <translation>{name} tar kortet som just spelades: en picada.</translation>
    </message>
    <message>
        <source>{name} captures within one suit: a simili.</source>
        <translation>{name} tar in i en enda färg: en simili.</translation>
    </message>
    <message>
        <source>{name} captures three cards or more: a quadriglia.</source>
        <translation>{name} tar tre kort eller fler: en quadriglia.</translation>
    </message>
</context>
<context>
    <name>Speeds</name>
    <message>
        <source>Slow</source>
        <translation>Långsamt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalt</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabbt</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Genast</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Makligt</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Raskt</translation>
    </message>
    <message>
        <source>No pauses</source>
        <translation>Utan pauser</translation>
    </message>
    <message>
        <source>Hardly at all</source>
        <translation>Knappt alls</translation>
    </message>
    <message>
        <source>Less than a second</source>
        <translation>Mindre än en sekund</translation>
    </message>
    <message>
        <source>Up to two seconds</source>
        <translation>Upp till två sekunder</translation>
    </message>
    <message>
        <source>Up to five seconds</source>
        <translation>Upp till fem sekunder</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>The matches stand at {own} to {other}.</source>
        <translation>I partier står det {own} mot {other}.</translation>
    </message>
    <message>
        <source>The cards are now worth {points}.</source>
        <translation>Korten räknas nu som {points}.</translation>
    </message>
</context>
<context>
    <name>StandingChart</name>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>Score, deal by deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Your results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished">Person</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n match(es) played to the end, {won} won.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No match has been played to the end yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{results}, most recent last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With real cards, on score sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {won} of {played} won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>The line shows how many of ten matches in a row were won. A filled dot is a match won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{family}: {ratings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the latest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone starts at {rating}. After the rating come the problems solved and tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete judged decisions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete all judged decisions, for all players?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won: {won} of the last {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most often against {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most often at {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A filled dot is a match won. After %n more match(es) a line shows your form.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The whole bar shows the matches played, and the filled part those won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches won, and matches played to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People begin at 1500. A player who is 190 points ahead should win three matches out of four. The line around a dot shows how certain the rating is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n more match(es) for a reliable rating</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: about as strong as {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: between {name} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: stronger than anyone here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: the next player to catch is {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: everyone’s rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>On average, a decision cost {points} points (%n judged).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing yet. Choose “Could I have done better?” after a deal to add it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost per decision, day by day. The lower the bar, the better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with both players judged: a margin of {margin}. Of this, {skill} came from skill: your opponent gave away that much more. The rest, {luck}, was luck.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {rating} ± {half}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusPlate</name>
    <message>
        <source>It is your turn</source>
        <translation>Det är din tur</translation>
    </message>
    <message>
        <source>It is {name}’s turn</source>
        <translation>{name} är i tur</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access is denied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This location is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk has read or write errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has it open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is something else where a folder should be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file would be too large for this location.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk or the network drive cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many files are open at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer has no memory left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk quota has been used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a folder where the file should be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file cannot have this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link leads back to itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file or its folder cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing was interrupted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system gives no reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system’s message: “{reason}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableDisplay</name>
    <message>
        <source>Next match</source>
        <translation>Nästa parti</translation>
    </message>
    <message>
        <source>Back to the counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal over: enter it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark a point for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a point off {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key Alt+{key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Back to the score sheet (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableEntry</name>
    <message>
        <source>Enter anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the correction</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableVoices</name>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
</context>
<context>
    <name>TakingInDialog</name>
    <message>
        <source>Adding saved data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is changed until everything has been read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>Hello! Please be patient with me.</source>
        <translation>Hej! Ha tålamod med mig.</translation>
    </message>
    <message>
        <source>Shall we? I’ve only just learnt to play.</source>
        <translation>Ska vi? Jag har just lärt mig det.</translation>
    </message>
    <message>
        <source>Was that really me?</source>
        <translation>Var det verkligen jag?</translation>
    </message>
    <message>
        <source>Look at that! I’m in luck today.</source>
        <translation>Ser man på! I dag har jag tur.</translation>
    </message>
    <message>
        <source>I think I see how it’s done now.</source>
        <translation>Jag tror att jag har sett hur det går till.</translation>
    </message>
    <message>
        <source>Oh well. Once more!</source>
        <translation>Nåja. En gång till!</translation>
    </message>
    <message>
        <source>There you are. Let’s play!</source>
        <translation>Där är du ju. Nu spelar vi!</translation>
    </message>
    <message>
        <source>If it’s there, I’ll take it.</source>
        <translation>Det som ligger där, det tar jag.</translation>
    </message>
    <message>
        <source>That was worth it.</source>
        <translation>Det lönade sig.</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <translation>Det här kan jag vänja mig vid.</translation>
    </message>
    <message>
        <source>Enjoy it while it lasts.</source>
        <translation>Gläd dig så länge det varar.</translation>
    </message>
    <message>
        <source>I’ll get that back.</source>
        <translation>Det där tar jag igen.</translation>
    </message>
    <message>
        <source>Good to see you. I’ll keep count.</source>
        <translation>Roligt att se dig. Jag räknar med.</translation>
    </message>
    <message>
        <source>Take your time. I have a good memory.</source>
        <translation>Ta god tid på dig. Jag har gott minne.</translation>
    </message>
    <message>
        <source>It all adds up, as always.</source>
        <translation>Det går jämnt ut, som alltid.</translation>
    </message>
    <message>
        <source>A good memory is half the battle.</source>
        <translation>Väl ihågkommet är till hälften vunnet.</translation>
    </message>
    <message>
        <source>Well played. I’ll remember that.</source>
        <translation>Väl spelat. Det ska jag minnas.</translation>
    </message>
    <message>
        <source>I didn’t see that coming.</source>
        <translation>Det hade jag inte räknat med.</translation>
    </message>
    <message>
        <source>Good evening. I already have a plan.</source>
        <translation>God kväll. Jag har redan en plan.</translation>
    </message>
    <message>
        <source>Think first, then play. Are you ready?</source>
        <translation>Först tänka, sedan spela. Är du redo?</translation>
    </message>
    <message>
        <source>It went as planned.</source>
        <translation>Det gick enligt planen.</translation>
    </message>
    <message>
        <source>One step ahead was enough.</source>
        <translation>Ett steg före räckte.</translation>
    </message>
    <message>
        <source>That was not part of my plan.</source>
        <translation>Det ingick inte i min plan.</translation>
    </message>
    <message>
        <source>You looked further ahead than I did.</source>
        <translation>Du såg längre än jag.</translation>
    </message>
    <message>
        <source>A pleasure. Let us see what the cards have in store.</source>
        <translation>Ett nöje. Få se vad korten har i sinnet.</translation>
    </message>
    <message>
        <source>Every deal is a small problem. Shall we solve this one?</source>
        <translation>Ett litet problem varje gång. Ska vi lösa det?</translation>
    </message>
    <message>
        <source>Instructive, I think.</source>
        <translation>Lärorikt, tycker jag.</translation>
    </message>
    <message>
        <source>This time the odds were on my side.</source>
        <translation>Den här gången var oddsen på min sida.</translation>
    </message>
    <message>
        <source>Remarkable. I should like to see that again.</source>
        <translation>Märkligt. Det skulle jag gärna se igen.</translation>
    </message>
    <message>
        <source>You have given me something to think about.</source>
        <translation>Du har gett mig något att tänka på.</translation>
    </message>
    <message>
        <source>Lovely. Let’s see which of us learns faster.</source>
        <translation>Så trevligt. Få se vem av oss som lär sig fortast.</translation>
    </message>
    <message>
        <source>I’ll keep pace with you.</source>
        <translation>Jag håller jämna steg med dig.</translation>
    </message>
    <message>
        <source>It could just as easily have been you.</source>
        <translation>Det kunde lika gärna ha varit du.</translation>
    </message>
    <message>
        <source>That was close.</source>
        <translation>Det var jämnt.</translation>
    </message>
    <message>
        <source>You’re getting better and better.</source>
        <translation>Du blir bättre och bättre.</translation>
    </message>
    <message>
        <source>Then I’ll have to learn something, too.</source>
        <translation>Då får jag väl också lära mig något.</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <translation>
            <numerusform>Ett kort i talongen</numerusform>
            <numerusform>%n kort i talongen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) captured by {name}. Click to see the last capture.</source>
        <translation>
            <numerusform>Ett kort intaget av {name}. Ett klick visar det senaste intaget.</numerusform>
            <numerusform>%n kort intagna av {name}. Ett klick visar det senaste intaget.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) won by {name}. Click to see the last one, or all of your own.</source>
        <translation>
            <numerusform>Ett stick: {name}. Ett klick visar det sista, eller alla egna.</numerusform>
            <numerusform>%n stick: {name}. Ett klick visar det sista, eller alla egna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) held by {name}</source>
        <translation>
            <numerusform>Ett kort på handen: {name}</numerusform>
            <numerusform>%n kort på handen: {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} ger.</translation>
    </message>
    <message>
        <source>{name} last played {cards}.</source>
        <translation>{name} spelade senast {cards}.</translation>
    </message>
    <message>
        <source>{name} last captured {others} with {cards}.</source>
        <translation>{name} tog senast {others} med {cards}.</translation>
    </message>
    <message>
        <source>Nobody has captured {card} yet. It is worth points.</source>
        <translation>{card} har ingen tagit än. Kortet räknas.</translation>
    </message>
    <message>
        <source>{name} has captured {card}. It is worth points.</source>
        <translation>{name} har tagit {card}. Kortet räknas.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) captured by {name}.</source>
        <translation>
            <numerusform>Ett kort taget av {name}.</numerusform>
            <numerusform>%n kort tagna av {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s) captured by {name}.</source>
        <translation>
            <numerusform>En spader tagen av {name}.</numerusform>
            <numerusform>%n spader tagna av {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They count from %n on, whatever the others have.</source>
        <translation>
            <numerusform>De räknas från ett kort, vad de andra än har.</numerusform>
            <numerusform>De räknas från %n kort, vad de andra än har.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s).</source>
        <translation>
            <numerusform>{name}: en poäng.</numerusform>
            <numerusform>{name}: %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behåll det</translation>
    </message>
    <message>
        <source>Choose it for the exchange</source>
        <translation>Välj det för köp</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Välj det här kortet</translation>
    </message>
    <message>
        <source>Play it alone</source>
        <translation>Spela det ensamt</translation>
    </message>
    <message>
        <source>Which of my cards take it?</source>
        <translation>Vilka av mina kort tar det?</translation>
    </message>
    <message>
        <source>Show the cards won last</source>
        <translation>Visa vad som vanns sist</translation>
    </message>
</context>
<context>
    <name>Twins</name>
    <message>
        <source>With the same cards: {person} {mine}, {name} {theirs}.</source>
        <translation>Med samma kort: {person} {mine}, {name} {theirs}.</translation>
    </message>
    <message>
        <source>{name} is playing this deal with the same cards: move {number} …</source>
        <translation>{name} spelar den här given med samma kort: drag {number} …</translation>
    </message>
</context>
<context>
    <name>UnsavedBar</name>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Spara som…</translation>
    </message>
    <message>
        <source>Nothing is being saved at the moment. {reason}</source>
        <translation>Just nu sparas inget. {reason}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Avbryt</translation>
    </message>
    <message>
        <source>The saved games are damaged. The program is recovering what it can.</source>
        <translation>De sparade partierna är skadade. Programmet räddar vad det kan.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Not saving</source>
        <translation>Sparas inte</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>none</source>
        <translation>inget</translation>
    </message>
    <message>
        <source>one</source>
        <translation>ett</translation>
    </message>
    <message>
        <source>two</source>
        <translation>två</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fyra</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sex</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sju</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>åtta</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nio</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tio</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knekt</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dam</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kung</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>fjorton</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>femton</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>sexton</translation>
    </message>
</context>
<context>
    <name>Warner</name>
    <message numerus="yes">
        <source>That would cost you about %n point(s). Better: {choice}. If you mean it, do it again.</source>
        <translation>
            <numerusform>Det skulle kosta dig ungefär en poäng. Bättre: {choice}. Gör det igen om du menar det.</numerusform>
            <numerusform>Det skulle kosta dig ungefär %n poäng. Bättre: {choice}. Gör det igen om du menar det.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WholeFiles</name>
    <message>
        <source>Save everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add saved data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches, score sheets and settings are saved in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) added.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s) added.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n had been continued there and were updated here.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were already here.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read completely.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that the program keeps (*.{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in it was already here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkProgress</name>
    <message numerus="yes">
        <source>About %n hour(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n second(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
