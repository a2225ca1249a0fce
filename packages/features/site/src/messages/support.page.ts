import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { messagesCopy } from './messages-copy.ts';

export default definePage({
  path: '/support',
  layout: 'site',
  access: 'anyone',
  title: 'messages.support.title',
  description: 'messages.support.purpose',
  copies: [messagesCopy, problemsCopy],
  load: () => import('./support.route.tsx'),
  menu: [{ group: 'site-help', order: 10, label: 'shell.site.support' }],
});
