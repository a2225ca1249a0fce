/** What the page and the worker of a nonogram send to each other. */
import type { NonogramClues, NonogramGrid } from '@apiyard/kernels/nonogram/nonogram';

export type NonogramQuestion =
  | { readonly kind: 'make'; readonly size: number; readonly seed: string }
  | { readonly kind: 'hint'; readonly clues: NonogramClues; readonly grid: NonogramGrid };
