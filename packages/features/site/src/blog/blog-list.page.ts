import { definePage } from '@apiyard/kit/routing/page.ts';
import { sampleContentCopy } from '@apiyard/kit/SampleContentNotice/sample-content-copy.ts';
import { blogCopy } from './blog-copy.ts';

export default definePage({
  path: '/apps/blog/posts',
  layout: 'full',
  access: 'anyone',
  title: 'blog.title',
  copies: [blogCopy, sampleContentCopy],
  load: () => import('./blog-list.route.tsx'),
  menu: [
    { group: 'Blog', order: 10, label: 'Posts' },
    { group: 'site-header', order: 40, label: 'Blog' },
    { group: 'site-learn', order: 30, label: 'Blog' },
  ],
  isInSitemap: true,
  isServerRendered: true,
});
