/**
 * From a contract entry to an HTTP route. The entry declares method, path, auth, input and errors; the handler returns
 * the output or one of those errors as a value. A thrown error is a bug and becomes `Internal`.
 */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, FailureOf, OutputOf, ParsedInputOf, raw } from '@apiyard/api/contract/endpoint';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { Caller, Person } from './caller.ts';
import { acceptBytes, bytesOf, isTooLong } from './http/body/binary-body.ts';
import { checkEncoding } from './http/body/encoded-body.ts';
import { holdBody } from './http/body/held-bodies.ts';
import { tooLarge } from './http/errors.ts';
import { compressJson } from './http/files/compressed-json.ts';
import { sendFailure, sendUnread } from './http/problem.ts';
import type { RateLimiter } from './http/limits/rate-limit.ts';
import { sendWritten, Written } from './http/written.ts';
import { languageOfCall } from './http/language.ts';
import { inputErrors, invalidInputIn } from './problems/input/issues.ts';
import { sentence } from './problems/sentence.ts';

export interface Rate {
  /** Requests per window and address (per person when signed in). */
  readonly limit: number;
  readonly windowS: number;
}

/** Parsing a megabyte of JSON takes longer than answering a hundred calls: large bodies need an identified caller. */
const visitorBodyBytesMax = 100_000;

export const perMinute = (limit: number): Rate => ({ limit, windowS: 60 });

type PersonOf<E extends Endpoint> = E['auth'] extends 'person' | 'admin' ? Person : Person | null;

export interface RouteContext<E extends Endpoint> {
  readonly input: ParsedInputOf<E>;
  /** The signed-in person; never null on routes that require one. */
  readonly person: PersonOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The bytes of a binary body, as a stream. Throws when they exceed the limit or break off. */
  readonly body: E['body'] extends 'binary' ? AsyncIterable<Buffer> : undefined;
  /**
   * Adds details to the audit entry of this admin call, such as a person's new role. Field names of the input are recorded
   * automatically. Never secrets, never whole texts.
   */
  note(facts: Facts): void;
  /**
   * The object as it was before this admin call, in the format of the output or with some of its members. The audit entry
   * lists what differs in the output. Never secrets.
   */
  was(before: object): void;
}

/** Validation beyond the schema; any entry may return it, like the schema's own errors. */
type InvalidInput = Failure<'InvalidInput', { errors: InputIssue[] }>;

type Result<E extends Endpoint> =
  | (E['output'] extends typeof raw ? FastifyReply : OutputOf<E> | Written<OutputOf<E>>)
  | FailureOf<E>
  | InvalidInput;

export interface Route<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  readonly rate: Rate;
  /** The largest body, where it is more than every call may send, or bytes. */
  readonly bodyBytesMax?: number;
  handle(context: RouteContext<E>): Promise<Result<E>>;
}

/** Declares a route; `rate` is explicit on each. */
export function route<E extends Endpoint>(
  endpoint: E,
  options: {
    readonly rate: Rate;
    readonly bodyBytesMax?: number;
    handle(context: RouteContext<E>): Promise<Result<E>> | Result<E>;
  },
): Route {
  const { rate, bodyBytesMax } = options;
  return {
    endpoint,
    rate,
    ...(bodyBytesMax === undefined ? {} : { bodyBytesMax }),
    handle: async (context: never) => options.handle(context) as never,
  };
}

type Fact = string | number | boolean | null;
/** Details of an action added by its route, such as a person's new role. Never secrets: admins read them. */
type Facts = Readonly<Record<string, Fact>>;

export interface AdminAct {
  readonly endpoint: Endpoint;
  readonly person: Person;
  readonly request: FastifyRequest;
  readonly input: unknown;
  readonly result: unknown;
  readonly facts: Facts;
  /** The object before the call; null if the route does not pass it. */
  readonly before: object | null;
}

export interface RouteServices {
  readonly limiter: RateLimiter;
  /** The person of the request's session cookie, or null. */
  personOf(request: FastifyRequest): Promise<Person | null>;
  /** The caller of a request with an API key in a header; null for one without. @default null */
  keyCallerOf?(request: FastifyRequest): Promise<Caller | Failure | null>;
  /** Why calls of a person with this role are refused; null while the site is open. @default null */
  closedTo?(endpoint: Endpoint, role: Person['role'] | null): Failure | null;
  /** Records an admin's action before the response is sent. Optional only without admin routes that change data. */
  recordAct?(act: AdminAct): Promise<void>;
}

export function mount(app: FastifyInstance, routes: readonly Route[], services: RouteServices): void {
  for (const { endpoint, rate, bodyBytesMax, handle } of routes) {
    const isBinary = endpoint.body === 'binary';
    if (isBinary && bodyBytesMax === undefined)
      throw new Error(`${endpoint.method} ${endpoint.path} takes a binary body without a size limit.`);
    // Parts of an upload are not recorded; actions with the complete file are.
    const isAct = endpoint.auth === 'admin' && endpoint.method !== 'GET' && !isBinary;
    // A binary body may have been read in part before the error.
    const sendRefusal = isBinary ? sendUnread : sendFailure;
    if (isAct && services.recordAct === undefined)
      throw new Error(`${endpoint.method} ${endpoint.path} is an admin action without an audit log.`);
    const admit = async (
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<{ readonly person: Person | null } | Failure> => {
      const found = await personOf(request, endpoint, services);
      const person = found instanceof Failure ? null : found;
      request.personId = person?.id ?? null;
      const wait = services.limiter.take(
        `${endpoint.method} ${endpoint.path}`,
        person === null ? { address: request.ip } : { personId: person.id },
        rate,
        reply,
      );
      if (wait > 0) return fail('RateLimited', sentence('problem.http.wait', { waitS: wait }), { retryAfterS: wait });
      if (found instanceof Failure) return found;
      return services.closedTo?.(endpoint, person?.role ?? null) ?? refuse(endpoint, person) ?? { person };
    };
    const handleFrom = async (request: FastifyRequest, reply: FastifyReply, person: Person | null) => {
      const language = languageOfCall(request);
      const parsed = endpoint.input.safeParse(inputOf(endpoint, request), {
        error: endpoint.method === 'GET' ? inputErrors[language].ofTexts : inputErrors[language].ofJson,
      });
      if (!parsed.success) return sendRefusal(reply, invalidInputIn(language, parsed.error.issues));
      // Responses depend on the person and the moment: a route has to opt in to caching.
      reply.header('cache-control', 'no-store');
      let facts: Facts = {};
      const note = (more: Facts) => void (facts = { ...facts, ...more });
      let before: object | null = null;
      const was = (object: object) => void (before = object);
      const result = await handle({
        input: parsed.data,
        person,
        request,
        reply,
        note,
        was,
        body: isBinary ? bytesOf(request, bodyBytesMax ?? 0) : undefined,
      } as never);
      if (result instanceof Failure) return sendRefusal(reply, result);
      if (isAct && person !== null)
        await services.recordAct?.({
          endpoint,
          person,
          request,
          input: parsed.data,
          result: result instanceof Written ? null : result,
          facts,
          before,
        });
      if (result instanceof Written) return sendWritten(request, reply, result);
      return result;
    };
    const place = {
      method: endpoint.method === 'GET' ? ['GET', 'HEAD'] : endpoint.method,
      url: endpoint.path.replace(/\{([A-Za-z]+)\}/g, ':$1').replace(/\{([A-Za-z]+)\+\}/g, '*'),
      config: { endpoint },
      onSend,
    };
    if (endpoint.method === 'GET') {
      app.route({
        ...place,
        handler: async (request, reply) => {
          const admitted = await admit(request, reply);
          return admitted instanceof Failure
            ? sendFailure(reply, admitted)
            : handleFrom(request, reply, admitted.person);
        },
      });
      continue;
    }
    // The body is not read before the caller is authorized.
    const bodyLimit = bodyBytesMax ?? (endpoint.auth === 'anyone' ? visitorBodyBytesMax : undefined);
    const people = new WeakMap<FastifyRequest, Person | null>();
    const add = (to: FastifyInstance) =>
      to.route({
        ...place,
        ...(bodyLimit === undefined ? {} : { bodyLimit }),
        onRequest: async (request, reply) => {
          const admitted = await admit(request, reply);
          if (admitted instanceof Failure) return sendFailure(reply, admitted);
          const encoded = checkEncoding(request, reply, 'identity');
          if (encoded !== null) return sendFailure(reply, encoded);
          // Streamed bodies have no size check before the handler.
          if (isBinary && bodyLimit !== undefined && isTooLong(request, bodyLimit))
            return sendFailure(reply, tooLarge(bodyLimit));
          const held = isBinary ? null : holdBody(reply, request.routeOptions.bodyLimit);
          if (held !== null) return sendFailure(reply, held);
          people.set(request, admitted.person);
          return undefined;
        },
        handler: async (request, reply) => {
          const person = people.get(request);
          if (person === undefined) throw new Error('The body was read before the caller was identified.');
          return handleFrom(request, reply, person);
        },
      });
    if (isBinary) {
      app.register(async (apart) => {
        acceptBytes(apart);
        add(apart);
      });
    } else add(app);
  }
}

/** By session, or by a key that has the scope of the endpoint. */
async function personOf(
  request: FastifyRequest,
  { keyScope }: Endpoint,
  services: RouteServices,
): Promise<Person | Failure | null> {
  const caller = keyScope === undefined ? null : ((await services.keyCallerOf?.(request)) ?? null);
  if (caller === null || keyScope === undefined) return services.personOf(request);
  if (caller instanceof Failure || caller.scopes.includes(keyScope))
    return caller instanceof Failure ? caller : caller.person;
  return fail('Forbidden', sentence('problem.http.noScope', { scope: keyScope }));
}

/** Without a body for HEAD that would be streamed for nothing, and JSON compressed as the client accepts. */
async function onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (request.method === 'HEAD' && payload instanceof Readable) {
    payload.destroy();
    return null;
  }
  if (typeof payload !== 'string' || !isCompressible(request, reply)) return payload;
  return (await compressJson(request, reply, payload.length, () => Buffer.from(payload))) ?? payload;
}

function isCompressible(request: FastifyRequest, reply: FastifyReply): boolean {
  const type = reply.getHeader('content-type');
  const { endpoint } = request.routeOptions.config;
  return (
    typeof type === 'string' &&
    type.startsWith('application/json') &&
    endpoint?.carriesSecret !== true &&
    !reply.hasHeader('set-cookie')
  );
}

function refuse(endpoint: Endpoint, person: Person | null): Failure | null {
  if (endpoint.auth !== 'person' && endpoint.auth !== 'admin') return null;
  const { keyScope: scope } = endpoint;
  if (person === null)
    return fail(
      'Unauthenticated',
      scope === undefined ? sentence('problem.http.signIn') : sentence('problem.http.signInOrKey', { scope }),
    );
  if (endpoint.auth === 'admin' && person.role !== 'admin')
    return fail('Forbidden', sentence('problem.http.adminsOnly'));
  return null;
}

/** Path parameters override the body: a request cannot address one object in the URL and another in the body. */
function inputOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  const { '*': rest, ...named } = request.params as Record<string, string>;
  const tail = /\{([A-Za-z]+)\+\}/.exec(endpoint.path)?.[1];
  const inPath = tail === undefined ? named : { ...named, [tail]: rest };
  const given = endpoint.method === 'GET' ? request.query : endpoint.body === 'binary' ? {} : (request.body ?? {});
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return { ...given, ...inPath };
}
