interface Entry {
  id: string;
  href?: string;
  items?: readonly Entry[];
}

/** The ids of the entries that must be expanded to show the page at `href`, outermost first. */
export function entriesAbove(entries: readonly Entry[], href: string | null): string[] {
  if (href === null) return [];
  for (const { id, href: own, items } of entries) {
    if (own === href) return [];
    if (items === undefined) continue;
    const inner = entriesAbove(items, href);
    if (inner.length > 0 || items.some((item) => item.href === href)) return [id, ...inner];
  }
  return [];
}
