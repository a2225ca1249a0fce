import { definePage } from '@apiyard/kit/routing/page.ts';
import { legalCopy } from './legal-copy.ts';
import { privacyCopy } from './privacy/privacy-copy.ts';

export default definePage({
  path: '/privacyp',
  layout: 'site',
  access: 'anyone',
  title: 'legal.privacy.title',
  description: 'legal.privacy.purpose',
  copies: [legalCopy, privacyCopy],
  load: () => import('./privacy.route.tsx'),
  menu: [{ group: 'site-legal', order: 10, label: 'shell.site.privacy' }],
  ownText: 'privacy',
});
