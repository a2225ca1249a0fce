import type { CopyIn } from '@apiyard/kit/copy.ts';
import en from './en.ts';

export default en satisfies CopyIn<'en', typeof en> as unknown as CopyIn<'fr', typeof en>;
