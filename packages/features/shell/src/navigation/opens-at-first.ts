import type { SidebarGroup } from '@apiyard/kit/routing/page.ts';

/** Whether the groups with a heading are open until a person chooses: with these closed, a menu has at most 12 entries. */
export const opensAtFirst = {
  areas: false,
  account: true,
  learn: true,
  samples: false,
  'admin-content': true,
  'admin-system': true,
} as const satisfies Partial<Record<SidebarGroup, boolean>>;

export type FoldingGroup = keyof typeof opensAtFirst;
