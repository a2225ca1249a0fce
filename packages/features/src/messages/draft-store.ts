/** Unsent messages, kept in this browser for a day. */
import type { MessageKind } from '@apiyard/api/contract/site';
import type { DraftOptions, Drafts } from '../_kit/unsaved/drafts.ts';
import { createDrafts } from '../_kit/unsaved/drafts.ts';
import type { MessageForm } from './message-form.ts';
import { isWorthKeeping } from './message-form.ts';

export interface DraftStore {
  /** Null when there is none, it is older than a day, or this browser keeps nothing. */
  read(kind: MessageKind): Promise<MessageForm | null>;
  keep(kind: MessageKind, form: MessageForm): Promise<void>;
  drop(kind: MessageKind): Promise<void>;
}

const dayMs = 86_400_000;

/** `owner` is the person's id, or null for a visitor. */
export function createDraftStore(owner: string | null, options: Omit<DraftOptions, 'lifeMs'> = {}): DraftStore {
  const drafts: Drafts<MessageForm> = createDrafts('apiyard-messages', owner, { ...options, lifeMs: dayMs });
  return { ...drafts, keep: (kind, form) => (isWorthKeeping(form) ? drafts.keep(kind, form) : drafts.drop(kind)) };
}
