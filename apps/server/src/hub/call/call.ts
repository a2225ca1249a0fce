import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@apiyard/api/contract/hub/hub';
import { languageOfCall } from '../../http/language.ts';
import type { Caller } from '../../caller.ts';
import type { CallableApi } from '../source.ts';
import type { Ran } from './prepare.ts';

/** The caller's quota on the day of the call. */
export interface Quota {
  /** UTC, `2026-11-20`. */
  readonly day: string;
  /** Calls that the plan allows in a day. */
  readonly limit: number;
  /** Start of the stages, Unix milliseconds. */
  readonly nowMs: number;
  /** The day's total after the charge; null before. */
  used: number | null;
}

/** One call in the stages of `pipeline.ts`: each stage reads results of earlier ones and adds its own. */
export class Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The caller, accepted or refused. Null for a visitor, and before `authenticate`. */
  caller: Caller | null = null;
  /** Whether a visitor sent a session cookie that does not count. Set by `authenticate`. */
  hasIgnoredCookie = false;
  /** Null for a visitor, and before `reserve`. */
  quota: Quota | null = null;
  /** The input as logged; null unless the caller has turned on storing inputs. */
  keptInput: string | null = null;
  /** Whether it was charged. Then it is logged already, with the charge. */
  isCharged = false;
  #language: Language | null = null;
  #api: CallableApi | null = null;
  #input: Readonly<Record<string, unknown>> | null = null;
  #ran: Ran | null = null;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.request = request;
    this.reply = reply;
  }

  /** What follows `/api/v1/`: the path of an API, or of none. */
  get path(): string {
    return (this.request.params as { '*'?: string })['*'] ?? '';
  }

  /** The caller's language. */
  get language(): Language {
    this.#language ??= languageOfCall(this.request);
    return this.#language;
  }

  /** HEAD is a GET whose response is sent without its body. */
  get method(): 'GET' | 'POST' {
    return this.request.method === 'POST' ? 'POST' : 'GET';
  }

  /** Set by `resolve`. */
  get api(): CallableApi {
    return reached(this.#api, 'resolve');
  }
  set api(api: CallableApi) {
    this.#api = api;
  }

  /** Set by `validate`: checked, defaults filled in. */
  get input(): Readonly<Record<string, unknown>> {
    return reached(this.#input, 'validate');
  }
  set input(input: Readonly<Record<string, unknown>>) {
    this.#input = input;
  }

  /** Set by `run`. */
  get ran(): Ran {
    return reached(this.#ran, 'run');
  }
  set ran(ran: Ran) {
    this.#ran = ran;
  }
}

function reached<Found>(found: Found | null, stage: string): Found {
  if (found === null) throw new Error(`The call has not passed the stage '${stage}'.`);
  return found;
}
