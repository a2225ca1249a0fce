import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { markdownEditorCopy } from '@apiyard/kit/MarkdownEditor/markdown-editor-copy.ts';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { contentCopy } from '../content-copy.ts';

export default definePage({
  path: '/admin/recent-updates/:id',
  layout: 'full',
  access: 'admin',
  title: 'content.updates.title',
  copies: [problemsCopy, contentCopy, markdownEditorCopy, unsavedCopy],
  load: () => import('./update-editor.route.tsx'),
  parent: '/admin/recent-updates',
});
