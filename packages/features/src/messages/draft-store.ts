/** Unsent messages, kept in this browser (IndexedDB) for a day, each person's apart. */
import type { MessageKind } from '@apiyard/api/contract/site';
import { createStore, del, get, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import type { MessageForm } from './message-form.ts';
import { isWorthKeeping } from './message-form.ts';

interface Kept {
  readonly form: MessageForm;
  /** Unix milliseconds. */
  readonly atMs: number;
}

export interface DraftStore {
  /** Null when there is none, it is older than a day, or this browser keeps nothing. */
  read(kind: MessageKind): Promise<MessageForm | null>;
  keep(kind: MessageKind, form: MessageForm): Promise<void>;
  drop(kind: MessageKind): Promise<void>;
}

export const keptMs = 86_400_000;

let shared: UseStore | undefined;

/** `owner` is the person's id, or null for a visitor. */
export function createDraftStore(owner: string | null, given?: UseStore, now: () => number = Date.now): DraftStore {
  const database = () => given ?? (shared ??= createStore('apiyard-messages', 'drafts'));
  const placeOf = (kind: MessageKind) => `${owner ?? 'visitor'} ${kind}`;
  // One after the other: a draft that is dropped when its message is sent must not be brought back by a slower write.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    const next = last.then(() => quietly(work));
    last = next;
    return next;
  };
  return {
    async read(kind) {
      const kept = await inTurn(() => get<Kept>(placeOf(kind), database()));
      if (kept === undefined) return null;
      if (now() - kept.atMs <= keptMs) return kept.form;
      await inTurn(() => del(placeOf(kind), database()));
      return null;
    },
    async keep(kind, form) {
      if (isWorthKeeping(form)) await inTurn(() => set(placeOf(kind), { form, atMs: now() } satisfies Kept, database()));
      else await inTurn(() => del(placeOf(kind), database()));
    },
    async drop(kind) {
      await inTurn(() => del(placeOf(kind), database()));
    },
  };
}

/** Browsers may refuse storage (private windows, full disks): then nothing is remembered, and everything else works. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
