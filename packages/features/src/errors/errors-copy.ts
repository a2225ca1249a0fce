import { defineCopy } from '../_kit/copy.ts';

export const errorsCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  ar: () => import('./copy/ar.ts'),
});
