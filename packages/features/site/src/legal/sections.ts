/** A section of a legal page. */
export interface LegalSection<Key extends string> {
  /** Anchor, the same in every language. */
  readonly id: string;
  readonly title: Key;
  readonly paragraphs?: readonly Key[];
  /** A list after the paragraphs. */
  readonly points?: readonly Key[];
  /** Shows the operator's details after the paragraphs. */
  readonly namesOperator?: true;
  readonly link?: { readonly href: string; readonly words: Key };
}
