import type { UpdateKind } from '@apiyard/api/contract/updates';

export const kinds = ['new', 'changed', 'fixed', 'removed'] as const satisfies readonly UpdateKind[];
export const kindWords = {
  new: 'desk.kind.new',
  changed: 'desk.kind.changed',
  fixed: 'desk.kind.fixed',
  removed: 'desk.kind.removed',
} as const satisfies Record<UpdateKind, string>;
