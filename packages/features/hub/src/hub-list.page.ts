import { IconApi, IconStar } from '@tabler/icons-react';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { hubCopy } from './hub-copy.ts';

export default definePage({
  path: '/hub',
  layout: 'full',
  access: 'anyone',
  title: 'hub.title',
  copies: [hubCopy, areasCopy],
  load: () => import('./hub-list.route.tsx'),
  menu: [
    { group: 'start', order: 30, label: 'shell.nav.hub', icon: IconApi },
    { group: 'start', order: 40, label: 'shell.nav.favourites', icon: IconStar, href: '/hub?favourites' },
    { group: 'person', order: 20, label: 'shell.nav.favourites', icon: IconStar, href: '/hub?favourites' },
    { group: 'site-product', order: 20, label: 'shell.nav.hub' },
  ],
  isInSitemap: true,
  isServerRendered: true,
});
