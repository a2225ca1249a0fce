import type { CopyKey } from '../../_kit/copy.ts';
import type en from '../copy/en.ts';

export type ShellKey = CopyKey<typeof en>;

/** One entry under a menu key of specification section 9, which is its text's key as well. */
export interface MenuKeyEntry {
  readonly key: ShellKey;
  /** None where it only holds others. */
  readonly href?: string;
  readonly items?: readonly MenuKeyEntry[];
}

/** The blog's place in the menu. */
export const blogMenu: MenuKeyEntry = { key: 'Blog', items: [{ key: 'Posts', href: '/apps/blog/posts' }] };

/** The modules with sample data. The menu shows those whose routes exist. */
export const sampleMenu: readonly MenuKeyEntry[] = [
  { key: 'Modern', href: '/dashboards/modern' },
  { key: 'Ecommerce', href: '/dashboards/ecommerce' },
  { key: 'Contacts', href: '/apps/contacts' },
  {
    key: 'eCommerce',
    items: [
      { key: 'Shop', href: '/apps/ecommerce/shop' },
      { key: 'Detail', href: '/apps/ecommerce/detail/1' },
      { key: 'List', href: '/apps/ecommerce/list' },
      { key: 'Checkout', href: '/apps/ecommerce/checkout' },
    ],
  },
  { key: 'Chats', href: '/apps/chats' },
  {
    key: 'Users',
    items: [
      { key: 'Profile', href: '/user-profile' },
      { key: 'Followers', href: '/apps/followers' },
      { key: 'Friends', href: '/apps/friends' },
      { key: 'Gallery', href: '/apps/gallery' },
    ],
  },
  { key: 'Notes', href: '/apps/notes' },
  { key: 'Calendar', href: '/apps/calendar' },
  { key: 'Email', href: '/apps/email' },
  { key: 'Tickets', href: '/apps/tickets' },
];
