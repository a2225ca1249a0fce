import type { CopyKey } from '@apiyard/kit/copy.ts';
import type en from '../copy/en.ts';

export type ShellKey = CopyKey<typeof en>;
