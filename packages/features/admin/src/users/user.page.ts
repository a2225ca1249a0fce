import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { usersCopy } from './users-copy.ts';

export default definePage({
  path: '/admin/users/:id',
  layout: 'full',
  access: 'admin',
  title: 'people.one.title',
  copies: [problemsCopy, usersCopy],
  load: () => import('./user.route.tsx'),
  parent: '/admin/users',
});
