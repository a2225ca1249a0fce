import { ShellNavigationParts } from '../../shell/shell-navigation.tsx';
import type { ShellNavigation } from '../../shell/shell-navigation.tsx';
import { NavigationTree } from '../NavigationTree/NavigationTree.tsx';
import type { NavigationTreeProps } from '../NavigationTree/NavigationTree.tsx';
import { room, surfaceOf } from './Sidebar.css.ts';

export interface SidebarProps extends ShellNavigation, NavigationTreeProps {
  /** Icons only, 87 px wide; it widens over the page on hover and while it contains the focus. @default false */
  isMini?: boolean;
}

/** The product's pages down the side of large screens. Where the page needs the room, `Drawer` shows the same. */
export function Sidebar({ isMini = false, home, footer, ...navigation }: SidebarProps) {
  const size = isMini ? 'mini' : 'full';
  return (
    <aside aria-label={navigation.label} className={room[size]}>
      <div className={surfaceOf[size]}>
        <ShellNavigationParts
          {...{ home, footer }}
          {...(navigation.onNavigate && { onNavigate: navigation.onNavigate })}
        >
          <NavigationTree {...navigation} />
        </ShellNavigationParts>
      </div>
    </aside>
  );
}
