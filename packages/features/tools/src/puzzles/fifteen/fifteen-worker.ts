/** What the page and the worker of the fifteen puzzle send to each other. */
import type { FifteenBoard, FifteenSize } from '@apiyard/kernels/fifteen/board';

export type FifteenQuestion =
  | { readonly kind: 'make' | 'print'; readonly size: FifteenSize; readonly seed: string }
  | { readonly kind: 'hint'; readonly board: FifteenBoard };
