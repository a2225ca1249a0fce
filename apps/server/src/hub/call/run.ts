/** Stage 6: one run, under a deadline, that ends when the caller disconnects. */
import type { ServerResponse } from 'node:http';
import { callLimits } from '@apiyard/api/contract/call-limits';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { CallableApi, CallContext, CallContextCaller, Outcome } from '../source.ts';
import type { Call } from './call.ts';
import { callerIdOf } from './caller-id.ts';
import { prepare } from './prepare.ts';
import { sentence } from '../../problems/sentence.ts';

/** Time limit of a run. Slow work belongs in jobs. */
const { runTimeoutMs } = callLimits;

/** The caller disconnected: no response, no charge. */
export const callerGone = Symbol('caller gone');

/** Null on success. Throws errors of the run. */
export async function run(call: Call, timeoutMs?: number): Promise<Failure | typeof callerGone | null> {
  const { api, input, caller, request, reply } = call;
  const personId = caller?.person.id ?? null;
  const startedMs = performance.now();
  const context = { personId, callerId: callerIdOf(personId, request.ip), language: call.language };
  const outcome = await runApi(api, input, context, reply.raw, timeoutMs);
  if (outcome === callerGone || outcome instanceof Failure) return outcome;
  const prepared = prepare(outcome);
  call.ran = { outcome, prepared, ms: Math.round((performance.now() - startedMs) * 100) / 100 };
  return null;
}

/**
 * Runs an API. Throws errors of the run: a bug of the tool, which becomes `Internal`.
 * @param response closes early when the caller disconnects
 */
export function runApi(
  api: CallableApi,
  input: Readonly<Record<string, unknown>>,
  caller: CallContextCaller,
  response: ServerResponse,
  timeoutMs: number = runTimeoutMs,
): Outcome | Failure | typeof callerGone | Promise<Outcome | Failure | typeof callerGone> {
  // The caller disconnected while waiting for the quota, so nothing is started.
  if (response.destroyed) return callerGone;
  const context = new LazyContext(caller);
  const ran = api.run(input, context);
  if (!(ran instanceof Promise)) return ran;
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      response.off('close', onClose);
      end();
    };
    const onClose = () =>
      settle(() => {
        context.abort(new Error('The caller disconnected.'));
        resolve(callerGone);
      });
    const timer = setTimeout(
      () =>
        settle(() => {
          context.abort(new Error('The time limit was reached.'));
          resolve(
            fail('UpstreamTimeout', sentence('problem.calls.tookTooLong', { api: api.path, limitS: timeoutMs / 1000 })),
          );
        }),
      timeoutMs,
    );
    response.once('close', onClose);
    ran.then(
      (outcome) => settle(() => resolve(outcome)),
      (error: unknown) => settle(() => reject(error)),
    );
  });
}

/** Creates its abort controller only for tools that use the signal; most finish before anything could be aborted. */
class LazyContext implements CallContext {
  readonly personId: string | null;
  readonly callerId: string;
  readonly language: Language;
  #controller: AbortController | null = null;
  #reason: Error | null = null;

  constructor({ personId, callerId, language = 'en' }: CallContextCaller) {
    this.personId = personId;
    this.callerId = callerId;
    this.language = language;
  }

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#reason) this.#controller.abort(this.#reason);
    return this.#controller.signal;
  }

  abort(reason: Error): void {
    this.#reason = reason;
    this.#controller?.abort(reason);
  }
}
