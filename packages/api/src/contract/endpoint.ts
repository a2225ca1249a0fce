import type * as z from 'zod/mini';
import type { PlatformErrors } from './problem.ts';

/** Any schema a contract entry may carry. */
export type Schema = z.ZodMiniType;
/** Inputs are objects: their members fill the path, then the query (GET) or the JSON body. */
export type ObjectSchema = z.ZodMiniObject;
export type Errors = Readonly<Record<string, ObjectSchema>>;

/**
 * Required authentication: `anyone`; a signed-in `person`; an `admin`; or a `caller`, which is a key, a session,
 * or a visitor within the allowance of an open API.
 */
export type Auth = 'anyone' | 'person' | 'admin' | 'caller';

/**
 * How a failure is written: `problem` is RFC 9457; `message` is the plain `{ success: false, message, code }`
 * of the calls that the product specification fixes.
 */
export type FailureShape = 'problem' | 'message';

/** What an API key may do in addition to calling APIs: `account:read` reads its owner's account. */
export const keyScopes = ['account:read'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** The body of a request: `json`, or bytes of any kind (`application/octet-stream`), read as a stream. */
export type BodyKind = 'json' | 'binary';

/** The output of a call whose response is not JSON of a fixed shape: the client returns the `Response` itself. */
export const raw = Symbol('raw answer');

export interface Endpoint<
  Input extends ObjectSchema = ObjectSchema,
  Output extends Schema | typeof raw = Schema | typeof raw,
  Declared extends Errors = Errors,
  Access extends Auth = Auth,
  Body extends BodyKind = BodyKind,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` takes one segment from the input, `{name+}` the rest of the path. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly auth: Access;
  readonly body: Body;
  /** For a `binary` body, the whole input is in the path. */
  readonly input: Input;
  readonly output: Output;
  readonly errors: Declared;
  readonly failures: FailureShape;
  /** The response starts another session: a 401 of a request sent before or in parallel is not about that one. */
  readonly renewsSession?: true;
  /** An API key with this scope can read it too, in place of a session. */
  readonly keyScope?: KeyScope;
  /** The response carries a secret, such as a key: it is never compressed. */
  readonly carriesSecret?: true;
  /** Status of a success. @default 200 */
  readonly status?: 201;
  /** Answered by the sample layer in the browser; a server of ours does not have it. */
  readonly isSample?: true;
}

interface Definition<
  Input extends ObjectSchema,
  Output extends Schema | typeof raw,
  Declared extends Errors,
  Access extends Auth,
  Body extends BodyKind,
> extends Omit<Endpoint<Input, Output, Declared, Access, Body>, 'body' | 'errors' | 'failures'> {
  readonly body?: Body;
  readonly errors?: Declared;
  readonly failures?: FailureShape;
}

/**
 * Declares one call once: the server's route, the client's call, the sample handler and the conformance suite read it.
 * Without side effects, so that pages leave out the entries that they do not call.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  Input extends ObjectSchema,
  Output extends Schema | typeof raw,
  const Declared extends Errors = Record<never, never>,
  const Access extends Auth = Auth,
  const Body extends BodyKind = 'json',
>(definition: Definition<Input, Output, Declared, Access, Body>): Endpoint<Input, Output, Declared, Access, Body> {
  return { body: 'json' as Body, failures: 'problem', errors: {} as Declared, ...definition };
}

/** The input of a caller (defaults may be omitted). */
export type InputOf<E extends Endpoint> = z.input<E['input']>;
/** The input of a handler (with defaults). */
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = E['output'] extends Schema ? z.output<E['output']> : Response;
/** The errors the entry itself declares, by code. */
export type DeclaredErrorsOf<E extends Endpoint> = { [Code in keyof E['errors']]: z.output<E['errors'][Code]> };
/** Everything a call to this entry can be refused with, by code. */
export type ErrorsOf<E extends Endpoint> = DeclaredErrorsOf<E> & Omit<PlatformErrors, keyof E['errors']>;

/** A sentence that exists in several languages: its key, its values, and its English text. */
export interface Sentence {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly en: string;
}

/** A declared failure as a value; only codes that the entry declares type-check. */
export class Failure<Code extends string = string, Extras = unknown> {
  readonly code: Code;
  readonly extras: Extras;
  /** One sentence for people, in English: what is wrong and what to do. */
  readonly detail: string;
  readonly #sentence: Sentence | null;
  constructor(code: Code, extras: Extras, text: string | Sentence) {
    this.code = code;
    this.extras = extras;
    this.detail = typeof text === 'string' ? text : text.en;
    this.#sentence = typeof text === 'string' ? null : text;
  }
  /** The same for other languages; null where there is only the English one. */
  get sentence(): Sentence | null {
    return this.#sentence;
  }
}

export type FailureOf<E extends Endpoint> = {
  [Code in keyof DeclaredErrorsOf<E> & string]: Failure<Code, DeclaredErrorsOf<E>[Code]>;
}[keyof DeclaredErrorsOf<E> & string];

/** Creates a declared failure. `extras` are the members that the code's schema requires. */
export function fail<const Code extends string, Extras extends object>(
  code: Code,
  text: string | Sentence,
  extras: Extras,
): Failure<Code, Extras>;
export function fail<const Code extends string>(
  code: Code,
  text: string | Sentence,
): Failure<Code, Record<never, never>>;
export function fail(code: string, text: string | Sentence, extras: object = {}): Failure {
  return new Failure(code, extras, text);
}

/** The names of the parameters in a path, in order; without a trailing `+`. */
export function pathNames(path: string): string[] {
  return Array.from(path.matchAll(/\{([A-Za-z]+)\+?\}/g), (match) => match[1] as string);
}

/** Fills a path. A `{name+}` keeps its slashes; every segment is percent-encoded. */
export function fillPath(path: string, input: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{([A-Za-z]+)(\+?)\}/g, (_, name: string, rest: string) => {
    const value = String(input[name]);
    return rest === '' ? encodeURIComponent(value) : value.split('/').map(encodeURIComponent).join('/');
  });
}
