/** Games and results of a signed-in person on the server. Every call can fail: the browser keeps playing without it. */
import {
  addPuzzleResults,
  getPuzzleGame,
  getPuzzlePlay,
  puzzleLimits,
  savePuzzleGame,
} from '@apiyard/api/contract/accounts/puzzle-play';
import type { StoredPuzzleGame } from '@apiyard/api/contract/accounts/puzzle-play';
import type { Services } from '@apiyard/kit/services.tsx';
import type { PuzzleId } from '../frame/rules.ts';
import type { SavedGame } from './saved-game.ts';
import type { Result } from '../results/results.ts';

/** A game from the server. The moves that led to its position are those of another device. */
export interface ServerGame {
  readonly revision: number;
  readonly game: Omit<SavedGame<unknown>, 'history'>;
}

export interface PlayServer {
  readonly play: (kind: string) => Promise<{ readonly results: readonly Result[]; readonly latest: PuzzleId | null }>;
  /** Resolves with all results of the kind. */
  readonly addResults: (kind: string, results: readonly Result[]) => Promise<readonly Result[]>;
  readonly game: (kind: string, id: PuzzleId) => Promise<ServerGame | null>;
  /** Null for a game that is too large for the server, and stays in this browser. */
  readonly save: (
    kind: string,
    id: PuzzleId,
    game: SavedGame<unknown>,
    at: { readonly revision: number; readonly idleMs: number },
  ) => Promise<{ readonly isSaved: boolean; readonly stored: ServerGame } | null>;
}

/** A slow network must not keep a puzzle from opening. */
const timeoutMs = 4000;

function fromServer({ revision, position, elapsedMs, mistakes, hints }: StoredPuzzleGame): ServerGame {
  return { revision, game: { position: JSON.parse(position) as unknown, elapsedMs, mistakes, hints } };
}

export function createPlayServer(api: Pick<Services['api'], 'send'>): PlayServer {
  const inTime = () => ({ signal: AbortSignal.timeout(timeoutMs) });
  return {
    play: (kind) => api.send(getPuzzlePlay, { kind }, inTime()),
    async addResults(kind, results) {
      let known: readonly Result[] = [];
      for (let from = 0; from < results.length; from += puzzleLimits.resultsPerCallMax) {
        const some = results.slice(from, from + puzzleLimits.resultsPerCallMax);
        ({ results: known } = await api.send(addPuzzleResults, { kind, results: some }, inTime()));
      }
      return known;
    },
    async game(kind, { level, seed }) {
      const { game } = await api.send(getPuzzleGame, { kind, level, seed }, inTime());
      return game && fromServer(game);
    },
    async save(kind, { level, seed }, { position, elapsedMs, mistakes, hints }, at) {
      const written = JSON.stringify(position);
      if (written.length > puzzleLimits.positionLengthMax) return null;
      const { isSaved, game } = await api.send(
        savePuzzleGame,
        { kind, level, seed, ...at, game: { position: written, elapsedMs: Math.round(elapsedMs), mistakes, hints } },
        inTime(),
      );
      return { isSaved, stored: fromServer(game) };
    },
  };
}
