import { IconId } from '@tabler/icons-react';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { specimenCopy } from './specimen-copy.ts';

export default definePage({
  path: '/ktp',
  layout: 'blank',
  access: 'anyone',
  title: 'specimen.ktp.title',
  copies: [specimenCopy],
  load: () => import('./ktp.route.tsx'),
  menu: [{ group: 'samples', order: 210, label: 'shell.nav.ktp', icon: IconId }],
});
