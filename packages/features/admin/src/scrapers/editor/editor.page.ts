import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { editorCopy } from './editor-copy.ts';
import { scrapersCopy } from '../scrapers-copy.ts';

export default definePage({
  path: '/addscrape/:id',
  layout: 'full',
  access: 'admin',
  title: 'apiEditor.untitled',
  crumb: 'scrapers.edit',
  copies: [editorCopy, problemsCopy, scrapersCopy],
  load: () => import('./editor.route.tsx'),
  parent: '/addscrape',
});
