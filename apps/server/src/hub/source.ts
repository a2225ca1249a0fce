/** Sources of APIs. Built-in tools are one; others may change while the server runs. */
import type { Failure } from '@apiyard/api/contract/endpoint';
import type { Api, Area, Health, Language } from '@apiyard/api/contract/hub/hub';
import type { RawResponse, RunContext } from '../tools/tool.ts';
import type { CompiledInput } from './compile-input.ts';

/** The result of a successful run, and its origin. */
export interface Outcome {
  readonly result: object | RawResponse;
  /** From a cache. */
  readonly cached: boolean;
  /** The external site that it came from; null if there is none. */
  readonly provider: string | null;
  /** The published revision that ran, of an API that has revisions. */
  readonly revision?: number;
}

/** Context of a run besides its input. Tools use the signal only. */
export interface CallContext extends RunContext, CallContextCaller {}

export interface CallContextCaller {
  /** The caller; null for a visitor. */
  readonly personId: string | null;
  /** The caller for limits; `callerIdOf`. */
  readonly callerId: string;
  /** The language of notes. @default 'en' */
  readonly language?: Language;
}

/** An API as the call pipeline needs it. */
export interface CallableApi {
  /** `convert/data`. */
  readonly path: string;
  readonly area: Area;
  readonly cost: number;
  readonly open: boolean;
  readonly premium: boolean;
  /** What the source itself knows. An untested API has run if calls of it succeeded. */
  readonly health: Health;
  /** GET only where every input is short. */
  readonly methods: readonly ('GET' | 'POST')[];
  readonly input: CompiledInput;
  /** `input` is what `this.input` let through. A failure is not charged. */
  run(input: Readonly<Record<string, unknown>>, context: CallContext): Outcome | Failure | Promise<Outcome | Failure>;
  /** The catalogue's entry, texts in that language. */
  describe(language: Language): Api;
  /** Input of the first example, if its page starts with the result. @default none */
  readonly shownExample?: Readonly<Record<string, unknown>>;
}

export interface ApiSource {
  find(path: string): CallableApi | undefined;
  /** In the order of the catalogue. */
  list(): readonly CallableApi[];
  /** Incremented with every change of the results of `find` and `list`. */
  readonly version: number;
}
