const excerptMax = 160;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The beginning of the text of an HTML body, without markup and what it quotes. For lists: nothing relies on it being safe. */
export function excerptOf(html: string): string {
  const text = html
    .replaceAll(/<(style|script|blockquote)\b[^]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length <= excerptMax ? text : `${text.slice(0, excerptMax).trimEnd()}…`;
}
