import { IconKey } from '@tabler/icons-react';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { keysCopy } from './keys-copy.ts';

export default definePage({
  path: '/account/keys',
  layout: 'full',
  access: 'user',
  title: 'accountPage.keys',
  copies: [keysCopy, accountPageCopy, areasCopy, problemsCopy],
  load: () => import('./keys.route.tsx'),
  menu: [
    { group: 'account', order: 10, label: 'shell.account.keys', icon: IconKey },
    { group: 'person', order: 50, label: 'shell.account.keys', icon: IconKey },
  ],
  parent: '/account/profile',
  palette: [{ label: 'palette.createKey', href: '/account/keys?new' }],
});
