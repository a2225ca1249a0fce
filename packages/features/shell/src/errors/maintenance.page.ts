import { definePage } from '@apiyard/kit/routing/page.ts';
import { errorsCopy } from './errors-copy.ts';

export default definePage({
  path: '/auth/maintenance',
  layout: 'blank',
  access: 'anyone',
  title: 'errors.maintenance.title',
  copies: [errorsCopy],
  load: () => import('./maintenance.route.tsx'),
});
