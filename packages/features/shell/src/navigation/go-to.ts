import type { ShellKey } from './shell-key.ts';

/** Places that two keys lead to. */
export const goTo = [
  { keys: 'g h', href: '/dashboards/', label: 'shell.shortcuts.goHome' },
  { keys: 'g a', href: '/hub', label: 'shell.shortcuts.goHub' },
  { keys: 'g d', href: '/docs', label: 'shell.shortcuts.goDocs' },
] as const satisfies readonly { readonly keys: string; readonly href: string; readonly label: ShellKey }[];
