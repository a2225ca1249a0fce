import { definePage } from '@apiyard/kit/routing/page.ts';
import { IconMail } from '@tabler/icons-react';
import { sampleDataCopy } from '../sample-data/sample-data-copy.ts';
import { emailCopy } from './email-copy.ts';

export default definePage({
  path: '/apps/email',
  layout: 'full',
  access: 'anyone',
  title: 'email.title',
  copies: [emailCopy, sampleDataCopy],
  load: () => import('./email.route.tsx'),
  finders: [{ isSearch: true, load: () => import('./email.finder.ts') }],
  menu: [{ group: 'samples', order: 90, label: 'Email', icon: IconMail }],
});
