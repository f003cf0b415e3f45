/* The first decisions of Écarté: an equilibrium of proposing and answering, and what kept cards are worth.

   Built and run by "python -m generators.ecarte"; see there for what is computed, the arguments and the
   order of the numbers that are written. Cards: bits 0-6 trumps by their rank among the seven that are left beside the
   turned card, then three side suits of eight bits, the seven lowest. The pack has 31 cards: the turned one is out. */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint32_t Hand;
enum { ROUNDS_GROUPS = 3, FORMS_MOST = 32000, KEPT_MOST = 9000, PARTS = 3 };

/* Chance */

static uint64_t chance_state;
static uint64_t chance(void) {
    uint64_t z = (chance_state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}
static int below(int count) { return (int)(((chance() >> 32) * (uint64_t)count) >> 32); }

/* Canonical numbers of hands and of kept cards */

static int forms, kepts;
static uint32_t form_keys[FORMS_MOST], kept_keys[KEPT_MOST];
enum { HASH = 1 << 17 };
static uint32_t hash_keys[HASH];
static uint16_t hash_numbers[HASH];

static inline uint32_t key_of(Hand hand) {
    uint32_t a = hand >> 7 & 255, b = hand >> 15 & 255, c = hand >> 23 & 255, swap;
    if (a < b) { swap = a; a = b; b = swap; }
    if (b < c) { swap = b; b = c; c = swap; }
    if (a < b) { swap = a; a = b; b = swap; }
    return (hand & 127) << 24 | a << 16 | b << 8 | c;
}
static inline uint32_t slot_of(uint32_t key) { return (uint32_t)((key + 1) * 0x9E3779B1u) >> 15; }
static void remember(uint32_t key, int number) {
    uint32_t slot = slot_of(key);
    while (hash_keys[slot]) slot = (slot + 1) & (HASH - 1);
    hash_keys[slot] = key + 1;
    hash_numbers[slot] = (uint16_t)number;
}
static inline int number_of(Hand hand) {
    uint32_t key = key_of(hand) , slot = slot_of(key);
    while (hash_keys[slot] != key + 1) slot = (slot + 1) & (HASH - 1);
    return hash_numbers[slot];
}
static void number_hands(void) {
    for (uint32_t trumps = 0; trumps < 128; trumps++) {
        int t = __builtin_popcount(trumps);
        if (t > 5) continue;
        for (uint32_t a = 0; a < 256; a++) {
            int na = t + __builtin_popcount(a);
            if (na > 5) continue;
            for (uint32_t b = 0; b <= a; b++) {
                int nb = na + __builtin_popcount(b);
                if (nb > 5) continue;
                for (uint32_t c = 0; c <= b; c++) {
                    int count = nb + __builtin_popcount(c);
                    uint32_t key = trumps << 24 | a << 16 | b << 8 | c;
                    if (count == 5) { remember(key, forms); form_keys[forms++] = key; }
                    if (count < 5) { remember(key, kepts); kept_keys[kepts++] = key; }
                }
            }
        }
    }
}

/* Double dummy: the tricks of whoever leads, both hands open */

static Hand suit_of_bit[31], above_in_suit[31];
static void number_suits(void) {
    for (int bit = 0; bit < 31; bit++) {
        int low = bit < 7 ? 0 : 7 + (bit - 7) / 8 * 8, size = bit < 7 ? 7 : 8;
        suit_of_bit[bit] = ((1u << size) - 1) << low;
        above_in_suit[bit] = suit_of_bit[bit] & ~((2u << bit) - 1);
    }
}
static int tricks(Hand leader, Hand follower, int cards, int alpha, int beta) {
    int best = -1;
    Hand both = leader | follower, left = leader;
    while (left) {
        int lead = 31 - __builtin_clz(left);
        Hand lead_bit = 1u << lead;
        left ^= lead_bit;
        /* Of a run of equal cards the lowest stands for all. */
        Hand lower = both & suit_of_bit[lead] & (lead_bit - 1);
        if (lower && (leader >> (31 - __builtin_clz(lower)) & 1)) continue;
        Hand reply = follower & suit_of_bit[lead];
        int beats = 0;
        if (reply) {
            Hand over = reply & above_in_suit[lead];
            if (over) { reply = over; beats = 1; }
        } else {
            reply = follower & 127;
            if (reply) beats = 1; else reply = follower;
        }
        int value;
        if (cards == 1) value = !beats;
        else {
            value = 9;
            Hand led = leader ^ lead_bit;
            while (reply) {
                int card = 31 - __builtin_clz(reply);
                Hand bit = 1u << card;
                reply ^= bit;
                Hand next = both & suit_of_bit[card] & (bit - 1);
                if (next) {
                    Hand top = 1u << (31 - __builtin_clz(next));
                    if ((follower & top) && (reply & top)) continue;
                }
                int low = alpha > best ? alpha : best, high = beta < value ? beta : value;
                int result = beats ? cards - 1 - tricks(follower ^ bit, led, cards - 1, cards - 1 - high, cards - 1 - low)
                                   : 1 + tricks(led, follower ^ bit, cards - 1, low - 1, high - 1);
                if (result < value) value = result;
                if (value <= low) break;
            }
        }
        if (value > best) best = value;
        if (best >= beta || best == cards) break;
    }
    return best;
}
/* 0 all five tricks for elder, 1 three or four, 2 one or two, 3 none. */
static const uint8_t class_of_tricks[6] = {3, 2, 2, 1, 1, 0};
static inline int outcome(Hand elder, Hand dealer, int king_turned) {
    int won = tricks(elder, dealer, 5, -1, 6);
    int king = king_turned ? 0 : (elder >> 6 & 1) ? 1 : (dealer >> 6 & 1) ? 2 : 0;
    return class_of_tricks[won] | king << 2;
}

/* Strategies */

typedef struct { float regret[2], sum[2]; } Node;          /* action 0: propose, or accept */
static Node nodes[2][2][2 * FORMS_MOST];                   /* [round][elder, dealer][number] */
static float shares[2][2][2 * FORMS_MOST];                 /* the strategy that is played when it stands fixed */
static inline float now(const Node *node) {
    float a = node->regret[0] > 0 ? node->regret[0] : 0, b = node->regret[1] > 0 ? node->regret[1] : 0;
    return a + b > 0 ? a / (a + b) : 0.5f;
}
static inline void learn(Node *node, float share, float first, float second, float weight) {
    float mean = share * first + (1 - share) * second;
    node->regret[0] += weight * (first - mean);
    node->regret[1] += weight * (second - mean);
}

/* What is paid to elder: [king turned][0 plain, 1 elder stood, 2 dealer refused at once][outcome] */

typedef float Pay[2][3][16];
static Pay money;
static void points_of(int turned, int mode, int result, int penalty_vole, int *elder, int *dealer, int *king_elder, int *king_dealer) {
    static const int plain[4][2] = {{2, 0}, {1, 0}, {0, 1}, {0, 2}};
    int kind = result & 3, king = result >> 2;
    int for_elder = plain[kind][0], for_dealer = plain[kind][1];
    if (mode == 1 && kind >= 2) for_dealer = kind == 2 ? 2 : penalty_vole;
    if (mode == 2 && kind <= 1) for_elder = kind == 1 ? 2 : penalty_vole;
    *king_elder = king == 1;
    *king_dealer = turned || king == 2;
    *elder = for_elder + *king_elder > 3 ? 3 : for_elder + *king_elder;
    *dealer = for_dealer + *king_dealer > 3 ? 3 : for_dealer + *king_dealer;
}
static void pay_money(Pay pay, int penalty_vole) {
    int elder, dealer, ke, kd;
    for (int turned = 0; turned < 2; turned++)
        for (int mode = 0; mode < 3; mode++)
            for (int result = 0; result < 12; result++) {
                points_of(turned, mode, result, penalty_vole, &elder, &dealer, &ke, &kd);
                pay[turned][mode][result] = (float)(elder - dealer);
            }
}

/* Exchanging: what kept cards are worth, as three parts: majority of tricks, net all five, net king */

typedef struct { double weight, part[PARTS], money_sum, square; } Cell;
static Cell cells[1 + ROUNDS_GROUPS][KEPT_MOST];
static float worths[1 + ROUNDS_GROUPS][KEPT_MOST];         /* what is maximised, for its owner */
static float parts[1 + ROUNDS_GROUPS][KEPT_MOST][PARTS];
static float rivals[1 + ROUNDS_GROUPS][KEPT_MOST];         /* a best response against the strategy that stands fixed */
static int deviating = -1;                                 /* whose exchanges follow `rivals` */
static inline int group_of(int changed) { return changed <= 2 ? 1 : changed == 3 ? 2 : 3; }

static inline Hand best_kept(Hand hand, const float *worth) {
    Hand best = 0, cards[5];
    int count = 0;
    for (Hand left = hand; left; left &= left - 1) cards[count++] = left & -left;
    float most = -1e9f;
    for (int choice = 0; choice < 31; choice++) {
        Hand kept = 0;
        for (int place = 0; place < 5; place++) if (choice >> place & 1) kept |= cards[place];
        float value = worth[number_of(kept)];
        if (value > most) { most = value; best = kept; }
    }
    return best;
}
static inline Hand any_kept(Hand hand) {
    Hand cards[5], kept = 0;
    int count = 0;
    for (Hand left = hand; left; left &= left - 1) cards[count++] = left & -left;
    /* There are many more ways to keep many cards. */
    static const uint8_t sizes[16] = {0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4};
    int size = sizes[below(16)];
    for (int place = 0; place < size; place++) {
        int other = place + below(5 - place);
        Hand swap = cards[place]; cards[place] = cards[other]; cards[other] = swap;
        kept |= cards[place];
    }
    return kept;
}
static const float *worth_for(int seat, int group) {
    return deviating == seat ? rivals[seat ? group : 0] : worths[seat ? group : 0];
}

static int by_the_list = -1;                               /* whose words and exchanges are those of the old books */
/* Trumps and kings, and a queen with her king; the weakest of five such cards goes. The same as in classical.py. */
static Hand classical_kept(Hand hand) {
    Hand kept = hand & 127;
    for (int suit = 0; suit < 3; suit++) {
        Hand king = hand & 1u << (14 + 8 * suit);
        if (king) kept |= king | (hand & king >> 1);
    }
    if (kept != hand) return kept;
    int weakest = 0, least = 99;
    for (int bit = 0; bit < 31; bit++) {
        int looks = bit < 7 ? 9 + bit : (bit - 7) % 8;
        if (hand >> bit & 1 && looks < least) { least = looks; weakest = bit; }
    }
    return kept & ~(1u << weakest);
}
static Hand kept_of(int seat, int group, Hand hand) {
    return by_the_list == seat ? classical_kept(hand) : best_kept(hand, worth_for(seat, group));
}

typedef struct { uint8_t order[31]; int next, turned; Hand elder, dealer; } Table;
static Hand draw(Table *table, int count) {
    Hand cards = 0;
    while (count--) {
        int other = table->next + below(31 - table->next);
        uint8_t swap = table->order[table->next];
        table->order[table->next] = table->order[other];
        table->order[other] = swap;
        cards |= 1u << table->order[table->next++];
    }
    return cards;
}
static void begin(Table *table) {
    for (int card = 0; card < 31; card++) table->order[card] = (uint8_t)card;
    table->next = 0;
    table->turned = below(8) == 0;
    table->elder = draw(table, 5);
    table->dealer = draw(table, 5);
}
/* One exchange by the strategies; `kept` of the one who explores may be given. Returns elder's group. */
static int exchange(Table *table, int explorer, Hand *kept_elder, Hand *kept_dealer) {
    Hand kept = explorer == 0 ? any_kept(table->elder) : kept_of(0, 0, table->elder);
    int changed = 5 - __builtin_popcount(kept), group = group_of(changed);
    Hand other = explorer == 1 ? any_kept(table->dealer) : kept_of(1, group, table->dealer);
    table->elder = kept | draw(table, changed);
    table->dealer = other | draw(table, 5 - __builtin_popcount(other));
    *kept_elder = kept;
    *kept_dealer = other;
    return group;
}

/* Learning what kept cards are worth, together with a first idea of proposing and answering */

static void reset_cells(void) { memset(cells, 0, sizeof cells); }
static void count_cell(Cell *cell, float weight, int seat, int king_turned, float again, int first, int second) {
    /* `again` is the chance that the second exchange happens. */
    float sign = seat ? -1.0f : 1.0f, value = 0;
    double part[PARTS] = {0, 0, 0};
    for (int time = 0; time < 2; time++) {
        float share = time ? again : 1 - again;
        int result = time ? second : first, kind = result & 3, king = result >> 2;
        part[0] += share * (seat ? kind >= 2 : kind < 2);
        part[1] += share * sign * ((kind == 0) - (kind == 3));
        part[2] += share * sign * ((king == 1) - (king == 2));
        value += share * sign * money[king_turned][0][result];
    }
    /* The king that the dealer turned up is his whatever happens. */
    if (king_turned) value -= sign * -1.0f;
    cell->weight += weight;
    for (int index = 0; index < PARTS; index++) cell->part[index] += weight * part[index];
    cell->money_sum += weight * value;
    cell->square += weight * value * value;
}
static void learn_exchanges(long deals, int only, int fixed) {
    for (long deal = 0; deal < deals; deal++) {
        Table table;
        begin(&table);
        int shift = table.turned ? forms : 0;
        int elder = number_of(table.elder) + shift, dealer = number_of(table.dealer) + shift;
        float propose = fixed ? shares[0][0][elder] : now(&nodes[0][0][elder]);
        float accept = fixed ? shares[0][1][dealer] : now(&nodes[0][1][dealer]);
        int start = fixed ? 0 : outcome(table.elder, table.dealer, table.turned);
        int explorer = only >= 0 ? only : fixed ? below(2) : below(3) - 1;
        if (fixed && propose * accept == 0) continue;
        Hand kept_elder, kept_dealer;
        int group = exchange(&table, explorer, &kept_elder, &kept_dealer);
        int first = outcome(table.elder, table.dealer, table.turned);
        int elder2 = number_of(table.elder) + shift, dealer2 = number_of(table.dealer) + shift;
        float propose2 = fixed ? shares[1][0][elder2] : now(&nodes[1][0][elder2]);
        float accept2 = fixed ? shares[1][1][dealer2] : now(&nodes[1][1][dealer2]);
        int second = first;
        if (!fixed || propose2 * accept2 > 0) {
            Hand unused_elder, unused_dealer;
            exchange(&table, -1, &unused_elder, &unused_dealer);
            second = outcome(table.elder, table.dealer, table.turned);
        }
        float again = propose2 * accept2, weight = propose * accept;
        if (explorer == 0) count_cell(&cells[0][number_of(kept_elder)], weight, 0, table.turned, again, first, second);
        if (explorer == 1) count_cell(&cells[group][number_of(kept_dealer)], weight, 1, table.turned, again, first, second);
        if (fixed) continue;
        /* Whoever explores changes nothing for the first decisions of the other kind; learn from the rest. */
        float one = money[table.turned][0][first], two = money[table.turned][0][second];
        float proposed2 = accept2 * two + (1 - accept2) * one, value2 = propose2 * proposed2 + (1 - propose2) * one;
        learn(&nodes[1][0][elder2], propose2, proposed2, one, accept);
        learn(&nodes[1][1][dealer2], accept2, -two, -one, propose * propose2);
        if (explorer >= 0) continue;
        float stood = money[table.turned][1][start], refused = money[table.turned][2][start];
        learn(&nodes[0][0][elder], propose, accept * value2 + (1 - accept) * refused, stood, 1);
        learn(&nodes[0][1][dealer], accept, -value2, -refused, propose);
    }
}
static void take_worths(float to[1 + ROUNDS_GROUPS][KEPT_MOST], int with_parts, int seat) {
    for (int kind = 0; kind < 1 + ROUNDS_GROUPS; kind++) {
        if (seat >= 0 && (kind > 0) != (seat == 1)) continue;
        for (int number = 0; number < kepts; number++) {
            Cell *cell = &cells[kind][number];
            double weight = cell->weight;
            if (weight < 1) {
                to[kind][number] = -3;
                if (with_parts) parts[kind][number][0] = parts[kind][number][1] = parts[kind][number][2] = 0;
                continue;
            }
            double mean = cell->money_sum / weight, spread = cell->square / weight - mean * mean;
            if (spread < 0.1) spread = 0.1;
            /* Half a standard error less: of many values the highest is too high. */
            double doubt = 0.5 * sqrt(spread / weight);
            to[kind][number] = (float)(mean - doubt);
            if (with_parts) {
                for (int index = 0; index < PARTS; index++) parts[kind][number][index] = (float)(cell->part[index] / weight);
                parts[kind][number][0] -= (float)(doubt / 2);
            }
        }
    }
}

/* Deals on record: both hands before and after the first exchange, and how each would end */

typedef struct { uint16_t elder, dealer, elder2, dealer2; uint8_t start, first, second, again; } Record;
static Record *records;
static void record_deals(long deals) {
    for (long deal = 0; deal < deals; deal++) {
        Record *record = &records[deal];
        Table table;
        Hand unused_elder, unused_dealer;
        begin(&table);
        record->elder = (uint16_t)number_of(table.elder);
        record->dealer = (uint16_t)number_of(table.dealer);
        record->start = (uint8_t)(outcome(table.elder, table.dealer, table.turned) | table.turned << 7);
        exchange(&table, -1, &unused_elder, &unused_dealer);
        record->elder2 = (uint16_t)number_of(table.elder);
        record->dealer2 = (uint16_t)number_of(table.dealer);
        record->first = (uint8_t)outcome(table.elder, table.dealer, table.turned);
        exchange(&table, -1, &unused_elder, &unused_dealer);
        record->second = (uint8_t)outcome(table.elder, table.dealer, table.turned);
        record->again = 0;
    }
}
static void learn_pass(long deals, const Pay pay, int rounds, float importance) {
    for (long deal = 0; deal < deals; deal++) {
        const Record *record = &records[deal];
        int turned = record->start >> 7, shift = turned ? forms : 0, start = record->start & 127;
        Node *elder = &nodes[0][0][record->elder + shift], *dealer = &nodes[0][1][record->dealer + shift];
        float propose = now(elder), accept = now(dealer), value2;
        float one = pay[turned][0][record->first], two = pay[turned][0][record->second];
        if (rounds == 2) {
            Node *elder2 = &nodes[1][0][record->elder2 + shift], *dealer2 = &nodes[1][1][record->dealer2 + shift];
            float propose2 = now(elder2), accept2 = now(dealer2);
            float proposed2 = accept2 * two + (1 - accept2) * one;
            value2 = propose2 * proposed2 + (1 - propose2) * one;
            learn(elder2, propose2, proposed2, one, accept);
            learn(dealer2, accept2, -two, -one, propose * propose2);
            float reach = importance * propose;
            elder2->sum[0] += reach * propose2;
            elder2->sum[1] += reach * (1 - propose2);
            reach = importance * accept;
            dealer2->sum[0] += reach * accept2;
            dealer2->sum[1] += reach * (1 - accept2);
        } else {
            float again = record->again / 225.0f;
            value2 = one + again * (two - one);
        }
        float stood = pay[turned][1][start], refused = pay[turned][2][start];
        learn(elder, propose, accept * value2 + (1 - accept) * refused, stood, 1);
        learn(dealer, accept, -value2, -refused, propose);
        elder->sum[0] += importance * propose;
        elder->sum[1] += importance * (1 - propose);
        dealer->sum[0] += importance * accept;
        dealer->sum[1] += importance * (1 - accept);
    }
}
static void fade(int round, float factor, int forget) {
    for (int seat = 0; seat < 2; seat++)
        for (int number = 0; number < 2 * forms; number++) {
            Node *node = &nodes[round][seat][number];
            node->regret[0] = node->regret[0] > 0 ? node->regret[0] * factor : 0;
            node->regret[1] = node->regret[1] > 0 ? node->regret[1] * factor : 0;
            if (forget) node->sum[0] = node->sum[1] = 0;
        }
}
/* The average strategy in steps of a third, as it is shipped. */
static void take_shares(int round) {
    for (int seat = 0; seat < 2; seat++)
        for (int number = 0; number < 2 * forms; number++) {
            Node *node = &nodes[round][seat][number];
            float all = node->sum[0] + node->sum[1], share = all > 0 ? node->sum[0] / all : 0.5f;
            shares[round][seat][number] = share < 0.2f ? 0 : share < 0.5f ? 1 / 3.0f : share <= 0.8f ? 2 / 3.0f : 1;
        }
}

/* At a score: one word for each hand, and the word for points unless another is clearly better. */
static void take_score_shares(float base[2][2 * FORMS_MOST]) {
    for (int seat = 0; seat < 2; seat++)
        for (int number = 0; number < 2 * forms; number++) {
            Node *node = &nodes[0][seat][number];
            float all = node->sum[0] + node->sum[1], share = all > 0 ? node->sum[0] / all : base[seat][number];
            float limit = base[seat][number] < 0.1f ? 0.65f : base[seat][number] > 0.9f ? 0.35f : 0.5f;
            shares[0][seat][number] = share > limit;
        }
}

/* What the strategies that stand fixed are worth, and what a best response gains */

static float gain_first[2][2 * FORMS_MOST], gain_second[2][2 * FORMS_MOST];
typedef struct { double value, gain[2]; } Verdict;
/* `from`, `to`: where the response is chosen; it is paid on `pay_from`, `pay_to`. */
static Verdict judge(const Pay pay, int rounds, long from, long to, long pay_from, long pay_to) {
    Verdict verdict = {0, {0, 0}};
    static float answer2[2 * FORMS_MOST], answer[2 * FORMS_MOST];
    for (int seat = 0; seat < 2; seat++) {
        float sign = seat ? -1.0f : 1.0f;
        memset(gain_second, 0, sizeof gain_second);
        memset(gain_first, 0, sizeof gain_first);
        if (rounds == 2) {
            for (long deal = from; deal < to; deal++) {
                const Record *record = &records[deal];
                int turned = record->start >> 7, shift = turned ? forms : 0;
                float change = sign * (pay[turned][0][record->second] - pay[turned][0][record->first]);
                if (seat == 0) gain_second[0][record->elder2 + shift] += shares[0][1][record->dealer + shift] * shares[1][1][record->dealer2 + shift] * change;
                else gain_second[0][record->dealer2 + shift] += shares[0][0][record->elder + shift] * shares[1][0][record->elder2 + shift] * change;
            }
            for (int number = 0; number < 2 * forms; number++) answer2[number] = gain_second[0][number] > 0;
        }
        for (int stage = 0; stage < 2; stage++) {
            double sum = 0, plain = 0;
            long low = stage ? pay_from : from, high = stage ? pay_to : to;
            for (long deal = low; deal < high; deal++) {
                const Record *record = &records[deal];
                int turned = record->start >> 7, shift = turned ? forms : 0, start = record->start & 127;
                int elder = record->elder + shift, dealer = record->dealer + shift;
                float propose = shares[0][0][elder], accept = shares[0][1][dealer];
                float one = pay[turned][0][record->first], two = pay[turned][0][record->second];
                float again, again_best;
                if (rounds == 2) {
                    float propose2 = shares[1][0][record->elder2 + shift], accept2 = shares[1][1][record->dealer2 + shift];
                    again = propose2 * accept2;
                    again_best = seat ? propose2 * answer2[record->dealer2 + shift] : answer2[record->elder2 + shift] * accept2;
                } else again = again_best = record->again / 225.0f;
                float stood = pay[turned][1][start], refused = pay[turned][2][start];
                float value2 = one + again * (two - one), best2 = one + again_best * (two - one);
                if (stage == 0) {
                    if (seat == 0) gain_first[0][elder] += accept * best2 + (1 - accept) * refused - stood;
                    else gain_first[0][dealer] += propose * (refused - best2);
                } else {
                    plain += propose * (accept * value2 + (1 - accept) * refused) + (1 - propose) * stood;
                    if (seat == 0) propose = answer[elder]; else accept = answer[dealer];
                    sum += sign * (propose * (accept * best2 + (1 - accept) * refused) + (1 - propose) * stood);
                }
            }
            if (stage == 0) for (int number = 0; number < 2 * forms; number++) answer[number] = gain_first[0][number] > 0;
            else {
                double count = (double)(high - low);
                verdict.value = plain / count;
                verdict.gain[seat] = (sum - sign * plain) / count;
            }
        }
    }
    return verdict;
}
/* The classical hands to be played without proposing; the same list as in classical.py. */
static int rule_hand(uint32_t key) {
    int trumps = __builtin_popcount(key >> 24), sides[3] = {key >> 16 & 255, key >> 8 & 255, key & 255};
    for (int a = 0; a < 2; a++)
        for (int b = 0; b < 2; b++) {
            int first = __builtin_popcount((unsigned)sides[b]), second = __builtin_popcount((unsigned)sides[b + 1]);
            if (first < second || (first == second && sides[b] < sides[b + 1])) {
                int swap = sides[b]; sides[b] = sides[b + 1]; sides[b + 1] = swap;
            }
        }
    int longest = sides[0], second = sides[1], size = __builtin_popcount((unsigned)longest);
    int kings = (sides[0] >> 7) + (sides[1] >> 7) + (sides[2] >> 7);
    if (trumps >= 3) return 1;
    if (trumps == 2)
        return size == 3 || kings || (size == 2 && longest >> 6) || ((longest & 48) == 48 && second >> 5);
    if (trumps == 1)
        return (size == 4 && longest >> 7) || (size == 3 && longest >> 6 && kings);
    return kings >= 3 || (kings == 2 && (longest & 224) == 224);
}
/* Words of the equilibrium against words of the classical list, exchanges and cards alike: each plays each deal on
   both sides. */
static void compare_classical(long deals) {
    double sum = 0, square = 0;
    for (long deal = 0; deal < deals; deal++) {
        const Record *record = &records[deal];
        int turned = record->start >> 7, shift = turned ? forms : 0, start = record->start & 127;
        float one = money[turned][0][record->first], two = money[turned][0][record->second], value[2];
        for (int side = 0; side < 2; side++) {
            float propose, accept, propose2, accept2;
            if (side == 0) {
                propose = shares[0][0][record->elder + shift], propose2 = shares[1][0][record->elder2 + shift];
                accept = !rule_hand(form_keys[record->dealer]), accept2 = !rule_hand(form_keys[record->dealer2]);
            } else {
                propose = !rule_hand(form_keys[record->elder]), propose2 = !rule_hand(form_keys[record->elder2]);
                accept = shares[0][1][record->dealer + shift], accept2 = shares[1][1][record->dealer2 + shift];
            }
            float value2 = one + propose2 * accept2 * (two - one);
            value[side] = propose * (accept * value2 + (1 - accept) * money[turned][2][start]) + (1 - propose) * money[turned][1][start];
        }
        double gain = (value[0] - value[1]) / 2;
        sum += gain;
        square += gain * gain;
    }
    double mean = sum / deals, error = sqrt((square / deals - mean * mean) / deals);
    printf("words against the classical list %.5f, 95 %% interval %.5f to %.5f, %ld deals on both sides\n", mean,
           mean - 1.96 * error, mean + 1.96 * error, deals);
    fflush(stdout);
}
static void report(const char *what, const Pay pay, int rounds, long deals) {
    Verdict in = judge(pay, rounds, 0, deals, 0, deals), out = judge(pay, rounds, 0, deals / 2, deals / 2, deals);
    printf("%s value %.5f gain elder %.5f dealer %.5f chosen and paid on other deals %.5f %.5f\n", what, in.value,
           in.gain[0], in.gain[1], out.gain[0], out.gain[1]);
    fflush(stdout);
}

/* The partie: elder and dealer need so many points; a pay is in stakes for elder */

static double partie[6][6];
static double ended(int winner_elder, int loser_needs, int matsch) {
    double stake = matsch && loser_needs == 5 ? 2 : 1;
    return winner_elder ? stake : -stake;
}
static void pay_score(Pay pay, int elder_needs, int dealer_needs, int matsch, int penalty_vole) {
    int elder, dealer, ke, kd;
    for (int turned = 0; turned < 2; turned++)
        for (int mode = 0; mode < 3; mode++)
            for (int result = 0; result < 12; result++) {
                points_of(turned, mode, result, penalty_vole, &elder, &dealer, &ke, &kd);
                double value;
                if (kd && dealer_needs == 1) value = ended(0, elder_needs, matsch);
                else if (ke && elder_needs == 1) value = ended(1, dealer_needs - kd, matsch);
                else if (elder >= elder_needs) value = ended(1, dealer_needs - dealer, matsch);
                else if (dealer >= dealer_needs) value = ended(0, elder_needs - elder, matsch);
                else value = -partie[dealer_needs - dealer][elder_needs - elder];
                pay[turned][mode][result] = (float)value;
            }
}

static void learn_words(long deals, int passes) {
    for (int pass = 0; pass < passes; pass++) {
        learn_pass(deals, money, 2, (float)(pass + 1));
        if (pass < passes / 2) { fade(0, 0.5f, 1); fade(1, 0.5f, 1); }
    }
    take_shares(0);
    take_shares(1);
}

static FILE *out;
static void write_shares(int round) {
    for (int seat = 0; seat < 2; seat++)
        for (int number = 0; number < 2 * forms; number++)
            fputc((int)(shares[round][seat][number] * 3 + 0.5f), out);
}

/* Exchanges as the shipped table has them: whole parts of 255. */
static void take_shipped_worths(void) {
    for (int kind = 0; kind < 1 + ROUNDS_GROUPS; kind++)
        for (int number = 0; number < kepts; number++) {
            float *part = parts[kind][number];
            int majority = (int)(part[0] * 255 + 0.5f);
            int vole = (int)((part[1] + 1) * 127 + 0.5f), king = (int)((part[2] + 1) * 127 + 0.5f);
            worths[kind][number] = 2 * (majority / 255.0f) - 1 + (vole / 127.0f - 1) + (king / 127.0f - 1);
        }
}

static void solve(int rounds, long deals, long held, int passes) {
    printf("forms %d kept %d\n", forms, kepts);

    /* To begin with a card is worth what it looks like. */
    for (int kind = 0; kind < 1 + ROUNDS_GROUPS; kind++)
        for (int number = 0; number < kepts; number++) {
            uint32_t key = kept_keys[number];
            float sum = 0;
            for (int bit = 0; bit < 32; bit++) if (key >> bit & 1) sum += bit >= 24 ? 0.3f + 0.1f * (bit - 24) : 0.12f * (bit % 8) - 0.6f;
            worths[kind][number] = sum;
        }
    for (int round = 0; round < rounds; round++) {
        reset_cells();
        learn_exchanges(deals, -1, 0);
        take_worths(worths, 0, -1);
        fade(0, 0.2f, 1);
        fade(1, 0.2f, 1);
        printf("exchanges learned %d\n", round + 1);
        fflush(stdout);
    }
    record_deals(held / 3);
    learn_words(held / 3, passes);
    /* Against the words that have been learned the exchanges are learned once more, and again with both together. */
    reset_cells();
    for (int round = 0; round < 2; round++) {
        learn_exchanges(10 * deals, -1, 1);
        take_worths(worths, 1, -1);
        printf("exchanges learned against words %d\n", round + 1);
        fflush(stdout);
    }
    for (int kind = 0; kind < 1 + ROUNDS_GROUPS; kind++)
        for (int number = 0; number < kepts; number++) fwrite(parts[kind][number], sizeof(float), PARTS, out);
    take_shipped_worths();

    record_deals(held);
    printf("recorded %ld\n", held);
    fflush(stdout);
    learn_words(held, passes);
    report("points learned", money, 2, held);
    write_shares(0);
    write_shares(1);

    static Node first_nodes[2][2 * FORMS_MOST];
    memcpy(first_nodes, nodes[0], sizeof first_nodes);
    for (long deal = 0; deal < held; deal++) {
        Record *record = &records[deal];
        int shift = record->start >> 7 ? forms : 0;
        record->again = (uint8_t)(225 * shares[1][0][record->elder2 + shift] * shares[1][1][record->dealer2 + shift] + 0.5f);
    }
    static float point_shares[2][2 * FORMS_MOST];
    memcpy(point_shares, shares[0], sizeof point_shares);
    double plain_partie[6][6];
    for (int matsch = 0; matsch < 2; matsch++) {
        memset(partie, 0, sizeof partie);
        for (int sum = 2; sum <= 10; sum++)
            for (int elder = 1; elder <= 5; elder++) {
                int dealer = sum - elder;
                if (dealer < 1 || dealer > 5) continue;
                if (matsch && elder < 5 && dealer < 5) {
                    /* Nobody can be matsch any more. */
                    partie[elder][dealer] = plain_partie[elder][dealer];
                    continue;
                }
                Pay pay;
                pay_score(pay, elder, dealer, matsch, 3);
                memcpy(nodes[0], first_nodes, sizeof first_nodes);
                fade(0, 0.1f, 1);
                for (int pass = 0; pass < 3; pass++) {
                    learn_pass(held, pay, 1, (float)(pass + 1));
                    if (pass == 0) fade(0, 0.5f, 1);
                }
                take_score_shares(point_shares);
                char what[80];
                snprintf(what, sizeof what, "score matsch %d needs %d %d", matsch, elder, dealer);
                Verdict verdict = judge(pay, 1, 0, held, 0, held);
                partie[elder][dealer] = verdict.value;
                printf("%s value %.5f gain elder %.5f dealer %.5f\n", what, verdict.value, verdict.gain[0], verdict.gain[1]);
                fflush(stdout);
                write_shares(0);
            }
        memcpy(plain_partie, partie, sizeof partie);
        fwrite(partie, sizeof partie, 1, out);
    }
}

/* On new deals: what the words gain against the classical list, and what a best response gains against them. */
static void prove(long deals, long held, FILE *in, int words, int elder, int dealer) {
    for (int kind = 0; kind < 1 + ROUNDS_GROUPS; kind++)
        for (int number = 0; number < kepts; number++)
            if (fread(parts[kind][number], sizeof(float), PARTS, in) != PARTS) exit(1);
    take_shipped_worths();
    for (int round = 0; round < 2; round++)
        for (int seat = 0; seat < 2; seat++)
            for (int number = 0; number < 2 * forms; number++) shares[round][seat][number] = (float)fgetc(in) / 3;
    if (words) {
        record_deals(held);
        compare_classical(held);
        report("points on new deals", money, 2, held);
    }
    for (int seat = 0; seat < 2; seat++) {
        if (!(seat ? dealer : elder)) continue;
        reset_cells();
        learn_exchanges(deals, seat, 1);
        memcpy(rivals, worths, sizeof rivals);
        take_worths(rivals, 0, seat);
        deviating = seat;
        record_deals(held);
        char what[40];
        snprintf(what, sizeof what, "exchanges of seat %d deviate", seat);
        report(what, money, 2, held);
        deviating = -1;
    }
}

/* Against a player who proposes, refuses and exchanges by the old books: the word for each hand at each score. */

static double mine[2][6][6];                               /* [own seat][own needs][the other's needs] */
static void pay_mine(Pay pay, int seat, int own_needs, int other_needs, int matsch) {
    int points[2], king[2];
    for (int turned = 0; turned < 2; turned++)
        for (int mode = 0; mode < 3; mode++)
            for (int result = 0; result < 12; result++) {
                points_of(turned, mode, result, 3, &points[0], &points[1], &king[0], &king[1]);
                int own = points[seat], other = points[1 - seat];
                /* Marked before the tricks: the dealer's king when he is turned, and the king of either. */
                double value;
                if (king[1 - seat] && other_needs == 1) value = ended(0, own_needs, matsch);
                else if (king[seat] && own_needs == 1) value = ended(1, other_needs - king[1 - seat], matsch);
                else if (own >= own_needs) value = ended(1, other_needs - other, matsch);
                else if (other >= other_needs) value = ended(0, own_needs - own, matsch);
                else value = mine[1 - seat][own_needs - own][other_needs - other];
                pay[turned][mode][result] = (float)value;
            }
}
/* How often, for each own hand, the deal ends in each way: [half of the deals][seat][hand][mode][outcome]. Without the
   other's consent (elder proposes, the dealer refuses) mode 2, with it 0, without a proposal 1. What is paid at a score
   follows from these counts alone. */
static float (*ends)[2][2 * FORMS_MOST][3][12];           /* halves, and both together */
static void count_ends(long deals, int half, int seat) {
    by_the_list = 1 - seat;
    for (long deal = 0; deal < deals; deal++) {
        record_deals(1);
        const Record *record = records;
        int turned = record->start >> 7, shift = turned ? forms : 0, start = record->start & 127;
        int number = (seat ? record->dealer : record->elder) + shift;
        int stands = rule_hand(form_keys[seat ? record->elder : record->dealer]);
        float (*end)[12] = ends[half][seat][number];
        if (seat ? stands : 1) end[1][start]++;
        if (seat ? !stands : stands) end[2][start]++;
        if (stands) continue;
        float again = shares[1][seat][(seat ? record->dealer2 : record->elder2) + shift];
        again *= !rule_hand(form_keys[seat ? record->elder2 : record->dealer2]);
        end[0][record->first] += 1 - again;
        end[0][record->second] += again;
    }
    by_the_list = -1;
}
typedef struct { double yes, no, spread; } Choice;
/* What a hand is paid, over all its deals, if it proposes or accepts, and if it does not. */
static Choice choice(const Pay pay, float (*end)[12], int seat, int turned) {
    double sum[3] = {0, 0, 0}, square[3] = {0, 0, 0}, count[3] = {0, 0, 0};
    for (int mode = 0; mode < 3; mode++)
        for (int result = 0; result < 12; result++) {
            double paid = pay[turned][mode][result];
            sum[mode] += end[mode][result] * paid;
            square[mode] += end[mode][result] * paid * paid;
            count[mode] += end[mode][result];
        }
    Choice found = {sum[0] + (seat ? sum[1] : sum[2]), seat ? sum[1] + sum[2] : sum[1], 0};
    for (int mode = 0; mode < 3; mode++)
        if ((mode != 1 || !seat) && count[mode] > 0) found.spread += square[mode] - sum[mode] * sum[mode] / count[mode];
    return found;
}
/* The word of the table unless the other one is better by a standard error. */
static void respond(const Pay pay, int half, int seat, uint8_t *response) {
    for (int number = 0; number < 2 * forms; number++) {
        Choice found = choice(pay, ends[half][seat][number], seat, number >= forms);
        double better = found.yes - found.no, doubt = sqrt(found.spread > 0 ? found.spread : 0);
        response[number] = (uint8_t)(shares[0][seat][number] > 0.5f ? better >= -doubt : better > doubt);
    }
}
typedef struct { double table, response; } Result;
/* What a deal is worth with the words of the table, and with those of the response. */
static Result paid_mine(const Pay pay, int half, int seat, const uint8_t *response, long deals) {
    Result sum = {0, 0};
    for (int number = 0; number < 2 * forms; number++) {
        Choice found = choice(pay, ends[half][seat][number], seat, number >= forms);
        float share = shares[0][seat][number];
        sum.table += share * found.yes + (1 - share) * found.no;
        sum.response += response[number] ? found.yes : found.no;
    }
    return (Result){sum.table / deals, sum.response / deals};
}
static void against(long deals, FILE *in) {
    static uint8_t response[2 * FORMS_MOST];
    static double gains[2][6][6][2], plain[2][6][6];
    enum { BOTH = 2 };
    ends = calloc(3, sizeof *ends);
    if (!ends) exit(1);
    for (int kind = 0; kind < 1 + ROUNDS_GROUPS; kind++)
        for (int number = 0; number < kepts; number++)
            if (fread(parts[kind][number], sizeof(float), PARTS, in) != PARTS) exit(1);
    take_shipped_worths();
    for (int round = 0; round < 2; round++)
        for (int seat = 0; seat < 2; seat++)
            for (int number = 0; number < 2 * forms; number++) shares[round][seat][number] = (float)fgetc(in) / 3;
    for (int half = 0; half < 2; half++)
        for (int seat = 0; seat < 2; seat++) count_ends(deals / 2, half, seat);
    float *whole = &ends[BOTH][0][0][0][0], *one = &ends[0][0][0][0][0], *two = &ends[1][0][0][0][0];
    for (size_t place = 0; place < sizeof *ends / sizeof(float); place++) whole[place] = one[place] + two[place];
    for (int matsch = 0; matsch < 2; matsch++) {
        for (int sum = 2; sum <= 10; sum++)
            for (int elder = 1; elder <= 5; elder++) {
                int dealer = sum - elder;
                if (dealer < 1 || dealer > 5) continue;
                int rows = !matsch || elder == 5 || dealer == 5;
                for (int seat = 0; seat < 2; seat++) {
                    int own = seat ? dealer : elder, other = seat ? elder : dealer, changed = 0;
                    if (!rows) { mine[seat][own][other] = plain[seat][own][other]; continue; }
                    for (int number = 0; number < 2 * forms; number++) shares[0][seat][number] = (float)fgetc(in) / 3;
                    Pay pay;
                    pay_mine(pay, seat, own, other, matsch);
                    /* Chosen on one half of the deals and paid on the other, both ways. */
                    double gain = 0;
                    for (int half = 0; half < 2; half++) {
                        respond(pay, half, seat, response);
                        Result result = paid_mine(pay, 1 - half, seat, response, deals / 2);
                        gain += (result.response - result.table) / 2;
                    }
                    respond(pay, BOTH, seat, response);
                    Result result = paid_mine(pay, BOTH, seat, response, deals);
                    mine[seat][own][other] = result.response;
                    gains[matsch][elder][dealer][seat] = gain;
                    for (int number = 0; number < 2 * forms; number++) {
                        changed += response[number] != (shares[0][seat][number] > 0.5f);
                        fputc(3 * response[number], out);
                    }
                    printf("matsch %d needs %d %d seat %d table %.5f response %.5f gain on other deals %.5f words changed %d\n",
                           matsch, elder, dealer, seat, result.table, result.response, gain, changed);
                    fflush(stdout);
                }
            }
        memcpy(plain, mine, sizeof plain);
    }
    fwrite(gains, sizeof gains, 1, out);
    free(ends);
}

int main(int count, char **argument) {
    int answering = count == 6 && !strcmp(argument[1], "against");
    int proving = count == 7 && !strcmp(argument[1], "prove");
    if (!answering && !proving && (count != 8 || strcmp(argument[1], "solve"))) {
        fprintf(stderr, "solve solve seed rounds deals records passes file\n"
                        "solve prove seed deals records file words|elder|dealer\n"
                        "solve against seed records file_of_the_table file\n");
        return 2;
    }
    uint64_t seed = strtoull(argument[2], 0, 10);
    long held = atol(argument[answering ? 3 : proving ? 4 : 5]);
    chance_state = seed * 0xD1342543DE82EF95ull + 1;
    FILE *file = fopen(argument[answering || proving ? 5 : 7], proving ? "rb" : "wb");
    records = malloc((size_t)held * sizeof(Record));
    if (!file || !records) { perror("solve"); return 1; }
    number_suits();
    number_hands();
    pay_money(money, 3);
    out = file;
    if (answering) {
        FILE *table = fopen(argument[4], "rb");
        if (!table) { perror("solve"); return 1; }
        against(held, table);
        fclose(table);
    } else if (proving) {
        const char *part = argument[6];
        prove(atol(argument[3]), held, file, !strcmp(part, "words"), !strcmp(part, "elder"), !strcmp(part, "dealer"));
    }
    else solve(atoi(argument[3]), atol(argument[4]), held, atoi(argument[6]));
    return fclose(file) ? 1 : 0;
}
