import type { CopyKey } from '@apiyard/kit/copy.ts';
import type en from '../copy/en.ts';
import type { DocsKey, GuideKey } from '../docs-copy.ts';

/** Non-text parts of an article: samples, tables, live data. */
export type PartName =
  | 'guide'
  | 'areas'
  | 'base'
  | 'first call'
  | 'envelope'
  | 'key header'
  | 'bearer'
  | 'meta'
  | 'raw head'
  | 'headers'
  | 'plans'
  | 'limit headers'
  | 'file call'
  | 'problem'
  | 'input problem'
  | 'codes'
  | 'openapi'
  | 'catalogue'
  | 'generators'
  | 'client install'
  | 'client call'
  | 'client files'
  | 'client errors'
  | 'client import'
  | 'mcp config';

export type Block =
  | { readonly text: GuideKey }
  | { readonly list: readonly GuideKey[] }
  | { readonly steps: readonly GuideKey[] }
  | { readonly part: PartName };

export interface Section {
  /** The anchor. External links use it: don't change it. */
  readonly id: string;
  readonly title: DocsKey;
  readonly blocks: readonly Block[];
}

export interface Article {
  /** Path under `/docs/`; empty is the overview. Must not be the name of an area. */
  readonly slug: string;
  readonly title: DocsKey;
  readonly purpose: CopyKey<typeof en, 'site'>;
  readonly sections: readonly Section[];
}
