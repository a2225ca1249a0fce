import { IconUsers } from '@tabler/icons-react';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { usersCopy } from './users-copy.ts';

export default definePage({
  path: '/admin/users',
  layout: 'full',
  access: 'admin',
  title: 'people.title',
  copies: [usersCopy],
  load: () => import('./users.route.tsx'),
  menu: [{ group: 'admin', order: 10, label: 'shell.nav.users', icon: IconUsers }],
  finders: [{ isSearch: true, load: () => import('./users.finder.ts') }],
});
