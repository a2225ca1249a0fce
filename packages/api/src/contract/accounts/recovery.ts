/** Sign-in without name and password: emailed links, second step, passkeys. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { NoExtras, RetryAfter } from '../problem.ts';
import { passwordLengthMax, passwordLengthMin, SignedIn, WeakPassword } from './session.ts';

/** One-time token of an emailed link. */
const token = z.string().check(z.minLength(1), z.maxLength(200));
const Done = z.object({ success: z.literal(true) });

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/confirm-email',
  summary: 'Confirm an email address with the link that was sent to it. Works without signing in.',
  auth: 'anyone',
  input: z.object({ token }),
  output: z.object({ success: z.literal(true), email: z.string() }),
  errors: {
    /** Used, replaced by a later one, older than two days, or not whole. */
    LinkSpent: NoExtras,
    /** Another account has confirmed the same address. */
    AddressTaken: NoExtras,
    RateLimited: RetryAfter,
  },
});

/** Validity of a link for a new password, in seconds. */
export const resetLinkLifeS = 30 * 60;

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  summary: 'Send a link to reset the password. The response is the same for unknown addresses.',
  auth: 'anyone',
  input: z.object({ email: z.string().check(z.minLength(3), z.maxLength(254), z.email()) }),
  output: Done,
  errors: { RateLimited: RetryAfter },
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Reset the password with the link from an email. Every session ends. Two-step verification stays on.',
  auth: 'anyone',
  input: z.object({
    token,
    password: z.string().check(z.minLength(passwordLengthMin), z.maxLength(passwordLengthMax)),
    /** Whether every API key stops working. The main key is replaced by a new one. */
    revokeKeys: z._default(z.boolean(), true),
  }),
  output: Done,
  errors: {
    LinkSpent: NoExtras,
    WeakPassword,
    RateLimited: RetryAfter,
  },
});

export const confirmSecondStep = endpoint({
  method: 'POST',
  path: '/api/login/second-step',
  summary: 'Complete a sign-in for which `login` returned SecondStep.',
  auth: 'anyone',
  carriesSecret: true,
  renewsSession: true,
  input: z.object({ kind: z.enum(['code', 'recovery code']), code: z.string().check(z.minLength(1), z.maxLength(40)) }),
  output: SignedIn,
  errors: {
    WrongCode: NoExtras,
    /** No sign-in in this browser needs a second step, or it has expired. */
    StepOver: NoExtras,
    RateLimited: RetryAfter,
  },
});

/** WebAuthn's JSON formats, as used by `navigator.credentials` (PublicKeyCredential…JSON, WebAuthn 3). */
export const WebAuthnJson = z.record(z.string(), z.unknown());

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/login/passkey/options',
  summary: 'The options for signing in with a passkey in the browser. Valid for five minutes.',
  auth: 'anyone',
  carriesSecret: true,
  input: z.object({}),
  output: z.object({ options: WebAuthnJson }),
  errors: { RateLimited: RetryAfter },
});

export const finishPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Sign in with a passkey. It replaces both steps, because the device has verified the person.',
  auth: 'anyone',
  carriesSecret: true,
  renewsSession: true,
  input: z.object({ credential: WebAuthnJson }),
  output: SignedIn,
  errors: {
    /** Unknown, removed, or not a response to the challenge. */
    PasskeyRefused: NoExtras,
    ConfirmFirst: z.object({ isSent: z.boolean() }),
    RateLimited: RetryAfter,
  },
});
