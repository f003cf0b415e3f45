"""The discards that Cavendish recommends at love all ("The Laws of Piquet … with a Treatise on the Game", "Discarding",
Examples), as number, whose hand it is, the hand and what is laid away.

The hands are pictures there. Low cards that neither the text nor the print tells apart are taken as they are likely;
the Examples VI, XIV (elder), XVIII and XXIII are left out for that or because they are played to the score.
"""

from __future__ import annotations

ELDER, DEALER = 0, 1
DISCARDS = (
    (1, ELDER, "S:KJ87 H:7 C:AK98 D:KQ8", "S:J87 H:7 D:8"),
    (1, DEALER, "S:KJ87 H:7 C:AK98 D:KQ8", "S:87 D:8"),
    (2, ELDER, "S:KQJT H:KQJ C:AKJ D:KT", "H:QJ C:AJ D:T"),
    (2, DEALER, "S:KQJT H:KQJ C:AKJ D:KT", "H:J C:AJ"),
    (3, ELDER, "S:QJ9 H:AQ87 C:Q987 D:J", "C:Q987 D:J"),
    (4, ELDER, "S:AKJ987 H:J C:Q D:JT87", "H:J D:JT87"),
    (5, ELDER, "S:Q7 H:J98 C:QJ9 D:AKQ8", "S:Q7 H:J98"),
    (7, ELDER, "S:AQJ97 H:AQ C:Q87 D:K9", "C:Q87 D:K9"),
    (7, DEALER, "S:AQJ97 H:AQ C:Q87 D:K9", "S:J97"),
    (8, DEALER, "S:KJ H:AJ C:AKJ87 D:AJ9", "H:J D:J9"),
    (9, ELDER, "S:JT987 H:AKQJ C:98 D:8", "S:JT987"),
    (9, DEALER, "S:JT987 H:AKQJ C:98 D:8", "C:98 D:8"),
    (10, ELDER, "S:KQ H:AKQ C:QJ D:JT987", "D:JT987"),
    (10, DEALER, "S:KQ H:AKQ C:QJ D:JT987", "H:AK C:J"),
    (11, ELDER, "S:KQT987 H:KQ C:AJ D:K9", "S:QT987"),
    (12, ELDER, "S:A9 H:Q98 C:KQ987 D:QJ", "S:9 C:K987"),
    (13, DEALER, "S:K97 H:Q98 C:AKJ D:AKJ", "S:7"),
    (14, DEALER, "S:AK87 H:AK9 C:A D:AQT8", "D:QT8"),
    (15, ELDER, "S:A9 H:KQJ C:QT987 D:J9", "C:QT987"),
    (16, ELDER, "S:AJ H:AK98 C:A987 D:QT", "C:987 D:QT"),
    (17, DEALER, "S:KJ9 H:AQ C:AQJ D:AKQ8", "S:KJ9"),
    (19, ELDER, "S:AKQJ98 H:K7 C:K9 D:T9", "H:7 C:9 D:T9"),
    (20, ELDER, "S:A9 H:AKQJ87 C:A9 D:KQ", "S:9 C:9 D:KQ"),
    (20, DEALER, "S:A9 H:AKQJ87 C:A9 D:KQ", "S:9 C:9"),
    (21, DEALER, "S:A98 H:K8 C:AKQJ D:QJ7", "S:98"),
    (22, DEALER, "S:KQT H:AKQ C:KQT D:QJT", "S:T C:T"),
    (24, ELDER, "S:A8 H:KQT9 C:AQT9 D:J9", "S:8 C:T9 D:J9"),
    (25, ELDER, "S:A9 H:AKQJ C:A9 D:KQJT", "S:9 H:KQJ C:9"),
    (26, DEALER, "S:AQT H:JT98 C:A8 D:QJT", "S:QT C:8"),
    (27, ELDER, "S:T987 H:QJ C:AQJ D:KQJ", "S:T987 C:A"),
    (28, ELDER, "S:AKQJ987 H:A9 C:A D:A9", "S:7 H:9 D:9"),
    (29, ELDER, "S:KJ H:JT987 C:AKQ D:J9", "H:T987 D:9"),
    (30, DEALER, "S:AQJT87 H:K8 C:T D:QT9", "D:QT9"),
    (31, DEALER, "S:QJ98 H:AJ C:KJT98 D:T", "S:Q98"),
    (32, DEALER, "S:QJ8 H:AJ C:AJ98 D:JT8", "C:A98"),
    (33, ELDER, "S:KJT8 H:AJ C:AJ87 D:J7", "C:J87 D:J7"),
)
