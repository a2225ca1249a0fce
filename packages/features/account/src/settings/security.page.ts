import { IconShieldLock } from '@tabler/icons-react';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { credentialsCopy } from '@apiyard/kit/credentials/credentials-copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { accountCopy } from './account-copy.ts';

export default definePage({
  path: '/account/security',
  layout: 'full',
  access: 'user',
  title: 'accountPage.security',
  copies: [accountCopy, credentialsCopy, problemsCopy, accountPageCopy],
  load: () => import('./security.route.tsx'),
  menu: [{ group: 'person', order: 40, label: 'shell.account.security', icon: IconShieldLock }],
  parent: '/account/profile',
});
