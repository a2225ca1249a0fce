/**
 * Turns the names of components in Markdown into links: `` `Tabs` `` and `` `Card padding='none'` ``. `addressOf` returns
 * undefined for names that are no component, and for the component of the page.
 */
export function linkNames(markdown: string, addressOf: (name: string) => string | undefined): string {
  return markdown.replaceAll(/(?<!\[)`([A-Z]\w*)((?: [^`]*)?)`(?!\])/g, (code, name: string) => {
    const address = addressOf(name);
    return address === undefined ? code : `[${code}](${address})`;
  });
}
