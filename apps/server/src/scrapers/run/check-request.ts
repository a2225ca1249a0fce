/** Whether a request can be sent as it is written. */
import type { CarriedIssue } from '@apiyard/api/serving/failure-body';
import type {
  ScraperDefinition,
  ScraperParam,
  ScraperRequest,
} from '@apiyard/api/contract/scrapers/scraper-definition';
import { issue, sentence } from '../../problems/sentence.ts';
import { readAddress } from './address.ts';
import { mustBeGiven } from './input.ts';
import { bodyDepthMax, pointerPart, templatesOf } from './request.ts';
import type { TemplateText } from './request.ts';
import { partsOf } from './template.ts';

export function checkRequest({ request, params }: Pick<ScraperDefinition, 'request' | 'params'>): CarriedIssue[] {
  const names = new Set(params.map(({ name }) => name));
  return [
    ...addressIssues(request, params),
    ...headerIssues(request),
    ...bodyIssues(request),
    ...templatesOf(request).flatMap((template) => placeIssues(template, names)),
  ];
}

function addressIssues({ url }: ScraperRequest, params: readonly ScraperParam[]): CarriedIssue[] {
  const pointer = '/request/url';
  const address = readAddress(url);
  if ('code' in address) return [issue(pointer, address.code, address.text)];
  const mayBeEmpty = new Set(
    params.filter((param) => !mustBeGiven(param) && param.default === undefined).map(({ name }) => name),
  );
  return address.segments
    .flat()
    .flatMap((part) =>
      'param' in part && mayBeEmpty.has(part.param)
        ? [issue(pointer, 'empty_segment', sentence('problem.definitions.paramInPath', { param: part.param }))]
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

function headerIssues({ headers }: ScraperRequest): CarriedIssue[] {
  const seen = new Set<string>();
  return Object.entries(headers).flatMap(([name, template]) => {
    const pointer = `/request/headers/${pointerPart(name)}`;
    const issues: CarriedIssue[] = [];
    // RFC 9110, 5.6.2.
    if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name))
      issues.push(issue(pointer, 'header_name', sentence('problem.definitions.headerName')));
    else if (isRefused(name))
      issues.push(issue(pointer, 'refused_header', sentence('problem.definitions.headerRefused', { name })));
    else if (seen.has(name.toLowerCase()))
      issues.push(issue(pointer, 'duplicate', sentence('problem.definitions.headerTwice', { name })));
    if (!/^[\t\x20-\x7e]*$/.test(template))
      issues.push(issue(pointer, 'header_value', sentence('problem.definitions.headerValue')));
    seen.add(name.toLowerCase());
    return issues;
  });
}

function bodyIssues({ body, method }: ScraperRequest): CarriedIssue[] {
  if (body === null) return [];
  const issues: CarriedIssue[] = [];
  const pointer = '/request/body';
  if (method === 'GET') issues.push(issue(pointer, 'not_applicable', sentence('problem.definitions.bodyOfGet')));
  const kinds = [body.json, body.form, body.text].filter((kind) => kind !== undefined).length;
  if (kinds !== 1) issues.push(issue(pointer, 'one_of', sentence('problem.definitions.bodyKinds')));
  if (body.contentType !== undefined) {
    const at = `${pointer}/contentType`;
    if (body.text === undefined)
      issues.push(issue(at, 'not_applicable', sentence('problem.definitions.bodyContentType')));
    else if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:\s*;[\x20-\x7e]*)?$/.test(body.contentType))
      issues.push(issue(at, 'media_type', sentence('problem.definitions.mediaType')));
  }
  if (isDeeper(body.json, bodyDepthMax))
    issues.push(
      issue(`${pointer}/json`, 'too_deep', sentence('problem.definitions.bodyDepth', { levels: bodyDepthMax })),
    );
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

function placeIssues({ where, pointer, text }: TemplateText, names: ReadonlySet<string>): CarriedIssue[] {
  const isBody = where === 'json' || where === 'text';
  // Braces may be part of a body: only those that clearly look like placeholders are rejected.
  if ((isBody ? meantAsSecret : wronglyDoubled).test(text)) {
    return [
      issue(
        pointer,
        'place',
        sentence('problem.definitions.placeForm', { param: '{name}', secret: '{{secret:NAME}}' }),
      ),
    ];
  }
  if (!isBody && wronglyNamed.test(text)) return [issue(pointer, 'place', sentence('problem.definitions.placeName'))];
  const parts = partsOf(text);
  if (where === 'text' || (where === 'json' && parts.length > 1)) return [];
  const unknown = new Set(parts.flatMap((part) => ('param' in part && !names.has(part.param) ? [part.param] : [])));
  return Array.from(unknown, (name) =>
    issue(pointer, 'unknown_param', sentence('problem.definitions.noParam', { name, place: `{${name}}` })),
  );
}
