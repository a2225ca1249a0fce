import { useShortcut } from './shortcuts.ts';

/** `/` leads to the search in a box. `label` says so in the list of shortcuts. */
export function useSlashFocuses(box: React.RefObject<HTMLElement | null>, label: string): void {
  useShortcut('/', label, () => box.current?.querySelector('input')?.focus());
}
