/** From bytes to text: which charset a page is in, and its text. Never throws. */
import type { FetchedPage } from './extraction.ts';

export interface DecodedPage {
  /** Without a byte order mark. */
  readonly text: string;
  /** Its WHATWG name in lower case: `utf-8`, `windows-1251`. */
  readonly charset: string;
  /** The source of the charset. `page` is a `<meta>` or an XML declaration; `default` when there was none. */
  readonly by: 'bom' | 'header' | 'page' | 'default';
}

/** Browsers search the first 1024 bytes; many pages have a comment or scripts first, so this is larger. */
const prescanBytes = 4096;
/** Above this share of undecodable characters among non-ASCII ones, the label is considered wrong. */
const unreadableShareMax = 0.1;

/** Priority: byte order mark, `content-type` header, the page itself, UTF-8. Unknown labels are ignored. */
export function decodePage(page: FetchedPage): DecodedPage {
  const marked = byteOrderMark(page.body);
  if (marked) return { text: decoded(page.body, marked), charset: marked, by: 'bom' };
  const header = known(/charset\s*=\s*["']?\s*([^\s"';,]+)/i.exec(page.contentType)?.[1]);
  if (header) {
    const text = decoded(page.body, header);
    if (!isMostlyUnreadable(text)) return { text, charset: header, by: 'header' };
    const inside = declaredInside(page.body);
    if (inside && inside !== header) {
      const other = decoded(page.body, inside);
      if (!isMostlyUnreadable(other)) return { text: other, charset: inside, by: 'page' };
    }
    return { text, charset: header, by: 'header' };
  }
  const inside = declaredInside(page.body);
  if (inside) return { text: decoded(page.body, inside), charset: inside, by: 'page' };
  return { text: decoded(page.body, 'utf-8'), charset: 'utf-8', by: 'default' };
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

/** `<meta charset>`, `<meta http-equiv content>` and `<?xml encoding?>` within the first bytes. */
function declaredInside(body: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(body.subarray(0, prescanBytes)).replaceAll(/<!--[\s\S]*?-->/g, '');
  const xml = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]+)["']/.exec(start)?.[1];
  const declared = known(xml ?? metaCharset(start));
  // These declarations were readable as ASCII, so the page is not UTF-16.
  return declared?.startsWith('utf-16') ? 'utf-8' : declared;
}

function metaCharset(start: string): string | undefined {
  for (const [tag] of start.matchAll(/<meta\s[^>]*>/gi)) {
    const label = /\bcharset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(tag)?.[1];
    if (label !== undefined) return label;
  }
  return undefined;
}

/** The canonical name of the charset, if the runtime supports it. */
function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

function decoded(body: Uint8Array, charset: string): string {
  return new TextDecoder(charset).decode(body);
}

/** Whether many of the characters outside ASCII could not be read. */
function isMostlyUnreadable(text: string): boolean {
  if (!text.includes('\ufffd')) return false;
  let outside = 0;
  let unreadable = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x80) continue;
    outside += 1;
    if (code === 0xfffd) unreadable += 1;
  }
  return unreadable / outside > unreadableShareMax;
}
