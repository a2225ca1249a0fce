import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { messagesCopy } from './messages-copy.ts';

export default definePage({
  path: '/datadeletion',
  layout: 'site',
  access: 'anyone',
  title: 'messages.deletion.title',
  description: 'messages.deletion.purpose',
  copies: [messagesCopy, problemsCopy],
  load: () => import('./data-deletion.route.tsx'),
  menu: [{ group: 'site-legal', order: 30, label: 'shell.site.deletion' }],
});
