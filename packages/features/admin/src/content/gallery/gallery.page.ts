import { IconPhoto } from '@tabler/icons-react';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { contentCopy } from '../content-copy.ts';

export default definePage({
  path: '/admin/gallery',
  layout: 'full',
  access: 'admin',
  title: 'content.gallery.title',
  copies: [problemsCopy, contentCopy, unsavedCopy],
  load: () => import('./gallery.route.tsx'),
  menu: [{ group: 'admin-content', order: 30, label: 'shell.nav.manageGallery', icon: IconPhoto }],
});
