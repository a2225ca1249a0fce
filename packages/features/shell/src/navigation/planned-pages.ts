import type { MenuLabel } from '@apiyard/kit/navigation/menu-label.ts';
import type { MenuPlace, Path, Submenu } from '@apiyard/kit/routing/page.ts';
import { IconAppWindow } from '@tabler/icons-react';
import type { MenuPage } from './navigation.ts';

const planned = (path: Path, place: MenuPlace): MenuPage => ({ path, access: 'anyone', menu: [place] });
/** All modules share one icon. */
const sample = (order: number, label: MenuLabel, path: Path) =>
  planned(path, { group: 'samples', order, label, icon: IconAppWindow });
const inSubmenu = (group: Submenu, order: number, label: MenuLabel, path: Path) =>
  planned(path, { group, order, label });

/**
 * Pages of the modules with sample data (specification, section 9) that do not exist yet. When you add the page, move its
 * entry there.
 */
export const plannedPages: readonly MenuPage[] = [
  sample(10, 'Modern', '/dashboards/modern'),
  sample(20, 'Ecommerce', '/dashboards/ecommerce'),
  sample(30, 'Contacts', '/apps/contacts'),
  sample(50, 'Chats', '/apps/chats'),
  inSubmenu('Users', 20, 'Followers', '/apps/followers'),
  inSubmenu('Users', 30, 'Friends', '/apps/friends'),
  inSubmenu('Users', 40, 'Gallery', '/apps/gallery'),
  sample(70, 'Notes', '/apps/notes'),
  sample(80, 'Calendar', '/apps/calendar'),
  sample(90, 'Email', '/apps/email'),
  sample(100, 'Tickets', '/apps/tickets'),
];
