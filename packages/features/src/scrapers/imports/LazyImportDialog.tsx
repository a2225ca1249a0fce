import { whenOpened } from '../../_kit/when-opened.tsx';
import type { ImportDialogProps } from './ImportDialog.tsx';

/** `ImportDialog`, with its code from the first opening on. */
export const LazyImportDialog = whenOpened<ImportDialogProps>(
  'import',
  () => import('./ImportDialog.tsx').then(({ ImportDialog }) => ImportDialog),
  ({ state }) => state.phase !== 'closed',
);
