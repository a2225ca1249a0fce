/** Creates MSW handlers from contract entries, the counterpart of the server's routes in the browser. */
import { HttpResponse, http, type HttpHandler } from 'msw/http';
import type { Endpoint, FailureOf, OutputOf, ParsedInputOf } from '../contract/endpoint.ts';
import { Failure, fail, pathNames, type raw } from '../contract/endpoint.ts';
import { writeFailure } from '../serving/failure-body.ts';
import { issuesOf, sentenceOf } from '../serving/issues.ts';
import type { SamplePerson } from './people-state.ts';
import type { SampleStore } from './store.ts';

type PersonOf<E extends Endpoint> = E['auth'] extends 'person' ? SamplePerson : SamplePerson | null;

interface HandlerContext<E extends Endpoint> {
  readonly input: ParsedInputOf<E>;
  readonly person: PersonOf<E>;
  readonly request: Request;
  readonly requestId: string;
}

export type SampleResult<E extends Endpoint> = E['output'] extends typeof raw
  ? Response | Failure
  : OutputOf<E> | FailureOf<E>;

/** The path of an entry as MSW matches it, on any origin. */
function handlerPath({ path }: Endpoint): string {
  return `*${path.replace(/\{([A-Za-z]+)(\+?)\}/g, ':$1$2')}`;
}

/**
 * Creates handlers over one store. Paths match on any origin, so that the same handlers serve pages, stories and tests.
 */
export function handlerMaker(store: SampleStore) {
  return function handle<E extends Endpoint>(
    endpoint: E,
    resolve: (context: HandlerContext<E>) => SampleResult<E> | Promise<SampleResult<E>>,
  ): HttpHandler {
    const method = http[endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'];
    return method(handlerPath(endpoint), async ({ request, params }) => {
      const requestId = store.nextRequestId();
      const refuse = (failure: Failure) => failureResponse(endpoint, failure, requestId);
      const person = store.signedIn();
      if (endpoint.auth === 'person' && person === null) return refuse(fail('Unauthenticated', 'Sign in first.'));
      const given = await inputOf(endpoint, request, params);
      if (given instanceof Failure) return refuse(given);
      const parsed = endpoint.input.safeParse(given, { error: sentenceOf });
      if (!parsed.success) {
        const errors = issuesOf(parsed.error.issues);
        return refuse(fail('InvalidInput', errors[0]?.detail ?? 'The input is invalid.', { errors }));
      }
      if (store.broken) return refuse(fail('Internal', 'Internal server error'));
      const result = await resolve({ input: parsed.data, person, request, requestId } as never);
      if (result instanceof Failure) return refuse(result);
      if (result instanceof Response) return result;
      return HttpResponse.json(result as object, {
        status: endpoint.status ?? 200,
        headers: { 'x-request-id': requestId },
      });
    });
  };
}

function failureResponse(endpoint: Endpoint, failure: Failure, requestId: string): Response {
  const { status, contentType, body } = writeFailure(endpoint.failures, failure, requestId);
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': contentType, 'x-request-id': requestId },
  });
}

async function inputOf(
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  // The origin's `*` is also in the params, under a number.
  const inPath = Object.fromEntries(
    pathNames(endpoint.path).map((name) => [name, Array.isArray(params[name]) ? params[name].join('/') : params[name]]),
  );
  if (endpoint.method === 'GET') return { ...Object.fromEntries(new URL(request.url).searchParams), ...inPath };
  const text = await request.text();
  if (text === '') return inPath;
  try {
    return { ...(JSON.parse(text) as object), ...inPath };
  } catch {
    return fail('Unparsable', 'The body is not valid JSON. Check the quotes and commas.');
  }
}
