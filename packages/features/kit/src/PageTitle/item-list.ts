/** A list of pages, for `StructuredData`. */
export const itemListOf = (name: string, pages: readonly { readonly name: string; readonly url: string }[]) => ({
  '@type': 'ItemList',
  name,
  itemListElement: pages.map((page, index) => ({ '@type': 'ListItem', position: index + 1, ...page })),
});
