import { IconTable } from '@tabler/icons-react';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { tablesCopy } from './tables-copy.ts';

export default definePage({
  path: '/tables/collapsible',
  layout: 'full',
  access: 'anyone',
  title: 'tables.title',
  copies: [tablesCopy],
  load: () => import('./collapsible.route.tsx'),
  menu: [{ group: 'samples', order: 200, label: 'shell.nav.table', icon: IconTable }],
});
