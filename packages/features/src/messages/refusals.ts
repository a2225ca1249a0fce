import { sendMessage } from '@apiyard/api/contract/site';
import { failureOf } from '../_kit/failure.ts';
import type { FieldProblem, FieldProblems, MessageField } from './message-form.ts';
import { ProofFailed } from './send-proven.ts';

/** Why a message was not taken, as far as it belongs to no field. */
export type Refusal =
  | { readonly kind: 'too many'; readonly retryAfterS: number }
  /** The proof of work that the server asked for was not completed. */
  | { readonly kind: 'unproven' }
  /** The server answered with a fault of its own. */
  | { readonly kind: 'failed'; readonly requestId?: string | undefined }
  /** No connection, or no answer in time. */
  | { readonly kind: 'no answer' };

interface Refused {
  readonly problems: FieldProblems;
  readonly refusal: Refusal | null;
}

const problemOfField: Readonly<Record<string, readonly [MessageField, FieldProblem]>> = {
  name: ['name', 'missing'],
  email: ['email', 'email'],
  subject: ['subject', 'missing'],
  text: ['text', 'too long'],
  requestId: ['requestId', 'too long'],
};

/** Puts what a call rejected with where it belongs: to the fields, or over the form. */
export function refusalOf(rejection: unknown): Refused {
  if (rejection instanceof ProofFailed) return { problems: {}, refusal: { kind: 'unproven' } };
  const failure = failureOf(sendMessage, rejection);
  if (failure === undefined) return { problems: {}, refusal: { kind: 'no answer' } };
  if (failure.code === 'RateLimited')
    return { problems: {}, refusal: { kind: 'too many', retryAfterS: failure.retryAfterS } };
  if (failure.code === 'InvalidInput') {
    const problems: FieldProblems = Object.fromEntries(
      failure.errors.flatMap(({ pointer }) => {
        const found = problemOfField[pointer.slice(1)];
        return found === undefined ? [] : [found];
      }),
    );
    if (Object.keys(problems).length > 0) return { problems, refusal: null };
  }
  return { problems: {}, refusal: { kind: 'failed', requestId: failure.requestId } };
}
