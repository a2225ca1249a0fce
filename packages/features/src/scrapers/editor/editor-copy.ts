import { defineCopy } from '../../_kit/copy.ts';
import type { Translate } from '../../_kit/copy.ts';
import type en from './copy/en.ts';

export const editorCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  ar: () => import('./copy/ar.ts'),
});

export type EditorTranslate = Translate<typeof en>;
