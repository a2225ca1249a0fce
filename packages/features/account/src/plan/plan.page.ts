import { IconId } from '@tabler/icons-react';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { planCopy } from './plan-copy.ts';

export default definePage({
  path: '/account/plan',
  layout: 'full',
  access: 'user',
  title: 'accountPage.plan',
  copies: [planCopy, planCardCopy, problemsCopy, accountPageCopy],
  load: () => import('./plan.route.tsx'),
  menu: [
    { group: 'account', order: 30, label: 'shell.account.plan', icon: IconId },
    { group: 'person', order: 70, label: 'shell.account.plan', icon: IconId },
  ],
  parent: '/account/profile',
});
