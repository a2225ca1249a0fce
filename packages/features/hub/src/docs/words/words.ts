/** Parses `code` in back quotes and [links](/to/somewhere) in texts of the documentation. */
type Part =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(/`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, inCode, words = '', href = ''] = match;
    parts.push(inCode === undefined ? { kind: 'link', text: words, href } : { kind: 'code', text: inCode });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** Plain text, for search. */
export function plainOf(text: string): string {
  return partsOf(text)
    .map((part) => part.text)
    .join('');
}
