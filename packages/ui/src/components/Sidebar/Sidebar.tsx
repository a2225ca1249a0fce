import { ShellNavigationParts } from '../../shell/shell-navigation.tsx';
import type { ShellNavigation } from '../../shell/shell-navigation.tsx';
import { room, surfaceOf } from './Sidebar.css.ts';

export interface SidebarProps extends ShellNavigation {
  /** Icons only, 87 px wide; it widens over the page on hover and while it contains the focus. @default false */
  isMini?: boolean;
}

/** The product's pages down the side of large screens. Where the page needs the room, `Drawer` shows the same. */
export function Sidebar({ isMini = false, ...content }: SidebarProps) {
  const size = isMini ? 'mini' : 'full';
  return (
    <aside aria-label={content.label} className={room[size]}>
      <div className={surfaceOf[size]}>
        <ShellNavigationParts {...content} />
      </div>
    </aside>
  );
}
