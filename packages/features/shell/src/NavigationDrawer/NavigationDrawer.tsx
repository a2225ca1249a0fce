import { Badge } from '@apiyard/ui/Badge';
import { Drawer } from '@apiyard/ui/Drawer';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { useEffect } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { Mark } from '@apiyard/kit/Mark/Mark.tsx';
import { useSite } from '@apiyard/kit/services.tsx';
import { mark } from '../Brand/Brand.css.ts';
import type { MenuEntry } from '../navigation/navigation.ts';
import type { Menu } from '../navigation/use-menu.ts';
import { shellCopy } from '../shell-copy.ts';
import { PersonFoot } from '../Sidebar/PersonFoot.tsx';

export interface NavigationDrawerProps {
  readonly menu: Pick<Menu, 'groups' | 'current'>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The width from which the page shows the menu itself. */
  readonly shownFrom: string;
  /** @default the dashboard */
  readonly homeHref?: string;
}

/** The menu of narrow windows. It closes when a place is chosen, outside of it, with Escape, by a swipe, or when the window grows. */
export function NavigationDrawer({
  menu,
  isOpen,
  onOpenChange,
  shownFrom,
  homeHref = '/dashboards/',
}: NavigationDrawerProps) {
  const t = useCopy(shellCopy);
  const format = useFormat();
  const { name } = useSite();
  const isWide = useMedia(shownFrom);
  useEffect(() => {
    if (isWide && isOpen) onOpenChange(false);
  }, [isWide, isOpen, onOpenChange]);
  const entryOf = ({ label, href, icon: Icon, items, chip }: MenuEntry): DrawerEntry => ({
    id: label,
    label: t(label),
    ...(href !== undefined && { href }),
    ...(Icon && { icon: <Icon size={20} stroke={1.5} aria-hidden /> }),
    ...(items && { items: items.map(entryOf) }),
    ...(chip !== undefined && {
      badge: chip === 'new' ? <Badge tone="accent">{t('shell.new')}</Badge> : <Badge>{format.number(chip)}</Badge>,
    }),
  });
  return (
    <Drawer
      label={t('shell.menu')}
      home={{
        href: homeHref,
        mark: (
          <span className={mark}>
            <Mark />
          </span>
        ),
        name,
      }}
      sections={menu.groups.map(({ label, entries }) => ({ id: label, title: t(label), items: entries.map(entryOf) }))}
      current={menu.current}
      footer={<PersonFoot />}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}

type DrawerEntry = Parameters<typeof Drawer>[0]['sections'][number]['items'][number];
