import { login, register } from '@apiyard/api/contract/session';
import { failureOf } from '../_kit/failure.ts';

/** Why a login did not work, as far as the person needs to know. */
export type LoginRefusal =
  /** Unknown name or wrong password: deliberately one and the same. */
  | { readonly kind: 'wrong pair' }
  | { readonly kind: 'too many tries'; readonly retryAfterS: number }
  | { readonly kind: 'no answer' };

export function loginRefusalOf(rejection: unknown): LoginRefusal {
  const failure = failureOf(login, rejection);
  switch (failure?.code) {
    case 'Unauthenticated':
    case 'InvalidInput':
      return { kind: 'wrong pair' };
    case 'RateLimited':
      return { kind: 'too many tries', retryAfterS: failure.retryAfterS };
    default:
      return { kind: 'no answer' };
  }
}

/** Why an account could not be made; the first three belong to fields. */
export type RegisterRefusal =
  | { readonly kind: 'username taken' }
  | { readonly kind: 'weak password' }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  | { readonly kind: 'set-up spent' }
  | { readonly kind: 'too many tries'; readonly retryAfterS: number }
  | { readonly kind: 'no answer' };

/** A refusal that any call can meet. */
export type CallRefusal = Extract<RegisterRefusal, { kind: 'too many tries' | 'no answer' }>;

/** A refusal that belongs to no field. */
export type FormRefusal = CallRefusal | Extract<RegisterRefusal, { kind: 'set-up spent' }>;

export function registerRefusalOf(rejection: unknown): RegisterRefusal {
  const failure = failureOf(register, rejection);
  switch (failure?.code) {
    case 'Conflict':
      return { kind: 'username taken' };
    case 'WeakPassword':
      return { kind: 'weak password' };
    case 'SetupSpent':
      return { kind: 'set-up spent' };
    case 'InvalidInput':
      return { kind: 'invalid', fields: failure.errors.map(({ pointer }) => pointer.slice(1)) };
    case 'RateLimited':
      return { kind: 'too many tries', retryAfterS: failure.retryAfterS };
    default:
      return { kind: 'no answer' };
  }
}
