import { IconBrandAndroid } from '@tabler/icons-react';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { androidCopy } from './android-copy.ts';

export default definePage({
  path: '/android',
  layout: 'full',
  access: 'anyone',
  title: 'android.title',
  copies: [androidCopy],
  load: () => import('./apps.route.tsx'),
  menu: [{ group: 'learn', order: 40, label: 'shell.nav.android', icon: IconBrandAndroid }],
  isInSitemap: true,
  isServerRendered: true,
});
