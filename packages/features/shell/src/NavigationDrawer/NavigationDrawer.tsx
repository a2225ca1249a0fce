import { Drawer } from '@apiyard/ui/Drawer';
import { Stack } from '@apiyard/ui/Stack';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { useEffect } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Mark } from '@apiyard/kit/Mark/Mark.tsx';
import { useSite } from '@apiyard/kit/services.tsx';
import { mark } from '../Brand/Brand.css.ts';
import type { Menu } from '../navigation/use-menu.ts';
import { shellCopy } from '../shell-copy.ts';
import { PersonFoot } from '../Sidebar/PersonFoot.tsx';
import { AreaSwitchLink } from '../SideMenu/AreaSwitchLink.tsx';
import { SideMenu } from '../SideMenu/SideMenu.tsx';

export interface NavigationDrawerProps {
  readonly menu: Pick<Menu, 'groups' | 'current' | 'areaSwitch'>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The width from which the page shows the menu itself. */
  readonly shownFrom: string;
  /** @default the dashboard */
  readonly homeHref?: string;
}

/** The menu of narrow windows. It closes when a place is chosen, outside of it, with Escape, by a swipe, or when the window grows. */
export function NavigationDrawer({
  menu: { groups, current, areaSwitch },
  isOpen,
  onOpenChange,
  shownFrom,
  homeHref = '/dashboards/',
}: NavigationDrawerProps) {
  const t = useCopy(shellCopy);
  const { name } = useSite();
  const isWide = useMedia(shownFrom);
  useEffect(() => {
    if (isWide && isOpen) onOpenChange(false);
  }, [isWide, isOpen, onOpenChange]);
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
      footer={
        <Stack space={1}>
          {areaSwitch !== null && (
            <AreaSwitchLink areaSwitch={areaSwitch} isInFoot onNavigate={() => onOpenChange(false)} />
          )}
          <PersonFoot />
        </Stack>
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {(close) => <SideMenu groups={groups} current={current} onNavigate={close} />}
    </Drawer>
  );
}
