import type { Api } from '@apiyard/api/contract/hub/hub';

/** One call as any HTTP client would send it. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** Without the query. */
  readonly url: string;
  readonly key: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body:
    | { readonly kind: 'json'; readonly value: Readonly<Record<string, unknown>> }
    | { readonly kind: 'multipart'; readonly parts: readonly Part[] }
    | null;
  /** File name for a raw response; null for JSON. */
  readonly saveAs: string | null;
}

export type Part = { readonly name: string } & ({ readonly value: string } | { readonly fileName: string });

export type Method = ApiRequest['method'];

/** Placeholder for an unknown key. */
export const keyPlaceholder = 'YOUR_KEY';

/** Addresses longer than this are cut off by some proxies and browsers. */
const addressLengthMax = 2000;

/** The methods that can carry this input, the shorter one first. */
export function methodsFor(api: Pick<Api, 'methods'>, input: Readonly<Record<string, unknown>>): Method[] {
  const fits =
    api.methods.includes('GET') &&
    Object.values(input).every((value) => typeof value !== 'object') &&
    new URLSearchParams(queryOf(input).map(([name, value]) => [name, value])).toString().length <= addressLengthMax;
  const methods: Method[] = fits ? ['GET'] : [];
  return api.methods.includes('POST') || !fits ? [...methods, 'POST'] : methods;
}

const queryOf = (input: Readonly<Record<string, unknown>>) =>
  Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]);

/** An API in a list will do if it responds with JSON. */
type CalledApi = Pick<Api, 'path' | 'methods'> & {
  readonly output: Pick<Api['output'], 'kind' | 'types'>;
  readonly input?: Api['input'];
};

/** Builds the call. `method` is used if it supports the input; otherwise the first that does. */
export function requestFor(
  api: CalledApi,
  input: Readonly<Record<string, unknown>>,
  options: { origin: string; key: string | null; method: Method | null },
): ApiRequest {
  const methods = methodsFor(api, input);
  const method = options.method && methods.includes(options.method) ? options.method : (methods[0] ?? 'POST');
  const entries = Object.entries(input);
  const base = {
    method,
    url: `${options.origin}/api/v1/${api.path}`,
    key: options.key ?? keyPlaceholder,
    saveAs: api.output.kind === 'raw' ? `${api.path.split('/').at(-1)}.${endingOf(typeOf(api, input))}` : null,
  };
  if (method === 'GET') return { ...base, query: queryOf(input), body: null };
  const missing = missingFiles(api, input);
  if (missing.length === 0 && !entries.some(([, value]) => [value].flat().some((one) => one instanceof Blob)))
    return { ...base, query: [], body: { kind: 'json', value: wellFormed(input) } };
  return {
    ...base,
    query: [],
    body: { kind: 'multipart', parts: [...missing, ...entries.flatMap(([name, value]) => partsOf(name, value))] },
  };
}

/** The media type of a raw response. Where an API offers several, an input such as `format` names the one to return. */
function typeOf(api: CalledApi, input: Readonly<Record<string, unknown>>): string | undefined {
  const properties = (api.input?.['properties'] ?? {}) as Readonly<
    Record<string, { readonly enum?: unknown } | undefined>
  >;
  const chosen = Object.keys(input)
    .filter((name) => properties[name]?.enum !== undefined)
    .map((name) => String(input[name]));
  const { types } = api.output;
  return (
    types.find((type) => chosen.includes(endingOf(type)) || chosen.includes(type.split('/').at(-1) ?? '')) ?? types[0]
  );
}

/** Files that the call requires and the input lacks: examples have none, and in a form none may be chosen yet. */
function missingFiles({ input: schema }: CalledApi, input: Readonly<Record<string, unknown>>): Part[] {
  const properties = (schema?.['properties'] ?? {}) as Readonly<Record<string, FileSchema | undefined>>;
  const required = (schema?.['required'] ?? []) as readonly string[];
  return required.flatMap((name) => {
    const property = properties[name];
    const file = property?.items ?? property;
    if (file?.format !== 'binary' || (input[name] ?? null) !== null) return [];
    const [accepted] = property?.['x-accept'] ?? file['x-accept'] ?? [];
    const ending = accepted?.startsWith('.') === true ? accepted.slice(1) : endingOf(accepted);
    if (property?.items === undefined) return [{ name, fileName: `${name}.${ending}` }];
    const count = Math.max(1, property.minItems ?? 1);
    return Array.from({ length: count }, (_, index) => ({ name, fileName: `file-${index + 1}.${ending}` }));
  });
}

interface FileSchema {
  readonly format?: string;
  readonly items?: FileSchema;
  readonly minItems?: number;
  readonly 'x-accept'?: readonly string[];
}

function partsOf(name: string, value: unknown): Part[] {
  const files = [value].flat().filter((one): one is File => one instanceof File);
  if (files.length > 0) return files.map((file) => ({ name, fileName: file.name }));
  return [{ name, value: (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed() }];
}

/** Half a surrogate pair is no character: it cannot leave this page, so no code shows it. */
function wellFormed(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(input, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)),
  ) as Record<string, unknown>;
}

const endings: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/jpeg': 'jpg',
  'audio/mpeg': 'mp3',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'text/calendar': 'ics',
  'application/octet-stream': 'bin',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** The usual name ending of a media type. */
export function endingOf(type: string | undefined): string {
  const plain = (type ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return endings[plain] ?? /\/(?:x-)?([a-z0-9]+)$/.exec(plain)?.[1] ?? 'bin';
}
