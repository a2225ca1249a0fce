/** The environment of a case: one visitor of one implementation of the contract. */
import type { ApkFacts } from '../contract/content/apps.ts';
import type { BlogPostRow, GalleryItem } from '../contract/content/content.ts';
import { requestOf } from '../client/client.ts';
import type { Endpoint, InputOf } from '../contract/endpoint.ts';
import type { Api } from '../contract/hub/hub.ts';
import { createKey } from '../contract/accounts/keys.ts';
import { confirmEmail } from '../contract/accounts/recovery.ts';
import { login, logout, register, type User } from '../contract/accounts/session.ts';
import type { Notification } from '../contract/accounts/notifications.ts';
import type { Update } from '../contract/content/updates.ts';

/** A case needs something that this implementation does not have: it is skipped. */
export class NotProvided extends Error {}

/** An implementation under test, with operations that no API call provides. */
export interface Subject {
  /** Sends one request. Keeps cookies as a browser would, for this subject alone. */
  fetch(path: string, init: RequestInit): Promise<Response>;
  addPosts(posts: readonly BlogPostRow[]): Promise<void>;
  addPictures(pictures: readonly GalleryItem[]): Promise<void>;
  addUpdates(updates: readonly Update[]): Promise<void>;
  setCallsPerDay(username: string, calls: number): Promise<void>;
  setCallsPerMinute(username: string, calls: number): Promise<void>;
  setKeysMax(username: string, keys: number): Promise<void>;
  /** Makes a key expire. */
  expireKey(username: string, keyId: string): Promise<void>;
  /** Makes a person's plan expire. */
  endPlan(username: string): Promise<void>;
  /** Makes a person an admin; takes effect at their next sign-in. */
  makeAdmin(username: string): Promise<void>;
  /** Signs the person in from another browser. */
  signInElsewhere(username: string, password: string): Promise<void>;
  /** Removes the admin role from everyone else. */
  onlyAdmin(username: string): Promise<void>;
  /** The current code of an authenticator app with this secret, or a later one: each is accepted once. */
  appCode(secret: string, later?: number): string;
  /** The token of the latest emailed link of that kind to an address. */
  mailedToken(kind: 'confirm' | 'reset', email: string): Promise<string>;
  /** A device with passkeys: the results of `navigator.credentials` for our pages. */
  readonly device: {
    create(options: Readonly<Record<string, unknown>>): Record<string, unknown>;
    get(options: Readonly<Record<string, unknown>>): Record<string, unknown>;
  };
  /**
   * Base URL of another site that the subject can reach, without a trailing slash. `/catalogue/sea` is `siteCatalogue`,
   * also with the query `q=lanterns&limit=20`, other shelves are not found, `/failing` fails, and `/slow` exceeds every
   * timeout.
   */
  readonly site: string;
  /** Adds a tool at this path, as a later version might. */
  shipApi(path: string): Promise<void>;
  /** Makes the stored data unreadable until the subject is closed. */
  breakContent(): Promise<void>;
  /** Simulates so many messages that visitors need proof of work, until the subject is closed. */
  floodMessages(): Promise<void>;
  /** Makes sending emails fail until the subject is closed. */
  breakMail(): Promise<void>;
  /** Adds notifications for a person, newest last. */
  addNotifications(username: string, notifications: readonly Notification[]): Promise<void>;
  /** Sets the result of reading a file, for an implementation that does not read it. */
  setApkFacts(bytes: Uint8Array<ArrayBuffer>, facts: Partial<ApkFacts>): Promise<void>;
  close(): Promise<void>;
}

/** APIs that every subject provides in addition to its own, one for each outcome of a run. */
export const fixtureApis = {
  premium: 'random/fixture-premium',
  paused: 'random/fixture-paused',
  /** Its run fails with the code in its name. */
  UpstreamFailed: 'random/fixture-upstream-failed',
  UpstreamTimeout: 'random/fixture-upstream-timeout',
  AddressRefused: 'random/fixture-address-refused',
} as const;

/** The catalogue entry of one of them. */
export function describeFixture(path: string, given: Partial<Api> = {}): Api {
  return {
    path,
    area: 'random',
    title: path,
    summary: 'Ends in one way, for the conformance suite.',
    tags: [],
    synonyms: [],
    methods: ['GET', 'POST'],
    input: { type: 'object', properties: {}, additionalProperties: false },
    output: { kind: 'json', types: ['application/json'], schema: { type: 'object', examples: [{ done: true }] } },
    cost: 1,
    open: false,
    premium: false,
    instant: true,
    health: 'ok',
    use: 0,
    examples: [{ name: 'Run', input: {} }],
    ...given,
  };
}

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined when the response is not JSON. */
  readonly body: unknown;
}

export interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface World {
  readonly subject: Subject;
  /** A unique name. */
  name(prefix?: string): string;
  send<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    headers?: Readonly<Record<string, string>>,
    body?: Blob,
  ): Promise<ReceivedResponse>;
  /** Sends any input, including input that the type does not allow, for cases that must be rejected. */
  sendAnything(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): Promise<ReceivedResponse>;
  /** A person who is not signed in, and no one else is. */
  registered(account?: Partial<Account>): Promise<Account>;
  /** A person with a confirmed address. */
  confirmed(account?: Partial<Account>): Promise<Account>;
  signedIn(account?: Partial<Account>): Promise<Account & { user: User }>;
  /** Signs in a registered person. */
  signIn(account: Account): Promise<Account & { user: User }>;
  /** Signs in an admin. */
  admin(): Promise<Account & { user: User }>;
  /** A named key of the signed-in person. */
  madeKey(input?: InputOf<typeof createKey>): Promise<{ id: string; key: string }>;
}

let names = 0;

export function createWorld(subject: Subject): World {
  const sendAnything = async (
    endpoint: Endpoint,
    input: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
    body?: Blob,
  ) => {
    const { url, init } = requestOf(endpoint, input, '', body);
    const response = await subject.fetch(url, {
      ...init,
      headers: { ...(init.headers as Record<string, string> | undefined), ...headers },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: jsonOf(text) };
  };
  const signIn = async (account: Account) => {
    const { status, text, body } = await world.send(login, {
      usernameOrEmail: account.username,
      password: account.password,
    });
    if (status !== 200) throw new Error(`The world could not sign in ${account.username}: ${status} ${text}`);
    return { ...account, user: (body as { user: User }).user };
  };
  const world: World = {
    subject,
    name: (prefix = 'person') => `${prefix}-${process.pid.toString(36)}-${++names}`,
    send: (endpoint, input, headers, body) => sendAnything(endpoint, input as Record<string, unknown>, headers, body),
    sendAnything,
    async registered(given = {}) {
      const username = given.username ?? world.name();
      const account = {
        username,
        email: given.email ?? `${username}@example.test`,
        password: given.password ?? `a long ${username} phrase`,
      };
      const { status, text } = await world.send(register, account);
      if (status !== 200) throw new Error(`The world could not register ${username}: ${status} ${text}`);
      await world.send(logout, {});
      return account;
    },
    async confirmed(given) {
      const account = await world.registered(given);
      const { status, text } = await world.send(confirmEmail, {
        token: await subject.mailedToken('confirm', account.email),
      });
      if (status !== 200) throw new Error(`The world could not confirm ${account.email}: ${status} ${text}`);
      return account;
    },
    signIn,
    async signedIn(given) {
      return signIn(await world.registered(given));
    },
    async admin() {
      const account = await world.registered({ username: world.name('manager') });
      await subject.makeAdmin(account.username);
      return signIn(account);
    },
    async madeKey(input = { name: 'Laptop' }) {
      const { status, text, body } = await world.send(createKey, input);
      if (status !== 200) throw new Error(`The world could not make a key: ${status} ${text}`);
      return body as { id: string; key: string };
    },
  };
  return world;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
