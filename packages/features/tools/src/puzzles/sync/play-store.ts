/**
 * The games of one person in this browser, and for signed-in people on the server. Playing never waits for the server:
 * games are written here first, and sent when there is a connection. A game that was played later on another device
 * replaces the one here, whose position stays in the history, so that undo leads back to it.
 */
import { recordStep } from '@apiyard/kit/history/history.ts';
import type { Drafts } from '@apiyard/kit/unsaved/drafts.ts';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { createTurns, quietly } from '../../sync/in-turn.ts';
import type { PuzzleId } from '../frame/rules.ts';
import { placeOf } from '../frame/rules.ts';
import type { SavedGame } from './saved-game.ts';
import type { PlayServer, ServerGame } from './play-server.ts';

type Game = SavedGame<unknown>;

interface GameEntry extends PuzzleId {
  readonly kind: string;
}

interface Stamp {
  /** Of the server's game that the one here continues; 0 for none. */
  readonly revision: number;
  /** The last move here, in Unix milliseconds. */
  readonly playedAtMs: number;
}

export interface PlayStore {
  readonly read: (kind: string, id: PuzzleId) => Promise<Game | null>;
  /** Writes a game. It is to be sent if its position is another one than before. */
  readonly keep: (kind: string, id: PuzzleId, game: Game) => Promise<void>;
  /** Sends what was played here and not sent yet. Resolves with games that were played later elsewhere. */
  readonly send: () => Promise<readonly { readonly entry: GameEntry; readonly game: Game }[]>;
  /** The game of another device, if it continues the one here. */
  readonly newer: (kind: string, id: PuzzleId) => Promise<Game | null>;
  /** The puzzle that was played last. */
  readonly latest: (kind: string) => Promise<PuzzleId | null>;
}

interface PlayStoreOptions {
  /** Null while signed out. */
  readonly owner: string | null;
  /** Null while signed out. */
  readonly server: PlayServer | null;
  /** Unix milliseconds. @default the clock's */
  readonly now?: () => number;
  /** @default the browser's database */
  readonly drafts?: (owner: string | null) => Drafts<unknown>;
}

const unsentPlace = 'games to send';
const gamePlace = ({ kind, ...id }: GameEntry) => `${kind} ${placeOf(id)}`;
const stampPlace = (entry: GameEntry) => `${gamePlace(entry)} stamp`;
const latestPlace = (kind: string) => `${kind} latest`;
const isOf = (one: GameEntry, other: GameEntry) => gamePlace(one) === gamePlace(other);

/** The game of another device, after the one here. */
const continued = (here: Game | null, { game }: ServerGame): Game => ({
  ...game,
  history:
    here === null
      ? { done: [], undone: [] }
      : recordStep(here.history, { before: here.position, after: game.position }),
});

export function createPlayStore({
  owner,
  server,
  now = Date.now,
  drafts = (of) => createDrafts<unknown>('apiyard-puzzles', of),
}: PlayStoreOptions): PlayStore {
  const own = drafts(owner);
  /** Positions as they were read or written last. */
  const known = new Map<string, unknown>();
  const inTurn = createTurns();
  const readGame = async (from: Drafts<unknown>, entry: GameEntry) =>
    (await from.read(gamePlace(entry))) as Game | null;
  const stampOf = async (from: Drafts<unknown>, entry: GameEntry) =>
    ((await from.read(stampPlace(entry))) as Stamp | null) ?? { revision: 0, playedAtMs: 0 };
  const unsentOf = async (from: Drafts<unknown>) => ((await from.read(unsentPlace)) ?? []) as readonly GameEntry[];
  const setUnsent = async (entry: GameEntry, isUnsent: boolean) => {
    const others = (await unsentOf(own)).filter((one) => !isOf(one, entry));
    await own.keep(unsentPlace, isUnsent ? [...others, entry] : others);
  };
  const write = async (entry: GameEntry, game: Game, stamp: Stamp) => {
    known.set(gamePlace(entry), game.position);
    await own.keep(gamePlace(entry), game);
    await own.keep(stampPlace(entry), stamp);
  };
  const take = async (entry: GameEntry, here: Game | null, stored: ServerGame) => {
    const game = continued(here, stored);
    await write(entry, game, { revision: stored.revision, playedAtMs: now() });
    return game;
  };

  const sendAll = async () => {
    const replaced: { entry: GameEntry; game: Game }[] = [];
    if (server === null) return replaced;
    for (const entry of await unsentOf(own)) {
      const { kind, ...id } = entry;
      const game = await readGame(own, entry);
      const { revision, playedAtMs } = await stampOf(own, entry);
      if (game !== null) {
        const idleMs = Math.max(0, now() - playedAtMs);
        const sent = await server.save(kind, id, game, { revision, idleMs });
        // The same position was sent from another tab.
        const isSame = sent !== null && JSON.stringify(sent.stored.game.position) === JSON.stringify(game.position);
        if (sent !== null && !sent.isSaved && !isSame)
          replaced.push({ entry, game: await take(entry, game, sent.stored) });
        else if (sent !== null) {
          const latest = await stampOf(own, entry);
          await own.keep(stampPlace(entry), { ...latest, revision: sent.stored.revision });
          // Played on while it was sent: it is sent again.
          if (latest.playedAtMs !== playedAtMs) continue;
        }
      }
      await setUnsent(entry, false);
    }
    return replaced;
  };
  const findNewer = async (entry: GameEntry) => {
    if (server === null || (await unsentOf(own)).some((one) => isOf(one, entry))) return null;
    const { kind, ...id } = entry;
    const stored = await server.game(kind, id);
    const { revision } = await stampOf(own, entry);
    return stored === null || stored.revision <= revision ? null : take(entry, await readGame(own, entry), stored);
  };
  /** What a visitor played in this browser belongs to the person who signs in. */
  const adopt = async () => {
    if (owner === null) return;
    const visitor = drafts(null);
    for (const entry of await unsentOf(visitor)) {
      const [theirs, here] = [await readGame(visitor, entry), await readGame(own, entry)];
      const [{ playedAtMs }, ownStamp] = [await stampOf(visitor, entry), await stampOf(own, entry)];
      if (theirs !== null && playedAtMs > ownStamp.playedAtMs) {
        await write(entry, continued(here, { game: theirs, revision: 0 }), { ...ownStamp, playedAtMs });
        await setUnsent(entry, true);
        await own.keep(latestPlace(entry.kind), { level: entry.level, seed: entry.seed });
      }
      await visitor.drop(gamePlace(entry));
      await visitor.drop(stampPlace(entry));
      await visitor.drop(latestPlace(entry.kind));
    }
    await visitor.drop(unsentPlace);
  };

  return {
    read: (kind, id) =>
      inTurn(async () => {
        const entry = { kind, level: id.level, seed: id.seed };
        await adopt();
        await quietly(sendAll);
        await quietly(() => findNewer(entry));
        const game = await readGame(own, entry);
        if (game !== null) known.set(gamePlace(entry), game.position);
        return game;
      }),
    async keep(kind, { level, seed }, game) {
      const entry = { kind, level, seed };
      const place = gamePlace(entry);
      const isPlayed = known.has(place) && known.get(place) !== game.position;
      known.set(place, game.position);
      await own.keep(place, game);
      await own.keep(latestPlace(kind), { level, seed } satisfies PuzzleId);
      if (!isPlayed) return;
      await own.keep(stampPlace(entry), { ...(await stampOf(own, entry)), playedAtMs: now() });
      await setUnsent(entry, true);
    },
    send: () => inTurn(async () => (await quietly(sendAll)) ?? []),
    newer: (kind, { level, seed }) => inTurn(() => quietly(() => findNewer({ kind, level, seed }))),
    latest: (kind) =>
      inTurn(async () => {
        await adopt();
        await quietly(sendAll);
        const here = (await own.read(latestPlace(kind))) as PuzzleId | null;
        if (server === null || (await unsentOf(own)).some((one) => one.kind === kind)) return here;
        const play = await quietly(() => server.play(kind));
        return play?.latest ?? here;
      }),
  };
}
