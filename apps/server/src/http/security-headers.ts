/** Security headers of every response, errors included. */
import { createHash } from 'node:crypto';

type Headers = Readonly<Record<string, string>>;

/** A year, in seconds. */
const hstsMaxAgeS = 31_536_000;

/** Whether the site uses TLS; `subdomains` when every subdomain does too. */
export type Https = boolean | 'subdomains';

function everywhere(https: Https): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=(), usb=()',
    ...(https === false
      ? {}
      : {
          'strict-transport-security': `max-age=${hstsMaxAgeS}${https === 'subdomains' ? '; includeSubDomains' : ''}`,
        }),
  };
}

/**
 * For API responses. Opened as a page they can run and fetch nothing: a document made by a tool (SVG, HTML) is untrusted
 * content on our origin.
 */
export function apiHeaders(https: Https): Headers {
  return {
    ...everywhere(https),
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
  };
}

/** Added on `/api/v1`: every origin may read it, without credentials. */
export const openHeaders: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'RateLimit, RateLimit-Policy, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, X-Quota-Limit, X-Quota-Remaining, X-Quota-Reset, Retry-After, X-Request-Id, X-Meta, Idempotency-Replayed, Content-Disposition, ETag',
  'cross-origin-resource-policy': 'cross-origin',
};

/** CORS preflight. */
export const preflightHeaders: Headers = {
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'Authorization, Content-Encoding, Content-Type, Idempotency-Key, X-Api-Key, Prefer',
  'access-control-max-age': '86400',
};

/**
 * Style elements that React Aria adds while the page runs, word for word: react-aria 3, `usePress` and `usePreventScroll`.
 * When an update changes them, browsers report a violation and these follow.
 */
const componentStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/**
 * For pages, and files that can be opened as such.
 * @param html the page: its inline scripts and styles are let through by their hashes, others are not. @default none
 */
export function pageHeaders(https: Https, html = ''): Headers {
  const scripts = hashesOf(inlineTexts(html, /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi));
  const styles = hashesOf([
    ...inlineTexts(html, /<style(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/style>/gi),
    ...componentStyles,
  ]);
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // React writes positions and sizes as style attributes; attributes cannot load anything under this policy.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    ...everywhere(https),
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
  };
}

/**
 * For scripts, styles and fonts, of which a page loads dozens: headers are not compressed. They are no documents, and the
 * policy applies to scripts that run as workers only.
 */
export function partHeaders(https: Https): Headers {
  return {
    ...everywhere(https),
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  };
}

/** An empty page for emails whose pictures someone asked for: the policy of a page is also that of a frame without an address. */
export const pictureFramePath = '/remote-pictures.html';

/** Pictures from everywhere and nothing else, only inside our own pages. */
export function pictureFrameHeaders(https: Https): Headers {
  return {
    ...everywhere(https),
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy':
      "default-src 'none'; img-src data: https: http:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  };
}

function inlineTexts(html: string, element: RegExp): string[] {
  const found = Array.from(html.matchAll(element), ({ groups }) => ({
    attributes: groups?.['attributes'] ?? '',
    text: groups?.['text'] ?? '',
  }));
  return found
    .filter(({ attributes, text }) => text !== '' && !/\ssrc\s*=/i.test(attributes) && !isData(attributes))
    .map(({ text }) => text);
}

/** Whether a script element holds data, which is not executed: it needs no hash. */
export function isData(attributes: string): boolean {
  return /\stype\s*=\s*["']?application\/(?:ld\+)?json["'\s>]/i.test(`${attributes}>`);
}

/** A browser hashes the text of the element with line ends as LF. */
function hashesOf(texts: readonly string[]): string[] {
  const hashes = texts.map(
    (text) => `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}'`,
  );
  return Array.from(new Set(hashes));
}
