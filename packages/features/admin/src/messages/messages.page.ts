import { IconMail } from '@tabler/icons-react';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { messagesCopy } from './messages-copy.ts';

export default definePage({
  path: '/admin/messages',
  layout: 'full',
  access: 'admin',
  title: 'adminMessages.title',
  copies: [messagesCopy],
  load: () => import('./messages.route.tsx'),
  menu: [{ group: 'admin', order: 40, label: 'shell.nav.messages', icon: IconMail }],
});
