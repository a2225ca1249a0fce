import { IconLayoutGrid } from '@tabler/icons-react';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { hubCopy } from './hub-copy.ts';

export default definePage({
  path: '/allfeature',
  layout: 'full',
  access: 'anyone',
  title: 'hub.everything.title',
  copies: [hubCopy, areasCopy],
  load: () => import('./all-tools.route.tsx'),
  menu: [
    { group: 'start', order: 20, label: 'shell.nav.all', icon: IconLayoutGrid },
    { group: 'site-header', order: 10, label: 'shell.nav.all' },
    { group: 'site-product', order: 10, label: 'shell.nav.all' },
  ],
  isInSitemap: true,
  isServerRendered: true,
});
