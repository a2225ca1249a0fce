import { IconButton } from '@apiyard/ui/IconButton';
import { IconGridDots } from '@tabler/icons-react';
import { useCopy } from '../../_kit/copy.ts';
import { lazyOverlay } from '../../_kit/LazyMenu/lazy-overlay.tsx';
import type { MenuGroup } from '../navigation/navigation.ts';
import { shellCopy } from '../shell-copy.ts';

const AppsPanel = lazyOverlay('apps', 'dialog', async () => (await import('./AppsPanel.tsx')).AppsPanel);

/** A grid of the tool areas, and quick links. */
export function AppsMenu({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const t = useCopy(shellCopy);
  return (
    <AppsPanel
      groups={groups}
      trigger={(idle) => (
        <IconButton {...idle} label={t('shell.apps')} icon={<IconGridDots size={20} stroke={1.5} aria-hidden />} />
      )}
    />
  );
}
