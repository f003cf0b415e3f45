/* Learns what an exchange at Piquet is worth; see the package for what is computed and how it is called.

   The cards of a hand are a mask as in games/piquet/ranking.py: suit * 8 + strength. The solver is that of
   ai/piquet/solver.py, and suits are coded as there. */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FAR 4096
#define THRESHOLD 30
#define REPIQUE 60
#define PIQUE 30
#define CARDS 10
#define CAPOT 30
#define LAST 2
#define MAJORITY 7

/* ---- chance ---- */

static uint64_t chance_state[2];

static uint64_t mix(uint64_t *state) {
    uint64_t z = (*state += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

static void seed_chance(uint64_t seed) {
    chance_state[0] = mix(&seed);
    chance_state[1] = mix(&seed);
}

/* xoroshiro128+ of Blackman and Vigna */
static uint64_t draw(void) {
    uint64_t a = chance_state[0], b = chance_state[1], sum = a + b;
    b ^= a;
    chance_state[0] = ((a << 24) | (a >> 40)) ^ b ^ (b << 16);
    chance_state[1] = (b << 37) | (b >> 27);
    return sum;
}

static int below(int number) { return (int)(((draw() >> 32) * (uint64_t)number) >> 32); }

/* ---- the solver ---- */

static int own_in[512], theirs_in[512], sure_in[512], held_in[512], less_in[512], flipped[512], hope[512];
static struct { int after, beaten; } reply_to[512][8][2];
static int replies[512][8], leads_in[512];
static uint16_t code_of[256][256];

static int without(int code, int place) {
    int low = code & ((1 << place) - 1);
    return ((code >> (place + 1)) << place) | low;
}

static int length_of(int code) { return 31 - __builtin_clz(code); }

static void fill_solver(void) {
    for (int code = 1; code < 512; code++) {
        int length = length_of(code), bits = code ^ (1 << length);
        theirs_in[code] = __builtin_popcount(bits);
        own_in[code] = length - theirs_in[code];
        int top = 0;
        while (top < length && !((code >> (length - 1 - top)) & 1)) top++;
        sure_in[code] = top;
        top = 0;
        while (top < length && ((code >> (length - 1 - top)) & 1)) top++;
        held_in[code] = top < own_in[code] ? top : own_in[code];
        if (bits) less_in[code] = without(code, __builtin_ctz(bits));
        flipped[code] = code ^ ((1 << length) - 1);
        hope[code] = 2 * theirs_in[code] - own_in[code];
        if (!own_in[code] || !theirs_in[code]) continue;
        int lowest = __builtin_ctz(bits);
        for (int lead = length - 1; lead >= 0; lead--) {
            if (((code >> lead) & 1) || (lead > 0 && !((code >> (lead - 1)) & 1))) continue;
            int above = -1;
            for (int place = lead + 1; place < length && above < 0; place++)
                if ((code >> place) & 1) above = place;
            int number = 0, here = leads_in[code]++;
            if (above >= 0) {
                reply_to[code][here][number].after = without(without(code, above), lead);
                reply_to[code][here][number++].beaten = 1;
            }
            if (lowest < lead) {
                reply_to[code][here][number].after = without(without(code, lead), lowest);
                reply_to[code][here][number++].beaten = 0;
            }
            replies[code][here] = number;
        }
    }
    for (int a = 0; a < 256; a++)
        for (int b = 0; b < 256; b++) {
            if (a & b) continue;
            int code = 1;
            for (int place = 7; place >= 0; place--)
                if (((a | b) >> place) & 1) code = (code << 1) | ((b >> place) & 1);
            code_of[a][b] = (uint16_t)code;
        }
}

static int bonus[13];
static struct { int number, base, gains[13]; } kind_of[13][13][13]; /* by leads to the Sechziger, cards, taken */
static int numbers;

static void fill_kinds(void) {
    for (int taken = 0; taken <= 12; taken++) {
        int other = 12 - taken;
        bonus[taken] = CARDS * ((taken >= MAJORITY) - (other >= MAJORITY)) + CAPOT * ((taken == 12) - (other == 12));
    }
    for (int until = 0; until <= 12; until++)
        for (int cards = 0; cards <= 12; cards++)
            for (int taken = 0; taken + cards <= 12; taken++) {
                kind_of[until][cards][taken].base = bonus[taken];
                for (int more = 0; more <= cards; more++)
                    kind_of[until][cards][taken].gains[more] = bonus[taken + more] - bonus[taken];
                kind_of[until][cards][taken].number = -1;
                for (int other = 0; other < taken && kind_of[until][cards][taken].number < 0; other++)
                    if (!memcmp(kind_of[until][cards][taken].gains, kind_of[until][cards][other].gains, sizeof(int) * (size_t)(cards + 1)))
                        kind_of[until][cards][taken].number = kind_of[until][cards][other].number;
                if (kind_of[until][cards][taken].number < 0) kind_of[until][cards][taken].number = numbers++;
            }
}

#define SLOTS (1u << 22)
typedef struct { uint64_t key; int16_t low, high; } Slot;
static Slot *slots;

static int solve(int a, int b, int c, int d, int cards, int taken, int until, int alpha, int beta) {
    if (!cards) return bonus[taken];
    int swap;
#define ORDER(x, y) if (x > y) { swap = x; x = y; y = swap; }
    ORDER(a, b) ORDER(c, d) ORDER(a, c) ORDER(b, d) ORDER(b, c)
    int base = kind_of[until][cards][taken].base;
    const int *gains = kind_of[until][cards][taken].gains;
    int sure = sure_in[a] + sure_in[b] + sure_in[c] + sure_in[d], last = LAST - 1;
    if (sure >= cards) return cards + last + base + gains[cards] + (until && until <= cards ? PIQUE : 0);
    uint64_t key = (uint64_t)a | (uint64_t)b << 9 | (uint64_t)c << 18 | (uint64_t)d << 27
                   | (uint64_t)(kind_of[until][cards][taken].number + 1) << 36;
    Slot *slot = &slots[(key * 0x9e3779b97f4a7c15ull) >> 42];
    int low, high;
    if (slot->key == key) {
        low = slot->low;
        high = slot->high;
    } else {
        int held = held_in[a] + held_in[b] + held_in[c] + held_in[d], rest = cards - sure;
        low = sure - (rest - 1) - last + gains[sure];
        high = cards - held - (held > 1 ? held - 1 : 0) + last + gains[cards - held];
        if (until) {
            high += PIQUE;
            if (sure >= until) low += PIQUE;
        }
    }
    alpha -= base;
    beta -= base;
    if (low >= beta || low == high) return low + base;
    if (high <= alpha) return high + base;
    if (low - 1 > alpha) alpha = low - 1;
    if (high + 1 < beta) beta = high + 1;
    int floor = alpha, ceiling = beta;
    alpha += base;
    beta += base;
    int lead = 1 + (until == 1 ? PIQUE : 0);
    int won = lead + (cards == 1 ? last : 0), lost = lead - 1 - (cards == 1 ? last : 0);
    int mine = 12 - cards - taken + 1, best = -FAR, next = until > 1 ? until - 1 : 0;
    int suits[4][4] = {{b, c, d, a}, {a, c, d, b}, {a, b, d, c}, {a, b, c, d}};
    int order[4] = {0, 1, 2, 3};
    for (int i = 1; i < 4; i++)
        for (int j = i; j > 0 && hope[suits[order[j]][3]] < hope[suits[order[j - 1]][3]]; j--) {
            swap = order[j];
            order[j] = order[j - 1];
            order[j - 1] = swap;
        }
    for (int i = 0; i < 4 && best < beta; i++) {
        int *s = suits[order[i]], code = s[3];
        if (!own_in[code]) continue;
        if (theirs_in[code]) {
            for (int place = 0; place < leads_in[code] && best < beta; place++) {
                int worst = FAR, bar = best > alpha ? best : alpha;
                for (int one = 0; one < replies[code][place]; one++) {
                    int bound = worst < beta ? worst : beta, after = reply_to[code][place][one].after, found;
                    if (reply_to[code][place][one].beaten)
                        found = lost - solve(flipped[s[0]], flipped[s[1]], flipped[s[2]], flipped[after], cards - 1, mine, 0, lost - bound, lost - bar);
                    else
                        found = won + solve(s[0], s[1], s[2], after, cards - 1, taken + 1, next, bar - won, bound - won);
                    if (found < worst) worst = found;
                    if (worst <= bar) break;
                }
                if (worst > best) best = worst;
            }
        } else {
            int after = 1 << (length_of(code) - 1), worst = FAR, bar = best > alpha ? best : alpha;
            for (int thrown = 0; thrown < 3; thrown++) {
                int less = less_in[s[thrown]];
                if (!less) continue;
                int bound = worst < beta ? worst : beta;
                int found = won + solve(after, less, s[(thrown + 1) % 3], s[(thrown + 2) % 3], cards - 1, taken + 1, next, bar - won, bound - won);
                if (found < worst) worst = found;
                if (worst <= bar) break;
            }
            if (worst > best) best = worst;
        }
    }
    best -= base;
    if (best <= floor) high = best < high ? best : high;
    else if (best >= ceiling) low = best > low ? best : low;
    else low = high = best;
    slot->key = key;
    slot->low = (int16_t)low;
    slot->high = (int16_t)high;
    return best + base;
}

static int tricks(uint32_t elder, uint32_t dealer, int until, int guess) {
    int code[4];
    for (int suit = 0; suit < 4; suit++) code[suit] = code_of[elder >> 8 * suit & 255][dealer >> 8 * suit & 255];
    int low = -FAR, high = FAR, found = guess;
    while (low < high) {
        int bound = found == low ? found + 1 : found;
        found = solve(code[0], code[1], code[2], code[3], 12, 0, until, bound - 1, bound);
        if (found < bound) high = found;
        else low = found;
    }
    return found;
}

/* ---- what is declared ---- */

static int pips_of[256], run_points[256], best_run[256];

static void fill_declarations(void) {
    const int pips[8] = {7, 8, 9, 10, 10, 10, 10, 11};
    for (int bits = 0; bits < 256; bits++) {
        int length = 0;
        for (int place = 0; place < 8; place++) {
            if ((bits >> place) & 1) {
                pips_of[bits] += pips[place];
                length++;
            }
            if (length && (place == 7 || !((bits >> (place + 1)) & 1))) {
                if (length >= 3) {
                    run_points[bits] += length < 5 ? length : length + 10;
                    int strength = length * 16 + place;
                    if (strength > best_run[bits]) best_run[bits] = strength;
                }
                length = 0;
            }
        }
    }
}

typedef struct { int best[3], whole[3]; } Holding;

static Holding holding(uint32_t hand) {
    Holding found = {{0, 0, 0}, {0, 0, 0}};
    for (int suit = 0; suit < 4; suit++) {
        int bits = hand >> 8 * suit & 255, count = __builtin_popcount((unsigned)bits), strength = count * 128 + pips_of[bits];
        if (count >= 3 && strength > found.best[0]) {
            found.best[0] = strength;
            found.whole[0] = count;
        }
        if (best_run[bits] > found.best[1]) found.best[1] = best_run[bits];
        found.whole[1] += run_points[bits];
    }
    for (int rank = 3; rank < 8; rank++) {
        int count = __builtin_popcount(hand & 0x01010101u << rank);
        if (count >= 3) {
            found.whole[2] += count == 4 ? 14 : 3;
            if (count * 16 + rank > found.best[2]) found.best[2] = count * 16 + rank;
        }
    }
    return found;
}

/* What the deal brings elder more than the dealer, all declared, the tricks played with open cards. */
static int worth(uint32_t elder, uint32_t dealer) {
    static int guess[13];
    Holding hands[2] = {holding(elder), holding(dealer)};
    int points[2] = {0, 0}, is_free[2] = {1, 1}, jumped[2] = {0, 0};
    for (int kind = 0; kind < 3; kind++) {
        if (hands[0].best[kind] == hands[1].best[kind]) continue;
        int winner = hands[0].best[kind] > hands[1].best[kind] ? 0 : 1;
        points[winner] += hands[winner].whole[kind];
        is_free[1 - winner] = 0;
        if (points[winner] >= THRESHOLD && is_free[winner]) jumped[winner] = 1;
    }
    int missing = THRESHOLD - points[0], until = 0;
    if (!jumped[0] && !points[1] && missing >= 1 && missing <= 12) until = missing;
    int played = tricks(elder, dealer, until, guess[until]);
    guess[until] = played;
    return points[0] - points[1] + REPIQUE * (jumped[0] - jumped[1]) + played;
}

/* ---- what an exchange is made of ---- */

#define PATTERNS 6561
#define GROUPS 3
#define MOST_SURE 12
#define MOST_SHOWN 32
enum {
    SHARED = 0,
    GROUPED = SHARED + PATTERNS,
    KEPT = GROUPED + GROUPS * PATTERNS,
    LENGTHS = KEPT + 256,
    RANKS = LENGTHS + 81,
    RANKS_OF = RANKS + 5 * 25,
    BOUGHT = RANKS_OF + GROUPS * 5 * 25,
    LONGEST = BOUGHT + 9 * 9,
    SHOWN = LONGEST + GROUPS * 81,
    SURE = SHOWN + GROUPS * MOST_SHOWN,
    PARAMETERS = SURE + GROUPS * (MOST_SURE + 1)
};
#define FEATURES 30

static int third[256]; /* the bits of a suit as digits in base three */
static int tops[256];  /* cards from the ace down without a gap */

static void fill_features(void) {
    for (int bits = 0; bits < 256; bits++) {
        int power = 1;
        for (int place = 0; place < 8; place++, power *= 3)
            if ((bits >> place) & 1) third[bits] += power;
        while (tops[bits] < 8 && ((bits >> (7 - tops[bits])) & 1)) tops[bits]++;
    }
}

static int group_of(int seat, int bought) {
    if (seat == 0) return bought == 5 ? 0 : bought == 4 ? 1 : 2;
    return bought >= 3 ? 0 : bought == 2 ? 1 : 2;
}

/* `talon` is how many cards lie there before the exchange: eight for elder. */
static void features(int seat, uint32_t kept, uint32_t away, int talon, uint16_t *found) {
    int bought = __builtin_popcount(away), group = group_of(seat, bought), number = 0, first = 0, second = 0;
    int shown = 0, sure = 0;
    for (int suit = 0; suit < 4; suit++) {
        int own = kept >> 8 * suit & 255, gone = away >> 8 * suit & 255, pattern = third[own] + 2 * third[gone];
        int length = __builtin_popcount((unsigned)own), less = __builtin_popcount((unsigned)gone);
        found[number++] = (uint16_t)(SHARED + pattern);
        found[number++] = (uint16_t)(GROUPED + group * PATTERNS + pattern);
        found[number++] = (uint16_t)(KEPT + own);
        found[number++] = (uint16_t)(LENGTHS + length * 9 + less);
        shown += run_points[own];
        sure += tops[own];
        if (length > first) {
            second = first;
            first = length;
        } else if (length > second) second = length;
    }
    for (int rank = 3; rank < 8; rank++) {
        int own = __builtin_popcount(kept & 0x01010101u << rank), gone = __builtin_popcount(away & 0x01010101u << rank);
        found[number++] = (uint16_t)(RANKS + (rank - 3) * 25 + own * 5 + gone);
        found[number++] = (uint16_t)(RANKS_OF + (group * 5 + rank - 3) * 25 + own * 5 + gone);
        if (own >= 3) shown += own == 4 ? 14 : 3;
    }
    shown += first;
    found[number++] = (uint16_t)(BOUGHT + talon * 9 + bought);
    found[number++] = (uint16_t)(LONGEST + group * 81 + first * 9 + second);
    found[number++] = (uint16_t)(SHOWN + group * MOST_SHOWN + (shown < MOST_SHOWN ? shown : MOST_SHOWN - 1));
    found[number++] = (uint16_t)(SURE + group * (MOST_SURE + 1) + sure);
}

static float weight[2][PARAMETERS];

static float value(int seat, uint32_t kept, uint32_t away, int talon) {
    uint16_t found[FEATURES];
    features(seat, kept, away, talon, found);
    float sum = 0;
    for (int i = 0; i < FEATURES; i++) sum += weight[seat][found[i]];
    return sum;
}

typedef struct { float value; uint32_t away; } Option;

static int by_value(const void *one, const void *other) {
    const Option *a = one, *b = other;
    return a->value < b->value ? 1 : a->value > b->value ? -1 : a->away < b->away ? -1 : a->away > b->away;
}

/* All exchanges of one to `most` cards. */
static int exchanges(int seat, uint32_t hand, int most, int talon, Option *found) {
    uint32_t bits[12];
    int number = 0;
    for (uint32_t left = hand; left; left &= left - 1) bits[number++] = left & -left;
    int count = 0;
    for (uint32_t chosen = 1; chosen < 4096; chosen++) {
        if (__builtin_popcount(chosen) > most) continue;
        uint32_t away = 0;
        for (int i = 0; i < 12; i++)
            if ((chosen >> i) & 1) away |= bits[i];
        found[count].away = away;
        found[count++].value = value(seat, hand & ~away, away, talon);
    }
    return count;
}

static uint32_t best_exchange(int seat, uint32_t hand, int most, int talon) {
    static Option found[4096];
    int count = exchanges(seat, hand, most, talon, found), best = 0;
    for (int i = 1; i < count; i++)
        if (found[i].value > found[best].value) best = i;
    return found[best].away;
}

typedef struct { uint32_t hands[2]; uint32_t talon[8]; } Deal;

static Deal any_deal(void) {
    uint32_t pack[32];
    for (int i = 0; i < 32; i++) pack[i] = 1u << i;
    for (int i = 0; i < 31; i++) {
        int other = i + below(32 - i);
        uint32_t card = pack[i];
        pack[i] = pack[other];
        pack[other] = card;
    }
    Deal deal = {{0, 0}, {0}};
    for (int i = 0; i < 12; i++) {
        deal.hands[0] |= pack[i];
        deal.hands[1] |= pack[12 + i];
    }
    memcpy(deal.talon, pack + 24, sizeof deal.talon);
    return deal;
}

/* A deal in which `seat` has this hand. */
static Deal deal_with(int seat, uint32_t own) {
    uint32_t rest[20];
    int number = 0;
    for (uint32_t left = ~own; left; left &= left - 1) rest[number++] = left & -left;
    for (int i = 0; i < 19; i++) {
        int other = i + below(20 - i);
        uint32_t card = rest[i];
        rest[i] = rest[other];
        rest[other] = card;
    }
    Deal deal = {{0, 0}, {0}};
    deal.hands[seat] = own;
    for (int i = 0; i < 12; i++) deal.hands[1 - seat] |= rest[i];
    memcpy(deal.talon, rest + 12, sizeof deal.talon);
    return deal;
}

static uint32_t drawn(const Deal *deal, int from, int number) {
    uint32_t cards = 0;
    for (int i = from; i < from + number; i++) cards |= deal->talon[i];
    return cards;
}

/* What elder's exchange of `away` comes to when the dealer answers as he values it. */
static int elder_worth(const Deal *deal, uint32_t away, uint32_t *answers) {
    int bought = __builtin_popcount(away), left = 8 - bought;
    if (!answers[left]) answers[left] = best_exchange(1, deal->hands[1], left, left);
    uint32_t theirs = answers[left];
    return worth(deal->hands[0] & ~away | drawn(deal, 0, bought),
                 deal->hands[1] & ~theirs | drawn(deal, bought, __builtin_popcount(theirs)));
}

static int dealer_worth(const Deal *deal, uint32_t hers, uint32_t away) {
    int bought = __builtin_popcount(hers);
    return -worth(deal->hands[0] & ~hers | drawn(deal, 0, bought),
                  deal->hands[1] & ~away | drawn(deal, bought, __builtin_popcount(away)));
}

/* ---- learning ---- */

#define TRIED 8
typedef struct { uint16_t features[TRIED][FEATURES]; int16_t worth[TRIED]; uint8_t tried; } Lesson;

/* Exchanges of a deal to learn from: those that are valued most, some that come close, some at random. */
static int choose(int seat, uint32_t hand, int most, int talon, uint32_t *chosen) {
    static Option found[4096];
    int count = exchanges(seat, hand, most, talon, found), number = 0;
    qsort(found, (size_t)count, sizeof *found, by_value);
    int near = count < 60 ? count : 60;
    for (int i = 0; i < TRIED; i++) {
        int place = i < 2 ? i : i < 6 ? below(near) : below(count);
        int known = 0;
        for (int j = 0; j < number; j++) known |= chosen[j] == found[place].away;
        if (!known) chosen[number++] = found[place].away;
    }
    return number;
}

static void lesson(int seat, Lesson *one) {
    Deal deal = any_deal();
    uint32_t chosen[TRIED], answers[9] = {0}, hers = 0;
    int talon = 8;
    if (seat) {
        /* She leaves a card now and then, so that he learns that too. */
        hers = best_exchange(0, deal.hands[0], below(10) ? 5 : 1 + below(4), 8);
        talon = 8 - __builtin_popcount(hers);
    }
    int most = seat ? talon : 5;
    one->tried = (uint8_t)choose(seat, deal.hands[seat], most, talon, chosen);
    for (int i = 0; i < one->tried; i++) {
        features(seat, deal.hands[seat] & ~chosen[i], chosen[i], talon, one->features[i]);
        one->worth[i] = (int16_t)(seat ? dealer_worth(&deal, hers, chosen[i]) : elder_worth(&deal, chosen[i], answers));
    }
}

/* The level of a deal is mostly luck: it counts so little beside the differences between exchanges of one deal. */
#define LEVEL 0.15
#define RIDGE 30.0

static void normal(const Lesson *lessons, int number, const double *x, double *y, int against) {
    for (int i = 0; i < PARAMETERS; i++) y[i] = against ? 0 : RIDGE * x[i];
    for (int one = 0; one < number; one++) {
        const Lesson *now = &lessons[one];
        double rest[TRIED], mean = 0;
        for (int i = 0; i < now->tried; i++) {
            rest[i] = 0;
            if (against) rest[i] = now->worth[i];
            else
                for (int j = 0; j < FEATURES; j++) rest[i] += x[now->features[i][j]];
            mean += rest[i] / now->tried;
        }
        for (int i = 0; i < now->tried; i++) {
            double step = rest[i] - (1 - LEVEL) * mean;
            for (int j = 0; j < FEATURES; j++) y[now->features[i][j]] += step;
        }
    }
}

/* Ridge regression by conjugate gradients, from what was known before. */
static void fit(int seat, const Lesson *lessons, int number, int steps) {
    static double x[PARAMETERS], r[PARAMETERS], p[PARAMETERS], q[PARAMETERS], b[PARAMETERS];
    for (int i = 0; i < PARAMETERS; i++) x[i] = weight[seat][i];
    normal(lessons, number, x, b, 1);
    normal(lessons, number, x, q, 0);
    double size = 0, first = 0;
    for (int i = 0; i < PARAMETERS; i++) {
        p[i] = r[i] = b[i] - q[i];
        size += r[i] * r[i];
    }
    first = size;
    for (int step = 0; step < steps && size > 1e-8 * first; step++) {
        normal(lessons, number, p, q, 0);
        double along = 0, next = 0;
        for (int i = 0; i < PARAMETERS; i++) along += p[i] * q[i];
        double far = size / along;
        for (int i = 0; i < PARAMETERS; i++) {
            x[i] += far * p[i];
            r[i] -= far * q[i];
            next += r[i] * r[i];
        }
        for (int i = 0; i < PARAMETERS; i++) p[i] = r[i] + next / size * p[i];
        size = next;
    }
    for (int i = 0; i < PARAMETERS; i++) weight[seat][i] = (float)x[i];
}

static void learn(int rounds, int deals, int last) {
    int most = deals > last ? deals : last;
    Lesson *lessons = malloc(sizeof(Lesson) * (size_t)most);
    if (!lessons) exit(3);
    for (int round = 0; round <= rounds; round++) {
        int number = round == rounds ? last : deals;
        /* The dealer first: elder's lessons depend on what he keeps. */
        for (int seat = 1; seat >= 0; seat--) {
            double total = 0;
            for (int i = 0; i < number; i++) {
                lesson(seat, &lessons[i]);
                total += lessons[i].worth[0];
            }
            fit(seat, lessons, number, 60);
            printf("round %d, %s: %d deals, mean of the first choice %+.2f\n", round, seat ? "dealer" : "elder", number, total / number);
            fflush(stdout);
        }
    }
    free(lessons);
}

/* ---- the level ---- */

/* How many deals of a table that is levelled stand for knowing nothing of it. */
#define RARE 30

typedef struct { double told; int deals; } Excess;

/* What is told more than comes where both exchange by the table: by player and cards in the talon. */
static void compare(int deals, Excess found[2][9]) {
    memset(found, 0, sizeof(Excess[2][9]));
    for (int i = 0; i < deals; i++) {
        Deal deal = any_deal();
        uint32_t away[2] = {best_exchange(0, deal.hands[0], 5, 8), 0};
        int talon[2] = {8, 8 - __builtin_popcount(away[0])};
        away[1] = best_exchange(1, deal.hands[1], talon[1], talon[1]);
        int came = -dealer_worth(&deal, away[0], away[1]);
        for (int seat = 0; seat < 2; seat++) {
            Excess *one = &found[seat][talon[seat]];
            one->told += value(seat, deal.hands[seat] & ~away[seat], away[seat], talon[seat]) - (seat ? -came : came);
            one->deals++;
        }
    }
}

/* What was fitted are differences between the exchanges of a deal: here all of them are moved alike. */
static void level(int deals) {
    Excess found[2][9];
    compare(deals, found);
    for (int seat = 0; seat < 2; seat++)
        for (int talon = 0; talon < 9; talon++)
            for (int bought = 0; bought < 9; bought++)
                weight[seat][BOUGHT + talon * 9 + bought] -= (float)(found[seat][talon].told / (found[seat][talon].deals + RARE));
}

/* ---- the proof ---- */

/* How the order by value compares with means of fresh deals: for each hand the best of the first `width`. */
static void prove(int hands, int deals, int width) {
    static Option found[4096];
    for (int seat = 0; seat < 2; seat++) {
        int within[4] = {0}, limits[4] = {1, 4, 8, 16};
        double cost = 0, promised = 0, came = 0;
        for (int hand = 0; hand < hands; hand++) {
            Deal first = any_deal();
            uint32_t own = first.hands[seat];
            int talon = seat ? 3 : 8, most = seat ? 3 : 5;
            int count = exchanges(seat, own, most, talon, found);
            qsort(found, (size_t)count, sizeof *found, by_value);
            double sums[64] = {0}, fresh[64] = {0};
            int done = 0;
            while (done < 2 * deals) {
                Deal deal = deal_with(seat, own);
                uint32_t answers[9] = {0}, hers = 0;
                if (seat) {
                    hers = best_exchange(0, deal.hands[0], 5, 8);
                    if (__builtin_popcount(hers) != 5) continue;
                }
                for (int i = 0; i < width; i++) {
                    int now = seat ? dealer_worth(&deal, hers, found[i].away) : elder_worth(&deal, found[i].away, answers);
                    (done < deals ? sums : fresh)[i] += now;
                }
                done++;
            }
            int best = 0;
            for (int i = 1; i < width; i++)
                if (sums[i] > sums[best]) best = i;
            /* Chosen on one half of the deals and paid on the other. */
            cost += (fresh[best] - fresh[0]) / deals;
            promised += found[0].value;
            came += (sums[0] + fresh[0]) / (2 * deals);
            for (int i = 0; i < 4; i++) within[i] += best < limits[i];
        }
        printf("%s: %d hands, %d deals each: first choice behind the best of %d by %.2f; best is first in %.2f, among 4 in %.2f, 8 in %.2f, 16 in %.2f; promised %+.2f, came %+.2f\n",
               seat ? "dealer" : "elder", hands, deals, width, cost / hands, within[0] / (double)hands, within[1] / (double)hands,
               within[2] / (double)hands, within[3] / (double)hands, promised / hands, came / hands);
    }
}

/* ---- the table ---- */

/* In the file the parts of a pattern are one number: hundredths of a point, sixteen bits each. */
static int16_t hundredths(double points) {
    double found = floor(points * 100 + 0.5);
    return (int16_t)(found > 32767 ? 32767 : found < -32767 ? -32767 : found);
}

static int store(const char *name) {
    FILE *file = fopen(name, "wb");
    if (!file) return 4;
    for (int seat = 0; seat < 2; seat++) {
        const float *w = weight[seat];
        for (int group = 0; group < GROUPS; group++)
            for (int pattern = 0; pattern < PATTERNS; pattern++) {
                int own = 0, length = 0, less = 0;
                for (int place = 0, left = pattern; place < 8; place++, left /= 3) {
                    own |= (left % 3 == 1) << place;
                    length += left % 3 == 1;
                    less += left % 3 == 2;
                }
                int16_t number = hundredths((double)w[SHARED + pattern] + w[GROUPED + group * PATTERNS + pattern]
                                            + w[KEPT + own] + w[LENGTHS + length * 9 + less]);
                fwrite(&number, 2, 1, file);
            }
        for (int place = 0; place < GROUPS * 5 * 25; place++) {
            int16_t number = hundredths((double)w[RANKS + place % 125] + w[RANKS_OF + place]);
            fwrite(&number, 2, 1, file);
        }
        for (int place = BOUGHT; place < PARAMETERS; place++) {
            int16_t number = hundredths(w[place]);
            fwrite(&number, 2, 1, file);
        }
    }
    return fclose(file) ? 4 : 0;
}

static int load(const char *name) {
    FILE *file = fopen(name, "rb");
    if (!file) return 4;
    int missing = 0;
    int16_t number = 0;
    for (int seat = 0; seat < 2; seat++) {
        float *w = weight[seat];
        memset(w, 0, sizeof weight[seat]);
        for (int place = GROUPED; place < GROUPED + GROUPS * PATTERNS; place++) {
            missing |= fread(&number, 2, 1, file) != 1;
            w[place] = number / 100.0f;
        }
        for (int place = RANKS_OF; place < PARAMETERS; place++) {
            missing |= fread(&number, 2, 1, file) != 1;
            w[place] = number / 100.0f;
        }
    }
    return fclose(file) || missing ? 4 : 0;
}

/* Lines "seat cards-in-the-talon hand number away away …": the mean of each exchange on the same fresh deals. */
static void judge(int deals, int bought) {
    unsigned seat, talon, own, number, away[64];
    while (scanf("%u %u %u %u", &seat, &talon, &own, &number) == 4 && number <= 64) {
        double sums[64] = {0};
        for (unsigned i = 0; i < number; i++)
            if (scanf("%u", &away[i]) != 1) return;
        for (int done = 0; done < deals;) {
            Deal deal = deal_with((int)seat, own);
            uint32_t answers[9] = {0}, hers = 0;
            if (seat) {
                hers = best_exchange(0, deal.hands[0], 5, 8);
                if (bought && __builtin_popcount(hers) != 8 - (int)talon) continue;
            }
            done++;
            for (unsigned i = 0; i < number; i++)
                sums[i] += seat ? dealer_worth(&deal, hers, away[i]) : elder_worth(&deal, away[i], answers);
        }
        for (unsigned i = 0; i < number; i++) printf("%.3f ", sums[i] / deals);
        printf("\n");
        fflush(stdout);
    }
}

int main(int count, char **arguments) {
    if (count < 7) return 2;
    slots = calloc(SLOTS, sizeof *slots);
    if (!slots) return 3;
    fill_solver();
    fill_kinds();
    fill_declarations();
    fill_features();
    seed_chance(strtoull(arguments[2], NULL, 10));
    int first = atoi(arguments[3]), second = atoi(arguments[4]), third_number = atoi(arguments[5]);
    if (!strcmp(arguments[1], "learn")) {
        learn(first, second, third_number);
        level(third_number);
        return store(arguments[6]);
    }
    if (!strcmp(arguments[1], "prove")) {
        if (load(arguments[6])) return 4;
        prove(first, second, third_number);
        return 0;
    }
    if (!strcmp(arguments[1], "level")) {
        /* Lines "seat cards-in-the-talon deals excess". */
        if (load(arguments[6])) return 4;
        Excess found[2][9];
        compare(first, found);
        for (int seat = 0; seat < 2; seat++)
            for (int talon = 0; talon < 9; talon++)
                if (found[seat][talon].deals)
                    printf("%d %d %d %.3f\n", seat, talon, found[seat][talon].deals, found[seat][talon].told / found[seat][talon].deals);
        return 0;
    }
    if (!strcmp(arguments[1], "judge")) {
        if (load(arguments[6])) return 4;
        judge(first, second);
        return 0;
    }
    if (!strcmp(arguments[1], "worth")) {
        /* Pairs of hands on standard input, to compare with ai/piquet/worth.py. */
        unsigned elder, dealer;
        while (scanf("%u %u", &elder, &dealer) == 2) printf("%d\n", worth(elder, dealer));
        return 0;
    }
    return 2;
}
