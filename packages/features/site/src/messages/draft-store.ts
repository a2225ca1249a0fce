/** Unsent messages, kept in this browser for a day. */
import type { MessageKind } from '@apiyard/api/contract/site/site';
import type { DraftOptions, Drafts } from '@apiyard/kit/unsaved/drafts.ts';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import type { MessageValues } from './message-form.ts';
import { isWorthKeeping } from './message-form.ts';

export interface DraftStore {
  /** Null if there is none, it's older than a day, or the browser blocks storage. */
  read(kind: MessageKind): Promise<MessageValues | null>;
  keep(kind: MessageKind, values: MessageValues): Promise<void>;
  drop(kind: MessageKind): Promise<void>;
}

const dayMs = 86_400_000;

/** `owner` is the account's id, or null for a visitor. */
export function createDraftStore(owner: string | null, options: Omit<DraftOptions, 'lifeMs'> = {}): DraftStore {
  const drafts: Drafts<MessageValues> = createDrafts('apiyard-messages', owner, { ...options, lifeMs: dayMs });
  return {
    ...drafts,
    keep: (kind, values) => (isWorthKeeping(values) ? drafts.keep(kind, values) : drafts.drop(kind)),
  };
}
