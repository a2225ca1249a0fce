import { whenOpened } from '@apiyard/kit/routing/when-opened.tsx';
import type { KeyDialogsProps } from './KeyDialogs.tsx';

/** `KeyDialogs`, loaded when first opened. */
export const LazyKeyDialogs = whenOpened<KeyDialogsProps>(
  'key-dialogs',
  () => import('./KeyDialogs.tsx').then(({ KeyDialogs }) => KeyDialogs),
  ({ dialog }) => dialog !== null,
);
