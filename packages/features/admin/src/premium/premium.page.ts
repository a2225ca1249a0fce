import { IconCrown } from '@tabler/icons-react';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { premiumCopy } from './premium-copy.ts';

export default definePage({
  path: '/addprem',
  layout: 'full',
  access: 'admin',
  title: 'premium.title',
  copies: [problemsCopy, premiumCopy, planCardCopy],
  load: () => import('./premium.route.tsx'),
  menu: [{ group: 'admin', order: 20, label: 'shell.nav.premium', icon: IconCrown }],
  palette: [
    { label: 'palette.vouchers', href: '/addprem?tab=vouchers' },
    { label: 'palette.grantPlan', href: '/addprem?new' },
  ],
  finders: [{ isSearch: true, load: () => import('./vouchers.finder.ts') }],
});
