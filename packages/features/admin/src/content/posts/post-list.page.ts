import { IconPencil } from '@tabler/icons-react';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { contentCopy } from '../content-copy.ts';

export default definePage({
  path: '/admin/blog',
  layout: 'full',
  access: 'admin',
  title: 'content.posts.title',
  copies: [problemsCopy, contentCopy],
  load: () => import('./post-list.route.tsx'),
  menu: [{ group: 'admin-content', order: 20, label: 'shell.nav.manageBlog', icon: IconPencil }],
  palette: [{ label: 'palette.newPost', href: '/admin/blog/new' }],
});
