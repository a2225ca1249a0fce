import { IconNews } from '@tabler/icons-react';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { contentCopy } from '../content-copy.ts';

export default definePage({
  path: '/admin/recent-updates',
  layout: 'full',
  access: 'admin',
  title: 'content.updates.title',
  copies: [problemsCopy, contentCopy],
  load: () => import('./update-list.route.tsx'),
  menu: [{ group: 'admin-content', order: 10, label: 'shell.nav.manageUpdates', icon: IconNews }],
  palette: [{ label: 'palette.newUpdate', href: '/admin/recent-updates/new' }],
});
