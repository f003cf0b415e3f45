PRAGMA application_id = 1128551500;
PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE actions (
        deal_id INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (deal_id, position)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "actions" VALUES(1,0,'KD');
INSERT INTO "actions" VALUES(1,1,'KC');
INSERT INTO "actions" VALUES(1,2,'KH x KC');
INSERT INTO "actions" VALUES(1,3,'9H');
INSERT INTO "actions" VALUES(1,4,'AC');
INSERT INTO "actions" VALUES(1,5,'5C');
INSERT INTO "actions" VALUES(1,6,'JC');
INSERT INTO "actions" VALUES(1,7,'7C x 2H AC 5C 6C');
INSERT INTO "actions" VALUES(1,8,'3C');
INSERT INTO "actions" VALUES(1,9,'4D');
INSERT INTO "actions" VALUES(1,10,'JD x JC');
INSERT INTO "actions" VALUES(1,11,'5S');
INSERT INTO "actions" VALUES(1,12,'5D x 5S');
INSERT INTO "actions" VALUES(1,13,'7D x 4D 3C');
INSERT INTO "actions" VALUES(1,14,'4H');
INSERT INTO "actions" VALUES(1,15,'4C');
INSERT INTO "actions" VALUES(1,16,'7S');
INSERT INTO "actions" VALUES(1,17,'QC x QS QD');
INSERT INTO "actions" VALUES(1,18,'8D x 4H 4C');
INSERT INTO "actions" VALUES(1,19,'JH');
INSERT INTO "actions" VALUES(1,20,'9D x 9H');
INSERT INTO "actions" VALUES(1,21,'AS');
INSERT INTO "actions" VALUES(1,22,'6H');
INSERT INTO "actions" VALUES(1,23,'8C');
INSERT INTO "actions" VALUES(1,24,'8S');
INSERT INTO "actions" VALUES(1,25,'AD');
INSERT INTO "actions" VALUES(1,26,'8H');
INSERT INTO "actions" VALUES(1,27,'9S x AS 8H');
INSERT INTO "actions" VALUES(1,28,'2S');
INSERT INTO "actions" VALUES(1,29,'JS x 2S 8S JH AD');
INSERT INTO "actions" VALUES(1,30,'2C');
INSERT INTO "actions" VALUES(1,31,'6S x 6H');
INSERT INTO "actions" VALUES(1,32,'4S');
INSERT INTO "actions" VALUES(1,33,'TH x 2C 8C');
INSERT INTO "actions" VALUES(1,34,'3S');
INSERT INTO "actions" VALUES(1,35,'3H x 3S');
INSERT INTO "actions" VALUES(1,36,'AH');
INSERT INTO "actions" VALUES(1,37,'KS');
INSERT INTO "actions" VALUES(1,38,'6D');
INSERT INTO "actions" VALUES(1,39,'TD');
INSERT INTO "actions" VALUES(1,40,'TC');
INSERT INTO "actions" VALUES(1,41,'TS x 4S 6D TD TC');
INSERT INTO "actions" VALUES(1,42,'9C');
INSERT INTO "actions" VALUES(1,43,'7H x 7S');
INSERT INTO "actions" VALUES(1,44,'5H');
INSERT INTO "actions" VALUES(1,45,'2D');
INSERT INTO "actions" VALUES(1,46,'3D x AH 2D');
INSERT INTO "actions" VALUES(1,47,'QH');
INSERT INTO "actions" VALUES(2,0,'AS');
INSERT INTO "actions" VALUES(2,1,'8S');
INSERT INTO "actions" VALUES(2,2,'8H');
INSERT INTO "actions" VALUES(2,3,'4C');
INSERT INTO "actions" VALUES(2,4,'9D x AS 8H');
INSERT INTO "actions" VALUES(2,5,'7H');
INSERT INTO "actions" VALUES(2,6,'3S');
INSERT INTO "actions" VALUES(2,7,'4S x 4C');
INSERT INTO "actions" VALUES(2,8,'6H');
INSERT INTO "actions" VALUES(2,9,'KH x 3S 8S 2C');
INSERT INTO "actions" VALUES(2,10,'3D');
INSERT INTO "actions" VALUES(2,11,'5C');
INSERT INTO "actions" VALUES(2,12,'JC x 6H 5C');
INSERT INTO "actions" VALUES(2,13,'AD');
INSERT INTO "actions" VALUES(2,14,'4D x AD 3D');
INSERT INTO "actions" VALUES(2,15,'KD');
INSERT INTO "actions" VALUES(2,16,'KS x KD');
INSERT INTO "actions" VALUES(2,17,'TS x TC');
INSERT INTO "actions" VALUES(2,18,'5S');
INSERT INTO "actions" VALUES(2,19,'7D x 7H');
INSERT INTO "actions" VALUES(2,20,'9S');
INSERT INTO "actions" VALUES(2,21,'2H');
INSERT INTO "actions" VALUES(2,22,'9H x 9S 9C');
INSERT INTO "actions" VALUES(2,23,'8D');
INSERT INTO "actions" VALUES(2,24,'JH');
INSERT INTO "actions" VALUES(2,25,'JS');
INSERT INTO "actions" VALUES(2,26,'8C x 8D');
INSERT INTO "actions" VALUES(2,27,'JD x JS');
INSERT INTO "actions" VALUES(2,28,'QH x QS');
INSERT INTO "actions" VALUES(2,29,'AH');
INSERT INTO "actions" VALUES(2,30,'6C x 5S AH');
INSERT INTO "actions" VALUES(2,31,'3C');
INSERT INTO "actions" VALUES(2,32,'5H');
INSERT INTO "actions" VALUES(2,33,'6D');
INSERT INTO "actions" VALUES(2,34,'KC');
INSERT INTO "actions" VALUES(2,35,'2S');
INSERT INTO "actions" VALUES(2,36,'7S x 2S 2H 3C');
INSERT INTO "actions" VALUES(2,37,'TH');
INSERT INTO "actions" VALUES(2,38,'TD x 5H JH');
INSERT INTO "actions" VALUES(2,39,'QD');
INSERT INTO "actions" VALUES(2,40,'5D');
INSERT INTO "actions" VALUES(2,41,'QC');
INSERT INTO "actions" VALUES(2,42,'6S');
INSERT INTO "actions" VALUES(2,43,'7C');
INSERT INTO "actions" VALUES(2,44,'3H');
INSERT INTO "actions" VALUES(2,45,'2D');
INSERT INTO "actions" VALUES(2,46,'AC x 3H 5D 6D');
INSERT INTO "actions" VALUES(3,0,'9D');
INSERT INTO "actions" VALUES(3,1,'KS');
INSERT INTO "actions" VALUES(3,2,'4H x 4C');
INSERT INTO "actions" VALUES(3,3,'7D');
CREATE TABLE computed (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE deals (
        id INTEGER PRIMARY KEY,
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        pack TEXT NOT NULL,
        standing TEXT,
        UNIQUE (match_id, number)
    ) STRICT;
INSERT INTO "deals" VALUES(1,1,0,'JC KD 9H 5C QD QS KH AC KC 7C 2H 6C 5D JD 5S 4D 3C 4H 7D 4C 8D 7S AS JH 6H 9D QC 8C 2S 2C 6S JS 8S 8H AD 9S 3S 4S TD TH AH 6D 3H KS 3D 9C 7H TS TC 5H QH 2D','{"points":[1,9],"dealer":0,"deals":1,"carried":{},"winners":[],"factors":[]}');
INSERT INTO "deals" VALUES(2,1,1,'3S AS 7H 4S TC 9C 9D 8H 4C 8S QS 2C JC 3D AD 5C 6H 4D KD KH 9S 5S 2H 8D 9H KS 7D TS JH QH JD AH 6C 8C 3C JS 7S TD TH QD 5H KC 2S 6D AC 5D QC 2D 6S 3H 7C 4H','{"points":[1,16],"dealer":1,"deals":2,"carried":{},"winners":[1],"factors":[1,0]}');
INSERT INTO "deals" VALUES(3,2,0,'JC KD 9H 5C QD QS KH AC KC 7C 2H 6C 5D JD 5S 4D 3C 4H 7D 4C 8D 7S AS JH 6H 9D QC 8C 2S 2C 6S JS 8S 8H AD 9S 3S 4S TD TH AH 6D 3H KS 3D 9C 7H TS TC 5H QH 2D',NULL);
CREATE TABLE favourites (
        name TEXT PRIMARY KEY,
        variant TEXT NOT NULL,
        players INTEGER NOT NULL,
        options TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "favourites" VALUES('mit Oma','casino.swedish',2,'{"target":11}');
CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        variant TEXT NOT NULL,
        players INTEGER NOT NULL,
        options TEXT NOT NULL,
        cut TEXT NOT NULL,
        made TEXT NOT NULL,
        begun TEXT NOT NULL,
        changed TEXT NOT NULL,
        finished TEXT,
        touched INTEGER NOT NULL
    ) STRICT;
INSERT INTO "matches" VALUES(1,'casino.finnish',2,'{}','[["AH","KH"]]','2026-11-20T18:30:00+01:00','2026-11-20T17:30:00+00:00','2026-11-20T23:57:54+00:00','2026-11-20T23:57:54+00:00',4);
INSERT INTO "matches" VALUES(2,'casino.swedish',3,'{"target":21}','[["7S","7D","2C"]]','','2026-11-20T23:57:54+00:00','2026-11-20T23:57:54+00:00',NULL,5);
CREATE TABLE results (
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        party INTEGER NOT NULL,
        points INTEGER NOT NULL,
        won INTEGER NOT NULL,
        factor INTEGER NOT NULL,
        PRIMARY KEY (match_id, party)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "results" VALUES(1,0,1,0,1);
INSERT INTO "results" VALUES(1,1,16,1,0);
CREATE TABLE score_lines (
        deal_id INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        code TEXT NOT NULL,
        party INTEGER NOT NULL,
        points INTEGER NOT NULL,
        params TEXT NOT NULL,
        cards TEXT NOT NULL,
        marked INTEGER NOT NULL,
        PRIMARY KEY (deal_id, position)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "score_lines" VALUES(1,0,'won',0,0,'{"cards":19,"spades":2}','KC KH JC JD 5S 5D 4H 4C 8D 9H 9D AH 2D 3D KD KS 9C 5H QH',0);
INSERT INTO "score_lines" VALUES(1,1,'won',1,0,'{"cards":33,"spades":11}','2H AC 5C 6C 7C 4D 3C 7D QS QD QC AS 8H 9S 2S 8S JH AD JS 6H 6S 2C 8C TH 3S 3H 4S 6D TD TC TS 7S 7H',0);
INSERT INTO "score_lines" VALUES(1,2,'ace',1,1,'{"suit":3}','AC',1);
INSERT INTO "score_lines" VALUES(1,3,'ace',1,1,'{"suit":0}','AS',1);
INSERT INTO "score_lines" VALUES(1,4,'ace',1,1,'{"suit":2}','AD',1);
INSERT INTO "score_lines" VALUES(1,5,'little_casino',1,1,'{}','2S',1);
INSERT INTO "score_lines" VALUES(1,6,'big_casino',1,2,'{}','TD',1);
INSERT INTO "score_lines" VALUES(1,7,'ace',0,1,'{"suit":1}','AH',1);
INSERT INTO "score_lines" VALUES(1,8,'most_spades',1,2,'{"spades":11}','AS 2S 3S 4S 6S 7S 8S 9S TS JS QS',1);
INSERT INTO "score_lines" VALUES(1,9,'most_cards',1,1,'{"cards":33}','2H AC 5C 6C 7C 4D 3C 7D QS QD QC AS 8H 9S 2S 8S JH AD JS 6H 6S 2C 8C TH 3S 3H 4S 6D TD TC TS 7S 7H',1);
INSERT INTO "score_lines" VALUES(2,0,'won',0,0,'{"cards":12,"spades":5}','4C 4S 3S 8S 2C KH TC TS 7H 7D JS JD',0);
INSERT INTO "score_lines" VALUES(2,1,'won',1,0,'{"cards":32,"spades":7}','AS 8H 9D 6H 5C JC AD 3D 4D KD KS 9S 9C 9H 8D 8C QS QH 5S AH 6C 2S 2H 3C 7S 5H JH TD 3H 5D 6D AC',0);
INSERT INTO "score_lines" VALUES(2,2,'ace',1,1,'{"suit":0}','AS',1);
INSERT INTO "score_lines" VALUES(2,3,'ace',1,1,'{"suit":2}','AD',1);
INSERT INTO "score_lines" VALUES(2,4,'ace',1,1,'{"suit":1}','AH',1);
INSERT INTO "score_lines" VALUES(2,5,'little_casino',1,1,'{}','2S',1);
INSERT INTO "score_lines" VALUES(2,6,'big_casino',1,2,'{}','TD',1);
INSERT INTO "score_lines" VALUES(2,7,'ace',1,1,'{"suit":3}','AC',1);
CREATE TABLE seats (
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        player TEXT NOT NULL,
        party INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,'Anna','human',0);
INSERT INTO "seats" VALUES(1,1,'Björn','counter',1);
INSERT INTO "seats" VALUES(2,0,'Anna','human',0);
INSERT INTO "seats" VALUES(2,1,'Cleo','human',1);
INSERT INTO "seats" VALUES(2,2,'Dag','searcher',2);
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('language','"de"');
INSERT INTO "settings" VALUES('table','{"speed":1.5,"room":"green"}');
CREATE TABLE sheet_changes (
        sheet_id INTEGER NOT NULL REFERENCES sheets (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        change TEXT NOT NULL,
        PRIMARY KEY (sheet_id, position)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "sheet_changes" VALUES(1,0,'{"action":"add","position":0,"entry":{"entry":"deal","method":"by_category","cells":[["cards",0,"30"],["spades",0,"4+3"],["big_casino",1,"1"],["aces",0,"3"]]},"who":"Anna","when":"2026-11-20T19:05:00+00:00"}');
INSERT INTO "sheet_changes" VALUES(1,1,'{"action":"add","position":1,"entry":{"entry":"mark","points":[0,1]},"who":"Anna","when":"2026-11-20T19:05:00+00:00"}');
INSERT INTO "sheet_changes" VALUES(1,2,'{"action":"undo","position":0,"entry":null,"who":"Björn","when":"2026-11-20T19:05:00+00:00"}');
CREATE TABLE sheet_seats (
        sheet_id INTEGER NOT NULL REFERENCES sheets (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (sheet_id, seat)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "sheet_seats" VALUES(1,0,'Anna');
INSERT INTO "sheet_seats" VALUES(1,1,'Björn');
CREATE TABLE sheets (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        evening TEXT NOT NULL,
        setup TEXT NOT NULL,
        summary TEXT NOT NULL,
        begun TEXT NOT NULL,
        changed TEXT NOT NULL,
        touched INTEGER NOT NULL
    ) STRICT;
INSERT INTO "sheets" VALUES(1,'casino.swedish','Fr 20.11.2026','{"kind":"casino.swedish","names":["Anna","Björn"],"options":{"target":16},"dealer":0,"stake":100,"unit":"EUR","evening":"Fr 20.11.2026","begun":"2026-11-20T19:00:00+00:00"}','{"points":[6,2],"parties":0}','2026-11-20T19:05:00+00:00','2026-11-20T19:05:00+00:00',1);
CREATE UNIQUE INDEX matches_by_touched ON matches (touched);
CREATE UNIQUE INDEX sheets_by_touched ON sheets (touched);
CREATE INDEX sheets_by_evening ON sheets (evening);
CREATE INDEX matches_by_finished ON matches (finished, touched);
CREATE INDEX seats_by_player ON seats (player, name, match_id);
CREATE INDEX sheet_seats_by_name ON sheet_seats (name, sheet_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',2);
INSERT INTO "sqlite_sequence" VALUES('sheets',1);
COMMIT;
