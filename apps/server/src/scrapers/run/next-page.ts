/** The request for a further page, from where the page before says that it is. */
import { encoded } from './address.ts';
import type { FilledRequest } from './request.ts';
import { placeOfSecret } from './template.ts';

/**
 * Only the same site is asked further.
 * @param next absolute address, as the page gives it
 * @param hosts those that answered for the first page
 * @returns a sentence where the page is not read
 */
export function nextRequest(first: FilledRequest, next: string, hosts: ReadonlySet<string>): FilledRequest | string {
  const address = URL.parse(next);
  if (address === null || !hosts.has(address.host) || (address.protocol !== 'https:' && address.protocol !== 'http:')) {
    return 'The next page is on another site and is not read.';
  }
  if (first.secrets.size > 0 && address.origin !== first.origin) return 'The next page is on another site than the secrets are for, and is not read.';
  address.hash = '';
  const shownUrl = address.href;
  // Pages repeat their own address: the secret that was taken out of it is put back.
  const url = Array.from(first.secrets).reduce((filled, [name, value]) => {
    const place = placeOfSecret(name);
    return [place, encoded(place), place.replaceAll('{', '%7B').replaceAll('}', '%7D')].reduce((each, spelling) => each.replaceAll(spelling, encoded(value)), filled);
  }, shownUrl);
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
