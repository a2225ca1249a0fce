import { IconLayoutDashboard } from '@tabler/icons-react';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { homeCopy } from './home-copy.ts';

export default definePage({
  path: '/dashboards',
  layout: 'full',
  access: 'anyone',
  title: 'home.public.title',
  copies: [homeCopy],
  load: () => import('./dashboard.route.tsx'),
  menu: [
    { group: 'start', order: 10, label: 'shell.nav.dashboard', icon: IconLayoutDashboard, href: '/dashboards/' },
    { group: 'person', order: 10, label: 'shell.nav.dashboard', icon: IconLayoutDashboard, href: '/dashboards/' },
  ],
  isInSitemap: true,
  isServerRendered: true,
});
