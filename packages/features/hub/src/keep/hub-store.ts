/**
 * Drafts, history and a visitor's favourites in this browser (IndexedDB). Stored per person, so that the next person on
 * the same device doesn't see them.
 */
import { createStore, del, get, set, update } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import type { FieldValue, Values } from '../form/schema-form.ts';
import type { Method } from '@apiyard/kit/snippets/api-request.ts';

/** Only a file's name and size are stored, not its content. */
interface KeptFile {
  readonly file: { readonly name: string; readonly sizeBytes: number };
}
export type KeptValues = Readonly<
  Record<string, Exclude<FieldValue, File | readonly File[]> | KeptFile | readonly KeptFile[]>
>;

export interface HistoryEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly method: Method | null;
  readonly values: KeptValues;
  readonly status: number;
  readonly ms: number;
  /** Null if the response was too large to store. */
  readonly outcome: Outcome | null;
}

export interface Draft {
  readonly values: Values;
  readonly method: Method | null;
}

interface KeptDraft {
  readonly values: KeptValues;
  readonly method: Method | null;
  /** Unix milliseconds. */
  readonly atMs: number;
}

export const historyLengthMax = 30;
/** Maximum response size to store. Larger responses are dropped; the call is stored. */
export const keptBytesMax = 256 * 1024;

interface HubStore {
  /** A visitor's draft is taken over on sign-in if it is newer. */
  draft(api: string): Promise<Draft | null>;
  /** Selected files are kept until the page closes, other values until they change. */
  keepDraft(api: string, draft: Draft): Promise<void>;
  history(api: string): Promise<readonly HistoryEntry[]>;
  /** Replaces the list; excess entries at the end are dropped. */
  keepHistory(api: string, entries: readonly HistoryEntry[]): Promise<void>;
  favourites(): Promise<readonly string[]>;
  /** Adds or removes a favourite; resolves with the list, latest first. */
  markFavourite(api: string, on: boolean): Promise<readonly string[]>;
}

/** Values without file contents. */
function keptValues(values: Values): KeptValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? keptFiles(value) : value,
    ]),
  );
}

const keptFile = ({ name, size }: File): KeptFile => ({ file: { name, sizeBytes: size } });
const keptFiles = (value: File | readonly File[]) => (value instanceof File ? keptFile(value) : value.map(keptFile));

/** Form values; files must be selected again. */
export function formValues(kept: KeptValues): Values {
  return Object.fromEntries(
    Object.entries(kept).map(([name, value]) => {
      if (Array.isArray(value)) return [name, []];
      return [name, typeof value === 'object' ? null : (value as FieldValue)];
    }),
  );
}

/** Names of the files in a stored value; none if it has no file. */
export function fileNamesOf(value: KeptValues[string] | undefined): string[] {
  return [value ?? []].flat().flatMap((one) => (typeof one === 'object' && one !== null ? [one.file.name] : []));
}

/** An entry for one call that has ended. `at` is ISO 8601. */
export function historyEntry(call: {
  id: string;
  at: string;
  values: Values;
  method: Method | null;
  outcome: Outcome;
}): HistoryEntry {
  const { outcome, values, ...rest } = call;
  const size = outcome.kind === 'answered' ? outcome.answer.sizeBytes : 0;
  const result = outcome.kind === 'answered' ? outcome.answer : outcome.refused;
  return {
    ...rest,
    values: keptValues(values),
    status: result.status,
    ms: result.ms,
    outcome: size <= keptBytesMax ? outcome : null,
  };
}

const openPages = new Map<string, Draft & { readonly atMs: number }>();
/** While one write is running, only the latest draft is queued. */
const writing = new Map<string, Promise<void>>();
let shared: UseStore | undefined;

/** `owner` is the person's id, or null for a visitor. */
export function createHubStore(owner: string | null, given?: UseStore): HubStore {
  const database = () => given ?? (shared ??= createStore('apiyard-hub', 'kept'));
  const keyOf = (who: string | null, kind: string, api: string) => `${who ?? 'visitor'} ${kind} ${api}`;
  const key = (kind: string, api = '') => keyOf(owner, kind, api);
  const readDraft = async (place: string) => {
    const open = openPages.get(place);
    if (open) return open;
    const kept = await quietly(() => get<KeptDraft>(place, database()));
    return kept && { ...kept, values: formValues(kept.values) };
  };
  return {
    async draft(api) {
      const own = await readDraft(key('draft', api));
      const visitors = owner === null ? undefined : await readDraft(keyOf(null, 'draft', api));
      const latest = visitors && visitors.atMs > (own?.atMs ?? 0) ? visitors : own;
      return latest ? { values: latest.values, method: latest.method } : null;
    },
    async keepDraft(api, draft) {
      const place = key('draft', api);
      openPages.set(place, { ...draft, atMs: Date.now() });
      // The visitor's draft was taken over: delete it for the next person.
      if (owner !== null) {
        openPages.delete(keyOf(null, 'draft', api));
        void quietly(() => del(keyOf(null, 'draft', api), database()));
      }
      if (writing.has(place)) return writing.get(place);
      const written = (async () => {
        for (let kept: Draft | undefined; kept !== openPages.get(place);) {
          const latest = openPages.get(place);
          kept = latest;
          if (latest)
            await quietly(() =>
              set(place, { ...latest, values: keptValues(latest.values) } satisfies KeptDraft, database()),
            );
        }
        writing.delete(place);
      })();
      writing.set(place, written);
      return written;
    },
    history: async (api) => (await quietly(() => get<HistoryEntry[]>(key('history', api), database()))) ?? [],
    async keepHistory(api, entries) {
      if (entries.length === 0) await quietly(() => del(key('history', api), database()));
      else await quietly(() => set(key('history', api), entries.slice(0, historyLengthMax), database()));
    },
    favourites: async () => (await quietly(() => get<string[]>(key('favourites'), database()))) ?? [],
    async markFavourite(api, on) {
      let list: string[] = [];
      await update<string[]>(
        key('favourites'),
        (old = []) => {
          const others = old.filter((path) => path !== api);
          list = on ? [api, ...others] : others;
          return list;
        },
        database(),
      );
      return list;
    },
  };
}

let isWarned = false;

/** Browsers may deny storage (private windows, full disks): then nothing is stored, and the rest works. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  // In Node, where pages are rendered, nothing is stored either.
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    return await work();
  } catch (error) {
    if (!isWarned) console.warn('This browser does not keep what is made in the hub.', error);
    isWarned = true;
    return undefined;
  }
}
