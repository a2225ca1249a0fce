import type { DocsKey } from '../docs-copy.ts';

/** Pieces of an article that are more than words: samples, tables, live figures. */
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
  | 'generators';

export type Block =
  | { readonly text: DocsKey }
  | { readonly list: readonly DocsKey[] }
  | { readonly steps: readonly DocsKey[] }
  | { readonly part: PartName };

export interface Section {
  /** The anchor. It stands in links of others: keep it. */
  readonly id: string;
  readonly title: DocsKey;
  readonly blocks: readonly Block[];
}

export interface Article {
  /** Under `/docs/`; empty is the first page. No area has the same name. */
  readonly slug: string;
  readonly title: DocsKey;
  readonly purpose: DocsKey;
  readonly sections: readonly Section[];
}
