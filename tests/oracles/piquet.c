/* The tricks of two open hands at Piquet, played for what the match pays. No value is estimated and nothing is shared
   with the computer players: every card is tried except one of several neighbours, which are equal.

   A suit is a code: a one, then a bit for each card that is still held, the highest first; 1 for a card of seat 1. It is
   shifted by three bits with the number of its low cards, which count nothing at Piquet of 36 cards. */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define POINTS 256
#define MOST_BITS 21

typedef struct {
    int32_t bits; /* of the number of positions that are remembered */
    int32_t tricks, last, majority, cards, capot;
    int32_t old;                  /* whether only cards that are not low count: Piquet of 36 cards */
    int32_t prizes;               /* whether a Sechziger and a capot pay prizes, so that ``pays`` has six tables */
    int32_t elder, pique_at, pique, pique_apart;
    int32_t needs[2];             /* the points of this deal with which a seat wins the match at once */
    int32_t pays[6][POINTS][POINTS]; /* seat 0's gain at the end, by elder's Sechziger + 2 * whose capot, and points */
    int32_t wins[2][POINTS];      /* seat 0's gain if a seat wins at once, by the points of the other */
} Match;

typedef struct {
    uint16_t codes[4];
    int leader, taken[2], points[2], made, cards;
} State;

typedef struct {
    uint64_t key;
    int32_t low, high, points;
} Entry;

static Entry *table;
static const Match *match;

#define LOW_BITS 3

static int length(int code) { return 31 - LOW_BITS - __builtin_clz(code); }

static int held_by(int code, int place) { return code >> LOW_BITS >> place & 1; }

static int is_low(int code, int place) { return place < (code & ((1 << LOW_BITS) - 1)); }

static int without(int code, int place) {
    int cards = code >> LOW_BITS, below = cards & ((1 << place) - 1);
    int low = (code & ((1 << LOW_BITS) - 1)) - is_low(code, place);
    return (cards >> (place + 1) << place | below) << LOW_BITS | low;
}

static void sort(uint16_t *c) {
#define SWAP(i, j) if (c[i] > c[j]) { uint16_t t = c[i]; c[i] = c[j]; c[j] = t; }
    SWAP(0, 1) SWAP(2, 3) SWAP(0, 2) SWAP(1, 3) SWAP(1, 2)
}

static int apart(const State *s) { return s->made ? match->pique_apart * (match->elder ? -1 : 1) : 0; }

static int ended(const State *s) {
    int points[2] = {s->points[0], s->points[1]}, capot = 0;
    for (int seat = 0; seat < 2; seat++) {
        if (s->taken[seat] < match->majority) continue;
        points[seat] += match->cards;
        if (points[seat] >= match->needs[seat]) return match->wins[seat][points[1 - seat]] + apart(s);
        if (s->taken[seat] == match->tricks) {
            points[seat] += match->capot;
            capot = 1 + seat;
            if (points[seat] >= match->needs[seat]) return match->wins[seat][points[1 - seat]] + apart(s);
        }
    }
    return match->pays[match->prizes * ((s->made != 0) + 2 * capot)][points[0]][points[1]] + apart(s);
}

static int best(const State *s, int alpha, int beta);

/* Mark points; whether that wins the match, with what it pays in *value. */
static int wins(State *s, int seat, int points, int *value) {
    s->points[seat] += points;
    if (!points || s->points[seat] < match->needs[seat]) return 0;
    *value = match->wins[seat][s->points[1 - seat]] + apart(s);
    return 1;
}

/* Lead: count it unless it is ``low``, and the Sechziger if it makes one. */
static int led_wins(State *s, int low, int *value) {
    int seat = s->leader;
    if (wins(s, seat, !low, value)) return 1;
    int number = match->tricks - s->cards + 1;
    if (seat == match->elder && match->pique_at == number && !s->taken[1 - seat] && !s->made) {
        s->made = 1;
        if (wins(s, seat, match->pique, value)) return 1;
    }
    return 0;
}

/* The trick is complete: the two cards are off already. ``low`` says that the reply is. */
static int taken_by(State s, int winner, int low, int alpha, int beta) {
    int value, last = s.cards == 1;
    int points = (last ? match->last : 1) - (winner == s.leader);
    if (match->old) points = (winner != s.leader && !low) + last;
    s.taken[winner]++;
    s.cards--;
    if (wins(&s, winner, points, &value)) return value;
    /* The last trick counts toward a Sechziger, too. */
    if (last && winner == match->elder && s.taken[winner] == match->tricks && !s.made && match->pique_at > match->tricks
        && match->pique_at < match->tricks + match->last) {
        s.made = 1;
        if (wins(&s, winner, match->pique, &value)) return value;
    }
    s.leader = winner;
    return best(&s, alpha, beta);
}

/* Whether the card at a place has a neighbour below it that the same seat holds. */
static int same_below(int code, int place) {
    return place > 0 && held_by(code, place) == held_by(code, place - 1) && is_low(code, place) == is_low(code, place - 1);
}

static int replied(const State *s, int suit, int place, int alpha, int beta) {
    int follower = 1 - s->leader, code = s->codes[suit], follows = 0;
    int sign = follower == 0 ? 1 : -1, found = sign > 0 ? -(1 << 30) : 1 << 30;
    for (int other = 0; other < 4; other++) {
        if (other != suit && follows) break;
        int which = other == 0 ? suit : other == suit ? 0 : other;
        int held = s->codes[which], cards = length(held);
        for (int at = 0; at < cards; at++) {
            if (held_by(held, at) != follower) continue;
            if (which == suit) follows = 1;
            if (same_below(held, at)) continue;
            State next = *s;
            if (which == suit) {
                int first = at > place ? at : place, second = at > place ? place : at;
                next.codes[suit] = without(without(code, first), second);
            } else {
                next.codes[suit] = without(code, place);
                next.codes[which] = without(held, at);
            }
            int winner = which == suit && at > place ? follower : s->leader;
            int value = taken_by(next, winner, is_low(held, at), alpha, beta);
            if (sign > 0 ? value > found : value < found) found = value;
            if (sign > 0 && found > alpha) alpha = found;
            if (sign < 0 && found < beta) beta = found;
            if (alpha >= beta) return found;
        }
        if (follows) break;
    }
    return found;
}

static int best(const State *given, int alpha, int beta) {
    if (!given->cards) return ended(given);
    State s = *given;
    sort(s.codes);
    uint64_t key = (uint64_t)s.codes[0] | (uint64_t)s.codes[1] << 13 | (uint64_t)s.codes[2] << 26
        | (uint64_t)s.codes[3] << 39 | (uint64_t)s.leader << 52 | (uint64_t)s.taken[0] << 53 | (uint64_t)s.made << 57
        | 1ULL << 63;
    int points = s.points[0] << 8 | s.points[1];
    Entry *entry = &table[((key ^ (uint64_t)points << 44) * 0x9E3779B97F4A7C15ULL) >> (64 - match->bits)];
    int low = -(1 << 30), high = 1 << 30, from = alpha, to = beta;
    if (entry->key == key && entry->points == points) {
        low = entry->low;
        high = entry->high;
        if (low >= beta || low == high) return low;
        if (high <= alpha) return high;
    }
    int sign = s.leader == 0 ? 1 : -1, found = sign > 0 ? -(1 << 30) : 1 << 30, value;
    for (int turn = 0; turn < 2; turn++)
        for (int suit = 0; suit < 4; suit++) {
            int code = s.codes[suit], size = length(code);
            for (int at = size - 1; at >= 0; at--) {
                if (held_by(code, at) != s.leader || same_below(code, at)) continue;
                /* Cards that nobody beats come first. */
                int above = (code >> LOW_BITS & ((1 << size) - 1)) >> at;
                int sure = above == (s.leader ? (1 << (size - at)) - 1 : 0);
                if (sure == turn) continue;
                State counted = s;
                if (!led_wins(&counted, is_low(code, at), &value)) value = replied(&counted, suit, at, alpha, beta);
                if (sign > 0 ? value > found : value < found) found = value;
                if (sign > 0 && found > alpha) alpha = found;
                if (sign < 0 && found < beta) beta = found;
                if (alpha >= beta) goto done;
            }
        }
done:
    int same = entry->key == key && entry->points == points;
    entry->low = found <= from ? (same ? low : -(1 << 30)) : found;
    entry->high = found >= to ? (same ? high : 1 << 30) : found;
    entry->key = key;
    entry->points = points;
    return found;
}

/* The bit of a card; the sixes, of strength -1, lie above all others. */
static uint64_t bit_of(int suit, int strength) { return 1ULL << (strength < 0 ? 32 + suit : 8 * suit + strength); }

static int suit_of(uint64_t card) {
    int at = 63 - __builtin_clzll(card);
    return at < 32 ? at / 8 : at - 32;
}

static int code_of(uint64_t first, uint64_t second, int suit) {
    int code = 1, low = 0;
    for (int strength = 7; strength >= -1; strength--) {
        uint64_t bit = bit_of(suit, strength);
        if (!((first | second) & bit)) continue;
        code = code << 1 | ((second & bit) != 0);
        low += match->old && strength < 3;
    }
    return code << LOW_BITS | low;
}

static int place_of(uint64_t first, uint64_t second, uint64_t card) {
    int suit = suit_of(card), place = 0;
    for (int strength = -1; bit_of(suit, strength) != card; strength++)
        place += ((first | second) & bit_of(suit, strength)) != 0;
    return place;
}

int begin(void) { return table || (table = calloc((size_t)1 << MOST_BITS, sizeof(Entry))) ? 1 : 0; }

/* Forget what was found, because the match is another one. */
void use(const Match *of) {
    match = of;
    memset(table, 0, sizeof(Entry) << match->bits);
}

/* What the position pays seat 0. ``led`` is the card on the table, already counted and still among its hand, or 0;
   ``card`` is the card that is played next, or 0. */
int worth(uint64_t first, uint64_t second, int leader, uint64_t led, uint64_t card, const int32_t *counted) {
    State s = {{0, 0, 0, 0}, leader, {counted[0], counted[1]}, {counted[2], counted[3]}, counted[4], 0};
    s.cards = __builtin_popcountll(leader ? second : first);
    for (int suit = 0; suit < 4; suit++) s.codes[suit] = code_of(first, second, suit);
    int value;
    const int far = 1 << 30;
    if (!led && !card) return best(&s, -far, far);
    if (!led) {
        int lead = suit_of(card);
        if (led_wins(&s, is_low(s.codes[lead], place_of(first, second, card)), &value)) return value;
        led = card;
        card = 0;
    }
    int suit = suit_of(led), place = place_of(first, second, led);
    if (!card) return replied(&s, suit, place, -far, far);
    int other = suit_of(card), at = place_of(first, second, card), low = is_low(s.codes[other], at);
    if (other == suit) {
        int upper = at > place ? at : place, lower = at > place ? place : at;
        s.codes[suit] = without(without(s.codes[suit], upper), lower);
    } else {
        s.codes[suit] = without(s.codes[suit], place);
        s.codes[other] = without(s.codes[other], at);
    }
    return taken_by(s, other == suit && at > place ? 1 - leader : leader, low, -far, far);
}
