/** From a definition's request and the values of a call to the HTTP request. */
import type { ScraperDefinition, ScraperRequest } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Failure, Sentence } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { OutgoingRequest } from '../../egress/egress.ts';
import type { Secrets } from '../scraper.ts';
import { invalidAt, sentence } from '../../problems/sentence.ts';
import { StrayParam, encoded, fillAddress, readAddress } from './address.ts';
import type { Address } from './address.ts';
import type { Filling } from './template.ts';
import { fill, isEmptyEntry, partsOf, placeOfSecret } from './template.ts';

type Values = Readonly<Record<string, unknown>>;

export interface FilledRequest extends Pick<
  OutgoingRequest,
  'url' | 'method' | 'headers' | 'body' | 'secretHeaders' | 'sameOriginOnly'
> {
  /** The address with the names of secrets instead of their values. */
  readonly shownUrl: string;
  readonly origin: string;
  /** Those that were filled in, by name. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** Why a run is refused before anything is sent. */
export type FillFailure =
  | Failure<'InvalidInput', { errors: InputIssue[] }>
  | Failure<'UpstreamFailed', Record<never, never>>;

/** Whether the operator allows plain HTTP with a secret to that address: a host in the operator's own network. */
export type MayBePlain = (url: string) => boolean;

/** @param params validated values; an omitted one has no value */
export function fillRequest(
  { request, params: declared }: Pick<ScraperDefinition, 'request' | 'params'>,
  params: Values,
  secrets: Secrets,
  mayBePlain: MayBePlain,
): FilledRequest | FillFailure {
  const address = readAddress(request.url);
  if ('code' in address) return fail('UpstreamFailed', `The URL of the definition is invalid. ${address.text.en}`);
  const names = new Set(declared.map(({ name }) => name));
  const used = new Map<string, string>();
  const refused = refusedSecret(request, address, secrets, mayBePlain);
  if (refused !== null) return refused;
  const filling: Filling = {
    isParam: (name) => names.has(name),
    valueOf: (name) => (Object.hasOwn(params, name) ? params[name] : undefined),
    secret(name) {
      const value = secrets.get(name)?.value ?? '';
      used.set(name, value);
      return value;
    },
  };
  const shown: Filling = { ...filling, secret: placeOfSecret };
  const url = fillAddress(address, request.query, filling);
  if (url instanceof StrayParam)
    return invalid(url.param, sentence('problem.definitions.strayParam', { param: url.param }));
  // A header can be dropped on a redirect; a secret in the URL or body cannot.
  const bodyOrFailure = bodyOf(request, filling);
  const sameOriginOnly = used.size > 0;
  const headers: Record<string, string> =
    bodyOrFailure === null || bodyOrFailure.type === null ? {} : { 'content-type': bodyOrFailure.type };
  const secretHeaders: string[] = [];
  for (const [name, template] of Object.entries(request.headers)) {
    const parts = partsOf(template);
    if (isEmptyEntry(parts, filling)) continue;
    const value = fill(parts, filling);
    if (!headerValue.test(value)) {
      const param = parts.find(
        (part) => 'param' in part && !headerValue.test(String(filling.valueOf(part.param) ?? '')),
      );
      const named = param !== undefined && 'param' in param ? param.param : '';
      return invalid(named, sentence('problem.definitions.paramInHeader', { param: named }));
    }
    headers[name.toLowerCase()] = value.trim();
    if (parts.some((part) => 'secret' in part)) secretHeaders.push(name.toLowerCase());
  }
  const parsed = new URL(url);
  if (parsed.origin !== address.origin) throw new Error('A value changed the site of a request.');
  return {
    url: parsed.href,
    shownUrl: shownAddress(address, request, shown),
    origin: address.origin,
    method: request.method,
    headers,
    body: bodyOrFailure?.text ?? null,
    secretHeaders,
    sameOriginOnly,
    secrets: used,
  };
}

/** Also tabs: RFC 9110, 5.5. */
const headerValue = /^[\t\x20-\x7e]*$/;

function shownAddress(address: Address, request: ScraperRequest, shown: Filling): string {
  const url = fillAddress(address, request.query, shown, (value) =>
    /^\{\{secret:\w+\}\}$/.test(value) ? value : encoded(value),
  );
  return url instanceof StrayParam ? '' : url;
}

function invalid(param: string, text: Sentence): FillFailure {
  return invalidAt(`/${param}`, 'custom', text);
}

function refusedSecret(
  request: ScraperRequest,
  address: Address,
  secrets: Secrets,
  mayBePlain: MayBePlain,
): FillFailure | null {
  for (const name of secretsIn(request)) {
    const issue = secretIssue(name, address, secrets, mayBePlain);
    if (issue !== null) return fail('UpstreamFailed', issue);
  }
  return null;
}

/** Why a secret is not sent; null when it may be. */
export function secretIssue(
  name: string,
  address: Pick<Address, 'origin' | 'host'>,
  secrets: ReadonlyMap<string, { readonly host: string }>,
  mayBePlain: MayBePlain,
): Sentence | null {
  const secret = secrets.get(name);
  if (secret === undefined) return sentence('problem.definitions.secretUnset', { name });
  if (hostOf(secret.host, address.origin) !== address.host)
    return sentence('problem.definitions.secretElsewhere', { name, owner: secret.host, host: address.host });
  if (address.origin.startsWith('https:') || mayBePlain(address.origin)) return null;
  return sentence('problem.definitions.secretPlain', { name, host: address.host });
}

/** Normalized by the URL parser, so that case and the default port make no difference. */
function hostOf(host: string, origin: string): string | null {
  return URL.parse(`${new URL(origin).protocol}//${host}`)?.host ?? null;
}

/** Every text of a request that may contain a placeholder. */
export interface TemplateText {
  readonly where: 'url' | 'query' | 'header' | 'form' | 'json' | 'text';
  /** Into the definition. */
  readonly pointer: string;
  readonly text: string;
}

/** Members of a JSON body that lie deeper are refused when the definition is checked. */
export const bodyDepthMax = 50;

export function templatesOf(request: ScraperRequest): TemplateText[] {
  const all: TemplateText[] = [{ where: 'url', pointer: '/request/url', text: request.url }];
  const each = (where: TemplateText['where'], pointer: string, entries: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(entries))
      all.push({ where, pointer: `${pointer}/${pointerPart(name)}`, text });
  };
  each('query', '/request/query', request.query);
  each('header', '/request/headers', request.headers);
  const { body } = request;
  if (body?.form !== undefined) each('form', '/request/body/form', body.form);
  if (body?.text !== undefined) all.push({ where: 'text', pointer: '/request/body/text', text: body.text });
  if (body?.json !== undefined) leavesOf(body.json, '/request/body/json', 0, all);
  return all;
}

function leavesOf(value: unknown, pointer: string, depth: number, all: TemplateText[]): void {
  if (typeof value === 'string') all.push({ where: 'json', pointer, text: value });
  else if (typeof value === 'object' && value !== null && depth < bodyDepthMax) {
    for (const [name, member] of Object.entries(value))
      leavesOf(member, `${pointer}/${pointerPart(name)}`, depth + 1, all);
  }
}

export const pointerPart = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The names of the secrets that a request uses. */
export function secretsIn(request: ScraperRequest): Set<string> {
  return new Set(
    templatesOf(request).flatMap(({ text }) =>
      partsOf(text).flatMap((part) => ('secret' in part ? [part.secret] : [])),
    ),
  );
}

/** A default content type; headers of the definition override it. */
function bodyOf(
  { body, headers }: ScraperRequest,
  filling: Filling,
): { readonly text: string; readonly type: string | null } | null {
  if (body === null) return null;
  if (body.text !== undefined) {
    const type = body.contentType ?? 'text/plain;charset=UTF-8';
    const [, sent = type] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type') ?? [];
    return { text: fill(partsOf(body.text), filling, encoderFor(sent)), type };
  }
  if (body.form !== undefined) {
    const form = new URLSearchParams();
    for (const [name, template] of Object.entries(body.form)) {
      const parts = partsOf(template);
      if (!isEmptyEntry(parts, filling)) form.append(name, fill(parts, filling));
    }
    return { text: form.toString(), type: 'application/x-www-form-urlencoded;charset=UTF-8' };
  }
  return { text: JSON.stringify(filledJson(body.json, filling) ?? null), type: 'application/json' };
}

/** Escapes a value for its position in a text, so that a caller can change nothing else of the request. */
function encoderFor(type: string): (value: string) => string {
  if (/[/+](?:json|graphql)\b/i.test(type)) return (value) => JSON.stringify(value).slice(1, -1);
  if (/[/+]xml\b/i.test(type)) return (value) => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  if (/\/x-www-form-urlencoded\b/i.test(type)) return encoded;
  return (value) => value;
}

/** A text that consists of `{name}` becomes the parameter's value; without a value its member is omitted, in a list it is null. */
function filledJson(value: unknown, filling: Filling): unknown {
  if (typeof value === 'string') {
    const parts = partsOf(value);
    const [only] = parts;
    if (parts.length === 1 && only !== undefined && 'param' in only && filling.isParam(only.param))
      return filling.valueOf(only.param);
    return fill(parts, filling);
  }
  if (Array.isArray(value)) return value.map((member) => filledJson(member, filling) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, filledJson(member, filling)]));
}
