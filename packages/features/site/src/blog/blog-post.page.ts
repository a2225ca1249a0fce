import { definePage } from '@apiyard/kit/routing/page.ts';
import { blogCopy } from './blog-copy.ts';

export default definePage({
  path: '/apps/blog/detail/:id',
  layout: 'full',
  access: 'anyone',
  title: 'blog.post',
  copies: [blogCopy],
  load: () => import('./blog-post.route.tsx'),
  parent: '/apps/blog/posts',
  isServerRendered: true,
});
