import { IconLayoutDashboard } from '@tabler/icons-react';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { overviewCopy } from './overview-copy.ts';

export default definePage({
  path: '/admin',
  layout: 'full',
  access: 'admin',
  title: 'adminHome.title',
  copies: [overviewCopy],
  load: () => import('./overview.route.tsx'),
  menu: [{ group: 'admin', order: 5, label: 'shell.nav.adminHome', icon: IconLayoutDashboard }],
});
