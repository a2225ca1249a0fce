import { IconHeartbeat } from '@tabler/icons-react';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { healthCopy } from './health-copy.ts';

export default definePage({
  path: '/admin/health',
  layout: 'full',
  access: 'admin',
  title: 'health.title',
  copies: [healthCopy],
  load: () => import('./health.route.tsx'),
  menu: [{ group: 'admin-system', order: 10, label: 'shell.nav.health', icon: IconHeartbeat }],
});
