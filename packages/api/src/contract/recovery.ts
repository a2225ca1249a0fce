/** Ways into an account beside name and password: links in mails, the second step, passkeys. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { NoExtras, RetryAfter } from './problem.ts';
import { passwordLengthMax, passwordLengthMin, SignedIn, WeakPassword } from './session.ts';

/** What stands in a mail's link, once. */
const token = z.string().check(z.minLength(1), z.maxLength(200));
const Done = z.object({ success: z.literal(true) });

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/confirm-email',
  summary: 'Attach the address that a mail was sent to. Works without being signed in.',
  auth: 'anyone',
  input: z.object({ token }),
  output: z.object({ success: z.literal(true), email: z.string() }),
  errors: {
    /** Used, replaced by a later one, older than two days, or not whole. */
    LinkSpent: NoExtras,
    /** Somebody else confirmed the same address meanwhile. */
    AddressTaken: NoExtras,
    RateLimited: RetryAfter,
  },
});

/** How long a link for a new password works. Seconds. */
export const resetLinkLifeS = 30 * 60;

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  summary: 'Mail a link for a new password. The answer is the same for addresses that nobody has.',
  auth: 'anyone',
  input: z.object({ email: z.string().check(z.minLength(3), z.maxLength(254), z.email()) }),
  output: Done,
  errors: { RateLimited: RetryAfter },
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Set a new password by the link of a mail. Every session ends; a second step stays.',
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
  summary: 'End a sign-in that `login` answered with SecondStep.',
  auth: 'anyone',
  renewsSession: true,
  input: z.object({ kind: z.enum(['code', 'recovery code']), code: z.string().check(z.minLength(1), z.maxLength(40)) }),
  output: SignedIn,
  errors: {
    WrongCode: NoExtras,
    /** No sign-in waits for its second step in this browser, or not any more. */
    StepOver: NoExtras,
    RateLimited: RetryAfter,
  },
});

/** WebAuthn's own JSON, as `navigator.credentials` takes and gives it (PublicKeyCredential…JSON, WebAuthn 3). */
export const WebAuthnJson = z.record(z.string(), z.unknown());

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/login/passkey/options',
  summary: 'What the browser asks a passkey with. Holds for five minutes.',
  auth: 'anyone',
  input: z.object({}),
  output: z.object({ options: WebAuthnJson }),
  errors: { RateLimited: RetryAfter },
});

export const finishPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Sign in by a passkey. It stands for both steps: the device has checked who holds it.',
  auth: 'anyone',
  renewsSession: true,
  input: z.object({ credential: WebAuthnJson }),
  output: SignedIn,
  errors: {
    /** Unknown here, taken away, or not an answer to what was asked. */
    PasskeyRefused: NoExtras,
    ConfirmFirst: z.object({ isSent: z.boolean() }),
    RateLimited: RetryAfter,
  },
});
