/** Results of one person and kind of puzzle in this browser, and for signed-in people those of all their devices. */
import type { Drafts } from '@apiyard/kit/unsaved/drafts.ts';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import type { Result } from '../results/results.ts';
import { resultsBeyond, withResult } from '../results/results.ts';
import type { PlayServer } from './play-server.ts';

export interface ResultStore {
  readonly read: () => Promise<readonly Result[]>;
  /** Resolves with all results. */
  readonly add: (result: Result) => Promise<readonly Result[]>;
  /** Exchanges results with the server. Resolves with all; with those of this browser if there is no connection. */
  readonly sync: () => Promise<readonly Result[]>;
}

interface ResultStoreOptions {
  readonly kind: string;
  /** Null while signed out. */
  readonly owner: string | null;
  /** Null while signed out. */
  readonly server: Pick<PlayServer, 'play' | 'addResults'> | null;
  /** @default the browser's database */
  readonly drafts?: (owner: string | null) => Drafts<readonly Result[]>;
}

const browserDrafts = (owner: string | null) =>
  createDrafts<readonly Result[]>('apiyard-puzzle-results', owner, { lifeMs: Infinity });

const all = (first: readonly Result[], second: readonly Result[]) => second.reduce(withResult, first);

export function createResultStore({ kind, owner, server, drafts = browserDrafts }: ResultStoreOptions): ResultStore {
  const own = drafts(owner);
  const read = async () => {
    const results = (await own.read(kind)) ?? [];
    if (owner === null) return results;
    // What a visitor solved in this browser belongs to the person who signs in.
    const visitor = drafts(null);
    const theirs = await visitor.read(kind);
    if (theirs === null) return results;
    const both = all(results, theirs);
    await own.keep(kind, both);
    await visitor.drop(kind);
    return both;
  };
  return {
    read,
    async add(result) {
      const results = withResult(await read(), result);
      await own.keep(kind, results);
      return results;
    },
    async sync() {
      const here = await read();
      if (server === null) return here;
      try {
        const { results: there } = await server.play(kind);
        const missing = resultsBeyond(there, here);
        const stored = missing.length === 0 ? there : await server.addResults(kind, missing);
        // Results of the server come first: another device may have been earlier. Those since the call stay.
        const results = all(stored, await read());
        await own.keep(kind, results);
        return results;
      } catch {
        return here;
      }
    },
  };
}
