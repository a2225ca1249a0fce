/** Unsaved text in the browser's database (IndexedDB): it survives a reload, a crash and navigation. */
import type { UseStore } from 'idb-keyval';
import { createStore, del, get, promisifyRequest, set } from 'idb-keyval';

export interface Drafts<Value> {
  /** Null where there is none, it is too old, or this browser keeps nothing. */
  read(place: string): Promise<Value | null>;
  keep(place: string, value: Value): Promise<void>;
  drop(place: string): Promise<void>;
}

export interface DraftOptions {
  /** Lifetime of a draft after the last change. Must be the same for all uses of a database. @default 60 days */
  readonly lifeMs?: number;
  /** Unix milliseconds. @default the clock's */
  readonly now?: () => number;
  /** @default the browser's database of that name */
  readonly store?: UseStore;
}

const sixtyDaysMs = 60 * 86_400_000;

interface Entry {
  readonly value: unknown;
  /** Unix milliseconds. */
  readonly keptAtMs: number;
}

interface Database {
  readonly open: () => UseStore;
  /** Typing is faster than storing: during a write, only the latest value is queued. Undefined deletes. */
  readonly waiting: Map<string, Entry | undefined>;
  readonly writing: Map<string, Promise<void>>;
}

const known = new Map<string, Database>();

function newDatabase(openStore: () => UseStore, isOver: (entry: unknown) => boolean): Database {
  let store: UseStore | undefined;
  const open = () => {
    if (store === undefined) {
      const opened = (store = openStore());
      void quietly(() => sweep(opened, isOver));
    }
    return store;
  };
  return { open, waiting: new Map(), writing: new Map() };
}

/** Deletes expired drafts of all people. In one transaction, so that new drafts stay. */
function sweep(store: UseStore, isOver: (entry: unknown) => boolean): Promise<void> {
  return store('readwrite', (entries) => {
    const request = entries.openCursor();
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (cursor === null) return;
      if (isOver(cursor.value)) cursor.delete();
      cursor.continue();
    });
    return promisifyRequest(entries.transaction);
  });
}

/**
 * Drafts are separate per person, so that the next one on the same device does not see them: `owner` is the person's
 * ID, or null for a visitor.
 */
export function createDrafts<Value>(
  name: string,
  owner: string | null,
  { lifeMs = sixtyDaysMs, now = Date.now, store: given }: DraftOptions = {},
): Drafts<Value> {
  // Another format was written by another version and cannot be read.
  const isOver = (entry: unknown): boolean => !isEntry(entry) || now() - entry.keptAtMs > lifeMs;
  const database =
    (given === undefined ? known.get(name) : undefined) ??
    newDatabase(() => given ?? createStore(name, 'drafts'), isOver);
  if (given === undefined) known.set(name, database);
  const { open, waiting, writing } = database;
  const keyOf = (place: string) => `${owner ?? 'visitor'} ${place}`;
  const write = (key: string, entry: Entry | undefined): Promise<void> => {
    waiting.set(key, entry);
    const running = writing.get(key);
    if (running) return running;
    const written = (async () => {
      while (waiting.has(key)) {
        const latest = waiting.get(key);
        waiting.delete(key);
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
      const entry = await quietly(() => get<Entry>(key, open()));
      if (entry === undefined) return null;
      if (!isOver(entry)) return entry.value as Value;
      await write(key, undefined);
      return null;
    },
    keep: (place, value) => write(keyOf(place), { value, keptAtMs: now() }),
    drop: (place) => write(keyOf(place), undefined),
  };
}

function isEntry(entry: unknown): entry is Entry {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'value' in entry &&
    'keptAtMs' in entry &&
    typeof entry.keptAtMs === 'number'
  );
}

interface Change {
  readonly kind: string;
  readonly row: { readonly id: string };
}

/** The same saving of changes, where a draft goes with what is deleted and comes back with what is restored. */
export function alongWithDrafts<Value, Around, Of extends Change, Result>(
  drafts: Drafts<Value>,
  placeOf: (id: string) => string,
  save: (around: Around, change: Of) => Promise<Result>,
): typeof save {
  const gone = new Map<string, Promise<Value | null>>();
  return async (around, change) => {
    const result = await save(around, change);
    const { id } = change.row;
    const place = placeOf(id);
    if (change.kind === 'delete') {
      const draft = drafts.read(place);
      gone.set(id, draft);
      void draft.then(() => drafts.drop(place));
    } else if (change.kind === 'restore') {
      void gone.get(id)?.then((draft) => (draft === null ? undefined : drafts.keep(place, draft)));
      gone.delete(id);
    }
    return result;
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
