import type { SidebarGroup, SiteGroup, Submenu } from '@apiyard/kit/routing/page.ts';
import type { Icon } from '@tabler/icons-react';
import { IconAppWindow, IconArticle } from '@tabler/icons-react';
import type { ShellKey } from './shell-key.ts';

interface GroupOfMenu {
  readonly id: SidebarGroup;
  /** Without one its entries are always shown. */
  readonly label?: ShellKey;
}

/** The groups of the menu, in order. */
export const peopleGroups: readonly GroupOfMenu[] = [
  { id: 'start' },
  { id: 'areas', label: 'shell.apps.areas' },
  { id: 'account', label: 'shell.nav.account' },
  { id: 'learn', label: 'shell.nav.learn' },
  { id: 'samples', label: 'shell.nav.samples' },
];

/** The groups of the menu of the admin area, in order. */
export const adminGroups: readonly GroupOfMenu[] = [
  { id: 'admin' },
  { id: 'admin-content', label: 'shell.nav.content' },
  { id: 'admin-system', label: 'shell.nav.system' },
];

/** Submenus. Shown if they have entries. */
export const submenus: readonly {
  readonly id: Submenu;
  readonly group: SidebarGroup;
  readonly order: number;
  readonly icon: Icon;
}[] = [
  { id: 'Blog', group: 'learn', order: 50, icon: IconArticle },
  { id: 'eCommerce', group: 'samples', order: 40, icon: IconAppWindow },
  { id: 'Users', group: 'samples', order: 60, icon: IconAppWindow },
];

/** The columns of links in the footer of public pages. */
export const footerGroups: readonly { readonly id: SiteGroup; readonly label: ShellKey }[] = [
  { id: 'site-product', label: 'shell.site.product' },
  { id: 'site-learn', label: 'shell.nav.learn' },
  { id: 'site-help', label: 'shell.site.help' },
  { id: 'site-legal', label: 'shell.site.legal' },
];
