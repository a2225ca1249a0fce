import { whenOpened } from '@apiyard/kit/when-opened.tsx';
import type { HealthDialogProps } from './HealthDialog.tsx';

/** `HealthDialog`, loaded when first opened. */
export const LazyHealthDialog = whenOpened<HealthDialogProps>(
  'health',
  () => import('./HealthDialog.tsx').then(({ HealthDialog }) => HealthDialog),
  ({ row }) => row !== null,
);
