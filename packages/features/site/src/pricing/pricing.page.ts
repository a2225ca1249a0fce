import { IconReceipt2 } from '@tabler/icons-react';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { pricingCopy } from './pricing-copy.ts';

export default definePage({
  path: '/pricing',
  layout: 'full',
  access: 'anyone',
  title: 'pricing.title',
  copies: [pricingCopy, planCardCopy],
  load: () => import('./pricing.route.tsx'),
  menu: [{ group: 'learn', order: 30, label: 'shell.nav.pricing', icon: IconReceipt2, isForVisitors: true }],
  isInSitemap: true,
  isServerRendered: true,
});
