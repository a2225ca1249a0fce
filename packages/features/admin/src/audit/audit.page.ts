import { IconHistory } from '@tabler/icons-react';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { auditCopy } from './audit-copy.ts';

export default definePage({
  path: '/admin/audit',
  layout: 'full',
  access: 'admin',
  title: 'audit.title',
  copies: [auditCopy],
  load: () => import('./audit.route.tsx'),
  menu: [{ group: 'admin-system', order: 20, label: 'shell.nav.audit', icon: IconHistory }],
});
