import { IconApi, IconStar } from '@tabler/icons-react';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { hubCopy } from '../hub-copy.ts';

const catalogue = {
  layout: 'full',
  access: 'anyone',
  copies: [hubCopy, areasCopy],
  load: () => import('./catalogue.route.tsx'),
  isInSitemap: true,
  isServerRendered: true,
} as const;

export default [
  definePage({
    ...catalogue,
    path: '/hub',
    title: 'hub.title',
    menu: [
      { group: 'start', order: 30, label: 'shell.nav.hub', icon: IconApi },
      { group: 'start', order: 40, label: 'shell.nav.favourites', icon: IconStar, href: '/hub?favourites' },
      { group: 'person', order: 20, label: 'shell.nav.favourites', icon: IconStar, href: '/hub?favourites' },
    ],
  }),
  definePage({
    ...catalogue,
    path: '/allfeature',
    title: 'hub.everything.title',
    parent: '/hub',
    menu: [
      { group: 'site-header', order: 10, label: 'shell.nav.all' },
      { group: 'site-product', order: 10, label: 'shell.nav.all' },
    ],
  }),
];
