/** The request for a further page, from the link on the page before. */
import type { FilledRequest } from './request.ts';

/**
 * Requests only the same site.
 * @param next absolute URL, as the page gives it
 * @param hosts those that responded for the first page
 * @returns a sentence where the page is not read
 */
export function nextRequest(first: FilledRequest, next: string, hosts: ReadonlySet<string>): FilledRequest | string {
  const address = URL.parse(next);
  if (address === null || !hosts.has(address.host) || (address.protocol !== 'https:' && address.protocol !== 'http:')) {
    return 'The next page is on another site and is not read.';
  }
  if (first.secrets.size > 0 && address.origin !== first.origin)
    return 'The next page is on a different site than the secrets are for, and is not read.';
  address.hash = '';
  const shownUrl = address.href;
  const url = withSecrets(first, address);
  const headers = new Map(Object.entries(first.headers));
  // It described the body, which a further page has not.
  if (first.method === 'POST') headers.delete('content-type');
  // Redirects do not carry it to another site either.
  if (address.origin !== first.origin) headers.delete('authorization');
  return {
    ...first,
    url,
    shownUrl,
    method: 'GET',
    headers: Object.fromEntries(headers),
    body: null,
    sameOriginOnly: first.sameOriginOnly || url !== shownUrl,
  };
}

/**
 * Pages repeat their own URL: a redacted secret is put back where the first URL has it. Elsewhere the placeholder of a
 * secret is content of the page, and stays unchanged.
 */
function withSecrets(first: FilledRequest, { href, origin, pathname, search }: URL): string {
  const [shown, real] = [URL.parse(first.shownUrl), URL.parse(first.url)];
  if (first.secrets.size === 0 || shown === null || real === null) return href;
  const [shownSegments, realSegments] = [shown.pathname.split('/'), real.pathname.split('/')];
  const path = pathname
    .split('/')
    .map((segment, index) =>
      decoded(segment) === decoded(shownSegments[index] ?? '') ? (realSegments[index] ?? segment) : segment,
    );
  const realEntries = entriesOf(real.search);
  const known = new Map(entriesOf(shown.search).map((entry, index) => [decoded(entry), realEntries[index] ?? entry]));
  const entries = entriesOf(search).map((entry) => known.get(decoded(entry)) ?? entry);
  return origin + path.join('/') + (entries.length === 0 ? '' : `?${entries.join('&')}`);
}

const entriesOf = (search: string) => (search.length > 1 ? search.slice(1).split('&') : []);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
