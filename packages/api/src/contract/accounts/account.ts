/** A person's own account: profile, sign-in methods, sessions. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { Language } from '../hub/hub.ts';
import { NoExtras, OneLine, RetryAfter } from '../problem.ts';
import { WebAuthnJson } from './recovery.ts';
import { passwordLengthMax, passwordLengthMin, WeakPassword } from './session.ts';

/** Grace period before an account is permanently deleted. */
export const deletionWaitDays = 14;
export const recoveryCodeCount = 10;
export const passkeysMax = 10;

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601, as every time here. */
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;

export const Account = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  /** The address in force: the link of a mail to it was followed. Null until then. */
  email: z.nullable(z.string()),
  /** A pending address, in force after its link was opened. The same whether or not another account has it. */
  pendingEmail: z.nullable(z.string()),
  /** In which the site writes to the person. */
  language: Language,
  createdAt: z.string(),
  passwordChangedAt: z.nullable(z.string()),
  /** Null while there is no second step. */
  twoSteps: z.nullable(z.object({ since: z.string(), recoveryCodesLeft: z.int() })),
  passkeys: z.array(Passkey),
  /** When the account will be permanently deleted; null if no deletion is scheduled. */
  deletionDueAt: z.nullable(z.string()),
});
export type Account = z.infer<typeof Account>;

/** Proof that it is the account's owner, and not someone else at an open session. */
const password = z.string().check(z.minLength(1), z.maxLength(passwordLengthMax));
/** Declared by every call that requires the password again. */
const asked = { WrongPassword: NoExtras, RateLimited: RetryAfter };

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  summary: 'The signed-in account.',
  auth: 'person',
  keyScope: 'account:read',
  input: z.object({}),
  output: Account,
});

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/api/account/profile',
  summary: 'Change the display name or the language of emails.',
  auth: 'person',
  input: z.object({ name: z.optional(OneLine.check(z.minLength(1), z.maxLength(80))), language: z.optional(Language) }),
  output: Account,
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  summary:
    'Send a link to a new email address, which replaces the old one once the link is opened. The old address is notified.',
  auth: 'person',
  input: z.object({ email: z.string().check(z.maxLength(254), z.email()), password }),
  output: Account,
  errors: asked,
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/account/email/confirmation',
  summary: 'Send the link to confirm a new email address again.',
  auth: 'person',
  input: z.object({}),
  output: Account,
  errors: { /** Nothing waits. */ NothingPending: NoExtras, RateLimited: RetryAfter },
});

export const dropPendingEmail = endpoint({
  method: 'DELETE',
  path: '/api/account/email/pending',
  summary: 'Cancel a change of email address. Links that were sent stop working.',
  auth: 'person',
  input: z.object({}),
  output: Account,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  summary: 'Change the password. Every other session ends.',
  renewsSession: true,
  auth: 'person',
  input: z.object({
    password,
    next: z.string().check(z.minLength(passwordLengthMin), z.maxLength(passwordLengthMax)),
    /** Whether every API key stops working. The main key is replaced by a new one. */
    revokeKeys: z._default(z.boolean(), false),
  }),
  output: Account,
  errors: { ...asked, WeakPassword },
});

export const startTwoSteps = endpoint({
  method: 'POST',
  path: '/api/account/two-steps',
  summary: 'Create a secret for an authenticator app. It takes effect with `confirmTwoSteps`.',
  auth: 'person',
  carriesSecret: true,
  input: z.object({ password }),
  output: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** `otpauth://totp/…` (Key Uri Format), for a QR code. */
    uri: z.string(),
  }),
  errors: { ...asked, /** It is on. Turn it off first. */ Conflict: NoExtras },
});

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmTwoSteps = endpoint({
  method: 'PUT',
  path: '/api/account/two-steps',
  summary:
    'Turn on two-step verification with the first code from the app. The recovery codes are shown only once. Every other session ends.',
  auth: 'person',
  carriesSecret: true,
  input: z.object({ code: z.string().check(z.minLength(1), z.maxLength(20)) }),
  output: RecoveryCodes,
  errors: {
    WrongCode: NoExtras,
    /** Nothing was started, or longer than 15 minutes ago. */ StepOver: NoExtras,
    RateLimited: RetryAfter,
  },
});

/** A current code of the app, or a recovery code. */
const stepCode = z.string().check(z.minLength(1), z.maxLength(40));

export const stopTwoSteps = endpoint({
  method: 'DELETE',
  path: '/api/account/two-steps',
  summary: 'Turn off two-step verification.',
  auth: 'person',
  input: z.object({ password, code: stepCode }),
  output: Account,
  errors: { ...asked, WrongCode: NoExtras },
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/two-steps/recovery-codes',
  summary: 'Create new recovery codes. The old ones stop working.',
  auth: 'person',
  carriesSecret: true,
  input: z.object({ password, code: stepCode }),
  output: RecoveryCodes,
  errors: { ...asked, WrongCode: NoExtras, /** There is no second step. */ Conflict: NoExtras },
});

const passkeyName = OneLine.check(z.minLength(1), z.maxLength(60));
const passkeyId = z.object({ id: Id });

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'The options for creating a passkey in the browser. Valid for five minutes.',
  auth: 'person',
  carriesSecret: true,
  input: z.object({ password, /** Needed while there is a second step. */ code: z.optional(stepCode) }),
  output: z.object({ options: WebAuthnJson }),
  errors: { ...asked, WrongCode: NoExtras, TooManyPasskeys: z.object({ passkeysMax: z.int() }) },
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Save a passkey created in the browser.',
  auth: 'person',
  input: z.object({ name: passkeyName, credential: WebAuthnJson }),
  output: Passkey,
  errors: { PasskeyRefused: NoExtras },
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/account/passkeys/{id}',
  summary: 'Rename a passkey.',
  auth: 'person',
  input: z.extend(passkeyId, { name: passkeyName }),
  output: Passkey,
  errors: { NotFound: NoExtras },
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  summary: 'Remove a passkey.',
  auth: 'person',
  input: z.extend(passkeyId, { password }),
  output: z.object({ id: z.string() }),
  errors: { ...asked, NotFound: NoExtras },
});

export const AccountSession = z.object({
  id: z.string(),
  /** The session of this request. */
  isCurrent: z.boolean(),
  /** `Firefox on Windows`, from the user agent; the parts are empty where unknown. */
  device: z.object({
    browser: z.string(),
    system: z.string(),
    kind: z.enum(['desktop', 'phone', 'tablet', 'unknown']),
  }),
  address: z.string(),
  createdAt: z.string(),
  /** When the session was last used, to the minute. */
  seenAt: z.string(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary:
    'Where the person is signed in: this session first, then the last seen. There are 100 at most: one more sign-in ends that which was seen longest ago.',
  auth: 'person',
  input: z.object({}),
  output: z.object({ items: z.array(AccountSession), next: z.nullable(z.string()) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  summary: 'End one session.',
  auth: 'person',
  input: z.object({ id: Id }),
  output: z.object({ id: z.string() }),
  errors: { NotFound: NoExtras },
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'End all other sessions.',
  auth: 'person',
  input: z.object({}),
  output: z.object({ ended: z.int() }),
});

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/account/deletion',
  summary: `Delete the account in ${deletionWaitDays} days. Until then, it can be cancelled.`,
  auth: 'person',
  input: z.object({ password }),
  output: Account,
  errors: { ...asked, /** The only admin cannot go. */ LastAdmin: NoExtras },
});

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/api/account/deletion',
  summary: 'Cancel the deletion of the account.',
  auth: 'person',
  input: z.object({}),
  output: Account,
});
