/** Unsent messages, kept in this browser for a day. */
import type { MessageKind } from '@apiyard/api/contract/site';
import type { UseStore } from 'idb-keyval';
import { createDrafts } from '../_kit/unsaved/drafts.ts';
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

/** `owner` is the person's id, or null for a visitor. */
export function createDraftStore(owner: string | null, given?: UseStore, now: () => number = Date.now): DraftStore {
  const drafts = createDrafts<Kept>('apiyard-messages', owner, given);
  return {
    async read(kind) {
      const kept = await drafts.read(kind);
      if (kept === null || now() - kept.atMs <= keptMs) return kept?.form ?? null;
      await drafts.drop(kind);
      return null;
    },
    keep: (kind, form) => (isWorthKeeping(form) ? drafts.keep(kind, { form, atMs: now() }) : drafts.drop(kind)),
    drop: (kind) => drafts.drop(kind),
  };
}
