import { defineCopy } from '@apiyard/features/_kit/copy.ts';

export const shellCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  ar: () => import('./copy/ar.ts'),
});
