/** The session: current user, login, logout, registration. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Language } from '../hub/hub.ts';
import { InputIssue, NoExtras, OneLine, RetryAfter } from '../problem.ts';

export const Quota = z.object({
  /** Calls a day of the person's plan. */
  limit: z.int(),
  used: z.int(),
  remaining: z.int(),
  /** When the day ends (UTC midnight), ISO 8601. */
  resetAt: z.string(),
});
export type Quota = z.infer<typeof Quota>;

const Role = z.enum(['user', 'admin']);
export type Role = z.infer<typeof Role>;

export const User = z.object({
  id: z.string(),
  username: z.string(),
  /** Null until an address is confirmed. */
  email: z.nullable(z.string()),
  /** An address whose link was not opened yet. The same whether or not another account has it. */
  pendingEmail: z.nullable(z.string()),
  name: z.string(),
  /** A picture's address, or null: then initials are drawn. */
  avatar: z.nullable(z.string()),
  role: Role,
  plan: z.string(),
  /** Whether the plan opens premium APIs. */
  premiumApis: z.boolean(),
  /** ISO 8601, or null when the person is not premium. */
  premiumUntil: z.nullable(z.string()),
  /** The complete main key: by the specification, the browser stores it. For a request with a key, that key. */
  apiKey: z.string(),
  quota: Quota,
  /** Whether the dashboard shows the first steps of a new account. */
  showsFirstSteps: z.boolean(),
});
export type User = z.infer<typeof User>;

export const SignedIn = z.object({ success: z.literal(true), user: User });

export const usernamePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/;
export const passwordLengthMin = 8;
export const passwordLengthMax = 256;

/**
 * Why a password is too easy to guess: one of the 100,000 commonest, a short part repeated, a run along the alphabet or
 * the keyboard, the site's name, or the person's own name or address.
 */
const WeakReason = z.enum(['common', 'repeat', 'sequence', 'site', 'personal']);
export type WeakReason = z.infer<typeof WeakReason>;

/** A password that is tried first. `errors` has one entry, at the field, with the reason as its code. */
export const WeakPassword = z.object({ reason: WeakReason, errors: z.array(InputIssue) });

export const getMe = endpoint({
  method: 'GET',
  path: '/api/user/me',
  summary: 'The signed-in user.',
  auth: 'person',
  keyScope: 'account:read',
  carriesSecret: true,
  failures: 'message',
  input: z.object({}),
  output: SignedIn,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with the username, or with the email address once it is confirmed.',
  auth: 'anyone',
  carriesSecret: true,
  renewsSession: true,
  failures: 'message',
  input: z.object({
    usernameOrEmail: z.string().check(z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(passwordLengthMax)),
  }),
  output: SignedIn,
  errors: {
    /** One failure for all invalid credentials: an unknown name, an incorrect password and an unconfirmed address look the same. */
    Unauthenticated: NoExtras,
    /** The pair is right and the account has a second step: `confirmSecondStep` ends this sign-in within ten minutes. */
    SecondStep: z.object({ method: z.literal('app') }),
    /** The credentials are correct, but the site requires a confirmed address. The email is sent again, unless it was sent recently. */
    ConfirmFirst: z.object({ isSent: z.boolean() }),
    RateLimited: RetryAfter,
  },
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out. Succeeds if already signed out.',
  auth: 'anyone',
  failures: 'message',
  input: z.object({}),
  output: z.object({ success: z.literal(true) }),
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account, and sign in unless the address must be confirmed first.',
  auth: 'anyone',
  carriesSecret: true,
  renewsSession: true,
  failures: 'message',
  input: z.object({
    username: z.string().check(z.regex(usernamePattern)),
    email: z.string().check(z.maxLength(254), z.email()),
    password: z.string().check(z.minLength(passwordLengthMin), z.maxLength(passwordLengthMax)),
    name: z.optional(OneLine.check(z.minLength(1), z.maxLength(80))),
    /** From the set-up link that the server prints while it has no admin: makes this account the first one. */
    setup: z.optional(z.string().check(z.maxLength(100))),
    /** From an invitation's link. */
    invitation: z.optional(z.string().check(z.maxLength(100))),
    /** In which the site writes to the person. */
    language: z.optional(Language),
  }),
  /** `user` is null if the site requires a confirmed address: the account works after the emailed link was opened. */
  output: z.object({ success: z.literal(true), user: z.nullable(User) }),
  errors: {
    /** The username exists. Never returned for addresses, so that their owners are not revealed. */
    Conflict: z.object({ field: z.literal('username') }),
    /** The username is reserved. Only the first admin can use it. */
    UsernameReserved: NoExtras,
    WeakPassword,
    /** The set-up link made an admin already, or is not whole. */
    SetupSpent: NoExtras,
    /** Registration is closed, or restricted to invited people. */
    RegistrationClosed: z.object({ registration: z.enum(['invitation', 'closed']) }),
    /** The invitation was used or withdrawn, has expired, or is for another address. */
    InvitationSpent: NoExtras,
    RateLimited: RetryAfter,
  },
});
