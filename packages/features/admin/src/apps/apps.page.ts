import { IconBrandAndroid } from '@tabler/icons-react';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { markdownEditorCopy } from '@apiyard/kit/MarkdownEditor/markdown-editor-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { appsCopy } from './apps-copy.ts';

export default definePage({
  path: '/admin/addapk',
  layout: 'full',
  access: 'admin',
  title: 'apps.title',
  copies: [appsCopy, markdownEditorCopy, problemsCopy],
  load: () => import('./apps.route.tsx'),
  menu: [{ group: 'admin-content', order: 40, label: 'shell.nav.apps', icon: IconBrandAndroid }],
});
