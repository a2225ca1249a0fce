/**
 * Last position and bookmarks of one person in this browser, and for signed-in people on the server. Reading never waits
 * for the server: changes are written here first, and sent when there is a connection. The position that was read last on
 * any device counts. Bookmarks of all devices are merged.
 */
import type { QuranReading } from '@apiyard/api/contract/accounts/quran-reading';
import type { Drafts } from '@apiyard/kit/unsaved/drafts.ts';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { createTurns, quietly } from '../../sync/in-turn.ts';
import type { ReadingServer } from './reading-server.ts';

export interface Reading {
  /** The query of an address; null before the first visit. */
  readonly last: string | null;
  /** Numbers of verses, ascending. */
  readonly bookmarks: readonly number[];
}

/** What the server does not have yet. */
interface Unsent {
  readonly isPositionNew: boolean;
  readonly add: readonly number[];
  readonly remove: readonly number[];
}

export interface ReadingStore {
  /** What is here, after what was changed on other devices. */
  readonly read: () => Promise<Reading>;
  readonly keepPosition: (query: string) => Promise<void>;
  readonly keepBookmarks: (bookmarks: readonly number[]) => Promise<void>;
  /** Sends what was changed here. */
  readonly send: () => Promise<void>;
}

interface ReadingStoreOptions {
  /** Null while signed out. */
  readonly owner: string | null;
  /** Null while signed out. */
  readonly server: ReadingServer | null;
  /** Unix milliseconds. @default the clock's */
  readonly now?: () => number;
  /** @default the browser's database */
  readonly drafts?: (owner: string | null) => Drafts<unknown>;
}

const places = { last: 'last', readAt: 'read at', bookmarks: 'bookmarks', unsent: 'to send' } as const;
const yearMs = 31_536_000_000;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((verse) => Number.isInteger(verse));
const ascending = (verses: Iterable<number>) => [...new Set(verses)].toSorted((one, two) => one - two);
const without = (verses: readonly number[], others: readonly number[]) =>
  verses.filter((verse) => !others.includes(verse));

export function createReadingStore({
  owner,
  server,
  now = Date.now,
  // Bookmarks stay until people remove them.
  drafts = (of) => createDrafts<unknown>('apiyard-quran', of, { lifeMs: Infinity }),
}: ReadingStoreOptions): ReadingStore {
  const own = drafts(owner);
  const inTurn = createTurns();
  const inTurnOfServer = createTurns();
  const readFrom = async (from: Drafts<unknown>): Promise<Reading & { readonly readAtMs: number }> => {
    const [last, readAtMs, bookmarks] = await Promise.all([
      from.read(places.last),
      from.read(places.readAt),
      from.read(places.bookmarks),
    ]);
    return {
      last: typeof last === 'string' ? last : null,
      readAtMs: typeof readAtMs === 'number' ? readAtMs : 0,
      bookmarks: isNumbers(bookmarks) ? bookmarks : [],
    };
  };
  /** What was here before people could sign in to it is all unsent. */
  const unsentOf = async ({ last, bookmarks }: Reading): Promise<Unsent> =>
    ((await own.read(places.unsent)) as Unsent | null) ?? {
      isPositionNew: last !== null,
      add: bookmarks,
      remove: [],
    };
  const writePosition = async (query: string, readAtMs: number) => {
    await own.keep(places.last, query);
    await own.keep(places.readAt, readAtMs);
  };

  /** What a visitor read in this browser belongs to the person who signs in. */
  const adopt = async () => {
    if (owner === null) return;
    const visitor = drafts(null);
    const theirs = await readFrom(visitor);
    if (theirs.last === null && theirs.bookmarks.length === 0) return;
    const here = await readFrom(own);
    const unsent = await unsentOf(here);
    const isLater = theirs.last !== null && (here.last === null || theirs.readAtMs > here.readAtMs);
    if (theirs.last !== null && isLater) await writePosition(theirs.last, theirs.readAtMs);
    await own.keep(places.bookmarks, ascending([...here.bookmarks, ...theirs.bookmarks]));
    await own.keep(places.unsent, {
      isPositionNew: unsent.isPositionNew || isLater,
      add: ascending([...unsent.add, ...theirs.bookmarks]),
      remove: without(unsent.remove, theirs.bookmarks),
    } satisfies Unsent);
    for (const place of [places.last, places.readAt, places.bookmarks]) await visitor.drop(place);
  };

  /** Takes over what is on the server, except where people went on while it was asked. */
  const takeOver = async (stored: QuranReading, sent: Unsent, sentReadAtMs: number) => {
    const here = await readFrom(own);
    const unsent = await unsentOf(here);
    const isReadOn = here.readAtMs !== sentReadAtMs;
    const [add, remove] = [without(unsent.add, sent.add), without(unsent.remove, sent.remove)];
    if (stored.position !== null && stored.position !== here.last && !isReadOn)
      await writePosition(stored.position, now());
    await own.keep(places.bookmarks, without(ascending([...stored.bookmarks, ...add]), remove));
    await own.keep(places.unsent, { isPositionNew: isReadOn && unsent.isPositionNew, add, remove } satisfies Unsent);
  };

  /** Sends what is new here. Changes do not wait for the server, so that nothing is lost when the page is left. */
  const sync = () =>
    inTurnOfServer(async () => {
      if (server === null) return;
      const { readAtMs, last, unsent } = await inTurn(async () => {
        const here = await readFrom(own);
        return { ...here, unsent: await unsentOf(here) };
      });
      const { isPositionNew, add, remove } = unsent;
      const hasNews = isPositionNew || add.length > 0 || remove.length > 0;
      const idleMs = Math.min(Math.max(0, now() - readAtMs), yearMs);
      const position = isPositionNew && last !== null ? { position: { query: last, idleMs } } : {};
      const stored = hasNews
        ? await server.save({ ...position, add: [...add], remove: [...remove] })
        : await server.read();
      await inTurn(() => takeOver(stored, unsent, readAtMs));
    });
  const change = async (here: Reading, next: (unsent: Unsent) => Unsent) => {
    if (owner !== null) await own.keep(places.unsent, next(await unsentOf(here)));
  };

  return {
    read: async () => {
      await inTurn(adopt);
      await quietly(sync);
      const { last, bookmarks } = await inTurn(() => readFrom(own));
      return { last, bookmarks };
    },
    keepPosition: (query) =>
      inTurn(async () => {
        const here = await readFrom(own);
        if (here.last === query) return;
        await writePosition(query, now());
        await change(here, (unsent) => ({ ...unsent, isPositionNew: true }));
      }),
    keepBookmarks: (bookmarks) =>
      inTurn(async () => {
        const here = await readFrom(own);
        const [added, removed] = [without(bookmarks, here.bookmarks), without(here.bookmarks, bookmarks)];
        await own.keep(places.bookmarks, bookmarks);
        await change(here, ({ add, remove, ...rest }) => ({
          ...rest,
          add: ascending([...without(add, removed), ...added]),
          remove: ascending([...without(remove, added), ...removed]),
        }));
      }),
    send: async () => {
      const { isPositionNew, add, remove } = await inTurn(async () => unsentOf(await readFrom(own)));
      if (isPositionNew || add.length > 0 || remove.length > 0) await quietly(sync);
    },
  };
}
