import { IconBook } from '@tabler/icons-react';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { responseCopy } from '../response/response-copy.ts';
import { docsCopy } from './docs-copy.ts';

export default definePage({
  path: '/docs/*',
  layout: 'full',
  access: 'anyone',
  title: 'docs.title',
  copies: [docsCopy, responseCopy, areasCopy],
  load: () => import('./docs.route.tsx'),
  menu: [
    { group: 'learn', order: 10, label: 'shell.nav.docs', icon: IconBook },
    { group: 'site-header', order: 30, label: 'shell.nav.docs' },
    { group: 'site-learn', order: 10, label: 'shell.nav.docs' },
  ],
  isInSitemap: true,
  isServerRendered: true,
  finders: [{ load: () => import('./docs.finder.ts') }],
});
