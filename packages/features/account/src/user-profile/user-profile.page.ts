import { definePage } from '@apiyard/kit/routing/page.ts';
import { accountCopy } from '../settings/account-copy.ts';

export default definePage({
  path: '/user-profile',
  layout: 'full',
  access: 'user',
  title: 'account.own.title',
  copies: [accountCopy],
  load: () => import('./user-profile.route.tsx'),
});
