/** Resolves when the whole style sheet is there, on a page that was painted with a part of it; without it the page stays as it was drawn. */
export async function wholeSheet(page: Document): Promise<void> {
  const link = page.getElementById('whole-sheet');
  if (!(link instanceof HTMLLinkElement) || link.sheet !== null) return;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  link.addEventListener('load', resolve);
  link.addEventListener('error', resolve);
  await promise;
}
