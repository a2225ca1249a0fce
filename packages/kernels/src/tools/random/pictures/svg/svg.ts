/** Characters that XML does not allow, not even escaped. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as the content of an element or attribute. */
export function escaped(text: string): string {
  return text.replaceAll(notXml, '').replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** A picture as a file. */
export function svgFile(name: string, svg: string) {
  return { type: 'image/svg+xml', name, bytes: new TextEncoder().encode(svg) };
}
