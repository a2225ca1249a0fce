/** Resolves when the full style sheet is loaded, on a page painted with the critical part. If it fails, the page keeps that part. */
export async function wholeSheet(page: Document): Promise<void> {
  const link = page.getElementById('whole-sheet');
  if (!(link instanceof HTMLLinkElement) || link.sheet !== null) return;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  link.addEventListener('load', resolve);
  link.addEventListener('error', resolve);
  await promise;
}
