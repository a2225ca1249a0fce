/** What was typed and is not saved yet, in the browser's database (IndexedDB): it survives a reload, a crash and a visit elsewhere. */
import type { UseStore } from 'idb-keyval';
import { createStore, del, get, set } from 'idb-keyval';

export interface Drafts<Value> {
  /** Null where there is none, or where this browser keeps nothing. */
  read(place: string): Promise<Value | null>;
  keep(place: string, value: Value): Promise<void>;
  drop(place: string): Promise<void>;
}

interface Database {
  readonly open: () => UseStore;
  /** Typing is faster than storing: while one write is under way, only the latest waits. Undefined drops. */
  readonly waiting: Map<string, { readonly value: unknown }>;
  readonly writing: Map<string, Promise<void>>;
}

const known = new Map<string, Database>();

function databaseOf(name: string): Database {
  let store: UseStore | undefined;
  const database = known.get(name) ?? { open: () => (store ??= createStore(name, 'drafts')), waiting: new Map(), writing: new Map() };
  known.set(name, database);
  return database;
}

/**
 * Each person's drafts stand apart, so that the next one at the same screen does not see them: `owner` is the person's
 * id, or null for a visitor.
 */
export function createDrafts<Value>(name: string, owner: string | null, given?: UseStore): Drafts<Value> {
  const { open, waiting, writing } = given ? { open: () => given, waiting: new Map<string, { readonly value: unknown }>(), writing: new Map<string, Promise<void>>() } : databaseOf(name);
  const keyOf = (place: string) => `${owner ?? 'visitor'} ${place}`;
  const write = (key: string, value: Value | undefined): Promise<void> => {
    waiting.set(key, { value });
    const running = writing.get(key);
    if (running) return running;
    const written = (async () => {
      for (let next = waiting.get(key); next !== undefined; next = waiting.get(key)) {
        waiting.delete(key);
        const latest = next.value;
        await quietly(() => (latest === undefined ? del(key, open()) : set(key, latest, open())));
      }
      writing.delete(key);
    })();
    writing.set(key, written);
    return written;
  };
  return {
    async read(place) {
      const key = keyOf(place);
      await writing.get(key);
      return (await quietly(() => get<Value>(key, open()))) ?? null;
    },
    keep: (place, value) => write(keyOf(place), value),
    drop: (place) => write(keyOf(place), undefined),
  };
}

let isWarned = false;

/** Browsers may refuse storage (private windows, full disks): then nothing survives a reload, and everything else works. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isWarned) console.warn('This browser does not keep what is not saved yet.', error);
    isWarned = true;
    return undefined;
  }
}
