/** A response: status, time, size, and a body that a viewer can show. */
import type { Api, CallMeta } from '@apiyard/api/contract/hub/hub';
import type { InputIssue } from '@apiyard/api/contract/problem';
import { endingOf } from '../snippets/api-request.ts';
import { exactIntegers } from './exact-integers.ts';

export interface ApiResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** From sending to the last byte. 0 if it came with the page. */
  readonly ms: number;
  readonly sizeBytes: number;
  readonly meta: CallMeta | null;
  /** Calls left today, where the server returns it. */
  readonly quotaLeft: number | null;
  readonly body: ResponseBody;
  /** No call was made. */
  readonly ranInBrowser?: true;
  /** Nobody ran it: it is the result of the example. */
  readonly cameWithPage?: true;
}

export type ResponseBody =
  | { readonly kind: 'json'; readonly value: unknown; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly blob: Blob; readonly type: string; readonly name: string }
  | {
      readonly kind: 'picture' | 'audio' | 'video' | 'file';
      readonly blob: Blob;
      readonly type: string;
      readonly name: string;
    };

/** A failed response. */
export interface Refused {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly issues: readonly InputIssue[];
  readonly requestId: string | null;
  /** Time of the next allowed attempt, Unix milliseconds. */
  readonly retryAtMs: number | null;
  readonly ms: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** No call was made. */
  readonly ranInBrowser?: true;
}

export type Outcome =
  | { readonly kind: 'answered'; readonly answer: ApiResponse }
  | { readonly kind: 'refused'; readonly refused: Refused };

interface Clock {
  /** Unix milliseconds. */
  now(): number;
}

/** Reads a response to its end. `startedAt` is in the clock's time. */
export async function readOutcome(
  response: Response,
  startedAt: number,
  fallbackName: string,
  clock: Clock = Date,
): Promise<Outcome> {
  const blob = await response.blob();
  const now = clock.now();
  const ms = now - startedAt;
  const headers = Array.from(response.headers.entries());
  const type = mediaType(response.headers.get('content-type'));
  if (!response.ok) return { kind: 'refused', refused: await refusalOf(response, blob, { ms, headers, now }) };
  const left = response.headers.get('x-quota-remaining');
  const shared = {
    status: response.status,
    headers,
    ms,
    sizeBytes: blob.size,
    quotaLeft: left === null || left === '' ? null : Number(left),
  };
  if (isJson(type)) {
    const text = await blob.text();
    const value = parsed(text, exactIntegers);
    if (value !== undefined) {
      const envelope = envelopeOf(value);
      return {
        kind: 'answered',
        answer: {
          ...shared,
          meta: envelope?.meta ?? null,
          body: { kind: 'json', value: envelope ? envelope.data : value, text },
        },
      };
    }
  }
  const name = fileNameOf(response.headers.get('content-disposition')) ?? `${fallbackName}.${endingOf(type)}`;
  const meta = parsed(response.headers.get('x-meta') ?? '');
  return {
    kind: 'answered',
    answer: { ...shared, meta: isMeta(meta) ? meta : null, body: await bodyOf(blob, type, name) },
  };
}

/** The result of the example, which came with the page of an API. */
export function outcomeOnPage(text: string, { inBrowser }: Pick<Api, 'inBrowser'>): Outcome {
  const value = JSON.parse(text, exactIntegers) as unknown;
  return {
    kind: 'answered',
    answer: {
      status: 200,
      headers: [],
      ms: 0,
      sizeBytes: new TextEncoder().encode(text).length,
      meta: null,
      quotaLeft: null,
      body: { kind: 'json', value, text },
      cameWithPage: true,
      // No call was made for it, and none is made to change it.
      ...(inBrowser === true && { ranInBrowser: true }),
    },
  };
}

async function bodyOf(blob: Blob, type: string, name: string): Promise<ResponseBody> {
  const typed = { blob, type, name };
  if (type.startsWith('image/')) return { kind: 'picture', ...typed };
  if (type.startsWith('audio/')) return { kind: 'audio', ...typed };
  if (type.startsWith('video/')) return { kind: 'video', ...typed };
  if (type.startsWith('text/') || isJson(type) || /\b(?:xml|yaml|toml|javascript|csv|ndjson)\b/.test(type))
    return { kind: 'text', ...typed, text: await blob.text() };
  return { kind: 'file', ...typed };
}

async function refusalOf(
  response: Response,
  blob: Blob,
  { ms, headers, now }: { ms: number; headers: Refused['headers']; now: number },
): Promise<Refused> {
  const problem = parsed(await blob.text());
  const result = isObject(problem) ? problem : {};
  const detail = result['detail'] ?? result['message'];
  const waitS =
    typeof result['retryAfterS'] === 'number'
      ? result['retryAfterS']
      : Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    status: response.status,
    code: typeof result['code'] === 'string' ? result['code'] : 'Unknown',
    detail: typeof detail === 'string' ? detail : '',
    issues: Array.isArray(result['errors']) ? result['errors'].filter(isIssue) : [],
    requestId: typeof result['requestId'] === 'string' ? result['requestId'] : response.headers.get('x-request-id'),
    retryAtMs: Number.isFinite(waitS) && waitS > 0 ? now + waitS * 1000 : null,
    ms,
    headers,
  };
}

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isIssue = (value: unknown): value is InputIssue =>
  isObject(value) && typeof value['pointer'] === 'string' && typeof value['detail'] === 'string';
const isMeta = (value: unknown): value is CallMeta =>
  isObject(value) && typeof value['api'] === 'string' && typeof value['cost'] === 'number';

function envelopeOf(value: unknown): { data: unknown; meta: CallMeta } | null {
  return isObject(value) && value['success'] === true && 'data' in value && isMeta(value['meta'])
    ? { data: value['data'], meta: value['meta'] }
    : null;
}

function parsed(text: string, reviver?: typeof exactIntegers): unknown {
  try {
    return JSON.parse(text, reviver) as unknown;
  } catch {
    return undefined;
  }
}

const mediaType = (header: string | null) => header?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
const isJson = (type: string) => type === 'application/json' || type.endsWith('+json');

/** The file name of a `Content-Disposition` (RFC 6266); the extended form wins. Folders are left off. */
export function fileNameOf(header: string | null): string | null {
  if (header === null) return null;
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header)?.[1];
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1');
  const plain = /filename\s*=\s*([^\s";]+)/i.exec(header)?.[1];
  const name = (decoded(extended) ?? quoted ?? plain)?.split(/[/\\]/).at(-1);
  return name === undefined || name === '' ? null : name;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}
