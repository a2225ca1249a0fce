/** A part of a legal page: a heading with an anchor, then what it says. */
export interface LegalSection<Key extends string> {
  /** Its anchor, the same in every language. */
  readonly id: string;
  readonly title: Key;
  readonly paragraphs?: readonly Key[];
  /** A list after the paragraphs. */
  readonly points?: readonly Key[];
  /** Who runs the site stands after the paragraphs. */
  readonly namesOperator?: true;
  readonly link?: { readonly href: string; readonly words: Key };
}
