import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { messagesCopy } from './messages-copy.ts';

export default definePage({
  path: '/contact',
  layout: 'site',
  access: 'anyone',
  title: 'messages.contact.title',
  description: 'messages.contact.purpose',
  copies: [messagesCopy, problemsCopy],
  load: () => import('./contact.route.tsx'),
  menu: [{ group: 'site-help', order: 20, label: 'shell.site.contact' }],
});
