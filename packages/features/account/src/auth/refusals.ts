import type { WeakReason } from '@apiyard/api/contract/session';
import { login, register } from '@apiyard/api/contract/session';
import type { CallRefusal } from '@apiyard/kit/credentials/call-refusal.ts';
import { callRefusalOf } from '@apiyard/kit/credentials/call-refusal.ts';
import { failureOf } from '@apiyard/kit/failure.ts';

/** Why a login failed. */
export type LoginRefusal =
  /** Unknown name or wrong password: deliberately not distinguished. */
  | { readonly kind: 'wrong pair' }
  /** The pair is right. `isSent`: the mail went out again just now. */
  | { readonly kind: 'confirm first'; readonly isSent: boolean }
  | CallRefusal;

/** Why a sign-in by passkey failed. */
export type PasskeyRefusal =
  /** Unknown, removed, or not available in this browser. */
  { readonly kind: 'passkey refused' } | Extract<LoginRefusal, { kind: 'confirm first' }> | CallRefusal;

/** The password is right and a second step is required: not an error. */
export function isSecondStep(rejection: unknown): boolean {
  return failureOf(login, rejection)?.code === 'SecondStep';
}

export function loginRefusalOf(rejection: unknown): LoginRefusal {
  const failure = failureOf(login, rejection);
  switch (failure?.code) {
    case 'Unauthenticated':
    case 'InvalidInput':
      return { kind: 'wrong pair' };
    case 'ConfirmFirst':
      return { kind: 'confirm first', isSent: failure.isSent };
    default:
      return callRefusalOf(rejection);
  }
}

/** Why registration failed; the first four belong to fields. */
export type RegisterRefusal =
  | { readonly kind: 'username taken' }
  | { readonly kind: 'username reserved' }
  | { readonly kind: 'weak password'; readonly reason: WeakReason }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  | { readonly kind: 'set-up spent' }
  | { readonly kind: 'invitation spent' }
  /** Registration was closed after the page was opened. */
  | { readonly kind: 'closed'; readonly registration: 'invitation' | 'closed' }
  | CallRefusal;

/** A refusal that belongs to no field. */
export type FormRefusal = Exclude<
  RegisterRefusal,
  { kind: 'username taken' | 'username reserved' | 'weak password' | 'invalid' | 'closed' }
>;

export function registerRefusalOf(rejection: unknown): RegisterRefusal {
  const failure = failureOf(register, rejection);
  switch (failure?.code) {
    case 'Conflict':
      return { kind: 'username taken' };
    case 'WeakPassword':
      return { kind: 'weak password', reason: failure.reason };
    case 'UsernameReserved':
      return { kind: 'username reserved' };
    case 'SetupSpent':
      return { kind: 'set-up spent' };
    case 'InvitationSpent':
      return { kind: 'invitation spent' };
    case 'RegistrationClosed':
      return { kind: 'closed', registration: failure.registration };
    case 'InvalidInput':
      return { kind: 'invalid', fields: failure.errors.map(({ pointer }) => pointer.slice(1)) };
    default:
      return callRefusalOf(rejection);
  }
}
