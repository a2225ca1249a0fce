/** Its own types are of another package name. */
declare module '@mixmark-io/domino' {
  const domino: { createDocument(html: string): { readonly body: HTMLElement } };
  export default domino;
}
