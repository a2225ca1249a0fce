import { placeOfVerse, verseNumber } from './structure.ts';
import type { VersePlace } from './structure.ts';

/** Verses that stand on their own. */
const chosen =
  '1:5 2:152 2:153 2:186 2:201 2:255 2:286 3:8 3:26 3:103 3:159 3:190 4:36 5:8 6:59 6:162 7:56 7:199 8:2 9:51 9:129 10:57 11:6 11:88 12:87 13:11 13:28 14:7 14:34 15:9 16:18 16:90 16:97 16:125 17:23 17:24 17:80 18:10 18:46 18:109 19:96 20:14 20:114 21:30 21:87 21:107 22:46 23:118 24:35 25:63 25:74 26:83 27:19 28:77 29:69 30:21 31:14 31:18 33:41 33:56 33:70 35:28 36:58 36:82 38:29 39:10 39:53 40:60 41:34 42:19 42:43 46:15 47:7 48:4 49:10 49:12 49:13 50:16 51:56 53:39 54:17 55:13 55:60 57:4 57:20 58:11 59:10 59:22 62:10 64:11 65:3 66:8 67:2 68:4 71:10 73:8 76:9 79:40 87:14 89:27 91:9 93:5 94:5 94:6 96:1 99:7 103:3 108:1 110:3 112:1'
    .split(' ')
    .map((reference) => {
      const [surah = 0, verse = 0] = reference.split(':').map(Number);
      return verseNumber({ surah, verse }) ?? 1;
    });

/** A step through the list that has no divisor in common with its length, so that neighbours are not of one surah. */
const step = 47;

/** @param day days since 1 January 1970 */
export function verseOfTheDay(day: number): VersePlace {
  const at = (((day * step) % chosen.length) + chosen.length) % chosen.length;
  return placeOfVerse(chosen[at] ?? 1);
}
