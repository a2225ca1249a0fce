import { sendMessage } from '@apiyard/api/contract/site';
import { failureOf } from '@apiyard/kit/failure.ts';
import type { FieldProblem, FieldProblems, MessageField } from './message-form.ts';
import { ProofFailed } from './send-proven.ts';

/** Why a message was refused, if the reason doesn't belong to a field. */
export type Refusal =
  | { readonly kind: 'too many'; readonly retryAfterS: number }
  /** The proof of work that the server asked for was not completed. */
  | { readonly kind: 'unproven' }
  /** The server returned an error. */
  | { readonly kind: 'failed'; readonly requestId?: string | undefined }
  /** No connection or no response in time. */
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

/** Splits a rejection into field errors and an error for the whole form. */
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
