import { IconStack2 } from '@tabler/icons-react';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { premiumCopy } from './premium-copy.ts';

export default definePage({
  path: '/admin/plans',
  layout: 'full',
  access: 'admin',
  title: 'premium.plans.title',
  copies: [problemsCopy, premiumCopy, planCardCopy],
  load: () => import('./plans.route.tsx'),
  menu: [{ group: 'admin', order: 30, label: 'shell.nav.plans', icon: IconStack2 }],
  palette: [{ label: 'palette.newPlan', href: '/admin/plans?new' }],
});
