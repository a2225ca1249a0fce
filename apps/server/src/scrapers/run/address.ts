/** The address of a request: a fixed site, and a path and query with places in them. */
import type { Sentence } from '@apiyard/api/contract/endpoint';
import { sentence } from '../../problems/sentence.ts';
import type { Filling, Part } from './template.ts';
import { fill, isEmptyEntry, partsOf } from './template.ts';

export interface Address {
  /** `https://books.example:8443`; no value can change it. */
  readonly origin: string;
  /** With the port, if it is not the scheme's default. */
  readonly host: string;
  /** The parts of each segment, without the slashes. */
  readonly segments: readonly (readonly Part[])[];
  /** The parts of each query parameter in the URL template. */
  readonly entries: readonly (readonly Part[])[];
}

/** Why an address cannot be used: a stable word and a sentence. */
export interface AddressIssue {
  readonly code: 'scheme' | 'host_parameter' | 'userinfo' | 'host' | 'characters' | 'dot_segment';
  readonly text: Sentence;
}

/** Parses a URL template. A fragment is never sent and is dropped. */
export function readAddress(template: string): Address | AddressIssue {
  if (/[\p{Cc}\p{Z}\p{Cs}]/u.test(template))
    return {
      code: 'characters',
      text: sentence('problem.definitions.urlCharacters'),
    };
  const [, scheme, authority = '', rest = ''] = /^(https?:\/\/)([^/?#\\]*)(.*)$/i.exec(template) ?? [];
  if (scheme === undefined) return { code: 'scheme', text: sentence('problem.definitions.urlScheme') };
  if (/[{}]/.test(authority))
    return {
      code: 'host_parameter',
      text: sentence('problem.definitions.urlHostParameter'),
    };
  if (authority.includes('@'))
    return {
      code: 'userinfo',
      text: sentence('problem.definitions.urlUser'),
    };
  const site = siteOf(scheme + authority);
  if (site === null) return { code: 'host', text: sentence('problem.definitions.urlHost') };
  const [beforeHash = ''] = rest.split('#');
  const [path = '', ...query] = beforeHash.split('?');
  if (path.includes('\\')) return { code: 'characters', text: sentence('problem.definitions.urlBackslash') };
  const segments = path.replace(/^\//, '').split('/');
  if (segments.some(isDots)) return { code: 'dot_segment', text: sentence('problem.definitions.urlDots') };
  return {
    ...site,
    segments: segments.map(partsOf),
    entries: query
      .join('?')
      .split('&')
      .filter((entry) => entry !== '')
      .map(partsOf),
  };
}

function siteOf(start: string): { readonly origin: string; readonly host: string } | null {
  const url = URL.parse(start);
  return url === null || url.hostname === '' ? null : { origin: url.origin, host: url.host };
}

/** A value would change the path: the parameter that contains it. */
export class StrayParam {
  readonly param: string;
  constructor(param: string) {
    this.param = param;
  }
}

/**
 * The whole address. Every value is percent-encoded, so that it stays within its segment or entry.
 * @param added entries after those of the address itself; names are texts, values templates
 */
export function fillAddress(
  address: Address,
  added: Readonly<Record<string, string>>,
  filling: Filling,
  encode: (value: string) => string = encoded,
): string | StrayParam {
  const segments: string[] = [];
  for (const parts of address.segments) {
    const segment = fill(parts, filling, encode);
    const param = parts.find((part) => 'param' in part)?.param;
    if (param !== undefined && leavesItsPlace(segment)) return new StrayParam(param);
    segments.push(segment);
  }
  const entries = address.entries
    .filter((parts) => !isEmptyPair(parts, filling))
    .map((parts) => fill(parts, filling, encode));
  for (const [name, template] of Object.entries(added)) {
    const parts = partsOf(template);
    if (!isEmptyEntry(parts, filling))
      entries.push(
        `${encoded(name)}=${parts.map((part) => ('text' in part ? encoded(part.text) : fill([part], filling, encode))).join('')}`,
      );
  }
  return `${address.origin}/${segments.join('/')}${entries.length === 0 ? '' : `?${entries.join('&')}`}`;
}

/** `name={param}` in the address itself. */
function isEmptyPair(parts: readonly Part[], filling: Filling): boolean {
  const [name, ...value] = parts;
  return name !== undefined && 'text' in name && /^[^=]*=$/.test(name.text) && isEmptyEntry(value, filling);
}

export function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

/** Some sites decode a segment, even twice, before they resolve the path: neither the raw nor the decoded form may leave it. */
function leavesItsPlace(segment: string): boolean {
  return segment
    .replace(/%(?:25)+/g, '%')
    .replace(/%2f|%5c|\\/gi, '/')
    .split('/')
    .some(isDots);
}

function isDots(segment: string): boolean {
  return /^(?:\.|%2e){1,2}$/i.test(segment);
}
