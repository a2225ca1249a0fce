/** Changes that are not saved yet, in the browser's database: they survive a reload, a crash and a visit elsewhere. */
import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';
import type { UseStore } from 'idb-keyval';
import { createStore, del, get, set } from 'idb-keyval';

export interface ScraperDraft {
  readonly definition: ScraperDefinition;
  /** The version that was changed; null for a new API. */
  readonly baseVersion: number | null;
  /** ISO 8601. */
  readonly at: string;
}

let shared: UseStore | undefined;
const database = () => (shared ??= createStore('apiyard-scrapers', 'drafts'));

/** Typing is faster than storing: while one write is under way, only the latest waits. Null drops the draft. */
const waiting = new Map<string, ScraperDraft | null>();
const writing = new Map<string, Promise<void>>();

function write(key: string, draft: ScraperDraft | null): Promise<void> {
  waiting.set(key, draft);
  const running = writing.get(key);
  if (running) return running;
  const written = (async () => {
    for (let next = waiting.get(key); next !== undefined; next = waiting.get(key)) {
      waiting.delete(key);
      const latest = next;
      await quietly(() => (latest === null ? del(key, database()) : set(key, latest, database())));
    }
    writing.delete(key);
  })();
  writing.set(key, written);
  return written;
}

/** @param key the scraper's id, or `new` */
export function keepDraft(key: string, draft: ScraperDraft): Promise<void> {
  return write(key, draft);
}

export function dropDraft(key: string): Promise<void> {
  return write(key, null);
}

export async function readDraft(key: string): Promise<ScraperDraft | null> {
  await writing.get(key);
  return (await quietly(() => get<ScraperDraft>(key, database()))) ?? null;
}

let isWarned = false;

/** Browsers may refuse storage (private windows, full disks): then nothing survives a reload, and everything else works. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isWarned) console.warn('This browser does not keep unsaved changes of APIs.', error);
    isWarned = true;
    return undefined;
  }
}
