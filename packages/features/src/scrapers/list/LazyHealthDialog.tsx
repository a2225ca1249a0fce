import { whenOpened } from '../../_kit/when-opened.tsx';
import type { HealthDialogProps } from './HealthDialog.tsx';

/** `HealthDialog`, with its code from the first opening on. */
export const LazyHealthDialog = whenOpened<HealthDialogProps>(
  'health',
  () => import('./HealthDialog.tsx').then(({ HealthDialog }) => HealthDialog),
  ({ row }) => row !== null,
);
