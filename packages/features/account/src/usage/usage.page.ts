import { IconChartBar } from '@tabler/icons-react';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { usageCopy } from './usage-copy.ts';

export default definePage({
  path: '/account/usage',
  layout: 'full',
  access: 'user',
  title: 'accountPage.usage',
  copies: [usageCopy, accountPageCopy],
  load: () => import('./usage.route.tsx'),
  menu: [
    { group: 'account', order: 20, label: 'shell.account.usage', icon: IconChartBar },
    { group: 'person', order: 60, label: 'shell.account.usage', icon: IconChartBar },
  ],
  parent: '/account/profile',
  finders: [{ load: () => import('./calls.finder.ts') }],
});
