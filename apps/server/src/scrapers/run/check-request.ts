/** Whether a request can be sent as it is written. */
import type { InputIssue } from '@apiyard/api/contract/problem';
import type {
  ScraperDefinition,
  ScraperParam,
  ScraperRequest,
} from '@apiyard/api/contract/scrapers/scraper-definition';
import { readAddress } from './address.ts';
import { mustBeGiven } from './input.ts';
import { bodyDepthMax, pointerPart, templatesOf } from './request.ts';
import type { TemplateText } from './request.ts';
import { partsOf } from './template.ts';

export function checkRequest({ request, params }: Pick<ScraperDefinition, 'request' | 'params'>): InputIssue[] {
  const names = new Set(params.map(({ name }) => name));
  return [
    ...addressIssues(request, params),
    ...headerIssues(request),
    ...bodyIssues(request),
    ...templatesOf(request).flatMap((template) => placeIssues(template, names)),
  ];
}

function addressIssues({ url }: ScraperRequest, params: readonly ScraperParam[]): InputIssue[] {
  const pointer = '/request/url';
  const address = readAddress(url);
  if ('code' in address) return [{ pointer, ...address }];
  const mayBeEmpty = new Set(
    params.filter((param) => !mustBeGiven(param) && param.default === undefined).map(({ name }) => name),
  );
  return address.segments.flat().flatMap((part) =>
    'param' in part && mayBeEmpty.has(part.param)
      ? [
          {
            pointer,
            code: 'empty_segment',
            detail: `${part.param} is part of the path. Make it required, or give it a default.`,
          },
        ]
      : [],
  );
}

/** They control the connection, or are set by the egress. */
const refusedHeaders = new Set([
  'host',
  'transfer-encoding',
  'cookie',
  'cookie2',
  'content-length',
  'connection',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'keep-alive',
  'accept-encoding',
  'http2-settings',
]);

/** Whether a definition may not set a header; ignores case. */
const isRefused = (name: string) => refusedHeaders.has(name.toLowerCase()) || /^proxy-/i.test(name);

function headerIssues({ headers }: ScraperRequest): InputIssue[] {
  const seen = new Set<string>();
  return Object.entries(headers).flatMap(([name, template]) => {
    const pointer = `/request/headers/${pointerPart(name)}`;
    const issues: InputIssue[] = [];
    // RFC 9110, 5.6.2.
    if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name))
      issues.push({
        pointer,
        code: 'header_name',
        detail: 'Use letters, digits and dashes in a header name, without spaces or colons.',
      });
    else if (isRefused(name))
      issues.push({
        pointer,
        code: 'refused_header',
        detail: `${name} cannot be set, because the connection sets it. Remove it.`,
      });
    else if (seen.has(name.toLowerCase()))
      issues.push({ pointer, code: 'duplicate', detail: `${name} is set twice. Remove one.` });
    if (!/^[\t\x20-\x7e]*$/.test(template))
      issues.push({
        pointer,
        code: 'header_value',
        detail: 'Use printable ASCII characters on one line in a header value.',
      });
    seen.add(name.toLowerCase());
    return issues;
  });
}

function bodyIssues({ body, method }: ScraperRequest): InputIssue[] {
  if (body === null) return [];
  const issues: InputIssue[] = [];
  const pointer = '/request/body';
  if (method === 'GET')
    issues.push({
      pointer,
      code: 'not_applicable',
      detail: 'A GET request has no body. Choose POST, or send the values in the query.',
    });
  const kinds = [body.json, body.form, body.text].filter((kind) => kind !== undefined).length;
  if (kinds !== 1)
    issues.push({ pointer, code: 'one_of', detail: 'Use exactly one of json, form and text in a body.' });
  if (body.contentType !== undefined) {
    const at = `${pointer}/contentType`;
    if (body.text === undefined)
      issues.push({
        pointer: at,
        code: 'not_applicable',
        detail: 'json and form set their own content type. Remove contentType.',
      });
    else if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:\s*;[\x20-\x7e]*)?$/.test(body.contentType))
      issues.push({ pointer: at, code: 'media_type', detail: 'Enter a media type such as text/xml.' });
  }
  if (isDeeper(body.json, bodyDepthMax))
    issues.push({
      pointer: `${pointer}/json`,
      code: 'too_deep',
      detail: `The body can have at most ${bodyDepthMax} levels.`,
    });
  return issues;
}

/** Limits the depth: input may be nested thousands of levels deep. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}

const wronglyDoubled = /\{\{(?!secret:[A-Z][A-Z0-9_]{0,39}\}\})/;
const meantAsSecret = /\{\{(?!secret:[A-Z][A-Z0-9_]{0,39}\}\})\s*[Ss][Ee][Cc][Rr][Ee][Tt]\s*:/;
const wronglyNamed = /(?<!\{)\{(?![A-Za-z][A-Za-z0-9_]*\})[\w .-]+\}/;

function placeIssues({ where, pointer, text }: TemplateText, names: ReadonlySet<string>): InputIssue[] {
  const isBody = where === 'json' || where === 'text';
  // Braces may be part of a body: only those that clearly look like placeholders are rejected.
  if ((isBody ? meantAsSecret : wronglyDoubled).test(text)) {
    return [
      {
        pointer,
        code: 'place',
        detail: 'Write a parameter as {name}, and a secret as {{secret:NAME}} in capital letters.',
      },
    ];
  }
  if (!isBody && wronglyNamed.test(text))
    return [
      {
        pointer,
        code: 'place',
        detail: 'Braces must contain a parameter name: letters, digits and underscores, starting with a letter.',
      },
    ];
  const parts = partsOf(text);
  if (where === 'text' || (where === 'json' && parts.length > 1)) return [];
  const unknown = new Set(parts.flatMap((part) => ('param' in part && !names.has(part.param) ? [part.param] : [])));
  return Array.from(unknown, (name) => ({
    pointer,
    code: 'unknown_param',
    detail: `There is no parameter ${name}. Add it to the parameters, or remove {${name}}.`,
  }));
}
