/** The match of a selector and its position: nested selectors start from it. */
import type { ParentNode } from 'domhandler';

export interface NodePlace {
  readonly kind: 'node';
  readonly node: ParentNode;
}

export interface JsonPlace {
  readonly kind: 'json';
  readonly value: unknown;
  /** Member names and indexes from the root; null for values that are not from the page (`const`, `param`). */
  readonly location: readonly (string | number)[] | null;
}

/** A piece that a regular expression cut out. */
export interface TextPlace {
  readonly kind: 'text';
  readonly text: string;
  /** Of the whole source; null where the piece is not of the source itself. */
  readonly start: number | null;
  /** The element or value whose text it was cut from. */
  readonly origin: NodePlace | JsonPlace | null;
}

export type Place = NodePlace | JsonPlace | TextPlace;
