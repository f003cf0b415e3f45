<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>By {holders}; licence {licence}</source>
        <translation>Von {holders}; Lizenz {licence}</translation>
    </message>
    <message>
        <source>The text of this licence was not installed.</source>
        <translation>Der Text dieser Lizenz wurde nicht mitinstalliert.</translation>
    </message>
    <message>
        <source>About cardtable</source>
        <translation>Über cardtable</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programm</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>Card games on an animated table, with computer players that see their own cards and nothing else. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Kartenspiele auf einem lebendigen Tisch, mit Computerspielern, die ihre eigenen Karten sehen und sonst nichts. Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Made with {parts}</source>
        <translation>Beruht auf {parts}</translation>
    </message>
    <message>
        <source>Anything missing here is added from the backup. Nothing that is already here changes.</source>
        <translation>Was in der Kopie steht und hier fehlt, kommt zurück; was hier ist, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Bestandteil des Programms</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Text der Lizenz</translation>
    </message>
    <message>
        <source>Saved games: {place}</source>
        <translation>Gespeicherte Partien: {place}</translation>
    </message>
    <message>
        <source>There is no backup of them yet.</source>
        <translation>Eine Kopie davon gibt es noch nicht.</translation>
    </message>
    <message>
        <source>Last backup: {day}</source>
        <translation>Letzte Kopie davon: {day}</translation>
    </message>
    <message>
        <source>&amp;Copy details for a bug report</source>
        <translation>Für einen Fehlerbericht &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Add data from the last backup</source>
        <translation>Letzte Kopie &amp;übernehmen</translation>
    </message>
    <message>
        <source>Last backup: {day} ({age})</source>
        <translation>Letzte Kopie davon: {day} ({age})</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Trail {card}.</source>
        <translation>{card} ablegen.</translation>
    </message>
    <message>
        <source>the stack of {value}</source>
        <translation>das Päckchen mit {value}</translation>
    </message>
    <message>
        <source>the build of {value}</source>
        <translation>den Stapel auf {value}</translation>
    </message>
    <message>
        <source>build {number}</source>
        <translation>Stapel {number}</translation>
    </message>
    <message>
        <source>Trail {card} as {value}.</source>
        <translation>{card} als {value} ablegen.</translation>
    </message>
    <message>
        <source>Build {value} from {card} and {others}.</source>
        <translation>Aus {card} und {others} einen Stapel auf {value} bauen.</translation>
    </message>
    <message>
        <source>Capture {others} with {card}.</source>
        <translation>{others} mit {card} fangen.</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Trail as {value}</source>
        <translation>Ablegen als {value}</translation>
    </message>
    <message>
        <source>Lay on: {value}</source>
        <translation>Auflegen: {value}</translation>
    </message>
    <message>
        <source>Build {value}</source>
        <translation>Stapel auf {value}</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>{sum}: no other card here makes it up to {value}</source>
        <translation>{sum}: keine Karte hier ergänzt das auf {value}</translation>
    </message>
    <message>
        <source>{sum}, {missing} short of {value}</source>
        <translation>{sum}, noch {missing} bis {value}</translation>
    </message>
    <message>
        <source>{sum}, not {value}</source>
        <translation>{sum}, nicht {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;No bet</source>
        <translation>&amp;Keine Wette</translation>
    </message>
    <message>
        <source>P&amp;ropose</source>
        <translation>&amp;Proponieren</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Accept: how many?</source>
        <translation>&amp;Annehmen: Wie viel?</translation>
    </message>
    <message>
        <source>&amp;Refuse: play!</source>
        <translation>A&amp;blehnen: Spielen Sie!</translation>
    </message>
    <message>
        <source>Mark the &amp;king</source>
        <translation>&amp;König anlegen</translation>
    </message>
    <message>
        <source>&amp;No objection</source>
        <translation>&amp;Nichts zu rügen</translation>
    </message>
    <message>
        <source>Take a card too &amp;many</source>
        <translation>Eine Karte zu &amp;viel nehmen</translation>
    </message>
    <message>
        <source>&amp;Keep the box</source>
        <translation>Box be&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Give up the box</source>
        <translation>Box ab&amp;geben</translation>
    </message>
    <message>
        <source>Do not bet.</source>
        <translation>Nicht wetten.</translation>
    </message>
    <message>
        <source>Propose an exchange.</source>
        <translation>Einen Kauf proponieren.</translation>
    </message>
    <message>
        <source>Play without exchanging.</source>
        <translation>Ohne Kaufen spielen.</translation>
    </message>
    <message>
        <source>Accept the proposal.</source>
        <translation>Den Antrag annehmen.</translation>
    </message>
    <message>
        <source>Refuse the proposal.</source>
        <translation>Den Antrag ablehnen.</translation>
    </message>
    <message>
        <source>Mark the king.</source>
        <translation>Den König anlegen.</translation>
    </message>
    <message>
        <source>Make no objection.</source>
        <translation>Nichts rügen.</translation>
    </message>
    <message>
        <source>&amp;Wrong capture</source>
        <translation>Fal&amp;scher Fang</translation>
    </message>
    <message>
        <source>&amp;Missed capture</source>
        <translation>&amp;Fang versäumt</translation>
    </message>
    <message>
        <source>Object: the cards that {player} captured do not add up to the card played.</source>
        <translation>Widersprechen: Was {player} gefangen hat, ergibt nicht den Wert der Karte.</translation>
    </message>
    <message>
        <source>Object: {player} missed a capture that had to be made.</source>
        <translation>Widersprechen: {player} hat nicht gefangen, was die Karte nehmen muss.</translation>
    </message>
    <message>
        <source>Lay {card} on {others}, making {value}.</source>
        <translation>{card} auf {others} legen, das macht {value}.</translation>
    </message>
    <message>
        <source>Take one card more than you discard.</source>
        <translation>Eine Karte mehr nehmen, als Sie weglegen.</translation>
    </message>
    <message>
        <source>Keep the box.</source>
        <translation>Die Box behalten.</translation>
    </message>
    <message>
        <source>Give up the box to the captain.</source>
        <translation>Die Box an den Kapitän abgeben.</translation>
    </message>
    <message>
        <source>&amp;False king</source>
        <translation>&amp;Falscher König</translation>
    </message>
    <message>
        <source>Re&amp;voke</source>
        <translation>&amp;Verleugnet</translation>
    </message>
    <message>
        <source>&amp;Too many cards</source>
        <translation>&amp;Zu viele Karten</translation>
    </message>
    <message>
        <source>Object: {player} marked a king without holding it.</source>
        <translation>Rügen: {player} hat den König angelegt, ohne ihn zu haben.</translation>
    </message>
    <message>
        <source>Object: {player} began play with more than five cards.</source>
        <translation>Rügen: {player} ist mit mehr als fünf Karten ins Spiel gegangen.</translation>
    </message>
    <message>
        <source>Ex&amp;change nothing</source>
        <translation>Ni&amp;chts kaufen</translation>
    </message>
    <message>
        <source>Ex&amp;change one card</source>
        <translation>Eine Karte &amp;kaufen</translation>
    </message>
    <message>
        <source>Ex&amp;change two cards</source>
        <translation>Zwei Karten &amp;kaufen</translation>
    </message>
    <message>
        <source>Ex&amp;change three cards</source>
        <translation>Drei Karten &amp;kaufen</translation>
    </message>
    <message>
        <source>Ex&amp;change four cards</source>
        <translation>Vier Karten &amp;kaufen</translation>
    </message>
    <message>
        <source>Ex&amp;change all five</source>
        <translation>Alle fünf &amp;kaufen</translation>
    </message>
    <message>
        <source>Object to {player}:</source>
        <translation>{player} rügen:</translation>
    </message>
    <message>
        <source>Object: {player} could have followed suit, headed the trick or trumped, but did not.</source>
        <translation>Rügen: {player} hat nicht bedient, nicht überstochen oder nicht mit Trumpf gestochen, obwohl es möglich war.</translation>
    </message>
    <message>
        <source>Bet on {player}:</source>
        <translation>Auf {player} wetten:</translation>
    </message>
    <message>
        <source>Bet on {player} ({same} against {other}):</source>
        <translation>Auf {player} wetten ({same} gegen {other}):</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>{card} spielen.</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>{cards} weglegen.</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>Alle Karten behalten.</translation>
    </message>
    <message>
        <source>Bet {units} on {player}.</source>
        <translation>{units} auf {player} wetten.</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <translation>{cards} weglegen</translation>
    </message>
    <message>
        <source>“{action}”</source>
        <translation>„{action}“</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>Adviser</name>
    <message>
        <source>The computer player stopped and has been restarted.</source>
        <translation>Der Computerspieler reagierte nicht mehr und wurde neu gestartet.</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>Matches against {name} do not affect your rating.</source>
        <translation>Partien mit {name} ändern sie nicht.</translation>
    </message>
    <message numerus="yes">
        <source>After %n more match(es) you will see here how strong you are.</source>
        <translation>
            <numerusform>Noch %n&#xa0;Partie, dann sagt sie, wie stark Sie spielen.</numerusform>
            <numerusform>Noch %n&#xa0;Partien, dann sagt sie, wie stark Sie spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You now play about as well as {name}.</source>
        <translation>Sie spielen jetzt etwa so gut wie {name}.</translation>
    </message>
    <message>
        <source>You are between {weaker} and {stronger}.</source>
        <translation>Sie stehen zwischen {weaker} und {stronger}.</translation>
    </message>
    <message>
        <source>You are stronger than anyone here.</source>
        <translation>Sie sind stärker als alle hier.</translation>
    </message>
    <message>
        <source>The next player to catch is {name}.</source>
        <translation>{name} ist als Nächstes einzuholen.</translation>
    </message>
</context>
<context>
    <name>Agreed</name>
    <message>
        <source>Rules agreed</source>
        <translation>Was vereinbart ist</translation>
    </message>
    <message>
        <source>All the usual rules.</source>
        <translation>Alles wie üblich.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>{thing}: {meant}</source>
        <translation>{thing}: {meant}</translation>
    </message>
    <message>
        <source>{sign} marks each rule that is not the usual one.</source>
        <translation>{sign} steht vor jeder Regel, die anders ist als üblich.</translation>
    </message>
</context>
<context>
    <name>AgreementDialog</name>
    <message>
        <source>These rules in words</source>
        <translation>Diese Regeln in Worten</translation>
    </message>
    <message>
        <source>Players: {players}</source>
        <translation>Spieler: {players}</translation>
    </message>
    <message>
        <source>&amp;Code for these rules, which a friend can enter in a new match under “A friend’s code”:</source>
        <translation>&amp;Code dieser Regeln; Freunde geben ihn bei einer neuen Partie unter „Code eines Freundes“ ein:</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as a file…</source>
        <translation>Als &amp;Datei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the rules as a file</source>
        <translation>Die Regeln als Datei speichern</translation>
    </message>
    <message>
        <source>Rules (*.cardrules)</source>
        <translation>Regeln (*.cardrules)</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Als „{file}“ gespeichert.</translation>
    </message>
</context>
<context>
    <name>AgreementRow</name>
    <message>
        <source>Rules (*.cardrules *.json);;All files (*)</source>
        <translation>Regeln (*.cardrules *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Load rules from a file</source>
        <translation>Regeln aus einer Datei lesen</translation>
    </message>
    <message>
        <source>These rules in &amp;words, to share…</source>
        <translation>Regeln in &amp;Worten weitergeben&#xa0;…</translation>
    </message>
    <message>
        <source>Everything agreed: in words, as a code and as a file</source>
        <translation>Alles Vereinbarte in Sätzen, als Code und als Datei</translation>
    </message>
    <message>
        <source>Load &amp;rules from a file…</source>
        <translation>Regeln aus einer &amp;Datei lesen&#xa0;…</translation>
    </message>
    <message>
        <source>Rules from somebody else</source>
        <translation>Regeln, die jemand weitergegeben hat</translation>
    </message>
</context>
<context>
    <name>AllCardsDialog</name>
    <message>
        <source>All the cards of deal {number}</source>
        <translation>Alle Karten von Spiel {number}</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>&amp;Hände</translation>
    </message>
    <message>
        <source>Order of the &amp;pack</source>
        <translation>Reihenfolge der &amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Step by step on the table</source>
        <translation>&amp;Zug für Zug am Tisch</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ausgabe {number}</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>After the exchange</source>
        <translation>Nach dem Kaufen</translation>
    </message>
    <message>
        <source>The pack was in this order before the first card was dealt. Nothing has changed it since.</source>
        <translation>In dieser Reihenfolge lagen die Karten, ehe die erste gegeben wurde, und nichts hat daran etwas geändert.</translation>
    </message>
    <message>
        <source>The order of the pack as text</source>
        <translation>Die Reihenfolge der Karten als Text</translation>
    </message>
</context>
<context>
    <name>Aloud</name>
    <message>
        <source>{card} captures {others}</source>
        <translation>{card} fängt {others}</translation>
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
        <translation>mal</translation>
    </message>
    <message>
        <source>is</source>
        <comment>between numbers: 2 times 5 is 10</comment>
        <translation>ist</translation>
    </message>
    <message>
        <source>plus or minus</source>
        <translation>plus oder minus</translation>
    </message>
    <message>
        <source>{points} to {points_of_others}</source>
        <translation>{points} zu {points_of_others}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>{payer} to {paid}</source>
        <translation>{payer} an {paid}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>or more</source>
        <translation>oder mehr</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>abgehakt</translation>
    </message>
</context>
<context>
    <name>AskingWhy</name>
    <message>
        <source>The answer may give away what {name} holds.</source>
        <translation>Was {name} dazu sagt, kann verraten, was {name} auf der Hand hat.</translation>
    </message>
    <message>
        <source>Tell me why</source>
        <translation>Den Grund hören</translation>
    </message>
    <message>
        <source>Wait until the deal is over</source>
        <translation>Bis nach dem Spiel warten</translation>
    </message>
    <message>
        <source>Asking {name} …</source>
        <translation>{name} wird gefragt&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Not saving</source>
        <translation>Wird nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>CardDetails</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen for the exchange</source>
        <translation>für den Kauf ausgewählt</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>cannot be played now</source>
        <translation>jetzt nicht spielbar</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>chosen, but not the best</source>
        <translation>gewählt, aber nicht das Beste</translation>
    </message>
    <message>
        <source>chosen and suggested</source>
        <translation>gewählt und empfohlen</translation>
    </message>
</context>
<context>
    <name>CardStrip</name>
    <message>
        <source>No cards</source>
        <translation>Keine Karten</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>joker of {value}</source>
        <translation>Joker zu {value}</translation>
    </message>
    <message>
        <source>the joker of {value}</source>
        <translation>Joker zu {value}</translation>
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
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
</context>
<context>
    <name>CashDialog</name>
    <message>
        <source>Somebody paid</source>
        <translation>Es wurde bezahlt</translation>
    </message>
    <message>
        <source>Somebody advanced money</source>
        <translation>Es wurde vorgestreckt</translation>
    </message>
    <message>
        <source>Into the kitty</source>
        <translation>In die Kasse</translation>
    </message>
    <message>
        <source>Out of the kitty</source>
        <translation>Aus der Kasse</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Bezahlt wird in</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Eintragen</translation>
    </message>
</context>
<context>
    <name>ChartDialog</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>The score, deal by deal</source>
        <translation>Der Stand von Spiel zu Spiel</translation>
    </message>
    <message>
        <source>&amp;Save as a picture…</source>
        <translation>Als Bild &amp;speichern&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Play this (Enter)</source>
        <translation>So spielen (Eingabe)</translation>
    </message>
    <message>
        <source>Put the card back (Esc)</source>
        <translation>Die Karte zurücklegen (Esc)</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Ihre Auswahl</translation>
    </message>
    <message numerus="yes">
        <source>%n more way(s)</source>
        <translation>
            <numerusform>Noch %n Möglichkeit</numerusform>
            <numerusform>Noch %n Möglichkeiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>These cards do not add up.</source>
        <translation>Diese Karten gehen nicht auf.</translation>
    </message>
</context>
<context>
    <name>Classroom</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>What does “{word}” mean?</source>
        <translation>Was heißt „{word}“?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>That is all of them</source>
        <translation>Das sind alle</translation>
    </message>
    <message>
        <source>Counts as a mistake. The fewer there are, the more stars you get.</source>
        <translation>Das zählt als Fehler. Je weniger es sind, desto mehr Sterne gibt es.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen Sie es mir</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>Als Nächstes: {lesson}</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Now play a game</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Alles war richtig.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s). Play it again without any for three stars.</source>
        <translation>
            <numerusform>Einmal ging etwas daneben. Noch einmal ohne Fehler, dann gibt es drei Sterne.</numerusform>
            <numerusform>%n-mal ging etwas daneben. Noch einmal ohne Fehler, dann gibt es drei Sterne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Was gespielt wurde</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>In jedem Spiel</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>By evening</source>
        <translation>An jedem Abend</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Code for a friend</source>
        <translation>Code für Freunde</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), shuffle number {number}</source>
        <translation>
            <numerusform>%n Spieler, Karten Nummer {number}</numerusform>
            <numerusform>%n Spieler, Karten Nummer {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>The code contains all of this. A friend enters it in a new match, under “A friend’s code”. You then both play by the same rules, with the same cards in the same seat.</source>
        <translation>All das steht im Code. Geben Freunde ihn bei einer neuen Partie unter „Code eines Freundes“ ein, so spielen Sie nach denselben Regeln und bekommen auf demselben Platz dieselben Karten.</translation>
    </message>
    <message>
        <source>Rules as in the rule book</source>
        <translation>Regeln wie im Regelbuch</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Letzter Fang</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>New score s&amp;heet…</source>
        <translation>Neues &amp;Anschreibeblatt&#xa0;…</translation>
    </message>
    <message>
        <source>Past score shee&amp;ts…</source>
        <translation>Frü&amp;here Anschreibeblätter&#xa0;…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>School</source>
        <translation>Schule</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Anschreiben</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Past &amp;games…</source>
        <translation>Frühere Pa&amp;rtien&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>Aufzeichnung ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save as a file…</source>
        <translation>Als Datei s&amp;peichern&#xa0;…</translation>
    </message>
    <message>
        <source>Code for a &amp;friend…</source>
        <translation>C&amp;ode für Freunde&#xa0;…</translation>
    </message>
    <message>
        <source>Save &amp;everything…</source>
        <translation>Alles spei&amp;chern&#xa0;…</translation>
    </message>
    <message>
        <source>Add sa&amp;ved data…</source>
        <translation>&amp;Gespeichertes übernehmen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Wh&amp;y did the computer player do that?</source>
        <translation>&amp;Warum hat der Computerspieler das getan?</translation>
    </message>
    <message>
        <source>E&amp;xplain my options</source>
        <translation>Er&amp;klären, was zu tun ist</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Finish all movement immediately</source>
        <translation>Sofort zeigen, was sich noch bewegt</translation>
    </message>
    <message>
        <source>The rules for this point in the game</source>
        <translation>Die Regeln an der Stelle, an der das Spiel gerade ist</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>&amp;Dasselbe Spiel noch einmal</translation>
    </message>
    <message>
        <source>Could I have done &amp;better?</source>
        <translation>Hätte ich &amp;besser spielen können?</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Anschreibeblatt</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Mitschrift</translation>
    </message>
    <message>
        <source>Show or hide the moves in this deal</source>
        <translation>Zeigen oder verbergen, was in diesem Spiel geschehen ist</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>Spielen &amp;lernen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Problems to solve…</source>
        <translation>Auf&amp;gaben lösen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>R&amp;ead out</source>
        <translation>&amp;Vorlesen</translation>
    </message>
    <message>
        <source>My &amp;hand</source>
        <translation>Meine &amp;Hand</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>Den &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Score and turn</source>
        <translation>&amp;Stand und Zug</translation>
    </message>
    <message>
        <source>The &amp;last moves</source>
        <translation>Die &amp;letzten Züge</translation>
    </message>
    <message>
        <source>&amp;What I can do</source>
        <translation>&amp;Was ich tun kann</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;About cardtable</source>
        <translation>Ü&amp;ber cardtable</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>Wie schnell sich die Karten bewegen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>Comments</name>
    <message>
        <source>Advice to {name}: {reasons}</source>
        <translation>Rat an {name}: {reasons}</translation>
    </message>
</context>
<context>
    <name>ComputerBar</name>
    <message>
        <source>The computer player is taking too long.</source>
        <translation>Der Computerspieler braucht länger, als er sollte.</translation>
    </message>
    <message>
        <source>The computer player has stopped several times. Its moves follow simple rules until it answers again.</source>
        <translation>Der Computerspieler reagierte mehrmals nicht mehr. Bis er wieder antwortet, werden seine Züge nach einfachen Regeln gemacht.</translation>
    </message>
    <message>
        <source>Make a simple move for it</source>
        <translation>Einen einfachen Zug für ihn machen</translation>
    </message>
    <message>
        <source>Restart the computer player</source>
        <translation>Computerspieler neu starten</translation>
    </message>
    <message>
        <source>The computer player</source>
        <translation>Der Computerspieler</translation>
    </message>
</context>
<context>
    <name>ComputerTurn</name>
    <message>
        <source>{reason} For now the program is playing for {name}.</source>
        <translation>{reason} Inzwischen spielt das Programm für {name}.</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>{name} is to play.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
</context>
<context>
    <name>CounterField</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;Punkt</numerusform>
            <numerusform>%n&#xa0;Punkte</numerusform>
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
        <translation>Bisher {points} zu {others}.</translation>
    </message>
    <message>
        <source>Deal {number} is over</source>
        <translation>Spiel {number} ist zu Ende</translation>
    </message>
    <message>
        <source>A draw, {points} all</source>
        <translation>Unentschieden, {points} zu {points}</translation>
    </message>
    <message>
        <source>You win {points} to {others}</source>
        <translation>Sie gewinnen {points} zu {others}</translation>
    </message>
    <message>
        <source>The deal goes to {name}, {points} to {others}</source>
        <translation>Das Spiel geht {points} zu {others} an {name}</translation>
    </message>
    <message>
        <source>The decisive score: {line}.</source>
        <translation>Das hat entschieden: {line}.</translation>
    </message>
    <message>
        <source>The biggest score: {line}.</source>
        <translation>Das zählte am meisten: {line}.</translation>
    </message>
</context>
<context>
    <name>DealResultDialog</name>
    <message>
        <source>Choose a line to see its cards.</source>
        <translation>Wählen Sie eine Zeile, um die Karten zu sehen, die dahinterstehen.</translation>
    </message>
    <message>
        <source>This line has no cards.</source>
        <translation>Zu dieser Zeile gehören keine Karten.</translation>
    </message>
    <message>
        <source>{name}: {line}</source>
        <translation>{name}: {line}</translation>
    </message>
    <message>
        <source>Scores, by side</source>
        <translation>Was zählt, nach Parteien</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>The score in the match: {points}.</source>
        <translation>Stand der Partie: {points}.</translation>
    </message>
    <message>
        <source>This match is over.</source>
        <translation>Diese Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Stop and se&amp;ttle</source>
        <translation>Au&amp;fhören und abrechnen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>Meh&amp;r</translation>
    </message>
    <message>
        <source>This match is over. Matches won: {score}.</source>
        <translation>Diese Partie ist zu Ende. Gewonnene Partien: {score}.</translation>
    </message>
    <message>
        <source>{name} has won the three-player match and leaves; {others} play on.</source>
        <translation>{name} hat die Partie zu dritt gewonnen und tritt aus; {others} spielen weiter.</translation>
    </message>
    <message>
        <source>The accounts, in units: {accounts}.</source>
        <translation>Die Konten, in Einheiten: {accounts}.</translation>
    </message>
    <message>
        <source>Units from stakes and bets are in brackets.</source>
        <translation>Was in Klammern steht, sind Einheiten aus Einsätzen und Wetten.</translation>
    </message>
    <message>
        <source>The repique is paid as a separate match. The points that made it are in brackets or are taken off again.</source>
        <translation>Der Neunziger wird als eigene Partie bezahlt: Was ihn gebracht hat, steht in Klammern oder wird wieder abgezogen.</translation>
    </message>
    <message>
        <source>Prizes are in brackets. They are offset against each other at the end of the match.</source>
        <translation>Preise stehen in Klammern; sie werden am Ende der Partie gegeneinander aufgerechnet.</translation>
    </message>
    <message>
        <source>The numbers in brackets are counted, but only the difference is marked.</source>
        <translation>Was in Klammern steht, wird gezählt, und nur der Unterschied wird angeschrieben.</translation>
    </message>
    <message>
        <source>Words explained: {words}.</source>
        <translation>Erklärt: {words}.</translation>
    </message>
    <message>
        <source>Choose a line to read what it counts for.</source>
        <translation>Wählen Sie eine Zeile, um zu lesen, wofür sie zählt.</translation>
    </message>
    <message>
        <source>&amp;All cards…</source>
        <translation>A&amp;lle Karten&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Score sheet…</source>
        <translation>Anschreibebla&amp;tt&#xa0;…</translation>
    </message>
    <message>
        <source>Could I have done &amp;better?</source>
        <translation>Hätte ich &amp;besser spielen können?</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Dasselbe Spiel n&amp;och einmal</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Zurückneh&amp;men</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächstes Spiel</translation>
    </message>
</context>
<context>
    <name>DealResultModel</name>
    <message>
        <source>Scores</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Scored in this deal</source>
        <translation>Punkte in diesem Spiel</translation>
    </message>
</context>
<context>
    <name>DoubtfulMatch</name>
    <message>
        <source>Last time, the program failed before its window appeared, while opening “{file}”. The file has not been opened this time.</source>
        <translation>Der letzte Start endete, bevor das Fenster erschien; dabei sollte „{file}“ geöffnet werden. Diesmal wurde diese Datei nicht geöffnet.</translation>
    </message>
    <message>
        <source>Last time, the program failed before its window appeared, while opening a match: {game}, begun {moment}. It has been left closed.</source>
        <translation>Der letzte Start endete, bevor das Fenster erschien, beim Öffnen einer Partie: {game}, begonnen {moment}. Sie bleibt vorerst geschlossen.</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als Datei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Skip this match</source>
        <translation>Diese Partie überspringen</translation>
    </message>
</context>
<context>
    <name>DroppedIn</name>
    <message>
        <source>an impossible number</source>
        <translation>eine Zahl, die es nicht geben kann</translation>
    </message>
    <message>
        <source>the compiled words are missing or damaged</source>
        <translation>keine übersetzten Texte, oder beschädigte</translation>
    </message>
    <message>
        <source>this file name is not used here</source>
        <translation>hier kein Name einer Datei</translation>
    </message>
    <message>
        <source>does not belong on a rule page</source>
        <translation>gehört nicht auf eine Regelseite</translation>
    </message>
    <message>
        <source>not a language code</source>
        <translation>kein Kürzel einer Sprache</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>ein Verweis</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>without the English texts, as compressed by lrelease</source>
        <translation>ohne die englischen Texte, wie von lrelease verkleinert</translation>
    </message>
    <message>
        <source>not a file</source>
        <translation>keine Datei</translation>
    </message>
    <message>
        <source>not closed where it was opened</source>
        <translation>nicht dort geschlossen, wo es geöffnet wurde</translation>
    </message>
    <message>
        <source>too long, or with characters that cannot be shown</source>
        <translation>zu lang oder mit Zeichen, die sich nicht zeigen lassen</translation>
    </message>
    <message>
        <source>not text in UTF-8</source>
        <translation>kein Text in UTF-8</translation>
    </message>
    <message>
        <source>not valid TOML</source>
        <translation>nicht als TOML geschrieben</translation>
    </message>
    <message>
        <source>the plural forms differ</source>
        <translation>andere Zahlformen</translation>
    </message>
    <message>
        <source>the placeholders differ</source>
        <translation>andere Platzhalter</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>includes itself</source>
        <translation>schließt sich selbst ein</translation>
    </message>
    <message>
        <source>missing or wrong</source>
        <translation>fehlt oder ist nicht so, wie es sein soll</translation>
    </message>
    <message>
        <source>{text}: {reason}</source>
        <translation>{text}: {reason}</translation>
    </message>
    <message>
        <source>{reason}, and {more} more</source>
        <translation>{reason}; und {more} weitere</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Big Casino, ♦10</source>
        <translation>Großes Casino, ♦10</translation>
    </message>
    <message>
        <source>Little Casino, ♠2</source>
        <translation>Kleines Casino, ♠2</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Other aces</source>
        <translation>Andere Asse</translation>
    </message>
    <message>
        <source>Ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>Ace of diamonds</source>
        <translation>Karo-Ass</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation>Kreuz-Ass</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Letzter Fang</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Kehraus</translation>
    </message>
    <message>
        <source>Mulles</source>
        <translation>Mullen</translation>
    </message>
    <message>
        <source>Points for mulles</source>
        <translation>Punkte für Mullen</translation>
    </message>
    <message>
        <source>King of trumps</source>
        <translation>Trumpfkönig</translation>
    </message>
    <message>
        <source>King turned up</source>
        <translation>König aufgedeckt</translation>
    </message>
    <message>
        <source>Played without proposing</source>
        <translation>Gespielt, ohne zu proponieren</translation>
    </message>
    <message>
        <source>Refused at once</source>
        <translation>Gleich abgelehnt</translation>
    </message>
    <message>
        <source>Bet on {first}</source>
        <translation>Wette auf {first}</translation>
    </message>
    <message>
        <source>Bet on {second}</source>
        <translation>Wette auf {second}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Reached the target first</source>
        <translation>Zuerst am Ziel</translation>
    </message>
    <message>
        <source>A player without a trick cannot have won the last one.</source>
        <translation>Wer keinen Stich hat, hat auch nicht den letzten.</translation>
    </message>
    <message>
        <source>This score sheet no longer exists.</source>
        <translation>Dieses Anschreibeblatt ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>At least {points} points in this deal would have to come from sweeps and the like. Such deals are very rare.</source>
        <translation>Mindestens {points} Punkte dieses Spiels kämen vom Kehraus und dergleichen: Spiele mit so vielen gibt es kaum je.</translation>
    </message>
    <message>
        <source>First there: at half the target, or at the win</source>
        <translation>Zuerst da: am halben Ziel oder am Gewinn</translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Weiße Karte</translation>
    </message>
    <message>
        <source>Carte rouge</source>
        <translation>Rote Karte</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Rummel</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Trios and quatorzes</source>
        <translation>Kunststücke</translation>
    </message>
    <message>
        <source>Points in play</source>
        <translation>Punkte im Spiel</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Repique</source>
        <translation>Neunziger</translation>
    </message>
    <message>
        <source>Pique</source>
        <translation>Sechziger</translation>
    </message>
    <message>
        <source>Capot</source>
        <translation>Allstich</translation>
    </message>
    <message>
        <source>Tricks divided</source>
        <translation>Die Lese steht</translation>
    </message>
    <message>
        <source>King not marked in time: lost</source>
        <translation>König nicht rechtzeitig angelegt: verloren</translation>
    </message>
    <message>
        <source>More than five cards in play: one point off</source>
        <translation>Mit mehr als fünf Karten gespielt: ein Punkt weniger</translation>
    </message>
    <message>
        <source>{category}: only multiples of {step} can be entered.</source>
        <translation>{category}: Es lassen sich nur Vielfache von {step} eintragen.</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of an entry: names have up to {most} letters, digits and spaces, begin with a letter, and are not words used in formulas.</source>
        <translation>„{name}“ kann kein Eintrag heißen: Namen haben bis zu {most} Buchstaben, Ziffern und Leerzeichen, beginnen mit einem Buchstaben und sind keine Wörter der Formelsprache.</translation>
    </message>
    <message>
        <source>With these declarations elder reaches {target} before the dealer scores, unless they make a repique. Enter the repique, or the dealer’s better declaration.</source>
        <translation>Mit diesen Ansagen kommt Vorhand auf {target}, bevor der Geber zählt, es sei denn, sie ergeben einen Neunziger. Tragen Sie diesen ein oder das, was der Geber Besseres hat.</translation>
    </message>
    <message>
        <source>Matches won on another sheet were carried over here, which does not fit the rules of this sheet.</source>
        <translation>Hier wurden Partien übernommen, die auf einem anderen Anschreibeblatt gewonnen waren. Das passt nicht zu den Regeln dieses Anschreibeblattes.</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Tarock</source>
        <translation>Tarock</translation>
    </message>
    <message>
        <source>Whist</source>
        <translation>Whist</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hearts</translation>
    </message>
    <message>
        <source>Misdeal, entered on its own: the same dealer again</source>
        <translation>Vergeben; allein eingetragen: Derselbe gibt noch einmal</translation>
    </message>
    <message>
        <source>Wrong declaration: no score</source>
        <translation>Falsche Ansage: zählt nichts</translation>
    </message>
    <message>
        <source>Too many cards: no score</source>
        <translation>Zu viele Karten: zählt nichts</translation>
    </message>
    <message>
        <source>Too few cards: the missing tricks are lost</source>
        <translation>Zu wenige Karten: Was dem anderen übrig bleibt, sind dessen Stiche</translation>
    </message>
    <message>
        <source>Discards mixed with tricks: no score</source>
        <translation>Weggelegte Karten unter den Stichen: zählt nichts</translation>
    </message>
    <message>
        <source>Revoke: five points for the opponent</source>
        <translation>Nicht bedient: fünf Punkte für den Gegner</translation>
    </message>
    <message>
        <source>Repique or pique announced too late: lost</source>
        <translation>Neunziger oder Sechziger zu spät angesagt: verloren</translation>
    </message>
    <message>
        <source>Class left out: lost for this deal</source>
        <translation>Klasse ausgelassen: für dieses Spiel verloren</translation>
    </message>
    <message>
        <source>King marked but not held: a card may be taken back</source>
        <translation>König angelegt, ohne ihn zu haben: Eine Karte darf zurückgenommen werden</translation>
    </message>
    <message>
        <source>Dealer exchanged too early: lower three only, or a misdeal</source>
        <translation>Geber hat zu früh gekauft: nur die unteren drei, oder es wird neu gegeben</translation>
    </message>
    <message>
        <source>Change of suit not named: no penalty for a revoke</source>
        <translation>Farbe beim Wechsel nicht genannt: Nichtbedienen bleibt straflos</translation>
    </message>
    <message>
        <source>Marked by hand</source>
        <translation>Von Hand angeschrieben</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>Joker of 15</source>
        <translation>Joker zu 15</translation>
    </message>
    <message>
        <source>Joker of 17</source>
        <translation>Joker zu 17</translation>
    </message>
    <message>
        <source>Joker of 20</source>
        <translation>Joker zu 20</translation>
    </message>
    <message>
        <source>Joker of 22</source>
        <translation>Joker zu 22</translation>
    </message>
    <message>
        <source>Joker of 25</source>
        <translation>Joker zu 25</translation>
    </message>
    <message>
        <source>Joker of 30</source>
        <translation>Joker zu 30</translation>
    </message>
    <message>
        <source>Ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
    <message>
        <source>Ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>Ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>Seven of spades</source>
        <translation>Pik-Sieben</translation>
    </message>
    <message>
        <source>Seven of diamonds</source>
        <translation>Karo-Sieben</translation>
    </message>
    <message>
        <source>Double sweeps</source>
        <translation>Doppelter Kehraus</translation>
    </message>
    <message>
        <source>Zwicker</source>
        <translation>Zwicker</translation>
    </message>
    <message>
        <source>More spades, on a tie</source>
        <translation>Mehr Pik, bei Gleichstand</translation>
    </message>
    <message>
        <source>Box given up after the match</source>
        <translation>Box nach der Partie abgegeben</translation>
    </message>
    <message>
        <source>Revoke: one point less if the tricks are won</source>
        <translation>Verleugnet: ein Punkt weniger, wenn die Stiche gewonnen sind</translation>
    </message>
    <message>
        <source>By totals</source>
        <translation>Nach Summen</translation>
    </message>
    <message>
        <source>By category</source>
        <translation>Nach Wertungen</translation>
    </message>
    <message>
        <source>A number is expected here, or a sum such as 10+15+8.</source>
        <translation>Hier wird eine Zahl erwartet oder eine Summe wie 10+15+8.</translation>
    </message>
    <message>
        <source>{category}: {given} in all, but it must be {together}.</source>
        <translation>{category}: Zusammen {given}, es sind aber {together}.</translation>
    </message>
    <message>
        <source>{category}: this is not entered under these rules.</source>
        <translation>{category}: Nach diesen Regeln wird das nicht eingetragen.</translation>
    </message>
    <message>
        <source>Under these rules, deals are not entered this way.</source>
        <translation>Auf diese Weise wird nach diesen Regeln nicht eingetragen.</translation>
    </message>
    <message>
        <source>{category}: entered twice.</source>
        <translation>{category}: doppelt eingetragen.</translation>
    </message>
    <message>
        <source>{category}: {given} is less than the {named} entered one by one.</source>
        <translation>{category}: {given} sind weniger als die {named}, die einzeln eingetragen sind.</translation>
    </message>
    <message>
        <source>The match had already been won by then, so nothing later counts.</source>
        <translation>Die Partie war schon vorher gewonnen; was danach kommt, zählt nicht.</translation>
    </message>
    <message>
        <source>Huts no longer count once somebody has {limit} points.</source>
        <translation>Hütten zählen nicht mehr, sobald jemand {limit} Punkte hat.</translation>
    </message>
    <message>
        <source>Who took three tricks or more?</source>
        <translation>Wer hat drei Stiche oder mehr?</translation>
    </message>
    <message>
        <source>There is only one king of trumps.</source>
        <translation>Es gibt nur einen Trumpfkönig.</translation>
    </message>
    <message>
        <source>After this fault the king cannot be marked.</source>
        <translation>Nach diesem Fehler darf der König nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Bet on one of the two players.</source>
        <translation>Gewettet wird auf einen der beiden.</translation>
    </message>
    <message>
        <source>{column}: a deal has only one contract.</source>
        <translation>{column}: Es wird nur eines davon gespielt.</translation>
    </message>
    <message>
        <source>The points of the deal add up to {given}, but should be {together}.</source>
        <translation>Die Punkte des Spiels ergeben {given}, und es gibt {together}.</translation>
    </message>
    <message>
        <source>There is no formula yet for the points of a deal.</source>
        <translation>Noch fehlt die Formel für die Punkte eines Spiels.</translation>
    </message>
    <message>
        <source>A formula can have at most {most} characters.</source>
        <translation>Eine Formel hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>The formula cannot be understood from here on: {rest}</source>
        <translation>Die Formel ist ab hier nicht zu verstehen: {rest}</translation>
    </message>
    <message>
        <source>Something is missing at the end of the formula.</source>
        <translation>Am Ende der Formel fehlt etwas.</translation>
    </message>
    <message>
        <source>“{name}” in the formula is neither an entry nor a function.</source>
        <translation>„{name}“ in der Formel ist weder ein Eintrag noch eine Funktion.</translation>
    </message>
    <message>
        <source>“{name}” in the formula has the wrong number of values in brackets.</source>
        <translation>„{name}“ in der Formel hat zu wenige oder zu viele Werte in seiner Klammer.</translation>
    </message>
    <message>
        <source>“{whole},{rest}” in the brackets after “{name}” can be read in two ways: write {whole}; {rest} for two values or {whole}.{rest} for one number.</source>
        <translation>„{whole},{rest}“ in den Klammern von „{name}“ lässt sich auf zwei Arten lesen: Für zwei Werte schreibt man {whole}; {rest}, für eine Zahl {whole}.{rest}.</translation>
    </message>
    <message>
        <source>The formula has too many nested brackets, or a function over all players inside another.</source>
        <translation>Die Formel hat zu viele Klammern ineinander oder geht doppelt über alle Personen.</translation>
    </message>
    <message>
        <source>With these numbers the formula divides by zero.</source>
        <translation>Mit diesen Zahlen teilt die Formel durch null.</translation>
    </message>
    <message>
        <source>The formula always divides by zero.</source>
        <translation>Die Formel teilt durch null, was auch eingetragen wird.</translation>
    </message>
    <message>
        <source>The formula gives {value}, but points are whole numbers. Use round, up or down.</source>
        <translation>Die Formel ergibt {value}, und Punkte sind ganze Zahlen: Lassen Sie mit runden, aufrunden oder abrunden runden.</translation>
    </message>
    <message>
        <source>The result of the formula is too large for a score sheet.</source>
        <translation>Die Formel ergibt mehr, als auf ein Anschreibeblatt passt.</translation>
    </message>
    <message>
        <source>One of the game’s entries has no name yet.</source>
        <translation>Ein Eintrag des Spiels hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>Two entries cannot both be called “{name}”.</source>
        <translation>Zwei Einträge können nicht beide „{name}“ heißen.</translation>
    </message>
    <message>
        <source>A deal can have at most {most} entries.</source>
        <translation>Ein Spiel hat Platz für {most} Einträge.</translation>
    </message>
    <message>
        <source>“{name}”: these limits contradict each other.</source>
        <translation>„{name}“: Diese Grenzen passen nicht zusammen.</translation>
    </message>
    <message>
        <source>The game has no name yet.</source>
        <translation>Das Spiel hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>Another game is already called “{name}”.</source>
        <translation>„{name}“ heißt schon ein anderes Spiel.</translation>
    </message>
    <message>
        <source>This file does not contain a custom game.</source>
        <translation>Diese Datei enthält kein eigenes Spiel.</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>Es ist noch nichts eingetragen.</translation>
    </message>
    <message>
        <source>This does not add up to {target} points.</source>
        <translation>Damit sind {target} Punkte nicht erreicht.</translation>
    </message>
    <message>
        <source>{category}: only one player scores in each class.</source>
        <translation>{category}: Eine Klasse zählt immer nur einer.</translation>
    </message>
    <message>
        <source>{category}: a score of {given} is not possible.</source>
        <translation>{category}: Auf {given} kommt man nicht.</translation>
    </message>
    <message>
        <source>One pack does not have the cards for all these declarations.</source>
        <translation>Ein Kartenspiel hat nicht genug Karten für all diese Ansagen.</translation>
    </message>
    <message>
        <source>Not every card is part of these declarations.</source>
        <translation>Nicht alle Karten kommen in diesen Ansagen vor.</translation>
    </message>
    <message>
        <source>There is a score in every class, so none was left out.</source>
        <translation>In jeder Klasse ist etwas gezählt: Ausgelassen wurde keine.</translation>
    </message>
    <message>
        <source>If the tricks are divided, nobody has won them all.</source>
        <translation>Wo die Lese steht, macht niemand den Allstich.</translation>
    </message>
    <message>
        <source>A deal cannot have both a repique and a pique.</source>
        <translation>Neunziger und Sechziger schließen einander in einem Spiel aus.</translation>
    </message>
    <message>
        <source>These marks are worth at least {least} points, but only {given} have been entered.</source>
        <translation>Das Angeschriebene bringt mindestens {least} Punkte; hier sind es {given}.</translation>
    </message>
    <message>
        <source>No deal is worth that many points.</source>
        <translation>Diese Punkte bringt kein Spiel.</translation>
    </message>
    <message>
        <source>Elder scores at least one point for the first lead.</source>
        <translation>Die Vorhand zählt mindestens eins für ihr erstes Ausspielen; nichts ist nicht möglich.</translation>
    </message>
    <message>
        <source>A player who sits out does not deal.</source>
        <translation>Wer zusieht, gibt nicht.</translation>
    </message>
    <message>
        <source>A repique needs {least} points from declarations, and the opponent must not have prevented it.</source>
        <translation>Ein Neunziger braucht {least} Punkte aus Ansagen und nichts, was ihn verhindert.</translation>
    </message>
    <message>
        <source>Several players would win with these points. First mark only the points of the player who got there first.</source>
        <translation>Mit diesen Punkten hätten mehrere gewonnen. Angeschrieben werden zuerst nur die Punkte dessen, der zuerst da war.</translation>
    </message>
    <message>
        <source>No match has begun yet.</source>
        <translation>Es ist keine Partie begonnen, die beendet werden könnte.</translation>
    </message>
    <message>
        <source>To play a different game, or with different players, begin a new sheet.</source>
        <translation>Für ein anderes Spiel oder andere Personen beginnt man ein neues Anschreibeblatt.</translation>
    </message>
    <message>
        <source>{persons} cannot share {given} equally. Enter each player’s share.</source>
        <translation>{given} lässt sich nicht zu gleichen Teilen von {persons} geben: eintragen, was jeder gibt.</translation>
    </message>
    <message>
        <source>The points of a deal must add up to zero here. These add up to {rest}.</source>
        <translation>Hier ergeben die Punkte eines Spiels zusammen null; diese kommen auf {rest}.</translation>
    </message>
    <message>
        <source>There is no tie for spades to break.</source>
        <translation>Hier besteht kein Gleichstand, über den die Pik entscheiden.</translation>
    </message>
    <message>
        <source>More spades break this tie. Who has more?</source>
        <translation>Bei diesem Gleichstand gewinnt, wer mehr Pik hat: Wer ist das?</translation>
    </message>
    <message>
        <source>The two scores in play do not agree with each other or with the tricks.</source>
        <translation>Was beide im Spiel zählen, passt nicht zusammen und nicht zu den Stichen.</translation>
    </message>
    <message>
        <source>Every capture takes at least two cards, so {given} is too few.</source>
        <translation>Jeder Fang nimmt mindestens zwei Karten: {given} sind zu wenige.</translation>
    </message>
    <message>
        <source>{given} points in play cannot come from {tricks} tricks.</source>
        <translation>{given} Punkte im Spiel passen nicht zu {tricks} Stichen.</translation>
    </message>
    <message>
        <source>No pique is possible once the opponent has scored.</source>
        <translation>Hat der Gegner schon gezählt, gibt es keinen Sechziger.</translation>
    </message>
    <message>
        <source>A pique needs {least} points, but these come to only {given}.</source>
        <translation>Ein Sechziger braucht {least} Punkte; hier sind es {given}.</translation>
    </message>
    <message>
        <source>The deal that was played does not fit this sheet.</source>
        <translation>Das gespielte Spiel passt nicht auf dieses Anschreibeblatt.</translation>
    </message>
    <message>
        <source>There are no points to take off.</source>
        <translation>Es ist nichts da, was man wegnehmen könnte.</translation>
    </message>
    <message>
        <source>Nobody can join or leave this game. Continue the evening with other players instead.</source>
        <translation>Hier kann niemand kommen oder gehen: Wählen Sie „Mit anderen Personen weiterspielen“.</translation>
    </message>
    <message>
        <source>That player is already here.</source>
        <translation>Wer kommen soll, ist schon da.</translation>
    </message>
    <message>
        <source>That player is not here.</source>
        <translation>Wer gehen soll, ist nicht da.</translation>
    </message>
    <message>
        <source>At most {most} players can take part.</source>
        <translation>Mehr als {most} Personen können nicht teilnehmen.</translation>
    </message>
    <message>
        <source>At least two must stay.</source>
        <translation>Zwei müssen bleiben.</translation>
    </message>
    <message>
        <source>This entry is no longer on the sheet.</source>
        <translation>Dieser Eintrag steht nicht mehr auf dem Anschreibeblatt.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>An evening’s cash book can have at most {most} entries.</source>
        <translation>Das Kassenbuch eines Abends fasst {most} Einträge.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>The changes to this sheet contradict each other.</source>
        <translation>Die Änderungen dieses Anschreibeblatts passen nicht zusammen.</translation>
    </message>
    <message>
        <source>This score sheet has since been continued elsewhere. From now on this copy is kept as a separate sheet.</source>
        <translation>Dieses Anschreibeblatt ist inzwischen anderswo fortgesetzt worden. Ab jetzt wird es hier als eigenes Blatt geführt.</translation>
    </message>
    <message>
        <source>This is not a score sheet, or the file is incomplete.</source>
        <translation>Das ist kein Anschreibeblatt, oder die Datei ist abgeschnitten.</translation>
    </message>
    <message>
        <source>This is not one of this program’s score sheets.</source>
        <translation>Das ist kein Anschreibeblatt dieses Programms.</translation>
    </message>
    <message>
        <source>The file is too large to be a score sheet.</source>
        <translation>Die Datei ist zu groß für ein Anschreibeblatt.</translation>
    </message>
    <message>
        <source>The accounts do not add up.</source>
        <translation>Die Konten gehen nicht auf.</translation>
    </message>
    <message>
        <source>Still to enter: {open}.</source>
        <translation>Noch offen: {open}.</translation>
    </message>
    <message>
        <source>Entered: {given} of {whole} points.</source>
        <translation>Vergeben: {given} von {whole} Punkten.</translation>
    </message>
    <message>
        <source>{title} ({left} of {due})</source>
        <translation>{title} ({left} von {due})</translation>
    </message>
    <message>
        <source>Free sheet</source>
        <translation>Freies Anschreibeblatt</translation>
    </message>
    <message>
        <source>A loser with {half} or more pays less. Did the loser reach {half} before the winner reached {target}?</source>
        <translation>Ab {half} zahlt der Verlierer weniger: Hatte er zuerst {half}, oder der Gewinner {target}?</translation>
    </message>
    <message>
        <source>Only a player who was there at the beginning can deal first.</source>
        <translation>Zuerst geben kann nur, wer von Anfang an dabei war.</translation>
    </message>
    <message>
        <source>You can mark points only for those who are playing.</source>
        <translation>Punkte können nur für die angeschrieben werden, die gerade spielen.</translation>
    </message>
    <message>
        <source>Mata, ♠2</source>
        <translation>Mata, ♠2</translation>
    </message>
    <message>
        <source>Ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>Napula, its last spade</source>
        <translation>Napula, ihr letztes Pik</translation>
    </message>
    <message>
        <source>All thirteen spades</source>
        <translation>Alle dreizehn Pik</translation>
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
        <source>{category}: the least possible is {least}.</source>
        <translation>{category}: Weniger als {least} ist nicht möglich.</translation>
    </message>
    <message>
        <source>{category}: the most possible is {most}.</source>
        <translation>{category}: Mehr als {most} ist nicht möglich.</translation>
    </message>
    <message>
        <source>{category}: {given} in all, but the most possible is {together}.</source>
        <translation>{category}: Zusammen {given}, es gibt aber nur {together}.</translation>
    </message>
    <message>
        <source>{category}: this does not apply to this deal.</source>
        <translation>{category}: In diesem Spiel kommt das hier nicht vor.</translation>
    </message>
    <message>
        <source>{category}: {left} have not been entered yet, so it is not clear who has the most.</source>
        <translation>{category}: Solange {left} fehlen, ist offen, wer die meisten hat.</translation>
    </message>
    <message>
        <source>Nobody can refuse unless somebody has proposed.</source>
        <translation>Wo niemand proponiert hat, kann niemand abgelehnt haben.</translation>
    </message>
    <message>
        <source>The box can be given up only if another match follows.</source>
        <translation>Abgegeben wird die Box nach einer Partie, auf die noch eine folgt.</translation>
    </message>
    <message>
        <source>“{name}”: between {least} and {most} there is no multiple of {step} except 0.</source>
        <translation>„{name}“: Von {least} bis {most} gibt es außer 0 kein Vielfaches von {step}.</translation>
    </message>
    <message>
        <source>“{name}”: with these limits the players’ numbers can never add up to {together}.</source>
        <translation>„{name}“: Mit diesen Grenzen können die Zahlen aller Personen zusammen nie {together} ergeben.</translation>
    </message>
    <message>
        <source>Give each contract a name and a value, one after another: Hearts 10; Spades 11</source>
        <translation>Jeder Kontrakt braucht einen Namen und seinen Wert, einer nach dem anderen: Herz 10; Pik 11</translation>
    </message>
    <message>
        <source>You can have at most {most} games of your own.</source>
        <translation>Es ist Platz für {most} eigene Spiele.</translation>
    </message>
    <message>
        <source>More than one player reaches {target} points. Who got there first?</source>
        <translation>Mehrere kommen auf {target} Punkte: Wer war zuerst da?</translation>
    </message>
    <message>
        <source>Only one side can have the run from the ace of spades.</source>
        <translation>Die Reihe ab dem Pik-Ass kann nur eine Partei haben.</translation>
    </message>
    <message>
        <source>The run from the ace of spades includes the two.</source>
        <translation>Wer die Reihe ab dem Pik-Ass hat, hat auch die Zwei.</translation>
    </message>
    <message>
        <source>One player plays against the others. Enter a number for that player only.</source>
        <translation>Einer spielt gegen die anderen: Nur bei ihm wird eine Zahl eingetragen.</translation>
    </message>
    <message>
        <source>Skat (Seeger–Fabian)</source>
        <translation>Skat nach Seeger-Fabian</translation>
    </message>
    <message>
        <source>Bierlachs</source>
        <translation>Bierlachs</translation>
    </message>
    <message>
        <source>Rummy</source>
        <translation>Rommé</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>{title}, {name}</source>
        <translation>{title}, {name}</translation>
    </message>
    <message>
        <source>Choose the winner, and enter the number once.</source>
        <translation>Wählen Sie, wer gewonnen hat, und geben Sie die Zahl einmal ein.</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>Press a side’s number, or 0 for nobody.</source>
        <translation>Mit den Ziffern geben Sie es einer Partei, mit 0 niemandem.</translation>
    </message>
    <message>
        <source>{title} for {name}: press {key}, or 0 for nobody</source>
        <translation>{title} für {name}: die Taste {key}, oder 0 für niemanden</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>Ziffernblock</translation>
    </message>
    <message>
        <source>Ear&amp;lier</source>
        <translation>&amp;Früher</translation>
    </message>
    <message>
        <source>La&amp;ter</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>&amp;Insert a deal before this one</source>
        <translation>Davor ein Spiel e&amp;infügen</translation>
    </message>
    <message>
        <source>Save the &amp;correction</source>
        <translation>&amp;Berichtigung speichern</translation>
    </message>
    <message>
        <source>Faults in this deal</source>
        <translation>Fehler in diesem Spiel</translation>
    </message>
    <message>
        <source>Enter numbers with the mouse or a finger</source>
        <translation>Zahlen mit Maus oder Finger eingeben</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Eintragen</translation>
    </message>
    <message>
        <source>&amp;Enter anyway</source>
        <translation>Trotzdem &amp;eintragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Sie sind nicht am Zug.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation>Sie haben {card} nicht auf der Hand.</translation>
    </message>
    <message>
        <source>This is not on the table.</source>
        <translation>Das liegt nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>There is no such build on the table.</source>
        <translation>Einen solchen Stapel gibt es auf dem Tisch nicht.</translation>
    </message>
    <message>
        <source>{card} must capture everything that makes {values}.</source>
        <translation>Wer fängt, muss hier alles nehmen, was {values} ergibt: {card}.</translation>
    </message>
    <message>
        <source>To build {value} you must hold another card worth {value}.</source>
        <translation>Wer einen Stapel auf {value} baut, muss noch eine Karte mit diesem Wert auf der Hand haben.</translation>
    </message>
    <message>
        <source>To make {sum} you must hold another card worth {sum}, or your partner must have announced it.</source>
        <translation>Wer {sum} macht, muss noch eine Karte haben, die {sum} gilt, oder der Partner muss es angesagt haben.</translation>
    </message>
    <message>
        <source>You have a build on the table: take it, add to it, or capture something else first.</source>
        <translation>Auf dem Tisch liegt ein Stapel von Ihnen: Fangen Sie ihn, bauen Sie weiter oder fangen Sie etwas anderes.</translation>
    </message>
    <message>
        <source>You would no longer hold a card that can capture your own build.</source>
        <translation>Dann hätten Sie keine Karte mehr, mit der Sie Ihren eigenen Stapel fangen können.</translation>
    </message>
    <message>
        <source>Only a single build can be raised, and this is a multiple one.</source>
        <translation>Erhöhen kann man nur einen einfachen Stapel, und dieser ist mehrfach.</translation>
    </message>
    <message>
        <source>By these rules nobody may raise their own build.</source>
        <translation>Es ist vereinbart, dass niemand den eigenen Stapel erhöht.</translation>
    </message>
    <message>
        <source>A card that can capture must capture, and {card} can.</source>
        <translation>Was fangen kann, muss fangen, und {card} kann es.</translation>
    </message>
    <message>
        <source>This game has no builds.</source>
        <translation>In diesem Spiel werden keine Stapel gebaut.</translation>
    </message>
    <message>
        <source>In this game you cannot lay one card on another.</source>
        <translation>In diesem Spiel wird keine Karte auf eine andere gelegt.</translation>
    </message>
    <message>
        <source>Lay a card on one other card or on one stack.</source>
        <translation>Eine Karte wird auf eine andere Karte oder auf ein Päckchen gelegt.</translation>
    </message>
    <message>
        <source>By these rules you may not lay a card on another while you can capture.</source>
        <translation>Wer etwas fangen kann, darf keine Karte auf eine andere legen; so ist es ausgemacht.</translation>
    </message>
    <message>
        <source>No deal is in progress.</source>
        <translation>Zurzeit wird kein Spiel gespielt.</translation>
    </message>
    <message>
        <source>This deal is still being played.</source>
        <translation>Dieses Spiel ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>“{text}” is not a move in this game.</source>
        <translation>„{text}“ ist kein Zug dieses Spiels.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>Bet on one of the two players.</source>
        <translation>Gewettet wird auf einen der beiden, die spielen.</translation>
    </message>
    <message>
        <source>{most} is the highest bet allowed.</source>
        <translation>{most} ist der höchste vereinbarte Wetteinsatz.</translation>
    </message>
    <message>
        <source>A player who has proposed must exchange at least one card.</source>
        <translation>Wer proponiert hat, kauft mindestens eine Karte.</translation>
    </message>
    <message>
        <source>The stock has only {most} left for you.</source>
        <translation>Im Talon sind für Sie nur noch {most} übrig.</translation>
    </message>
    <message>
        <source>You must follow suit: you hold {suit}.</source>
        <translation>Sie müssen Farbe bedienen: Sie haben {suit}.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must trump. You hold {suit}.</source>
        <translation>Wer nicht bedienen kann, muss mit Trumpf stechen: Sie haben {suit}.</translation>
    </message>
    <message>
        <source>You do not hold the king of {suit}.</source>
        <translation>Sie haben den {suit}-König nicht.</translation>
    </message>
    <message>
        <source>The king has already been marked.</source>
        <translation>Der König ist schon angelegt.</translation>
    </message>
    <message>
        <source>It is too late to mark the king.</source>
        <translation>Es ist zu spät, den König anzulegen.</translation>
    </message>
    <message>
        <source>Your declarations do not make a repique.</source>
        <translation>Ihre Ansagen ergeben keinen Neunziger.</translation>
    </message>
    <message>
        <source>You cannot score this.</source>
        <translation>Das können Sie nicht zählen.</translation>
    </message>
    <message>
        <source>You must exchange exactly {number}.</source>
        <translation>Wie viele Karten Sie kaufen, steht fest: {number}.</translation>
    </message>
    <message>
        <source>You cannot show carte blanche now.</source>
        <translation>Weiße Karte können Sie jetzt nicht zeigen.</translation>
    </message>
    <message>
        <source>There is no fault of this kind to object to now.</source>
        <translation>Dergleichen gibt es jetzt nicht zu rügen.</translation>
    </message>
    <message>
        <source>Nothing has been declared yet.</source>
        <translation>Es ist nichts angesagt worden, was gut sein könnte.</translation>
    </message>
    <message>
        <source>Say whether it is good, or declare something at least as good.</source>
        <translation>Sagen Sie, ob es gut ist, oder sagen Sie etwas an, das nicht schlechter ist.</translation>
    </message>
    <message>
        <source>You do not hold this.</source>
        <translation>Das haben Sie nicht in der Hand.</translation>
    </message>
    <message>
        <source>This does not beat the declaration.</source>
        <translation>Das straft die Ansage nicht.</translation>
    </message>
    <message>
        <source>You have said that you will lead {suit}.</source>
        <translation>Sie haben gesagt, dass Sie {suit} ausspielen.</translation>
    </message>
    <message>
        <source>There are no cards to look at.</source>
        <translation>Hier gibt es nichts nachzusehen.</translation>
    </message>
    <message>
        <source>You hold no {suit}.</source>
        <translation>Sie haben kein {suit}.</translation>
    </message>
    <message>
        <source>You cannot ask that now.</source>
        <translation>Jetzt gibt es nichts zu fragen.</translation>
    </message>
    <message>
        <source>You can claim the rest when it is your lead and you hold at least two cards.</source>
        <translation>Den Rest kann man beanspruchen, wenn man ausspielt und noch mindestens zwei Karten hat.</translation>
    </message>
    <message>
        <source>You cannot give up the rest now.</source>
        <translation>Der Rest kann jetzt nicht aufgegeben werden.</translation>
    </message>
    <message>
        <source>“{text}” cannot be declared.</source>
        <translation>„{text}“ ist nichts, was man ansagen kann.</translation>
    </message>
    <message>
        <source>There are {seats} seats for {players} players.</source>
        <translation>Es gibt {seats} Plätze, aber {players} Spieler.</translation>
    </message>
    <message>
        <source>There is no family of games called “{family}”.</source>
        <translation>Die Spielfamilie „{family}“ ist unbekannt.</translation>
    </message>
    <message>
        <source>There is no game called “{variant}” here.</source>
        <translation>Ein Spiel namens „{variant}“ gibt es hier nicht.</translation>
    </message>
    <message>
        <source>{variant} has no option called “{option}”.</source>
        <translation>{variant} kennt keine Vereinbarung „{option}“.</translation>
    </message>
    <message>
        <source>“{value}” is not a value for “{option}”. Allowed: {allowed}.</source>
        <translation>„{value}“ ist für „{option}“ nicht möglich. Möglich: {allowed}.</translation>
    </message>
    <message>
        <source>{variant} cannot be played by {players}. Allowed: {allowed}.</source>
        <translation>{variant} geht nicht mit {players}. Möglich: {allowed}.</translation>
    </message>
    <message>
        <source>The name “{name}” is taken.</source>
        <translation>Der Name „{name}“ ist vergeben.</translation>
    </message>
    <message>
        <source>{variant} would deal {dealt} cards, but its pack has {cards}.</source>
        <translation>Bei {variant} würden {dealt} von {cards} Karten gegeben.</translation>
    </message>
    <message>
        <source>{variant} needs either a target or a number of deals.</source>
        <translation>{variant} braucht entweder eine Punktzahl, bis zu der man spielt, oder eine Zahl von Spielen.</translation>
    </message>
    <message>
        <source>A card has one value, or two with the lower one first, but not {values}.</source>
        <translation>Eine Karte zählt eine Zahl oder zwei verschiedene, die niedrigere zuerst, und nicht {values}.</translation>
    </message>
    <message>
        <source>{variant} has no card whose two values could be used at once.</source>
        <translation>{variant} hat keine Karte, deren zwei Werte man zugleich nutzen könnte.</translation>
    </message>
    <message>
        <source>{variant} would count the same thing twice ({part}).</source>
        <translation>{variant} würde dasselbe zweimal zählen ({part}).</translation>
    </message>
    <message>
        <source>{variant} must mark either all scoring cards immediately or none of them.</source>
        <translation>Bei {variant} müssen entweder alle Wertkarten sofort angeschrieben werden oder keine.</translation>
    </message>
    <message>
        <source>{players} players with {hand} cards each, and {table} on the table, need more than {cards} cards.</source>
        <translation>{players} Spieler mit je {hand} Karten und {table} auf dem Tisch brauchen mehr als {cards} Karten.</translation>
    </message>
    <message>
        <source>Something must score in every deal. Give points to cards, spades, aces or the last capture.</source>
        <translation>Es zählt nichts, was es in jedem Spiel gibt: Geben Sie den Karten, den Pik, den Assen oder dem letzten Fang Punkte.</translation>
    </message>
    <message>
        <source>If spades score nothing, they cannot break a tie. Choose another tie-break.</source>
        <translation>Wo Pik nichts bringen, zählt sie niemand: Lassen Sie bei Gleichstand etwas anderes entscheiden.</translation>
    </message>
    <message>
        <source>A sweep can take points off the previous player only if the fewest points win.</source>
        <translation>Ein Kehraus entlastet den Spieler davor nur, wo die wenigsten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Huts are not marked in the last round, and this game has only one round.</source>
        <translation>In der letzten Ausgabe wird keine Hütte angeschrieben, und diese Karten kommen in einer einzigen.</translation>
    </message>
    <message>
        <source>A deal is worth {points} points without sweeps, so you would not reach {target} in an evening.</source>
        <translation>Ein Spiel bringt ohne Kehraus {points} Punkte, also wären {target} an keinem Abend zu erreichen.</translation>
    </message>
    <message>
        <source>If the fewest points win, you cannot mark only the difference.</source>
        <translation>Wo die wenigsten Punkte gewinnen, gibt es keinen Überschuss, den man allein anschreiben könnte.</translation>
    </message>
    <message>
        <source>A pique cannot win a separate match if a repique, which is worth more, only adds points.</source>
        <translation>Ein Sechziger kann keine eigene Partie gewinnen, wenn ein Neunziger, der mehr ist, nur Punkte bringt.</translation>
    </message>
    <message>
        <source>In a single match the box cannot pass to anybody. Play at least two.</source>
        <translation>In einer einzigen Partie kann die Box an niemanden gehen. Spielen Sie mindestens zwei.</translation>
    </message>
    <message>
        <source>If the fewest points win, getting there first and the lurch have no meaning.</source>
        <translation>Wo die wenigsten Punkte gewinnen, hat es keinen Sinn, dass jemand zuerst am Ziel oder im Lurch ist.</translation>
    </message>
    <message>
        <source>The file is too large to be a record of a match or a score sheet.</source>
        <translation>Die Datei ist zu groß für die Aufzeichnung einer Partie oder ein Anschreibeblatt.</translation>
    </message>
    <message>
        <source>This file contains no rules.</source>
        <translation>In dieser Datei stehen keine Regeln eines Spiels.</translation>
    </message>
    <message>
        <source>“{text}” is neither a number of at most nine digits nor the code of a match.</source>
        <translation>„{text}“ ist weder eine Nummer mit höchstens neun Ziffern noch der Code einer Partie.</translation>
    </message>
    <message>
        <source>The saved games cannot be opened. {reason}</source>
        <translation>Die gespeicherten Partien lassen sich nicht öffnen. {reason}</translation>
    </message>
    <message>
        <source>It could not be saved. {reason}</source>
        <translation>Das Speichern ist nicht gelungen. {reason}</translation>
    </message>
    <message>
        <source>The file cannot be read. {reason}</source>
        <translation>Die Datei lässt sich nicht lesen. {reason}</translation>
    </message>
    <message>
        <source>The old saved games could not be moved. {reason}</source>
        <translation>Die alten gespeicherten Partien ließen sich nicht beiseitelegen. {reason}</translation>
    </message>
    <message>
        <source>The lesson in {file} cannot be used ({reason}).</source>
        <translation>Die Lektion in {file} lässt sich nicht verwenden ({reason}).</translation>
    </message>
    <message>
        <source>Line {line} is not a usable problem ({reason}).</source>
        <translation>Zeile {line} ist keine Aufgabe, die sich lösen ließe ({reason}).</translation>
    </message>
    <message>
        <source>There are no problems of the kind “{kind}”.</source>
        <translation>Aufgaben der Art „{kind}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Another program has the saved games open. Is cardtable running twice?</source>
        <translation>Ein anderes Programm hält die gespeicherten Partien fest. Ist cardtable zweimal geöffnet?</translation>
    </message>
    <message>
        <source>The saved games could not be used. {reason}</source>
        <translation>Die gespeicherten Partien lassen sich nicht verwenden. {reason}</translation>
    </message>
    <message>
        <source>The saved games are damaged. The program will recover what it can when it next starts.</source>
        <translation>Die gespeicherten Partien sind beschädigt. Beim nächsten Start wird übernommen, was sich davon lesen lässt.</translation>
    </message>
    <message>
        <source>This is not a file made by “Save everything”.</source>
        <translation>Das ist keine Datei, in der das Programm alles gespeichert hat.</translation>
    </message>
    <message>
        <source>This file is damaged, so nothing was taken from it.</source>
        <translation>Diese Datei ist beschädigt, und es ist nichts aus ihr übernommen worden.</translation>
    </message>
    <message>
        <source>This file was made by a newer version of the program.</source>
        <translation>Diese Datei stammt von einer neueren Fassung des Programms.</translation>
    </message>
    <message>
        <source>A file from another program was found where the saved games belong. It was kept, unchanged, as {file}.</source>
        <translation>Wo die gespeicherten Partien liegen sollten, lag die Datei eines anderen Programms. Sie wurde unverändert als {file} beiseitegelegt.</translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>The match never comes to an end.</source>
        <translation>Die Partie kommt zu keinem Ende.</translation>
    </message>
    <message>
        <source>The recovery was stopped.</source>
        <translation>Der Prozess, der das tat, wurde beendet.</translation>
    </message>
    <message>
        <source>The recovery could not be started.</source>
        <translation>Der Prozess dafür ließ sich nicht starten.</translation>
    </message>
    <message>
        <source>The recovery failed.</source>
        <translation>Der Prozess, der das tat, ist gescheitert.</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Spiel {deal}</translation>
    </message>
    <message>
        <source>Deal {deal}, move {move}</source>
        <translation>Spiel {deal}, Zug {move}</translation>
    </message>
    <message>
        <source>This is not a record of a match, or the file is incomplete.</source>
        <translation>Das ist keine Aufzeichnung einer Partie, oder die Datei ist abgeschnitten.</translation>
    </message>
    <message>
        <source>This is not a record of a match.</source>
        <translation>Das ist keine Aufzeichnung einer Partie.</translation>
    </message>
    <message>
        <source>The record was made by a newer version of the program.</source>
        <translation>Die Aufzeichnung stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>An object in braces is expected here.</source>
        <translation>Hier wird ein Objekt in geschweiften Klammern erwartet.</translation>
    </message>
    <message>
        <source>This entry is unknown.</source>
        <translation>Dieser Eintrag ist unbekannt.</translation>
    </message>
    <message>
        <source>“{key}” appears twice in the same place.</source>
        <translation>„{key}“ steht zweimal an derselben Stelle.</translation>
    </message>
    <message>
        <source>This entry is missing.</source>
        <translation>Dieser Eintrag fehlt.</translation>
    </message>
    <message>
        <source>A whole number is expected here.</source>
        <translation>Hier wird eine ganze Zahl erwartet.</translation>
    </message>
    <message>
        <source>“true” or “false” is expected here.</source>
        <translation>Hier wird „true“ oder „false“ erwartet.</translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation>Hier wird eine Liste erwartet.</translation>
    </message>
    <message>
        <source>This value is not allowed.</source>
        <translation>Dieser Wert ist nicht möglich.</translation>
    </message>
    <message>
        <source>What is chosen on the table must form one or more sets that each add up to {values}.</source>
        <translation>Was auf dem Tisch gewählt ist, muss eine oder mehrere Gruppen zu je {values} bilden.</translation>
    </message>
    <message>
        <source>Court cards only pair: {card} takes only cards of its own rank.</source>
        <translation>Bilder gehen nur paarweise: {card} nimmt seinesgleichen und sonst nichts.</translation>
    </message>
    <message>
        <source>The rules say how many matching court cards can be taken at once, and {number} is not allowed.</source>
        <translation>Vereinbart ist, wie viele gleiche Bilder man auf einmal nimmt; {number} sind nicht erlaubt.</translation>
    </message>
    <message>
        <source>In this game {card} captures one matching card or one set, and never more.</source>
        <translation>{card} fängt hier eine gleiche Karte oder eine Gruppe und nicht mehrere auf einmal.</translation>
    </message>
    <message>
        <source>Kinds of capture can be marked only with one pack, and one set per capture.</source>
        <translation>Arten von Fängen werden nur angeschrieben, wo mit einem einzigen Blatt gespielt wird und eine Karte eine Gruppe fängt.</translation>
    </message>
    <message>
        <source>{card} can capture everything on the table, so it must.</source>
        <translation>Diese Karte kann den ganzen Tisch fangen und muss es daher: {card}.</translation>
    </message>
    <message>
        <source>If you trail a joker, give it a value from two to fourteen.</source>
        <translation>Beim Ablegen bekommt ein Joker einen Wert von zwei bis vierzehn.</translation>
    </message>
    <message>
        <source>Jokers need a game in which one card can be laid on another.</source>
        <translation>Joker brauchen ein Spiel, in dem Karten aufeinandergelegt werden.</translation>
    </message>
    <message>
        <source>Together they make {sum}, but a stack cannot go above {most}.</source>
        <translation>Zusammen machen sie {sum}, und ein Päckchen macht höchstens {most}.</translation>
    </message>
    <message>
        <source>First press one of the buttons, then play cards.</source>
        <translation>Wählen Sie zuerst einen der Knöpfe; Karten werden danach gespielt.</translation>
    </message>
    <message>
        <source>You can beat {lead}, so you must.</source>
        <translation>Sie müssen {lead} überstechen, und Sie können es.</translation>
    </message>
    <message>
        <source>This match must be played to the end and cannot be settled before then.</source>
        <translation>Diese Partie geht bis zu ihrem Ende; vorher lässt sich nichts abrechnen.</translation>
    </message>
    <message>
        <source>You must exchange between {minimum} and {maximum} cards.</source>
        <translation>Sie kaufen {minimum} bis {maximum} Karten.</translation>
    </message>
    <message>
        <source>You must exchange both of the cards left over, or neither.</source>
        <translation>Gekauft werden beide übrigen Karten oder keine.</translation>
    </message>
    <message>
        <source>“{option}” has no effect alongside the other choices.</source>
        <translation>„{option}“ hat neben den anderen Vereinbarungen keinen Sinn.</translation>
    </message>
    <message>
        <source>When only the difference is marked, two players cannot reach the target in one deal, so it never matters who gets there first.</source>
        <translation>Wo nur der Unterschied angeschrieben wird, kommen nie zwei in einem Spiel ans Ziel, und keine Reihenfolge entscheidet.</translation>
    </message>
    <message>
        <source>Getting there first matters only if there is a target.</source>
        <translation>Wer zuerst am Ziel ist, kann nur entscheiden, wo eine Punktzahl vereinbart ist.</translation>
    </message>
    <message>
        <source>{variant} lets players leave. That needs three or more players without partners, a target, and scores marked after the deal.</source>
        <translation>Bei {variant} scheiden Spieler aus. Das geht nur, wo drei oder mehr jeder für sich bis zu einer Punktzahl spielen und nach dem Spiel angeschrieben wird, was jeder gemacht hat.</translation>
    </message>
    <message>
        <source>Points from the seventh spade onwards need a single pack, as two packs have 26 spades.</source>
        <translation>Das siebte Pik gehört zu einem Kartenspiel; mit zweien gibt es 26 Pik.</translation>
    </message>
    <message>
        <source>At the strict table a missed capture can be made later, so huts and single cards cannot be marked immediately.</source>
        <translation>Am strengen Tisch wird ein versäumter Fang nachgeholt, also kann nichts sofort angeschrieben werden: weder Hütten noch einzelne Karten.</translation>
    </message>
    <message>
        <source>When court cards only pair, you take as many as you like, so there is no duty to capture everything.</source>
        <translation>Von Bildern, die nur paarweise gehen, nimmt man so viele, wie man will; eine Pflicht, alles zu fangen, gibt es dabei nicht.</translation>
    </message>
    <message>
        <source>With only one deal, the points for the cards cannot be carried over.</source>
        <translation>Bei einem einzigen Spiel gibt es kein nächstes, zu dem die Punkte der Lese kommen könnten.</translation>
    </message>
    <message>
        <source>The pool is made up of stakes. Play for a stake of at least one.</source>
        <translation>Die Poule füllt sich aus den Einsätzen. Spielen Sie um einen Einsatz von mindestens eins.</translation>
    </message>
    <message>
        <source>Without a stake there is nothing to double or treble. Play for a stake of at least one.</source>
        <translation>Ohne Einsatz kann ihn niemand doppelt oder dreifach zahlen. Spielen Sie um einen Einsatz von mindestens eins.</translation>
    </message>
    <message>
        <source>The evening would be over before anybody had to give up a seat. Play more matches, or have the loser leave after fewer.</source>
        <translation>Der Abend wäre vorbei, bevor jemand seinen Platz abgibt. Spielen Sie mehr Partien oder weniger auf einem Platz.</translation>
    </message>
    <message>
        <source>There is no version {version} of the record format.</source>
        <translation>Eine Version {version} von Aufzeichnungen gibt es nicht.</translation>
    </message>
    <message>
        <source>Text is expected here.</source>
        <translation>Hier wird ein Text erwartet.</translation>
    </message>
    <message>
        <source>The cards that were cut do not decide who deals first.</source>
        <translation>Aus den gezogenen Karten geht nicht hervor, wer zuerst gibt.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Eine solche Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>“{text}” is not a card.</source>
        <translation>„{text}“ ist keine Karte.</translation>
    </message>
    <message>
        <source>These are not the cards of the game’s pack: {given} instead of {expected}, and {card} does not fit.</source>
        <translation>Das sind nicht die Karten dieses Spiels: {given} statt {expected}, und {card} passt nicht dazu.</translation>
    </message>
    <message>
        <source>{card} is not there.</source>
        <translation>{card} liegt dort nicht.</translation>
    </message>
    <message>
        <source>“{text}” is not a place on the table.</source>
        <translation>„{text}“ ist kein Platz auf dem Tisch.</translation>
    </message>
    <message>
        <source>A player cannot see this.</source>
        <translation>Das kann ein Spieler nicht sehen.</translation>
    </message>
    <message>
        <source>“{text}” cannot happen in this game.</source>
        <translation>„{text}“ kann in diesem Spiel nicht geschehen.</translation>
    </message>
    <message>
        <source>{points} cannot be shown with four counters.</source>
        <translation>{points} lässt sich mit vier Zählmarken nicht legen.</translation>
    </message>
    <message>
        <source>{points} cannot be shown in strokes.</source>
        <translation>{points} lässt sich nicht in Strichen schreiben.</translation>
    </message>
    <message>
        <source>Counters placed like this mean nothing.</source>
        <translation>Zählmarken, die so liegen, bedeuten nichts.</translation>
    </message>
    <message>
        <source>The saved games should be in {file}, but no user here has that name.</source>
        <translation>Die gespeicherten Partien sollen in {file} liegen, aber niemand dieses Namens hat hier ein persönliches Verzeichnis.</translation>
    </message>
    <message>
        <source>The saved games are damaged.</source>
        <translation>Die gespeicherten Partien sind beschädigt.</translation>
    </message>
    <message>
        <source>The saved games were damaged. They were kept as {file}, and the program is starting without any.</source>
        <translation>Die gespeicherten Partien waren beschädigt. Sie wurden als {file} beiseitegelegt, und Sie fangen ohne gespeicherte Partien neu an.</translation>
    </message>
    <message>
        <source>The saved games were damaged. Recovered matches: {parties}; score sheets: {sheets}. Only partly recovered: {cut}; unreadable: {lost}. The damaged file was kept as {file}.</source>
        <translation>Die gespeicherten Partien waren beschädigt. Was lesbar war, wurde übernommen: Partien {parties}, Anschreibeblätter {sheets}. Davon nur zum Teil: {cut}; unlesbar: {lost}. Die beschädigte Datei wurde als {file} beiseitegelegt.</translation>
    </message>
    <message>
        <source>The saved games were damaged and could not be read. They were kept as {file}. You are continuing with the backup from {day}. Matches: {parties}; score sheets: {sheets}.</source>
        <translation>Die gespeicherten Partien waren beschädigt und nicht mehr lesbar; sie wurden als {file} beiseitegelegt. Es geht weiter mit der Kopie vom {day}: Partien {parties}, Anschreibeblätter {sheets}.</translation>
    </message>
    <message>
        <source>The saved games were made by a newer version of the program. They were kept, unchanged, as {file}.</source>
        <translation>Die gespeicherten Partien stammen von einer neueren Version des Programms. Sie wurden unverändert als {file} beiseitegelegt.</translation>
    </message>
    <message>
        <source>This match is no longer among the saved games.</source>
        <translation>Diese Partie ist nicht mehr unter den gespeicherten.</translation>
    </message>
    <message>
        <source>This deal is not among the saved games.</source>
        <translation>Dieses Spiel ist nicht unter den gespeicherten.</translation>
    </message>
    <message>
        <source>The same match has been continued elsewhere in the meantime.</source>
        <translation>Inzwischen hat jemand anders dieselbe Partie fortgesetzt.</translation>
    </message>
    <message>
        <source>This deal is already over.</source>
        <translation>Dieses Spiel ist schon zu Ende.</translation>
    </message>
    <message>
        <source>There is no favourite with that name.</source>
        <translation>Einen Favoriten mit diesem Namen gibt es nicht.</translation>
    </message>
    <message>
        <source>This text contains characters that cannot be saved.</source>
        <translation>Dieser Text enthält Zeichen, die sich nicht speichern lassen.</translation>
    </message>
    <message>
        <source>The file is not a text file.</source>
        <translation>Die Datei ist kein Text.</translation>
    </message>
    <message>
        <source>The computer player is not answering.</source>
        <translation>Der Computerspieler antwortet nicht.</translation>
    </message>
    <message>
        <source>The computer player failed ({reason}).</source>
        <translation>Dem Computerspieler ist ein Fehler unterlaufen ({reason}).</translation>
    </message>
    <message>
        <source>There is no computer player called “{player}”.</source>
        <translation>Einen Computerspieler namens „{player}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>No computer player knows this game.</source>
        <translation>Kein Computerspieler kennt dieses Spiel.</translation>
    </message>
    <message>
        <source>There are {players} computer players for {seats} seats.</source>
        <translation>Es gibt {players} Computerspieler für {seats} Plätze.</translation>
    </message>
    <message>
        <source>The computer player’s answer is too long.</source>
        <translation>Der Computerspieler sagt zu viel auf einmal.</translation>
    </message>
    <message>
        <source>The computer player’s answer could not be understood.</source>
        <translation>Der Computerspieler ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The computer player was interrupted.</source>
        <translation>Der Computerspieler wurde unterbrochen.</translation>
    </message>
    <message>
        <source>The file is damaged, or it was not made by this program.</source>
        <translation>Die Datei ist beschädigt oder stammt nicht von diesem Programm.</translation>
    </message>
    <message>
        <source>{place}: {sentence}</source>
        <translation>{place}: {sentence}</translation>
    </message>
    <message>
        <source>There is more than one code in this text. Keep only the one you want.</source>
        <translation>In diesem Text steht mehr als ein Code. Lassen Sie den stehen, den Sie meinen.</translation>
    </message>
    <message>
        <source>The saved games could not be backed up.</source>
        <translation>Von dem, was gespeichert ist, konnte keine Kopie angelegt werden.</translation>
    </message>
    <message>
        <source>This file could not be read in full. Nothing was added.</source>
        <translation>Die Datei ließ sich nicht zu Ende lesen. Es wurde nichts übernommen.</translation>
    </message>
    <message>
        <source>The saved games have not been opened because the program failed to start last time.</source>
        <translation>Die gespeicherten Spielstände bleiben geschlossen, weil der Start misslang.</translation>
    </message>
    <message>
        <source>The previous saved games were kept as {file}.</source>
        <translation>Die bisher gespeicherten Spielstände wurden als {file} beiseitegelegt.</translation>
    </message>
    <message>
        <source>There was not enough memory.</source>
        <translation>Der Arbeitsspeicher reichte nicht aus.</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>Es dauerte zu lange.</translation>
    </message>
    <message>
        <source>The saved games are damaged and could not be read in full. Nothing was changed. {reason}</source>
        <translation>Die gespeicherten Partien sind beschädigt und konnten nicht bis zum Ende gelesen werden; verändert wurde nichts. {reason}</translation>
    </message>
    <message>
        <source>The language in {file} cannot be used ({reason}).</source>
        <translation>Was für eine Sprache in {file} liegt, ist nicht zu gebrauchen ({reason}).</translation>
    </message>
    <message>
        <source>Some texts in {file} cannot be used and have been left out ({reason}).</source>
        <translation>Einige Texte in {file} sind nicht zu gebrauchen und werden ausgelassen ({reason}).</translation>
    </message>
    <message>
        <source>The page {file} cannot be used ({reason}), so another is shown instead.</source>
        <translation>Die Regelseite {file} ist nicht zu gebrauchen, und eine andere wird gezeigt ({reason}).</translation>
    </message>
    <message>
        <source>This is not valid TOML.</source>
        <translation>Das ist nicht als TOML geschrieben.</translation>
    </message>
    <message>
        <source>That backup is damaged. The saved games are unchanged.</source>
        <translation>Diese Kopie ist beschädigt. Was gespeichert ist, bleibt, wie es war.</translation>
    </message>
    <message>
        <source>If a card captures only one set, there are no builds, stacks or mulles, and no duty to capture.</source>
        <translation>Wo eine Karte nur eine Gruppe fängt, gibt es weder Stapel noch Päckchen, keine Mulle und keinen Fangzwang.</translation>
    </message>
</context>
<context>
    <name>EveningDialog</name>
    <message>
        <source>The evening’s settlement</source>
        <translation>Abrechnung des Abends</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>Ko&amp;pieren</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Wer wem zahlt</translation>
    </message>
    <message>
        <source>Nobody owes anybody anything.</source>
        <translation>Niemand schuldet jemandem etwas.</translation>
    </message>
    <message>
        <source>{payer} pays {amount} into the kitty.</source>
        <translation>{payer} zahlt {amount} in die Kasse.</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>{game} ({points})</source>
        <translation>{game} ({points})</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>vorgestreckt</translation>
    </message>
    <message>
        <source>into the kitty</source>
        <translation>in die Kasse</translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation>aus der Kasse</translation>
    </message>
    <message>
        <source>{receiver} takes {amount} out of the kitty.</source>
        <translation>{receiver} nimmt {amount} aus der Kasse.</translation>
    </message>
    <message>
        <source>{payer} → {receiver}: {amount} {what}</source>
        <translation>{payer} → {receiver}: {amount} {what}</translation>
    </message>
    <message>
        <source>{game}, match {number}</source>
        <translation>{game}, {number}. Partie</translation>
    </message>
    <message>
        <source>{game}, so far</source>
        <translation>{game}, bisher</translation>
    </message>
    <message>
        <source>{payer} → {receiver}</source>
        <translation>{payer} → {receiver}</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>Gewonnen und verloren</translation>
    </message>
    <message>
        <source>How the totals were reached</source>
        <translation>Wie es dazu kam</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>In the kitty</source>
        <translation>In der Kasse</translation>
    </message>
    <message>
        <source>Not over yet</source>
        <translation>Noch nicht zu Ende</translation>
    </message>
    <message>
        <source>{name} {amount}, each of the others {other}</source>
        <translation>{name} {amount}, jeder andere {other}</translation>
    </message>
    <message>
        <source>Re&amp;instate it</source>
        <translation>Wieder &amp;gelten lassen</translation>
    </message>
    <message>
        <source>S&amp;trike out</source>
        <translation>Strei&amp;chen</translation>
    </message>
    <message>
        <source>Copied, as a picture and as text.</source>
        <translation>Kopiert, als Bild und als Text.</translation>
    </message>
    <message>
        <source>Save the evening</source>
        <translation>Den Abend speichern</translation>
    </message>
    <message>
        <source>Settlement: {evening}</source>
        <translation>Abrechnung: {evening}</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>As a P&amp;DF…</source>
        <translation>Als P&amp;DF&#xa0;…</translation>
    </message>
    <message>
        <source>As a p&amp;icture…</source>
        <translation>Als &amp;Bild&#xa0;…</translation>
    </message>
    <message>
        <source>Pai&amp;d…</source>
        <translation>Be&amp;zahlt&#xa0;…</translation>
    </message>
    <message>
        <source>Paid in &amp;advance…</source>
        <translation>&amp;Vorauszahlung&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Kitty</source>
        <translation>&amp;Kasse</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Zurückneh&amp;men</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Into the kitty…</source>
        <translation>&amp;In die Kasse&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Out of the kitty…</source>
        <translation>&amp;Aus der Kasse&#xa0;…</translation>
    </message>
    <message>
        <source>Results and payments</source>
        <translation>Ergebnisse und Zahlungen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Still to pay</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>Not over yet: {match}.</source>
        <translation>Noch nicht zu Ende: {match}.</translation>
    </message>
    <message>
        <source>Paid…</source>
        <translation>Bezahlt&#xa0;…</translation>
    </message>
    <message>
        <source>Paid: {payment}</source>
        <translation>Bezahlt: {payment}</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Notes on the evening</source>
        <translation>Notizen zum Abend</translation>
    </message>
    <message>
        <source>{payer} pays {receiver} {amount}.</source>
        <translation>{payer} zahlt {receiver} {amount}.</translation>
    </message>
</context>
<context>
    <name>EveningTable</name>
    <message>
        <source>Table view</source>
        <translation>Tischansicht</translation>
    </message>
    <message>
        <source>Earlier deals</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Other screen</source>
        <translation>Anderer Bildschirm</translation>
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
        <translation>Was heißt „{word}“?</translation>
    </message>
</context>
<context>
    <name>Farewell</name>
    <message>
        <source>Some of what you played or marked here has not been saved. {reason} Anything not saved when the program ends will be lost.</source>
        <translation>Nicht alles, was hier gespielt und angeschrieben wurde, ist gespeichert. {reason} Was beim Ende des Programms nicht gespeichert ist, geht verloren.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Who dealt?</source>
        <translation>Wer hat gegeben?</translation>
    </message>
    <message>
        <source>Who was it?</source>
        <translation>Wer war es?</translation>
    </message>
    <message>
        <source>Nothing is entered on the sheet.</source>
        <translation>Auf dem Anschreibeblatt wird nichts eingetragen.</translation>
    </message>
    <message>
        <source>On the sheet: a misdeal by {name}, and the same dealer again.</source>
        <translation>Auf dem Anschreibeblatt: {name} hat vergeben, und derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>On the sheet: this deal, as dealt by {name}.</source>
        <translation>Auf dem Anschreibeblatt: In diesem Spiel hat {name} gegeben.</translation>
    </message>
    <message>
        <source>On the sheet, for {name}: {fault}</source>
        <translation>Auf dem Anschreibeblatt, bei {name}: {fault}</translation>
    </message>
    <message>
        <source>Faults at the table</source>
        <translation>Fehler am Tisch</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Was ist geschehen?</translation>
    </message>
    <message>
        <source>&amp;Enter it</source>
        <translation>&amp;Eintragen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The dealer did not announce the last round</source>
        <translation>Der Geber hat die letzte Ausgabe nicht angesagt</translation>
    </message>
    <message>
        <source>Somebody played out of turn</source>
        <translation>Jemand hat gespielt, ohne an der Reihe zu sein</translation>
    </message>
    <message>
        <source>Somebody took cards that do not make the right value</source>
        <translation>Jemand hat Karten genommen, die den Wert nicht ergeben</translation>
    </message>
    <message>
        <source>A sweep was not marked</source>
        <translation>Ein Kehraus ist nicht angeschrieben worden</translation>
    </message>
    <message>
        <source>Somebody made a build without holding the card for it</source>
        <translation>Jemand hat einen Stapel gebaut, ohne die Karte dafür zu haben</translation>
    </message>
    <message>
        <source>Does anybody want a new deal?</source>
        <translation>Will jemand, dass neu gegeben wird?</translation>
    </message>
    <message>
        <source>Has the next player already played?</source>
        <translation>Hat der nächste Spieler seitdem gespielt?</translation>
    </message>
    <message>
        <source>Has the same side captured again since then?</source>
        <translation>Hat dieselbe Partei seitdem wieder gefangen?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>If nobody has played yet, the same dealer deals again.</source>
        <translation>Solange niemand gespielt hat, gibt derselbe Geber noch einmal.</translation>
    </message>
    <message>
        <source>The deal stands and is played as far as the cards go. A player without a card is skipped.</source>
        <translation>Das Spiel gilt und wird gespielt, so weit die Karten reichen. Wer keine Karte hat, wenn er an die Reihe kommt, wird übergangen.</translation>
    </message>
    <message>
        <source>The player who was dealt the card keeps it, and the deal stands.</source>
        <translation>Die Karte bleibt bei dem, der sie bekommen hat, und das Spiel gilt.</translation>
    </message>
    <message>
        <source>The dealer should have announced it. The score does not change, and there is no penalty.</source>
        <translation>Der Geber soll sie ansagen. Dass er es nicht getan hat, ändert an der Wertung nichts: Eine Strafe ist nicht genannt.</translation>
    </message>
    <message>
        <source>The card is taken back, and the right player plays.</source>
        <translation>Die Karte wird aufgenommen, und es spielt, wer an der Reihe ist.</translation>
    </message>
    <message>
        <source>The play stands. The player who was passed over plays next.</source>
        <translation>Was gespielt ist, gilt. Als Nächster spielt, wer übergangen worden ist.</translation>
    </message>
    <message>
        <source>The cards go back to the table. The card played stays there too, as if trailed.</source>
        <translation>Die Karten kommen auf den Tisch zurück, die gespielte mit ihnen: Sie liegt nun dort.</translation>
    </message>
    <message>
        <source>It was noticed too late, so the capture stands.</source>
        <translation>Es ist zu spät bemerkt worden: Der Fang gilt.</translation>
    </message>
    <message>
        <source>The sweep is still marked.</source>
        <translation>Der Kehraus wird noch angeschrieben.</translation>
    </message>
    <message>
        <source>It can no longer be checked, so the sweep is lost.</source>
        <translation>Niemand kann ihn mehr sehen: Der Kehraus ist verloren.</translation>
    </message>
    <message>
        <source>The build is split up. Its cards are single cards on the table again, open to all.</source>
        <translation>Der Stapel wird aufgelöst, und seine Karten liegen einzeln auf dem Tisch, frei für alle.</translation>
    </message>
    <message>
        <source>McLeod and Martin, pagat.com 2022, “{section}”.</source>
        <translation>McLeod und Martin, pagat.com 2022, „{section}“.</translation>
    </message>
    <message>
        <source>Somebody exposed a card of their own in the deal or exchange</source>
        <translation>Jemand hat beim Geben oder Kaufen eine eigene Karte aufgedeckt</translation>
    </message>
    <message>
        <source>A card is face up in the stock</source>
        <translation>Im Talon liegt eine Karte offen</translation>
    </message>
    <message>
        <source>Somebody got the wrong number of cards in the exchange</source>
        <translation>Jemand hat beim Kaufen eine falsche Zahl von Karten bekommen</translation>
    </message>
    <message>
        <source>Somebody wants to take back a proposal, an acceptance or a refusal</source>
        <translation>Jemand will einen Antrag, eine Annahme oder eine Ablehnung widerrufen</translation>
    </message>
    <message>
        <source>The king of trumps was not marked in time</source>
        <translation>Der Trumpfkönig ist nicht rechtzeitig angelegt worden</translation>
    </message>
    <message>
        <source>Somebody marked the king without holding it</source>
        <translation>Der König ist angelegt worden, ohne dass der Spieler ihn hat</translation>
    </message>
    <message>
        <source>Somebody is playing with more than five cards</source>
        <translation>Jemand spielt mit mehr als fünf Karten</translation>
    </message>
    <message>
        <source>Somebody failed to follow suit or head the trick</source>
        <translation>Jemand konnte bedienen oder überstechen und hat es nicht getan</translation>
    </message>
    <message>
        <source>Somebody gave up and threw down their cards</source>
        <translation>Jemand hat aufgegeben und die Karten hingeworfen</translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation>Ein Zuschauer hat etwas gesagt</translation>
    </message>
    <message>
        <source>Has anybody looked at these cards yet?</source>
        <translation>Hat schon jemand diese Karten angesehen?</translation>
    </message>
    <message>
        <source>Whose number is wrong?</source>
        <translation>Wessen Zahl ist falsch?</translation>
    </message>
    <message>
        <source>More or fewer than five?</source>
        <translation>Mehr oder weniger als fünf?</translation>
    </message>
    <message>
        <source>When was it noticed?</source>
        <translation>Wann ist es bemerkt worden?</translation>
    </message>
    <message>
        <source>Had that player won a trick?</source>
        <translation>Hatte er einen Stich gemacht?</translation>
    </message>
    <message>
        <source>What was said?</source>
        <translation>Was ist gesagt worden?</translation>
    </message>
    <message>
        <source>Elder’s</source>
        <translation>Die der Vorhand</translation>
    </message>
    <message>
        <source>The dealer’s</source>
        <translation>Die des Gebers</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Before a trump was turned up</source>
        <translation>Bevor der Trumpf aufgedeckt war</translation>
    </message>
    <message>
        <source>After that, before the first lead</source>
        <translation>Danach, aber vor dem ersten Ausspielen</translation>
    </message>
    <message>
        <source>After the first lead</source>
        <translation>Nach dem ersten Ausspielen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keinen</translation>
    </message>
    <message>
        <source>One or two</source>
        <translation>Einen oder zwei</translation>
    </message>
    <message>
        <source>That a rule was broken</source>
        <translation>Dass gegen eine Regel verstoßen worden ist</translation>
    </message>
    <message>
        <source>What a player holds or should play</source>
        <translation>Was jemand hat oder spielen soll</translation>
    </message>
    <message>
        <source>Elder may ask for a new deal by the same dealer.</source>
        <translation>Die Vorhand darf es verlangen: Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>The extra cards turned up are pushed into the stock.</source>
        <translation>Die Karten, die nicht hätten aufgedeckt werden sollen, werden in den Talon geschoben.</translation>
    </message>
    <message>
        <source>The player who reaches it in the exchange may take it, or discard it and take the next card.</source>
        <translation>Wem sie beim Kaufen zukommt, der darf sie nehmen oder wegwerfen und die nächste Karte dafür nehmen.</translation>
    </message>
    <message>
        <source>A player who exposed their own card must keep it.</source>
        <translation>Wer durch eigene Schuld eine Karte aufdeckt, die ihm zukommt, muss sie behalten.</translation>
    </message>
    <message>
        <source>Nobody has looked at the cards, so the number is put right at once.</source>
        <translation>Weil noch niemand die Karten angesehen hat, wird die Zahl sofort berichtigt.</translation>
    </message>
    <message>
        <source>Elder must propose, and discards more or fewer cards so as to have five afterwards.</source>
        <translation>Die Vorhand muss proponieren und dabei so viele Karten mehr oder weniger weglegen, dass sie danach fünf hat.</translation>
    </message>
    <message>
        <source>Elder must propose and the dealer must accept. Both discard so as to have five cards afterwards.</source>
        <translation>Die Vorhand muss proponieren und der Geber annehmen, und beide müssen so viele Karten weglegen, dass sie danach fünf haben.</translation>
    </message>
    <message>
        <source>A player who begins play with more than five cards cannot mark the king, and loses a point as well.</source>
        <translation>Wer mit mehr als fünf Karten ins Spiel geht, verliert einen Punkt und darf den König nicht anlegen.</translation>
    </message>
    <message>
        <source>Play continues with the cards as they are. Each card that the other player has left over counts as a trick for that player.</source>
        <translation>Er spielt mit den Karten, die er hat. Karten, die dem andern übrig bleiben, sind Stiche des andern.</translation>
    </message>
    <message>
        <source>The cards are thrown in, and the right player deals. The sheet already names this player.</source>
        <translation>Die Karten werden zusammengeworfen, und es gibt, wer an der Reihe war. Das Anschreibeblatt nennt schon den Richtigen.</translation>
    </message>
    <message>
        <source>These cards are kept for the next deal, and the right dealer deals with the other pack.</source>
        <translation>Diese Karten werden für das nächste Spiel beiseitegelegt, und der richtige Geber gibt mit dem anderen Kartenspiel.</translation>
    </message>
    <message>
        <source>Anything said stands and cannot be taken back.</source>
        <translation>Was gesagt ist, gilt: Nichts davon ist widerruflich.</translation>
    </message>
    <message>
        <source>The point for the king is lost.</source>
        <translation>Der Punkt für den König ist verloren.</translation>
    </message>
    <message>
        <source>The opponent may take back a card already played.</source>
        <translation>Der andere darf eine ausgespielte Karte wieder aufnehmen.</translation>
    </message>
    <message>
        <source>The opponent scores the vole. Enter all five tricks.</source>
        <translation>Der andere schreibt den Allstich an. Tragen Sie die Stiche so ein.</translation>
    </message>
    <message>
        <source>The opponent scores the point. Enter the tricks accordingly.</source>
        <translation>Der andere schreibt den Punkt an. Tragen Sie die Stiche so ein.</translation>
    </message>
    <message>
        <source>That is allowed. The fault is treated as if a player had noticed it.</source>
        <translation>Das ist erlaubt: Der Fehler wird beurteilt, als hätte ein Spieler ihn bemerkt.</translation>
    </message>
    <message>
        <source>Cavendish, The Laws of Écarté, London 1886, law {section}.</source>
        <translation>Cavendish, The Laws of Écarté, London 1886, Gesetz {section}.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Exchanging</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Somebody was dealt too many or too few cards</source>
        <translation>Jemand hat zu viele oder zu wenige Karten bekommen</translation>
    </message>
    <message>
        <source>A card was exposed in the deal</source>
        <translation>Beim Geben lag eine Karte offen</translation>
    </message>
    <message>
        <source>The wrong player dealt</source>
        <translation>Der Falsche hat gegeben</translation>
    </message>
    <message>
        <source>Somebody played two cards at once</source>
        <translation>Jemand hat zwei Karten zugleich gespielt</translation>
    </message>
    <message>
        <source>Somebody led out of turn</source>
        <translation>Jemand hat ausgespielt, ohne an der Reihe zu sein</translation>
    </message>
    <message>
        <source>Elder may choose. What does elder want?</source>
        <translation>Die Vorhand darf wählen. Was will sie?</translation>
    </message>
    <message>
        <source>Has a card been played yet?</source>
        <translation>Ist schon eine Karte gespielt worden?</translation>
    </message>
    <message>
        <source>Has anybody played to that card?</source>
        <translation>Hat schon jemand zugegeben?</translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation>Es wird neu gegeben</translation>
    </message>
    <message>
        <source>The deal stands</source>
        <translation>Das Spiel gilt</translation>
    </message>
    <message>
        <source>Before the next card was led</source>
        <translation>Bevor zum nächsten Stich ausgespielt war</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>The deal is void, and the right player deals. The sheet already names this player.</source>
        <translation>Das Spiel gilt nicht, und es gibt, wer an der Reihe war. Das Anschreibeblatt nennt schon den Richtigen.</translation>
    </message>
    <message>
        <source>The deal stands and counts as the deal of the player who dealt it.</source>
        <translation>Das Spiel gilt, und zwar als eines dessen, der gegeben hat.</translation>
    </message>
    <message>
        <source>The deal does not count, and the same dealer deals again.</source>
        <translation>Das Spiel zählt nicht, und derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>The card is taken back.</source>
        <translation>Die Karte wird wieder aufgenommen.</translation>
    </message>
    <message>
        <source>It is too late to take the card back, so the trick stands.</source>
        <translation>Um die Karte wieder aufzunehmen, ist es zu spät: Der Stich gilt.</translation>
    </message>
    <message>
        <source>The card is taken back, and a legal one is played. There is no penalty.</source>
        <translation>Die Karte wird wieder aufgenommen und eine gespielt, die erlaubt ist. Bestraft wird niemand.</translation>
    </message>
    <message>
        <source>The dealer exchanged before elder was ready</source>
        <translation>Der Geber hat gekauft, bevor die Vorhand fertig war</translation>
    </message>
    <message>
        <source>Elder left some of her five cards in the stock without saying so</source>
        <translation>Die Vorhand hat von ihren fünf Karten im Talon welche liegen lassen, ohne es zu melden</translation>
    </message>
    <message>
        <source>Somebody has too many cards after the exchange</source>
        <translation>Jemand hat nach dem Kaufen zu viele Karten</translation>
    </message>
    <message>
        <source>Somebody has too few cards after the exchange</source>
        <translation>Jemand hat nach dem Kaufen zu wenige Karten</translation>
    </message>
    <message>
        <source>Somebody mixed their discards with their tricks</source>
        <translation>Jemand hat weggelegte Karten unter seine Stiche gemischt</translation>
    </message>
    <message>
        <source>Somebody declared cards without holding them</source>
        <translation>Jemand hat angesagt, was er nicht hat</translation>
    </message>
    <message>
        <source>Somebody added up wrongly</source>
        <translation>Jemand hat falsch zusammengezählt</translation>
    </message>
    <message>
        <source>The player chooses one of the two, and the other goes back into the hand.</source>
        <translation>Er wählt eine von beiden, und die andere kommt zurück auf die Hand.</translation>
    </message>
    <message>
        <source>More than one card was turned up for trumps</source>
        <translation>Beim Aufdecken des Trumpfes sind mehrere Karten sichtbar geworden</translation>
    </message>
    <message>
        <source>The dealer makes up missing cards from the stock, and the turned-up trump stands. If there are too many, elder draws the extra ones face down, and they are discarded.</source>
        <translation>Der Geber nimmt fehlende Karten vom Talon, und der Trumpf bleibt. Überzählige zieht die Vorhand verdeckt, und sie werden weggelegt.</translation>
    </message>
    <message>
        <source>The opponent may ask for the hands to be replayed. An offender who wins the tricks marks one point less: nothing instead of one, or one instead of two.</source>
        <translation>Der andere darf verlangen, dass noch einmal gespielt wird. Gewinnt der Schuldige die Stiche, so schreibt er einen Punkt weniger an: nichts für den Punkt, einen für den Allstich oder für einen Punkt, der doppelt zählt.</translation>
    </message>
    <message>
        <source>Onlookers are not allowed to do that. The source gives no penalty.</source>
        <translation>Das ist allen verboten, die zusehen. Eine Strafe nennt die Quelle nicht.</translation>
    </message>
    <message>
        <source>An anonymous, undated German book of card games, chapter “Ecarte”, section “{section}”.</source>
        <translation>Deutsches Kartenspielbuch, ohne Verfasser und Jahr, Kapitel „Ecarte“, Abschnitt „{section}“.</translation>
    </message>
    <message>
        <source>A house rule: the sources say nothing about it.</source>
        <translation>Hausregel: Die Quellen schweigen darüber.</translation>
    </message>
    <message>
        <source>Somebody left out a class, or said “good” to something they could beat</source>
        <translation>Jemand hat eine Klasse ausgelassen oder gelten lassen, was er strafen konnte</translation>
    </message>
    <message>
        <source>Somebody declared less than they held</source>
        <translation>Jemand hat weniger angesagt, als er hat</translation>
    </message>
    <message>
        <source>A repique was not announced in time</source>
        <translation>Ein Neunziger ist nicht rechtzeitig angesagt worden</translation>
    </message>
    <message>
        <source>A pique was not announced in time</source>
        <translation>Ein Sechziger ist nicht rechtzeitig angesagt worden</translation>
    </message>
    <message>
        <source>Somebody failed to follow suit</source>
        <translation>Jemand hat nicht bedient, obwohl er es konnte</translation>
    </message>
    <message>
        <source>Somebody wants to take back a card</source>
        <translation>Jemand will eine gespielte Karte wieder aufnehmen</translation>
    </message>
    <message>
        <source>Somebody laid down their cards before the end</source>
        <translation>Jemand hat seine Karten vorzeitig hingelegt</translation>
    </message>
    <message>
        <source>How many hands are wrong?</source>
        <translation>Bei wie vielen stimmt die Zahl nicht?</translation>
    </message>
    <message>
        <source>Has that player already looked at a card from the stock?</source>
        <translation>Hat, wer die falsche Zahl hat, schon eine Karte aus dem Talon angesehen?</translation>
    </message>
    <message>
        <source>Has elder already looked at her cards?</source>
        <translation>Hat die Vorhand ihre Karten schon angesehen?</translation>
    </message>
    <message>
        <source>Had the deal been scored when it was noticed?</source>
        <translation>War das Spiel schon verrechnet, als es bemerkt wurde?</translation>
    </message>
    <message>
        <source>Was it noticed in time? For elder’s mistakes, that means before the first lead; for the dealer’s, before playing to the first trick.</source>
        <translation>Ist es rechtzeitig bemerkt worden: bei der Vorhand, bevor sie ausgespielt hat, beim Geber, bevor er zum ersten Stich zugegeben hat?</translation>
    </message>
    <message>
        <source>Which of the two can follow suit?</source>
        <translation>Welche von beiden kann bedienen?</translation>
    </message>
    <message>
        <source>How many cards were exposed?</source>
        <translation>Wie viele Karten lagen offen?</translation>
    </message>
    <message>
        <source>What did they mean by it?</source>
        <translation>Was war damit gemeint?</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Bei einem</translation>
    </message>
    <message>
        <source>No, later</source>
        <translation>Nein, später</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>The upper one, both, or neither</source>
        <translation>Die obere, beide oder keine</translation>
    </message>
    <message>
        <source>Only the lower one</source>
        <translation>Nur die untere</translation>
    </message>
    <message>
        <source>Two or more</source>
        <translation>Zwei oder mehr</translation>
    </message>
    <message>
        <source>To give up the rest</source>
        <translation>Er gibt den Rest auf</translation>
    </message>
    <message>
        <source>To claim the rest</source>
        <translation>Er beansprucht den Rest</translation>
    </message>
    <message>
        <source>The deal is void, and the same dealer deals again.</source>
        <translation>Das Spiel gilt nicht: Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>A wrong number of cards must be announced before exchanging. As a card has been looked at, the same dealer deals again.</source>
        <translation>Wer eine falsche Zahl hat, muss es sagen, bevor er kauft. Weil nun eine Kaufkarte angesehen ist, gibt derselbe Geber noch einmal.</translation>
    </message>
    <message>
        <source>The deal stands. A player with too many or too few cards says so before exchanging, and discards more or fewer to make up for it.</source>
        <translation>Das Spiel gilt. Wer die falsche Zahl hat, sagt es, bevor er kauft, und gleicht sie aus: Er muss so viele Karten mehr oder weniger weglegen.</translation>
    </message>
    <message>
        <source>Elder may ask for a new deal by the same dealer, before looking at the cards.</source>
        <translation>Solange sie ihre Karten nicht angesehen hat, darf die Vorhand es verlangen: Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>Without an exchange the hands cannot be put right, so the same dealer deals again.</source>
        <translation>Wo nicht gekauft wird, lässt sich die Zahl nicht ausgleichen: Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>Elder may ask for a new deal. In that case this deal does not count, and the same dealer deals again.</source>
        <translation>Die Vorhand darf es verlangen: Das Spiel zählt nicht, und derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>The dealer may take and look at only the lower three cards of the stock.</source>
        <translation>Der Geber darf nur die unteren drei Karten des Talons nehmen und ansehen.</translation>
    </message>
    <message>
        <source>Once the dealer has said how many, any of the cards that elder left may be taken.</source>
        <translation>Hat der Geber gesagt, wie viele Karten er nimmt, so darf er sie sich aus allen aussuchen, die ihm die Vorhand gelassen hat.</translation>
    </message>
    <message>
        <source>A player with too many cards scores nothing in this deal, but can still beat the other side’s declarations.</source>
        <translation>Wer zu viele Karten hat, zählt in diesem Spiel nichts, darf aber strafen, was die Gegenseite ansagt.</translation>
    </message>
    <message>
        <source>Each card that the other side still holds at the end counts as a trick for them. Enter the tricks accordingly.</source>
        <translation>Jede Karte, die der Gegenseite am Ende übrig bleibt, ist ein Stich für sie. Tragen Sie die Stiche so ein.</translation>
    </message>
    <message>
        <source>Play continues with the cards as they are.</source>
        <translation>Es wird mit den Karten weitergespielt, die da sind.</translation>
    </message>
    <message>
        <source>The deal stands.</source>
        <translation>Es bleibt bei diesem Geben.</translation>
    </message>
    <message>
        <source>A player who mixed discards with tricks marks nothing in this deal.</source>
        <translation>Wer weggelegte Karten unter seine Stiche gemischt hat, schreibt für dieses Spiel nichts an.</translation>
    </message>
    <message>
        <source>The declaration is corrected, and there is no penalty.</source>
        <translation>Die Ansage wird berichtigt, und niemand wird bestraft.</translation>
    </message>
    <message>
        <source>A player who declared wrongly scores nothing in this deal. The other side scores everything, even if it was beaten.</source>
        <translation>Wer falsch angesagt hat, zählt in diesem Spiel nichts. Die Gegenseite zählt alles, sogar was ihr gestraft worden war.</translation>
    </message>
    <message>
        <source>The score is corrected, and there is no penalty.</source>
        <translation>Die Zählung wird berichtigt, und niemand wird bestraft.</translation>
    </message>
    <message>
        <source>It is too late to correct it, so the score stays as announced.</source>
        <translation>Für eine Berichtigung ist es zu spät: Es bleibt bei dem, was gezählt worden ist.</translation>
    </message>
    <message>
        <source>Anything left out or called good is lost for this deal.</source>
        <translation>Was ausgelassen oder hingenommen worden ist, ist für dieses Spiel verloren.</translation>
    </message>
    <message>
        <source>Declaring less is not a fault. A point called one card too short may be called overfull.</source>
        <translation>Weniger zu sagen ist kein Fehler. Ein Rummel, der um eine Karte zu klein angegeben ist, darf übervoll heißen.</translation>
    </message>
    <message>
        <source>A repique that is not announced at the right moment is lost.</source>
        <translation>Ein Neunziger, der nicht im richtigen Augenblick angesagt wird, ist verloren.</translation>
    </message>
    <message>
        <source>Elder counted thirty instead of sixty, so the pique is lost.</source>
        <translation>Die Vorhand hat dreißig statt sechzig gezählt: Der Sechziger ist verloren.</translation>
    </message>
    <message>
        <source>The other side scores five points. The player who revoked wins no more tricks in that suit.</source>
        <translation>Die Gegenseite zählt fünf Punkte. Wer verleugnet hat, darf in dieser Farbe keinen Stich mehr machen.</translation>
    </message>
    <message>
        <source>Because the new suit was not named, the revoke goes unpunished.</source>
        <translation>Weil die neue Farbe nicht genannt worden war, bleibt das Verleugnen ungestraft.</translation>
    </message>
    <message>
        <source>Until the new suit is named, the other side need not follow suit.</source>
        <translation>Solange die neue Farbe nicht genannt ist, darf die Gegenseite sie ungestraft verleugnen.</translation>
    </message>
    <message>
        <source>The upper card is the one that was played.</source>
        <translation>Es gilt die obere Karte.</translation>
    </message>
    <message>
        <source>The lower card is the one that was played, as only that card can follow suit.</source>
        <translation>Es gilt die untere Karte, weil nur sie bedienen kann.</translation>
    </message>
    <message>
        <source>A card played stays played, unless it is a revoke that can still be put right.</source>
        <translation>Was gespielt ist, bleibt liegen, außer wenn jemand versehentlich verleugnet hat und es noch rechtzeitig berichtigt.</translation>
    </message>
    <message>
        <source>All the remaining tricks go to the other side. Enter the tricks accordingly.</source>
        <translation>Alle Stiche, die noch fehlen, gehören der Gegenseite. Tragen Sie die Stiche so ein.</translation>
    </message>
    <message>
        <source>The other side may ask for one more lead and try to beat it. The rest then go to the player who claims them.</source>
        <translation>Verlangt es die Gegenseite, so muss noch eine Karte ausgespielt werden, die sie vielleicht stechen kann. Danach gehört der Rest dem, der ihn beansprucht.</translation>
    </message>
    <message>
        <source>“The Royall and Delightfull Game of Picquet”, London 1651.</source>
        <translation>„The Royall and Delightfull Game of Picquet“, London 1651.</translation>
    </message>
    <message>
        <source>An anonymous, undated German book of card games, chapter “Piquet”, section “{section}”.</source>
        <translation>Deutsches Kartenspielbuch, ohne Verfasser und Jahr, Kapitel „Piquet“, Abschnitt „{section}“.</translation>
    </message>
    <message>
        <source>Somebody led one suit repeatedly, then changed to another without naming it</source>
        <translation>Jemand ging von einer mehrmals nacheinander ausgespielten Farbe zu einer anderen über, ohne sie zu nennen</translation>
    </message>
    <message>
        <source>After several leads in one suit, did the player lead a new suit without naming it?</source>
        <translation>War nach einer mehrmals nacheinander ausgespielten Farbe eine neue ausgespielt worden, ohne dass sie genannt wurde?</translation>
    </message>
</context>
<context>
    <name>FormCurve</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>if</source>
        <translation>wenn</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>abs</source>
        <translation>betrag</translation>
    </message>
    <message>
        <source>round</source>
        <translation>runden</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>summe</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>persons</source>
        <translation>personen</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>&amp;Custom game…</source>
        <translation>Eigenes S&amp;piel&#xa0;…</translation>
    </message>
</context>
<context>
    <name>GameFilter</name>
    <message>
        <source>Not for {number} or more players.</source>
        <translation>Nicht ab {number} Personen.</translation>
    </message>
    <message>
        <source>Not for {number} players.</source>
        <translation>Nicht für {number} Personen.</translation>
    </message>
    <message>
        <source>Takes about {minutes} minutes.</source>
        <translation>Dauert etwa {minutes} Minuten.</translation>
    </message>
    <message>
        <source>{number}+</source>
        <translation>ab {number}</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Jede Anzahl</translation>
    </message>
    <message>
        <source>For how many people</source>
        <translation>Für wie viele Personen</translation>
    </message>
    <message>
        <source>Up to {minutes} min</source>
        <translation>Bis {minutes} Min.</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Jede Dauer</translation>
    </message>
    <message>
        <source>How long a match may take</source>
        <translation>Wie lange eine Partie dauern darf</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Continue: {partie}</source>
        <translation>Fortsetzen: {partie}</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>{players} players, {minutes} minutes</source>
        <translation>{players} Personen, {minutes} Minuten</translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation>{players} Personen</translation>
    </message>
    <message>
        <source>Start here. {facts}</source>
        <translation>Hier anfangen. {facts}</translation>
    </message>
    <message>
        <source>Quick to learn.</source>
        <translation>Schnell gelernt.</translation>
    </message>
    <message>
        <source>Needs some thought.</source>
        <translation>Verlangt etwas Nachdenken.</translation>
    </message>
    <message>
        <source>For people who know card games.</source>
        <translation>Für Leute, die Kartenspiele kennen.</translation>
    </message>
</context>
<context>
    <name>GermanPack</name>
    <message>
        <source>Daus</source>
        <translation>Daus</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Ober</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>Laub</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>major</source>
        <translation>vom Daus</translation>
    </message>
    <message>
        <source>to an Ober</source>
        <translation>vom Ober</translation>
    </message>
    <message>
        <source>to an Unter</source>
        <translation>vom Unter</translation>
    </message>
    <message>
        <source>three Daus</source>
        <translation>drei Däuser</translation>
    </message>
    <message>
        <source>three Obers</source>
        <translation>drei Ober</translation>
    </message>
    <message>
        <source>three Unters</source>
        <translation>drei Unter</translation>
    </message>
    <message>
        <source>four Daus</source>
        <translation>vier Däuser</translation>
    </message>
    <message>
        <source>four Obers</source>
        <translation>vier Ober</translation>
    </message>
    <message>
        <source>four Unters</source>
        <translation>vier Unter</translation>
    </message>
    <message>
        <source>two Daus</source>
        <translation>zwei Däuser</translation>
    </message>
    <message>
        <source>two Obers</source>
        <translation>zwei Ober</translation>
    </message>
    <message>
        <source>two Unters</source>
        <translation>zwei Unter</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>Click the card again, or click the table, to play it.</source>
        <translation>Klicken Sie noch einmal auf die Karte, oder auf den Tisch, um sie zu spielen.</translation>
    </message>
    <message>
        <source>Tap the card again, or tap the table, to play it.</source>
        <translation>Tippen Sie noch einmal auf die Karte, oder auf den Tisch, um sie zu spielen.</translation>
    </message>
    <message>
        <source>Press Return to play the card.</source>
        <translation>Drücken Sie die Eingabetaste, um die Karte zu spielen.</translation>
    </message>
    <message>
        <source>Now choose a card from your hand to take it with. The ones that can take it are lit.</source>
        <translation>Nun die Karte Ihrer Hand, die sie nimmt: Was sie nehmen kann, leuchtet.</translation>
    </message>
    <message>
        <source>No card in your hand can take it.</source>
        <translation>Keine Karte Ihrer Hand nimmt sie.</translation>
    </message>
    <message>
        <source>Drop a card in the middle of the table to play it.</source>
        <translation>Lassen Sie die Karte in der Mitte des Tisches los, um sie zu spielen.</translation>
    </message>
    <message>
        <source>Your choice stays as it is. Take it, put it back, or choose more cards.</source>
        <translation>Ihre Auswahl bleibt liegen. Nehmen Sie sie, legen Sie sie zurück, oder wählen Sie weitere Karten.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Before a match the onlookers may bet on either player. The other side must cover the bet.</source>
        <translation>Vor einer Partie dürfen die Zuschauer auf einen der beiden wetten. Die andere Seite muss dagegenhalten.</translation>
    </message>
    <message>
        <source>Choose the cards to exchange, or drag them away. Keep trumps and kings.</source>
        <translation>Wählen Sie die Karten, die Sie loswerden wollen, oder ziehen Sie sie weg. Behalten Sie Trümpfe und Könige.</translation>
    </message>
    <message>
        <source>Now you may exchange cards. Choose the ones to exchange, or keep them all.</source>
        <translation>Nun dürfen Sie kaufen. Wählen Sie die Karten, die Sie loswerden wollen; Sie können auch alle behalten.</translation>
    </message>
    <message>
        <source>The match is over. The player with the box plays against all the others, and may keep it or pass it to the captain.</source>
        <translation>Die Partie ist aus. Wer die Box hat, spielt gegen alle anderen und darf sie behalten oder dem Kapitän überlassen.</translation>
    </message>
    <message>
        <source>The table is strict: before the tricks are counted you may object to a fault. A mistaken objection costs nothing.</source>
        <translation>Der Tisch ist streng: Bevor die Stiche gezählt werden, dürfen Sie einen Fehler rügen, den Sie bemerkt haben. Eine Rüge ohne Grund kostet nichts.</translation>
    </message>
    <message>
        <source>You may play only {cards}.</source>
        <translation>Spielen dürfen Sie nur {cards}.</translation>
    </message>
    <message>
        <source>A card captures others of its value, and sets that add up to it.</source>
        <translation>Eine Karte fängt andere von ihrem Wert und alles, was zusammen so viel ergibt.</translation>
    </message>
    <message>
        <source>A card captures one card of its rank, or one set of cards that adds up to it. Choose a card in your hand, then the cards it captures, or trail it.</source>
        <translation>Eine Karte fängt eine Karte ihres Ranges oder eine Gruppe, die zusammen ihren Wert ergibt. Wählen Sie eine Karte Ihrer Hand und dann, was sie fängt; Sie dürfen auch ablegen.</translation>
    </message>
    <message>
        <source>A card that can capture must capture. Only a card that cannot is trailed.</source>
        <translation>Was fangen kann, muss fangen; nur was nichts findet, wird abgelegt.</translation>
    </message>
    <message>
        <source>The fewest points win, so leave scoring cards to the others.</source>
        <translation>Die wenigsten Punkte gewinnen: Was zählt, überlässt man besser anderen.</translation>
    </message>
    <message>
        <source>You can also build: add a card to others to make a value that you hold, and capture them together later.</source>
        <translation>Sie können auch einen Stapel bauen: eine Karte zu anderen legen, wenn Sie eine mit ihrer Summe haben, die sie später zusammen fängt.</translation>
    </message>
    <message>
        <source>You can also lay a card on another. Together they count as their sum, and anyone may capture them.</source>
        <translation>Sie können auch eine Karte auf eine andere legen: Dann sind sie eine mit ihrer Summe, die jeder fangen darf.</translation>
    </message>
    <message>
        <source>You can also lay a card on another and announce their sum or difference, if you hold a card of that value.</source>
        <translation>Sie können auch eine Karte auf eine andere legen und ihre Summe oder Differenz ansagen, wenn Sie eine Karte dieses Wertes haben.</translation>
    </message>
    <message>
        <source>A joker can have any value from two to fourteen.</source>
        <translation>Ein Joker ist jede Zahl von zwei bis vierzehn.</translation>
    </message>
    <message>
        <source>These score points: {things}.</source>
        <translation>Es zählen: {things}.</translation>
    </message>
    <message>
        <source>Follow suit and head what elder leads if you can. If you cannot follow, trump. Three tricks score one point, all five two. The king of trumps scores one if you mark it before your first card.</source>
        <translation>Bedienen und überstechen Sie, was die Vorhand ausspielt, wenn Sie können; sonst stechen Sie mit Trumpf. Drei Stiche sind ein Punkt, alle fünf sind zwei. Der Trumpfkönig bringt einen Punkt, wenn Sie ihn vor Ihrer ersten Karte anlegen.</translation>
    </message>
    <message>
        <source>The others are the gallery. Before a match they bet on one of the players, and the loser gives up the seat to one of them.</source>
        <translation>Die anderen sind die Galerie: Vor einer Partie wetten sie auf einen der beiden, die spielen, und der Verlierer gibt seinen Platz an einen von ihnen ab.</translation>
    </message>
    <message>
        <source>Why “{title}” scores: {meaning}</source>
        <translation>Warum „{title}“ zählt: {meaning}</translation>
    </message>
    <message>
        <source>“Good” means the other hand has nothing better, so you score what you declared.</source>
        <translation>„Gut“ heißt, dass die andere Hand nichts Besseres hat: Was Sie angesagt haben, dürfen Sie zählen.</translation>
    </message>
    <message>
        <source>“Not good” means the other hand has something better of this kind. Theirs scores, and yours does not.</source>
        <translation>„Nicht gut“ heißt, dass die andere Hand hier Besseres hat: Ihres zählt nichts, dafür zählt das andere.</translation>
    </message>
    <message>
        <source>“Equal” means the best in each hand is the same, so neither of you scores anything of this kind.</source>
        <translation>„Gleich“ heißt, dass das Beste beider Hände gleich ist: Keiner von beiden zählt hier etwas.</translation>
    </message>
    <message>
        <source>A leader who changes suit names the new one. That is a courtesy: you only have to follow suit.</source>
        <translation>Wer beim Ausspielen die Farbe wechselt, nennt die neue. Das ist eine Höflichkeit; Sie müssen nur bedienen.</translation>
    </message>
    <message>
        <source>The table is strict: before the deal is scored you may object to a fault. A mistaken objection costs nothing.</source>
        <translation>Der Tisch ist streng: Bevor das Spiel gezählt wird, dürfen Sie einen Fehler rügen, den Sie bemerkt haben. Eine Rüge ohne Grund kostet nichts.</translation>
    </message>
    <message>
        <source>You are elder: the other player deals, and you exchange and lead first. Cut and, if you like, say how the cards are to be dealt.</source>
        <translation>Sie sind Vorhand: Sie geben nicht, sondern kaufen zuerst und spielen aus. Heben Sie ab, und sagen Sie, wenn Sie mögen, wie gegeben werden soll.</translation>
    </message>
    <message>
        <source>You dealt, so you take what elder leaves of the stock. Keep your longest suit, three or four of a kind, and a stopper in each suit, as elder leads first.</source>
        <translation>Sie haben gegeben und nehmen, was die Vorhand vom Talon übrig lässt. Behalten Sie die längste Farbe, drei oder vier Gleiche und in jeder Farbe etwas, das die Vorhand aufhält: Sie spielt aus.</translation>
    </message>
    <message>
        <source>Now declare what you hold. First comes the point, your longest suit. If your opponent has nothing better, it is good, and you score a point for each of its cards.</source>
        <translation>Jetzt sagen Sie an, was Sie haben: zuerst den Rummel, Ihre längste Farbe. Hat der Gegner nichts Besseres, so ist Ihr Rummel gut und zählt so viele Punkte, wie er Karten hat.</translation>
    </message>
    <message>
        <source>Follow suit if you can. The highest card of the suit led wins the trick. A ten or better, but nothing lower, scores one when it is led or wins the opponent’s lead. Winning most of the tricks scores ten.</source>
        <translation>Bedienen Sie, wenn Sie können. Die höchste Karte der ausgespielten Farbe macht den Stich. Nur eine Zehn oder höhere Karte zählt eins, wenn sie ausgespielt wird oder dem anderen den Stich nimmt. Die meisten Stiche zählen zehn.</translation>
    </message>
    <message>
        <source>Your opponent declares the point, the longest suit. Say “good” and it scores. If your suit is longer, or as long and worth more, yours scores instead.</source>
        <translation>Ihr Gegner sagt seinen Rummel an, die längste Farbe. „Gut“ lässt ihn zählen; ist Ihre länger, oder gleich lang und mehr wert, so gilt sie.</translation>
    </message>
    <message>
        <source>A card captures others of its value, and sets that add up to it, as many as you can find. Choose a card in your hand, then the cards it captures, or trail it.</source>
        <translation>Eine Karte fängt andere von ihrem Wert und alles, was zusammen so viel ergibt, so oft es geht. Wählen Sie eine Karte und was sie fängt; Sie dürfen auch ablegen.</translation>
    </message>
    <message>
        <source>None of your cards can capture anything, so trail one. Choose a card that is of little use to the others.</source>
        <translation>Keine Ihrer Karten fängt etwas, also muss eine abgelegt werden. Am besten eine, mit der andere wenig anfangen können.</translation>
    </message>
    <message>
        <source>None of your cards can capture anything, so trail one.</source>
        <translation>Keine Ihrer Karten fängt etwas, also muss eine abgelegt werden.</translation>
    </message>
    <message>
        <source>The card beside the stock shows trumps; cards rank {ranks}. Count your trumps, and cards of the two highest ranks. With three of these, at least one of them a trump, play at once. Otherwise propose, and both may exchange cards.</source>
        <translation>Die Karte neben dem Talon bestimmt den Trumpf; die Reihenfolge ist {ranks}. Zählen Sie Ihre Trümpfe und die Karten der beiden höchsten Ränge. Sind es drei, darunter ein Trumpf, so spielen Sie sofort, sonst proponieren Sie: Dann dürfen beide Karten kaufen.</translation>
    </message>
    <message>
        <source>Your opponent wants new cards. Accept, and you may exchange some as well. Refuse, and you must win three tricks or lose two points. Refuse with three trumps or cards of the two highest ranks, at least one of them a trump.</source>
        <translation>Ihr Gegner hätte gern andere Karten. Nehmen Sie an, so dürfen auch Sie kaufen. Lehnen Sie ab, so müssen Sie drei Stiche machen, sonst kostet es zwei Punkte: Das lohnt mit drei Trümpfen oder Karten der beiden höchsten Ränge, darunter ein Trumpf.</translation>
    </message>
    <message>
        <source>Follow suit and head the trick if you can. If you cannot follow, trump. Three tricks score one point, all five score two. The king of trumps scores one if you mark it before your first card.</source>
        <translation>Bedienen Sie, überstechen Sie, wenn Sie können, und stechen Sie mit Trumpf, wenn Sie nicht bedienen können. Drei Stiche sind ein Punkt, alle fünf sind zwei. Der Trumpfkönig bringt einen Punkt, wenn Sie ihn vor Ihrer ersten Karte anlegen.</translation>
    </message>
    <message>
        <source>The other player has just as many cards and asks how high yours are. A point is judged by its pips, a sequence by its top card.</source>
        <translation>Die andere Hand hat ebenso viele Karten und fragt, wie hoch Ihre sind: Beim Rummel entscheiden die Augen, bei einer Folge die höchste Karte.</translation>
    </message>
    <message>
        <source>Choose the cards you do not want, and exchange them for as many from the stock. Keep your longest suit, sequences, and three or four of a kind.</source>
        <translation>Markieren Sie die Karten, die Sie loswerden wollen, und kaufen Sie dafür ebenso viele aus dem Talon. Behalten Sie die längste Farbe, Folgen und drei oder vier Gleiche.</translation>
    </message>
    <message>
        <source>Now declare what you hold. First comes the point, the suit with the most pips. If your opponent has fewer, it is good, and you score a point for every ten pips.</source>
        <translation>Nun sagen Sie an, was Sie haben. Zuerst kommt der Rummel, die Farbe mit den meisten Augen. Hat der andere weniger, so ist er gut und zählt Ihnen einen Punkt für je zehn.</translation>
    </message>
    <message>
        <source>Your opponent declares the point, the suit with the most pips. Say “good” and it scores. If yours has more pips, yours scores instead.</source>
        <translation>Der andere sagt den Rummel an, die Farbe mit den meisten Augen. Sagen Sie „gut“, so zählt er. Hat Ihrer mehr Augen, so zählt stattdessen Ihrer.</translation>
    </message>
    <message>
        <source>Now come sequences, runs in one suit: the longer one is better, then the higher one. “Declare everything” gives the best answer your cards allow.</source>
        <translation>Nun die Folgen, Reihen in einer Farbe: Die längere ist besser, unter gleich langen die höhere. „Alles ansagen“ antwortet so gut wie möglich.</translation>
    </message>
    <message>
        <source>Last come trios and quatorzes: any four of a kind beat any three, and if the numbers are equal, the higher rank is better.</source>
        <translation>Zuletzt die Kunststücke: Jedes Geviert geht über jedes Gedritt, bei gleichen entscheidet der höhere Rang.</translation>
    </message>
    <message>
        <source>Next come sequences, runs of three or more cards in one suit: three cards are worth 3, four 4, five 15 and so on.</source>
        <translation>Dann die Folgen, drei oder mehr Karten einer Farbe hintereinander: drei zählen 3, vier 4, fünf 15 und so weiter.</translation>
    </message>
    <message>
        <source>Last come trios and quatorzes, three or four of a kind, tens or higher: a trio is worth 3, a quatorze 14.</source>
        <translation>Zuletzt die Kunststücke, drei oder vier gleiche Karten von der Zehn an aufwärts: drei zählen 3, vier 14.</translation>
    </message>
    <message>
        <source>If your declarations make a repique before anybody else has scored, say so now. After the first lead it is too late.</source>
        <translation>Reichen Ihre Ansagen für einen Neunziger, bevor ein anderer etwas gezählt hat, so sagen Sie es jetzt: Nach dem ersten Ausspielen ist es zu spät.</translation>
    </message>
    <message>
        <source>Before you play your first card, score what was good.</source>
        <translation>Bevor Sie die erste Karte zugeben, zählen Sie, was gut war.</translation>
    </message>
    <message>
        <source>Follow suit if you can. The highest card of the suit led wins the trick. Every lead scores one, as does every trick won from the opponent’s lead. Winning most of the tricks scores ten.</source>
        <translation>Bedienen Sie, wenn Sie können; die höchste Karte der ausgespielten Farbe nimmt den Stich. Jedes Ausspielen und jeder dem Gegner abgenommene Stich zählt eins, die meisten Stiche zählen zehn.</translation>
    </message>
    <message>
        <source>Elder leads first. Follow suit if you can. The highest card of the suit led wins the trick. A trick won from elder’s lead scores one, as does each lead of your own. Winning most of the tricks scores ten.</source>
        <translation>Die Vorhand spielt aus. Bedienen Sie, wenn Sie können; die höchste Karte der Farbe nimmt den Stich. Wer der Vorhand einen Stich abnimmt, zählt eins, wer ausspielt, auch; die meisten Stiche zählen zehn.</translation>
    </message>
    <message>
        <source>Your opponent claims the rest. Agree, or ask for one more card to be played.</source>
        <translation>Ihr Gegner sagt, der Rest gehöre ihm. Gestehen Sie es zu, oder verlangen Sie noch eine Karte.</translation>
    </message>
    <message>
        <source>You have the box: you play alone against all the others, for a stake with each.</source>
        <translation>Sie haben die Box: Sie spielen allein gegen alle anderen, mit jedem um einen Einsatz.</translation>
    </message>
    <message>
        <source>You are the captain and play for the whole company. They see your cards, and the hint is their advice.</source>
        <translation>Sie sind der Kapitän: Die Gesellschaft sieht Ihre Karten mit, ihr Rat ist Ihr Tipp, und was Sie tun, gilt für alle.</translation>
    </message>
    <message>
        <source>A card captures one card of its rank, or one set of cards that adds up to it.</source>
        <translation>Eine Karte fängt eine Karte ihres Ranges oder eine Gruppe, die zusammen ihren Wert ergibt.</translation>
    </message>
</context>
<context>
    <name>GuideBar</name>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>No more explanations. {key} brings them back.</source>
        <translation>Keine Erklärungen mehr. {key} holt sie zurück.</translation>
    </message>
</context>
<context>
    <name>GuideFollower</name>
    <message>
        <source>You know this now. From now on, press {key} to see it.</source>
        <translation>Das kennen Sie nun: Von jetzt an erklärt es {key}.</translation>
    </message>
</context>
<context>
    <name>HallFollower</name>
    <message>
        <source>Deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>{game}, begun today</source>
        <translation>{game}, heute begonnen</translation>
    </message>
    <message>
        <source>{points}; another one tomorrow</source>
        <translation>{points}, morgen wieder</translation>
    </message>
    <message>
        <source>{game}, yesterday {points}</source>
        <translation>{game}, gestern {points}</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Lektion {number}: {title}</translation>
    </message>
    <message>
        <source>{game}, left unfinished</source>
        <translation>{game}, vor dem Ende verlassen</translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) left unfinished</source>
        <translation>
            <numerusform>Noch %n offene Partie</numerusform>
            <numerusform>Noch %n offene Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Also unfinished, {points}</source>
        <translation>Auch noch offen, {points}</translation>
    </message>
    <message>
        <source>Also unfinished</source>
        <translation>Auch noch offen</translation>
    </message>
    <message>
        <source>Rating for the problems of {game}</source>
        <translation>Wertung bei den Aufgaben zu {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) due again</source>
        <translation>
            <numerusform>Eine Aufgabe kommt wieder</numerusform>
            <numerusform>%n Aufgaben kommen wieder</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} and others</source>
        <translation>{game} und andere</translation>
    </message>
    <message>
        <source>Rating at {game}</source>
        <translation>Wertung bei {game}</translation>
    </message>
    <message>
        <source>You missed them before</source>
        <translation>Sie gingen einmal daneben</translation>
    </message>
    <message>
        <source>Today’s five problems</source>
        <translation>Fünf Aufgaben für heute</translation>
    </message>
    <message>
        <source>All done; choose more</source>
        <translation>Alle erledigt; weitere zur Auswahl</translation>
    </message>
    <message>
        <source>From easy to hard</source>
        <translation>Von leicht bis schwer</translation>
    </message>
</context>
<context>
    <name>HallPage</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>&amp;School</source>
        <translation>S&amp;chule</translation>
    </message>
    <message>
        <source>Scor&amp;ing</source>
        <translation>Anschrei&amp;ben</translation>
    </message>
    <message>
        <source>&amp;Looking back</source>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Re&amp;geln</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>Neue &amp;Partie</translation>
    </message>
    <message>
        <source>New m&amp;atch with {names}</source>
        <translation>Neue Partie &amp;mit {names}</translation>
    </message>
    <message>
        <source>Play {names} &amp;again</source>
        <translation>Noch &amp;einmal mit {names}</translation>
    </message>
    <message>
        <source>{game} &amp;again with {names}</source>
        <translation>Noch &amp;einmal {game} mit {names}</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>Take a seat. {name} will show you Casino as you play. A match takes about %n minute(s).</source>
        <translation>
            <numerusform>Setzen Sie sich. {name} zeigt Ihnen Casino, während Sie spielen. Eine Partie dauert etwa %n Minute.</numerusform>
            <numerusform>Setzen Sie sich. {name} zeigt Ihnen Casino, während Sie spielen. Eine Partie dauert etwa %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Choose another language</source>
        <translation>Andere Sprache wählen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Deal of the day. {left}</source>
        <translation>Spiel des Tages. {left}</translation>
    </message>
    <message>
        <source>&amp;Begin with {name}</source>
        <translation>&amp;Mit {name} anfangen</translation>
    </message>
    <message>
        <source>Take a lesson &amp;first</source>
        <translation>Erst eine &amp;Lektion</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>Was möchten Sie spielen?</translation>
    </message>
    <message>
        <source>Good morning.</source>
        <translation>Guten Morgen.</translation>
    </message>
    <message>
        <source>Good evening.</source>
        <translation>Guten Abend.</translation>
    </message>
    <message>
        <source>Left today</source>
        <translation>Heute unterbrochen</translation>
    </message>
    <message>
        <source>Played today</source>
        <translation>Heute gespielt</translation>
    </message>
    <message>
        <source>Left yesterday</source>
        <translation>Gestern unterbrochen</translation>
    </message>
    <message>
        <source>Played yesterday</source>
        <translation>Gestern gespielt</translation>
    </message>
    <message>
        <source>Left on {date}</source>
        <translation>Unterbrochen am {date}</translation>
    </message>
    <message>
        <source>Played on {date}</source>
        <translation>Gespielt am {date}</translation>
    </message>
    <message>
        <source>The first deal.</source>
        <translation>Das erste Spiel.</translation>
    </message>
    <message>
        <source>Deal {number}.</source>
        <translation>Spiel {number}.</translation>
    </message>
    <message>
        <source>You have {own}; {name} has {points}.</source>
        <translation>Sie haben {own}, {name} hat {points}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{all}.</source>
        <translation>{all}.</translation>
    </message>
    <message>
        <source>You won: {points}.</source>
        <translation>Sie haben gewonnen: {points}.</translation>
    </message>
    <message>
        <source>{name} won: {points}.</source>
        <translation>{name} hat gewonnen: {points}.</translation>
    </message>
    <message>
        <source>A draw: {points}.</source>
        <translation>Niemand hat gewonnen: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>Ein Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Next match: {sheet}</source>
        <translation>Nächste Partie: {sheet}</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>With real cards</source>
        <translation>Mit echten Karten</translation>
    </message>
    <message>
        <source>New m&amp;atch with {names}: {game}</source>
        <translation>Neue Partie &amp;mit {names}: {game}</translation>
    </message>
    <message>
        <source>Good afternoon.</source>
        <translation>Guten Tag.</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>am Tisch</translation>
    </message>
    <message>
        <source>Continue: {sheet}</source>
        <translation>Weiter: {sheet}</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Anschreiben</translation>
    </message>
</context>
<context>
    <name>HelpBar</name>
    <message>
        <source>Your move</source>
        <translation>Ihr Zug</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>Read more in the glossary</source>
        <translation>Im Wörterbuch nachlesen</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Close the hint</source>
        <translation>Den Tipp schließen</translation>
    </message>
    <message>
        <source>Nothing speaks clearly for one choice: another does about as well.</source>
        <translation>Nichts spricht klar für einen Zug allein: Ein anderer ist etwa ebenso gut.</translation>
    </message>
    <message>
        <source>No single advantage decides: this choice comes out ahead on average over all the deals considered.</source>
        <translation>Kein einzelner Vorteil gibt den Ausschlag: Über alle durchdachten Spiele gerechnet bringt dieser Zug im Schnitt am meisten.</translation>
    </message>
    <message numerus="yes">
        <source>{action} (perhaps worse, by up to {most} point(s))</source>
        <translation>
            <numerusform>{action} (vielleicht schlechter, um bis zu {most} Punkt)</numerusform>
            <numerusform>{action} (vielleicht schlechter, um bis zu {most} Punkte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action} (worse by up to {most} point(s))</source>
        <translation>
            <numerusform>{action} (um bis zu {most} Punkt schlechter)</numerusform>
            <numerusform>{action} (um bis zu {most} Punkte schlechter)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action} (worse by {points} point(s))</source>
        <translation>
            <numerusform>{action} (um {points} Punkt schlechter)</numerusform>
            <numerusform>{action} (um {points} Punkte schlechter)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action} (worse by {points} to {most} point(s))</source>
        <translation>
            <numerusform>{action} (um {points} bis {most} Punkt schlechter)</numerusform>
            <numerusform>{action} (um {points} bis {most} Punkte schlechter)</numerusform>
        </translation>
    </message>
    <message>
        <source>{action} (about as good)</source>
        <translation>{action} (etwa ebenso gut)</translation>
    </message>
    <message>
        <source>All the choices but that one are equally good.</source>
        <translation>Davon abgesehen ist alles andere ebenso gut.</translation>
    </message>
    <message>
        <source>All the other choices are just as good.</source>
        <translation>Alles andere ist ebenso gut.</translation>
    </message>
    <message>
        <source>{action} (just as good)</source>
        <translation>{action} (ebenso gut)</translation>
    </message>
    <message>
        <source>{action} (worse)</source>
        <translation>{action} (schlechter)</translation>
    </message>
    <message>
        <source>Compared with {choice}: {differences}</source>
        <translation>Statt {choice}: {differences}</translation>
    </message>
    <message>
        <source>Other choices: {choices}</source>
        <translation>Andere Möglichkeiten: {choices}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>&amp;Reasons</source>
        <translation>&amp;Gründe</translation>
    </message>
    <message>
        <source>&amp;Show the move</source>
        <translation>Zug zei&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>Aus&amp;führen</translation>
    </message>
</context>
<context>
    <name>HouseRow</name>
    <message>
        <source>Saved rules…</source>
        <translation>Gespeicherte Regeln&#xa0;…</translation>
    </message>
    <message>
        <source>Saved rules</source>
        <translation>Gespeicherte Regeln</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Values of cards for capturing</source>
        <translation>Was Karten beim Fangen wert sind</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Fangen</translation>
    </message>
    <message>
        <source>What scores points</source>
        <translation>Was Punkte bringt</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>Four play, two against two. Players who sit opposite each other are partners.</source>
        <translation>Vier spielen, zwei gegen zwei; Partner sind die, die einander gegenübersitzen.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), without partners.</source>
        <translation>
            <numerusform>%n Spieler, jeder für sich.</numerusform>
            <numerusform>%n Spieler, jeder für sich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has %n card(s).</source>
        <translation>
            <numerusform>Das Spiel hat %n Karte.</numerusform>
            <numerusform>Das Spiel hat %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n card(s).</source>
        <translation>
            <numerusform>Jeder bekommt %n Karte.</numerusform>
            <numerusform>Jeder bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face up on the table at first.</source>
        <translation>
            <numerusform>%n Karte liegt anfangs offen auf dem Tisch.</numerusform>
            <numerusform>%n Karten liegen anfangs offen auf dem Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table is empty at first.</source>
        <translation>Der Tisch ist anfangs leer.</translation>
    </message>
    <message>
        <source>The last cards are dealt singly, as far as they go.</source>
        <translation>Die letzten Karten werden einzeln gegeben, soweit sie reichen.</translation>
    </message>
    <message>
        <source>{low} or {high}</source>
        <translation>{low} oder {high}</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>♠2</source>
        <translation>♠2</translation>
    </message>
    <message>
        <source>♦10</source>
        <translation>♦10</translation>
    </message>
    <message>
        <source>{cards}: {value}.</source>
        <translation>{cards}: {value}.</translation>
    </message>
    <message>
        <source>{cards}: {value} in the hand, {other} on the table.</source>
        <translation>{cards}: {value} auf der Hand, {other} auf dem Tisch.</translation>
    </message>
    <message>
        <source>A jack, queen or king captures one card of its rank.</source>
        <translation>Bube, Dame und König fangen eins ihresgleichen.</translation>
    </message>
    <message>
        <source>A jack, queen or king captures one or three cards of its rank.</source>
        <translation>Bube, Dame und König fangen eins oder drei ihresgleichen.</translation>
    </message>
    <message>
        <source>A jack, queen or king captures as many cards of its rank as you like.</source>
        <translation>Bube, Dame und König fangen so viele ihresgleichen, wie man will.</translation>
    </message>
    <message>
        <source>A card captures one matching card or one set of cards that add up to it.</source>
        <translation>Eine Karte fängt eine gleiche Karte oder eine Gruppe, die ihren Wert ergibt.</translation>
    </message>
    <message>
        <source>A card captures matching cards and sets of cards that add up to it, as many as there are.</source>
        <translation>Eine Karte fängt gleiche Karten und Gruppen, die ihren Wert ergeben, auch mehrere auf einmal.</translation>
    </message>
    <message>
        <source>Cards may be put together as a build if you hold the card that captures it.</source>
        <translation>Karten darf man zu einem Stapel zusammenlegen, wenn man die Karte hält, die ihn fängt.</translation>
    </message>
    <message>
        <source>A mulle is a card that captures its twin and nothing else.</source>
        <translation>Eine Mulle ist eine Karte, die ihren Zwilling fängt und sonst nichts.</translation>
    </message>
    <message>
        <source>A mulle is a card that captures its twin, perhaps with others.</source>
        <translation>Eine Mulle ist eine Karte, die ihren Zwilling fängt, auch mit anderen zusammen.</translation>
    </message>
    <message>
        <source>Each spade from the seventh on</source>
        <translation>Jedes Pik vom siebten an</translation>
    </message>
    <message>
        <source>The five cards are dealt two at a time, then three.</source>
        <translation>Die fünf Karten werden erst zu zweien, dann zu dreien gegeben.</translation>
    </message>
    <message>
        <source>The five cards are dealt three at a time, then two.</source>
        <translation>Die fünf Karten werden erst zu dreien, dann zu zweien gegeben.</translation>
    </message>
    <message>
        <source>The five cards are dealt all at once.</source>
        <translation>Die fünf Karten werden auf einmal gegeben.</translation>
    </message>
    <message>
        <source>The five cards are dealt one by one.</source>
        <translation>Die fünf Karten werden einzeln gegeben.</translation>
    </message>
    <message>
        <source>Against such a player, winning all five tricks scores three.</source>
        <translation>Gegen einen solchen bringen alle fünf Stiche drei.</translation>
    </message>
    <message>
        <source>Against such a player, winning all five tricks scores no more than two.</source>
        <translation>Gegen einen solchen bringen auch alle fünf Stiche nur zwei.</translation>
    </message>
    <message>
        <source>The evening ends when everyone has taken a seat once.</source>
        <translation>Der Abend ist zu Ende, wenn jeder einmal eingetreten ist.</translation>
    </message>
    <message>
        <source>A banker who loses keeps the box.</source>
        <translation>Ein Bankhalter, der verloren hat, behält die Box.</translation>
    </message>
    <message>
        <source>A banker who loses gives the box to the captain.</source>
        <translation>Ein Bankhalter, der verloren hat, gibt die Box dem Kapitän.</translation>
    </message>
    <message>
        <source>The first to score five points wins the match.</source>
        <translation>Wer zuerst fünf Punkte hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>The king of trumps scores one, in the hand or turned up.</source>
        <translation>Der Trumpfkönig bringt einen Punkt, in der Hand oder aufgeschlagen.</translation>
    </message>
    <message>
        <source>Three or four tricks score one, and all five score two.</source>
        <translation>Drei oder vier Stiche bringen einen Punkt, alle fünf bringen zwei.</translation>
    </message>
    <message>
        <source>Against a player who plays or refuses at once, three or four tricks score two.</source>
        <translation>Gegen einen, der gleich spielt oder ablehnt, bringen drei oder vier Stiche zwei Punkte.</translation>
    </message>
    <message>
        <source>The banker plays alone against the company, for a stake with each of them.</source>
        <translation>Der Bankhalter spielt allein gegen die Gesellschaft, mit jedem um einen Einsatz.</translation>
    </message>
    <message>
        <source>A loser without a single point pays twice the stake.</source>
        <translation>Wer ohne einen einzigen Punkt verliert, zahlt den doppelten Einsatz.</translation>
    </message>
    <message>
        <source>A loser with one or two points pays double the stake, and one with none pays treble.</source>
        <translation>Wer mit einem oder zwei Punkten verliert, zahlt den doppelten Einsatz, ohne Punkt den dreifachen.</translation>
    </message>
    <message>
        <source>Every loser pays the same, with or without points.</source>
        <translation>Jeder Verlierer zahlt gleich viel, ob er Punkte hat oder nicht.</translation>
    </message>
    <message>
        <source>Onlookers do not bet.</source>
        <translation>Die Zuschauer wetten nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Before a match an onlooker may bet up to %n unit(s).</source>
        <translation>
            <numerusform>Vor einer Partie darf ein Zuschauer bis zu %n Einheit wetten.</numerusform>
            <numerusform>Vor einer Partie darf ein Zuschauer bis zu %n Einheiten wetten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The loser of each match gives up the seat.</source>
        <translation>Nach jeder Partie gibt der Verlierer seinen Platz ab.</translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es) the player who has lost more of them gives up the seat.</source>
        <translation>
            <numerusform>Nach %n Partie gibt seinen Platz ab, wer sie verloren hat.</numerusform>
            <numerusform>Nach %n Partien gibt seinen Platz ab, wer mehr davon verloren hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>A match has four deals; the first and the last are worth double.</source>
        <translation>Eine Partie hat vier Spiele; das erste und das letzte zählen doppelt.</translation>
    </message>
    <message>
        <source>You play a session; at the end the difference is paid.</source>
        <translation>Gespielt wird eine Sitzung; am Ende wird der Unterschied bezahlt.</translation>
    </message>
    <message>
        <source>You play for a pool: everyone puts in a stake, and each loser another. Winning two matches in a row takes it all.</source>
        <translation>Gespielt wird um eine Poule: Jeder setzt einen Einsatz, jeder Verlierer noch einen. Zwei Partien nacheinander gewinnen alles.</translation>
    </message>
    <message>
        <source>A card that can capture must, and must take everything it can.</source>
        <translation>Eine Karte, die fangen kann, muss es, und sie nimmt alles, was sie kann.</translation>
    </message>
    <message>
        <source>Court cards left on the table when new hands are dealt are put aside for the player who captures last.</source>
        <translation>Bilder, die bei neuen Händen auf dem Tisch liegen, kommen für den letzten Fänger beiseite.</translation>
    </message>
    <message>
        <source>If two or more reach the target in the same deal, the first to get there wins.</source>
        <translation>Kommen mehrere in einem Spiel ans Ziel, gewinnt, wer zuerst da ist.</translation>
    </message>
    <message>
        <source>A tie goes to the player with more spades in the last deal, then to the first to reach the target.</source>
        <translation>Bei Gleichstand gewinnen mehr Pik im letzten Spiel, dann, wer zuerst da war.</translation>
    </message>
    <message>
        <source>A tie goes to the player with more spades in the last deal. If these are equal too, another deal is played.</source>
        <translation>Bei Gleichstand gewinnen mehr Pik im letzten Spiel, dann entscheidet ein weiteres Spiel.</translation>
    </message>
    <message>
        <source>Losers with fewer than half the points pay twice the stake.</source>
        <translation>Verlierer mit weniger als der Hälfte der Punkte zahlen den doppelten Einsatz.</translation>
    </message>
    <message>
        <source>A match is played to a set number of points.</source>
        <translation>Eine Partie geht bis zu einer Punktzahl.</translation>
    </message>
    <message>
        <source>The first player to win three matches wins the stake. A match counts as two if the loser has less than half the points.</source>
        <translation>Wer zuerst drei Partien gewonnen hat, gewinnt den Einsatz. Bleibt der Verlierer unter der Hälfte, so gilt die Partie für zwei.</translation>
    </message>
    <message>
        <source>Each match is played for its own stake.</source>
        <translation>Der Einsatz gilt für eine einzelne Partie.</translation>
    </message>
    <message>
        <source>There is no match: when you stop, every point of difference is paid for.</source>
        <translation>Es gibt keine Partie: Wenn Sie aufhören, wird jeder Punkt des Unterschieds bezahlt.</translation>
    </message>
    <message>
        <source>The loser of a match pays the stake.</source>
        <translation>Wer eine Partie verliert, zahlt den Einsatz.</translation>
    </message>
    <message>
        <source>The cards are dealt in twos.</source>
        <translation>Gegeben wird zu zweien.</translation>
    </message>
    <message>
        <source>The cards are dealt in threes.</source>
        <translation>Gegeben wird zu dreien.</translation>
    </message>
    <message>
        <source>The cards are dealt in fours.</source>
        <translation>Gegeben wird zu vieren.</translation>
    </message>
    <message>
        <source>The cards are dealt in threes, with two at the end.</source>
        <translation>Gegeben wird zu dreien und zuletzt zu zweien.</translation>
    </message>
    <message>
        <source>The stock is laid out last, after both hands.</source>
        <translation>Der Talon wird zuletzt gelegt, nach beiden Händen.</translation>
    </message>
    <message>
        <source>The stock is laid out in the middle of the deal.</source>
        <translation>Der Talon wird mitten im Geben gelegt.</translation>
    </message>
    <message>
        <source>The stock is laid out first, before the hands.</source>
        <translation>Der Talon wird zuerst gelegt, vor den Händen.</translation>
    </message>
    <message>
        <source>Elder says how the cards are dealt, and may ask for another shuffle.</source>
        <translation>Die Vorhand bestimmt, wie gegeben wird, und darf noch einmal mischen lassen.</translation>
    </message>
    <message>
        <source>Elder has no say in the deal.</source>
        <translation>Beim Geben hat die Vorhand nichts zu bestimmen.</translation>
    </message>
    <message>
        <source>The dealer exchanges more than half of the cards that elder leaves.</source>
        <translation>Der Geber kauft mehr als die Hälfte der Karten, die ihm die Vorhand übrig lässt.</translation>
    </message>
    <message>
        <source>The dealer exchanges at least three cards.</source>
        <translation>Der Geber kauft mindestens drei Karten.</translation>
    </message>
    <message>
        <source>The dealer exchanges at least one card.</source>
        <translation>Der Geber kauft mindestens eine Karte.</translation>
    </message>
    <message>
        <source>The dealer need not exchange any cards.</source>
        <translation>Der Geber braucht keine Karte zu kaufen.</translation>
    </message>
    <message>
        <source>A hand without court cards scores nothing.</source>
        <translation>Eine Hand ohne Bilder bringt nichts.</translation>
    </message>
    <message>
        <source>A hand that has no court card before the exchange is a carte blanche and scores ten.</source>
        <translation>Eine Hand, die vor dem Kaufen keine Bilder hat, ist eine Weiße Karte und bringt zehn.</translation>
    </message>
    <message>
        <source>A hand that has no court card after the exchange is a carte blanche and scores ten.</source>
        <translation>Eine Hand, die nach dem Kaufen keine Bilder hat, ist eine Weiße Karte und bringt zehn.</translation>
    </message>
    <message>
        <source>Tens are court cards too, and spoil a carte blanche.</source>
        <translation>Auch die Zehnen gelten als Bilder und verderben eine Weiße Karte.</translation>
    </message>
    <message>
        <source>A carte blanche may contain tens.</source>
        <translation>Eine Weiße Karte darf Zehnen haben.</translation>
    </message>
    <message>
        <source>The points of a carte blanche count towards repique and pique.</source>
        <translation>Die Punkte einer Weißen Karte zählen zum Neunziger und zum Sechziger mit.</translation>
    </message>
    <message>
        <source>The points of a carte blanche do not count towards repique and pique.</source>
        <translation>Die Punkte einer Weißen Karte zählen zum Neunziger und zum Sechziger nicht mit.</translation>
    </message>
    <message>
        <source>A point scores one for each card, but one less in all if its pips end in 4.</source>
        <translation>Ein Rummel zählt so viel, wie er Karten hat, und einen Punkt weniger, wenn seine Augen auf 4 enden.</translation>
    </message>
    <message>
        <source>A point scores one for each card.</source>
        <translation>Ein Rummel zählt so viel, wie er Karten hat.</translation>
    </message>
    <message>
        <source>A card below the ten scores nothing in play, and makes the last trick worth one less.</source>
        <translation>Eine Karte unter der Zehn zählt beim Ausspielen nichts, und mit ihr bringt der letzte Stich einen Punkt weniger.</translation>
    </message>
    <message>
        <source>Every card scores in play, however low it is.</source>
        <translation>Beim Ausspielen zählt jede Karte, auch die niedrigste.</translation>
    </message>
    <message>
        <source>The dealer’s declarations score before elder leads.</source>
        <translation>Der Geber zählt seine Ansagen, bevor die Vorhand ausspielt.</translation>
    </message>
    <message>
        <source>The dealer’s declarations score when the dealer plays to the first trick.</source>
        <translation>Der Geber zählt seine Ansagen, wenn er zum ersten Stich zugibt.</translation>
    </message>
    <message>
        <source>A hand is a carte rouge and scores twenty if every card is part of a good declaration.</source>
        <translation>Eine Hand, in der jede Karte zu einer guten Ansage gehört, ist eine Rote Karte und bringt zwanzig.</translation>
    </message>
    <message>
        <source>There is no carte rouge.</source>
        <translation>Eine Rote Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>A hand of {cards} cards can be a carte blanche, for ten, or a carte rouge, for twenty.</source>
        <translation>Auch eine Hand von {cards} Karten kann eine Weiße Karte zu zehn oder eine Rote Karte zu zwanzig sein.</translation>
    </message>
    <message>
        <source>With {cards} cards in the hand there is no carte blanche and no carte rouge.</source>
        <translation>Mit {cards} Karten auf der Hand gibt es keine Weiße Karte und keine Rote Karte.</translation>
    </message>
    <message>
        <source>You miss a repique only if an opponent has something that scores before it.</source>
        <translation>Einen Neunziger verhindert nur, was ein Gegner vorher zu zählen hat.</translation>
    </message>
    <message>
        <source>You miss a repique if an opponent has anything good at all.</source>
        <translation>Einen Neunziger verhindert alles Gültige, das ein Gegner hat.</translation>
    </message>
    <message>
        <source>The dealer must announce a repique before elder leads, or loses it.</source>
        <translation>Der Geber muss einen Neunziger ansagen, bevor die Vorhand ausspielt; sonst ist er verloren.</translation>
    </message>
    <message>
        <source>The dealer scores a repique even after elder has led.</source>
        <translation>Der Geber zählt einen Neunziger auch noch, wenn die Vorhand ausgespielt hat.</translation>
    </message>
    <message>
        <source>If both have six tricks, nobody wins the cards.</source>
        <translation>Hat jeder sechs Stiche, so bekommt niemand die Lese.</translation>
    </message>
    <message>
        <source>If both have six tricks, the ten points for the cards are added in the next deal.</source>
        <translation>Hat jeder sechs Stiche, so kommen die zehn Punkte zur Lese des nächsten Spiels.</translation>
    </message>
    <message>
        <source>If two players have the same number of tricks, nobody wins the cards.</source>
        <translation>Haben zwei gleich viele Stiche, so bekommt niemand die Lese.</translation>
    </message>
    <message>
        <source>If two players have the same number of tricks, and at least four, each of them wins the cards.</source>
        <translation>Haben zwei gleich viele Stiche, und mindestens vier, so bekommt jeder von ihnen die Lese.</translation>
    </message>
    <message>
        <source>Each player with at least four tricks wins the cards.</source>
        <translation>Jeder, der mindestens vier Stiche hat, bekommt die Lese.</translation>
    </message>
    <message>
        <source>If the box loses a match, it passes to the captain.</source>
        <translation>Verliert die Box eine Partie, so geht sie an den Kapitän.</translation>
    </message>
    <message>
        <source>If the box loses a match, it passes to the adviser. From then on the box always leads first.</source>
        <translation>Verliert die Box eine Partie, so geht sie an den Ratgeber. Von da an spielt die Box immer zuerst aus.</translation>
    </message>
    <message>
        <source>Repique and pique win prizes as well as points.</source>
        <translation>Neunziger und Sechziger gewinnen Preise neben den Punkten.</translation>
    </message>
    <message>
        <source>Every single point is paid for.</source>
        <translation>Bezahlt wird jeder einzelne Punkt.</translation>
    </message>
    <message>
        <source>For payment, points are rounded to the nearest ten, and fives are rounded up.</source>
        <translation>Bezahlt wird nach Zehnern, von fünf an aufgerundet.</translation>
    </message>
    <message>
        <source>For payment, points are rounded to the nearest hundred, and fifties are rounded up.</source>
        <translation>Bezahlt wird nach Hundertern, von fünfzig an aufgerundet.</translation>
    </message>
    <message>
        <source>The point goes to the suit with the most pips, and scores one for every ten pips.</source>
        <translation>Den Rummel hat die Farbe mit den meisten Augen; je zehn von ihnen zählen einen Punkt.</translation>
    </message>
    <message>
        <source>Only tens and higher cards score in play. The last trick is worth two if one of them wins it, otherwise one.</source>
        <translation>Im Spiel zählen nur Karten von der Zehn aufwärts. Mit einer von ihnen zählt der letzte Stich zwei, sonst eins.</translation>
    </message>
    <message>
        <source>A pique is worth an extra {points} points.</source>
        <translation>Ein Sechziger bringt {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>A repique is worth an extra {points} points, as you play neither to 100 nor to 101.</source>
        <translation>Ein Neunziger bringt {points} Punkte mehr, weil weder bis 100 noch bis 101 gespielt wird.</translation>
    </message>
    <message>
        <source>A repique is worth an extra {points} points.</source>
        <translation>Ein Neunziger bringt {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>The player with the most tricks, at least four, gets the ten points for the cards.</source>
        <translation>Wer die meisten Stiche hat, mindestens vier, zählt zehn für die Lese.</translation>
    </message>
    <message>
        <source>Winning all the tricks, a capot, is worth an extra {points} points.</source>
        <translation>Alle Stiche, der Allstich, bringen {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>You play one another in a fixed order: {pairs}.</source>
        <translation>Gespielt wird in fester Ordnung: {pairs}.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n round(s), in which everyone plays everyone else.</source>
        <translation>
            <numerusform>Gespielt wird %n Runde, in der jeder gegen jeden spielt.</numerusform>
            <numerusform>Gespielt werden %n Runden, in denen jeder gegen jeden spielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A point needs at least %n card(s) of a suit, and thirty pips.</source>
        <translation>
            <numerusform>Ein Rummel braucht mindestens %n Karte einer Farbe und dreißig Augen.</numerusform>
            <numerusform>Ein Rummel braucht mindestens %n Karten einer Farbe und dreißig Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the two-player match</source>
        <translation>in der Partie zu zweit</translation>
    </message>
    <message>
        <source>in the three-player match</source>
        <translation>in der Partie zu dritt</translation>
    </message>
    <message>
        <source>There is no stake: you play for love.</source>
        <translation>Es geht um keinen Einsatz, nur um die Ehre.</translation>
    </message>
    <message>
        <source>Repique and pique win prizes instead of points.</source>
        <translation>Neunziger und Sechziger gewinnen Preise statt der Punkte.</translation>
    </message>
    <message>
        <source>A match has six deals. A loser who fails to reach a hundred points pays the sum instead of the difference.</source>
        <translation>Eine Partie hat sechs Spiele. Wer mit weniger als hundert Punkten verliert, zahlt die Summe statt des Unterschieds.</translation>
    </message>
    <message>
        <source>Two play, and the others are kings. The loser pays the winner and every king.</source>
        <translation>Zwei spielen, die anderen sind Könige. Der Verlierer zahlt dem Gewinner und jedem König.</translation>
    </message>
    <message>
        <source>The box plays alone against the company, and settles with each of them.</source>
        <translation>Die Box spielt allein gegen die Gesellschaft und rechnet mit jedem ab.</translation>
    </message>
    <message>
        <source>Each player gets twelve cards; the other eight are the stock.</source>
        <translation>Jeder bekommt zwölf Karten; die acht übrigen sind der Talon.</translation>
    </message>
    <message>
        <source>Four play, two against two. Each player gets eight cards, and nobody exchanges any.</source>
        <translation>Vier spielen, zwei gegen zwei. Jeder bekommt acht Karten, und gekauft wird nicht.</translation>
    </message>
    <message>
        <source>Each of the three players gets ten cards. Only the dealer exchanges, two cards for the two left over.</source>
        <translation>Jeder der drei bekommt zehn Karten. Nur der Geber kauft, und zwar die zwei, die übrig bleiben.</translation>
    </message>
    <message>
        <source>Each player gets twelve of the thirty-six cards; the other twelve are the stock.</source>
        <translation>Jeder bekommt zwölf der sechsunddreißig Karten; die anderen zwölf sind der Talon.</translation>
    </message>
    <message>
        <source>Elder exchanges one to eight cards, and the dealer at least one of the rest.</source>
        <translation>Die Vorhand kauft eine bis acht Karten, der Geber mindestens eine der übrigen.</translation>
    </message>
    <message>
        <source>If elder reaches thirty with her first card, before the dealer scores, that is a pique.</source>
        <translation>Kommt die Vorhand mit ihrer ersten Karte auf dreißig, ehe der Geber zählt, so ist das ein Sechziger.</translation>
    </message>
    <message>
        <source>{points} points in declarations, before an opponent scores, make a repique.</source>
        <translation>{points} Punkte aus Ansagen, bevor ein Gegner etwas zählt, machen einen Neunziger.</translation>
    </message>
    <message>
        <source>If elder reaches {points} in play before the dealer scores, that is a pique.</source>
        <translation>Kommt die Vorhand im Spiel auf {points}, bevor der Geber etwas zählt, so ist das ein Sechziger.</translation>
    </message>
    <message>
        <source>{points} points in play, before an opponent scores, make a pique.</source>
        <translation>{points} Punkte im Spiel, bevor ein Gegner etwas zählt, machen einen Sechziger.</translation>
    </message>
    <message>
        <source>A pique counts as a separate match won, and adds nothing to the points.</source>
        <translation>Ein Sechziger gewinnt eine eigene Partie und ändert nichts an den Punkten.</translation>
    </message>
    <message>
        <source>A pique adds nothing to the points.</source>
        <translation>Ein Sechziger ändert nichts an den Punkten.</translation>
    </message>
    <message>
        <source>A repique wins the match at once.</source>
        <translation>Ein Neunziger gewinnt sofort die Partie.</translation>
    </message>
    <message>
        <source>A repique counts as a separate match won, as you play to {target}.</source>
        <translation>Ein Neunziger gewinnt eine eigene Partie, weil bis {target} gespielt wird.</translation>
    </message>
    <message>
        <source>A repique counts as a separate match won, and adds nothing to the points.</source>
        <translation>Ein Neunziger gewinnt eine eigene Partie und ändert nichts an den Punkten.</translation>
    </message>
    <message>
        <source>A repique adds nothing to the points.</source>
        <translation>Ein Neunziger ändert nichts an den Punkten.</translation>
    </message>
    <message>
        <source>With {tricks} tricks or more you get the ten points for the cards.</source>
        <translation>Mit {tricks} Stichen oder mehr zählt man zehn für die Lese.</translation>
    </message>
    <message>
        <source>Winning all the tricks, a capot, wins a prize.</source>
        <translation>Alle Stiche, der Allstich, gewinnen einen Preis.</translation>
    </message>
    <message>
        <source>After each match the loser makes room for the king who has waited longest.</source>
        <translation>Nach jeder Partie macht der Verlierer dem König Platz, der am längsten gewartet hat.</translation>
    </message>
    <message numerus="yes">
        <source>At %n point(s) a player drops out, and the other two play on to decide who pays.</source>
        <translation>
            <numerusform>Wer %n Punkt hat, tritt aus; die beiden anderen spielen aus, wer zahlt.</numerusform>
            <numerusform>Wer %n Punkte hat, tritt aus; die beiden anderen spielen aus, wer zahlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <translation>
            <numerusform>Wer zuerst %n Punkt hat, gewinnt die Partie.</numerusform>
            <numerusform>Wer zuerst %n Punkte hat, gewinnt die Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>A loser with less than half the points pays double.</source>
        <translation>Wer unter der Hälfte bleibt, zahlt doppelt.</translation>
    </message>
    <message>
        <source>The session goes on until you stop and settle.</source>
        <translation>Die Sitzung dauert, bis Sie aufhören und abrechnen.</translation>
    </message>
    <message numerus="yes">
        <source>The session ends after %n deal(s).</source>
        <translation>
            <numerusform>Die Sitzung endet nach %n Spiel.</numerusform>
            <numerusform>Die Sitzung endet nach %n Spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elder exchanges at least %n card(s).</source>
        <translation>
            <numerusform>Die Vorhand kauft mindestens %n Karte.</numerusform>
            <numerusform>Die Vorhand kauft mindestens %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A point needs at least %n card(s) of a suit.</source>
        <translation>
            <numerusform>Ein Rummel braucht mindestens %n Karte einer Farbe.</numerusform>
            <numerusform>Ein Rummel braucht mindestens %n Karten einer Farbe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is worth %n point(s) in all.</source>
        <translation>
            <numerusform>Der letzte Stich bringt im Ganzen %n Punkt.</numerusform>
            <numerusform>Der letzte Stich bringt im Ganzen %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{heading} ({part})</source>
        <translation>{heading} ({part})</translation>
    </message>
    <message numerus="yes">
        <source>The evening ends after %n match(es).</source>
        <translation>
            <numerusform>Der Abend endet nach %n Partie.</numerusform>
            <numerusform>Der Abend endet nach %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>On screen, players can break a rule. If you notice, you can object, and the book’s penalty applies.</source>
        <translation>Am Bildschirm darf man sich irren. Wer es bemerkt, rügt es, und es folgt die Strafe des Buches.</translation>
    </message>
    <message>
        <source>On screen, nobody can break a rule: only legal plays are possible.</source>
        <translation>Am Bildschirm kann sich niemand irren: Nur Erlaubtes ist möglich.</translation>
    </message>
    <message>
        <source>Jacks, queens and kings are worth ten each.</source>
        <translation>Buben, Damen und Könige zählen je zehn.</translation>
    </message>
    <message numerus="yes">
        <source>Hands are dealt %n time(s) in a deal, whenever every player’s hand is empty.</source>
        <translation>
            <numerusform>In einem Spiel werden die Hände %n Mal gegeben.</numerusform>
            <numerusform>In einem Spiel werden die Hände %n Mal gegeben, immer wenn alle leer sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jacks are worth {jack}, queens {queen}, kings {king}.</source>
        <translation>Buben zählen {jack}, Damen {queen}, Könige {king}.</translation>
    </message>
    <message>
        <source>A card with two values may use both in one capture.</source>
        <translation>Eine Karte mit zwei Werten darf in einem Fang mit beiden fangen.</translation>
    </message>
    <message>
        <source>Anyone may raise a build, even its builder.</source>
        <translation>Einen Stapel darf jeder erhöhen, auch wer ihn gebaut hat.</translation>
    </message>
    <message>
        <source>You may not raise your own build.</source>
        <translation>Den eigenen Stapel erhöht niemand.</translation>
    </message>
    <message>
        <source>A card that can capture must capture something.</source>
        <translation>Eine Karte, die fangen kann, muss etwas fangen.</translation>
    </message>
    <message>
        <source>You never have to capture; you may trail any card.</source>
        <translation>Niemand muss fangen; jede Karte darf man ablegen.</translation>
    </message>
    <message>
        <source>{thing}: {points}</source>
        <translation>{thing}: {points}</translation>
    </message>
    <message>
        <source>A sweep with the very last card of a deal scores nothing.</source>
        <translation>Ein Kehraus mit der allerletzten Karte eines Spiels bringt nichts.</translation>
    </message>
    <message>
        <source>When every side has a hut, each loses one. From {limit} points on, no huts are marked.</source>
        <translation>Hat jede Partei eine Hütte, so wird jeder eine genommen; ab {limit} Punkten wird keine mehr angeschrieben.</translation>
    </message>
    <message>
        <source>A sweep takes its points off the previous player.</source>
        <translation>Wer den Tisch zum Kehraus hinterlassen hat, wird um ebenso viele Punkte entlastet.</translation>
    </message>
    <message>
        <source>A mulle is worth the value of its card in the hand.</source>
        <translation>Eine Mulle bringt so viele Punkte, wie ihre Karte auf der Hand zählt.</translation>
    </message>
    <message>
        <source>After each play you draw a card, as long as there are any left.</source>
        <translation>Nach jedem Zug zieht man eine Karte, solange welche da sind.</translation>
    </message>
    <message>
        <source>The deal and the play pass to the right.</source>
        <translation>Gegeben und gespielt wird rechtsherum.</translation>
    </message>
    <message>
        <source>Cards from two to ten have their face value.</source>
        <translation>Zwei bis Zehn zählen, was auf ihnen steht.</translation>
    </message>
    <message>
        <source>Jacks, queens and kings have no numerical value and are captured only by cards of the same rank.</source>
        <translation>Buben, Damen und Könige haben keine Zahl und werden nur von ihresgleichen gefangen.</translation>
    </message>
    <message>
        <source>A card that can capture must, and must clear the table if it can.</source>
        <translation>Eine Karte, die fangen kann, muss es, und sie leert den Tisch, wenn sie kann.</translation>
    </message>
    <message>
        <source>Each mulle</source>
        <translation>Jede Mulle</translation>
    </message>
    <message>
        <source>Each sweep</source>
        <translation>Jeder Kehraus</translation>
    </message>
    <message>
        <source>A sweep with the twin</source>
        <translation>Ein Kehraus mit dem Zwilling</translation>
    </message>
    <message>
        <source>Each ace</source>
        <translation>Jedes Ass</translation>
    </message>
    <message>
        <source>The ace of spades</source>
        <translation>Das Pik-Ass</translation>
    </message>
    <message>
        <source>Each spade</source>
        <translation>Jedes Pik</translation>
    </message>
    <message numerus="yes">
        <source>It ends when somebody has %n point(s).</source>
        <translation>
            <numerusform>Sie endet, wenn jemand %n Punkt hat.</numerusform>
            <numerusform>Sie endet, wenn jemand %n Punkte hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n deal(s).</source>
        <translation>
            <numerusform>Sie endet nach %n Spiel.</numerusform>
            <numerusform>Sie endet nach %n Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most points win.</source>
        <translation>Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>Die wenigsten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>After the deal only the difference is marked.</source>
        <translation>Von dem, was nach dem Spiel gezählt wird, wird nur der Unterschied angeschrieben.</translation>
    </message>
    <message>
        <source>Points for single cards are marked as the cards are captured.</source>
        <translation>Einzelne Karten werden beim Fangen angeschrieben.</translation>
    </message>
    <message>
        <source>If there is a tie, the leaders share the win.</source>
        <translation>Bei Gleichstand gewinnen sie gemeinsam.</translation>
    </message>
    <message>
        <source>If there is a tie, another deal is played.</source>
        <translation>Bei Gleichstand wird ein weiteres Spiel gegeben.</translation>
    </message>
    <message numerus="yes">
        <source>The stake is %n.</source>
        <translation>
            <numerusform>Der Einsatz ist %n.</numerusform>
            <numerusform>Der Einsatz ist %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoiningDialog</name>
    <message>
        <source>Leaves</source>
        <translation>Geht</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Kommt wieder</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} geht</translation>
    </message>
    <message>
        <source>{name} comes back</source>
        <translation>{name} kommt wieder</translation>
    </message>
    <message>
        <source>joins from the next match</source>
        <translation>nimmt von der nächsten Partie an teil</translation>
    </message>
    <message>
        <source>leaves when the match is over</source>
        <translation>geht, wenn die Partie aus ist</translation>
    </message>
    <message>
        <source>is away</source>
        <translation>ist weg</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>Joining and leaving</source>
        <translation>Kommen und gehen</translation>
    </message>
    <message>
        <source>Players who join or leave</source>
        <translation>Wer kommt und wer geht</translation>
    </message>
    <message>
        <source>Changes take effect from the next deal. Everyone keeps what they have gained.</source>
        <translation>Es gilt vom nächsten Spiel an, und was jemand gewonnen hat, bleibt.</translation>
    </message>
    <message>
        <source>During a match, changes take effect when the match is over.</source>
        <translation>Während einer Partie gilt es erst, wenn sie aus ist.</translation>
    </message>
    <message>
        <source>To take a break, leave and come back.</source>
        <translation>Wer aussetzt, geht und kommt wieder.</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Jemand Neues</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>begins with</source>
        <translation>beginnt mit</translation>
    </message>
    <message>
        <source>Points to begin with</source>
        <translation>Punkte zum Beginn</translation>
    </message>
    <message>
        <source>deals after</source>
        <translation>gibt nach</translation>
    </message>
    <message>
        <source>Deals after</source>
        <translation>Gibt nach</translation>
    </message>
    <message>
        <source>&amp;Joins</source>
        <translation>&amp;Kommt</translation>
    </message>
</context>
<context>
    <name>JudgementBar</name>
    <message>
        <source>The computer is still working on it.</source>
        <translation>Der Computer prüft noch.</translation>
    </message>
    <message>
        <source>Nothing would have been better.</source>
        <translation>Besser ging es nicht.</translation>
    </message>
    <message>
        <source>About as good: {action}</source>
        <translation>Etwa ebenso gut: {action}</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Besser: {action}</translation>
    </message>
    <message>
        <source>Better, by at least {points} points: {action}</source>
        <translation>Besser, um mindestens {points} Punkte: {action}</translation>
    </message>
    <message>
        <source>Better, by {points} to {most} points: {action}</source>
        <translation>Besser, um {points} bis {most} Punkte: {action}</translation>
    </message>
    <message>
        <source>Better, by {points} points: {action}</source>
        <translation>Besser, um {points} Punkte: {action}</translation>
    </message>
    <message>
        <source>There was nothing to decide in this deal.</source>
        <translation>In diesem Spiel gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>The computer is checking each decision, using only what you could know then …</source>
        <translation>Der Computer prüft jede Entscheidung nach dem, was man damals wissen konnte&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>In the whole deal: %n decision(s) could have been better, by at least {points} points in all.</source>
        <translation>
            <numerusform>Im ganzen Spiel: %n&#xa0;Entscheidung hätte besser sein können, um mindestens {points} Punkte.</numerusform>
            <numerusform>Im ganzen Spiel: %n&#xa0;Entscheidungen hätten besser sein können, zusammen um mindestens {points} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the whole deal: %n decision(s) could have been better, by {points} to {most} points in all.</source>
        <translation>
            <numerusform>Im ganzen Spiel: %n&#xa0;Entscheidung hätte besser sein können, um {points} bis {most} Punkte.</numerusform>
            <numerusform>Im ganzen Spiel: %n&#xa0;Entscheidungen hätten besser sein können, zusammen um {points} bis {most} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the whole deal: %n decision(s) could have been better, by {points} points in all.</source>
        <translation>
            <numerusform>Im ganzen Spiel: %n&#xa0;Entscheidung hätte besser sein können, um {points} Punkte.</numerusform>
            <numerusform>Im ganzen Spiel: %n&#xa0;Entscheidungen hätten besser sein können, zusammen um {points} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the whole deal: nothing would have been clearly better.</source>
        <translation>Im ganzen Spiel: Nichts wäre eindeutig besser gewesen.</translation>
    </message>
    <message numerus="yes">
        <source>In the whole deal: %n decision(s) could have been better.</source>
        <translation>
            <numerusform>Im ganzen Spiel: %n&#xa0;Entscheidung hätte besser sein können.</numerusform>
            <numerusform>Im ganzen Spiel: %n&#xa0;Entscheidungen hätten besser sein können.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptMatches</name>
    <message>
        <source>Nothing to look through yet: the first deal is still going on.</source>
        <translation>Es gibt noch nichts durchzusehen: Das erste Spiel ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this match and its score sheet for good?</source>
        <translation>Diese Partie mit ihrem Anschreibeblatt endgültig löschen?</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Letzte Ziffer löschen</translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation>Vorzeichen umkehren</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Minus</translation>
    </message>
</context>
<context>
    <name>LastCaptureView</name>
    <message>
        <source>The last capture</source>
        <translation>Der letzte Fang</translation>
    </message>
    <message>
        <source>Your tricks</source>
        <translation>Ihre Stiche</translation>
    </message>
    <message>
        <source>Put aside for the last capture</source>
        <translation>Für den letzten Fänger beiseitegelegt</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Das haben Sie weggelegt</translation>
    </message>
</context>
<context>
    <name>LastTaken</name>
    <message>
        <source>The last trick</source>
        <translation>Der letzte Stich</translation>
    </message>
    <message>
        <source>No trick has been played in this deal yet.</source>
        <translation>In diesem Spiel wurde noch kein Stich gemacht.</translation>
    </message>
    <message>
        <source>Nothing has been captured in this deal yet.</source>
        <translation>In diesem Spiel wurde noch nichts gefangen.</translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message>
        <source>Save everything…</source>
        <translation>Alles speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Copy the saved games…</source>
        <translation>Gespeicherte Spielstände kopieren&#xa0;…</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <translation>Neu beginnen&#xa0;…</translation>
    </message>
    <message>
        <source>Copy the saved games</source>
        <translation>Gespeicherte Spielstände kopieren</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spielstände</translation>
    </message>
    <message>
        <source>Restore the backup from {day}…</source>
        <translation>Zurück zur Kopie vom {day}&#xa0;…</translation>
    </message>
    <message>
        <source>Start normally</source>
        <translation>Wie gewohnt starten</translation>
    </message>
    <message>
        <source>The program will keep starting like this until you choose “{button}”.</source>
        <translation>So beginnt es, bis Sie „{button}“ wählen.</translation>
    </message>
    <message>
        <source>The last normal start failed before the window appeared. This time the saved games stay closed and untouched. Nothing you play will be kept, and the window is in English.</source>
        <translation>Der letzte gewöhnliche Start endete, bevor das Fenster erschien. Diesmal bleiben die gespeicherten Spielstände geschlossen und unberührt, was gespielt wird, wird nicht aufbewahrt, und das Fenster ist auf Englisch.</translation>
    </message>
    <message>
        <source>The last normal start failed before the window appeared. This time no match has been opened. The window is in English and looks as it did the very first time.</source>
        <translation>Der letzte gewöhnliche Start endete, bevor das Fenster erschien. Diesmal wurde keine Partie geöffnet, und das Fenster ist englisch und sieht aus wie beim ersten Start.</translation>
    </message>
    <message>
        <source>The last normal start failed before the window appeared. This time the program starts here, and no match has been opened.</source>
        <translation>Der letzte gewöhnliche Start endete, bevor das Fenster erschien. Diesmal beginnt das Programm hier, ohne eine Partie zu öffnen.</translation>
    </message>
    <message>
        <source>The backup from {day} will replace the saved games, which will be kept under another name. Continue?</source>
        <translation>Die Kopie vom {day} tritt an die Stelle der gespeicherten Spielstände. Diese werden unter einem anderen Namen beiseitegelegt. Soll das geschehen?</translation>
    </message>
    <message>
        <source>The saved games will be kept under another name, and the program will start without any. Continue?</source>
        <translation>Die gespeicherten Spielstände werden unter einem anderen Namen beiseitegelegt, und Sie beginnen ganz neu. Soll das geschehen?</translation>
    </message>
    <message>
        <source>The saved games have been copied.</source>
        <translation>Die gespeicherten Spielstände sind kopiert.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Leave the lesson</source>
        <translation>Die Lektion verlassen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
</context>
<context>
    <name>Lifetime</name>
    <message>
        <source>Another cardtable window is open and is not responding. It has your last match open, so the match cannot continue here.</source>
        <translation>Ein anderes Fenster von cardtable ist offen und antwortet nicht. Die zuletzt verlassene Partie gehört zu ihm und geht deshalb hier nicht weiter.</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{many} and {last}</source>
        <translation>{many} und {last}</translation>
    </message>
    <message>
        <source>{many} or {last}</source>
        <translation>{many} oder {last}</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Every change to this sheet</source>
        <translation>Jede Änderung auf diesem Anschreibeblatt</translation>
    </message>
    <message>
        <source>Changes, oldest first</source>
        <translation>Änderungen, die erste zuerst</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Entry {number} made: {entry}</source>
        <translation>Eintrag {number}: {entry}</translation>
    </message>
    <message>
        <source>Entry {number} moved to position {to}</source>
        <translation>Eintrag {number} an Stelle {to} gesetzt</translation>
    </message>
    <message>
        <source>Corrected: {changes}</source>
        <translation>Berichtigt: {changes}</translation>
    </message>
    <message>
        <source>the match was ended early</source>
        <translation>Partie vorzeitig beendet</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>{name} hat gegeben</translation>
    </message>
    <message>
        <source>a deal played here</source>
        <translation>ein gespieltes Spiel</translation>
    </message>
    <message>
        <source>Matches won: {score}</source>
        <translation>Gewonnene Partien: {score}</translation>
    </message>
    <message>
        <source>{name} joins</source>
        <translation>{name} kommt</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} geht</translation>
    </message>
    <message>
        <source>Score kept by</source>
        <translation>Einträge macht</translation>
    </message>
    <message>
        <source>&amp;Back to here</source>
        <translation>&amp;Bis hierher zurück</translation>
    </message>
    <message>
        <source>Entry {number} corrected: {before} → {entry}</source>
        <translation>Eintrag {number} berichtigt: {before} → {entry}</translation>
    </message>
    <message>
        <source>Entry {number} removed: {before}</source>
        <translation>Eintrag {number} herausgenommen: {before}</translation>
    </message>
    <message>
        <source>Undone: {change}</source>
        <translation>Zurückgenommen: {change}</translation>
    </message>
    <message>
        <source>Redone: {change}</source>
        <translation>Wiederholt: {change}</translation>
    </message>
    <message>
        <source>{before} becomes {after}</source>
        <translation>{before} ist {after}</translation>
    </message>
    <message>
        <source>{name} dealt first</source>
        <translation>zuerst gab {name}</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>Einsatz {amount}</translation>
    </message>
    <message>
        <source>evening “{evening}”</source>
        <translation>Abend „{evening}“</translation>
    </message>
    <message>
        <source>heading “{game}”</source>
        <translation>Überschrift „{game}“</translation>
    </message>
    <message>
        <source>other rules: {option}</source>
        <translation>andere Regel: {option}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
</context>
<context>
    <name>MarkField</name>
    <message>
        <source>Plus marks a point; minus takes one off.</source>
        <translation>Plus schreibt einen Punkt an, Minus nimmt einen weg.</translation>
    </message>
</context>
<context>
    <name>MarkMenu</name>
    <message>
        <source>A point by hand</source>
        <translation>Ein Punkt von Hand</translation>
    </message>
</context>
<context>
    <name>MatchDeals</name>
    <message>
        <source>The deals</source>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>The decisive deals</source>
        <translation>Die Spiele, die entschieden</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Look at this deal again</source>
        <translation>Dieses Spiel noch einmal ansehen</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Records of matches (*.cardtable *.json);;All files (*)</source>
        <translation>Aufzeichnungen von Partien (*.cardtable *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Records of matches (*.cardtable)</source>
        <translation>Aufzeichnungen von Partien (*.cardtable)</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Gespeichert als „{file}“.</translation>
    </message>
</context>
<context>
    <name>MatchFinder</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle Personen</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Alle Jahre</translation>
    </message>
    <message>
        <source>Search for a name or a game</source>
        <translation>Nach einem Namen oder einem Spiel suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Wer gespielt hat</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Welches Jahr</translation>
    </message>
</context>
<context>
    <name>MatchOpener</name>
    <message>
        <source>first deal</source>
        <translation>erstes Spiel</translation>
    </message>
    <message>
        <source>{game}: {names}, {points}</source>
        <translation>{game}: {names}, {points}</translation>
    </message>
    <message>
        <source>This match has since been continued. It goes on from its current score.</source>
        <translation>Diese Partie ist hier weitergespielt worden. Sie geht weiter, wie sie steht.</translation>
    </message>
    <message>
        <source>“{file}” could not be opened. {reason}</source>
        <translation>„{file}“ ließ sich nicht öffnen. {reason}</translation>
    </message>
</context>
<context>
    <name>MatchResultDialog</name>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match</source>
        <translation>
            <numerusform>{names} gewinnt die Partie</numerusform>
            <numerusform>{names} gewinnen die Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Sie gewinnen die Partie</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the evening</source>
        <translation>
            <numerusform>{names} gewinnt den Abend</numerusform>
            <numerusform>{names} gewinnen den Abend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;Punkt</numerusform>
            <numerusform>%n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}; in the lurch, pays double</source>
        <translation>{points}; Lurch, zahlt doppelt</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Ihre Wertung</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;All cards…</source>
        <translation>A&amp;lle Karten&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Score sheet…</source>
        <translation>Anschreibebla&amp;tt&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Zurückneh&amp;men</translation>
    </message>
    <message>
        <source>Could I have done &amp;better?</source>
        <translation>Hätte ich &amp;besser spielen können?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>You and {others} win</source>
        <translation>Sie und {others} gewinnen</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Sie gewinnen</translation>
    </message>
    <message>
        <source>You and {others} win the evening</source>
        <translation>Sie und {others} gewinnen den Abend</translation>
    </message>
    <message>
        <source>You win the evening</source>
        <translation>Sie gewinnen den Abend</translation>
    </message>
    <message>
        <source>You and {others} win the match</source>
        <translation>Sie und {others} gewinnen die Partie</translation>
    </message>
    <message>
        <source>You and {others} lose to {names}</source>
        <translation>Sie und {others} verlieren gegen {names}</translation>
    </message>
    <message>
        <source>You lose to {names}</source>
        <translation>Sie verlieren gegen {names}</translation>
    </message>
    <message numerus="yes">
        <source>{points} to {others} in %n deal(s)</source>
        <translation>
            <numerusform>{points} zu {others} in einem Spiel</numerusform>
            <numerusform>{points} zu {others} in %n&#xa0;Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) won</source>
        <translation>
            <numerusform>%n&#xa0;Partie gewonnen</numerusform>
            <numerusform>%n&#xa0;Partien gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{parties}; account {units}</source>
        <translation>{parties}; Konto {units}</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Past games</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Es wurde noch keine Partie gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n match(es) fits the search.</source>
        <translation>
            <numerusform>Auf die eine Partie trifft das nicht alles zu.</numerusform>
            <numerusform>Auf keine der %n Partien trifft das alles zu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches, newest first</source>
        <translation>Partien, die neueste zuerst</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Show the end</source>
        <translation>Ende &amp;zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), newest first</source>
        <translation>
            <numerusform>%n Partie, die neueste zuerst</numerusform>
            <numerusform>%n Partien, die neuesten zuerst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} match(es)</source>
        <translation>
            <numerusform>%n Partie von {all}</numerusform>
            <numerusform>%n Partien von {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Look through</source>
        <translation>Du&amp;rchsehen</translation>
    </message>
    <message>
        <source>Sc&amp;ore sheet</source>
        <translation>&amp;Anschreibeblatt</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>S&amp;tatistics and ratings…</source>
        <translation>S&amp;tatistik und Wertungen&#xa0;…</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Als &amp;Datei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Past score s&amp;heets…</source>
        <translation>Alte Ansc&amp;hreibeblätter&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{game}, continued from an earlier deal</source>
        <translation>{game}, aus einem früheren Spiel weitergespielt</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>gewonnen von {names}</translation>
    </message>
</context>
<context>
    <name>Meetings</name>
    <message>
        <source>She does not know you yet, so she starts by playing like {name}.</source>
        <translation>Sie kennt Sie noch nicht und beginnt wie {name}.</translation>
    </message>
    <message>
        <source>She now plays like {name}.</source>
        <translation>Zurzeit spielt sie wie {name}.</translation>
    </message>
    <message>
        <source>She now plays between {weaker} and {stronger}.</source>
        <translation>Zurzeit spielt sie zwischen {weaker} und {stronger}.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) against {name}, {won} won.</source>
        <translation>
            <numerusform>%n Partie gegen {name}, davon {won} gewonnen.</numerusform>
            <numerusform>%n Partien gegen {name}, davon {won} gewonnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message>
        <source>If you were {name}: {action}</source>
        <translation>Mit dem Blatt von {name}: {action}</translation>
    </message>
    <message>
        <source>No other choice looked better.</source>
        <translation>Für etwas anderes sprach nichts.</translation>
    </message>
    <message>
        <source>On second thoughts, {name} prefers: {action}</source>
        <translation>Noch einmal gefragt, zieht {name} dies vor: {action}</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>This is the deal of the day: {game}. Everyone has the same cards today.</source>
        <translation>Das ist das Spiel des Tages: {game}. Heute haben alle dieselben Karten.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>The current match is saved, and you can continue it later. Begin another one?</source>
        <translation>Die laufende Partie bleibt erhalten und kann später fortgesetzt werden. Eine andere beginnen?</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Two people at the table have the same name.</source>
        <translation>Zwei am Tisch haben denselben Namen.</translation>
    </message>
    <message>
        <source>About {minutes} minutes.</source>
        <translation>Etwa {minutes} Minuten.</translation>
    </message>
    <message numerus="yes">
        <source>About {minutes} minutes with %n players.</source>
        <translation>
            <numerusform>Etwa {minutes} Minuten für %n Person.</numerusform>
            <numerusform>Etwa {minutes} Minuten für %n Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep as a favourite</source>
        <translation>Als Favoriten merken</translation>
    </message>
    <message>
        <source>A name for these rules:</source>
        <translation>Ein Name für diese Regeln:</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>As in the rule book.</source>
        <translation>Wie im Regelbuch.</translation>
    </message>
    <message>
        <source>M&amp;ore rules…</source>
        <translation>&amp;Weitere Regeln&#xa0;…</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>Spiel des &amp;Tages</translation>
    </message>
    <message>
        <source>The cards that everyone gets today</source>
        <translation>Die Karten, die heute alle bekommen</translation>
    </message>
    <message>
        <source>A friend’s &amp;code…</source>
        <translation>&amp;Code eines Freundes&#xa0;…</translation>
    </message>
    <message>
        <source>The same cards and rules as somebody else</source>
        <translation>Dieselben Karten und Regeln wie bei jemand anderem</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Wie lange</translation>
    </message>
    <message>
        <source>Rules agreed</source>
        <translation>Was vereinbart ist</translation>
    </message>
    <message>
        <source>‹ &amp;Back</source>
        <translation>‹ &amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Keep as a favourite…</source>
        <translation>Als Favorit mer&amp;ken&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Delete this favourite</source>
        <translation>Diesen Favoriten &amp;löschen</translation>
    </message>
    <message>
        <source>The &amp;usual rules</source>
        <translation>Wie hier ü&amp;blich</translation>
    </message>
    <message>
        <source>The rules this program starts with</source>
        <translation>Alles, wie dieses Programm es zuerst anbietet</translation>
    </message>
    <message>
        <source>The rules in the s&amp;ource</source>
        <translation>Wie in der &amp;Quelle</translation>
    </message>
    <message>
        <source>Exactly as in the book the rules come from</source>
        <translation>Alles nach dem Wortlaut des Buches, aus dem die Regeln stammen</translation>
    </message>
    <message>
        <source>Keep these rules under a name</source>
        <translation>Diese Regeln unter einem Namen merken</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
</context>
<context>
    <name>NextPlayer</name>
    <message>
        <source>“May I play you next?”</source>
        <translation>„Darf ich auch einmal?“</translation>
    </message>
    <message>
        <source>{name} plays about as well as you.</source>
        <translation>{name} spielt etwa so gut wie Sie.</translation>
    </message>
    <message>
        <source>{name} is stronger than you.</source>
        <translation>{name} ist stärker als Sie.</translation>
    </message>
    <message>
        <source>{name} is stronger than {other}.</source>
        <translation>{name} ist stärker als {other}.</translation>
    </message>
    <message>
        <source>{name} is weaker than you.</source>
        <translation>{name} ist schwächer als Sie.</translation>
    </message>
    <message>
        <source>{name} is weaker than {other}.</source>
        <translation>{name} ist schwächer als {other}.</translation>
    </message>
    <message>
        <source>{name} plays about as well as {other}.</source>
        <translation>{name} spielt etwa so gut wie {other}.</translation>
    </message>
    <message>
        <source>{name} would take the place of {other}.</source>
        <translation>{name} würde statt {other} spielen.</translation>
    </message>
    <message>
        <source>&amp;Play {name}</source>
        <translation>Gegen {name} s&amp;pielen</translation>
    </message>
</context>
<context>
    <name>NoSheets</name>
    <message>
        <source>Each evening with real cards gets a score sheet, which is kept here.</source>
        <translation>Jeder Abend mit echten Karten bekommt ein Anschreibeblatt. Hier wird es aufgehoben.</translation>
    </message>
    <message>
        <source>&amp;New score sheet…</source>
        <translation>&amp;Neues Anschreibeblatt&#xa0;…</translation>
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
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>NumberRow</name>
    <message>
        <source>Shuffle &amp;number, or a friend’s code</source>
        <translation>&amp;Nummer der Karten oder Code eines Freundes</translation>
    </message>
    <message>
        <source>random</source>
        <translation>nach Zufall</translation>
    </message>
    <message>
        <source>The same number deals the same cards to everyone who plays by the same rules.</source>
        <translation>Dieselbe Nummer gibt allen, die nach denselben Regeln spielen, dieselben Karten.</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>A lesson</source>
        <translation>Eine Lektion</translation>
    </message>
</context>
<context>
    <name>Offering</name>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <translation>
            <numerusform>Noch eine Karte</numerusform>
            <numerusform>Noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose {least} to {most} cards</source>
        <translation>{least} bis {most} Karten markieren</translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n card(s)</source>
        <translation>
            <numerusform>Mindestens eine Karte markieren</numerusform>
            <numerusform>Mindestens %n Karten markieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the cards to discard</source>
        <translation>Markieren Sie die Karten, die Sie weglegen wollen</translation>
    </message>
</context>
<context>
    <name>Onlooker</name>
    <message>
        <source>You are watching {names}.</source>
        <translation>Sie sehen zu: {names} spielen.</translation>
    </message>
    <message>
        <source>You play in the next match.</source>
        <translation>Sie spielen in der nächsten Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) will be played before yours.</source>
        <translation>
            <numerusform>Vor Ihrer wird noch eine Partie gespielt.</numerusform>
            <numerusform>Vor Ihrer werden noch %n Partien gespielt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OnlookerBar</name>
    <message>
        <source>Fast forward</source>
        <translation>Schnell zeigen</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Zu Ende spielen</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Karten offen</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Sie sehen zu</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>The window could not be opened. Nothing was changed. The next start will skip the step that failed.</source>
        <translation>Das Fenster ließ sich nicht öffnen. Es wurde nichts geändert; der nächste Start lässt aus, woran dieser gescheitert ist.</translation>
    </message>
</context>
<context>
    <name>OptionBar</name>
    <message>
        <source>&amp;Other…</source>
        <translation>&amp;Weiteres&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>There are no rules to choose.</source>
        <translation>Es gibt nichts zu vereinbaren.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>{title}: {number}</source>
        <translation>{title}: {number}</translation>
    </message>
</context>
<context>
    <name>OwnCount</name>
    <message>
        <source>{of}: you have {answer}.</source>
        <translation>{of}: Sie haben {answer}.</translation>
    </message>
    <message>
        <source>{of}: how many points do you get for that?</source>
        <translation>{of}: Wie viele Punkte bekommen Sie dafür?</translation>
    </message>
    <message>
        <source>{of}: you score {answer}.</source>
        <translation>{of}: Das bringt Ihnen {answer}.</translation>
    </message>
    <message>
        <source>How many points do you score for the king of trumps?</source>
        <translation>Wie viele Punkte hat Ihnen der Trumpfkönig gebracht?</translation>
    </message>
    <message>
        <source>What do you score for the deal in all?</source>
        <translation>Was hat Ihnen das Spiel insgesamt gebracht?</translation>
    </message>
    <message>
        <source>In all, it comes to {answer}.</source>
        <translation>Insgesamt sind es {answer}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{of}: the points go to the player with the most. You score {answer}.</source>
        <translation>{of}: Wer die meisten hat, bekommt die Punkte dafür. Sie bekommen {answer}.</translation>
    </message>
    <message>
        <source>Three or four tricks score one point, and all five score two. They score one more against a player who allowed no exchange. With the king that makes {answer}; the total is never more than three.</source>
        <translation>Drei oder vier Stiche sind ein Punkt, alle fünf zwei. Hat der Verlierer niemanden kaufen lassen, ist es einer mehr. Mit dem König sind es {answer}, mehr als drei nie.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Not good</source>
        <translation>Nicht gut</translation>
    </message>
    <message>
        <source>You have nothing as good, so the answer is “good”.</source>
        <translation>Sie haben nichts, was so gut ist: gut.</translation>
    </message>
    <message>
        <source>Yours is just as good, so it is equal and nobody scores.</source>
        <translation>Ihres ist genauso gut: gleich, und niemand zählt es.</translation>
    </message>
    <message>
        <source>Yours is better, so the answer is “not good”.</source>
        <translation>Ihres ist besser: nicht gut.</translation>
    </message>
    <message>
        <source>The point is your longest suit or, if two are equally long, the one with more pips. Yours is {answer}.</source>
        <translation>Der Rummel ist die Farbe, von der Sie die meisten Karten haben, bei gleich langen die mit den meisten Augen. Ihrer ist {answer}.</translation>
    </message>
    <message>
        <source>A point needs at least four cards of a suit. You have none.</source>
        <translation>Zu einem Rummel gehören mindestens vier Karten einer Farbe. Sie haben keinen.</translation>
    </message>
    <message>
        <source>A sequence is three or more cards of a suit in a row. The longest is best or, if two are equally long, the higher one. Yours is {answer}.</source>
        <translation>Eine Folge sind drei oder mehr Karten einer Farbe hintereinander. Die längste ist die beste, von gleich langen die höchste. Ihre ist {answer}.</translation>
    </message>
    <message>
        <source>You do not hold three cards of a suit in a row.</source>
        <translation>Nirgends haben Sie drei Karten einer Farbe hintereinander.</translation>
    </message>
    <message>
        <source>{of}: how many have you captured?</source>
        <translation>{of}: Wie viele haben Sie gefangen?</translation>
    </message>
    <message>
        <source>The king of trumps scores a point, for the dealer who turns it up or the player who announces it in time. Here you score {answer} for it.</source>
        <translation>Der Trumpfkönig bringt einen Punkt, wenn der Geber ihn aufschlägt oder jemand ihn rechtzeitig ansagt. Ihnen hat er hier {answer} gebracht.</translation>
    </message>
    <message>
        <source>Which cards are your point? Show them on the table.</source>
        <translation>Welche Karten sind Ihr Rummel? Zeigen Sie sie auf dem Tisch.</translation>
    </message>
    <message>
        <source>Which cards are your best sequence? Show them on the table.</source>
        <translation>Welche Karten sind Ihre beste Folge? Zeigen Sie sie auf dem Tisch.</translation>
    </message>
    <message>
        <source>Which cards are your best trio or quatorze? Show them on the table.</source>
        <translation>Welche Karten sind Ihr bestes Kunststück? Zeigen Sie sie auf dem Tisch.</translation>
    </message>
    <message>
        <source>Three or four of a kind score if they are tens or higher. Four beat three; otherwise the higher rank is better. Yours is {answer}.</source>
        <translation>Von den Zehnen aufwärts zählen drei oder vier gleiche. Vier gehen vor drei, sonst ist der höhere Rang besser. Ihres ist {answer}.</translation>
    </message>
    <message>
        <source>You do not hold three of any rank from the ten up.</source>
        <translation>Von den Zehnen aufwärts haben Sie nichts dreimal.</translation>
    </message>
    <message>
        <source>Your point is good. What do you score for it?</source>
        <translation>Ihr Rummel ist gut. Was zählt er?</translation>
    </message>
    <message>
        <source>A point scores one for each card: {answer}.</source>
        <translation>Ein Rummel zählt eins für jede Karte: {answer}.</translation>
    </message>
    <message>
        <source>Your sequences are good. What do you score for them altogether?</source>
        <translation>Ihre Folgen sind gut. Was zählen sie zusammen?</translation>
    </message>
    <message>
        <source>Three cards are worth three, four are worth four, five are worth fifteen, and each further card one more: {answer}.</source>
        <translation>Drei Karten zählen drei, vier zählen vier, fünf zählen fünfzehn und jede weitere Karte eins mehr: {answer}.</translation>
    </message>
    <message>
        <source>Your trios and quatorzes are good. What do you score for them altogether?</source>
        <translation>Ihre Kunststücke sind gut. Was zählen sie zusammen?</translation>
    </message>
    <message>
        <source>A trio is worth three, a quatorze fourteen: {answer}.</source>
        <translation>Ein Gedritt zählt drei, ein Geviert vierzehn: {answer}.</translation>
    </message>
    <message>
        <source>Elder has declared a point. What do you answer?</source>
        <translation>Die Vorhand hat einen Rummel angesagt. Was antworten Sie?</translation>
    </message>
    <message>
        <source>Elder has declared a sequence. What do you answer?</source>
        <translation>Die Vorhand hat eine Folge angesagt. Was antworten Sie?</translation>
    </message>
    <message>
        <source>Elder has declared a trio or a quatorze. What do you answer?</source>
        <translation>Die Vorhand hat ein Kunststück angesagt. Was antworten Sie?</translation>
    </message>
    <message>
        <source>Elder is about to lead. Do you announce a repique?</source>
        <translation>Gleich spielt die Vorhand aus. Wollen Sie einen Neunziger ansagen?</translation>
    </message>
    <message>
        <source>You score thirty or more before the other player scores, so it is a repique.</source>
        <translation>Was Sie zählen dürfen, bevor der andere etwas zählt, macht dreißig: ein Neunziger.</translation>
    </message>
    <message>
        <source>You score less than thirty before the other player does, so it is not a repique.</source>
        <translation>Was Sie zählen dürfen, bevor der andere etwas zählt, macht keine dreißig: kein Neunziger.</translation>
    </message>
    <message>
        <source>Yes, a repique</source>
        <translation>Ja, einen Neunziger</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Before you play your first card, you score where you said “not good” and where elder had nothing. What is the total?</source>
        <translation>Vor Ihrer ersten Karte zählen Sie alles, was Ihnen gehört: wo Sie „nicht gut“ geantwortet haben und wo die Vorhand nichts hatte. Was macht es zusammen?</translation>
    </message>
    <message>
        <source>A point scores one for each card, and so does a sequence; one of five or more scores ten extra. A trio is worth three, a quatorze fourteen. Together they make {answer}.</source>
        <translation>Ein Rummel zählt seine Karten, eine Folge von drei drei, von vier vier, ab fünf zehn mehr als ihre Karten; ein Gedritt drei, ein Geviert vierzehn. Zusammen {answer}.</translation>
    </message>
    <message>
        <source>All the tricks have been played. What do you score for the cards or a capot?</source>
        <translation>Alle Stiche sind gespielt. Was zählen Sie für die Lese und für einen Allstich?</translation>
    </message>
    <message>
        <source>Seven tricks or more win the cards and score ten, and all twelve score thirty more: {answer}.</source>
        <translation>Wer mit sieben Stichen oder mehr die Lese hat, zählt zehn, alle zwölf sind noch dreißig dazu: {answer}.</translation>
    </message>
    <message>
        <source>Count aloud: what is your score now?</source>
        <translation>Zählen Sie laut: Wie weit sind Sie jetzt?</translation>
    </message>
    <message>
        <source>Each card you lead scores one, and so does each trick you win from the other player’s lead: {answer}.</source>
        <translation>Jede Karte, die Sie ausspielen, zählt eins, und jeder Stich, zu dem der andere ausgespielt hat: {answer}.</translation>
    </message>
    <message>
        <source>You reached thirty before the other player scored anything. That is worth {jump} more: {answer}.</source>
        <translation>Sie sind auf dreißig gekommen, bevor der andere etwas gezählt hat. Das bringt {jump} mehr: {answer}.</translation>
    </message>
</context>
<context>
    <name>OwnDealRoom</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Stage {number} of {count}</source>
        <translation>Stufe {number} von {count}</translation>
    </message>
    <message>
        <source>Wait until it is your turn.</source>
        <translation>Warten Sie, bis Sie an der Reihe sind.</translation>
    </message>
    <message>
        <source>It is your turn. Play as you think best.</source>
        <translation>Sie sind an der Reihe. Spielen Sie, wie Sie es für das Beste halten.</translation>
    </message>
    <message>
        <source>Better: {choice} {why}</source>
        <translation>Besser wäre gewesen: {choice} {why}</translation>
    </message>
    <message>
        <source>Your answer was: {given}.</source>
        <translation>Ihre Antwort war: {given}.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) were wrong.</source>
        <translation>
            <numerusform>%n Antwort war anders.</numerusform>
            <numerusform>%n Antworten waren anders.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is all of them</source>
        <translation>Das sind alle</translation>
    </message>
    <message>
        <source>I have none</source>
        <translation>Ich habe nichts</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Counts as a mistake.</source>
        <translation>Das zählt als Fehler.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>That was everything. Now find it all yourself, and you will be told where you go wrong.</source>
        <translation>Das war alles. Nun finden Sie es selbst und hören, wo Sie abweichen.</translation>
    </message>
    <message>
        <source>You found and counted everything correctly.</source>
        <translation>Sie haben alles gefunden und richtig gezählt.</translation>
    </message>
    <message>
        <source>Next time you will be told nothing until the end.</source>
        <translation>Das nächste Mal wird bis zum Schluss nichts gesagt.</translation>
    </message>
    <message>
        <source>The next stage</source>
        <translation>Die nächste Stufe</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Next lesson: {lesson}</source>
        <translation>Nächste Lektion: {lesson}</translation>
    </message>
    <message>
        <source>Now play a game</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Ein anderes Spiel</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
</context>
<context>
    <name>OwnFont</name>
    <message>
        <source>This computer has no fonts, so the lettering from the cards is used. Install a font, such as the package fonts-dejavu-core.</source>
        <translation>Auf diesem Rechner gibt es keine Schrift, deshalb stehen hier die Buchstaben der Karten. Installieren Sie eine, etwa das Paket fonts-dejavu-core.</translation>
    </message>
</context>
<context>
    <name>OwnGameDialog</name>
    <message>
        <source>a number for everyone</source>
        <translation>eine Zahl für jeden</translation>
    </message>
    <message>
        <source>a tick for one player</source>
        <translation>ein Haken für einen</translation>
    </message>
    <message>
        <source>a tick for several players</source>
        <translation>ein Haken für mehrere</translation>
    </message>
    <message>
        <source>one of several contracts</source>
        <translation>einer von mehreren Kontrakten</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>in steps of</source>
        <translation>in Schritten von</translation>
    </message>
    <message>
        <source>everyone needs one</source>
        <translation>hat jeder</translation>
    </message>
    <message>
        <source>Name of the entry</source>
        <translation>Name des Eintrags</translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation>Art des Eintrags</translation>
    </message>
    <message>
        <source>Hearts 10; Spades 11; Grand 24</source>
        <translation>Herz 10; Pik 11; Grand 24</translation>
    </message>
    <message>
        <source>Remove this entry</source>
        <translation>Diesen Eintrag entfernen</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the list. Sheets for it stay as they are.</source>
        <translation>„{name}“ steht nicht mehr in der Liste. Anschreibeblätter dafür bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Das Spiel als Datei speichern</translation>
    </message>
    <message>
        <source>Games (*.cardgame)</source>
        <translation>Spiele (*.cardgame)</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>Contracts and their values</source>
        <translation>Kontrakte und ihr Wert</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Ein Spiel einlesen</translation>
    </message>
    <message>
        <source>Games (*.cardgame *.json)</source>
        <translation>Spiele (*.cardgame *.json)</translation>
    </message>
    <message>
        <source>This file cannot be read. {reason}</source>
        <translation>Diese Datei lässt sich nicht lesen. {reason}</translation>
    </message>
    <message>
        <source>Custom game</source>
        <translation>Eigenes Spiel</translation>
    </message>
    <message>
        <source>Say what is entered for a deal, and how many points that is worth. Without entries you enter the points themselves.</source>
        <translation>Was wird für ein Spiel eingetragen, und wie viele Punkte folgen daraus? Ohne Einträge werden die Punkte selbst eingetragen.</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
    <message>
        <source>Entries for a deal</source>
        <translation>Was für ein Spiel eingetragen wird</translation>
    </message>
    <message>
        <source>&amp;Another entry</source>
        <translation>Weiterer &amp;Eintrag</translation>
    </message>
    <message>
        <source>A player’s points</source>
        <translation>Punkte einer Person</translation>
    </message>
    <message>
        <source>A tick is 1. A contract is its value for the player who plays it. if(condition; then; else) chooses; sum(…) adds up all players, others(…) all but this one. Also: + − × ÷ = ≠ &lt; ≤ &gt; ≥, and, or, not, most, least, down, up.</source>
        <translation>Ein Haken zählt 1, ein Kontrakt seinen Wert für den, der ihn spielt. wenn(Bedingung; dann; sonst) entscheidet; summe(…) zählt zusammen, was alle haben, andere(…), was alle außer dieser Person haben. Außerdem: + − × ÷ = ≠ &lt; ≤ &gt; ≥, und, oder, nicht, meiste, wenigste, abrunden, aufrunden.</translation>
    </message>
    <message>
        <source>Impo&amp;rt file…</source>
        <translation>&amp;Datei einlesen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save as a file…</source>
        <translation>Als Datei &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Remove from the &amp;list</source>
        <translation>Aus der &amp;Liste nehmen</translation>
    </message>
    <message>
        <source>Use this &amp;game</source>
        <translation>Dieses Spiel &amp;nehmen</translation>
    </message>
</context>
<context>
    <name>OwnGames</name>
    <message>
        <source>Bid</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Tricks as bid (Oh Hell)</source>
        <translation>Stiche vorhersagen</translation>
    </message>
    <message>
        <source>if({bid} = {tricks}; 10 + {bid}; 0)</source>
        <translation>wenn({bid} = {tricks}; 10 + {bid}; 0)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Null hand</source>
        <translation>Null Hand</translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation>Null ouvert</translation>
    </message>
    <message>
        <source>Null ouvert hand</source>
        <translation>Null ouvert Hand</translation>
    </message>
    <message>
        <source>Skat by game value</source>
        <translation>Skat nach Spielwert</translation>
    </message>
    <message>
        <source>{game} × max({factor}; 1) × if({lost}; −2; 1)</source>
        <translation>{game} × max({factor}; 1) × wenn({lost}; −2; 1)</translation>
    </message>
</context>
<context>
    <name>OwnMatchRoom</name>
    <message>
        <source>It is your turn.</source>
        <translation>Sie sind an der Reihe.</translation>
    </message>
    <message>
        <source>Wait until it is your turn.</source>
        <translation>Warten Sie, bis Sie an der Reihe sind.</translation>
    </message>
    <message>
        <source>You declare and count</source>
        <translation>Sie sagen an und zählen</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>I don’t know</source>
        <translation>Ich weiß es nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) were wrong.</source>
        <translation>
            <numerusform>%n Antwort war anders.</numerusform>
            <numerusform>%n Antworten waren anders.</numerusform>
        </translation>
    </message>
    <message>
        <source>You found and counted everything correctly.</source>
        <translation>Sie haben alles gefunden und richtig gezählt.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
</context>
<context>
    <name>OwnPacks</name>
    <message>
        <source>only {count} of its 52 cards were found</source>
        <translation>von 52 Karten wurden nur {count} gefunden</translation>
    </message>
    <message>
        <source>it has too many files</source>
        <translation>er hat zu viele Dateien</translation>
    </message>
    <message>
        <source>its pictures are too large</source>
        <translation>seine Dateien sind zu groß</translation>
    </message>
    <message>
        <source>the folder cannot be read</source>
        <translation>er lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <translation>{file} ist beschädigt</translation>
    </message>
    <message>
        <source>{file} uses text entities, which are not allowed here</source>
        <translation>{file} legt Abkürzungen für Text fest, die hier nicht erlaubt sind</translation>
    </message>
    <message>
        <source>{file} has a photograph inside, not a drawing</source>
        <translation>{file} enthält ein Foto und keine Zeichnung</translation>
    </message>
    <message>
        <source>{file} is too large</source>
        <translation>{file} ist zu groß</translation>
    </message>
    <message>
        <source>{file} would take too long to draw</source>
        <translation>{file} zu zeichnen würde zu lange dauern</translation>
    </message>
    <message>
        <source>{file} is nested too deeply</source>
        <translation>{file} ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>{file} has numbers that are too large</source>
        <translation>{file} enthält zu große Zahlen</translation>
    </message>
    <message>
        <source>{file} refers to something outside itself</source>
        <translation>{file} verweist auf etwas außerhalb der Datei</translation>
    </message>
    <message>
        <source>{file} does not have the shape of a card</source>
        <translation>{file} hat nicht die Form einer Karte</translation>
    </message>
    <message numerus="yes">
        <source>The first {most} packs are offered; %n more are left out.</source>
        <translation>
            <numerusform>Die ersten {most} Kartensätze werden angeboten, %n weiterer nicht.</numerusform>
            <numerusform>Die ersten {most} Kartensätze werden angeboten, %n weitere nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pack “{pack}” is left out: {reason}.</source>
        <translation>Der Kartensatz „{pack}“ wird ausgelassen: {reason}.</translation>
    </message>
</context>
<context>
    <name>OwnPacksRow</name>
    <message>
        <source>Packs of your own: put a folder with 52 SVG pictures, such as king_heart.svg, into {folder}.</source>
        <translation>Eigene Karten: Legen Sie einen Ordner mit 52 SVG-Dateien wie king_heart.svg in {folder}.</translation>
    </message>
    <message>
        <source>One SVG picture with all the cards will do as well, as in KDE’s decks.</source>
        <translation>Eine einzige SVG-Datei mit allen Karten geht auch, wie in den Kartensätzen von KDE.</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Kartenbild</translation>
    </message>
    <message>
        <source>The program’s</source>
        <translation>Vom Programm</translation>
    </message>
</context>
<context>
    <name>PageDialog</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Alle Abende</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Entered at</source>
        <translation>Eingetragen</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>How entered</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>{name}, total</source>
        <translation>{name}, Stand</translation>
    </message>
    <message>
        <source>{name}, account</source>
        <translation>{name}, Konto</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>{number}. Partie</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message numerus="yes">
        <source>{kind} – %n message(s) waiting</source>
        <translation>
            <numerusform>{kind} – %n Meldung wartet</numerusform>
            <numerusform>{kind} – %n Meldungen warten</numerusform>
        </translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Druckvorschau</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} von {pages}</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Weiterblättern</translation>
    </message>
</context>
<context>
    <name>PastSheets</name>
    <message>
        <source>Club table {year}</source>
        <translation>Vereinstabelle {year}</translation>
    </message>
    <message>
        <source>Club table</source>
        <translation>Vereinstabelle</translation>
    </message>
    <message>
        <source>Sheets with “{words}”</source>
        <translation>Anschreibeblätter mit „{words}“</translation>
    </message>
    <message>
        <source>{name}, {year}</source>
        <translation>{name}, {year}</translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s) corrected.</source>
        <translation>
            <numerusform>%n Anschreibeblatt berichtigt.</numerusform>
            <numerusform>%n Anschreibeblätter berichtigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be corrected, because both names are on it.</source>
        <translation>
            <numerusform>%n ließ sich nicht berichtigen: Darauf stehen beide Namen.</numerusform>
            <numerusform>%n ließen sich nicht berichtigen: Darauf stehen beide Namen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sheet} is now in the trash.</source>
        <translation>{sheet} liegt jetzt im Papierkorb.</translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s) are now in the trash.</source>
        <translation>
            <numerusform>Ein Anschreibeblatt liegt jetzt im Papierkorb.</numerusform>
            <numerusform>%n Anschreibeblätter liegen jetzt im Papierkorb.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is now in the trash, but stays on all score sheets.</source>
        <translation>{name} liegt jetzt im Papierkorb, bleibt aber auf allen Anschreibeblättern stehen.</translation>
    </message>
    <message>
        <source>{object} has been restored.</source>
        <translation>{object} ist wieder da.</translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s) are back.</source>
        <translation>
            <numerusform>%n Anschreibeblatt ist wieder da.</numerusform>
            <numerusform>%n Anschreibeblätter sind wieder da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete {sheet} with all its changes for good?</source>
        <translation>{sheet} mit allen Änderungen endgültig löschen?</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Anschreibeblätter</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
</context>
<context>
    <name>PersonDialog</name>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Points in a deal</source>
        <translation>Punkte in einem Spiel</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message numerus="yes">
        <source>in %n deal(s)</source>
        <translation>
            <numerusform>in %n Spiel</numerusform>
            <numerusform>in %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches won and lost</source>
        <translation>Partien gewonnen und verloren</translation>
    </message>
    <message>
        <source>Double or more</source>
        <translation>Davon mehr als einfach</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Hintereinander gewonnen</translation>
    </message>
    <message>
        <source>Against {names}</source>
        <translation>Gegen {names}</translation>
    </message>
    <message>
        <source>{name}: {game}</source>
        <translation>{name}: {game}</translation>
    </message>
    <message>
        <source>Matches won minus matches lost</source>
        <translation>Gewonnene Partien weniger verlorene Partien</translation>
    </message>
</context>
<context>
    <name>PictureSaving</name>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Als „{file}“ gespeichert.</translation>
    </message>
    <message>
        <source>“{file}” could not be written.</source>
        <translation>„{file}“ ließ sich nicht schreiben.</translation>
    </message>
</context>
<context>
    <name>Piquet</name>
    <message>
        <source>one card</source>
        <translation>ein Blatt</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>zwei Blatt</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>drei Blatt</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>vier Blatt</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>fünf Blatt</translation>
    </message>
    <message>
        <source>six cards</source>
        <translation>sechs Blatt</translation>
    </message>
    <message>
        <source>seven cards</source>
        <translation>sieben Blatt</translation>
    </message>
    <message>
        <source>eight cards</source>
        <translation>acht Blatt</translation>
    </message>
    <message>
        <source>tierce</source>
        <translation>Terz</translation>
    </message>
    <message>
        <source>quart</source>
        <translation>Quart</translation>
    </message>
    <message>
        <source>quint</source>
        <translation>Quint</translation>
    </message>
    <message>
        <source>sixième</source>
        <translation>Sext</translation>
    </message>
    <message>
        <source>septième</source>
        <translation>Septime</translation>
    </message>
    <message>
        <source>huitième</source>
        <translation>Oktave</translation>
    </message>
    <message>
        <source>tierce major</source>
        <translation>Terzmajor</translation>
    </message>
    <message>
        <source>quart major</source>
        <translation>Quartmajor</translation>
    </message>
    <message>
        <source>quint major</source>
        <translation>Quintmajor</translation>
    </message>
    <message>
        <source>sixième major</source>
        <translation>Sextmajor</translation>
    </message>
    <message>
        <source>septième major</source>
        <translation>Septimemajor</translation>
    </message>
    <message>
        <source>major</source>
        <translation>vom Ass</translation>
    </message>
    <message>
        <source>to a king</source>
        <translation>vom König</translation>
    </message>
    <message>
        <source>to a queen</source>
        <translation>von der Dame</translation>
    </message>
    <message>
        <source>to a jack</source>
        <translation>vom Buben</translation>
    </message>
    <message>
        <source>to a ten</source>
        <translation>von der Zehn</translation>
    </message>
    <message>
        <source>to a nine</source>
        <translation>von der Neun</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>drei Asse</translation>
    </message>
    <message>
        <source>three kings</source>
        <translation>drei Könige</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>drei Damen</translation>
    </message>
    <message>
        <source>three jacks</source>
        <translation>drei Buben</translation>
    </message>
    <message>
        <source>three tens</source>
        <translation>drei Zehnen</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>vier Asse</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>vier Könige</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>vier Damen</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>vier Buben</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>vier Zehnen</translation>
    </message>
    <message>
        <source>two aces</source>
        <translation>zwei Asse</translation>
    </message>
    <message>
        <source>two kings</source>
        <translation>zwei Könige</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>zwei Damen</translation>
    </message>
    <message>
        <source>two jacks</source>
        <translation>zwei Buben</translation>
    </message>
    <message>
        <source>two tens</source>
        <translation>zwei Zehnen</translation>
    </message>
    <message>
        <source>{sequence} {top}</source>
        <translation>{sequence} {top}</translation>
    </message>
    <message>
        <source>{sequence}, {suit}</source>
        <translation>{sequence}, {suit}</translation>
    </message>
    <message>
        <source>{set} without {suit}</source>
        <translation>{set} ohne {suit}</translation>
    </message>
    <message>
        <source>Stock last</source>
        <translation>Talon zuletzt</translation>
    </message>
    <message>
        <source>Stock in the middle</source>
        <translation>Talon in der Mitte</translation>
    </message>
    <message>
        <source>Stock first</source>
        <translation>Talon zuerst</translation>
    </message>
    <message>
        <source>In twos:</source>
        <translation>Zu zweien:</translation>
    </message>
    <message>
        <source>In threes:</source>
        <translation>Zu dreien:</translation>
    </message>
    <message>
        <source>In twos, please.</source>
        <translation>Zu zweien, bitte.</translation>
    </message>
    <message>
        <source>In threes, please.</source>
        <translation>Zu dreien, bitte.</translation>
    </message>
    <message>
        <source>&amp;Shuffle again</source>
        <translation>Noch einmal &amp;mischen</translation>
    </message>
    <message>
        <source>&amp;Cut</source>
        <translation>&amp;Abheben</translation>
    </message>
    <message>
        <source>&amp;Take the new cards</source>
        <translation>&amp;Neue Karten nehmen</translation>
    </message>
    <message>
        <source>Take them &amp;up again</source>
        <translation>&amp;Wieder aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Good</source>
        <translation>&amp;Gut</translation>
    </message>
    <message>
        <source>&amp;Declare everything</source>
        <translation>Alles &amp;ansagen</translation>
    </message>
    <message>
        <source>Announce the &amp;repique</source>
        <translation>&amp;Neunziger ansagen</translation>
    </message>
    <message>
        <source>&amp;No repique</source>
        <translation>&amp;Kein Neunziger</translation>
    </message>
    <message>
        <source>The rest are &amp;mine</source>
        <translation>Der Rest ist &amp;mein</translation>
    </message>
    <message>
        <source>&amp;Agreed</source>
        <translation>&amp;Zugestanden</translation>
    </message>
    <message>
        <source>&amp;One more card</source>
        <translation>&amp;Noch eine Karte</translation>
    </message>
    <message>
        <source>The rest are &amp;yours</source>
        <translation>Der Rest gehört &amp;Ihnen</translation>
    </message>
    <message>
        <source>How &amp;high?</source>
        <translation>Wie &amp;hoch?</translation>
    </message>
    <message>
        <source>Announce the &amp;pique</source>
        <translation>Sechziger &amp;ansagen</translation>
    </message>
    <message>
        <source>&amp;Correct my declarations</source>
        <translation>Meine Ansage &amp;verbessern</translation>
    </message>
    <message>
        <source>&amp;Name the new suit</source>
        <translation>Neue Farbe &amp;nennen</translation>
    </message>
    <message>
        <source>&amp;No objection</source>
        <translation>&amp;Nichts zu rügen</translation>
    </message>
    <message>
        <source>Take a card too &amp;many</source>
        <translation>Eine Karte zu &amp;viel nehmen</translation>
    </message>
    <message>
        <source>Take a card too &amp;few</source>
        <translation>Eine Karte zu w&amp;enig nehmen</translation>
    </message>
    <message>
        <source>Mix the discards with the &amp;tricks</source>
        <translation>Weggelegte Karten unter die &amp;Stiche mischen</translation>
    </message>
    <message>
        <source>Ask for another shuffle.</source>
        <translation>Noch einmal mischen lassen.</translation>
    </message>
    <message>
        <source>Cut, and the cards will be dealt as agreed.</source>
        <translation>Abheben und wie verabredet geben lassen.</translation>
    </message>
    <message>
        <source>Take the new cards.</source>
        <translation>Die neuen Karten nehmen.</translation>
    </message>
    <message>
        <source>Pick the discards up again.</source>
        <translation>Die weggelegten Karten wieder aufnehmen.</translation>
    </message>
    <message>
        <source>Say that it is good.</source>
        <translation>Gelten lassen.</translation>
    </message>
    <message>
        <source>Declare everything you hold.</source>
        <translation>Alles ansagen, was Sie haben.</translation>
    </message>
    <message>
        <source>Announce the repique.</source>
        <translation>Den Neunziger ansagen.</translation>
    </message>
    <message>
        <source>Announce no repique.</source>
        <translation>Keinen Neunziger ansagen.</translation>
    </message>
    <message>
        <source>Ask how many cards of the point are still held.</source>
        <translation>Fragen, wie viele Karten des Rummels noch da sind.</translation>
    </message>
    <message>
        <source>Claim the rest of the tricks.</source>
        <translation>Den Rest der Stiche beanspruchen.</translation>
    </message>
    <message>
        <source>Agree to the claim.</source>
        <translation>Den Anspruch zugestehen.</translation>
    </message>
    <message>
        <source>Ask for one more card to be played.</source>
        <translation>Noch eine Karte verlangen.</translation>
    </message>
    <message>
        <source>Give up the rest of the tricks.</source>
        <translation>Den Rest der Stiche aufgeben.</translation>
    </message>
    <message>
        <source>Ask how high it is.</source>
        <translation>Fragen, wie hoch es ist.</translation>
    </message>
    <message>
        <source>Announce the pique with the next card.</source>
        <translation>Mit der nächsten Karte den Sechziger ansagen.</translation>
    </message>
    <message>
        <source>Say that you are changing suit.</source>
        <translation>Sagen, dass mit der nächsten Karte die Farbe wechselt.</translation>
    </message>
    <message>
        <source>Make no objection.</source>
        <translation>Nichts rügen.</translation>
    </message>
    <message>
        <source>Take one card more than you discard.</source>
        <translation>Eine Karte mehr nehmen, als Sie weglegen.</translation>
    </message>
    <message>
        <source>Take one card fewer than you discard.</source>
        <translation>Eine Karte weniger nehmen, als Sie weglegen.</translation>
    </message>
    <message>
        <source>Mix your discards with your tricks.</source>
        <translation>Die eigenen weggelegten Karten unter die Stiche mischen.</translation>
    </message>
    <message>
        <source>Object: re&amp;voke</source>
        <translation>Rügen: &amp;verleugnet</translation>
    </message>
    <message>
        <source>Object: &amp;wrong declaration</source>
        <translation>Rügen: &amp;falsche Ansage</translation>
    </message>
    <message>
        <source>Object: too many &amp;cards</source>
        <translation>Rügen: zu viele &amp;Karten</translation>
    </message>
    <message>
        <source>Object: &amp;discards among the tricks</source>
        <translation>Rügen: &amp;Weggelegtes unter den Stichen</translation>
    </message>
    <message>
        <source>Re&amp;voke</source>
        <translation>&amp;Verleugnet</translation>
    </message>
    <message>
        <source>&amp;Wrong declaration</source>
        <translation>&amp;Falsche Ansage</translation>
    </message>
    <message>
        <source>Too many &amp;cards</source>
        <translation>Zu viele &amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Discards among the tricks</source>
        <translation>&amp;Weggelegtes unter den Stichen</translation>
    </message>
    <message>
        <source>Object: your opponent declared cards without holding them.</source>
        <translation>Rügen: Der Gegner hat angesagt, was er nicht hat.</translation>
    </message>
    <message>
        <source>Object: your opponent has held too many cards since the exchange.</source>
        <translation>Rügen: Der Gegner hat seit dem Kaufen zu viele Karten.</translation>
    </message>
    <message>
        <source>Object: your opponent mixed the discards with the tricks.</source>
        <translation>Rügen: Der Gegner hat weggelegte Karten unter seine Stiche gemischt.</translation>
    </message>
    <message>
        <source>Object: {player} declared cards without holding them.</source>
        <translation>Rügen: {player} hat angesagt, was nicht vorhanden ist.</translation>
    </message>
    <message>
        <source>Object: {player} has held too many cards since the exchange.</source>
        <translation>Rügen: {player} hat seit dem Kaufen zu viele Karten.</translation>
    </message>
    <message>
        <source>Object: {player} mixed the discards with the tricks.</source>
        <translation>Rügen: {player} hat weggelegte Karten unter die Stiche gemischt.</translation>
    </message>
    <message>
        <source>&amp;No point</source>
        <translation>&amp;Kein Rummel</translation>
    </message>
    <message>
        <source>&amp;No sequence</source>
        <translation>&amp;Keine Folge</translation>
    </message>
    <message>
        <source>&amp;No trio or quatorze</source>
        <translation>&amp;Kein Kunststück</translation>
    </message>
    <message>
        <source>Count &amp;nothing</source>
        <translation>&amp;Nichts zählen</translation>
    </message>
    <message>
        <source>&amp;Keep all cards</source>
        <translation>Alle Karten &amp;behalten</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Exchange %n card(s)</source>
        <translation>
            <numerusform>Eine Karte &amp;kaufen</numerusform>
            <numerusform>%n&#xa0;Karten &amp;kaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Carte blanche, exchanging {number}</source>
        <translation>Weiße Karte, {number} kaufen</translation>
    </message>
    <message>
        <source>Show carte &amp;blanche</source>
        <translation>Weiße Karte &amp;zeigen</translation>
    </message>
    <message>
        <source>Count {items}</source>
        <translation>{items} zählen</translation>
    </message>
    <message>
        <source>&amp;Point in {suit}</source>
        <translation>&amp;Rummel in {suit}</translation>
    </message>
    <message>
        <source>Object to {player}:</source>
        <translation>{player} rügen:</translation>
    </message>
    <message>
        <source>Look, then lead:</source>
        <translation>Nachsehen, dann:</translation>
    </message>
    <message>
        <source>More than you hold:</source>
        <translation>Mehr, als Sie haben:</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>{card} spielen.</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>{cards} weglegen.</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>Alle Karten behalten.</translation>
    </message>
    <message>
        <source>Declare {items}.</source>
        <translation>{items} ansagen.</translation>
    </message>
    <message>
        <source>Declare {items} without holding them.</source>
        <translation>{items} ansagen, ohne es zu haben.</translation>
    </message>
    <message>
        <source>Count {items}.</source>
        <translation>{items} zählen.</translation>
    </message>
    <message>
        <source>Look at the stock and lead {suit}.</source>
        <translation>Im Talon nachsehen und {suit} ausspielen.</translation>
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
        <translation>Wie auch gegeben wird: Niemand weiß, wo eine Karte liegt.</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <translation>{cards} weglegen</translation>
    </message>
    <message>
        <source>No point.</source>
        <translation>Kein Rummel.</translation>
    </message>
    <message>
        <source>No sequence.</source>
        <translation>Keine Folge.</translation>
    </message>
    <message>
        <source>No trio or quatorze.</source>
        <translation>Kein Kunststück.</translation>
    </message>
    <message>
        <source>I take none.</source>
        <translation>Ich kaufe nichts.</translation>
    </message>
    <message>
        <source>I take both.</source>
        <translation>Ich kaufe beide.</translation>
    </message>
    <message>
        <source>I take all three.</source>
        <translation>Ich kaufe alle drei.</translation>
    </message>
    <message>
        <source>I take all four.</source>
        <translation>Ich kaufe alle vier.</translation>
    </message>
    <message>
        <source>I take all five.</source>
        <translation>Ich kaufe alle fünf.</translation>
    </message>
    <message>
        <source>I take all six.</source>
        <translation>Ich kaufe alle sechs.</translation>
    </message>
    <message>
        <source>I take all seven.</source>
        <translation>Ich kaufe alle sieben.</translation>
    </message>
    <message>
        <source>Not good; {pips}.</source>
        <translation>Nicht gut; meine sind {pips}.</translation>
    </message>
    <message>
        <source>neuvième</source>
        <translation>None</translation>
    </message>
    <message>
        <source>to an eight</source>
        <translation>von der Acht</translation>
    </message>
    <message>
        <source>all pips</source>
        <translation>alle Augen</translation>
    </message>
    <message>
        <source>{pips} pips</source>
        <translation>{pips} Augen</translation>
    </message>
    <message>
        <source>the point in {suit}</source>
        <translation>Rummel in {suit}</translation>
    </message>
    <message>
        <source>{cards} in {suit}</source>
        <translation>{cards} {suit}</translation>
    </message>
    <message>
        <source>{sequence} in {suit}</source>
        <translation>{sequence} in {suit}</translation>
    </message>
    <message>
        <source>I take all eight.</source>
        <translation>Ich kaufe alle acht.</translation>
    </message>
    <message>
        <source>In twos, with the stock in the middle, please.</source>
        <translation>Mitte zu zweien, bitte.</translation>
    </message>
    <message>
        <source>In twos, with the stock first, please.</source>
        <translation>Talon zuerst und zu zweien, bitte.</translation>
    </message>
    <message>
        <source>In threes, with the stock in the middle, please.</source>
        <translation>Mitte zu dreien, bitte.</translation>
    </message>
    <message>
        <source>In threes, with the stock first, please.</source>
        <translation>Talon zuerst und zu dreien, bitte.</translation>
    </message>
    <message>
        <source>&amp;How many of the point are left?</source>
        <translation>Wie viel ist vom &amp;Rummel noch da?</translation>
    </message>
    <message>
        <source>Take back your declaration or score, and do it again.</source>
        <translation>Das Angesagte oder Gezählte widerrufen und neu ansagen oder zählen.</translation>
    </message>
    <message>
        <source>Object: your opponent could have followed suit but did not.</source>
        <translation>Rügen: Der Gegner hat nicht bedient, obwohl es möglich war.</translation>
    </message>
    <message>
        <source>Object: {player} could have followed suit but did not.</source>
        <translation>Rügen: {player} hat nicht bedient, obwohl es möglich war.</translation>
    </message>
    <message>
        <source>I take only one.</source>
        <translation>Ich nehme bloß eine.</translation>
    </message>
    <message>
        <source>I take only two.</source>
        <translation>Ich nehme bloß zwei.</translation>
    </message>
    <message>
        <source>I take only three.</source>
        <translation>Ich nehme bloß drei.</translation>
    </message>
    <message>
        <source>I take only four.</source>
        <translation>Ich nehme bloß vier.</translation>
    </message>
    <message>
        <source>I take only five.</source>
        <translation>Ich nehme bloß fünf.</translation>
    </message>
    <message>
        <source>I take only six.</source>
        <translation>Ich nehme bloß sechs.</translation>
    </message>
    <message>
        <source>I take only seven.</source>
        <translation>Ich nehme bloß sieben.</translation>
    </message>
    <message>
        <source>What do they make?</source>
        <translation>Wie viel?</translation>
    </message>
    <message>
        <source>a {sequence}</source>
        <translation>eine {sequence}</translation>
    </message>
    <message>
        <source>Not good; my {sequence} is {top}.</source>
        <translation>Nicht gut; meine {sequence} ist {top}.</translation>
    </message>
    <message>
        <source>Not good; I have a {sequence}.</source>
        <translation>Nicht gut; ich habe eine {sequence}.</translation>
    </message>
    <message>
        <source>Not good; I have {cards}.</source>
        <translation>Nicht gut; ich habe {cards}.</translation>
    </message>
    <message>
        <source>The point is equal.</source>
        <translation>Das Blatt steht.</translation>
    </message>
    <message>
        <source>Equal; mine is {top} as well.</source>
        <translation>Steht; meine ist auch {top}.</translation>
    </message>
    <message>
        <source>Wait: I have {cards}.</source>
        <translation>Halt: {cards}!</translation>
    </message>
    <message>
        <source>Carte blanche: {count}!</source>
        <translation>Weiße Karte: {count}!</translation>
    </message>
    <message>
        <source>{item}: {count}!</source>
        <translation>{item}: {count}!</translation>
    </message>
    <message>
        <source>{count}!</source>
        <translation>{count}!</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Captured by {name}</source>
        <translation>Gefangen von {name}</translation>
    </message>
    <message>
        <source>In the trick</source>
        <translation>Im Stich</translation>
    </message>
    <message>
        <source>Lower packet of the stock</source>
        <translation>Unteres Päckchen des Talons</translation>
    </message>
    <message>
        <source>Upper packet of the stock</source>
        <translation>Oberes Päckchen des Talons</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Build {number}</source>
        <translation>Stapel {number}</translation>
    </message>
    <message>
        <source>Put aside for the last capture</source>
        <translation>Für den letzten Fänger beiseitegelegt</translation>
    </message>
    <message>
        <source>Marking cards held by {name}</source>
        <translation>Markierungskarten von {name}</translation>
    </message>
    <message>
        <source>Stack of {value}</source>
        <translation>Päckchen mit {value}</translation>
    </message>
    <message>
        <source>Multiple build of {value}</source>
        <translation>Mehrfacher Stapel auf {value}</translation>
    </message>
    <message>
        <source>Build of {value}</source>
        <translation>Stapel auf {value}</translation>
    </message>
    <message>
        <source>Held by {name}</source>
        <translation>Hand von {name}</translation>
    </message>
    <message>
        <source>Discarded by {name}</source>
        <translation>Weggelegt von {name}</translation>
    </message>
    <message>
        <source>Tricks won by {name}</source>
        <translation>Stiche von {name}</translation>
    </message>
    <message>
        <source>Card face down, {place}</source>
        <translation>Verdeckte Karte, {place}</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, auf Ihrer Hand</translation>
    </message>
    <message>
        <source>{card}, {place}</source>
        <translation>{card}, {place}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Is still learning: sees pairs and sums of two cards up to ten, misses other sums, and hoards her aces.</source>
        <translation>Lernt noch: sieht Paare und zwei Karten, die höchstens zehn ergeben, übersieht andere Summen und spart ihre Asse auf.</translation>
    </message>
    <message>
        <source>Nearly always proposes, keeps all court cards, forgets her king after an exchange, and bets on the underdog.</source>
        <translation>Proponiert fast immer, behält alle Bilder, vergisst nach einem Kauf ihren König und wettet auf den Schwächeren.</translation>
    </message>
    <message>
        <source>Is still learning: exchanges all she can, hoards her aces, misses trios, and forgets the cards played.</source>
        <translation>Lernt noch: kauft, so viel sie darf, spart ihre Asse auf, übersieht Gedritte und vergisst, was gespielt wurde.</translation>
    </message>
    <message>
        <source>Thinks only of his own hand: keeps what promises most, and takes what he can.</source>
        <translation>Denkt nur an die eigene Hand: behält, was am meisten verspricht, und sticht, wo er kann.</translation>
    </message>
    <message>
        <source>Tries out his exchange on a dozen deals, and considers about forty hands the others could hold.</source>
        <translation>Probiert seine Käufe an einem Dutzend Verteilungen aus und denkt an etwa vierzig Hände, die die anderen haben könnten.</translation>
    </message>
    <message>
        <source>Weighs many hands the others could hold before every exchange and every card. With two players he also learns from the cards played.</source>
        <translation>Wägt vor jedem Kauf und jeder Karte viele Hände ab, die die anderen haben könnten, und zieht zu zweit aus den gespielten Karten seine Schlüsse.</translation>
    </message>
    <message>
        <source>Lina, the beginner</source>
        <translation>Lina, die Anfängerin</translation>
    </message>
    <message>
        <source>Gustav, the grabber</source>
        <translation>Gustav, der Raffer</translation>
    </message>
    <message>
        <source>Agda, the counter</source>
        <translation>Agda, die Zählerin</translation>
    </message>
    <message>
        <source>Henrik, the planner</source>
        <translation>Henrik, der Planer</translation>
    </message>
    <message>
        <source>Professor Falk</source>
        <translation>Professor Falk</translation>
    </message>
    <message>
        <source>Ida, the companion</source>
        <translation>Ida, die Weggefährtin</translation>
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
        <source>Takes whatever scores most there and then, and never thinks ahead.</source>
        <translation>Nimmt, was sofort am meisten zählt, und denkt nicht an das, was danach kommt.</translation>
    </message>
    <message>
        <source>Remembers every card and weighs what she takes against what she leaves you.</source>
        <translation>Merkt sich jede Karte und wägt ab, was sie nimmt und was sie Ihnen liegen lässt.</translation>
    </message>
    <message>
        <source>Thinks through up to ten possible deals and estimates how they will end. With more than two players, often does so only from the last round on.</source>
        <translation>Denkt bis zu zehn mögliche Verteilungen durch, zu mehreren oft erst ab der letzten Ausgabe, und schätzt das Ende.</translation>
    </message>
    <message>
        <source>Thinks through as many deals as time allows: with two players, to the very end; with more, often only from the last round on.</source>
        <translation>Denkt so viele mögliche Verteilungen durch, wie die Zeit erlaubt, zu zweit bis ganz zum Ende, zu mehreren oft erst ab der letzten Ausgabe.</translation>
    </message>
    <message>
        <source>Trusts in high cards and luck, and bets on the favourite.</source>
        <translation>Vertraut auf hohe Karten und auf das Glück des Tages und wettet auf den Favoriten.</translation>
    </message>
    <message>
        <source>Knows by heart which hands to play without an exchange, and bets with caution.</source>
        <translation>Kennt auswendig, welche Hände man ohne Kaufen spielt, und wettet vorsichtig.</translation>
    </message>
    <message>
        <source>Has worked out when to propose, solves the play of the cards, and bets by the odds.</source>
        <translation>Hat berechnet, wann man proponiert, löst das Spiel der Karten genau und wettet nach Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>Remembers what was declared and played, exchanges with care, and considers about a dozen hands the others could hold.</source>
        <translation>Merkt sich, was angesagt und gespielt wurde, kauft mit Bedacht und denkt an etwa ein Dutzend Hände der anderen.</translation>
    </message>
    <message>
        <source>Ida</source>
        <translation>Ida</translation>
    </message>
    <message>
        <source>Keeps pace with you. Your deals are judged, and her mistakes cost about as much as yours.</source>
        <translation>Hält mit Ihnen Schritt: Ihre Spiele werden beurteilt, und ihre eigenen Fehler kosten etwa so viel wie Ihre.</translation>
    </message>
    <message>
        <source>Somebody here</source>
        <translation>Jemand hier am Bildschirm</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Proposes when that pays against players who go by the book. Works out the play of the cards, and bets with caution.</source>
        <translation>Sagt, was gegen Leute nach dem Lehrbuch am meisten einbringt, rechnet das Ausspielen durch und wettet vorsichtig.</translation>
    </message>
</context>
<context>
    <name>PointPips</name>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>overfull</source>
        <translation>übervoll</translation>
    </message>
    <message>
        <source>making two</source>
        <translation>zu zwei</translation>
    </message>
    <message>
        <source>making three</source>
        <translation>zu drei</translation>
    </message>
    <message>
        <source>making four</source>
        <translation>zu vier</translation>
    </message>
    <message>
        <source>making five</source>
        <translation>zu fünf</translation>
    </message>
    <message>
        <source>making six</source>
        <translation>zu sechs</translation>
    </message>
    <message>
        <source>making seven</source>
        <translation>zu sieben</translation>
    </message>
    <message>
        <source>making eight</source>
        <translation>zu acht</translation>
    </message>
    <message>
        <source>making nine</source>
        <translation>zu neun</translation>
    </message>
    <message>
        <source>the seven is missing</source>
        <translation>es fehlt die Sieben</translation>
    </message>
    <message>
        <source>the eight is missing</source>
        <translation>es fehlt die Acht</translation>
    </message>
    <message>
        <source>the nine is missing</source>
        <translation>es fehlt die Neun</translation>
    </message>
    <message>
        <source>a court card or the ten is missing</source>
        <translation>es fehlt ein Bild oder die Zehn</translation>
    </message>
    <message>
        <source>the ace is missing</source>
        <translation>es fehlt das Ass</translation>
    </message>
</context>
<context>
    <name>PortraitChoice</name>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Be&amp;gin with the rules of</source>
        <translation>Mit den Re&amp;geln beginnen von</translation>
    </message>
    <message>
        <source>choose rules…</source>
        <translation>Regeln wählen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>How to continue</source>
        <translation>Wie es weitergeht</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>difficulty {problem} · your rating {rating}</source>
        <translation>Schwierigkeit {problem} · Ihre Wertung {rating}</translation>
    </message>
    <message>
        <source>{number} of {count} today</source>
        <translation>Heute {number} von {count}</translation>
    </message>
    <message>
        <source>The reasons are on their way …</source>
        <translation>Die Begründung kommt gleich&#xa0;…</translation>
    </message>
    <message>
        <source>Compared with {choice}: {differences}</source>
        <translation>Statt {choice}: {differences}</translation>
    </message>
    <message>
        <source>That was not the question, so it does not count.</source>
        <translation>Danach ist nicht gefragt; es zählt nicht.</translation>
    </message>
    <message>
        <source>Right: {answer}.</source>
        <translation>Richtig: {answer}.</translation>
    </message>
    <message>
        <source>The best answer: {answer}.</source>
        <translation>Die beste Antwort: {answer}.</translation>
    </message>
    <message>
        <source>Your answer: {answer}.</source>
        <translation>Ihre Antwort: {answer}.</translation>
    </message>
    <message>
        <source>Counts as missed: your rating changes by {change}, and the problem comes back.</source>
        <translation>Das zählt als nicht gelöst: Ihre Wertung ändert sich um {change}, und die Aufgabe kommt wieder.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>Play out the best answer</source>
        <translation>Die beste Antwort ausspielen</translation>
    </message>
    <message>
        <source>Play out mine</source>
        <translation>Meine Antwort ausspielen</translation>
    </message>
</context>
<context>
    <name>PuzzleTexts</name>
    <message>
        <source>{family}: {solved} of {tried} solved, rating {rating}</source>
        <translation>{family}: {solved} von {tried} gelöst, Wertung {rating}</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>You made the last capture</source>
        <translation>Sie haben zuletzt gefangen</translation>
    </message>
    <message>
        <source>Your opponent made the last capture</source>
        <translation>Ihr Gegner hat zuletzt gefangen</translation>
    </message>
    <message>
        <source>What can this card capture?</source>
        <translation>Was kann diese Karte fangen?</translation>
    </message>
    <message>
        <source>Play {about} and capture as many cards as it can. Find every set.</source>
        <translation>Spielen Sie {about} und fangen Sie damit so viele Karten wie möglich. Finden Sie jede Gruppe.</translation>
    </message>
    <message>
        <source>Cards you could also have captured: {cost}.</source>
        <translation>Karten, die noch zu fangen waren: {cost}.</translation>
    </message>
    <message>
        <source>Cards you could also have captured: at least {cost}.</source>
        <translation>Karten, die noch zu fangen waren: mindestens {cost}.</translation>
    </message>
    <message>
        <source>What can this card capture in Zwickern?</source>
        <translation>Was kann diese Karte beim Zwickern fangen?</translation>
    </message>
    <message>
        <source>In Zwickern an ace is 11, a jack 12, a queen 13 and a king 14. Play {about} and capture as many cards as it can.</source>
        <translation>Beim Zwickern gilt das Ass 11, der Bube 12, die Dame 13 und der König 14. Spielen Sie {about}, und fangen Sie damit so viele Karten wie möglich.</translation>
    </message>
    <message>
        <source>Which capture scores most in Cicera?</source>
        <translation>Welcher Fang zählt bei Cicera am meisten?</translation>
    </message>
    <message>
        <source>In Cicera a card captures one matching card or one set. Scua, picada, simili and quadriglia are worth a point each. Play {about} for the most points.</source>
        <translation>Bei Cicera fängt eine Karte eine gleiche oder eine Gruppe, und Scua, Picada, Simili und Quadriglia zählen je einen Punkt. Spielen Sie {about} so, dass möglichst viele davon zusammenkommen.</translation>
    </message>
    <message>
        <source>Points given away: {cost}.</source>
        <translation>Verschenkte Punkte: {cost}.</translation>
    </message>
    <message>
        <source>Points given away: at least {cost}.</source>
        <translation>Verschenkte Punkte: mindestens {cost}.</translation>
    </message>
    <message>
        <source>Just played:</source>
        <translation>Eben gelegt:</translation>
    </message>
    <message>
        <source>Which capture is worth most?</source>
        <translation>Welcher Fang bringt am meisten?</translation>
    </message>
    <message>
        <source>More cards do not always mean more points: an ace is worth one, ♦10 two, ♠2 one, and a sweep one. Which capture scores most there and then?</source>
        <translation>Mehr Karten sind nicht immer mehr Punkte: Ein Ass bringt einen, ♦10 zwei, ♠2 einen und ein Kehraus einen. Welcher Fang bringt sofort am meisten?</translation>
    </message>
    <message>
        <source>Which card can creep?</source>
        <translation>Welche Karte kann kriechen?</translation>
    </message>
    <message>
        <source>In Krypkasino a card that can capture must, and points are bad. One card in your hand can take nothing: creep with it.</source>
        <translation>Beim Krypkasino muss fangen, was fangen kann, und Punkte sind schlecht. Eine Karte Ihrer Hand findet nichts: Kriechen Sie mit ihr.</translation>
    </message>
    <message>
        <source>Cards this one has to capture: {cost}.</source>
        <translation>Karten, die diese fängt: {cost}.</translation>
    </message>
    <message>
        <source>Cards this one has to capture: at least {cost}.</source>
        <translation>Karten, die diese fängt: mindestens {cost}.</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>Die letzten Karten</translation>
    </message>
    <message>
        <source>The stock is used up, and a player who has counted knows every card. Which play scores most?</source>
        <translation>Der Talon ist aufgebraucht, und wer mitgezählt hat, kennt jede Karte. Welcher Zug bringt am meisten?</translation>
    </message>
    <message>
        <source>What does this deal score?</source>
        <translation>Was zählt dieses Spiel?</translation>
    </message>
    <message>
        <source>The deal is over. {about}, and you made no sweep. How many points do you score?</source>
        <translation>Das Spiel ist zu Ende. {about}, und einen Kehraus haben Sie nicht gemacht. Wie viele Punkte bringt Ihnen das Spiel?</translation>
    </message>
    <message>
        <source>You captured these cards.</source>
        <translation>Diese Karten haben Sie gefangen.</translation>
    </message>
    <message>
        <source>Who gets the rest?</source>
        <translation>Wer bekommt den Rest?</translation>
    </message>
    <message>
        <source>Cards were exchanged.</source>
        <translation>Es wurde gekauft.</translation>
    </message>
    <message>
        <source>You played without proposing.</source>
        <translation>Sie haben gespielt, ohne zu proponieren.</translation>
    </message>
    <message>
        <source>Your opponent played without proposing.</source>
        <translation>Ihr Gegner hat gespielt, ohne zu proponieren.</translation>
    </message>
    <message>
        <source>You refused the first proposal.</source>
        <translation>Sie haben den ersten Antrag abgelehnt.</translation>
    </message>
    <message>
        <source>Your opponent refused your first proposal.</source>
        <translation>Ihr Gegner hat Ihren ersten Antrag abgelehnt.</translation>
    </message>
    <message>
        <source>The tricks: {own} to you, {other} to your opponent.</source>
        <translation>Die Stiche: {own} für Sie, {other} für Ihren Gegner.</translation>
    </message>
    <message>
        <source>Propose or play?</source>
        <translation>Proponieren oder spielen?</translation>
    </message>
    <message>
        <source>You are elder, and the match begins. Do you propose or play?</source>
        <translation>Sie sind Vorhand, und die Partie beginnt. Proponieren Sie, oder spielen Sie?</translation>
    </message>
    <message>
        <source>Accept or refuse?</source>
        <translation>Annehmen oder ablehnen?</translation>
    </message>
    <message>
        <source>You dealt, and the match begins. Elder proposes. Do you accept or refuse?</source>
        <translation>Sie haben gegeben, und die Partie beginnt. Die Vorhand proponiert. Nehmen Sie an, oder lehnen Sie ab?</translation>
    </message>
    <message>
        <source>Which cards do you exchange?</source>
        <translation>Für welche Karten kaufen Sie?</translation>
    </message>
    <message>
        <source>The exchange is agreed. Which cards do you discard?</source>
        <translation>Es wird gekauft. Welche Karten würden Sie weglegen?</translation>
    </message>
    <message>
        <source>What do you lead?</source>
        <translation>Was spielen Sie aus?</translation>
    </message>
    <message>
        <source>You are elder and have played without proposing. You do not know what the dealer holds. What do you lead?</source>
        <translation>Sie sind Vorhand und spielen, ohne zu proponieren. Was der Geber hat, wissen Sie nicht. Was spielen Sie aus?</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Welche Karte spielen Sie?</translation>
    </message>
    <message>
        <source>Both hands are open, and both players play their best. Which card do you play?</source>
        <translation>Beide Hände liegen offen, und beide spielen so gut wie möglich. Ihre Karte?</translation>
    </message>
    <message>
        <source>The deal is over. {about} Leaving aside the king of trumps, who scores for the tricks, and how much?</source>
        <translation>Das Spiel ist zu Ende. {about} Wer zählt wie viel für die Stiche, den Trumpfkönig nicht mitgerechnet?</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent then misreads your hand, which gains you about %n point(s).</source>
        <translation>
            <numerusform>Der andere schätzt Ihr Blatt dann falsch ein; das bringt etwa %n Punkt.</numerusform>
            <numerusform>Der andere schätzt Ihr Blatt dann falsch ein; das bringt etwa %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saying less costs at least about %n point(s): more than misleading your opponent can gain.</source>
        <translation>
            <numerusform>Jede Art, weniger zu sagen, kostet mindestens etwa %n Punkt: mehr, als eine Täuschung bringen kann.</numerusform>
            <numerusform>Jede Art, weniger zu sagen, kostet mindestens etwa %n Punkte: mehr, als eine Täuschung bringen kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equally long, so the one with more pips is better.</source>
        <translation>Beide sind gleich lang, und mehr Augen sind besser.</translation>
    </message>
    <message>
        <source>Both are equally long, so the one with the higher top card is better.</source>
        <translation>Beide sind gleich lang, und besser ist die mit der höheren obersten Karte.</translation>
    </message>
    <message>
        <source>The numbers are equal, so the higher rank is better.</source>
        <translation>Beide sind gleich viele, und der höhere Rang ist besser.</translation>
    </message>
    <message>
        <source>the point in {suit}, {pips} pips</source>
        <translation>Rummel in {suit}, {pips} Augen</translation>
    </message>
    <message>
        <source>Cost in stakes: {cost}.</source>
        <translation>Das kostet an Einsätzen: {cost}.</translation>
    </message>
    <message>
        <source>Count a 36-card Piquet hand</source>
        <translation>Eine Hand aus 36 Karten zählen</translation>
    </message>
    <message>
        <source>Thirty-six-card Piquet: if everything you hold is good, how many points do you score for point, sequences, trios and quatorzes?</source>
        <translation>Piquet mit sechsunddreißig Karten: Wenn alles gut ist, wie viele Punkte zählen Sie für Rummel, Folgen und Kunststücke?</translation>
    </message>
    <message>
        <source>Which card, when low cards score nothing?</source>
        <translation>Welche Karte, wo niedrige nichts zählen?</translation>
    </message>
    <message>
        <source>Thirty-six-card Piquet: only a ten or better scores in play. Both hands are open, and both players play their best. Which card do you play?</source>
        <translation>Piquet mit sechsunddreißig Karten: Beim Ausspielen zählt eine Karte erst von der Zehn an. Beide Hände liegen offen, und beide spielen, so gut es geht. Welche Karte spielen Sie?</translation>
    </message>
    <message>
        <source>{answer}: {cost}</source>
        <translation>{answer}: {cost}</translation>
    </message>
    <message>
        <source>The match then stands at {own} to {other}.</source>
        <translation>Dann steht die Partie {own} zu {other}.</translation>
    </message>
    <message>
        <source>The deal then ends {own} to {other}.</source>
        <translation>Dann hat das Spiel {own} zu {other} gebracht.</translation>
    </message>
    <message>
        <source>I do</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>My opponent does</source>
        <translation>Mein Gegner</translation>
    </message>
    <message>
        <source>Who leads to the next trick?</source>
        <translation>Wer spielt zum nächsten Stich aus?</translation>
    </message>
    <message>
        <source>A card has been led. {about} Who leads to the next trick?</source>
        <translation>Eine Karte ist ausgespielt. {about} Wer spielt zum nächsten Stich aus?</translation>
    </message>
    <message>
        <source>Whose deal is it?</source>
        <translation>Wer gibt?</translation>
    </message>
    <message>
        <source>You play {card} to it.</source>
        <translation>Sie legen {card} dazu.</translation>
    </message>
    <message>
        <source>Your opponent plays {card} to it.</source>
        <translation>Ihr Gegner legt {card} dazu.</translation>
    </message>
    <message>
        <source>You dealt this one, and now it is {own} to {other}.</source>
        <translation>Sie haben dieses Mal gegeben, und jetzt steht es {own} zu {other}.</translation>
    </message>
    <message>
        <source>Your opponent dealt this one, and now it is {own} to {other}.</source>
        <translation>Ihr Gegner hat dieses Mal gegeben, und jetzt steht es {own} zu {other}.</translation>
    </message>
    <message>
        <source>The match is not over yet, and within a match the players deal in turn.</source>
        <translation>Die Partie ist noch nicht zu Ende, und in einer Partie gibt man abwechselnd.</translation>
    </message>
    <message>
        <source>You have won the match.</source>
        <translation>Sie haben die Partie gewonnen.</translation>
    </message>
    <message>
        <source>Your opponent has won the match.</source>
        <translation>Ihr Gegner hat die Partie gewonnen.</translation>
    </message>
    <message>
        <source>The winner of a match deals first in the next one.</source>
        <translation>Wer eine Partie gewinnt, gibt in der nächsten zuerst.</translation>
    </message>
    <message>
        <source>{better} wins: it is the higher card of the suit that was led.</source>
        <translation>{better} sticht: Das ist die höhere Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>{card} wins: a trump beats every card of another suit.</source>
        <translation>{card} sticht: Ein Trumpf schlägt jede Karte einer anderen Farbe.</translation>
    </message>
    <message>
        <source>{led} wins: {card} is of another suit, so it cannot win.</source>
        <translation>Der Stich gehört {led}: {card} ist von anderer Farbe und kann nicht stechen.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next one.</source>
        <translation>Wer einen Stich macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Zusammen</translation>
    </message>
    <message numerus="yes">
        <source>Your choice scores %n point(s) immediately.</source>
        <translation>
            <numerusform>Ihre Wahl bringt sofort %n Punkt.</numerusform>
            <numerusform>Ihre Wahl bringt sofort %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>So far, the last capture was yours.</source>
        <translation>Bisher haben Sie zuletzt gefangen.</translation>
    </message>
    <message>
        <source>So far, the last capture was your opponent’s.</source>
        <translation>Bisher hat Ihr Gegner zuletzt gefangen.</translation>
    </message>
    <message>
        <source>Now you take {cards} with {card}.</source>
        <translation>Jetzt nehmen Sie {cards} mit {card}.</translation>
    </message>
    <message>
        <source>Now you leave {card} on the table.</source>
        <translation>Jetzt legen Sie {card} hin.</translation>
    </message>
    <message>
        <source>Now your opponent takes {cards} with {card}.</source>
        <translation>Jetzt nimmt Ihr Gegner {cards} mit {card}.</translation>
    </message>
    <message>
        <source>Now your opponent leaves {card} on the table.</source>
        <translation>Jetzt legt Ihr Gegner {card} hin.</translation>
    </message>
    <message>
        <source>The last capture of the deal was yours.</source>
        <translation>Den letzten Fang des Spiels haben Sie gemacht.</translation>
    </message>
    <message>
        <source>The last capture of the deal was your opponent’s.</source>
        <translation>Den letzten Fang des Spiels hat Ihr Gegner gemacht.</translation>
    </message>
    <message>
        <source>The cards left on the table go to the player who captured last.</source>
        <translation>Was auf dem Tisch übrig ist, bekommt, wer zuletzt gefangen hat.</translation>
    </message>
    <message>
        <source>The last card of the deal has been played. {about} Who gets the cards that are left on the table?</source>
        <translation>Die letzte Karte des Spiels fällt. {about} Wer bekommt, was auf dem Tisch übrig ist?</translation>
    </message>
    <message>
        <source>Three or four tricks score one point; all five score two.</source>
        <translation>Drei oder vier Stiche zählen einen Punkt, alle fünf zwei.</translation>
    </message>
    <message>
        <source>But a player who plays without proposing, or refuses, and wins fewer than three tricks gives away two points.</source>
        <translation>Wer aber nicht proponiert oder ablehnt, gibt dem anderen zwei Punkte, wenn es keine drei Stiche werden.</translation>
    </message>
    <message>
        <source>Who scores, and how much?</source>
        <translation>Wer zählt, und wie viel?</translation>
    </message>
    <message>
        <source>I score one point</source>
        <translation>Ich einen Punkt</translation>
    </message>
    <message>
        <source>I score two points</source>
        <translation>Ich zwei Punkte</translation>
    </message>
    <message>
        <source>My opponent scores one</source>
        <translation>Mein Gegner einen</translation>
    </message>
    <message>
        <source>My opponent scores two</source>
        <translation>Mein Gegner zwei</translation>
    </message>
    <message>
        <source>A match to five. The deal is over. {about} Who deals next, in this match or in the one after it?</source>
        <translation>Eine Partie bis fünf. Das Spiel ist zu Ende. {about} Wer gibt als Nächstes, in dieser Partie oder in der, die folgt?</translation>
    </message>
    <message>
        <source>You hold {own}.</source>
        <translation>Sie halten {own}.</translation>
    </message>
    <message>
        <source>A card that is led scores one, and so does winning a trick to which the other player led.</source>
        <translation>Eine ausgespielte Karte zählt einen, und einen zählt auch, wer einen Stich macht, zu dem der andere ausgespielt hat.</translation>
    </message>
    <message>
        <source>Both are the same, so neither scores.</source>
        <translation>Beide sind gleich, und dann zählt keines von beiden.</translation>
    </message>
    <message>
        <source>Any four of a kind beat any three.</source>
        <translation>Vier von einer Art sind immer besser als drei.</translation>
    </message>
    <message>
        <source>The longer one is better.</source>
        <translation>Was länger ist, ist besser.</translation>
    </message>
    <message>
        <source>Declare it, or keep it back?</source>
        <translation>Ansagen oder verdecken?</translation>
    </message>
    <message>
        <source>The first deal of a match. You may declare everything in this class, or less, so that your opponent misreads your hand. What do you say?</source>
        <translation>Das erste Spiel einer Partie. Sie dürfen in dieser Klasse alles ansagen, oder weniger, damit der andere Ihr Blatt falsch einschätzt. Was sagen Sie?</translation>
    </message>
    <message>
        <source>Who scores for this trick?</source>
        <translation>Wer zählt für diesen Stich?</translation>
    </message>
    <message>
        <source>A card has been led. {about} It is not the last trick. Who scores for it?</source>
        <translation>Eine Karte ist ausgespielt. {about} Es ist nicht der letzte Stich. Wer zählt etwas dafür?</translation>
    </message>
    <message>
        <source>Both of us</source>
        <translation>Wir beide</translation>
    </message>
    <message>
        <source>A match to a hundred. The deal is over. {about} Who deals next, in this match or in the one after it?</source>
        <translation>Eine Partie bis hundert. Das Spiel ist zu Ende. {about} Wer gibt als Nächstes, in dieser Partie oder in der, die folgt?</translation>
    </message>
    <message>
        <source>You have the lead. Your opponent’s cards are hidden; you know only what was declared and played. Which card do you lead?</source>
        <translation>Sie spielen aus. Die Karten des anderen sind verdeckt; Sie wissen nur, was angesagt und gespielt wurde. Welche Karte spielen Sie aus?</translation>
    </message>
    <message>
        <source>Your opponent holds these cards.</source>
        <translation>Diese Karten hat Ihr Gegner.</translation>
    </message>
    <message>
        <source>It costs {cost} points.</source>
        <translation>Das kostet {cost} Punkte.</translation>
    </message>
    <message>
        <source>It costs at least {cost} points.</source>
        <translation>Das kostet mindestens {cost} Punkte.</translation>
    </message>
    <message>
        <source>From your own matches</source>
        <translation>Aus eigenen Partien</translation>
    </message>
    <message>
        <source>You have been here before and missed the best play. What is it?</source>
        <translation>Hier haben Sie schon einmal gesessen und das Beste nicht gefunden. Was ist es?</translation>
    </message>
    <message>
        <source>The best line, with your opponent’s cards in brackets: {cards}.</source>
        <translation>Am besten geht es so weiter, die Karten Ihres Gegners in Klammern: {cards}.</translation>
    </message>
    <message>
        <source>The line after your answer: {cards}.</source>
        <translation>Mit Ihrer Antwort geht es so weiter: {cards}.</translation>
    </message>
    <message>
        <source>a point of {cards}, making {pips} pips</source>
        <translation>{cards} mit {pips} Augen</translation>
    </message>
    <message>
        <source>You left {cards}.</source>
        <translation>Sie haben {cards} liegen lassen.</translation>
    </message>
    <message>
        <source>{card} can take nothing.</source>
        <translation>{card} findet nichts.</translation>
    </message>
    <message>
        <source>{card} takes {cards}.</source>
        <translation>{card} nimmt {cards}.</translation>
    </message>
    <message>
        <source>{card} takes {cards}: {sums}.</source>
        <translation>{card} nimmt {cards}: {sums}.</translation>
    </message>
    <message>
        <source>What do you discard?</source>
        <translation>Was würden Sie weglegen?</translation>
    </message>
    <message>
        <source>The first deal of a match. Which cards do you discard?</source>
        <translation>Das erste Spiel einer Partie. Welche Karten würden Sie weglegen?</translation>
    </message>
    <message>
        <source>Count this hand</source>
        <translation>Zählen Sie Ihre Karten</translation>
    </message>
    <message>
        <source>If everything you hold is good, how many points do you score for point, sequences, trios and quatorzes?</source>
        <translation>Wenn alles gut ist, was Sie haben: Wie viele Punkte bringen Rummel, Folgen und Kunststücke?</translation>
    </message>
    <message>
        <source>Good, or not good?</source>
        <translation>Gut oder nicht gut?</translation>
    </message>
    <message>
        <source>Elder declares: {about}. Holding this hand, what do you answer?</source>
        <translation>Die Vorhand sagt an: {about}. Was antworten Sie mit Ihren Karten?</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Not good</source>
        <translation>Nicht gut</translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <translation>{own} zu {other}</translation>
    </message>
    <message>
        <source>Save the Rubicon</source>
        <translation>Über den Rubikon</translation>
    </message>
    <message>
        <source>The last deal of a Rubicon match. With this deal’s points so far, the score is {about}. You will lose, but one card still gets you to a hundred. Which?</source>
        <translation>Das letzte Spiel einer Rubikon-Partie; mit dem schon Gezählten steht es {about}. Sie werden verlieren, kommen mit einer Karte aber noch auf hundert. Mit welcher?</translation>
    </message>
    <message>
        <source>Keep them below a hundred</source>
        <translation>Unter hundert halten</translation>
    </message>
    <message>
        <source>The last deal of a Rubicon match. With this deal’s points so far, the score is {about}. You will win, and one card keeps your opponent below a hundred. Which?</source>
        <translation>Das letzte Spiel einer Rubikon-Partie; mit dem schon Gezählten steht es {about}. Sie werden gewinnen, und eine Karte hält Ihren Gegner unter hundert. Welche?</translation>
    </message>
    <message>
        <source>Get there first</source>
        <translation>Zuerst am Ziel</translation>
    </message>
    <message>
        <source>A match to a hundred. With this deal’s points so far, the score is {about}. With one card you get there first; with any other your opponent does. Which?</source>
        <translation>Eine Partie zu hundert; mit dem schon Gezählten steht es {about}. Mit einer Karte sind Sie zuerst am Ziel, mit jeder anderen Ihr Gegner. Mit welcher?</translation>
    </message>
    <message>
        <source>Save the double</source>
        <translation>Nicht doppelt verlieren</translation>
    </message>
    <message>
        <source>A match to a hundred. With this deal’s points so far, the score is {about}. Your opponent will get there first, and a loser with fewer than fifty pays double. Which card saves you?</source>
        <translation>Eine Partie zu hundert; mit dem schon Gezählten steht es {about}. Ihr Gegner wird zuerst am Ziel sein, und wer dann weniger als fünfzig hat, zahlt doppelt. Welche Karte bewahrt Sie davor?</translation>
    </message>
</context>
<context>
    <name>PuzzlesDialog</name>
    <message>
        <source>{count} of {most} done</source>
        <translation>{count} von {most} erledigt</translation>
    </message>
    <message>
        <source>Five for today</source>
        <translation>Fünf für heute</translation>
    </message>
    <message>
        <source>Missed problems</source>
        <translation>Was misslungen ist</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>Wertung {rating}</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Aufgabe</numerusform>
            <numerusform>%n Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Aufgaben</translation>
    </message>
    <message numerus="yes">
        <source>%n due again</source>
        <translation>
            <numerusform>%n kommt wieder</numerusform>
            <numerusform>%n kommen wieder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s), {solved} of {tried} right</source>
        <translation>
            <numerusform>%n Aufgabe, {solved} von {tried} richtig</numerusform>
            <numerusform>%n Aufgaben, {solved} von {tried} richtig</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all problem ratings and results?</source>
        <translation>Alle Wertungen und Ergebnisse der Aufgaben löschen?</translation>
    </message>
    <message>
        <source>Positions to solve at the table. Answers are judged by what they cost. Problems you miss come back.</source>
        <translation>Stellungen, die am Tisch zu lösen sind. Eine Antwort wird danach beurteilt, was sie kostet; was misslungen ist, kommt wieder.</translation>
    </message>
    <message>
        <source>&amp;Delete the results…</source>
        <translation>Ergebnisse &amp;löschen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Bild &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
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
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>The cards are covered until the next player sits down.</source>
        <translation>Die Karten sind verdeckt, bis sich die nächste Person setzt.</translation>
    </message>
    <message>
        <source>You have no decision to make now.</source>
        <translation>Jetzt ist nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Sie haben keine Karten in der Hand.</translation>
    </message>
    <message>
        <source>{place}: {cards}.</source>
        <translation>{place}: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n cards, face down.</source>
        <translation>
            <numerusform>{place}: %n Karte, verdeckt.</numerusform>
            <numerusform>{place}: %n Karten, verdeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Auf dem Tisch liegt nichts.</translation>
    </message>
    <message numerus="yes">
        <source>In your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>In Ihrer Hand %n Karte: {cards}.</numerusform>
            <numerusform>In Ihrer Hand %n Karten: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from the exchange: {cards}.</source>
        <translation>Gekauft: {cards}.</translation>
    </message>
    <message>
        <source>Seen in the stock: {cards}.</source>
        <translation>Im Talon gesehen: {cards}.</translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <translation>Weggelegt: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{party}: %n points</source>
        <translation>
            <numerusform>{party}: %n Punkt</numerusform>
            <numerusform>{party}: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number} is over. {score}.</source>
        <translation>Spiel {number} ist zu Ende. {score}.</translation>
    </message>
    <message>
        <source>The match is over. {score}.</source>
        <translation>Die Partie ist zu Ende. {score}.</translation>
    </message>
    <message>
        <source>You can play {cards}.</source>
        <translation>Sie können spielen: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n ways to capture.</source>
        <translation>
            <numerusform>Es gibt %n Möglichkeit zu fangen.</numerusform>
            <numerusform>Es gibt %n Möglichkeiten zu fangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can say: {options}.</source>
        <translation>Sie können sagen: {options}.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards with Space, then press Return.</source>
        <translation>
            <numerusform>Wählen Sie %n Karte mit der Leertaste, dann drücken Sie die Eingabetaste.</numerusform>
            <numerusform>Wählen Sie %n Karten mit der Leertaste, dann drücken Sie die Eingabetaste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over. Winner: {names}. {score}.</source>
        <translation>Die Partie ist zu Ende. Gewonnen: {names}. {score}.</translation>
    </message>
    <message>
        <source>Choose {least} to {most} cards with Space, then press Return.</source>
        <translation>Wählen Sie {least} bis {most} Karten mit der Leertaste, dann drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>“{label}”</source>
        <translation>„{label}“</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Close</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Sie wollten wissen</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It captures {card}, which is worth points in its own right.</source>
        <translation>{card} ist gefangen und zählt für sich.</translation>
    </message>
    <message>
        <source>Another choice would cost you {points} more.</source>
        <translation>Eine andere Möglichkeit würde {points} mehr gegen Sie zählen.</translation>
    </message>
    <message>
        <source>No other choice takes more cards.</source>
        <translation>Keine andere Möglichkeit bringt mehr Karten.</translation>
    </message>
    <message>
        <source>It sweeps the table.</source>
        <translation>Das ist ein Kehraus.</translation>
    </message>
    <message>
        <source>It is a mulle: {card} captures its twin.</source>
        <translation>Das ist eine Mulle: {card} fängt den Zwilling.</translation>
    </message>
    <message>
        <source>It is the last capture, and takes the rest of the table as well.</source>
        <translation>Das ist der letzte Fang, und der Rest des Tisches kommt dazu.</translation>
    </message>
    <message>
        <source>It builds {value}, which you can capture later.</source>
        <translation>Damit entsteht ein Stapel auf {value}, den Sie später fangen können.</translation>
    </message>
    <message>
        <source>It keeps the next player from sweeping the table.</source>
        <translation>Der Nächste kann dann keinen Kehraus machen.</translation>
    </message>
    <message>
        <source>As far as you can tell, nobody can capture {card}.</source>
        <translation>Soweit man wissen kann, fängt niemand {card}.</translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>Damit ist die Partie gewonnen.</translation>
    </message>
    <message>
        <source>It wins at least three tricks in {chance}% of cases.</source>
        <translation>Damit machen Sie mit einer Wahrscheinlichkeit von {chance}&#xa0;% mindestens drei Stiche.</translation>
    </message>
    <message>
        <source>By the classical rules this hand is played without an exchange.</source>
        <translation>Nach den klassischen Regeln spielt man diese Hand ohne Kaufen.</translation>
    </message>
    <message>
        <source>New cards should be better than these.</source>
        <translation>Neue Karten versprechen mehr als diese.</translation>
    </message>
    <message>
        <source>The point for the king is enough to win the match.</source>
        <translation>Der Punkt für den König genügt zum Gewinn der Partie.</translation>
    </message>
    <message>
        <source>The king of trumps scores a point now or never.</source>
        <translation>Der Trumpfkönig zählt jetzt einen Punkt oder nie.</translation>
    </message>
    <message>
        <source>The point for the king is hardly needed, and nobody knows where the king is.</source>
        <translation>Der Punkt für den König wird kaum gebraucht, und niemand weiß, wo der König ist.</translation>
    </message>
    <message>
        <source>The cards that have been seen prove the fault.</source>
        <translation>Die Karten, die man gesehen hat, beweisen den Fehler.</translation>
    </message>
    <message>
        <source>For the moment no choice costs you anything.</source>
        <translation>Im Augenblick kostet Sie kein Zug etwas.</translation>
    </message>
    <message>
        <source>It keeps the other side below {half}, half the target, so that the match counts double.</source>
        <translation>Damit bleibt die andere Seite unter {half}, der Hälfte des Ziels, und die Partie zählt doppelt.</translation>
    </message>
    <message>
        <source>It gets you to {half}, half the target, so that the loss does not count double.</source>
        <translation>Damit kommen Sie auf {half}, die Hälfte des Ziels, und verlieren nur einfach.</translation>
    </message>
    <message>
        <source>With it you fall short of {half}, half the target, and the loss counts double.</source>
        <translation>Damit bleiben Sie unter {half}, der Hälfte des Ziels, und verlieren doppelt.</translation>
    </message>
    <message>
        <source>Against a player who goes by the classical list, this is better. At this score it gains about one stake in {deals} deals.</source>
        <translation>Gegen jemanden, der nach der alten Liste spielt, ist dieses Wort besser; bei diesem Stand bringt das in etwa {deals} Spielen einen Einsatz ein.</translation>
    </message>
    <message>
        <source>You are unlikely to win three tricks now.</source>
        <translation>Drei Stiche sind kaum noch zu holen.</translation>
    </message>
    <message>
        <source>You win three tricks in {chance}% of cases rather than {other}%.</source>
        <translation>Drei Stiche gelingen in {chance}&#xa0;% der Fälle statt in {other}&#xa0;%.</translation>
    </message>
    <message>
        <source>You win all five tricks in {chance}% of cases rather than {other}%.</source>
        <translation>Alle fünf Stiche gelingen in {chance}&#xa0;% der Fälle statt in {other}&#xa0;%.</translation>
    </message>
    <message>
        <source>You lose all five tricks in {chance}% of cases rather than {other}%.</source>
        <translation>Alle fünf Stiche gehen in {chance}&#xa0;% der Fälle verloren statt in {other}&#xa0;%.</translation>
    </message>
    <message>
        <source>You win all five tricks more often, or lose them less often.</source>
        <translation>Alle fünf Stiche gelingen öfter oder gehen seltener verloren.</translation>
    </message>
    <message>
        <source>The king of trumps is yours in {chance}% of cases rather than {other}%.</source>
        <translation>Der Trumpfkönig gehört in {chance}&#xa0;% der Fälle Ihnen statt in {other}&#xa0;%.</translation>
    </message>
    <message>
        <source>Your opponent has the king of trumps in {chance}% of cases rather than {other}%.</source>
        <translation>Der Trumpfkönig gehört in {chance}&#xa0;% der Fälle dem Gegner statt in {other}&#xa0;%.</translation>
    </message>
    <message>
        <source>You have the king of trumps more often, or your opponent has it less often.</source>
        <translation>Der Trumpfkönig gehört öfter Ihnen oder seltener dem Gegner.</translation>
    </message>
    <message>
        <source>It leads trumps.</source>
        <translation>Damit spielen Sie Trumpf an.</translation>
    </message>
    <message>
        <source>It is number {number} of the eight leads that the classical rules recommend.</source>
        <translation>Die klassischen Regeln empfehlen es: Nummer {number} der acht Anspiele.</translation>
    </message>
    <message>
        <source>If you keep {cards} in {suit}, the point may grow.</source>
        <translation>Mit {cards} in {suit} kann der Rummel noch wachsen.</translation>
    </message>
    <message>
        <source>This is the cheapest card that wins the trick.</source>
        <translation>Mit dieser Karte kostet der Stich am wenigsten.</translation>
    </message>
    <message>
        <source>You need not follow a new suit that was not named.</source>
        <translation>Eine neue Farbe, die nicht genannt wird, braucht niemand zu bedienen.</translation>
    </message>
    <message>
        <source>You win the last trick more often.</source>
        <translation>Den letzten Stich machen Sie öfter.</translation>
    </message>
    <message>
        <source>A repique is more likely.</source>
        <translation>Ein Neunziger ist wahrscheinlicher.</translation>
    </message>
    <message>
        <source>A pique is more likely.</source>
        <translation>Ein Sechziger ist wahrscheinlicher.</translation>
    </message>
    <message>
        <source>Capot is more likely.</source>
        <translation>Ein Allstich ist wahrscheinlicher.</translation>
    </message>
    <message>
        <source>{cards} in {suit} stay together.</source>
        <translation>{cards} in {suit} bleiben zusammen.</translation>
    </message>
    <message>
        <source>{card} stays guarded by another card.</source>
        <translation>{card} bleibt mit einer Karte besetzt.</translation>
    </message>
    <message>
        <source>{card} is worth keeping.</source>
        <translation>{card} behält man besser.</translation>
    </message>
    <message>
        <source>Some of the {count} new cards should be better.</source>
        <translation>Unter {count} neuen Karten sollten einige bessere sein.</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>Eine andere Karte darf nicht gespielt werden.</translation>
    </message>
    <message>
        <source>{player} wins the match in {chance}% of cases.</source>
        <translation>{player} gewinnt die Partie mit einer Wahrscheinlichkeit von {chance}&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s) more</source>
        <translation>
            <numerusform>%n Pik mehr</numerusform>
            <numerusform>%n Pik mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more</source>
        <translation>
            <numerusform>%n Karte mehr</numerusform>
            <numerusform>%n Karten mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>Even so, it costs you {points}.</source>
        <translation>Immerhin zählt auch das {points} gegen Sie.</translation>
    </message>
    <message>
        <source>It makes {sum}, which {card} in your hand can capture later.</source>
        <translation>Das macht {sum}, und {card} in Ihrer Hand fängt es später.</translation>
    </message>
    <message>
        <source>It makes {sum}, which your partner has announced.</source>
        <translation>Das macht {sum}, und das hat der Partner angesagt.</translation>
    </message>
    <message>
        <source>It makes {sum}. Number of unseen cards that can capture that: {count}.</source>
        <translation>Das macht {sum}; noch nicht gesehene Karten, die es fangen können: {count}.</translation>
    </message>
    <message>
        <source>{card} can later capture {cards}.</source>
        <translation>{card} kann später {cards} fangen.</translation>
    </message>
    <message>
        <source>{card} could capture, but it is better to trail it.</source>
        <translation>{card} könnte fangen, wird aber besser abgelegt.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Etwas anderes ist nicht möglich.</translation>
    </message>
    <message>
        <source>It captures {count} cards.</source>
        <translation>Das fängt {count} Karten.</translation>
    </message>
    <message>
        <source>It costs you {points} less.</source>
        <translation>Das zählt {points} weniger gegen Sie.</translation>
    </message>
    <message>
        <source>It captures {spades}.</source>
        <translation>Das fängt {spades}.</translation>
    </message>
    <message>
        <source>It captures {cards}.</source>
        <translation>Das fängt {cards}.</translation>
    </message>
    <message>
        <source>{card} is out of the next player’s reach.</source>
        <translation>{card} ist vor dem Nächsten sicher.</translation>
    </message>
    <message>
        <source>The next player finds less to capture.</source>
        <translation>Der Nächste findet weniger zu fangen.</translation>
    </message>
    <message>
        <source>The risk is that, without an exchange, losing the tricks costs two points.</source>
        <translation>Das Risiko dabei: Gehen die Stiche ohne Kaufen verloren, so kostet das zwei Punkte.</translation>
    </message>
    <message>
        <source>You do not risk losing two points by playing without an exchange.</source>
        <translation>Sie riskieren nicht die zwei Punkte, die verlorene Stiche ohne Kaufen kosten.</translation>
    </message>
    <message>
        <source>In {chance}% of cases your opponent refuses, loses the tricks, and pays two points.</source>
        <translation>In {chance}&#xa0;% der Fälle lehnt der Gegner ab, verliert die Stiche und zahlt zwei Punkte.</translation>
    </message>
    <message>
        <source>{card} stays in your hand.</source>
        <translation>{card} bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>More cards are exchanged.</source>
        <translation>Es werden mehr Karten gekauft.</translation>
    </message>
    <message>
        <source>Everything else looks worse.</source>
        <translation>Alles andere sieht schlechter aus.</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) more</source>
        <translation>
            <numerusform>etwa %n Punkt mehr</numerusform>
            <numerusform>etwa %n Punkte mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>a little more</source>
        <translation>etwas mehr</translation>
    </message>
    <message>
        <source>These stay together: {items}.</source>
        <translation>Zusammen bleiben: {items}.</translation>
    </message>
    <message>
        <source>In this deal you can expect {points} more than the other side.</source>
        <translation>In diesem Spiel dürften Sie damit {points} mehr zählen als die Gegenseite.</translation>
    </message>
    <message>
        <source>Even so, the other side can expect {points} more in this deal.</source>
        <translation>Auch so dürfte die Gegenseite in diesem Spiel {points} mehr zählen.</translation>
    </message>
    <message>
        <source>In this deal you can expect {points} more than the other side, give or take {spread}.</source>
        <translation>In diesem Spiel dürften Sie damit {points} mehr zählen als die Gegenseite, plus oder minus {spread}.</translation>
    </message>
    <message>
        <source>Even so, the other side can expect {points} more in this deal, give or take {spread}.</source>
        <translation>Auch so dürfte die Gegenseite in diesem Spiel {points} mehr zählen, plus oder minus {spread}.</translation>
    </message>
    <message>
        <source>Both sides can then expect about the same in this deal.</source>
        <translation>Damit ist in diesem Spiel für beide Seiten etwa gleich viel zu erwarten.</translation>
    </message>
    <message>
        <source>Both sides can then expect about the same in this deal, give or take {spread}.</source>
        <translation>Beide Seiten dürften in diesem Spiel etwa gleich viel zählen, plus oder minus {spread}.</translation>
    </message>
    <message>
        <source>The rest should be worth {points} more to you than to the other side, give or take {spread}.</source>
        <translation>Der Rest sollte Ihnen {points} mehr bringen als der Gegenseite, plus oder minus {spread}.</translation>
    </message>
    <message>
        <source>The rest should be worth {points} more to the other side than to you, give or take {spread}.</source>
        <translation>Der Rest sollte der Gegenseite {points} mehr bringen als Ihnen, plus oder minus {spread}.</translation>
    </message>
    <message>
        <source>The rest should be worth about the same to both sides, give or take {spread}.</source>
        <translation>Der Rest sollte beiden Seiten etwa gleich viel bringen, plus oder minus {spread}.</translation>
    </message>
    <message>
        <source>The rest should be worth {points} more to you than to the other side.</source>
        <translation>Der Rest sollte Ihnen {points} mehr bringen als der Gegenseite.</translation>
    </message>
    <message>
        <source>The rest should be worth {points} more to the other side than to you.</source>
        <translation>Der Rest sollte der Gegenseite {points} mehr bringen als Ihnen.</translation>
    </message>
    <message>
        <source>The rest should be worth about the same to both sides.</source>
        <translation>Der Rest sollte beiden Seiten etwa gleich viel bringen.</translation>
    </message>
    <message>
        <source>You fall short of {line}, so every point, even your own, adds to what you pay; this card scores fewer.</source>
        <translation>Sie bleiben unter {line}, daher erhöht jeder Punkt, auch ein eigener, was Sie zahlen; diese Karte bringt weniger davon.</translation>
    </message>
    <message>
        <source>The other side falls short of {line}, so every point, even theirs, adds to your winnings; this card scores more.</source>
        <translation>Die andere Seite bleibt unter {line}, daher erhöht jeder Punkt, auch ihrer, Ihren Gewinn; diese Karte bringt mehr davon.</translation>
    </message>
    <message>
        <source>Trios and quatorzes should score {more}.</source>
        <translation>Kunststücke bringen {more}.</translation>
    </message>
    <message>
        <source>{cards} stay guarded by other cards.</source>
        <translation>{cards} bleiben mit weiteren Karten besetzt.</translation>
    </message>
    <message>
        <source>{cards} are worth keeping.</source>
        <translation>{cards} behält man besser.</translation>
    </message>
    <message>
        <source>This close to the end, winning the match matters more than the odd point.</source>
        <translation>So nahe am Ende der Partie zählt, wer sie gewinnt; da ist nicht jeder Punkt gleich viel wert.</translation>
    </message>
    <message>
        <source>Nobody can beat {card}.</source>
        <translation>Niemand kann {card} schlagen.</translation>
    </message>
    <message>
        <source>It is better to let the other side win the trick.</source>
        <translation>Der Stich bleibt besser der Gegenseite.</translation>
    </message>
    <message>
        <source>It wins the cards, most of the tricks, in {chance}% of cases.</source>
        <translation>Damit machen Sie mit einer Wahrscheinlichkeit von {chance}&#xa0;% die Lese.</translation>
    </message>
    <message>
        <source>It keeps the cards from the other side in {chance}% of cases.</source>
        <translation>Damit verhindern Sie mit einer Wahrscheinlichkeit von {chance}&#xa0;%, dass die Gegenseite die Lese macht.</translation>
    </message>
    <message>
        <source>It wins all the tricks in {chance}% of cases.</source>
        <translation>Damit machen Sie mit einer Wahrscheinlichkeit von {chance}&#xa0;% alle Stiche.</translation>
    </message>
    <message>
        <source>It saves the capot in {chance}% of cases.</source>
        <translation>Damit verhindern Sie mit einer Wahrscheinlichkeit von {chance}&#xa0;% den Allstich.</translation>
    </message>
    <message>
        <source>It wins the last trick in {chance}% of cases.</source>
        <translation>Damit machen Sie mit einer Wahrscheinlichkeit von {chance}&#xa0;% den letzten Stich.</translation>
    </message>
    <message>
        <source>Carte blanche scores ten at once.</source>
        <translation>Weiße Karte zählt sofort zehn.</translation>
    </message>
    <message>
        <source>Anything you keep back scores nothing.</source>
        <translation>Was man verschweigt, zählt nichts.</translation>
    </message>
    <message>
        <source>Keeping it back misleads your opponent in the play. That should gain about {points} more than it costs.</source>
        <translation>Was verschwiegen wird, führt den Gegner in den Stichen irre; das bringt etwa {points} mehr, als es kostet.</translation>
    </message>
    <message>
        <source>A repique has to be announced now.</source>
        <translation>Ein Neunziger muss jetzt angesagt werden.</translation>
    </message>
    <message>
        <source>It scores everything that is yours to score.</source>
        <translation>Damit ist alles gezählt, was Ihnen zusteht.</translation>
    </message>
    <message>
        <source>The rest are lost, however they are played.</source>
        <translation>Der Rest ist verloren, wie man auch spielt.</translation>
    </message>
    <message>
        <source>The point should score {more}.</source>
        <translation>Der Rummel bringt {more}.</translation>
    </message>
    <message>
        <source>Sequences should score {more}.</source>
        <translation>Folgen bringen {more}.</translation>
    </message>
    <message>
        <source>Leads and tricks should score {more}.</source>
        <translation>Ausspiele und Stiche bringen {more}.</translation>
    </message>
    <message>
        <source>Points for the cards should score {more}.</source>
        <translation>Die Lese bringt {more}.</translation>
    </message>
    <message>
        <source>The other side is less likely to score a repique.</source>
        <translation>Ein Neunziger der Gegenseite ist weniger wahrscheinlich.</translation>
    </message>
    <message>
        <source>The other side is less likely to score a pique.</source>
        <translation>Ein Sechziger der Gegenseite ist weniger wahrscheinlich.</translation>
    </message>
    <message>
        <source>You are less likely to lose all the tricks.</source>
        <translation>Die Gefahr, alle Stiche zu verlieren, ist kleiner.</translation>
    </message>
    <message>
        <source>The declarations should score {more}.</source>
        <translation>Was angesagt wird, zählt {more}.</translation>
    </message>
    <message>
        <source>{pair} stay together and may become more.</source>
        <translation>{pair} bleiben zusammen und können mehr werden.</translation>
    </message>
    <message>
        <source>The claim is wrong: you can still win a trick.</source>
        <translation>Der Anspruch ist nicht berechtigt: Ein Stich ist noch zu holen.</translation>
    </message>
    <message>
        <source>It saves you from the Rubicon in {chance}% of cases.</source>
        <translation>Damit entgehen Sie mit einer Wahrscheinlichkeit von {chance}&#xa0;% dem Rubikon.</translation>
    </message>
    <message>
        <source>It gets you to {line} in {chance}% of cases, so that a loss does not count double.</source>
        <translation>Damit kommen Sie mit einer Wahrscheinlichkeit von {chance}&#xa0;% auf {line} und verlieren dann höchstens einfach.</translation>
    </message>
    <message>
        <source>It keeps the other side below {line} in {chance}% of cases, and the match then pays more.</source>
        <translation>Damit bleibt die andere Seite mit einer Wahrscheinlichkeit von {chance}&#xa0;% unter {line}, und die Partie bringt dann mehr ein.</translation>
    </message>
    <message>
        <source>With this card you should finish on {total}, below {line}.</source>
        <translation>Mit dieser Karte dürften Sie bei {total} bleiben, unter {line}.</translation>
    </message>
    <message>
        <source>It helps in the race for spades, which then stands at {own} to {other}.</source>
        <translation>Die Pikmehrheit rückt näher: Es steht dann {own} zu {other}.</translation>
    </message>
    <message>
        <source>It helps in the race for cards, which then stands at {own} to {other}.</source>
        <translation>Die Kartenmehrheit rückt näher: Es steht dann {own} zu {other}.</translation>
    </message>
    <message>
        <source>It is a picada: it captures the card just played.</source>
        <translation>Das ist eine Picada: Gefangen wird die eben gespielte Karte.</translation>
    </message>
    <message>
        <source>It is a simili: all its cards are of one suit.</source>
        <translation>Das ist eine Simili: Alle Karten sind von einer Farbe.</translation>
    </message>
    <message>
        <source>It is a quadriglia: three cards or more.</source>
        <translation>Das ist eine Quadriglia: drei Karten oder mehr.</translation>
    </message>
    <message>
        <source>{card} matters for the run of spades from the ace.</source>
        <translation>Auf {card} kommt es bei der Reihe der Pik ab dem Ass an.</translation>
    </message>
    <message>
        <source>Even so, the next player could sweep the table in {chance}% of cases.</source>
        <translation>Auch so könnte der Nächste mit einer Wahrscheinlichkeit von {chance}&#xa0;% Kehraus machen.</translation>
    </message>
    <message>
        <source>Even so, {card} is left within the next player’s reach.</source>
        <translation>Auch so bleibt {card} liegen, wo der Nächste herankommt.</translation>
    </message>
    <message>
        <source>{card} stays in your hand for a later capture.</source>
        <translation>{card} bleibt für einen späteren Fang auf der Hand.</translation>
    </message>
    <message>
        <source>None of your cards can capture anything now.</source>
        <translation>Keine Ihrer Karten kann jetzt etwas fangen.</translation>
    </message>
    <message>
        <source>The next player could sweep the table in {chance}% of cases rather than {other}%.</source>
        <translation>Der Nächste könnte in {chance}&#xa0;% der Fälle Kehraus machen statt in {other}&#xa0;%.</translation>
    </message>
    <message>
        <source>It wins the match, however the other side plays.</source>
        <translation>Damit gewinnen Sie die Partie, wie auch immer die andere Seite spielt.</translation>
    </message>
    <message>
        <source>However the other side plays, you reach the target first.</source>
        <translation>Damit sind Sie zuerst am Ziel, wie auch immer die andere Seite spielt.</translation>
    </message>
    <message>
        <source>The sweep decides the match: without it you would not win.</source>
        <translation>Der Kehraus entscheidet die Partie: Ohne ihn würden Sie nicht gewinnen.</translation>
    </message>
    <message>
        <source>With it the match is lost if the other side makes no mistake.</source>
        <translation>Damit ist die Partie verloren, wenn die andere Seite keinen Fehler macht.</translation>
    </message>
    <message>
        <source>With it the match does not end with this deal.</source>
        <translation>Damit ist die Partie mit diesem Spiel noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>It costs no points.</source>
        <translation>Das kostet keine Punkte.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Deal {number}; {name} deals.</source>
        <translation>Spiel {number}; {name} gibt.</translation>
    </message>
    <message>
        <source>Cards are dealt.</source>
        <translation>Es wird gegeben.</translation>
    </message>
    <message>
        <source>{name} trails {card}.</source>
        <translation>{name} legt {card} ab.</translation>
    </message>
    <message>
        <source>{name} captures {others} with {card}.</source>
        <translation>{name} fängt {others} mit {card}.</translation>
    </message>
    <message>
        <source>{name} lays {card} on {others}, making {value}.</source>
        <translation>{name} legt {card} auf {others}, das macht {value}.</translation>
    </message>
    <message>
        <source>{name} lays {card} on a stack, making {value}.</source>
        <translation>{name} legt {card} auf ein Päckchen, das macht {value}.</translation>
    </message>
    <message>
        <source>{name} adds {card} and builds {value}.</source>
        <translation>{name} legt {card} dazu: Stapel auf {value}.</translation>
    </message>
    <message>
        <source>{name} builds {value} from {card} and {others}.</source>
        <translation>{name} baut aus {card} und {others} einen Stapel auf {value}.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} wird aufgedeckt.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} spielt {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} take(s) the trick: {others}.</source>
        <translation>
            <numerusform>{name} nimmt den Stich: {others}.</numerusform>
            <numerusform>{name} nehmen den Stich: {others}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest go to {name}: {others}.</source>
        <translation>Der Rest geht an {name}: {others}.</translation>
    </message>
    <message>
        <source>{name} shows {others}.</source>
        <translation>{name} zeigt {others}.</translation>
    </message>
    <message>
        <source>The pack is cut; the bottom card of the cut is {others}.</source>
        <translation>Ein Teil der Karten wird abgehoben; zuunterst liegt {others}.</translation>
    </message>
    <message>
        <source>{name} shows their hand: {others}.</source>
        <translation>{name} legt die Karten offen hin: {others}.</translation>
    </message>
    <message>
        <source>{name} gets {others} in exchange.</source>
        <translation>{name} kauft {others}.</translation>
    </message>
    <message>
        <source>Left in the stock: {others}.</source>
        <translation>Im Talon sind geblieben: {others}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} take(s) {points} off again: {text}.</source>
        <translation>
            <numerusform>{name}: {points} wieder abgezogen ({text}).</numerusform>
            <numerusform>{name}: {points} wieder abgezogen ({text}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} score(s) {points}: {text}.</source>
        <translation>
            <numerusform>{name}: {points} gezählt ({text}).</numerusform>
            <numerusform>{name}: {points} gezählt ({text}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} mark(s) {points}: {text}.</source>
        <translation>
            <numerusform>{name}: {points} angeschrieben ({text}).</numerusform>
            <numerusform>{name}: {points} angeschrieben ({text}).</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>What happened in this deal</source>
        <translation>Was in diesem Spiel geschah</translation>
    </message>
</context>
<context>
    <name>RefusalBar</name>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>Why did the computer player do that?</source>
        <translation>Warum hat der Computerspieler das getan?</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>Dieses Spiel noch &amp;einmal</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Spiel {number} von {deals}</translation>
    </message>
    <message>
        <source>Deal {number}, by {name}</source>
        <translation>Spiel {number}, {name}</translation>
    </message>
    <message>
        <source>The previous decision</source>
        <translation>Vorige Entscheidung</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>The next decision</source>
        <translation>Nächste Entscheidung</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Why did {name} do that?</source>
        <translation>Warum hat {name} das getan?</translation>
    </message>
    <message>
        <source>Wh&amp;y, {name}?</source>
        <translation>&amp;Warum, {name}?</translation>
    </message>
    <message>
        <source>Asking the computer player …</source>
        <translation>Der Computerspieler wird gefragt&#xa0;…</translation>
    </message>
    <message>
        <source>Show it move by move</source>
        <translation>Zug für Zug zeigen</translation>
    </message>
    <message>
        <source>The deal shown</source>
        <translation>Das Spiel, das angesehen wird</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>Zahl der gespielten Züge</translation>
    </message>
    <message>
        <source>Choose a deal</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>Whose cards are shown</source>
        <translation>Wessen Karten zu sehen sind</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>&amp;Warum?</translation>
    </message>
    <message>
        <source>S&amp;how hands</source>
        <translation>Karten &amp;offen</translation>
    </message>
    <message>
        <source>Could I have done &amp;better?</source>
        <translation>Hätte ich &amp;besser spielen können?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Noch einmal gezeigt</translation>
    </message>
    <message>
        <source>Commented deal</source>
        <translation>Kommentiertes Spiel</translation>
    </message>
</context>
<context>
    <name>ResultDialogs</name>
    <message>
        <source>Deal {number} is over.</source>
        <translation>Spiel {number} ist zu Ende.</translation>
    </message>
    <message>
        <source>Show the score</source>
        <translation>Wertung zeigen</translation>
    </message>
    <message>
        <source>Play this deal again with the same cards? Everything played and scored in it will be lost.</source>
        <translation>Dieses Spiel mit denselben Karten noch einmal spielen? Was darin gespielt wurde und gezählt hat, ist dann weg.</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Dasselbe Spiel noch einmal</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
</context>
<context>
    <name>RuleBrowser</name>
    <message>
        <source>Rules agreed for the match on the table</source>
        <translation>Was für die Partie auf dem Tisch vereinbart ist</translation>
    </message>
    <message>
        <source>Rules agreed for this score sheet</source>
        <translation>Was für dieses Anschreibeblatt vereinbart ist</translation>
    </message>
</context>
<context>
    <name>RuleChip</name>
    <message>
        <source>Back to the rule book: {rule}</source>
        <translation>Wieder wie im Regelbuch: {rule}</translation>
    </message>
</context>
<context>
    <name>RuleViewer</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <comment>found by a search in a page</comment>
        <translation>
            <numerusform>%n&#xa0;Stelle</numerusform>
            <numerusform>%n&#xa0;Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other page(s)</source>
        <comment>found by a search in all pages</comment>
        <translation>
            <numerusform>%n weitere Seite</numerusform>
            <numerusform>%n weitere Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Gewöhnliche Schriftgröße</translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <translation>Auf allen Seiten suchen</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Print the two-minute rules…</source>
        <translation>Das Spiel in zwei Minuten drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Watch a deal</source>
        <translation>Ein Spiel ansehen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules: {title}</source>
        <translation>Regeln: {title}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Casino</source>
        <translation>Casino</translation>
    </message>
    <message>
        <source>Écarté</source>
        <translation>Écarté</translation>
    </message>
    <message>
        <source>Piquet</source>
        <translation>Piquet</translation>
    </message>
    <message>
        <source>Swedish Casino</source>
        <translation>Schwedisches Casino</translation>
    </message>
    <message>
        <source>Överspader</source>
        <translation>Överspader</translation>
    </message>
    <message>
        <source>Finnish Casino</source>
        <translation>Finnisches Casino</translation>
    </message>
    <message>
        <source>Berlin Casino of 1810</source>
        <translation>Berliner Casino von 1810</translation>
    </message>
    <message>
        <source>Écarté for two</source>
        <translation>Écarté zu zweit</translation>
    </message>
    <message>
        <source>Écarté with the gallery</source>
        <translation>Écarté mit Galerie</translation>
    </message>
    <message>
        <source>Kind of match</source>
        <translation>Was eine Partie ist</translation>
    </message>
    <message>
        <source>By points, without a match</source>
        <translation>Nach Punkten, ohne Partie</translation>
    </message>
    <message>
        <source>What a pique scores</source>
        <translation>Was ein Sechziger bringt</translation>
    </message>
    <message>
        <source>There is no match: when you stop, every point of difference is paid for. In Meyers’ encyclopaedia Piquet is played by matches or by points.</source>
        <translation>Es gibt keine Partie: Wenn Sie aufhören, wird jeder Punkt des Unterschieds bezahlt. Nach Meyers’ Lexikon spielt man Piquet nach Partien oder nach Punkten.</translation>
    </message>
    <message>
        <source>A separate match, which leaves the points as they are, or a jump in the count. In the German rule book it is a separate match when playing to 100 or 101.</source>
        <translation>Eine eigene Partie, die an den Punkten nichts ändert, oder ein Sprung in der Zählung. Das deutsche Regelbuch kennt die eigene Partie dort, wo bis 100 oder 101 gespielt wird.</translation>
    </message>
    <message>
        <source>What the last trick is worth in all: usually two, sometimes three, or only one. The German rule book leaves it open.</source>
        <translation>Wie viel der letzte Stich seinem Gewinner im Ganzen bringt: gewöhnlich zwei Punkte, manchmal drei oder nur einen; das deutsche Regelbuch lässt es offen.</translation>
    </message>
    <message>
        <source>A hand scores twenty if every card is part of a good declaration. The German rule book wants this agreed before the first deal.</source>
        <translation>Gehört jede Karte einer Hand zu einer guten Ansage, so zählt das zwanzig; nach dem deutschen Regelbuch muss man es vor dem Beginn ausmachen.</translation>
    </message>
    <message>
        <source>A nine, eight or seven scores nothing, whether it is led or wins a trick. The last trick scores two if a ten or better wins it, otherwise one. Nobody claims the remaining tricks or gives them up. Cavendish says it can be agreed at Piquet au Cent.</source>
        <translation>Neun, Acht und Sieben zählen nichts, ob sie ausgespielt werden oder den Stich nehmen. Der letzte Stich zählt zwei, wenn eine Zehn oder mehr ihn nimmt, sonst eins. Niemand verlangt die übrigen Stiche oder gibt sie auf. Das kann man nach Cavendish beim Piquet au Cent vereinbaren.</translation>
    </message>
    <message>
        <source>Only what the opponent scores earlier in the order of scoring, or anything good that the opponent has. The German rule book says “scored or beaten”. In Meyers’ encyclopaedia the opponent must have nothing good at all.</source>
        <translation>Nur was der Gegner in der Reihenfolge des Zählens vorher zählt, oder alles Gültige, das er hat. Das deutsche Regelbuch spricht von dem, was gezählt oder gestraft worden ist; Meyers Lexikon verlangt, dass der Gegner überhaupt nichts Gültiges hat.</translation>
    </message>
    <message>
        <source>A separate match at 100 and 101</source>
        <translation>Bei 100 und 101 eine eigene Partie</translation>
    </message>
    <message>
        <source>In threes, then two</source>
        <translation>Zu dreien, zuletzt zu zweien</translation>
    </message>
    <message>
        <source>To everyone with four tricks</source>
        <translation>An jeden, der vier hat</translation>
    </message>
    <message>
        <source>Piquet by the session</source>
        <translation>Piquet, eine Sitzung</translation>
    </message>
    <message>
        <source>Rubicon Piquet</source>
        <translation>Rubikon-Piquet</translation>
    </message>
    <message>
        <source>King’s Piquet</source>
        <translation>Königspiquet</translation>
    </message>
    <message>
        <source>Robber Piquet</source>
        <translation>Räuberpiquet</translation>
    </message>
    <message>
        <source>Norman Piquet</source>
        <translation>Normannisches Piquet</translation>
    </message>
    <message>
        <source>Swedish Casino in which every spade from the seventh on is worth a point.</source>
        <translation>Schwedisches Casino, in dem jedes Pik vom siebten an einen Punkt bringt.</translation>
    </message>
    <message>
        <source>Two packs; a card that captures its twin and nothing else is a mulle, worth five.</source>
        <translation>Zwei Kartenspiele; wer mit einer Karte nur deren Zwilling fängt, macht eine Mulle zu fünf Punkten.</translation>
    </message>
    <message>
        <source>Two packs, builds on the table, and mulles worth as much as their card. The most to think about.</source>
        <translation>Zwei Kartenspiele, Stapel auf dem Tisch, und eine Mulle zählt so viel wie ihre Karte. Hier gibt es am meisten zu überlegen.</translation>
    </message>
    <message>
        <source>Five cards each, trumps, and the question in every deal: exchange, or play at once? Five points win.</source>
        <translation>Fünf Karten, ein Trumpf und in jedem Spiel die Frage: kaufen oder gleich spielen? Fünf Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Two play, the others watch and bet. The loser gives up the seat to the next in turn.</source>
        <translation>Zwei spielen, die anderen sehen zu und wetten; wer verliert, gibt seinen Platz dem Nächsten.</translation>
    </message>
    <message>
        <source>Points to play for</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Länge der Partie</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Zahl der Spiele</translation>
    </message>
    <message>
        <source>On a tie</source>
        <translation>Bei Gleichstand</translation>
    </message>
    <message>
        <source>Double values for ♠2 and ♦10</source>
        <translation>Doppelte Werte für ♠2 und ♦10</translation>
    </message>
    <message>
        <source>A card with two values</source>
        <translation>Eine Karte mit zwei Werten</translation>
    </message>
    <message>
        <source>An even deal</source>
        <translation>Geben, das aufgeht</translation>
    </message>
    <message>
        <source>Lurch pays double</source>
        <translation>Lurch zahlt doppelt</translation>
    </message>
    <message>
        <source>Matsch pays double</source>
        <translation>Matsch zahlt doppelt</translation>
    </message>
    <message>
        <source>All five tricks, with no exchange</source>
        <translation>Allstich, wenn nicht gekauft wird</translation>
    </message>
    <message>
        <source>How the cards are dealt</source>
        <translation>Wie gegeben wird</translation>
    </message>
    <message>
        <source>Stake for a match, in units</source>
        <translation>Einsatz für eine Partie, in Einheiten</translation>
    </message>
    <message>
        <source>Highest bet, in units</source>
        <translation>Höchste Wette, in Einheiten</translation>
    </message>
    <message>
        <source>Only the difference is marked</source>
        <translation>Nur der Unterschied wird angeschrieben</translation>
    </message>
    <message>
        <source>An ace from the hand can be fourteen</source>
        <translation>Ein Ass aus der Hand kann vierzehn sein</translation>
    </message>
    <message>
        <source>A point for each sweep</source>
        <translation>Ein Punkt für jeden Kehraus</translation>
    </message>
    <message>
        <source>Counting out</source>
        <translation>Auszählen</translation>
    </message>
    <message>
        <source>More spades, then the first to get there</source>
        <translation>Mehr Pik, dann wer zuerst ankommt</translation>
    </message>
    <message>
        <source>Royal Casino</source>
        <translation>Royal Casino</translation>
    </message>
    <message>
        <source>The American one: one pack, builds on the table, and most cards score three. To 21 points.</source>
        <translation>Das amerikanische: ein Kartenspiel, Stapel auf dem Tisch, und die meisten Karten zählen drei. Bis 21 Punkte.</translation>
    </message>
    <message>
        <source>Matches before the loser leaves</source>
        <translation>Partien, bis der Verlierer geht</translation>
    </message>
    <message>
        <source>Length of the evening</source>
        <translation>Länge des Abends</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>Die wenigsten Punkte gewinnen</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Was gezahlt wird</translation>
    </message>
    <message>
        <source>The points of a deal add up to zero</source>
        <translation>Die Punkte eines Spiels ergeben zusammen null</translation>
    </message>
    <message>
        <source>The columns are players who deal in turn</source>
        <translation>Die Spalten sind Personen, die reihum geben</translation>
    </message>
    <message>
        <source>Partners sit opposite each other</source>
        <translation>Partner sitzen einander gegenüber</translation>
    </message>
    <message>
        <source>They share a column, and each gains or pays the amount it shows.</source>
        <translation>Sie haben eine Spalte, und jeder von ihnen gewinnt und zahlt, was sie ergibt.</translation>
    </message>
    <message>
        <source>A stake for each match lost</source>
        <translation>Ein Einsatz für jede verlorene Partie</translation>
    </message>
    <message>
        <source>A stake for each point, between all players</source>
        <translation>Ein Einsatz für jeden Punkt, jeder an jeden</translation>
    </message>
    <message>
        <source>Number of matches</source>
        <translation>Zahl der Partien</translation>
    </message>
    <message>
        <source>Strict table</source>
        <translation>Strenger Tisch</translation>
    </message>
    <message>
        <source>Add up and capture.</source>
        <translation>Zählen und fangen.</translation>
    </message>
    <message>
        <source>With three players</source>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>Court cards taken at once</source>
        <translation>Bilder, die man auf einmal nimmt</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Stapel bauen</translation>
    </message>
    <message>
        <source>Raising your own build</source>
        <translation>Den eigenen Stapel erhöhen</translation>
    </message>
    <message>
        <source>A point for the last capture</source>
        <translation>Ein Punkt für den letzten Fang</translation>
    </message>
    <message>
        <source>The last card can make a sweep</source>
        <translation>Kehraus auch mit der letzten Karte</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Values of cards for capturing</source>
        <translation>Was Karten beim Fangen wert sind</translation>
    </message>
    <message>
        <source>What scores points</source>
        <translation>Was Punkte bringt</translation>
    </message>
    <message>
        <source>Sweeps and mulles</source>
        <translation>Kehraus und Mullen</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Packs of 52 cards</source>
        <translation>Kartenspiele zu 52 Karten</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Cards on the table at the start</source>
        <translation>Karten auf dem Tisch am Anfang</translation>
    </message>
    <message>
        <source>A card is drawn after each play</source>
        <translation>Nach jedem Zug wird eine Karte gezogen</translation>
    </message>
    <message>
        <source>To the right instead of to the left</source>
        <translation>Rechtsherum statt linksherum</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Zwei gegen zwei</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Jacks, queens and kings</source>
        <translation>Buben, Damen und Könige</translation>
    </message>
    <message>
        <source>The two of spades</source>
        <translation>Die Pik-Zwei</translation>
    </message>
    <message>
        <source>The ten of diamonds</source>
        <translation>Die Karo-Zehn</translation>
    </message>
    <message>
        <source>Only one set in a capture</source>
        <translation>Nur eine Gruppe in einem Fang</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Duty to capture</source>
        <translation>Fangzwang</translation>
    </message>
    <message>
        <source>Points for most cards</source>
        <translation>Punkte für die Kartenmehrheit</translation>
    </message>
    <message>
        <source>A tie for most cards splits the points</source>
        <translation>Gleich viele Karten teilen die Punkte</translation>
    </message>
    <message>
        <source>Points for spades</source>
        <translation>Punkte für Pik</translation>
    </message>
    <message>
        <source>Which spades score</source>
        <translation>Welche Pik das sind</translation>
    </message>
    <message>
        <source>A tie for most spades splits the points</source>
        <translation>Gleich viele Pik teilen die Punkte</translation>
    </message>
    <message>
        <source>Points for the ten of diamonds</source>
        <translation>Punkte für die Karo-Zehn</translation>
    </message>
    <message>
        <source>Points for the two of spades</source>
        <translation>Punkte für die Pik-Zwei</translation>
    </message>
    <message>
        <source>Points for each ace</source>
        <translation>Punkte für jedes Ass</translation>
    </message>
    <message>
        <source>Points for the jack of spades</source>
        <translation>Punkte für den Pik-Buben</translation>
    </message>
    <message>
        <source>Points for the seven of diamonds</source>
        <translation>Punkte für die Karo-Sieben</translation>
    </message>
    <message>
        <source>Points for the seven of spades</source>
        <translation>Punkte für die Pik-Sieben</translation>
    </message>
    <message>
        <source>Points for the last capture</source>
        <translation>Punkte für den letzten Fang</translation>
    </message>
    <message>
        <source>Points for a sweep</source>
        <translation>Punkte für einen Kehraus</translation>
    </message>
    <message>
        <source>How sweeps score</source>
        <translation>Was aus einem Kehraus wird</translation>
    </message>
    <message>
        <source>The last card can also make a sweep</source>
        <translation>Auch die letzte Karte kann Kehraus machen</translation>
    </message>
    <message>
        <source>No more huts at this score</source>
        <translation>Keine Hütte mehr ab so vielen Punkten</translation>
    </message>
    <message>
        <source>Points for a sweep with the twin</source>
        <translation>Punkte für einen Kehraus mit dem Zwilling</translation>
    </message>
    <message>
        <source>Mulles</source>
        <translation>Mullen</translation>
    </message>
    <message>
        <source>A mulle is worth the value of its card</source>
        <translation>Eine Mulle bringt, was ihre Karte zählt</translation>
    </message>
    <message>
        <source>Points for a mulle</source>
        <translation>Punkte für eine Mulle</translation>
    </message>
    <message>
        <source>Winner of the match</source>
        <translation>Gewinner der Partie</translation>
    </message>
    <message>
        <source>Individual cards are marked as they are captured</source>
        <translation>Einzelne Karten werden beim Fang angeschrieben</translation>
    </message>
    <message>
        <source>With two packs there are two of every card, and mulles are possible.</source>
        <translation>Mit zwei Kartenspielen gibt es jede Karte zweimal, und Mullen sind möglich.</translation>
    </message>
    <message>
        <source>Each player is dealt this many, and as many again whenever all hands are empty. The rest are dealt one by one.</source>
        <translation>So viele für jeden Spieler, und wieder, sobald alle Hände leer sind. Was übrig bleibt, wird einzeln gegeben.</translation>
    </message>
    <message>
        <source>This many are dealt face up at the start, and no more later.</source>
        <translation>So viele liegen offen, ehe die erste Karte gespielt wird; später keine mehr.</translation>
    </message>
    <message>
        <source>The value of an ace for capturing. If aces are eleven, the court cards begin at twelve.</source>
        <translation>Was ein Ass beim Zusammenzählen ist. Sind Asse elf, so beginnen die Bilder mit zwölf.</translation>
    </message>
    <message>
        <source>The two of spades can be higher, as in Sweden and Finland.</source>
        <translation>Die Pik-Zwei kann höher sein, wie in Schweden und Finnland.</translation>
    </message>
    <message>
        <source>The ten of diamonds can be higher, as in Sweden and Finland.</source>
        <translation>Die Karo-Zehn kann höher sein, wie in Schweden und Finnland.</translation>
    </message>
    <message>
        <source>You may put cards together, to capture them all later. There is then no duty to capture.</source>
        <translation>Karten darf man auf andere legen, um sie später zusammen zu fangen. Dann gibt es keinen Fangzwang.</translation>
    </message>
    <message>
        <source>What a card must do when it is played and can capture.</source>
        <translation>Was eine Karte tun muss, die etwas fangen kann, wenn sie gespielt wird.</translation>
    </message>
    <message>
        <source>These points go to the side with more cards than any other. Enter 0 for none.</source>
        <translation>Sie gehen an die Partei mit mehr Karten als jede andere. Bei 0 nichts.</translation>
    </message>
    <message>
        <source>Two sides with the same number share the points, rounded down.</source>
        <translation>Zwei Parteien mit gleich vielen haben je die Hälfte der Punkte, abgerundet.</translation>
    </message>
    <message>
        <source>The next line says what they are for. Enter 0 if spades score nothing.</source>
        <translation>Wofür es sie gibt, sagt die nächste Zeile. Bei 0 bringen Pik nichts.</translation>
    </message>
    <message>
        <source>These points are scored once, for most spades or for seven, or else for each spade that counts.</source>
        <translation>Für die Pikmehrheit und für sieben Pik gibt es die Punkte einmal, sonst für jedes.</translation>
    </message>
    <message>
        <source>For the side that captures it. At 0, it is a card like any other.</source>
        <translation>Für den, der sie fängt. Bei 0 ist sie eine Karte wie andere.</translation>
    </message>
    <message>
        <source>For the side that captures it. At 0, aces are cards like any other.</source>
        <translation>Für den, der es fängt. Bei 0 sind Asse Karten wie andere.</translation>
    </message>
    <message>
        <source>At 0, it is worth the same as the other aces.</source>
        <translation>Bei 0 zählt es wie die anderen Asse.</translation>
    </message>
    <message>
        <source>Foster gives it one point in Spade Casino. The usual value is 0.</source>
        <translation>Foster gibt ihm beim Pik-Casino einen. Meist ist es 0.</translation>
    </message>
    <message>
        <source>Zwickern gives it one point. The usual value is 0.</source>
        <translation>Das Zwickern gibt ihr einen. Meist ist es 0.</translation>
    </message>
    <message>
        <source>For the last capture of a deal. At 0, it only takes the rest of the table.</source>
        <translation>Für den, der in einem Spiel zuletzt fängt. Bei 0 nur der Rest des Tisches.</translation>
    </message>
    <message>
        <source>For clearing the whole table. Enter 0 if sweeps score nothing.</source>
        <translation>Für das Leeren des ganzen Tisches. Bei 0 bringt ein Kehraus nichts.</translation>
    </message>
    <message>
        <source>Huts are Finnish: when every side has one, each loses one, and none is marked in the last round. In Krypkasino a sweep takes its points off the previous player, so the fewest points must win.</source>
        <translation>Hütten wie in Finnland: Hat jede Partei eine, so wird jeder eine genommen, und in der letzten Ausgabe wird keine angeschrieben. Weitergegeben wie beim Krypkasino: Der Kehraus nimmt dem Spieler davor ebenso viele Punkte ab; dazu müssen die wenigsten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Otherwise a sweep with the very last card of a deal scores nothing.</source>
        <translation>Sonst bringt ein Kehraus mit der allerletzten Karte eines Spiels nichts.</translation>
    </message>
    <message>
        <source>Once a side has this many points in the match, huts are no longer marked.</source>
        <translation>Hat eine Partei so viele Punkte in der Partie, wird keine Hütte mehr angeschrieben.</translation>
    </message>
    <message>
        <source>A mulle is a card captured by its twin, with two packs.</source>
        <translation>Eine Mulle ist eine Karte, die ihr Zwilling fängt, mit zwei Kartenspielen.</translation>
    </message>
    <message>
        <source>As in Glimne’s Mulle: two for a two, thirteen for a king.</source>
        <translation>Wie bei der Mulle nach Glimne: zwei für eine Zwei, dreizehn für einen König.</translation>
    </message>
    <message>
        <source>In Sassersson’s Mulle each is worth five.</source>
        <translation>Bei der Mulle nach Sassersson bringt jede fünf.</translation>
    </message>
    <message>
        <source>If the fewest points win, the match ends when somebody reaches the target.</source>
        <translation>Wo die wenigsten gewinnen, endet die Partie, wenn jemand das Ziel erreicht hat.</translation>
    </message>
    <message>
        <source>A match can then be over in the middle of a deal, as in Finland.</source>
        <translation>Dann kann eine Partie mitten im Spiel zu Ende sein, wie in Finnland.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eins</translation>
    </message>
    <message>
        <source>One or fourteen</source>
        <translation>Eins oder vierzehn</translation>
    </message>
    <message>
        <source>One or fourteen in the hand, one on the table</source>
        <translation>Eins oder vierzehn auf der Hand, eins auf dem Tisch</translation>
    </message>
    <message>
        <source>Fourteen in the hand, one on the table</source>
        <translation>Vierzehn auf der Hand, eins auf dem Tisch</translation>
    </message>
    <message>
        <source>Fourteen</source>
        <translation>Vierzehn</translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation>Elf</translation>
    </message>
    <message>
        <source>The next numbers</source>
        <translation>Die Zahlen, die folgen</translation>
    </message>
    <message>
        <source>Ten each</source>
        <translation>Je zehn</translation>
    </message>
    <message>
        <source>No number: they only pair</source>
        <translation>Keine Zahlen, sie gehen nur paarweise</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Two or fifteen</source>
        <translation>Zwei oder fünfzehn</translation>
    </message>
    <message>
        <source>Fifteen in the hand, two on the table</source>
        <translation>Fünfzehn auf der Hand, zwei auf dem Tisch</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>Ten or sixteen</source>
        <translation>Zehn oder sechzehn</translation>
    </message>
    <message>
        <source>Sixteen in the hand, ten on the table</source>
        <translation>Sechzehn auf der Hand, zehn auf dem Tisch</translation>
    </message>
    <message>
        <source>No duty</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>It must capture something</source>
        <translation>Sie muss etwas fangen</translation>
    </message>
    <message>
        <source>It must capture all it can</source>
        <translation>Sie muss alles fangen, was sie kann</translation>
    </message>
    <message>
        <source>Most spades</source>
        <translation>Die Pikmehrheit</translation>
    </message>
    <message>
        <source>Each spade</source>
        <translation>Jedes Pik</translation>
    </message>
    <message>
        <source>Each spade from the seventh on</source>
        <translation>Jedes Pik vom siebten an</translation>
    </message>
    <message>
        <source>At least seven spades</source>
        <translation>Mindestens sieben Pik</translation>
    </message>
    <message>
        <source>It is marked</source>
        <translation>Er wird angeschrieben</translation>
    </message>
    <message>
        <source>A hut: they cancel out</source>
        <translation>Eine Hütte: Sie heben sich auf</translation>
    </message>
    <message>
        <source>It takes points off the previous player</source>
        <translation>Er entlastet den Spieler davor</translation>
    </message>
    <message>
        <source>The twin and nothing else</source>
        <translation>Der Zwilling und sonst nichts</translation>
    </message>
    <message>
        <source>The twin, perhaps with others</source>
        <translation>Der Zwilling, auch mit anderen</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Wer die meisten Punkte hat</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Wer die wenigsten Punkte hat</translation>
    </message>
    <message>
        <source>Most points win</source>
        <translation>Wer die meisten Punkte hat</translation>
    </message>
    <message>
        <source>First to get there, cards first</source>
        <translation>Wer zuerst da ist, die Karten voran</translation>
    </message>
    <message>
        <source>First to get there, aces first</source>
        <translation>Wer zuerst da ist, die Asse voran</translation>
    </message>
    <message>
        <source>Drawing a card after each play</source>
        <translation>Nach jeder Karte nachziehen</translation>
    </message>
    <message>
        <source>A point for each spade</source>
        <translation>Ein Punkt für jedes Pik</translation>
    </message>
    <message>
        <source>A rubber, the best of three matches</source>
        <translation>Ein Rubber, die beste von drei Partien</translation>
    </message>
    <message>
        <source>Two pairs of partners</source>
        <translation>Zwei gegen zwei</translation>
    </message>
    <message>
        <source>Three against three</source>
        <translation>Stattdessen drei gegen drei</translation>
    </message>
    <message>
        <source>Points at which a player leaves</source>
        <translation>Wer so viele Punkte hat, scheidet aus</translation>
    </message>
    <message>
        <source>How much must be captured</source>
        <translation>Was man fangen muss</translation>
    </message>
    <message>
        <source>Court cards are put aside</source>
        <translation>Bilder werden beiseitegelegt</translation>
    </message>
    <message>
        <source>High values for ♠2 and ♦10 in the hand</source>
        <translation>♠2 und ♦10 hoch in der Hand</translation>
    </message>
    <message>
        <source>With a single pack</source>
        <translation>Mit einem einzigen Kartenspiel</translation>
    </message>
    <message>
        <source>Six jokers</source>
        <translation>Sechs Joker</translation>
    </message>
    <message>
        <source>Jokers and dealing</source>
        <translation>Joker und Geben</translation>
    </message>
    <message>
        <source>Laying cards on only when nothing can be captured</source>
        <translation>Auflegen nur, wenn man nichts fangen kann</translation>
    </message>
    <message>
        <source>Another card after a Zwicker</source>
        <translation>Noch eine Karte nach einem Zwicker</translation>
    </message>
    <message>
        <source>Four cards each</source>
        <translation>Vier Karten für jeden</translation>
    </message>
    <message>
        <source>Everyone gets the same number of cards. Otherwise the cards left at the end are dealt one by one. The Swedish source explains it in a note.</source>
        <translation>Alle bekommen gleich viele Karten; sonst wird zum Schluss einzeln gegeben, was übrig ist. Die schwedische Quelle rechnet es in einer Anmerkung vor.</translation>
    </message>
    <message>
        <source>The two of spades is 2 or 15, the ten of diamonds 10 or 16. Sassersson gives this as a variant.</source>
        <translation>♠2 gilt 2 oder 15, ♦10 gilt 10 oder 16. Sassersson nennt es als Variante.</translation>
    </message>
    <message>
        <source>A card with two values can capture with one of them, or with both in one capture. Sassersson leaves it to the players, and the Berlin books do not say.</source>
        <translation>Ob eine Karte mit zwei Werten mit einem davon fängt oder im selben Fang mit beiden. Sassersson überlässt es der Vereinbarung, und die Berliner Bücher sagen es nicht.</translation>
    </message>
    <message>
        <source>Losers with fewer than half the points pay twice the stake. The Berlin books have this, and so does the Hoyle of 1835.</source>
        <translation>Wer verliert und weniger als die Hälfte der Punkte hat, zahlt den doppelten Einsatz. So steht es in den Berliner Büchern und in Hoyles von 1835.</translation>
    </message>
    <message>
        <source>Only the surplus is marked after the deal: one side’s over the other, or one player’s over the other two together. Otherwise everyone marks their own points, and a match usually goes to 21.</source>
        <translation>Nach dem Spiel wird nur angeschrieben, was eine Partei mehr zählt als die andere, zu dritt einer mehr als die beiden anderen zusammen. Sonst schreibt jeder an, was er macht; eine Partie geht dann meist bis 21.</translation>
    </message>
    <message>
        <source>In Hoyle the highest of three players marks the surplus over the other two together. In the German books of 1797 everyone marks their own points, usually to 15. If two or more get there in a deal, the first wins, in the order ♦10, ♠2, cards, spades, aces.</source>
        <translation>Bei Hoyle schreibt der beste von dreien an, was er mehr hat als die beiden anderen zusammen. Nach den deutschen Büchern von 1797 schreibt jeder an, was er macht, meist bis 15; kommen mehrere im selben Spiel so weit, gewinnt der Erste in der Reihenfolge ♦10, ♠2, Karten, Pik, Asse.</translation>
    </message>
    <message>
        <source>The player who made a build may raise it too. American books of 1866 to 1904 leave that to the others.</source>
        <translation>Einen Stapel darf auch erhöhen, wer ihn gebaut hat; amerikanische Bücher von 1866 bis 1904 überlassen das den anderen.</translation>
    </message>
    <message>
        <source>After the first four cards you draw one after each play, as long as the stock lasts. Foster calls it Draw Casino.</source>
        <translation>Nach den ersten vier Karten zieht jeder nach jeder gespielten Karte eine nach, solange der Talon reicht. Bei Foster heißt das Draw Casino.</translation>
    </message>
    <message>
        <source>Each spade is worth a point, and the jack of spades one more, instead of most spades. A deal has 24 points, and a match usually goes to 61. Foster calls it Spade Casino.</source>
        <translation>Statt der Pikmehrheit zählt jedes Pik einen Punkt und der Pik-Bube noch einen: 24 Punkte in einem Spiel, und eine Partie geht meist bis 61. Bei Foster heißt das Spade Casino.</translation>
    </message>
    <message>
        <source>Six play as two sides, each player between two opponents; otherwise as three pairs. McLeod gives both.</source>
        <translation>Sechs spielen in zwei Parteien, jeder zwischen zwei Gegnern; sonst in drei Paaren. McLeod kennt beides.</translation>
    </message>
    <message>
        <source>A player with this many points after a deal leaves. The others play on, and the last one left wins. If the last players leave together, the one with the fewest points wins. This rule comes from the one-pack game.</source>
        <translation>Wer nach einem Spiel so viele Punkte hat, scheidet aus, und die übrigen spielen weiter, bis nur noch einer da ist, der gewinnt. Scheiden die letzten zugleich aus, gewinnt von ihnen, wer am wenigsten Punkte hat. Überliefert ist es vom Spiel mit einem einzigen Kartenspiel.</translation>
    </message>
    <message>
        <source>In the hand the two of spades is 15 and the ten of diamonds 16, as in Finland.</source>
        <translation>Aus der Hand zählt die ♠2 fünfzehn und die ♦10 sechzehn, wie in Finnland.</translation>
    </message>
    <message>
        <source>With 58 cards. A joker has whatever value its player names, from two to fourteen, and scores nothing by itself. Parlett mentions this; McLeod thinks an author invented it.</source>
        <translation>Mit 58 Karten. Ein Joker gilt zwei bis vierzehn, wie sein Spieler ihn nennt, und zählt für sich nichts. Parlett berichtet davon; McLeod hält es für die Erfindung eines Autors.</translation>
    </message>
    <message>
        <source>Three jokers, 15, 20 and 25, for two sides, as in Dithmarschen. Four, up to 30, without partners, as in Christiansen’s family. Six, from 15 to 30, as in Großenwiehe and Sillerup, where every ten scores.</source>
        <translation>Drei Joker, 15, 20 und 25, für zwei Parteien, wie in Dithmarschen. Vier, bis 30, und jeder für sich, wie in Christiansens Familie. Sechs, von 15 bis 30, wie in Großenwiehe und Sillerup, wo jede Zehn zählt.</translation>
    </message>
    <message>
        <source>You may lay a card on another only if none of your cards can capture.</source>
        <translation>Eine Karte auf eine andere legen darf nur, wer mit keiner seiner Karten etwas fangen kann.</translation>
    </message>
    <message>
        <source>A player who captures the whole table plays another card at once, if there is one left.</source>
        <translation>Wer den ganzen Tisch fängt, spielt sofort noch eine Karte, wenn er eine hat.</translation>
    </message>
    <message>
        <source>Four cards each from one pack, as in Swedish Casino. A deal then has 21 points instead of 42.</source>
        <translation>Jeder bekommt vier Karten aus einem Kartenspiel, wie beim Schwedischen Casino. In den Karten stecken dann 21 Punkte statt 42.</translation>
    </message>
    <message>
        <source>Everyone gets four cards at a time, and so does the table. Otherwise it is six or five each, and four or five for the table.</source>
        <translation>Jeder bekommt jedes Mal vier Karten und der Tisch vier; sonst sind es sechs oder fünf und vier oder fünf.</translation>
    </message>
    <message>
        <source>The surplus over the other two</source>
        <translation>Was einer mehr hat als die beiden anderen</translation>
    </message>
    <message>
        <source>All mark their points, in order</source>
        <translation>Jeder, was er macht, der Reihe nach</translation>
    </message>
    <message>
        <source>One, two or three</source>
        <translation>Eines, zwei oder drei</translation>
    </message>
    <message>
        <source>Only one</source>
        <translation>Nur eines</translation>
    </message>
    <message>
        <source>One or three</source>
        <translation>Eines oder drei</translation>
    </message>
    <message>
        <source>Two and two</source>
        <translation>Zu zweien</translation>
    </message>
    <message>
        <source>Three: 15, 20 and 25</source>
        <translation>Drei: 15, 20 und 25</translation>
    </message>
    <message>
        <source>Four, without partners</source>
        <translation>Vier, und jeder für sich</translation>
    </message>
    <message>
        <source>Six: 15 to 30</source>
        <translation>Sechs: 15 bis 30</translation>
    </message>
    <message>
        <source>They win together</source>
        <translation>Sie gewinnen gemeinsam</translation>
    </message>
    <message>
        <source>All that the card can capture</source>
        <translation>Alles, was die Karte fangen kann</translation>
    </message>
    <message>
        <source>At least one card</source>
        <translation>Wenigstens etwas</translation>
    </message>
    <message>
        <source>Sassersson’s Mulle</source>
        <translation>Mulle nach Sassersson</translation>
    </message>
    <message>
        <source>Glimne’s Mulle</source>
        <translation>Mulle nach Glimne</translation>
    </message>
    <message>
        <source>Classic Casino</source>
        <translation>Klassisches Casino</translation>
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
        <translation>Zwicker in Schleswig-Holstein</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Capture by adding up; spades, cards, aces and sweeps count.</source>
        <translation>Fangen durch Zusammenzählen; Pik, Karten, Asse und Kehraus zählen.</translation>
    </message>
    <message>
        <source>Cards are high in the hand, low on the table. Huts cancel out, and a deal can end on any card.</source>
        <translation>Hohe Werte auf der Hand, niedrige auf dem Tisch; Hütten heben sich auf, und jede Karte kann die letzte sein.</translation>
    </message>
    <message>
        <source>The oldest and best known: numbers add up, and court cards only pair. To 11 points.</source>
        <translation>Das älteste, das die meisten kennen: Zahlen werden addiert, Bilder gehen nur paarweise. Bis 11 Punkte.</translation>
    </message>
    <message>
        <source>The first with numbers for the court cards: partners, four counters, and only the difference is marked.</source>
        <translation>Das erste, in dem die Bilder Zahlen haben: Partner, vier Zählmarken, angeschrieben wird nur der Unterschied.</translation>
    </message>
    <message>
        <source>Casino upside down: points are bad, and cards that can capture must. Creep through with as few points as you can.</source>
        <translation>Casino verkehrt: Punkte sind schlecht, und jeder Fang ist Pflicht. Wer am wenigsten hat, gewinnt.</translation>
    </message>
    <message>
        <source>The German one: cards are laid on each other, and the ten of diamonds is worth ten. To 100 points.</source>
        <translation>Das deutsche: Karten werden aufeinandergelegt, und die Karo-Zehn zählt zehn. Bis 100 Punkte.</translation>
    </message>
    <message>
        <source>As played at home: jokers are worth most, and a card laid on another adds its value or subtracts it.</source>
        <translation>Wie man es zu Hause spielt: Joker sind am meisten wert, und eine Karte auf einer anderen zählt dazu oder zieht ab.</translation>
    </message>
    <message>
        <source>As you play at home: put the rules together yourself, from the size of the hand to what wins.</source>
        <translation>Wie Sie zu Hause spielen: Setzen Sie die Regeln selbst zusammen, von den Karten auf der Hand bis zu dem, was gewinnt.</translation>
    </message>
    <message>
        <source>Add up, collect spades, clear the table</source>
        <translation>Zählen, Pik sammeln, Tisch leeren</translation>
    </message>
    <message>
        <source>Every spade from the seventh on scores</source>
        <translation>Ab dem siebten zählt jedes Pik</translation>
    </message>
    <message>
        <source>Capture twins for five points</source>
        <translation>Zwillinge fangen bringt fünf Punkte</translation>
    </message>
    <message>
        <source>Twins and builds together</source>
        <translation>Zwillinge und Stapel zusammen</translation>
    </message>
    <message>
        <source>Worth more in the hand</source>
        <translation>In der Hand mehr wert</translation>
    </message>
    <message>
        <source>Court cards only capture each other</source>
        <translation>Bilder fangen nur ihresgleichen</translation>
    </message>
    <message>
        <source>Four counters; the difference scores</source>
        <translation>Vier Zählmarken, der Unterschied zählt</translation>
    </message>
    <message>
        <source>Builds, and first to 21 points</source>
        <translation>Stapel bauen, bis 21 Punkte</translation>
    </message>
    <message>
        <source>Upside down: the fewest points win</source>
        <translation>Umgekehrt: Wenige Punkte gewinnen</translation>
    </message>
    <message>
        <source>Cards are laid on cards</source>
        <translation>Karten legen sich auf Karten</translation>
    </message>
    <message>
        <source>Jokers are worth most</source>
        <translation>Joker sind am meisten wert</translation>
    </message>
    <message>
        <source>One card or one set a turn</source>
        <translation>Je Zug eine Karte oder eine Gruppe</translation>
    </message>
    <message>
        <source>Put your own rules together</source>
        <translation>Regeln selbst zusammenstellen</translation>
    </message>
    <message>
        <source>The disc: captured twins score 5 points.</source>
        <translation>Die Plakette: Gefangene Zwillinge zählen 5 Punkte.</translation>
    </message>
    <message>
        <source>The disc: twins and a build, each of the value 9.</source>
        <translation>Die Plakette: Zwillinge und ein Stapel, alle mit dem Wert 9.</translation>
    </message>
    <message>
        <source>The disc: in the hand, an ace has the value 14.</source>
        <translation>Die Plakette: In der Hand hat ein Ass den Wert 14.</translation>
    </message>
    <message>
        <source>The disc: five and four are a build of 9.</source>
        <translation>Die Plakette: Fünf und Vier sind ein Stapel mit dem Wert 9.</translation>
    </message>
    <message>
        <source>The disc: the ten of diamonds costs 3 points.</source>
        <translation>Die Plakette: Die Karo-Zehn kostet 3 Punkte.</translation>
    </message>
    <message>
        <source>Exchange or play?</source>
        <translation>Kaufen oder spielen?</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>Faults at the table</source>
        <translation>Fehler am Tisch</translation>
    </message>
    <message>
        <source>The box after a lost match</source>
        <translation>Die Box nach einer verlorenen Partie</translation>
    </message>
    <message>
        <source>A loser without a single point pays twice the stake. The German rule book leaves it to the players.</source>
        <translation>Wer ohne einen einzigen Punkt verliert, zahlt den doppelten Einsatz. Nach dem deutschen Regelbuch ist das Sache der Übereinkunft.</translation>
    </message>
    <message>
        <source>What all five tricks are worth against an elder who did not propose, or a dealer who refused at once. Three in the German rule book, two in the English laws.</source>
        <translation>Was der Allstich gegen eine Vorhand zählt, die nicht proponiert hat, oder gegen einen Geber, der gleich abgelehnt hat. Drei im deutschen Regelbuch, zwei in den englischen Regeln.</translation>
    </message>
    <message>
        <source>The packets in which the five cards are dealt, elder first. The German rule book allows all of them.</source>
        <translation>In welchen Würfen jeder seine fünf Karten bekommt; die Vorhand immer zuerst. Das deutsche Regelbuch erlaubt sie alle.</translation>
    </message>
    <message>
        <source>Players can make mistakes as at a real table: take a card too many, mark a king without holding it, or fail to follow suit, head the trick or trump. If you notice, you object, and the book’s penalty follows.</source>
        <translation>Man darf sich irren wie am richtigen Tisch: eine Karte zu viel nehmen, einen König anlegen, den man nicht hat, oder nicht bedienen, nicht überstechen oder nicht mit Trumpf stechen. Wer es bemerkt, rügt es, und es folgt die Strafe des Buches.</translation>
    </message>
    <message>
        <source>How much an onlooker may bet on a player before a match. At 0, nobody bets. In the German rule book onlookers may bet on either player.</source>
        <translation>Was ein Zuschauer vor einer Partie auf einen der Spieler setzen darf. Bei 0 wird nicht gewettet. Das deutsche Regelbuch lässt Zuschauer auf jeden von beiden wetten.</translation>
    </message>
    <message>
        <source>After this many matches the player who has lost more of them gives up their seat. The German rule book has one match, or as many as are agreed.</source>
        <translation>Nach so vielen Partien gibt seinen Platz ab, wer mehr davon verloren hat. Das deutsche Regelbuch hat eine Partie oder so viele, wie man vereinbart.</translation>
    </message>
    <message>
        <source>It ends when everyone has taken a seat once, or after an agreed number of matches. Three can also play for a pool: everyone puts in a stake, and each loser another. Winning two matches in a row takes it all.</source>
        <translation>Er endet, wenn jeder einmal eingetreten ist, oder nach einer vereinbarten Zahl von Partien. Zu dritt kann man auch um eine Poule spielen: Jeder legt einen Einsatz ein und jeder Verlierer noch einen; wer zwei Partien hintereinander gewinnt, bekommt alles.</translation>
    </message>
    <message>
        <source>In the Encyclopædia Britannica a banker who covers all the stakes plays on. In Backgammon the box passes to the captain who has beaten it.</source>
        <translation>Die Encyclopædia Britannica lässt den Bankhalter weiterspielen, solange er alle Einsätze hält; beim Backgammon geht die Box an den Kapitän, der sie geschlagen hat.</translation>
    </message>
    <message>
        <source>Until somebody wins the pool</source>
        <translation>Bis jemand die Poule gewinnt</translation>
    </message>
    <message>
        <source>Stays with the banker</source>
        <translation>Bleibt beim Bankhalter</translation>
    </message>
    <message>
        <source>Passes to the captain</source>
        <translation>Geht an den Kapitän</translation>
    </message>
    <message>
        <source>Écarté Chouette</source>
        <translation>Écarté-Chouette</translation>
    </message>
    <message>
        <source>English laws (1886)</source>
        <translation>Englische Regeln (1886)</translation>
    </message>
    <message>
        <source>One player has the box against all the others, whose captain plays with their advice.</source>
        <translation>Einer hat die Box und spielt gegen alle anderen; deren Kapitän führt die Karten, und sie raten ihm.</translation>
    </message>
    <message>
        <source>Exchange, or play at once?</source>
        <translation>Kaufen oder gleich spielen?</translation>
    </message>
    <message>
        <source>The loser gives up their seat</source>
        <translation>Wer verliert, steht auf</translation>
    </message>
    <message>
        <source>One holds the box against all</source>
        <translation>Einer hält die Box gegen alle</translation>
    </message>
    <message>
        <source>It is paid into a kitty</source>
        <translation>Gezahlt wird in eine Kasse</translation>
    </message>
    <message>
        <source>The match ends when somebody reaches this number of points. Enter 0 for a match with no end.</source>
        <translation>Wer so viele Punkte erreicht, beendet die Partie; mit 0 endet keine.</translation>
    </message>
    <message>
        <source>Columns left blank pay equal shares of what the others have won.</source>
        <translation>Die Spalten, die offen bleiben, geben zu gleichen Teilen, was die anderen gewonnen haben.</translation>
    </message>
    <message>
        <source>The loser of a match pays a stake into it. In games for points, everyone pays the number of points they are behind the winner.</source>
        <translation>Wer eine Partie verliert, zahlt einen Einsatz hinein; bei Punkten zahlt jeder, was er weniger hat als der Beste.</translation>
    </message>
    <message>
        <source>The match ends when somebody reaches this number of points.</source>
        <translation>Die Partie endet, sobald jemand diese Punktzahl erreicht.</translation>
    </message>
    <message>
        <source>The match ends after this many deals.</source>
        <translation>Nach so vielen Spielen ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>Until only one is left</source>
        <translation>Bis nur noch einer übrig ist</translation>
    </message>
    <message>
        <source>Declare and win tricks.</source>
        <translation>Ansagen und stechen.</translation>
    </message>
    <message>
        <source>Exchange and carte blanche</source>
        <translation>Kaufen und Weiße Karte</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Repique and pique</source>
        <translation>Neunziger und Sechziger</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Match and payment</source>
        <translation>Partie und Bezahlung</translation>
    </message>
    <message>
        <source>The best of five matches</source>
        <translation>Drei von fünf Partien</translation>
    </message>
    <message>
        <source>Declarations are added up</source>
        <translation>Ansagen werden zusammengezählt</translation>
    </message>
    <message>
        <source>The dealer counts</source>
        <translation>Der Geber zählt</translation>
    </message>
    <message>
        <source>When a pique is made</source>
        <translation>Wann ein Sechziger gemacht ist</translation>
    </message>
    <message>
        <source>Tens are court cards</source>
        <translation>Zehnen gelten als Bilder</translation>
    </message>
    <message>
        <source>Carte blanche counts towards repique</source>
        <translation>Weiße Karte zählt zum Neunziger mit</translation>
    </message>
    <message>
        <source>Elder exchanges at least</source>
        <translation>Die Vorhand kauft mindestens</translation>
    </message>
    <message>
        <source>The dealer exchanges at least</source>
        <translation>Der Geber kauft mindestens</translation>
    </message>
    <message>
        <source>Smallest point</source>
        <translation>Kleinster Rummel</translation>
    </message>
    <message>
        <source>A point that ends in 4 scores one less</source>
        <translation>Ein Rummel, der auf 4 endet, zählt eins weniger</translation>
    </message>
    <message>
        <source>In play, only a ten or better scores</source>
        <translation>Beim Ausspielen zählen Karten erst von der Zehn an</translation>
    </message>
    <message>
        <source>What prevents a repique</source>
        <translation>Was einen Neunziger verhindert</translation>
    </message>
    <message>
        <source>The dealer’s repique</source>
        <translation>Der Neunziger des Gebers</translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <translation>Gegeben wird</translation>
    </message>
    <message>
        <source>When the stock is laid out</source>
        <translation>Der Talon wird gelegt</translation>
    </message>
    <message>
        <source>Elder says how to deal</source>
        <translation>Die Vorhand bestimmt das Geben</translation>
    </message>
    <message>
        <source>If the tricks are equal</source>
        <translation>Bei gleich vielen Stichen</translation>
    </message>
    <message>
        <source>Carte blanche and carte rouge</source>
        <translation>Weiße Karte und Rote Karte</translation>
    </message>
    <message>
        <source>What the loser of a match pays the winner or, if points are settled, what each unit is worth.</source>
        <translation>Was der Verlierer einer Partie dem Gewinner zahlt. Wo Punkte abgerechnet werden, ist es, was jede Einheit davon wert ist.</translation>
    </message>
    <message>
        <source>A set number of points; or four deals, with the first and last counting double; or a session settled by the difference. The German rule book has all three for two players, and Robber Piquet follows them.</source>
        <translation>So viele Punkte; oder vier Spiele, von denen das erste und das letzte doppelt zählen; oder eine Sitzung, in der der Unterschied zählt. Das deutsche Regelbuch hat das alles zu zweien und verweist das Räuberpiquet im Übrigen dorthin.</translation>
    </message>
    <message>
        <source>The first player to win three matches takes the stake. A match counts as two if the loser has less than half. A repique jumps to ninety and a pique to sixty. Cavendish describes this for Piquet au Cent.</source>
        <translation>Wer zuerst drei Partien hat, gewinnt den Einsatz. Eine Partie gilt zwei, wenn der Verlierer unter der Hälfte geblieben ist. Der Neunziger und der Sechziger sind Sprünge in der Zählung. So überliefert es Cavendish vom Piquet au Cent.</translation>
    </message>
    <message>
        <source>Declarations are added up when all three classes have been decided.</source>
        <translation>Ein Spieler zählt seine Ansagen zusammen, wenn er für alle drei Klassen gesprochen hat.</translation>
    </message>
    <message>
        <source>A jump in the count, or a separate match. In the German rule book it is usually a jump.</source>
        <translation>Einen Sprung in der Zählung oder eine eigene Partie, die er nach dem deutschen Regelbuch in der Regel nicht ist.</translation>
    </message>
    <message>
        <source>How many cards of a suit a point needs. In the German rule book there is no point of three cards. At Robber Piquet, the French Piquet voleur, a point needs only thirty pips.</source>
        <translation>Wie viele Karten einer Farbe ein Rummel haben muss. Das deutsche Regelbuch kennt keinen Rummel aus drei Karten; beim Räuberpiquet verlangt es nur dreißig Augen.</translation>
    </message>
    <message>
        <source>How many cards each packet has. The German rule book has twos, or threes if you say so when the pack is cut. In French Piquet voleur, four players are dealt threes and then a two.</source>
        <translation>Wie viele Karten auf einmal gegeben werden. Das deutsche Regelbuch hat Würfe zu zweien, und zu dreien, wenn es beim Abheben angezeigt wird. Beim Piquet voleur der Franzosen bekommen vier Spieler Würfe zu dreien und zuletzt einen zu zweien.</translation>
    </message>
    <message>
        <source>The loser makes room, or everyone plays everyone else in a fixed order. The German rule book has both.</source>
        <translation>Der Verlierer macht Platz, oder alle spielen in fester Ordnung gegeneinander; das deutsche Regelbuch hat beides.</translation>
    </message>
    <message>
        <source>As at Backgammon, it passes to the winning captain. With three players Cavendish gives it to the one who sat out and advised; the captain stays, and the loser advises next. The box then always leads first.</source>
        <translation>Wie beim Backgammon geht sie an den Kapitän über, der gewonnen hat. Zu dritt gibt Cavendish sie dem, der nicht mitgespielt und geraten hat; der Kapitän bleibt, und der Verlierer wird Ratgeber. Die Box spielt dann immer zuerst aus.</translation>
    </message>
    <message>
        <source>The points for the cards can go to nobody, to each player with the most tricks, or to each player with four. Taken literally, the German rule book says the last.</source>
        <translation>Ob die Punkte der Lese niemand bekommt, jeder, der die meisten Stiche hat, oder, wie es wörtlich im deutschen Regelbuch steht, jeder, der vier hat.</translation>
    </message>
    <message>
        <source>A hand of eight or ten cards also scores ten without a court card, or twenty if every card is in a good declaration. The German rule book has this for twelve cards.</source>
        <translation>Auch mit acht oder zehn Karten zählt eine Hand ohne Bilder zehn und eine, von der jede Karte zu einer guten Ansage gehört, zwanzig. Das deutsche Regelbuch sagt es von zwölf Karten.</translation>
    </message>
    <message>
        <source>A separate match</source>
        <translation>Eine eigene Partie</translation>
    </message>
    <message>
        <source>A jump in the count</source>
        <translation>Einen Sprung in der Zählung</translation>
    </message>
    <message>
        <source>Four deals</source>
        <translation>Vier Spiele</translation>
    </message>
    <message>
        <source>A session, settled by the difference</source>
        <translation>Eine Sitzung, der Unterschied wird bezahlt</translation>
    </message>
    <message>
        <source>The larger part</source>
        <translation>Den größeren Teil</translation>
    </message>
    <message>
        <source>Three cards</source>
        <translation>Drei Karten</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Announced before the lead</source>
        <translation>Vor dem Ausspielen angesagt</translation>
    </message>
    <message>
        <source>Counted after the lead</source>
        <translation>Nach dem Ausspielen gezählt</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Vor dem ersten Ausspielen</translation>
    </message>
    <message>
        <source>After the first lead</source>
        <translation>Nach dem ersten Ausspielen</translation>
    </message>
    <message>
        <source>In twos</source>
        <translation>Zu zweien</translation>
    </message>
    <message>
        <source>In threes</source>
        <translation>Zu dreien</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In der Mitte</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>To nobody</source>
        <translation>Niemandem</translation>
    </message>
    <message>
        <source>Added to the next deal</source>
        <translation>Zum nächsten Spiel</translation>
    </message>
    <message>
        <source>As well as the count</source>
        <translation>Neben dem Zählen</translation>
    </message>
    <message>
        <source>Instead of the count</source>
        <translation>Statt des Zählens</translation>
    </message>
    <message>
        <source>The loser makes room</source>
        <translation>Der Verlierer macht Platz</translation>
    </message>
    <message>
        <source>Fixed: AB, BC, CD, DA, AC, BD</source>
        <translation>Fest: AB, BC, CD, DA, AC, BD</translation>
    </message>
    <message>
        <source>Fixed: AB, AC, AD, BC, BD, CD</source>
        <translation>Fest: AB, AC, AD, BC, BD, CD</translation>
    </message>
    <message>
        <source>Fixed: AB, CD, EA, BC, DE, AC, BD, CE, AD, BE</source>
        <translation>Fest: AB, CD, EA, BC, DE, AC, BD, CE, AD, BE</translation>
    </message>
    <message>
        <source>Fixed: AB, AC, AD, AE, BC, BD, BE, CD, CE, DE</source>
        <translation>Fest: AB, AC, AD, AE, BC, BD, BE, CD, CE, DE</translation>
    </message>
    <message>
        <source>To each</source>
        <translation>Jedem</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Captures and builds</source>
        <translation>Fänge und Stapel</translation>
    </message>
    <message>
        <source>Extra points for the ace of spades</source>
        <translation>Das Pik-Ass zählt mehr um</translation>
    </message>
    <message>
        <source>If two or more reach the target in a deal</source>
        <translation>Mehrere am Ziel in einem Spiel</translation>
    </message>
    <message>
        <source>Instead of being dealt new hands, you draw one card after each play while any are left.</source>
        <translation>Statt neuer Hände zieht jeder nach jedem Zug eine Karte, solange welche da sind.</translation>
    </message>
    <message>
        <source>The deal and the play go anticlockwise, as in Italy.</source>
        <translation>Gegeben und gespielt wird gegen den Uhrzeigersinn, wie in Italien.</translation>
    </message>
    <message>
        <source>Players who sit opposite each other capture and score together.</source>
        <translation>Wer einander gegenübersitzt, fängt und zählt zusammen.</translation>
    </message>
    <message>
        <source>They have their own values, are worth ten each, or have no numerical value and capture only their own rank.</source>
        <translation>Sie haben eigene Zahlen, zählen je zehn, oder sie haben keine Zahl und fangen nur ihresgleichen.</translation>
    </message>
    <message>
        <source>A card captures one matching card or one set of cards that adds up to it, and never more. Then there are no builds or mulles, and nobody has to capture.</source>
        <translation>Eine Karte fängt eine gleiche Karte oder eine Gruppe, die ihren Wert ergibt, und nie mehrere auf einmal. Dann gibt es weder Stapel noch Mullen noch Fangzwang.</translation>
    </message>
    <message>
        <source>If two sides tie for most spades, each gets half of the points, rounded down.</source>
        <translation>Zwei, die gleich viele haben und mehr als alle anderen, haben je die Hälfte der Punkte, abgerundet.</translation>
    </message>
    <message>
        <source>For capturing the only card on the table with its twin. At 0, it scores like any sweep.</source>
        <translation>Wenn man die einzige Karte des Tisches mit ihrem Zwilling fängt. Bei 0 zählt das wie jeder Kehraus.</translation>
    </message>
    <message>
        <source>Either the highest score wins, or the first to reach the target does. The American order is cards, spades, ♦10, ♠2, aces, others; the Finnish one is the reverse.</source>
        <translation>Es gewinnt, wer die meisten hat, oder wer zuerst da ist. Die amerikanische Reihenfolge ist Karten, Pik, ♦10, ♠2, Asse, andere; die finnische geht umgekehrt.</translation>
    </message>
    <message>
        <source>It must capture, and must clear the table if it can</source>
        <translation>Sie muss, und den Tisch leeren, wenn sie kann</translation>
    </message>
    <message>
        <source>Players can miscount: a capture can add up to one more or one less than its card. A card that must capture can still be trailed or leave something. You can object until the next player plays, and the mistake is put right. The sources mention no such fault or penalty, so this is a house rule.</source>
        <translation>Man darf sich verzählen: Ein Fang kann um eins mehr oder weniger ergeben als seine Karte. Wo eine Karte fangen muss, kann man sie trotzdem ablegen oder etwas liegen lassen. Bis der Nächste gespielt hat, kann er widersprechen, und es wird richtiggestellt. Die Quellen nennen weder Fehler noch Strafe; das ist die Regel des Hauses.</translation>
    </message>
    <message>
        <source>How a tie between the leaders is broken. The Swedish source goes by the spades in the last deal, then by who gets there first in the Finnish order.</source>
        <translation>Was entscheidet, wenn die Besten am Ende gleich viele Punkte haben. Die schwedische Quelle nennt die Pikkarten des letzten Spiels und verweist für den Fall, dass auch sie gleich sind, auf die finnische Reihenfolge.</translation>
    </message>
    <message>
        <source>How many jacks, queens or kings on the table a card of the same rank can take. With one or three, none is ever left stranded. Long’s book of 1792 lets you take them all; books of the twentieth century, only one; Ostrow’s, of 1945, one or three.</source>
        <translation>Wie viele von mehreren gleichen Buben, Damen oder Königen auf dem Tisch das Gegenstück aus der Hand nimmt. Bei einem oder dreien bleibt nie ein Bild übrig, das niemand mehr nehmen kann. Longs Buch von 1792 lässt alle nehmen, Bücher des zwanzigsten Jahrhunderts eines, Ostrows von 1945 eines oder drei.</translation>
    </message>
    <message>
        <source>You may put cards together, to capture them all later, as in Royal Casino, but never court cards. No English book before 1866 has it.</source>
        <translation>Man darf Karten auf andere legen und später alles zusammen holen, wie beim Royal Casino; mit Bildern geht das nicht. Kein englisches Buch vor 1866 kennt es.</translation>
    </message>
    <message>
        <source>The last capture of a deal scores a point; otherwise it only takes what is left on the table. Jones’s book of 1796 has that point.</source>
        <translation>Der letzte Fang eines Spiels zählt einen Punkt; sonst bringt er nur ein, was noch auf dem Tisch liegt. Jones’ Buch von 1796 hat diesen Punkt.</translation>
    </message>
    <message>
        <source>Clearing the table with the very last card of a deal scores a sweep too. In Hoyle’s book of 1835 a sweep scores only before that.</source>
        <translation>Auch wer den Tisch mit der allerletzten Karte eines Spiels leert, bekommt den Punkt für den Kehraus. In Hoyles Buch von 1835 zählt ein Kehraus nur vor dem Ende.</translation>
    </message>
    <message>
        <source>The four cards are dealt two at a time or one at a time. In Hoyle’s book of 1835 they are dealt one at a time.</source>
        <translation>Ob die vier Karten zu zweien oder einzeln gegeben werden. Hoyles Buch von 1835 gibt sie einzeln.</translation>
    </message>
    <message>
        <source>An ace that you play captures as one or as fourteen; otherwise it is always one. Foster’s book of 1907 has both values.</source>
        <translation>Ein gespieltes Ass fängt als Eins oder als Vierzehn; sonst gilt es immer eins. Fosters Buch von 1907 hat beide Werte.</translation>
    </message>
    <message>
        <source>Clearing the table scores a point; otherwise it scores nothing. McLeod gives both.</source>
        <translation>Wer den Tisch leert, bekommt einen Punkt; sonst zählt das nichts. McLeod kennt beides.</translation>
    </message>
    <message>
        <source>If two or more reach the target in a deal, the first in this order wins: cards, spades, ♦10, ♠2, aces, sweeps. Foster’s book of 1907 has that order.</source>
        <translation>Erreichen mehrere im selben Spiel das Ziel, gewinnt, wer in dieser Reihenfolge zuerst ankommt: Karten, Pik, ♦10, ♠2, Asse, Kehraus. Fosters Buch von 1907 hat diese Reihenfolge.</translation>
    </message>
    <message>
        <source>The first to win two matches wins. Each match is settled separately and starts from nought. Long’s book of 1792 has this.</source>
        <translation>Wer zwei Partien gewonnen hat, gewinnt. Jede wird für sich abgerechnet und beginnt ohne Punkte. So spielt Longs Buch von 1792.</translation>
    </message>
    <message>
        <source>Players who sit opposite each other capture together; otherwise everyone plays alone. McLeod gives both.</source>
        <translation>Die Gegenübersitzenden spielen zusammen; sonst spielt jeder für sich. McLeod kennt beides.</translation>
    </message>
    <message>
        <source>A card that can capture must. It takes all it can, or as much as its player likes; but if it can take the whole table, it must. In one set of Swedish rules a queen takes everything that makes a queen.</source>
        <translation>Eine Karte, die fangen kann, muss es auch. Entweder nimmt sie alles, was sie kann, oder so viel, wie ihr Spieler will; kann sie den ganzen Tisch fangen, so tut sie es auf jeden Fall. Eine schwedische Regelseite lässt eine Dame alles nehmen, was eine Dame ergibt.</translation>
    </message>
    <message>
        <source>Jacks, queens and kings on the table are put aside when new hands are dealt. At the end of the deal they go to the player who captured last. McLeod has this for Krypkasino.</source>
        <translation>Buben, Damen und Könige, die bei einer neuen Ausgabe auf dem Tisch liegen, kommen von ihm weg und fallen am Ende des Spiels dem letzten Fänger zu. McLeod sagt es vom Krypkasino.</translation>
    </message>
    <message>
        <source>Points for the last trick</source>
        <translation>Punkte für den letzten Stich</translation>
    </message>
    <message>
        <source>Elder must announce a repique or pique, or lose it, and may correct declarations until the first lead. The others may correct theirs until they play to it. Declarations are named, not shown. Nothing stops you from declaring too much or revoking. After leading one suit repeatedly, you must name the next one. If you notice a fault, you object, and the penalty comes from the German rule book.</source>
        <translation>Die Vorhand sagt Neunziger und Sechziger selbst an, sonst sind sie verloren. Sie darf ihre Ansagen verbessern, bis sie ausgespielt hat, die andern ihre Zählung, bis sie zugegeben haben. Was zählt, wird genannt und nicht gezeigt. Niemand wird daran gehindert, zu viel anzusagen oder zu verleugnen. Wer von einer mehrmals ausgespielten Farbe zu einer anderen übergeht, muss sie nennen; wer einen Fehler bemerkt, rügt ihn. Was auf einen Fehler folgt, sagt das deutsche Regelbuch.</translation>
    </message>
    <message>
        <source>At 0, the session goes on until you stop between deals and settle up. The German rule book settles at the end of the session.</source>
        <translation>Bei 0 dauert die Sitzung, bis Sie zwischen zwei Spielen aufhören und abrechnen. Das deutsche Regelbuch rechnet am Schluss der Sitzung ab.</translation>
    </message>
    <message>
        <source>The dealer’s declarations score before elder leads, or when the dealer plays to the first trick. In Meyers’ encyclopaedia elder leads after the scoring; in the German rule book the dealer scores after the lead.</source>
        <translation>Was er angesagt hat, zählt er, bevor die Vorhand ausspielt, oder wenn er zum ersten Stich zugibt. In Meyers Lexikon spielt die Vorhand nach geschehener Zählung aus; im deutschen Regelbuch zählt der Geber nach dem Ausspielen.</translation>
    </message>
    <message>
        <source>Elder can make it until the dealer scores or wins a trick, as in the German rule book; or only with the very first card, as in the book of 1651.</source>
        <translation>Die Vorhand kann ihn machen, bis der Geber etwas zählt oder einen Stich nimmt, wie im deutschen Regelbuch; oder nur mit ihrer allerersten Karte, wie im Buch von 1651.</translation>
    </message>
    <message>
        <source>A hand without court cards scores ten. It is shown before the exchange, after it, or not at all. The German rule book has it before the exchange, if agreed before the first deal; Meyers’ encyclopaedia has it after.</source>
        <translation>Eine Hand ohne Bilder zählt zehn; gezeigt wird sie vor dem Kaufen, danach oder gar nicht. Das deutsche Regelbuch verlangt, dass man es vor dem Beginn vereinbart, und lässt sie vor dem Kaufen vorzeigen, Meyers Lexikon danach.</translation>
    </message>
    <message>
        <source>Then a hand with a ten is not a carte blanche. In Meyers’ encyclopaedia tens are usually court cards; for the Portland Club they are not.</source>
        <translation>Eine Hand mit einer Zehn ist dann keine Weiße Karte. Meyers Lexikon sagt, dass sie gewöhnlich als Bilder gelten, der Portland Club, dass sie keine sind.</translation>
    </message>
    <message>
        <source>Its ten points count towards repique and pique. In the German rule book they never do; in the laws of the Portland Club they do.</source>
        <translation>Ihre zehn Punkte zählen zum Neunziger und Sechziger mit. Nach dem deutschen Regelbuch tun sie es nie, nach den Regeln des Portland Clubs wohl.</translation>
    </message>
    <message>
        <source>The fewest cards elder must take from the stock. It is three in the German rule book, one for the Portland Club.</source>
        <translation>Wie viele Karten die Vorhand mindestens aus dem Talon kaufen muss. Das deutsche Regelbuch verlangt drei, der Portland Club eine.</translation>
    </message>
    <message>
        <source>The fewest cards the dealer must exchange out of those elder has left. It is more than half in the German rule book, three in Meyers’ encyclopaedia, one for the Portland Club.</source>
        <translation>Wie viele der Karten, die ihm die Vorhand übrig lässt, der Geber mindestens kaufen muss. Das deutsche Regelbuch verlangt den größeren Teil, Meyers Lexikon drei Karten, der Portland Club eine.</translation>
    </message>
    <message>
        <source>A point of 34 pips scores three instead of four, one of 44 scores four, and so on. Cavendish says it can be agreed at Piquet au Cent. It comes to the same as counting the pips by tens, as in 1651.</source>
        <translation>Ein Rummel von 34 Augen zählt drei statt vier, einer von 44 vier und so weiter. Nach Cavendish kann man das beim Piquet au Cent vereinbaren. Es kommt auf dasselbe heraus, wie die Augen nach Zehnern zu zählen, was 1651 galt.</translation>
    </message>
    <message>
        <source>It is announced before the first lead, or scored after it. In the German rule book it is lost if elder leads first; for the Portland Club it scores afterwards.</source>
        <translation>Er wird vor dem ersten Ausspielen angesagt oder erst danach gezählt. Nach dem deutschen Regelbuch ist er verloren, wenn die Vorhand vorher ausspielt; der Portland Club lässt ihn danach zählen.</translation>
    </message>
    <message>
        <source>When the stock is laid out during the deal. In the German rule book it comes last, unless elder says otherwise.</source>
        <translation>Wann beim Geben der Talon gelegt wird. Nach dem deutschen Regelbuch liegt er zuletzt, wenn die Vorhand es nicht anders bestimmt.</translation>
    </message>
    <message>
        <source>Elder says how the cards are dealt, and may ask for another shuffle. The German rule book gives elder both rights.</source>
        <translation>Die Vorhand sagt, wie gegeben wird, und darf noch einmal mischen lassen. Das deutsche Regelbuch gibt ihr beide Rechte.</translation>
    </message>
    <message>
        <source>The ten points for the cards go to nobody, or are added to those of the next deal. In the German rule book nobody gets them in a match, and they are added in a session. Meyers’ encyclopaedia leaves it to the players.</source>
        <translation>Die zehn Punkte der Lese bekommt niemand, oder sie kommen zu denen des nächsten Spiels. Im deutschen Regelbuch steht die Lese in einer Partie und wächst in einer Sitzung an; Meyers Lexikon überlässt es der Übereinkunft.</translation>
    </message>
    <message>
        <source>Prizes are paid as well as the jump in the count, or instead of it. The German rule book gives the prizes but does not say whether both apply.</source>
        <translation>Preise werden neben dem Sprung im Zählen bezahlt oder an seiner Stelle. Das deutsche Regelbuch nennt die Preise und sagt nicht, ob beides zählt.</translation>
    </message>
    <message>
        <source>Points are rounded for payment. In the German rule book it is to the nearest ten or hundred, with five or fifty rounded up.</source>
        <translation>Die Punkte werden beim Bezahlen gerundet. Das deutsche Regelbuch vergütet je zehn, von fünf an aufgerundet, oder je hundert, von fünfzig an.</translation>
    </message>
    <message>
        <source>In a round everyone plays everyone else. In the German rule book that is three matches for three players and six for four.</source>
        <translation>In einer Runde spielt jeder gegen jeden. Das deutsche Regelbuch zählt bei drei Personen drei und bei vieren sechs Partien.</translation>
    </message>
    <message>
        <source>Before the dealer scores</source>
        <translation>Bevor der Geber etwas zählt</translation>
    </message>
    <message>
        <source>With elder’s first card alone</source>
        <translation>Nur mit der ersten Karte der Vorhand</translation>
    </message>
    <message>
        <source>What comes before it</source>
        <translation>Was vorher kommt</translation>
    </message>
    <message>
        <source>Anything good the opponent has</source>
        <translation>Alles Gültige des Gegners</translation>
    </message>
    <message>
        <source>In fours</source>
        <translation>Zu vieren</translation>
    </message>
    <message>
        <source>The captain has it</source>
        <translation>Der Kapitän bekommt sie</translation>
    </message>
    <message>
        <source>The adviser has it (Cavendish)</source>
        <translation>Der Ratgeber bekommt sie (Cavendish)</translation>
    </message>
    <message>
        <source>Piquet for points</source>
        <translation>Piquet um Punkte</translation>
    </message>
    <message>
        <source>Piquet in four deals</source>
        <translation>Piquet zu vier Spielen</translation>
    </message>
    <message>
        <source>Piquet of 1888</source>
        <translation>Piquet von 1888</translation>
    </message>
    <message>
        <source>Thirty-six-card Piquet</source>
        <translation>Piquet mit sechsunddreißig Karten</translation>
    </message>
    <message>
        <source>Piquet Chouette</source>
        <translation>Piquet-Chouette</translation>
    </message>
    <message>
        <source>Piquet au Cent</source>
        <translation>Piquet au Cent</translation>
    </message>
    <message>
        <source>German rule book</source>
        <translation>Deutsches Regelbuch</translation>
    </message>
    <message>
        <source>Portland Club (London)</source>
        <translation>Portland Club (London)</translation>
    </message>
    <message>
        <source>Meyers’ encyclopaedia (1888)</source>
        <translation>Meyers Lexikon (1888)</translation>
    </message>
    <message>
        <source>Four deals, with the first and the last counting double, and prizes for repique, pique and capot.</source>
        <translation>Vier Spiele, von denen das erste und das letzte doppelt zählen, mit Preisen für Neunziger, Sechziger und Allstich.</translation>
    </message>
    <message>
        <source>An agreed number of deals, settled by the difference at the end.</source>
        <translation>Eine verabredete Zahl von Spielen; am Ende wird der Unterschied bezahlt.</translation>
    </message>
    <message>
        <source>Six deals. A loser below a hundred points pays the sum instead of the difference.</source>
        <translation>Sechs Spiele; wer unter hundert Punkten bleibt, verliert die Summe statt des Unterschieds.</translation>
    </message>
    <message>
        <source>To a hundred points, with tens among the court cards and three points for the last trick.</source>
        <translation>Bis hundert Punkte; die Zehnen gelten als Bilder, und der letzte Stich zählt drei.</translation>
    </message>
    <message>
        <source>As in a book of 1651: with sixes, twelve cards in the stock, and a point that goes by its pips.</source>
        <translation>Wie in einem Buch von 1651: mit Sechsen, zwölf Karten im Talon und einem Rummel, der nach Augen geht.</translation>
    </message>
    <message>
        <source>One against a company: the box plays the captain for everyone’s stakes.</source>
        <translation>Einer gegen eine Gesellschaft: Die Box spielt gegen den Kapitän um den Einsatz aller.</translation>
    </message>
    <message>
        <source>Four players on two sides, eight cards each, no exchange, and a repique at twenty.</source>
        <translation>Vier Personen in zwei Parteien, acht Karten für jeden; gekauft wird nicht, und zwanzig machen einen Neunziger.</translation>
    </message>
    <message>
        <source>Three players, ten cards each. The first to reach the target drops out, and the other two play on.</source>
        <translation>Drei Personen, zehn Karten für jede; wer zuerst am Ziel ist, tritt aus, und die beiden anderen spielen weiter.</translation>
    </message>
    <message>
        <source>What a repique scores</source>
        <translation>Was ein Neunziger bringt</translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Weiße Karte</translation>
    </message>
    <message>
        <source>Carte rouge</source>
        <translation>Rote Karte</translation>
    </message>
    <message>
        <source>When the tricks are divided</source>
        <translation>Wenn die Lese steht</translation>
    </message>
    <message>
        <source>Settled in</source>
        <translation>Abgerechnet wird nach</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Order of opponents</source>
        <translation>Wer gegen wen spielt</translation>
    </message>
    <message>
        <source>The first to reach this number of points wins the match.</source>
        <translation>Wer diese Punktzahl erreicht, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>A match ends after an agreed number of deals or at an agreed number of points.</source>
        <translation>Eine Partie endet nach einer vereinbarten Zahl von Spielen oder bei einer vereinbarten Punktzahl.</translation>
    </message>
    <message>
        <source>After this many deals the player with the most points wins.</source>
        <translation>Nach so vielen Spielen gewinnt, wer die meisten Punkte hat.</translation>
    </message>
    <message>
        <source>What the loser of a match pays the winner. At 0, you play for love.</source>
        <translation>Was der Verlierer einer Partie dem Gewinner zahlt. Bei 0 geht es um nichts.</translation>
    </message>
    <message>
        <source>After this many matches the player who has gained the most wins the evening.</source>
        <translation>Nach so vielen Partien gewinnt den Abend, wer am meisten gewonnen hat.</translation>
    </message>
    <message>
        <source>A number of deals</source>
        <translation>Eine Zahl von Spielen</translation>
    </message>
    <message>
        <source>A number of points</source>
        <translation>Eine Zahl von Punkten</translation>
    </message>
    <message>
        <source>Until everyone has taken a seat once</source>
        <translation>Bis jeder einmal eingetreten ist</translation>
    </message>
    <message>
        <source>A number of matches</source>
        <translation>Eine Zahl von Partien</translation>
    </message>
    <message>
        <source>More spades in the last deal, then a new deal</source>
        <translation>Mehr Pik im letzten Spiel, dann noch ein Spiel</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Noch ein Spiel</translation>
    </message>
    <message>
        <source>Captures with one of its values</source>
        <translation>Fängt mit einem ihrer Werte</translation>
    </message>
    <message>
        <source>May capture with both at once</source>
        <translation>Darf mit beiden zugleich fangen</translation>
    </message>
    <message>
        <source>Three points</source>
        <translation>Drei Punkte</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>Zwei Punkte</translation>
    </message>
    <message>
        <source>Two, then three at a time</source>
        <translation>Erst zwei, dann drei</translation>
    </message>
    <message>
        <source>Three, then two at a time</source>
        <translation>Erst drei, dann zwei</translation>
    </message>
    <message>
        <source>All five at once</source>
        <translation>Alle fünf auf einmal</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>Before the exchange</source>
        <translation>Vor dem Kaufen</translation>
    </message>
    <message>
        <source>After the exchange</source>
        <translation>Nach dem Kaufen</translation>
    </message>
    <message>
        <source>Single points</source>
        <translation>Einzelnen Punkten</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Zehnern</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>Hundertern</translation>
    </message>
    <message>
        <source>The classical German game: a match ends with the very card that reaches the target.</source>
        <translation>Das klassische deutsche Spiel: Eine Partie endet genau mit der Karte, die das Ziel erreicht.</translation>
    </message>
    <message>
        <source>Three to five players in turn. The loser pays the winner and all the onlookers.</source>
        <translation>Drei bis fünf Personen wechseln sich ab; wer verliert, zahlt dem Gewinner und allen, die zusehen.</translation>
    </message>
    <message>
        <source>First to reach the target wins</source>
        <translation>Wer zuerst am Ziel ist, gewinnt</translation>
    </message>
    <message>
        <source>First and last deal doubled</source>
        <translation>Erstes und letztes Spiel doppelt</translation>
    </message>
    <message>
        <source>The final difference is paid</source>
        <translation>Am Ende zählt der Unterschied</translation>
    </message>
    <message>
        <source>Below a hundred, the sum is lost</source>
        <translation>Unter hundert: Summe statt Unterschied</translation>
    </message>
    <message>
        <source>Three points for the last trick</source>
        <translation>Drei Punkte für den letzten Stich</translation>
    </message>
    <message>
        <source>Sixes, and twelve in the stock</source>
        <translation>Mit Sechsen, zwölf im Talon</translation>
    </message>
    <message>
        <source>The loser pays everyone</source>
        <translation>Wer verliert, zahlt allen</translation>
    </message>
    <message>
        <source>One against a whole company</source>
        <translation>Einer gegen die ganze Gesellschaft</translation>
    </message>
    <message>
        <source>Four players on two sides</source>
        <translation>Vier Spieler auf zwei Seiten</translation>
    </message>
    <message>
        <source>Three players, ten cards each</source>
        <translation>Zu dritt, zehn Karten für jeden</translation>
    </message>
    <message>
        <source>The disc: a match usually goes to 100 points.</source>
        <translation>Die Plakette: Eine Partie geht gewöhnlich bis 100 Punkte.</translation>
    </message>
    <message>
        <source>The disc: the first and the last deal count twice.</source>
        <translation>Die Plakette: Das erste und das letzte Spiel zählen doppelt.</translation>
    </message>
    <message>
        <source>The disc: one wins what the other loses.</source>
        <translation>Die Plakette: Der eine gewinnt, was der andere verliert.</translation>
    </message>
    <message>
        <source>The disc: it is dear to lose with fewer than 100 points.</source>
        <translation>Die Plakette: Wer mit weniger als 100 Punkten verliert, zahlt mehr.</translation>
    </message>
    <message>
        <source>The disc: the last trick scores 3 points.</source>
        <translation>Die Plakette: Der letzte Stich zählt 3 Punkte.</translation>
    </message>
    <message>
        <source>The disc: the pack has 36 cards.</source>
        <translation>Die Plakette: Das Spiel hat 36 Karten.</translation>
    </message>
    <message>
        <source>The disc: each player gets 10 cards.</source>
        <translation>Die Plakette: Jeder bekommt 10 Karten.</translation>
    </message>
    <message>
        <source>{players}, on two sides</source>
        <translation>{players}, in zwei Parteien</translation>
    </message>
    <message>
        <source>Everyone scores each category together</source>
        <translation>Alle zählen einen Posten zugleich</translation>
    </message>
    <message>
        <source>If two or more reach the target in the same category, the one with the most points wins.</source>
        <translation>Erreichen mehrere mit demselben Posten das Ziel, so gewinnt, wer danach mehr Punkte hat.</translation>
    </message>
    <message>
        <source>Double and treble, as the English pay</source>
        <translation>Doppelt und dreifach, die englische Zahlung</translation>
    </message>
    <message>
        <source>A loser with one or two points pays twice the stake, and one with none three times the stake. The English laws of 1886 have this, if agreed.</source>
        <translation>Wer mit einem oder zwei Punkten verliert, zahlt den doppelten Einsatz, ohne Punkt den dreifachen. So nach Verabredung in den englischen Regeln von 1886.</translation>
    </message>
    <message>
        <source>This applies only to a match of two.</source>
        <translation>Das gilt nur in der Partie zu zweit.</translation>
    </message>
    <message>
        <source>This applies only to a match of three.</source>
        <translation>Das gilt nur in der Partie zu dritt.</translation>
    </message>
    <message>
        <source>Suits named only after repeated leads</source>
        <translation>Farbe nennen nach mehreren einer anderen</translation>
    </message>
    <message>
        <source>Only a player who has led one suit repeatedly and then changes suit has to name the new one.</source>
        <translation>Nur wer von einer mehrmals nacheinander ausgespielten Farbe zu einer anderen übergeht, muss die neue nennen.</translation>
    </message>
    <message>
        <source>Total points in each deal</source>
        <translation>Punkte jedes Spiels zusammen</translation>
    </message>
    <message>
        <source>Enter 0 if any total is allowed. If the fewest points win, a player can also give the whole number to each of the others.</source>
        <translation>Bei 0 beliebig viele. Wo die wenigsten Punkte gewinnen, kann einer auch jedem anderen die ganze Summe geben.</translation>
    </message>
    <message>
        <source>With 26 cards each</source>
        <translation>Bei je 26 Karten</translation>
    </message>
    <message>
        <source>Points for most spades</source>
        <translation>Punkte für die meisten Pik</translation>
    </message>
    <message>
        <source>All thirteen spades win the match</source>
        <translation>Alle dreizehn Pik gewinnen die Partie</translation>
    </message>
    <message>
        <source>Dealing the twelve cards</source>
        <translation>Geben der zwölf Karten</translation>
    </message>
    <message>
        <source>If both sides have 26 cards, the two points for most cards go to nobody, or one to each. Wikipedia gives one to each, McLeod none.</source>
        <translation>Ob die zwei Punkte für die meisten Karten niemandem gehören oder jeder Partei einer, wenn beide 26 haben. Wikipedia gibt jeder einen, McLeod keinen.</translation>
    </message>
    <message>
        <source>McLeod and Wikipedia give one point for most spades, Parlett two.</source>
        <translation>McLeod und Wikipedia geben einen Punkt für die meisten Pik, Parlett zwei.</translation>
    </message>
    <message>
        <source>A side that has captured every spade wins after the deal, whatever the score. Otherwise the spades are worth fifteen points. Wikipedia has this rule; McLeod does not.</source>
        <translation>Eine Partei, die alle Pik gefangen hat, gewinnt gleich nach dem Spiel, wie auch immer die Punkte stehen. Sonst sind es fünfzehn Punkte. McLeod hat es nicht, Wikipedia schon.</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Niemand hat Punkte</translation>
    </message>
    <message>
        <source>One point each</source>
        <translation>Je ein Punkt</translation>
    </message>
    <message>
        <source>Twelve at once</source>
        <translation>Zwölf auf einmal</translation>
    </message>
    <message>
        <source>Six, later six more</source>
        <translation>Sechs, später noch sechs</translation>
    </message>
    <message>
        <source>Cicera</source>
        <translation>Cicera</translation>
    </message>
    <message>
        <source>The Italian one: one card or one set in a turn, and four kinds of capture score. To 51 points.</source>
        <translation>Das italienische: auf einmal nur eine Karte oder eine Gruppe, und vier Arten von Fängen werden angeschrieben. Bis 51 Punkte.</translation>
    </message>
    <message>
        <source>The twelve are dealt all at once, one by one, or in two lots of six; the four for the table are dealt with the first lot. McLeod deals twelve at once and mentions six and six. The Accademia del Tre deals them one by one.</source>
        <translation>Zwölf auf einmal, einzeln oder sechs und später noch sechs; die vier für den Tisch kommen mit den ersten. McLeod gibt zwölf auf einmal und kennt sechs und sechs, die Accademia del Tre gibt sie einzeln.</translation>
    </message>
    <message>
        <source>How a game scores</source>
        <translation>Wie ein Spiel zählt</translation>
    </message>
    <message>
        <source>The dealer sits out</source>
        <translation>Der Geber setzt aus</translation>
    </message>
    <message>
        <source>As in Skat, one number is entered for the player against the others, with a minus for a lost game. Seeger–Fabian scoring adds or takes off 50 for the game. A lost one gives each of the others 40, or 30 with four at the table. In Bierlachs the number is marked against the losers, and reaching the target loses.</source>
        <translation>Wie beim Skat wird eine Zahl beim Alleinspieler eingetragen, ein verlorenes Spiel mit Minus. Nach Seeger-Fabian bringt oder kostet das Spiel dazu 50, und ein verlorenes bringt jedem anderen 40, an einem Vierertisch 30. Beim Bierlachs wird die Zahl den Verlierern angeschrieben, und wer das Ziel erreicht, verliert.</translation>
    </message>
    <message>
        <source>In each deal nothing is entered for the dealer. If somebody leaves, everyone plays.</source>
        <translation>Der Geber bekommt in dem Spiel keine Zahl; geht jemand, so spielen alle mit.</translation>
    </message>
    <message>
        <source>As it is entered</source>
        <translation>Wie eingetragen</translation>
    </message>
    <message>
        <source>Seeger–Fabian</source>
        <translation>Nach Seeger-Fabian</translation>
    </message>
    <message>
        <source>Against the losers (Bierlachs)</source>
        <translation>Es trifft die Verlierer (Bierlachs)</translation>
    </message>
</context>
<context>
    <name>Safekeeping</name>
    <message>
        <source>Some settings could not be read and have been reset to their defaults.</source>
        <translation>Eine frühere Einstellung war nicht lesbar. Sie steht wieder wie am Anfang.</translation>
    </message>
    <message>
        <source>The match is not saved. {reason} Unless it is saved before the program ends, it will be lost.</source>
        <translation>Die Partie ist nicht gespeichert. {reason} Wird sie nicht noch gespeichert, bevor das Programm endet, geht sie verloren.</translation>
    </message>
    <message>
        <source>{reason} From now on this is kept as a separate match.</source>
        <translation>{reason} Was hier gespielt wird, wird von nun an als eigene Partie aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Your own deal</source>
        <translation>Ihr eigenes Spiel</translation>
    </message>
    <message>
        <source>{count} of {most} stars.</source>
        <translation>{count} von {most} Sternen.</translation>
    </message>
    <message>
        <source>{path}: {count} of {most} stars</source>
        <translation>{path}: {count} von {most} Sternen</translation>
    </message>
</context>
<context>
    <name>SchoolDialog</name>
    <message>
        <source>started</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>{game} should suit you: a match takes about {minutes} minutes.</source>
        <translation>{game} passt dafür: Eine Partie dauert etwa {minutes} Minuten.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Reset all stars and the lesson in progress?</source>
        <translation>Alle Sterne und die begonnene Lektion zurücksetzen?</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Once more</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Short lessons at the table you play on. Begin wherever you like.</source>
        <translation>Kurze Lektionen an dem Tisch, an dem Sie spielen werden. Beginnen Sie, wo Sie wollen.</translation>
    </message>
    <message>
        <source>How &amp;many are you?</source>
        <translation>Zu &amp;wievielt sind Sie?</translation>
    </message>
    <message>
        <source>How &amp;long have you got?</source>
        <translation>Wie &amp;lange haben Sie Zeit?</translation>
    </message>
    <message>
        <source>One, against the computer</source>
        <translation>Allein gegen den Computer</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Zu viert</translation>
    </message>
    <message>
        <source>Five or six</source>
        <translation>Zu fünft oder sechst</translation>
    </message>
    <message>
        <source>Ten minutes</source>
        <translation>Zehn Minuten</translation>
    </message>
    <message>
        <source>Half an hour</source>
        <translation>Eine halbe Stunde</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Einen Abend</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>&amp;Reset the stars…</source>
        <translation>Sterne &amp;zurücksetzen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Stars as a picture…</source>
        <translation>Sterne als &amp;Bild&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Problems…</source>
        <translation>&amp;Aufgaben&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SchoolDoor</name>
    <message>
        <source>The rule: {rule}. The lesson “{lesson}” explains it. The match will wait.</source>
        <translation>Die Regel: {rule}. Eine Lektion zeigt sie: „{lesson}“. Die Partie wartet.</translation>
    </message>
    <message>
        <source>To the lesson</source>
        <translation>Zur Lektion</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Anschreibeblatt</translation>
    </message>
    <message numerus="yes">
        <source>Played to %n point(s).</source>
        <translation>
            <numerusform>Gespielt wird bis %n Punkt.</numerusform>
            <numerusform>Gespielt wird bis %n Punkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>{points} → {total}</source>
        <translation>{points} → {total}</translation>
    </message>
    <message>
        <source>{number}, being played</source>
        <translation>{number}, läuft noch</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Captured</source>
        <translation>Gefangen</translation>
    </message>
    <message>
        <source>Most spades</source>
        <translation>Pikmehrheit</translation>
    </message>
    <message>
        <source>Most spades, shared</source>
        <translation>Pikmehrheit, geteilt</translation>
    </message>
    <message>
        <source>Spades from the seventh on</source>
        <translation>Überpik</translation>
    </message>
    <message>
        <source>Seven spades or more</source>
        <translation>Sieben Pik oder mehr</translation>
    </message>
    <message>
        <source>The other spades</source>
        <translation>Die übrigen Pik</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Kartenmehrheit</translation>
    </message>
    <message>
        <source>Big Casino, ♦10</source>
        <translation>Großes Casino, ♦10</translation>
    </message>
    <message>
        <source>Little Casino, ♠2</source>
        <translation>Kleines Casino, ♠2</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>Joker of 15</source>
        <translation>Joker zu 15</translation>
    </message>
    <message>
        <source>Joker of 17</source>
        <translation>Joker zu 17</translation>
    </message>
    <message>
        <source>Joker of 20</source>
        <translation>Joker zu 20</translation>
    </message>
    <message>
        <source>Joker of 22</source>
        <translation>Joker zu 22</translation>
    </message>
    <message>
        <source>Joker of 25</source>
        <translation>Joker zu 25</translation>
    </message>
    <message>
        <source>Joker of 30</source>
        <translation>Joker zu 30</translation>
    </message>
    <message>
        <source>Ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
    <message>
        <source>Ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>Ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>Seven of spades</source>
        <translation>Pik-Sieben</translation>
    </message>
    <message>
        <source>Seven of diamonds</source>
        <translation>Karo-Sieben</translation>
    </message>
    <message>
        <source>Ace of {suit}</source>
        <translation>{suit}-Ass</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Letzter Fang</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Kehraus</translation>
    </message>
    <message>
        <source>Double sweeps</source>
        <translation>Doppelter Kehraus</translation>
    </message>
    <message>
        <source>The next player’s sweeps</source>
        <translation>Kehraus des Nächsten</translation>
    </message>
    <message>
        <source>Zwicker</source>
        <translation>Zwicker</translation>
    </message>
    <message>
        <source>Mulles</source>
        <translation>Mullen</translation>
    </message>
    <message>
        <source>Huts cancelled out</source>
        <translation>Bilanzierte Hütten</translation>
    </message>
    <message>
        <source>One card captured everything on the table.</source>
        <translation>Alles, was auf dem Tisch lag, wurde auf einmal gefangen.</translation>
    </message>
    <message>
        <source>A card captured its twin.</source>
        <translation>Eine Karte hat ihren Zwilling gefangen.</translation>
    </message>
    <message>
        <source>Bets of {units} on {name} are not covered and are returned.</source>
        <translation>Von den Wetten auf {name} stehen {units} keine anderen gegenüber; sie gehen zurück.</translation>
    </message>
    <message>
        <source>The point</source>
        <translation>Der Punkt</translation>
    </message>
    <message>
        <source>The vole</source>
        <translation>Die Vole</translation>
    </message>
    <message>
        <source>More than three in a deal</source>
        <translation>Mehr als drei in einem Spiel</translation>
    </message>
    <message>
        <source>Into the pool, in units</source>
        <translation>In die Poule, in Einheiten</translation>
    </message>
    <message>
        <source>The pool, in units</source>
        <translation>Die Poule, in Einheiten</translation>
    </message>
    <message>
        <source>Fault: revoke</source>
        <translation>Fehler: verleugnet</translation>
    </message>
    <message>
        <source>Box given up</source>
        <translation>Box abgegeben</translation>
    </message>
    <message>
        <source>Points of the deal</source>
        <translation>Punkte des Spiels</translation>
    </message>
    <message>
        <source>Marked by hand</source>
        <translation>Von Hand angeschrieben</translation>
    </message>
    <message>
        <source>{item}, taken back</source>
        <translation>{item}, widerrufen</translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Weiße Karte</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Rummel</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Trios and quatorzes</source>
        <translation>Kunststücke</translation>
    </message>
    <message>
        <source>Repique</source>
        <translation>Neunziger</translation>
    </message>
    <message>
        <source>Repique, as a separate match</source>
        <translation>Neunziger als eigene Partie</translation>
    </message>
    <message>
        <source>Pique</source>
        <translation>Sechziger</translation>
    </message>
    <message>
        <source>Pique, as a separate match</source>
        <translation>Sechziger als eigene Partie</translation>
    </message>
    <message>
        <source>Leads and tricks</source>
        <translation>Ausspielen und Stiche</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Lese</translation>
    </message>
    <message>
        <source>Capot</source>
        <translation>Allstich</translation>
    </message>
    <message>
        <source>The tricks are divided</source>
        <translation>Die Lese steht</translation>
    </message>
    <message>
        <source>Carte rouge</source>
        <translation>Rote Karte</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Doppelt gezählt</translation>
    </message>
    <message>
        <source>Prize for the repique</source>
        <translation>Preis für den Neunziger</translation>
    </message>
    <message>
        <source>Prize for the pique</source>
        <translation>Preis für den Sechziger</translation>
    </message>
    <message>
        <source>Prize for the capot</source>
        <translation>Preis für den Allstich</translation>
    </message>
    <message>
        <source>The point is the suit with the most pips: aces are 11, court cards 10. It scores one for every ten pips, and one more for five or more left over.</source>
        <translation>Der Rummel ist die Farbe mit den meisten Augen: Asse haben 11, Bilder 10. Er zählt einen Punkt für je zehn, und noch einen, wenn fünf oder mehr übrig sind.</translation>
    </message>
    <message>
        <source>One for each ten or better that was led, or won a trick from the other player’s lead.</source>
        <translation>Eins für jede Zehn oder höhere Karte, die ausgespielt wurde oder einen Stich nahm, zu dem der andere ausgespielt hatte.</translation>
    </message>
    <message>
        <source>A ten or better scores one when it is led.</source>
        <translation>Eine Zehn oder höhere Karte zählt eins, wenn sie ausgespielt wird.</translation>
    </message>
    <message>
        <source>A ten or better scores one when it wins a trick from the other player’s lead.</source>
        <translation>Eine Zehn oder höhere Karte zählt eins, wenn sie einen Stich nimmt, zu dem der andere ausgespielt hat.</translation>
    </message>
    <message>
        <source>Fault: king not marked in time</source>
        <translation>Fehler: König nicht rechtzeitig angelegt</translation>
    </message>
    <message>
        <source>Fault: king marked but not held</source>
        <translation>Fehler: König angelegt, ohne ihn zu haben</translation>
    </message>
    <message>
        <source>Fault: more than five cards</source>
        <translation>Fehler: mehr als fünf Karten</translation>
    </message>
    <message>
        <source>Fault: wrong declaration</source>
        <translation>Fehler: falsche Ansage</translation>
    </message>
    <message>
        <source>Fault: too many cards</source>
        <translation>Fehler: zu viele Karten</translation>
    </message>
    <message>
        <source>Fault: too few cards</source>
        <translation>Fehler: zu wenige Karten</translation>
    </message>
    <message>
        <source>Fault: discards among the tricks</source>
        <translation>Fehler: Weggelegtes unter den Stichen</translation>
    </message>
    <message>
        <source>The opponent’s revoke</source>
        <translation>Gegner hat nicht bedient</translation>
    </message>
    <message>
        <source>Fault: announced too late</source>
        <translation>Fehler: zu spät angesagt</translation>
    </message>
    <message>
        <source>Fault: exchanged too early</source>
        <translation>Fehler: zu früher Kauf</translation>
    </message>
    <message>
        <source>Fault: suit not named</source>
        <translation>Fehler: Farbe nicht genannt</translation>
    </message>
    <message>
        <source>Fault: misdeal</source>
        <translation>Fehler: vergeben</translation>
    </message>
    <message>
        <source>more spades</source>
        <translation>mehr Pik</translation>
    </message>
    <message>
        <source>Each spade</source>
        <translation>Jedes Pik</translation>
    </message>
    <message>
        <source>Mulle with {card}</source>
        <translation>Mulle mit {card}</translation>
    </message>
    <message>
        <source>Huts</source>
        <translation>Hütten</translation>
    </message>
    <message>
        <source>The difference, which is marked</source>
        <translation>Der Unterschied wird angeschrieben</translation>
    </message>
    <message>
        <source>King turned up</source>
        <translation>König aufgedeckt</translation>
    </message>
    <message>
        <source>King of trumps</source>
        <translation>Trumpfkönig</translation>
    </message>
    <message>
        <source>Tricks against a hand played at once</source>
        <translation>Stiche gegen eine sofort gespielte Hand</translation>
    </message>
    <message>
        <source>Tricks against a refusal</source>
        <translation>Stiche, wo abgelehnt wurde</translation>
    </message>
    <message>
        <source>Bet laid</source>
        <translation>Wette gesetzt</translation>
    </message>
    <message>
        <source>Stake, in units</source>
        <translation>Einsatz, in Einheiten</translation>
    </message>
    <message>
        <source>Bet, in units</source>
        <translation>Wette, in Einheiten</translation>
    </message>
    <message>
        <source>Bet not covered</source>
        <translation>Wette nicht gedeckt</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Fault: a declaration left out</source>
        <translation>Fehler: Ansage ausgelassen</translation>
    </message>
    <message>
        <source>The point is the longest suit and scores one for each of its cards. If both are equally long, the one with more pips is better: aces are 11, court cards 10.</source>
        <translation>Der Rummel ist die längste Farbe und zählt so viel, wie er Karten hat. Bei gleicher Länge entscheiden die Augen: Asse gelten 11, Bilder 10.</translation>
    </message>
    <message>
        <source>Three or more cards of one suit in sequence: three cards are worth 3, four 4, five 15, and each further card one more. The best sequence lets its player score any others as well.</source>
        <translation>Karten einer Farbe in Folge: Drei zählen 3, vier 4, fünf 15 und jede weitere eins mehr. Wer die beste hat, zählt auch seine geringeren.</translation>
    </message>
    <message>
        <source>Three of a kind, tens or higher, score 3, and four of a kind 14. The best trio or quatorze lets its player score any others as well.</source>
        <translation>Drei gleiche Karten von der Zehn aufwärts zählen 3, vier zählen 14. Wer das beste Kunststück hat, zählt auch seine geringeren.</translation>
    </message>
    <message>
        <source>A hand without court cards. It is shown and scores 10.</source>
        <translation>Eine Hand ohne Bilder. Sie wird vorgezeigt und zählt 10.</translation>
    </message>
    <message>
        <source>Every card of the hand was part of a declaration, and no declaration was beaten: 20 at the end of the deal.</source>
        <translation>Alle Karten einer Hand gehörten zu Ansagen, von denen keine gestraft wurde: 20 am Ende des Spiels.</translation>
    </message>
    <message>
        <source>Declarations alone reached the number for a repique before the opponent scored anything.</source>
        <translation>Allein durch Ansagen war die Zahl erreicht, von der die Zählung in die Neunziger springt, ehe der Gegner etwas gezählt hatte.</translation>
    </message>
    <message>
        <source>A repique that is paid at once as a match. The points that made it do not count in the match being played.</source>
        <translation>Ein Neunziger, der sofort wie eine gewonnene Partie bezahlt wird; was ihn gebracht hat, zählt in dieser Partie nicht mit.</translation>
    </message>
    <message>
        <source>Declarations and leads reached the number for a pique before the opponent scored anything.</source>
        <translation>Durch Ansagen und Ausspielen war die Zahl erreicht, von der die Zählung in die Sechziger springt, ehe der Gegner etwas gezählt hatte.</translation>
    </message>
    <message>
        <source>One for each lead, and one for each trick won from the other player’s lead.</source>
        <translation>Eins für jedes Ausspielen und eins für jeden Stich, den man dem Ausspieler abnimmt.</translation>
    </message>
    <message>
        <source>Each lead scores one.</source>
        <translation>Wer zu einem Stich ausspielt, zählt dafür eins.</translation>
    </message>
    <message>
        <source>A trick won from another player’s lead scores one.</source>
        <translation>Ein Stich, den man dem Ausspieler abnimmt, zählt eins.</translation>
    </message>
    <message>
        <source>One side has won all the tricks.</source>
        <translation>Eine Partei hat alle Stiche gemacht.</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>ein Stich</numerusform>
            <numerusform>%n&#xa0;Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;Karte</numerusform>
            <numerusform>%n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, {spades} ♠</source>
        <translation>{cards}, {spades}&#xa0;♠</translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n&#xa0;Pik</numerusform>
            <numerusform>%n&#xa0;Pik</numerusform>
        </translation>
    </message>
    <message>
        <source>{counted} instead of {most}</source>
        <translation>{counted} statt {most}</translation>
    </message>
    <message>
        <source>{covered} of {units}</source>
        <translation>{covered} von {units}</translation>
    </message>
    <message>
        <source>{back} back</source>
        <translation>{back} zurück</translation>
    </message>
    <message>
        <source>{own} minus {other}</source>
        <translation>{own} weniger {other}</translation>
    </message>
    <message>
        <source>{title}: {detail}</source>
        <translation>{title}: {detail}</translation>
    </message>
    <message>
        <source>treble</source>
        <translation>dreifach</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>Most cards, shared</source>
        <translation>Karten, gleich viele</translation>
    </message>
    <message>
        <source>Mata, ♠2</source>
        <translation>Mata, ♠2</translation>
    </message>
    <message>
        <source>Ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>Napula</source>
        <translation>Napula</translation>
    </message>
    <message>
        <source>Napoleone: all thirteen spades</source>
        <translation>Napoleone: alle dreizehn Pik</translation>
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
        <translation>Zuschlag nach Seeger-Fabian</translation>
    </message>
</context>
<context>
    <name>SeatParts</name>
    <message>
        <source>{units} on {name}</source>
        <translation>{units} auf {name}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>mit Ihnen</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>mit {names}</translation>
    </message>
    <message>
        <source>has won and left</source>
        <translation>hat gewonnen, ist fort</translation>
    </message>
    <message>
        <source>enters next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>sieht zu</translation>
    </message>
    <message>
        <source>has the box</source>
        <translation>hat die Box</translation>
    </message>
    <message>
        <source>plays for all</source>
        <translation>spielt für alle</translation>
    </message>
    <message>
        <source>in the company</source>
        <translation>Gesellschaft</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat {number}, side {party}</source>
        <translation>Platz {number}, Partei {party}</translation>
    </message>
    <message>
        <source>Guest {number}</source>
        <translation>Gast {number}</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Name auf Platz {number}</translation>
    </message>
    <message>
        <source>adapts</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>Player at seat {number}</source>
        <translation>Wer auf Platz {number} spielt</translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>Players</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Na&amp;mes…</source>
        <translation>Na&amp;men&#xa0;…</translation>
    </message>
    <message>
        <source>The higher the number, the stronger.</source>
        <translation>Je höher die Zahl, desto stärker.</translation>
    </message>
    <message>
        <source>Other names, and who sits in the first seat</source>
        <translation>Andere Namen, und wer auf dem ersten Platz sitzt</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Wie viele spielen</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>S&amp;chriftgröße</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs</source>
        <translation>&amp;Vier Farben: Karo blau, Kreuz grün</translation>
    </message>
    <message>
        <source>Large &amp;indices in the corners</source>
        <translation>Große &amp;Indizes in den Ecken</translation>
    </message>
    <message>
        <source>&amp;Points are shown as</source>
        <translation>&amp;Punkte zeigen als</translation>
    </message>
    <message>
        <source>Show on the table which cards score, and who has them</source>
        <translation>Auf dem Tisch zeigen, was zählt und wer es hat</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>Tempo &amp;der Karten</translation>
    </message>
    <message>
        <source>&amp;Reduced motion: cards do not glide</source>
        <translation>&amp;Weniger Bewegung: Nichts gleitet</translation>
    </message>
    <message>
        <source>&amp;Hints are allowed</source>
        <translation>Tipps sind erla&amp;ubt</translation>
    </message>
    <message>
        <source>&amp;Undo is allowed</source>
        <translation>&amp;Zurücknehmen ist erlaubt</translation>
    </message>
    <message>
        <source>I declare and count for myself</source>
        <translation>Ich sage selbst an und zähle selbst</translation>
    </message>
    <message>
        <source>&amp;Ask before a new match replaces the current one</source>
        <translation>Fra&amp;gen, ehe eine laufende Partie für eine neue verlassen wird</translation>
    </message>
    <message>
        <source>Stop after each deal when I am o&amp;nly watching</source>
        <translation>Eine Partie, bei der ich nur zusehe, &amp;hält nach jedem Spiel an</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Karten und Tisch</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Pace and motion</source>
        <translation>Tempo und Bewegung</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>Französische Farben</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Deutsche Farben</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie der Computer</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>At Piquet &amp;declare and count everything for me</source>
        <translation>Beim Piquet alles für mich &amp;ansagen und zählen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Lar&amp;ge controls, for fingers</source>
        <translation>Große &amp;Bedienelemente, für Finger</translation>
    </message>
    <message>
        <source>Time to s&amp;ee other players’ moves</source>
        <translation>Zeit, um zu seh&amp;en, was andere spielen</translation>
    </message>
    <message>
        <source>S&amp;ound of cards and counters</source>
        <translation>Kla&amp;ng von Karten und Zählmarken</translation>
    </message>
    <message>
        <source>Computer players think</source>
        <translation>Die Computerspieler denken</translation>
    </message>
    <message>
        <source>In high contrast the table has no cloth. What you choose here shows in light and dark windows.</source>
        <translation>Bei hohem Kontrast ist der Tisch ohne Tuch. Was Sie hier wählen, zeigt sich in hellen und dunklen Fenstern.</translation>
    </message>
    <message>
        <source>Reading and seeing</source>
        <translation>Lesen und Sehen</translation>
    </message>
    <message>
        <source>Light or dark &amp;windows</source>
        <translation>Helle oder dunkle &amp;Fenster</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Players’ words and results are read alo&amp;ud</source>
        <translation>Was gesagt wird und Ergebnisse &amp;vorlesen</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Hilfen beim Spielen</translation>
    </message>
    <message>
        <source>Li&amp;vely opponents, who talk now and then</source>
        <translation>&amp;Lebhafte Gegner, die ab und zu etwas sagen</translation>
    </message>
    <message>
        <source>Use a button to confirm each card pla&amp;yed</source>
        <translation>Karten werden erst gespielt, wenn ein Kn&amp;opf es bestätigt</translation>
    </message>
    <message>
        <source>&amp;My name and my captured cards on the left</source>
        <translation>&amp;Mein Name und meine gefangenen Karten liegen links</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs; not for German suits</source>
        <translation>&amp;Vier Farben: Karo blau, Kreuz grün; nicht bei deutschen Farben</translation>
    </message>
    <message>
        <source>Pac&amp;k for {games}</source>
        <translation>&amp;Karten für {games}</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>Was sich einstellen lässt</translation>
    </message>
    <message>
        <source>The system’s ({language})</source>
        <translation>Wie der Computer ({language})</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <translation>Flaschengrün</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Light linen</source>
        <translation>Helles Leinen</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Rosettes</source>
        <translation>Rosetten</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Rauten</translation>
    </message>
    <message>
        <source>Slate blue</source>
        <translation>Schieferblau</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Leinen</translation>
    </message>
    <message>
        <source>Four counters</source>
        <translation>Vier Zählmarken</translation>
    </message>
    <message>
        <source>Tally marks</source>
        <translation>Striche in Fünferbündeln</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
</context>
<context>
    <name>SettingsStrip</name>
    <message>
        <source>How the table looks with these settings</source>
        <translation>So sieht der Tisch mit diesen Einstellungen aus</translation>
    </message>
    <message>
        <source>“Four cards.”</source>
        <translation>„Vier Blatt.“</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>{name}: fewer than {half} points, which counts double (matsch).</source>
        <translation>{name}: weniger als {half} Punkte, das zählt doppelt (Matsch).</translation>
    </message>
    <message>
        <source>Repiques paid as matches: {accounts}.</source>
        <translation>Neunziger, die eine eigene Partie waren: {accounts}.</translation>
    </message>
    <message>
        <source>Both have the same total, so nobody gains.</source>
        <translation>Beide haben gleich viel; niemand gewinnt etwas.</translation>
    </message>
    <message>
        <source>With the prizes, {own} for {winner} and {other} for {loser}: {net}.</source>
        <translation>Mit den Preisen, {own} für {winner} und {other} für {loser}: {net}.</translation>
    </message>
    <message>
        <source>Rounded to {unit}s: {rounded}.</source>
        <translation>Auf volle {unit} gerundet: {rounded}.</translation>
    </message>
    <message>
        <source>Below 100 it counts double: 2 × ({high} + 100 + {short} short) = {gain}.</source>
        <translation>Unter 100 zählt es doppelt: 2 × ({high} + 100 + {short} fehlende) = {gain}.</translation>
    </message>
    <message>
        <source>The Rubicon was not crossed: {high} + {low} + 100 = {gain}.</source>
        <translation>Der Rubikon ist nicht überschritten: {high} + {low} + 100 = {gain}.</translation>
    </message>
    <message>
        <source>The Rubicon was crossed: {high} − {low} + 100 = {gain}.</source>
        <translation>Der Rubikon ist überschritten: {high} − {low} + 100 = {gain}.</translation>
    </message>
    <message>
        <source>The difference: {high} − {low} = {gain}.</source>
        <translation>Der Unterschied: {high} − {low} = {gain}.</translation>
    </message>
    <message>
        <source>{name} {units}</source>
        <translation>{name} {units}</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the rubber</source>
        <translation>
            <numerusform>{names} gewinnt den Rubber</numerusform>
            <numerusform>{names} gewinnen den Rubber</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: fewer than half of {target} points, which counts double (lurch).</source>
        <translation>{name}: weniger als die Hälfte von {target} Punkten, das zählt doppelt (Lurch).</translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>Die wenigsten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>{name}: no points, which counts double (matsch).</source>
        <translation>{name}: kein Punkt, das zählt doppelt (Matsch).</translation>
    </message>
    <message>
        <source>The stake is for one match.</source>
        <translation>Der Einsatz gilt für eine Partie.</translation>
    </message>
    <message>
        <source>The loser of a match pays {amount}.</source>
        <translation>Wer eine Partie verliert, zahlt {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) three matches out of five</source>
        <translation>
            <numerusform>{names} gewinnt drei von fünf Partien</numerusform>
            <numerusform>{names} gewinnen drei von fünf Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>The stake is for the best of five matches.</source>
        <translation>Der Einsatz gilt für drei von fünf Partien.</translation>
    </message>
    <message>
        <source>The loser pays {amount}.</source>
        <translation>Wer verliert, zahlt {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>Each stake is for %n point(s) of the settlement.</source>
        <translation>
            <numerusform>Ein Einsatz gilt für %n&#xa0;Punkt der Abrechnung.</numerusform>
            <numerusform>Ein Einsatz gilt für %n&#xa0;Punkte der Abrechnung.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins by {own} matches to {other}. A match counts as two if the loser is below half.</source>
        <translation>{name} gewinnt mit {own} zu {other} Partien. Unter der Hälfte gilt eine Partie zwei.</translation>
    </message>
    <message>
        <source>The accounts: {accounts}.</source>
        <translation>Die Konten: {accounts}.</translation>
    </message>
    <message>
        <source>{name}: one or two points, which counts double.</source>
        <translation>{name}: einer oder zwei Punkte, zählt doppelt.</translation>
    </message>
    <message>
        <source>{name}: no points, which counts treble.</source>
        <translation>{name}: kein Punkt, zählt dreifach.</translation>
    </message>
</context>
<context>
    <name>SetupDialog</name>
    <message>
        <source>Two players on one sheet cannot have the same name.</source>
        <translation>Auf einem Anschreibeblatt können nicht zwei Personen denselben Namen tragen.</translation>
    </message>
    <message>
        <source>{first} play against {second}.</source>
        <translation>{first} spielen gegen {second}.</translation>
    </message>
    <message>
        <source>Correct the score sheet</source>
        <translation>Anschreibeblatt berichtigen</translation>
    </message>
    <message>
        <source>New score sheet</source>
        <translation>Neues Anschreibeblatt</translation>
    </message>
    <message>
        <source>Continue with other players</source>
        <translation>Mit anderen Personen weiterspielen</translation>
    </message>
    <message>
        <source>Score sheet for</source>
        <translation>Anschreibeblatt für</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>One stake</source>
        <translation>Ein Einsatz</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Wie bei</translation>
    </message>
    <message>
        <source>Names of the columns</source>
        <translation>Namen der Spalten</translation>
    </message>
    <message>
        <source>Players and first dealer</source>
        <translation>Wer spielt, und wer zuerst gibt</translation>
    </message>
    <message>
        <source>Rules agreed</source>
        <translation>Was vereinbart ist</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>Name {number}</translation>
    </message>
    <message>
        <source>Player {number} deals first</source>
        <translation>Spieler {number} gibt zuerst</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Bezahlt wird in</translation>
    </message>
    <message>
        <source>Agreed for the whole evening</source>
        <translation>Für den ganzen Abend vereinbart</translation>
    </message>
    <message>
        <source>A currency such as EUR, or anything else: points, matches. To give a singular as well: nut/nuts</source>
        <translation>Eine Währung wie EUR oder etwas anderes: Punkte, Partien. Auch mit einem Wort für eines: Nuss/Nüsse</translation>
    </message>
    <message>
        <source>EUR, points, nuts…</source>
        <translation>EUR, Punkte, Nüsse&#xa0;…</translation>
    </message>
    <message>
        <source>Save the &amp;correction</source>
        <translation>&amp;Berichtigung speichern</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Swap with the previous one</source>
        <translation>Den Platz mit der Person davor tauschen</translation>
    </message>
</context>
<context>
    <name>SheetDesk</name>
    <message>
        <source>This file cannot be read. {reason}</source>
        <translation>Diese Datei lässt sich nicht lesen. {reason}</translation>
    </message>
    <message>
        <source>Open a score sheet</source>
        <translation>Anschreibeblatt einlesen</translation>
    </message>
    <message>
        <source>Score sheets (*.cardtable *.json)</source>
        <translation>Anschreibeblätter (*.cardtable *.json)</translation>
    </message>
    <message>
        <source>This score sheet is not saved. {reason} Unless it is saved before the program ends, it will be lost.</source>
        <translation>Dieses Anschreibeblatt ist nicht gespeichert. {reason} Wird es nicht noch gespeichert, bevor das Programm endet, geht es verloren.</translation>
    </message>
    <message>
        <source>You already have this score sheet.</source>
        <translation>Dieses Anschreibeblatt war schon hier; es ist dasselbe.</translation>
    </message>
    <message>
        <source>The match is not over. The new sheet cannot continue it, so it will end now.</source>
        <translation>Die Partie ist nicht zu Ende. Auf dem neuen Anschreibeblatt kann sie nicht weitergehen und endet deshalb jetzt.</translation>
    </message>
    <message>
        <source>The matches won ({won}) will not be kept.</source>
        <translation>Die gewonnenen Partien ({won}) verfallen.</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>With the matches won</source>
        <translation>Mit den gewonnenen Partien</translation>
    </message>
    <message>
        <source>{changes}: was the name misspelt, or is it somebody else? A different player will start from nought, and past results will stay as they are.</source>
        <translation>{changes}: War der Name verschrieben, oder ist es jemand anders? Jemand anders beginnt bei null; was war, bleibt stehen.</translation>
    </message>
    <message>
        <source>Misspelt</source>
        <translation>Verschrieben</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Jemand anders</translation>
    </message>
    <message>
        <source>The match is not over. Should the players keep their points ({points}), or start again from nought?</source>
        <translation>Die Partie ist nicht zu Ende. Wird mit ihrem Stand weitergespielt, {points}, oder von null begonnen?</translation>
    </message>
    <message>
        <source>With the points</source>
        <translation>Mit den Punkten</translation>
    </message>
    <message>
        <source>The match is not over. Should the players keep the matches won ({won}) and the points ({points}), or start again from nought?</source>
        <translation>Die Partie ist nicht zu Ende. Werden die gewonnenen Partien ({won}) und der Stand ({points}) übernommen, oder wird von null begonnen?</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beides behalten</translation>
    </message>
    <message>
        <source>From nought</source>
        <translation>Von null</translation>
    </message>
    <message>
        <source>The match is not over. Should the players keep the matches they have won ({won}), or start again from nought?</source>
        <translation>Die Partie ist nicht zu Ende. Werden die gewonnenen Partien ({won}) übernommen, oder wird von null begonnen?</translation>
    </message>
    <message>
        <source>{names}: are they changing seats now, or have they sat like that from the beginning?</source>
        <translation>{names}: Wechseln sie jetzt die Plätze, oder saßen sie von Anfang an so?</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>Von jetzt an</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von Anfang an</translation>
    </message>
</context>
<context>
    <name>SheetExports</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Als Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Score sheets (*.cardtable *.json)</source>
        <translation>Anschreibeblätter (*.cardtable *.json)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Gespeichert als „{file}“.</translation>
    </message>
    <message>
        <source>Data for programs (*.json)</source>
        <translation>Daten für Programme (*.json)</translation>
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
        <translation>Streicht man dies vom Anschreibeblatt, so geht die Partie weiter.</translation>
    </message>
    <message>
        <source>Nothing to pay.</source>
        <translation>Es ist nichts zu zahlen.</translation>
    </message>
    <message>
        <source>So far: {payments}</source>
        <translation>Bisher: {payments}</translation>
    </message>
    <message>
        <source>Then: {payments}</source>
        <translation>Dann: {payments}</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Punkte: {points}.</translation>
    </message>
    <message>
        <source>You can move it, or take it off the sheet.</source>
        <translation>Das lässt sich verschieben oder vom Anschreibeblatt nehmen.</translation>
    </message>
    <message>
        <source>This deal was played on screen. You can take it off the sheet but not change it.</source>
        <translation>Dieses Spiel wurde am Bildschirm gespielt. Es kann vom Anschreibeblatt gestrichen, aber nicht geändert werden.</translation>
    </message>
    <message>
        <source>First deal of match {number}</source>
        <translation>Erstes Spiel der {number}. Partie</translation>
    </message>
    <message>
        <source>Enter a deal</source>
        <translation>Spiel eintragen</translation>
    </message>
    <message>
        <source>The next deal begins match {number}.</source>
        <translation>Mit dem nächsten Spiel beginnt die {number}. Partie.</translation>
    </message>
    <message>
        <source>{missing} Enter it anyway?</source>
        <translation>{missing} Trotzdem eintragen?</translation>
    </message>
    <message>
        <source>Entered. {score}.</source>
        <translation>Eingetragen. {score}.</translation>
    </message>
    <message>
        <source>The deals after it have moved. Deal {number} now counts as dealt by {name}. If somebody else dealt, correct it there.</source>
        <translation>Was danach kommt, ist verschoben: Spiel {number} gilt als von {name} gegeben. Hat ein anderer gegeben, so berichtigen Sie es dort.</translation>
    </message>
    <message>
        <source>The match was ended here</source>
        <translation>Hier wurde die Partie beendet</translation>
    </message>
    <message numerus="yes">
        <source>%n later entries will then count towards a different match.</source>
        <translation>
            <numerusform>Ein späterer Eintrag zählt dann zu einer anderen Partie.</numerusform>
            <numerusform>%n spätere Einträge zählen dann zu einer anderen Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {before} → {after}</source>
        <translation>{name} {before} → {after}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Then match {number} will not be over.</source>
        <translation>Die {number}. Partie ist dann nicht zu Ende.</translation>
    </message>
    <message>
        <source>Match {number} will then be over and go to {names}.</source>
        <translation>Die {number}. Partie ist dann zu Ende und geht an {names}.</translation>
    </message>
    <message>
        <source>Match {number} will then go to {names} instead of {others}.</source>
        <translation>Die {number}. Partie geht dann an {names} statt an {others}.</translation>
    </message>
    <message>
        <source>Correct the points marked by hand</source>
        <translation>Von Hand Angeschriebenes berichtigen</translation>
    </message>
    <message>
        <source>Enter a forgotten deal before deal {number} of match {partie}</source>
        <translation>Ein vergessenes Spiel vor Spiel {number} der Partie {partie} eintragen</translation>
    </message>
    <message>
        <source>Correct deal {number} of match {partie}</source>
        <translation>Spiel {number} der Partie {partie} berichtigen</translation>
    </message>
    <message>
        <source>Enter a forgotten deal before deal {number}</source>
        <translation>Ein vergessenes Spiel vor Spiel {number} eintragen</translation>
    </message>
    <message>
        <source>Correct deal {number}</source>
        <translation>Spiel {number} berichtigen</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>is away</source>
        <translation>ist weg</translation>
    </message>
    <message>
        <source>watching, account {stakes}</source>
        <translation>sieht zu, Konto {stakes}</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>plays first</source>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>{name} plays first</source>
        <translation>{name} spielt aus</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>{number}. Partie</translation>
    </message>
    <message numerus="yes">
        <source>played to %n point(s)</source>
        <translation>
            <numerusform>gespielt wird bis %n Punkt</numerusform>
            <numerusform>gespielt wird bis %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
</context>
<context>
    <name>SheetWidget</name>
    <message>
        <source>Each counter is a point.</source>
        <translation>Jede Zählmarke ist ein Punkt.</translation>
    </message>
    <message>
        <source>A counter in the middle row is 1 point, one above it 3, one below it 5.</source>
        <translation>Eine Zählmarke in der mittleren Reihe ist 1 Punkt, eine darüber 3, eine darunter 5.</translation>
    </message>
    <message>
        <source>Counters show no more than {most} points.</source>
        <translation>Zählmarken zeigen höchstens {most} Punkte.</translation>
    </message>
    <message>
        <source>Some points cannot be shown this way.</source>
        <translation>Es gibt Punkte, die sich so nicht zeigen lassen.</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Zählmarken</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Correct (F2)</source>
        <translation>Berichtigen (F2)</translation>
    </message>
    <message>
        <source>Deals and what they were worth</source>
        <translation>Die Spiele und was sie wert waren</translation>
    </message>
    <message>
        <source>Mark a point for {name}</source>
        <translation>Einen Punkt für {name} anschreiben</translation>
    </message>
    <message>
        <source>Take a point off {name}</source>
        <translation>{name} einen Punkt wegnehmen</translation>
    </message>
    <message>
        <source>Choose a line of a deal to see its cards.</source>
        <translation>Wählen Sie eine Zeile eines Spiels, um ihre Karten zu sehen.</translation>
    </message>
    <message>
        <source>Choose a deal to correct it.</source>
        <translation>Wählen Sie ein Spiel, um es zu berichtigen.</translation>
    </message>
</context>
<context>
    <name>SheetWindow</name>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>{number}, played</source>
        <translation>{number}, gespielt</translation>
    </message>
    <message>
        <source>{number}: impossible</source>
        <translation>{number}: unmöglich</translation>
    </message>
    <message>
        <source>Match {partie}: {number}</source>
        <translation>Partie {partie}: {number}</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>Settlement: {amounts}.</source>
        <translation>Abrechnung: {amounts}.</translation>
    </message>
    <message>
        <source>Next to play: {names}.</source>
        <translation>Jetzt spielen {names}.</translation>
    </message>
    <message>
        <source>Won by {names} · account</source>
        <translation>Gewonnen: {names} · Konto</translation>
    </message>
    <message>
        <source>{name} has the box, and {captain} plays for the company.</source>
        <translation>{name} hat die Box, {captain} spielt für die Gesellschaft.</translation>
    </message>
    <message>
        <source>{name} has the box.</source>
        <translation>{name} hat die Box.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>This sheet was kept with an older version, which may have scored it differently. It then stood at {points}, or {gains} in stakes. Here it is scored by the current rules.</source>
        <translation>Eine ältere Version hat dieses Anschreibeblatt geführt und vielleicht anders gezählt; damals stand es {points}, in Einsätzen {gains}. Hier wird nach den heutigen Regeln gezählt.</translation>
    </message>
    <message>
        <source>Entries that may have scored differently: {numbers}.</source>
        <translation>Vielleicht anders gezählt: Eintrag {numbers}.</translation>
    </message>
    <message>
        <source>The match goes to {names}, {score}.</source>
        <translation>Die Partie geht an {names}, {score}.</translation>
    </message>
    <message>
        <source>{names} leave the match unfinished at {score}.</source>
        <translation>{names} lassen die Partie unentschieden, {score}.</translation>
    </message>
    <message>
        <source>{gain} → {account}</source>
        <translation>{gain} → {account}</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>&amp;Add deals played here</source>
        <translation>Hier &amp;gespielte Spiele hinzufügen</translation>
    </message>
    <message>
        <source>Score kep&amp;t by</source>
        <translation>Einträg&amp;e macht</translation>
    </message>
    <message>
        <source>Correct it like this</source>
        <translation>So berichtigen</translation>
    </message>
    <message>
        <source>End the match now? Nobody has won it, and nobody pays for it.</source>
        <translation>Die Partie jetzt beenden? Niemand hat sie gewonnen, und niemand zahlt dafür.</translation>
    </message>
    <message>
        <source>End the match now? It will be settled at the current score. {settlement}</source>
        <translation>Die Partie jetzt beenden? Sie wird abgerechnet, wie sie steht. {settlement}</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Nobody in particular</source>
        <translation>Niemand Bestimmtes</translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}: {names}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Tischansicht</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>Fehler&#xa0;…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>C&amp;orrect names, dealer, stake…</source>
        <translation>Namen, Geber, Einsatz &amp;berichtigen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Joining and leaving…</source>
        <translation>&amp;Kommen und gehen&#xa0;…</translation>
    </message>
    <message>
        <source>Continue &amp;with other players…</source>
        <translation>&amp;Mit anderen Personen weiterspielen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;End the match now…</source>
        <translation>Partie &amp;jetzt beenden&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Chart…</source>
        <translation>Di&amp;agramm&#xa0;…</translation>
    </message>
    <message>
        <source>C&amp;hanges…</source>
        <translation>Änder&amp;ungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Keepin&amp;g a score sheet</source>
        <translation>Ein Anschreibeblatt f&amp;ühren</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Print scoring c&amp;ards…</source>
        <translation>Zählkarten dru&amp;cken&#xa0;…</translation>
    </message>
    <message>
        <source>Print as stro&amp;kes…</source>
        <translation>Als Strich&amp;liste drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Pr&amp;int blank forms…</source>
        <translation>Leere &amp;Vordrucke drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als &amp;PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as a ta&amp;ble (CSV)…</source>
        <translation>Als &amp;Tabelle speichern (CSV)&#xa0;…</translation>
    </message>
    <message>
        <source>Save as a &amp;file (JSON)…</source>
        <translation>Als Date&amp;i speichern (JSON)&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;New score sheet…</source>
        <translation>&amp;Neues Anschreibeblatt&#xa0;…</translation>
    </message>
    <message>
        <source>Past &amp;score sheets…</source>
        <translation>Frühere An&amp;schreibeblätter&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SheetsDialog</name>
    <message>
        <source>Score sheets</source>
        <translation>Anschreibeblätter</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>is the same player as</source>
        <translation>ist dieselbe Person wie</translation>
    </message>
    <message>
        <source>&amp;Merge them</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>De&amp;tails…</source>
        <translation>&amp;Einzelheiten&#xa0;…</translation>
    </message>
    <message>
        <source>Name to be corrected</source>
        <translation>Name, der berichtigt wird</translation>
    </message>
    <message>
        <source>Name to keep</source>
        <translation>Name, der bleibt</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Search for a name, an evening or a game</source>
        <translation>Name, Abend oder Spiel suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Save the ta&amp;ble…</source>
        <translation>Die Ta&amp;belle speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Club table…</source>
        <translation>&amp;Vereinstabelle&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;All games…</source>
        <translation>Alle S&amp;piele&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Zurückneh&amp;men</translation>
    </message>
    <message>
        <source>&amp;New score sheet…</source>
        <translation>&amp;Neues Anschreibeblatt&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Score sheets, newest first</source>
        <translation>Anschreibeblätter, das neueste zuerst</translation>
    </message>
    <message>
        <source>No score sheet fits the search.</source>
        <translation>Kein Anschreibeblatt passt zur Suche.</translation>
    </message>
    <message>
        <source>Results by player</source>
        <translation>Ergebnisse aller Spieler</translation>
    </message>
    <message>
        <source>The trash is empty. What is put into it can be restored here.</source>
        <translation>Der Papierkorb ist leer. Was hineinkommt, lässt sich hier zurückholen.</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>Am Bildschirm</translation>
    </message>
    <message numerus="yes">
        <source>“{game}: {names}”, {evening}, %n deal(s)</source>
        <translation>
            <numerusform>„{game}: {names}“, {evening}, ein Spiel</numerusform>
            <numerusform>„{game}: {names}“, {evening}, %n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{game}: {names}”, %n deal(s)</source>
        <translation>
            <numerusform>„{game}: {names}“, ein Spiel</numerusform>
            <numerusform>„{game}: {names}“, %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Trash ({number})</source>
        <translation>Papierkorb ({number})</translation>
    </message>
    <message>
        <source>To the &amp;trash</source>
        <translation>In den &amp;Papierkorb</translation>
    </message>
    <message>
        <source>&amp;Evening to the trash</source>
        <translation>&amp;Abend in den Papierkorb</translation>
    </message>
    <message>
        <source>Player to the &amp;trash</source>
        <translation>Person in den &amp;Papierkorb</translation>
    </message>
    <message>
        <source>Impo&amp;rt file…</source>
        <translation>Datei &amp;einlesen&#xa0;…</translation>
    </message>
    <message>
        <source>Everyone on a score sheet is listed here, with their results.</source>
        <translation>Wer auf einem Anschreibeblatt steht, steht hier mit seinen Ergebnissen.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <translation>&amp;Endgültig löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Perhaps the same player: “{wrong}” and “{right}”.</source>
        <translation>Vielleicht dieselbe Person: „{wrong}“ und „{right}“.</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message numerus="yes">
        <source>%n match(es) won</source>
        <translation>
            <numerusform>%n&#xa0;Partie gewonnen</numerusform>
            <numerusform>%n&#xa0;Partien gewonnen</numerusform>
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
        <translation>mit {points} Punkten scheidet man aus</translation>
    </message>
    <message>
        <source>Out: {names}</source>
        <translation>Ausgeschieden: {names}</translation>
    </message>
    <message>
        <source>Matches won {score}</source>
        <translation>Gewonnene Partien {score}</translation>
    </message>
    <message>
        <source>Sweep with {values}</source>
        <translation>Kehraus auf {values}</translation>
    </message>
    <message>
        <source>in the pool: {units}</source>
        <translation>in der Poule: {units}</translation>
    </message>
    <message>
        <source>matches {own} to {other}</source>
        <translation>Partien {own}&#xa0;:&#xa0;{other}</translation>
    </message>
    <message>
        <source>Rubicon {points}</source>
        <translation>Rubikon {points}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Spiel {number} von {deals}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>to {points} points</source>
        <translation>bis {points} Punkte</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>{name} is elder hand</source>
        <translation>{name} ist Vorhand</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} gibt</translation>
    </message>
</context>
<context>
    <name>SlipFollower</name>
    <message>
        <source>It is {name}’s turn. Nobody else should look now.</source>
        <translation>{name} ist am Zug. Jetzt sollte niemand sonst hinsehen.</translation>
    </message>
    <message>
        <source>{name} is here: show the cards</source>
        <translation>{name} ist da: Karten zeigen</translation>
    </message>
    <message>
        <source>Look at {cards} on the table.</source>
        <translation>Sehen Sie sich {cards} auf dem Tisch an.</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Last!</source>
        <translation>Letzte!</translation>
    </message>
    <message>
        <source>Sweep!</source>
        <translation>Kehraus!</translation>
    </message>
    <message>
        <source>Mulle!</source>
        <translation>Mulle!</translation>
    </message>
    <message>
        <source>Building {value}.</source>
        <translation>Stapel auf {value}.</translation>
    </message>
    <message>
        <source>I’ll raise it to {value}.</source>
        <translation>Ich erhöhe auf {value}.</translation>
    </message>
    <message>
        <source>A hut!</source>
        <translation>Hütte!</translation>
    </message>
    <message>
        <source>The huts cancel out.</source>
        <translation>Die Hütten heben sich auf.</translation>
    </message>
    <message>
        <source>The rest are mine.</source>
        <translation>Der Rest ist mein.</translation>
    </message>
    <message>
        <source>I cut {sign}.</source>
        <translation>Ich hebe {sign} ab.</translation>
    </message>
    <message>
        <source>We’re partners.</source>
        <translation>Wir spielen zusammen.</translation>
    </message>
    <message>
        <source>A new match.</source>
        <translation>Eine neue Partie.</translation>
    </message>
    <message>
        <source>I draw {sign}.</source>
        <translation>Ich ziehe {sign}.</translation>
    </message>
    <message>
        <source>I cut.</source>
        <translation>Ich hebe ab.</translation>
    </message>
    <message>
        <source>A double sweep!</source>
        <translation>Doppelter Kehraus!</translation>
    </message>
    <message>
        <source>That makes {sum}.</source>
        <translation>Das macht {sum}.</translation>
    </message>
    <message>
        <source>The joker is {sum}.</source>
        <translation>Der Joker gilt {sum}.</translation>
    </message>
    <message>
        <source>Zwicker!</source>
        <translation>Zwicker!</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} zieht {card}.</translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation>{name} hebt ab.</translation>
    </message>
    <message>
        <source>{name} sweeps the table with the twin of its only card.</source>
        <translation>{name} macht doppelten Kehraus: Die einzige Karte ging an ihren Zwilling.</translation>
    </message>
    <message>
        <source>{name} makes it {sum}.</source>
        <translation>{name} macht {sum} daraus.</translation>
    </message>
    <message>
        <source>{name} plays a joker as {sum}.</source>
        <translation>{name} legt einen Joker als {sum}.</translation>
    </message>
    <message>
        <source>{name} captures the whole table: a Zwicker.</source>
        <translation>{name} fängt den ganzen Tisch: ein Zwicker.</translation>
    </message>
    <message>
        <source>wrong capture</source>
        <translation>falscher Fang</translation>
    </message>
    <message>
        <source>missed capture</source>
        <translation>versäumter Fang</translation>
    </message>
    <message>
        <source>I object: {fault}.</source>
        <translation>Ich rüge: {fault}.</translation>
    </message>
    <message>
        <source>That’s right.</source>
        <translation>So ist es.</translation>
    </message>
    <message>
        <source>Certainly not.</source>
        <translation>Keineswegs.</translation>
    </message>
    <message>
        <source>{name} objects to {player}: {fault}.</source>
        <translation>{name} rügt {player}: {fault}.</translation>
    </message>
    <message>
        <source>{name} has to admit the fault.</source>
        <translation>{name} muss den Fehler zugeben.</translation>
    </message>
    <message>
        <source>{name} made no such fault.</source>
        <translation>{name} hat keinen solchen Fehler begangen.</translation>
    </message>
    <message>
        <source>{units} on {player}.</source>
        <translation>{units} auf {player}.</translation>
    </message>
    <message>
        <source>I announce {sum}.</source>
        <translation>Ich sage {sum} an.</translation>
    </message>
    <message>
        <source>{name} lays {card} and announces {sum}.</source>
        <translation>{name} legt {card} hin und sagt {sum} an.</translation>
    </message>
    <message>
        <source>I won’t bet.</source>
        <translation>Ich wette nicht.</translation>
    </message>
    <message>
        <source>The king!</source>
        <translation>Der König!</translation>
    </message>
    <message>
        <source>I propose.</source>
        <translation>Ich proponiere.</translation>
    </message>
    <message>
        <source>I play.</source>
        <translation>Ich spiele.</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Wie viel?</translation>
    </message>
    <message>
        <source>Play!</source>
        <translation>Spielen Sie!</translation>
    </message>
    <message>
        <source>{number}.</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>A book!</source>
        <translation>Paket!</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>Der Talon ist aufgebraucht.</translation>
    </message>
    <message>
        <source>I mark the king.</source>
        <translation>Ich habe den König.</translation>
    </message>
    <message>
        <source>The point is mine.</source>
        <translation>Der Punkt ist mein.</translation>
    </message>
    <message>
        <source>I’ll keep the box.</source>
        <translation>Ich behalte die Box.</translation>
    </message>
    <message>
        <source>I’ll give up the box.</source>
        <translation>Ich gebe die Box ab.</translation>
    </message>
    <message>
        <source>Match {count}: {first} has the box, and {second} plays for the company.</source>
        <translation>Partie {count}: {first} hat die Box, {second} spielt für die Gesellschaft.</translation>
    </message>
    <message>
        <source>{name} exchanges {count} of 5 cards.</source>
        <translation>{name} kauft neue Karten: {count} von 5.</translation>
    </message>
    <message>
        <source>{name} keeps the box.</source>
        <translation>{name} behält die Box.</translation>
    </message>
    <message>
        <source>{name} gives up the box.</source>
        <translation>{name} gibt die Box ab.</translation>
    </message>
    <message>
        <source>false king</source>
        <translation>falscher König</translation>
    </message>
    <message>
        <source>revoke</source>
        <translation>verleugnet</translation>
    </message>
    <message>
        <source>too many cards</source>
        <translation>zu viele Karten</translation>
    </message>
    <message>
        <source>Another shuffle, please.</source>
        <translation>Noch einmal mischen, bitte.</translation>
    </message>
    <message>
        <source>Shuffled.</source>
        <translation>Gemischt.</translation>
    </message>
    <message>
        <source>Please deal as I ask.</source>
        <translation>Geben Sie, wie ich sage.</translation>
    </message>
    <message>
        <source>I take {cards}.</source>
        <translation>Ich kaufe {cards}.</translation>
    </message>
    <message>
        <source>Carte blanche: discard, please.</source>
        <translation>Weiße Karte: Legen Sie bitte weg!</translation>
    </message>
    <message>
        <source>Carte blanche!</source>
        <translation>Weiße Karte!</translation>
    </message>
    <message>
        <source>I’ll declare now.</source>
        <translation>Ich sage an.</translation>
    </message>
    <message>
        <source>How high?</source>
        <translation>Wie hoch?</translation>
    </message>
    <message>
        <source>As high as this.</source>
        <translation>So hoch.</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nichts.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Gut.</translation>
    </message>
    <message>
        <source>Not good.</source>
        <translation>Nicht gut.</translation>
    </message>
    <message>
        <source>Equal.</source>
        <translation>Steht.</translation>
    </message>
    <message>
        <source>Wait!</source>
        <translation>Halt!</translation>
    </message>
    <message>
        <source>I have a repique.</source>
        <translation>Ich habe einen Neunziger.</translation>
    </message>
    <message>
        <source>That is not a repique.</source>
        <translation>Das ist kein Neunziger.</translation>
    </message>
    <message>
        <source>Here it is.</source>
        <translation>Dies ist es.</translation>
    </message>
    <message>
        <source>I’ll declare again.</source>
        <translation>Ich sage noch einmal an.</translation>
    </message>
    <message>
        <source>Let me count again.</source>
        <translation>Ich zähle noch einmal.</translation>
    </message>
    <message>
        <source>And with this card, pique.</source>
        <translation>Und mit dieser Karte den Sechziger.</translation>
    </message>
    <message>
        <source>Repique!</source>
        <translation>Neunziger!</translation>
    </message>
    <message>
        <source>Pique!</source>
        <translation>Sechziger!</translation>
    </message>
    <message>
        <source>A new suit.</source>
        <translation>Andere Farbe.</translation>
    </message>
    <message>
        <source>I’ll look, and lead {suit}.</source>
        <translation>Ich spiele {suit} aus.</translation>
    </message>
    <message>
        <source>How many of your point?</source>
        <translation>Wie viel vom Rummel?</translation>
    </message>
    <message>
        <source>This many.</source>
        <translation>So viele.</translation>
    </message>
    <message>
        <source>Agreed.</source>
        <translation>Zugestanden.</translation>
    </message>
    <message>
        <source>One more card!</source>
        <translation>Noch eine Karte!</translation>
    </message>
    <message>
        <source>The rest are yours.</source>
        <translation>Der Rest gehört Ihnen.</translation>
    </message>
    <message>
        <source>No more tricks in {suit} for me.</source>
        <translation>In {suit} mache ich keinen Stich mehr.</translation>
    </message>
    <message>
        <source>{name} takes no more tricks in {suit}.</source>
        <translation>{name} macht in {suit} keinen Stich mehr.</translation>
    </message>
    <message>
        <source>wrong declaration</source>
        <translation>falsche Ansage</translation>
    </message>
    <message>
        <source>discards among the tricks</source>
        <translation>Weggelegtes unter den Stichen</translation>
    </message>
    <message>
        <source>{name} announces the last round.</source>
        <translation>{name} sagt die letzte Ausgabe an.</translation>
    </message>
    <message>
        <source>{name} sweeps the table.</source>
        <translation>{name} macht Kehraus.</translation>
    </message>
    <message>
        <source>{name} takes a mulle worth {points}.</source>
        <translation>{name} macht eine Mulle zu {points}.</translation>
    </message>
    <message>
        <source>{name} builds {value}.</source>
        <translation>{name} baut einen Stapel auf {value}.</translation>
    </message>
    <message>
        <source>{name} raises the build to {value}.</source>
        <translation>{name} erhöht den Stapel auf {value}.</translation>
    </message>
    <message>
        <source>{name} has a hut.</source>
        <translation>{name} hat eine Hütte.</translation>
    </message>
    <message>
        <source>Every side has a hut, so one on each side is turned over.</source>
        <translation>Alle Parteien haben eine Hütte; von jeder wird eine umgedreht.</translation>
    </message>
    <message>
        <source>{name} made the last capture and takes the rest.</source>
        <translation>{name} hat den letzten Fang gemacht und nimmt den Rest.</translation>
    </message>
    <message>
        <source>{name} cuts {card}.</source>
        <translation>{name} hebt {card} ab.</translation>
    </message>
    <message>
        <source>{first} and {second} play together.</source>
        <translation>{first} und {second} spielen zusammen.</translation>
    </message>
    <message>
        <source>Match {count}: {first} against {second}.</source>
        <translation>Partie {count}: {first} gegen {second}.</translation>
    </message>
    <message>
        <source>The vole!</source>
        <translation>Die Vole!</translation>
    </message>
    <message>
        <source>{name} bets {units} on {player}.</source>
        <translation>{name} wettet {units} auf {player}.</translation>
    </message>
    <message>
        <source>{name} does not bet.</source>
        <translation>{name} wettet nicht.</translation>
    </message>
    <message>
        <source>{name} has turned up a king.</source>
        <translation>{name} hat einen König aufgedeckt.</translation>
    </message>
    <message>
        <source>{name} proposes.</source>
        <translation>{name} proponiert.</translation>
    </message>
    <message>
        <source>{name} plays without another exchange.</source>
        <translation>{name} spielt, ohne noch einmal zu kaufen.</translation>
    </message>
    <message>
        <source>{name} accepts.</source>
        <translation>{name} nimmt an.</translation>
    </message>
    <message>
        <source>{name} refuses; the hands are played.</source>
        <translation>{name} lehnt ab; es wird gespielt.</translation>
    </message>
    <message>
        <source>{name} exchanges all five cards.</source>
        <translation>{name} kauft fünf neue Karten.</translation>
    </message>
    <message>
        <source>The stock is used up; the hands are played.</source>
        <translation>Der Talon ist aufgebraucht; es wird gespielt.</translation>
    </message>
    <message>
        <source>{name} marks the king of trumps.</source>
        <translation>{name} legt den Trumpfkönig an.</translation>
    </message>
    <message>
        <source>{name} has {tricks} of the five tricks.</source>
        <translation>{name} hat {tricks} von fünf Stichen.</translation>
    </message>
    <message>
        <source>{name} has all five tricks.</source>
        <translation>{name} hat alle fünf Stiche.</translation>
    </message>
    <message>
        <source>{name} asks for another shuffle.</source>
        <translation>{name} lässt noch einmal mischen.</translation>
    </message>
    <message>
        <source>{name} has shuffled again.</source>
        <translation>{name} hat noch einmal gemischt.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: „{words}“</translation>
    </message>
    <message>
        <source>{name} announces carte blanche.</source>
        <translation>{name} sagt Weiße Karte an.</translation>
    </message>
    <message>
        <source>{name} shows carte blanche.</source>
        <translation>{name} zeigt Weiße Karte.</translation>
    </message>
    <message>
        <source>{name} announces a repique.</source>
        <translation>{name} sagt einen Neunziger an.</translation>
    </message>
    <message>
        <source>{name} takes back the declarations and declares again.</source>
        <translation>{name} widerruft das Angesagte und sagt neu an.</translation>
    </message>
    <message>
        <source>{name} takes back the score and counts again.</source>
        <translation>{name} widerruft das Gezählte und zählt neu.</translation>
    </message>
    <message>
        <source>{name} announces a pique with the next card.</source>
        <translation>{name} sagt mit der nächsten Karte einen Sechziger an.</translation>
    </message>
    <message>
        <source>{name} makes a repique.</source>
        <translation>{name} macht einen Neunziger.</translation>
    </message>
    <message>
        <source>{name} makes a pique.</source>
        <translation>{name} macht einen Sechziger.</translation>
    </message>
    <message>
        <source>{name} names the suit: “{words}”</source>
        <translation>{name} nennt die Farbe: „{words}“</translation>
    </message>
    <message>
        <source>{name} looks at the stock and will lead {suit}.</source>
        <translation>{name} sieht im Talon nach und spielt {suit} aus.</translation>
    </message>
    <message>
        <source>{name} asks how many cards of the point are still held.</source>
        <translation>{name} fragt, wie viele Karten des Rummels noch da sind.</translation>
    </message>
    <message>
        <source>{name} claims the rest of the tricks.</source>
        <translation>{name} beansprucht den Rest der Stiche.</translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation>{name} gesteht es zu.</translation>
    </message>
    <message>
        <source>{name} asks for one more card to be played.</source>
        <translation>{name} verlangt noch eine Karte.</translation>
    </message>
    <message>
        <source>{name} gives up the rest of the tricks.</source>
        <translation>{name} gibt den Rest der Stiche auf.</translation>
    </message>
    <message>
        <source>I’ll keep mine</source>
        <translation>Ich behalte meine</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>The last round is dealt.</source>
        <translation>Die letzte Ausgabe ist gegeben.</translation>
    </message>
    <message>
        <source>The rest go to the player who captured last.</source>
        <translation>Der Rest geht an den, der zuletzt gefangen hat.</translation>
    </message>
    <message>
        <source>{name}: “{words}” ({pips} pips)</source>
        <translation>{name}: „{words}“ ({pips} Augen)</translation>
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
        <translation>{name} fängt den ganzen Tisch: eine Scua.</translation>
    </message>
    <message>
        <source>{name} captures the card just played: a picada.</source>
        <translation>{name} fängt die eben gespielte Karte: eine Picada.</translation>
    </message>
    <message>
        <source>{name} captures within one suit: a simili.</source>
        <translation>{name} fängt in einer einzigen Farbe: eine Simili.</translation>
    </message>
    <message>
        <source>{name} captures three cards or more: a quadriglia.</source>
        <translation>{name} fängt drei Karten oder mehr: eine Quadriglia.</translation>
    </message>
</context>
<context>
    <name>Speeds</name>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Gemächlich</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>No pauses</source>
        <translation>Ohne Pausen</translation>
    </message>
    <message>
        <source>Hardly at all</source>
        <translation>Kaum nach</translation>
    </message>
    <message>
        <source>Less than a second</source>
        <translation>Weniger als eine Sekunde</translation>
    </message>
    <message>
        <source>Up to two seconds</source>
        <translation>Bis zu zwei Sekunden</translation>
    </message>
    <message>
        <source>Up to five seconds</source>
        <translation>Bis zu fünf Sekunden</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>The matches stand at {own} to {other}.</source>
        <translation>Nach Partien steht es {own} zu {other}.</translation>
    </message>
    <message>
        <source>The cards are now worth {points}.</source>
        <translation>Die Lese zählt jetzt {points}.</translation>
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
        <translation>Stand von Spiel zu Spiel</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Your results</source>
        <translation>Ihre Ergebnisse</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Wessen Ergebnisse</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n match(es) played to the end, {won} won.</source>
        <translation>
            <numerusform>{name}: %n Partie zu Ende gespielt, {won} gewonnen.</numerusform>
            <numerusform>{name}: %n Partien zu Ende gespielt, {won} gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match has been played to the end yet.</source>
        <translation>Noch keine Partie ist zu Ende gespielt.</translation>
    </message>
    <message>
        <source>{results}, most recent last</source>
        <translation>{results}, die jüngste zuletzt</translation>
    </message>
    <message>
        <source>With real cards, on score sheets</source>
        <translation>Mit richtigen Karten, auf Anschreibeblättern</translation>
    </message>
    <message>
        <source>{name}: {won} of {played} won</source>
        <translation>{name}: {won} von {played} gewonnen</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Was der Computer beurteilt hat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The line shows how many of ten matches in a row were won. A filled dot is a match won.</source>
        <translation>Die Linie zeigt, wie viele von zehn Partien hintereinander gewonnen wurden. Ein gefüllter Punkt ist eine gewonnene Partie.</translation>
    </message>
    <message>
        <source>{family}: {ratings}</source>
        <translation>{family}: {ratings}</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>früher</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>the latest</source>
        <translation>die letzte</translation>
    </message>
    <message>
        <source>Problem ratings</source>
        <translation>Wertungen bei den Aufgaben</translation>
    </message>
    <message>
        <source>Everyone starts at {rating}. After the rating come the problems solved and tried.</source>
        <translation>Alle beginnen bei {rating}. Hinter der Wertung stehen die gelösten und die versuchten Aufgaben.</translation>
    </message>
    <message>
        <source>Game shown</source>
        <translation>Welches Spiel gezeigt wird</translation>
    </message>
    <message>
        <source>&amp;Delete judged decisions…</source>
        <translation>Beurteilungen &amp;löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Delete all judged decisions, for all players?</source>
        <translation>Alle Beurteilungen des Computers löschen, für alle Spieler?</translation>
    </message>
    <message>
        <source>Won: {won} of the last {number}</source>
        <translation>Gewonnen: {won} der letzten {number}</translation>
    </message>
    <message>
        <source>Most often against {name}</source>
        <translation>Am häufigsten gegen {name}</translation>
    </message>
    <message>
        <source>Most often at {game}</source>
        <translation>Am häufigsten: {game}</translation>
    </message>
    <message numerus="yes">
        <source>A filled dot is a match won. After %n more match(es) a line shows your form.</source>
        <translation>
            <numerusform>Ein gefüllter Punkt ist eine gewonnene Partie. Nach %n&#xa0;weiterer Partie zeigt eine Linie, wie es läuft.</numerusform>
            <numerusform>Ein gefüllter Punkt ist eine gewonnene Partie. Nach %n&#xa0;weiteren Partien zeigt eine Linie, wie es läuft.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole bar shows the matches played, and the filled part those won.</source>
        <translation>Der ganze Balken zeigt die gespielten Partien, der gefüllte Teil die gewonnenen.</translation>
    </message>
    <message>
        <source>Matches won, and matches played to the end.</source>
        <translation>Gewonnene Partien und zu Ende gespielte.</translation>
    </message>
    <message>
        <source>People begin at 1500. A player who is 190 points ahead should win three matches out of four. The line around a dot shows how certain the rating is.</source>
        <translation>Menschen beginnen bei 1500. Wer 190 Punkte voraus ist, sollte drei von vier Partien gewinnen. Die Linie um einen Punkt zeigt, wie sicher die Wertung ist.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n more match(es) for a reliable rating</source>
        <translation>
            <numerusform>{game}: noch %n&#xa0;Partie bis zu einer sicheren Wertung</numerusform>
            <numerusform>{game}: noch %n&#xa0;Partien bis zu einer sicheren Wertung</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: about as strong as {name}</source>
        <translation>{game}: etwa so stark wie {name}</translation>
    </message>
    <message>
        <source>{game}: between {name} and {other}</source>
        <translation>{game}: zwischen {name} und {other}</translation>
    </message>
    <message>
        <source>{game}: stronger than anyone here</source>
        <translation>{game}: stärker als alle hier</translation>
    </message>
    <message>
        <source>{game}: the next player to catch is {name}</source>
        <translation>{game}: {name} ist als Nächstes einzuholen</translation>
    </message>
    <message>
        <source>{game}: everyone’s rating</source>
        <translation>{game}: wie stark alle sind</translation>
    </message>
    <message numerus="yes">
        <source>On average, a decision cost {points} points (%n judged).</source>
        <translation>
            <numerusform>Eine Entscheidung hat im Durchschnitt {points} Punkte gekostet; beurteilt wurde %n.</numerusform>
            <numerusform>Eine Entscheidung hat im Durchschnitt {points} Punkte gekostet; beurteilt wurden %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing yet. Choose “Could I have done better?” after a deal to add it here.</source>
        <translation>Noch nichts. „Hätte ich besser spielen können?“ nach einem Spiel lässt es beurteilen und zählt es hier mit.</translation>
    </message>
    <message>
        <source>{day}: {points}</source>
        <translation>{day}: {points}</translation>
    </message>
    <message>
        <source>Points lost per decision, day by day. The lower the bar, the better.</source>
        <translation>Punkte je Entscheidung, Tag für Tag. Je niedriger ein Balken, desto besser.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with both players judged: a margin of {margin}. Of this, {skill} came from skill: your opponent gave away that much more. The rest, {luck}, was luck.</source>
        <translation>
            <numerusform>%n Spiel, in dem beide beurteilt wurden: ein Unterschied von {margin}. Davon kommen {skill} vom Können: So viel mehr hat der Gegner verschenkt. Der Rest, {luck}, war Glück.</numerusform>
            <numerusform>%n Spiele, in denen beide beurteilt wurden: ein Unterschied von {margin}. Davon kommen {skill} vom Können: So viel mehr hat der Gegner verschenkt. Der Rest, {luck}, war Glück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>{name} {rating} ± {half}</source>
        <translation>{name} {rating} ± {half}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
</context>
<context>
    <name>StatusPlate</name>
    <message>
        <source>It is your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>It is {name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Access is denied.</source>
        <translation>Der Zugriff ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>This location is read-only.</source>
        <translation>Der Ort ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The disk has read or write errors.</source>
        <translation>Der Datenträger versagt beim Lesen oder Schreiben.</translation>
    </message>
    <message>
        <source>Another program has it open.</source>
        <translation>Ein anderes Programm hält die Datei besetzt.</translation>
    </message>
    <message>
        <source>There is something else where a folder should be.</source>
        <translation>Wo ein Ordner sein müsste, liegt etwas anderes.</translation>
    </message>
    <message>
        <source>The file would be too large for this location.</source>
        <translation>Die Datei wäre dort zu groß.</translation>
    </message>
    <message>
        <source>The disk or the network drive cannot be reached.</source>
        <translation>Der Datenträger oder das Netzlaufwerk ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>Too many files are open at once.</source>
        <translation>Es sind zu viele Dateien zugleich geöffnet.</translation>
    </message>
    <message>
        <source>The computer has no memory left.</source>
        <translation>Der Rechner hat keinen freien Arbeitsspeicher mehr.</translation>
    </message>
    <message>
        <source>The disk quota has been used up.</source>
        <translation>Der auf dem Datenträger zugeteilte Platz ist aufgebraucht.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Eine solche Datei oder einen solchen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>There is a folder where the file should be.</source>
        <translation>An der Stelle der Datei liegt ein Ordner.</translation>
    </message>
    <message>
        <source>A file cannot have this name.</source>
        <translation>So kann keine Datei heißen.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Der Name ist zu lang.</translation>
    </message>
    <message>
        <source>A link leads back to itself.</source>
        <translation>Eine Verknüpfung führt zu sich selbst zurück.</translation>
    </message>
    <message>
        <source>The file or its folder cannot be used.</source>
        <translation>Die Datei oder ihr Ordner lässt sich nicht benutzen.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Was dort liegt, ist beschädigt.</translation>
    </message>
    <message>
        <source>The file is not a database.</source>
        <translation>Was dort liegt, ist keine Datenbank.</translation>
    </message>
    <message>
        <source>Writing was interrupted.</source>
        <translation>Das Schreiben wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The system gives no reason.</source>
        <translation>Warum, sagt das System nicht.</translation>
    </message>
    <message>
        <source>The system’s message: “{reason}”.</source>
        <translation>Das System nennt als Grund „{reason}“.</translation>
    </message>
</context>
<context>
    <name>TableDisplay</name>
    <message>
        <source>Next match</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Back to the counters</source>
        <translation>Zurück zu den Zählmarken</translation>
    </message>
    <message>
        <source>Deal over: enter it</source>
        <translation>Spiel zu Ende: eintragen</translation>
    </message>
    <message>
        <source>Mark a point for {name}</source>
        <translation>Einen Punkt für {name} anschreiben</translation>
    </message>
    <message>
        <source>Take a point off {name}</source>
        <translation>{name} einen Punkt wegnehmen</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Taste {key}</translation>
    </message>
    <message>
        <source>Key Alt+{key}</source>
        <translation>Taste Alt+{key}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>Fehler&#xa0;…</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the score sheet (Esc)</source>
        <translation>Zurück zum Anschreibeblatt (Esc)</translation>
    </message>
</context>
<context>
    <name>TableEntry</name>
    <message>
        <source>Enter anyway</source>
        <translation>Trotzdem eintragen</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Spiel eintragen</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <translation>Berichtigung speichern</translation>
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
        <translation>Gespeichertes wird übernommen</translation>
    </message>
    <message>
        <source>Nothing is changed until everything has been read.</source>
        <translation>Bevor nicht alles gelesen ist, ändert sich hier nichts.</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>Hello! Please be patient with me.</source>
        <translation>Hallo! Haben Sie bitte Geduld mit mir.</translation>
    </message>
    <message>
        <source>Shall we? I’ve only just learnt to play.</source>
        <translation>Wollen wir? Ich habe es gerade erst gelernt.</translation>
    </message>
    <message>
        <source>Was that really me?</source>
        <translation>War das wirklich ich?</translation>
    </message>
    <message>
        <source>Look at that! I’m in luck today.</source>
        <translation>Schau an! Heute habe ich Glück.</translation>
    </message>
    <message>
        <source>I think I see how it’s done now.</source>
        <translation>Ich glaube, ich habe gesehen, wie das geht.</translation>
    </message>
    <message>
        <source>Oh well. Once more!</source>
        <translation>Na gut. Gleich noch einmal!</translation>
    </message>
    <message>
        <source>There you are. Let’s play!</source>
        <translation>Da sind Sie ja. Spielen wir!</translation>
    </message>
    <message>
        <source>If it’s there, I’ll take it.</source>
        <translation>Was daliegt, das nehme ich.</translation>
    </message>
    <message>
        <source>That was worth it.</source>
        <translation>Das hat sich gelohnt.</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <translation>Daran könnte ich mich gewöhnen.</translation>
    </message>
    <message>
        <source>Enjoy it while it lasts.</source>
        <translation>Freuen Sie sich, solange es dauert.</translation>
    </message>
    <message>
        <source>I’ll get that back.</source>
        <translation>Das hole ich mir zurück.</translation>
    </message>
    <message>
        <source>Good to see you. I’ll keep count.</source>
        <translation>Schön, Sie zu sehen. Ich zähle mit.</translation>
    </message>
    <message>
        <source>Take your time. I have a good memory.</source>
        <translation>Lassen Sie sich Zeit. Ich habe ein gutes Gedächtnis.</translation>
    </message>
    <message>
        <source>It all adds up, as always.</source>
        <translation>Es geht auf, wie immer.</translation>
    </message>
    <message>
        <source>A good memory is half the battle.</source>
        <translation>Gut gemerkt ist halb gewonnen.</translation>
    </message>
    <message>
        <source>Well played. I’ll remember that.</source>
        <translation>Gut gespielt. Das merke ich mir.</translation>
    </message>
    <message>
        <source>I didn’t see that coming.</source>
        <translation>Damit hatte ich nicht gerechnet.</translation>
    </message>
    <message>
        <source>Good evening. I already have a plan.</source>
        <translation>Guten Abend. Einen Plan habe ich schon.</translation>
    </message>
    <message>
        <source>Think first, then play. Are you ready?</source>
        <translation>Erst denken, dann spielen. Sind Sie so weit?</translation>
    </message>
    <message>
        <source>It went as planned.</source>
        <translation>Es ging nach Plan.</translation>
    </message>
    <message>
        <source>One step ahead was enough.</source>
        <translation>Ein Schritt voraus hat genügt.</translation>
    </message>
    <message>
        <source>That was not part of my plan.</source>
        <translation>Das stand nicht in meinem Plan.</translation>
    </message>
    <message>
        <source>You looked further ahead than I did.</source>
        <translation>Sie haben weiter gesehen als ich.</translation>
    </message>
    <message>
        <source>A pleasure. Let us see what the cards have in store.</source>
        <translation>Sehr erfreut. Sehen wir, was die Karten vorhaben.</translation>
    </message>
    <message>
        <source>Every deal is a small problem. Shall we solve this one?</source>
        <translation>Jedes Mal eine kleine Aufgabe. Lösen wir sie?</translation>
    </message>
    <message>
        <source>Instructive, I think.</source>
        <translation>Lehrreich, finde ich.</translation>
    </message>
    <message>
        <source>This time the odds were on my side.</source>
        <translation>Diesmal war die Wahrscheinlichkeit auf meiner Seite.</translation>
    </message>
    <message>
        <source>Remarkable. I should like to see that again.</source>
        <translation>Bemerkenswert. Das würde ich gern noch einmal sehen.</translation>
    </message>
    <message>
        <source>You have given me something to think about.</source>
        <translation>Sie haben mir zu denken gegeben.</translation>
    </message>
    <message>
        <source>Lovely. Let’s see which of us learns faster.</source>
        <translation>Wie schön. Mal sehen, wer von uns schneller lernt.</translation>
    </message>
    <message>
        <source>I’ll keep pace with you.</source>
        <translation>Ich halte mit Ihnen Schritt.</translation>
    </message>
    <message>
        <source>It could just as easily have been you.</source>
        <translation>Das hätten ebenso gut Sie sein können.</translation>
    </message>
    <message>
        <source>That was close.</source>
        <translation>Das war knapp.</translation>
    </message>
    <message>
        <source>You’re getting better and better.</source>
        <translation>Sie werden immer besser.</translation>
    </message>
    <message>
        <source>Then I’ll have to learn something, too.</source>
        <translation>Dann muss ich wohl auch etwas lernen.</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <translation>
            <numerusform>Eine Karte im Talon</numerusform>
            <numerusform>%n Karten im Talon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) captured by {name}. Click to see the last capture.</source>
        <translation>
            <numerusform>Eine Karte, gefangen von {name}. Ein Klick zeigt den letzten Fang.</numerusform>
            <numerusform>%n Karten, gefangen von {name}. Ein Klick zeigt den letzten Fang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) won by {name}. Click to see the last one, or all of your own.</source>
        <translation>
            <numerusform>Ein Stich von {name}. Ein Klick zeigt den letzten, von den eigenen alle.</numerusform>
            <numerusform>%n Stiche von {name}. Ein Klick zeigt den letzten, von den eigenen alle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) held by {name}</source>
        <translation>
            <numerusform>Eine Karte in der Hand von {name}</numerusform>
            <numerusform>%n Karten in der Hand von {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>{name} last played {cards}.</source>
        <translation>{name} hat zuletzt {cards} gespielt.</translation>
    </message>
    <message>
        <source>{name} last captured {others} with {cards}.</source>
        <translation>{name} hat zuletzt mit {cards} {others} gefangen.</translation>
    </message>
    <message>
        <source>Nobody has captured {card} yet. It is worth points.</source>
        <translation>{card} hat noch niemand gefangen. Die Karte zählt.</translation>
    </message>
    <message>
        <source>{name} has captured {card}. It is worth points.</source>
        <translation>{name} hat {card} gefangen. Die Karte zählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) captured by {name}.</source>
        <translation>
            <numerusform>Eine Karte von {name} gefangen.</numerusform>
            <numerusform>%n Karten von {name} gefangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s) captured by {name}.</source>
        <translation>
            <numerusform>Ein Pik von {name} gefangen.</numerusform>
            <numerusform>%n Pik von {name} gefangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They count from %n on, whatever the others have.</source>
        <translation>
            <numerusform>Sie zählen ab einer Karte, gleich, was die anderen haben.</numerusform>
            <numerusform>Sie zählen ab %n Karten, gleich, was die anderen haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s).</source>
        <translation>
            <numerusform>{name}: ein Punkt.</numerusform>
            <numerusform>{name}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Choose it for the exchange</source>
        <translation>Zum Kaufen auswählen</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Diese Karte wählen</translation>
    </message>
    <message>
        <source>Play it alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>Which of my cards take it?</source>
        <translation>Welche meiner Karten nehmen sie?</translation>
    </message>
    <message>
        <source>Show the cards won last</source>
        <translation>Zeigen, was zuletzt gewonnen wurde</translation>
    </message>
</context>
<context>
    <name>Twins</name>
    <message>
        <source>With the same cards: {person} {mine}, {name} {theirs}.</source>
        <translation>Mit denselben Karten: {person} {mine}, {name} {theirs}.</translation>
    </message>
    <message>
        <source>{name} is playing this deal with the same cards: move {number} …</source>
        <translation>{name} spielt dieses Spiel mit denselben Karten: Zug {number}&#xa0;…</translation>
    </message>
</context>
<context>
    <name>UnsavedBar</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Nothing is being saved at the moment. {reason}</source>
        <translation>Zurzeit wird nichts gespeichert. {reason}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Not saving</source>
        <translation>Wird nicht gespeichert</translation>
    </message>
    <message>
        <source>The saved games are damaged. The program is recovering what it can.</source>
        <translation>Die gespeicherten Partien sind beschädigt. Was sich davon lesen lässt, wird gerade übernommen.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>vierzehn</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>fünfzehn</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>sechzehn</translation>
    </message>
</context>
<context>
    <name>Warner</name>
    <message numerus="yes">
        <source>That would cost you about %n point(s). Better: {choice}. If you mean it, do it again.</source>
        <translation>
            <numerusform>Das würde Sie etwa einen Punkt kosten. Besser: {choice}. Wenn Sie es so wollen, tun Sie es noch einmal.</numerusform>
            <numerusform>Das würde Sie etwa %n Punkte kosten. Besser: {choice}. Wenn Sie es so wollen, tun Sie es noch einmal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WholeFiles</name>
    <message>
        <source>Save everything</source>
        <translation>Alles speichern</translation>
    </message>
    <message>
        <source>Add saved data</source>
        <translation>Gespeichertes übernehmen</translation>
    </message>
    <message>
        <source>All matches, score sheets and settings are saved in this file.</source>
        <translation>Alle Partien, Anschreibeblätter und Einstellungen sind in dieser Datei gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) added.</source>
        <translation>
            <numerusform>%n Partie kam dazu.</numerusform>
            <numerusform>%n Partien kamen dazu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s) added.</source>
        <translation>
            <numerusform>%n Anschreibeblatt kam dazu.</numerusform>
            <numerusform>%n Anschreibeblätter kamen dazu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n had been continued there and were updated here.</source>
        <translation>
            <numerusform>Bei einem ging es dort weiter, und nun auch hier.</numerusform>
            <numerusform>Bei %n ging es dort weiter, und nun auch hier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were already here.</source>
        <translation>
            <numerusform>%n war schon hier.</numerusform>
            <numerusform>%n waren schon hier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read completely.</source>
        <translation>
            <numerusform>%n war nicht ganz zu lesen.</numerusform>
            <numerusform>%n waren nicht ganz zu lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>In dieser Datei steht nichts.</translation>
    </message>
    <message>
        <source>Everything that the program keeps (*.{suffix})</source>
        <translation>Alles, was das Programm aufhebt (*.{suffix})</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Everything in it was already here.</source>
        <translation>Es war schon alles übernommen.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Es wurde nichts übernommen.</translation>
    </message>
</context>
<context>
    <name>WorkProgress</name>
    <message numerus="yes">
        <source>About %n hour(s) left</source>
        <translation>
            <numerusform>Noch etwa %n Stunde</numerusform>
            <numerusform>Noch etwa %n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left</source>
        <translation>
            <numerusform>Noch etwa %n Minute</numerusform>
            <numerusform>Noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n second(s) left</source>
        <translation>
            <numerusform>Noch etwa %n Sekunde</numerusform>
            <numerusform>Noch etwa %n Sekunden</numerusform>
        </translation>
    </message>
</context>
</TS>
