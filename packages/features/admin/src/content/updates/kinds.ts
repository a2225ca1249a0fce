import type { UpdateKind } from '@apiyard/api/contract/content/updates';

export const kinds = ['new', 'changed', 'fixed', 'removed'] as const satisfies readonly UpdateKind[];
export const kindWords = {
  new: 'content.kind.new',
  changed: 'content.kind.changed',
  fixed: 'content.kind.fixed',
  removed: 'content.kind.removed',
} as const satisfies Record<UpdateKind, string>;
