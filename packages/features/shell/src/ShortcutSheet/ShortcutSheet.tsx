import { ShortcutsSheet } from '@apiyard/ui/ShortcutsSheet';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Shortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { shellCopy } from '../shell-copy.ts';
import { shortcutRows } from './shortcut-rows.ts';

export interface ShortcutSheetProps {
  readonly shortcuts: readonly Shortcut[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** All active shortcuts: those of the page first. */
export function ShortcutSheet({ shortcuts, isOpen, onOpenChange }: ShortcutSheetProps) {
  const t = useCopy(shellCopy);
  return (
    <ShortcutsSheet
      title={t('shell.shortcuts')}
      groups={[
        { id: 'page', label: t('shell.shortcuts.page'), shortcuts: shortcutRows(shortcuts, 'page') },
        { id: 'everywhere', label: t('shell.shortcuts.everywhere'), shortcuts: shortcutRows(shortcuts, 'everywhere') },
      ]}
      thenLabel={t('shell.shortcuts.then')}
      orLabel={t('shell.shortcuts.or')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
