import { IconButton } from '@apiyard/ui/IconButton';
import { IconGridDots } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { MenuGroup } from '../navigation/navigation.ts';
import { shellCopy } from '../shell-copy.ts';
import { AppsPanel } from './AppsPanel.tsx';

/** A grid of the tool areas, and quick links. */
export function AppsMenu({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const t = useCopy(shellCopy);
  return (
    <AppsPanel
      groups={groups}
      trigger={
        <IconButton opens="dialog" label={t('shell.apps')} icon={<IconGridDots size={20} stroke={1.5} aria-hidden />} />
      }
    />
  );
}
