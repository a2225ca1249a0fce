import type { Shortcut } from '@apiyard/kit/browser/shortcuts.ts';
import type { ShortcutRow } from '@apiyard/ui/ShortcutsSheet';

/** The shortcuts of a scope, those that do the same in one row. A key that was registered again does only the latter. */
export function shortcutRows(shortcuts: readonly Shortcut[], scope: Shortcut['scope']): readonly ShortcutRow[] {
  const active = shortcuts.filter(
    (shortcut) => shortcuts.findLast(({ keys }) => keys === shortcut.keys) === shortcut && shortcut.scope === scope,
  );
  return [...new Set(active.map(({ label }) => label))].map((label) => ({
    label,
    keys: active.filter((shortcut) => shortcut.label === label).map(({ keys }) => keys),
  }));
}
