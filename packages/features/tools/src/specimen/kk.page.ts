import { IconFileText } from '@tabler/icons-react';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { specimenCopy } from './specimen-copy.ts';

export default definePage({
  path: '/kk',
  layout: 'blank',
  access: 'anyone',
  title: 'specimen.kk.title',
  copies: [specimenCopy],
  load: () => import('./kk.route.tsx'),
  menu: [{ group: 'samples', order: 220, label: 'shell.nav.kk', icon: IconFileText }],
});
