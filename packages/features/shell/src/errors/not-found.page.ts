import { definePage } from '@apiyard/kit/routing/page.ts';
import { errorsCopy } from './errors-copy.ts';

export default definePage({
  path: '/auth/404',
  layout: 'blank',
  access: 'anyone',
  title: 'errors.notFound.title',
  copies: [errorsCopy],
  load: () => import('./not-found.route.tsx'),
});
