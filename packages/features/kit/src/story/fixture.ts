import type { Endpoint, FailureOf, OutputOf, ParsedInputOf } from '@apiyard/api/contract/endpoint';
import { Failure, fail, pathNames } from '@apiyard/api/contract/endpoint';
import type { CallResponse } from '@apiyard/api/contract/hub/hub';
import type { InputIssue } from '@apiyard/api/contract/problem';
import { statusOf } from '@apiyard/api/contract/problem';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';

/** A failure of every endpoint: the server is at fault. */
type Internal = Failure<'Internal', Record<never, never>>;
type InvalidInput = Failure<'InvalidInput', { errors: InputIssue[] }>;
/** Of endpoints that need a session or a key. */
type Unauthenticated<E extends Endpoint> = E['auth'] extends 'anyone'
  ? never
  : Failure<'Unauthenticated', Record<never, never>>;
/** Data, a declared failure, or a `Response` for what the contract does not describe (`HttpResponse.error()`). */
type Result<E extends Endpoint> = OutputOf<E> | FailureOf<E> | InvalidInput | Unauthenticated<E> | Internal | Response;

export interface FixtureCall<E extends Endpoint> {
  /** As a route of the server receives it: path, query and body merged, with defaults. */
  readonly input: ParsedInputOf<E>;
  /** How often the endpoint was called, this call included. */
  readonly count: number;
}

interface Options {
  /** Values of names in the path: calls with others are left to the handlers after it. @default all calls */
  readonly only?: Readonly<Record<string, string>>;
}

type Responder<E extends Endpoint> = (call: FixtureCall<E>) => Result<E> | Promise<Result<E>>;

/** The response for an internal server error. */
export const internal = (): Internal => fail('Internal', 'Fault.');

/** What an API returns, as the server puts it: `fixture(callApi, ({ input }) => callResponse(input.api, data))`. */
export const callResponse = (api: string, data: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  HttpResponse.json(
    {
      success: true,
      data,
      meta: { api, ms: 2, cost: 1, cached: false, provider: null, requestId: 'story-1' },
    } satisfies CallResponse,
    { headers },
  );

/** A call without an end, for what is shown in the meantime. */
export const pending = () => new Promise<never>(() => {});

/**
 * Responds to calls of one endpoint in stories and tests: `beforeEach: ({ msw }) => msw.use(fixture(getPlans, { items, next: null }))`.
 * The data have the endpoint's type and are validated against its schema.
 * @throws for data that the contract does not allow; data of a function fails the story when it is called
 */
export function fixture<E extends Endpoint>(
  endpoint: E,
  answer: OutputOf<E> | Responder<E>,
  { only = {} }: Options = {},
): HttpHandler {
  const responseOf = (call: FixtureCall<E>) => (typeof answer === 'function' ? (answer as Responder<E>)(call) : answer);
  if (typeof answer !== 'function') check(endpoint, answer);
  const path = `*${endpoint.path.replace(/\{([A-Za-z]+)(\+?)\}/g, ':$1$2')}`;
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  let count = 0;
  return http[method](path, async ({ request, params }) => {
    const inPath = inPathOf(endpoint, params);
    if (Object.entries(only).some(([name, value]) => inPath[name] !== value)) return undefined;
    count += 1;
    const parsed = endpoint.input.safeParse(await inputOf(endpoint, request, inPath));
    const given: unknown = parsed.success
      ? await responseOf({ input: parsed.data as ParsedInputOf<E>, count })
      : fail('InvalidInput', 'The input is invalid.', { errors: parsed.error.issues.map(issueOf) });
    if (given instanceof Response) return given;
    if (given instanceof Failure) return refuse(endpoint, given);
    check(endpoint, given);
    return HttpResponse.json(given as object);
  });
}

/** Requires every declared member and no others, as the conformance suite does of the server. */
function check({ method, path, output }: Endpoint, data: unknown): void {
  if (typeof output === 'symbol') throw new Error(`${method} ${path} has no described output: answer with a Response.`);
  const parsed = output.safeParse(data);
  const wrong = parsed.success ? extraIn(data, parsed.data) : parsed.error.issues[0];
  if (wrong !== undefined)
    throw new Error(
      `The fixture of ${method} ${path} is not what the contract says: ${wrong.path.join('.')}: ${wrong.message}`,
    );
}

interface Wrong {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first member that is not in the schema. */
function extraIn(given: unknown, known: unknown, path: readonly PropertyKey[] = []): Wrong | undefined {
  if (typeof given !== 'object' || given === null || typeof known !== 'object' || known === null) return undefined;
  for (const [name, part] of Object.entries(given)) {
    if (!(name in known)) return { path: [...path, name], message: 'unknown member' };
    const inside = extraIn(part, (known as Record<string, unknown>)[name], [...path, name]);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

const issueOf = ({ path, code = 'custom', message }: Wrong & { readonly code?: string }) => ({
  pointer: path.map((part) => `/${String(part)}`).join(''),
  code,
  detail: message,
});

function refuse({ failures }: Endpoint, { code, detail, extras }: Failure): Response {
  const status = statusOf(code);
  const body = { ...(extras as object), success: false, code, requestId: `story-${status}` };
  return failures === 'message'
    ? HttpResponse.json({ ...body, message: detail }, { status })
    : HttpResponse.json(
        { ...body, type: `/docs#${code}`, title: code, status, detail },
        { status, headers: { 'content-type': 'application/problem+json' } },
      );
}

/** The origin's `*` is among the params too, under a number. */
const inPathOf = ({ path }: Endpoint, params: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    pathNames(path).map((name) => [name, Array.isArray(params[name]) ? params[name].join('/') : params[name]]),
  );

async function inputOf(
  endpoint: Endpoint,
  request: Request,
  inPath: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if (endpoint.method === 'GET') return { ...Object.fromEntries(new URL(request.url).searchParams), ...inPath };
  if (endpoint.body === 'binary') return inPath;
  const text = await request.text();
  return text === '' ? inPath : { ...(JSON.parse(text) as object), ...inPath };
}
