import cassino.{Card, Computer}

import scala.collection.mutable.Buffer
import scala.io.StdIn

/** Asks virtual-cassino's computer player for a move; `virtual_cassino.py` writes the questions and compiles this.
  *
  * A question is four fields between semicolons: hand, table, cards that others may hold (each card as number and
  * suit, `10d`, between blanks), and the number of players. The answer is the card played and those it takes.
  */
object Bridge {
  private def cards(field: String): Buffer[Card] =
    field.split(' ').filter(_.nonEmpty).map(text => Card(text.init.toInt, text.last.toString)).toBuffer

  def main(arguments: Array[String]): Unit =
    Iterator.continually(StdIn.readLine()).takeWhile(_ != null).foreach { line =>
      val Array(hand, table, unseen, players) = line.split(";", -1)
      val computer = new Computer("", cards(hand), Buffer[Card]())
      val taken = computer.evaluate(cards(table), cards(unseen), players.toInt)
      println((computer.currentCard +: taken).map(card => s"${card.number}${card.suit}").mkString(" "))
    }
}
