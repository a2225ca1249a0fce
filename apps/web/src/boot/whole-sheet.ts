/**
 * Takes the whole style sheet into use on a page that was drawn with a part of it. Resolves when it is there; without it
 * the page stays as it was drawn.
 */
export async function wholeSheet(page: Document): Promise<void> {
  const link = page.getElementById('whole-sheet');
  if (!(link instanceof HTMLLinkElement)) return;
  if (link.sheet === null) {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    await promise;
  }
  link.media = 'all';
}
