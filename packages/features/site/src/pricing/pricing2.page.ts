import { definePage } from '@apiyard/kit/routing/page.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { pricingCopy } from './pricing-copy.ts';

export default definePage({
  path: '/pricing2',
  layout: 'site',
  access: 'anyone',
  title: 'pricing.plain.title',
  description: 'pricing.plain.purpose',
  copies: [pricingCopy, planCardCopy],
  load: () => import('./pricing2.route.tsx'),
  menu: [
    { group: 'site-header', order: 20, label: 'shell.nav.pricing' },
    { group: 'site-product', order: 30, label: 'shell.nav.pricing' },
  ],
});
