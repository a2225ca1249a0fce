import { whenOpened } from '@apiyard/kit/routing/when-opened.tsx';
import type { ImportDialogProps } from './ImportDialog.tsx';

/** `ImportDialog`, loaded when first opened. */
export const LazyImportDialog = whenOpened<ImportDialogProps>(
  'import',
  () => import('./ImportDialog.tsx').then(({ ImportDialog }) => ImportDialog),
  ({ state }) => state.phase !== 'closed',
);
