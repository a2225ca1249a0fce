import { defineCopy } from '../_kit/copy.ts';

export const homeCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  ar: () => import('./copy/ar.ts'),
});
