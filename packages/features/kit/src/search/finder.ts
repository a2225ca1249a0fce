import type { QueryClient } from '@tanstack/react-query';
import type { Icon } from '@tabler/icons-react';
import type { Copy } from '../copy.ts';
import type { FinderLabel } from '../navigation/search/search-copy.ts';

/** The group of the command palette in which places are shown. */
export interface FinderGroup {
  readonly label: FinderLabel;
  readonly icon: Icon;
  /** Ascending among the groups of finders. They are ten apart, so that others fit between them. */
  readonly order: number;
}

/** What the command palette finds inside a page: a section, a record. */
export interface FoundPlace {
  readonly href: string;
  readonly title: string;
  /** A second, quieter line. */
  readonly summary?: string;
  /** The title is the result of a tool, whose name is the summary. Choosing it copies this; another item opens the tool. */
  readonly copyText?: string;
  /** Other words it is found by. */
  readonly words?: readonly string[];
}

interface FindInput {
  /** What was typed, trimmed; empty if the finder lists everything. */
  readonly query: string;
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

/** The default export of an `x.finder.ts`, which a page declares. */
export interface Finder {
  readonly group: FinderGroup;
  /** Loaded before it is called. */
  readonly copies?: readonly Copy[];
  /** Of a result: whether the words are for this finder alone, as a command is: nothing else is shown until it has found something. */
  claims?(query: string): boolean;
  find(input: FindInput): Promise<readonly FoundPlace[]> | readonly FoundPlace[];
}
