/** One run, under a deadline and with an ear on the caller. */
import type { ServerResponse } from 'node:http';
import { callLimits } from '@apiyard/api/contract/call-limits';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { CallableApi, CallContext, CallContextCaller, Outcome } from './source.ts';

/** A run that takes longer is stopped. Slow work belongs into jobs. */
const { runTimeoutMs } = callLimits;

/** The caller went away: there is nobody to answer and nothing to charge. */
export const callerGone = Symbol('caller gone');

/**
 * Runs an API. Throws what the run throws: a fault of the tool, to be answered with `Internal`.
 * @param response closed early when the caller goes away
 */
export function runApi(
  api: CallableApi,
  input: Readonly<Record<string, unknown>>,
  caller: CallContextCaller,
  response: ServerResponse,
  timeoutMs: number = runTimeoutMs,
): Outcome | Failure | typeof callerGone | Promise<Outcome | Failure | typeof callerGone> {
  // Who left while waiting for the quota: nothing is begun that nobody would listen to.
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
        context.abort(new Error('The caller went away.'));
        resolve(callerGone);
      });
    const timer = setTimeout(
      () =>
        settle(() => {
          context.abort(new Error('The time is up.'));
          resolve(
            fail(
              'UpstreamTimeout',
              `${api.path} took longer than ${timeoutMs / 1000} s and was stopped. Send less at once.`,
            ),
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

/** Makes its abort controller only for tools that look at the signal; most are done before anything could be aborted. */
class LazyContext implements CallContext {
  readonly personId: string | null;
  readonly callerId: string;
  #controller: AbortController | null = null;
  #reason: Error | null = null;

  constructor({ personId, callerId }: CallContextCaller) {
    this.personId = personId;
    this.callerId = callerId;
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
