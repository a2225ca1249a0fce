import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { IconLayoutKanban } from '@tabler/icons-react';
import { sampleDataCopy } from '../sample-data/sample-data-copy.ts';
import { kanbanCopy } from './kanban-copy.ts';

export default definePage({
  path: '/apps/kanban',
  layout: 'full',
  access: 'anyone',
  title: 'kanban.title',
  copies: [kanbanCopy, sampleDataCopy, problemsCopy, unsavedCopy],
  load: () => import('./kanban.route.tsx'),
  menu: [{ group: 'samples', order: 75, label: 'shell.nav.kanban', icon: IconLayoutKanban }],
  finders: [{ load: () => import('./kanban.finder.ts') }],
});
