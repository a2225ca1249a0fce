/** What Turndown's nodes have, of the DOM. */
export interface MarkupNode {
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly parentNode: MarkupNode | null;
  readonly firstElementChild: MarkupNode | null;
  readonly nextElementSibling: MarkupNode | null;
  readonly previousElementSibling: MarkupNode | null;
  readonly nextSibling: MarkupNode | null;
  getAttribute(name: string): string | null;
}
