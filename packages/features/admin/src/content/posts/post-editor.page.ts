import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { markdownEditorCopy } from '@apiyard/kit/MarkdownEditor/markdown-editor-copy.ts';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { contentCopy } from '../content-copy.ts';

export default definePage({
  path: '/admin/blog/:id',
  layout: 'full',
  access: 'admin',
  title: 'content.posts.title',
  copies: [problemsCopy, contentCopy, markdownEditorCopy, unsavedCopy],
  load: () => import('./post-editor.route.tsx'),
  parent: '/admin/blog',
});
