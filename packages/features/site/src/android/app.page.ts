import { definePage } from '@apiyard/kit/routing/page.ts';
import { androidCopy } from './android-copy.ts';

export default definePage({
  path: '/android/:packageName',
  layout: 'full',
  access: 'anyone',
  title: 'android.title',
  copies: [androidCopy],
  load: () => import('./app.route.tsx'),
  parent: '/android',
  isServerRendered: true,
});
