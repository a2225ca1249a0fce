import { definePage } from '@apiyard/kit/page.ts';
import { messagesCopy } from './messages-copy.ts';

export default definePage({
  path: '/contact',
  layout: 'site',
  access: 'anyone',
  title: 'messages.contact.title',
  description: 'messages.contact.purpose',
  copies: [messagesCopy],
  load: () => import('./contact.route.tsx'),
  menu: [{ group: 'site-help', order: 20, label: 'shell.site.contact' }],
});
