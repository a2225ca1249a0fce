import type { WeakReason } from '@apiyard/api/contract/session';
import type { CallRefusal } from '@apiyard/kit/credentials/call-refusal.ts';
import { callRefusalOf } from '@apiyard/kit/credentials/call-refusal.ts';

/** Why a change to the account did not come about. */
export type AccountRefusal =
  | { readonly kind: 'wrong password' }
  | { readonly kind: 'weak password'; readonly reason: WeakReason }
  | { readonly kind: 'wrong code' }
  /** What was begun was begun too long ago. */
  | { readonly kind: 'step over' }
  /** It is not as the page shows it any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'last admin' }
  | { readonly kind: 'too many passkeys'; readonly passkeysMax: number }
  | { readonly kind: 'passkey refused' }
  /** The device holds a passkey for this account already. */
  | { readonly kind: 'passkey known' }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  | CallRefusal;

const plainKinds = {
  WrongPassword: 'wrong password',
  WrongCode: 'wrong code',
  StepOver: 'step over',
  NotFound: 'gone',
  NothingPending: 'gone',
  Conflict: 'gone',
  LastAdmin: 'last admin',
  PasskeyRefused: 'passkey refused',
} as const;

/** Thrown by what asks the browser for a passkey, where that went wrong. */
export class BrowserRefused extends Error {
  override readonly name = 'BrowserRefused';
  readonly kind: 'cancelled' | 'passkey known' | 'passkey refused';

  constructor(kind: BrowserRefused['kind']) {
    super(`The browser made no passkey: ${kind}.`);
    this.kind = kind;
  }
}

/** Null where the person has called it off: there is nothing to say then. */
export function accountRefusalOf(rejection: unknown): AccountRefusal | null {
  if (rejection instanceof BrowserRefused) return rejection.kind === 'cancelled' ? null : { kind: rejection.kind };
  const { code, errors, passkeysMax, reason } = (
    typeof rejection === 'object' && rejection !== null ? rejection : {}
  ) as { code?: unknown; errors?: unknown; passkeysMax?: unknown; reason?: unknown };
  if (typeof code !== 'string') return callRefusalOf(rejection);
  if (code in plainKinds) return { kind: plainKinds[code as keyof typeof plainKinds] };
  if (code === 'WeakPassword') return { kind: 'weak password', reason: reason as WeakReason };
  if (code === 'TooManyPasskeys') return { kind: 'too many passkeys', passkeysMax: Number(passkeysMax) };
  if (code === 'InvalidInput' && Array.isArray(errors))
    return { kind: 'invalid', fields: errors.map(({ pointer }: { pointer?: unknown }) => String(pointer).slice(1)) };
  return callRefusalOf(rejection);
}
