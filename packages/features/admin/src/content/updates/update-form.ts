import type { AdminUpdate } from '@apiyard/api/contract/content/admin-updates';
import type { UpdateKind } from '@apiyard/api/contract/content/updates';
import type { Kept } from '../editor/editor.machine.ts';

export interface WrittenUpdate {
  readonly kind: UpdateKind;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  /** ISO 8601; null means the time of publishing. */
  readonly publishAt: string | null;
}

export const blankUpdate: WrittenUpdate = { kind: 'new', title: '', body: '', publishAt: null };

export const keptUpdate = ({
  id,
  version,
  state,
  updatedAt,
  kind,
  title,
  body,
  publishAt,
}: AdminUpdate): Kept<WrittenUpdate> => ({
  id,
  version,
  state,
  updatedAt,
  written: { kind, title, body, publishAt },
});
