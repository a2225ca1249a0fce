/** Where a person reads the Quran, on several devices. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { OneLine } from '../problem.ts';

/** Verses of the Quran: all can be bookmarked. */
const versesCount = 6236;
const verses = z.array(z.int().check(z.minimum(1), z.maximum(versesCount))).check(z.maxLength(versesCount));

const QuranReading = z.object({
  /** The query of the page's address, such as `surah=2`; null before the first visit. */
  position: z.nullable(z.string()),
  /** Numbers through all surahs, ascending. */
  bookmarks: verses,
});
export type QuranReading = z.infer<typeof QuranReading>;

export const getQuranReading = endpoint({
  method: 'GET',
  path: '/api/account/quran',
  summary: 'Where you read the Quran last, and your bookmarks.',
  auth: 'person',
  input: z.object({}),
  output: QuranReading,
});

export const saveQuranReading = endpoint({
  method: 'POST',
  path: '/api/account/quran',
  summary: 'Save a position and changes of bookmarks. A position that another device has read later stays.',
  auth: 'person',
  input: z.object({
    position: z.optional(
      z.object({
        query: OneLine.check(z.minLength(1), z.maxLength(100)),
        /** Time since it was read, which does not depend on the device's clock. */
        idleMs: z.int().check(z.minimum(0), z.maximum(31_536_000_000)),
      }),
    ),
    add: z._default(verses, []),
    remove: z._default(verses, []),
  }),
  output: QuranReading,
});
