import type { User } from '@apiyard/api/contract/accounts/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { authMachine } from './auth.machine.ts';
import type { LoginInput } from './auth.machine.ts';
import { browserCredentials } from './credentials.ts';
import { logIn } from './log-in.ts';

const unauthenticated = {
  success: false,
  message: 'Sign in, or send an API key with the scope account:read in the header X-Api-Key.',
  code: 'Unauthenticated',
};

interface Server {
  me?: () => Promise<User>;
  logIn?: (login: LoginInput) => Promise<User>;
  logOut?: () => Promise<void>;
}

/** The machine with a scripted server; `seen` lists what it did to the browser, in order. */
function start({
  me = () => Promise.reject(unauthenticated),
  logIn: enter = async () => storyUser,
  logOut = async () => {},
}: Server) {
  const seen: string[] = [];
  const actor = createActor(
    authMachine.provide({
      actors: {
        me: fromPromise(me),
        logIn: fromPromise<User, LoginInput>(({ input }) => enter(input)),
        logOut: fromPromise(logOut),
        leave: fromPromise(async () => {
          seen.push(`leave as ${actor.getSnapshot().context.user?.username ?? 'nobody'}`);
        }),
      },
      actions: {
        keepKey: (_, { user }) => seen.push(`keep ${user.apiKey}`),
        clearCredentials: () => seen.push('clear'),
      },
    }),
  ).start();
  return { actor, seen };
}

describe('the session', () => {
  const warn = vi.fn();
  beforeEach(() => {
    warn.mockClear();
    vi.spyOn(console, 'warn').mockImplementation(warn);
  });
  afterEach(() => vi.restoreAllMocks());

  it('is loading until the first response, then signed in with the key stored', async () => {
    const { actor, seen } = start({ me: async () => storyUser });
    expect(actor.getSnapshot().value).toBe('loading');
    await waitFor(actor, (snapshot) => snapshot.matches('signed in'));
    expect(actor.getSnapshot().context).toEqual({ user: storyUser, error: null, hasEnded: false });
    expect(seen).toEqual(['keep ay_0123456789abcdefghjkmnpqrstvwxyz01234567']);
  });

  it('a 401 at the start clears the credentials silently', async () => {
    const { actor, seen } = start({});
    await waitFor(actor, (snapshot) => snapshot.matches('signed out'));
    expect(actor.getSnapshot().context.user).toBeNull();
    expect(seen).toEqual(['clear']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('no response at the start counts as signed out, with a warning', async () => {
    const { actor, seen } = start({ me: () => Promise.reject('Wrong Services') });
    await waitFor(actor, (snapshot) => snapshot.matches('signed out'));
    expect(seen).toEqual(['clear']);
    expect(warn.mock.calls).toEqual([
      ['Who is signed in could not be asked: going on as a visitor.', 'Wrong Services'],
    ]);
  });

  it('a login yields true and sets the user', async () => {
    const given: LoginInput[] = [];
    const { actor } = start({
      logIn: async (login) => {
        given.push(login);
        return storyUser;
      },
    });
    await waitFor(actor, (snapshot) => snapshot.matches('signed out'));
    await expect(logIn(actor, { usernameOrEmail: 'noor', password: 'right' })).resolves.toBe(true);
    expect(given).toEqual([{ usernameOrEmail: 'noor', password: 'right' }]);
    expect(actor.getSnapshot().context.user).toEqual(storyUser);
  });

  it.each([
    [unauthenticated],
    [{ success: false, message: 'Confirm.', code: 'ConfirmFirst', isSent: true }],
    [{ success: false, message: 'Wait.', code: 'RateLimited', retryAfterS: 90 }],
    [{ success: false, message: 'Damaged.', code: 'Maintenance', storage: 'damaged', retryAfterS: 60 }],
    ['Wrong Services'],
  ])('a login refused with %j yields false and the reason', async (rejection) => {
    const { actor } = start({ logIn: () => Promise.reject(rejection) });
    await waitFor(actor, (snapshot) => snapshot.matches('signed out'));
    await expect(logIn(actor, { usernameOrEmail: 'noor', password: 'wrong' })).resolves.toBe(false);
    expect(actor.getSnapshot().context).toEqual({ user: null, error: rejection, hasEnded: false });
  });

  it('a login that needs a second step yields false without an error, and the second step signs in', async () => {
    const { actor, seen } = start({
      logIn: () => Promise.reject({ success: false, message: 'Enter the code.', code: 'SecondStep', method: 'app' }),
    });
    await waitFor(actor, (snapshot) => snapshot.matches('signed out'));
    await expect(logIn(actor, { usernameOrEmail: 'noor', password: 'right' })).resolves.toBe(false);
    expect(actor.getSnapshot().value).toEqual({ 'signed out': 'second step' });
    expect(actor.getSnapshot().context).toEqual({ user: null, error: null, hasEnded: false });
    actor.send({ type: 'admit', user: storyUser });
    expect(actor.getSnapshot().value).toEqual({ 'signed in': 'idle' });
    expect(actor.getSnapshot().context.user).toEqual(storyUser);
    expect(seen).toEqual(['clear', 'keep ay_0123456789abcdefghjkmnpqrstvwxyz01234567']);
  });

  it('another login replaces one that awaits its second step', async () => {
    const tries = [
      () => Promise.reject<User>({ success: false, code: 'SecondStep', method: 'app' }),
      async () => storyUser,
    ];
    const { actor } = start({ logIn: () => tries.shift()?.() ?? Promise.reject(unauthenticated) });
    await waitFor(actor, (snapshot) => snapshot.matches('signed out'));
    await logIn(actor, { usernameOrEmail: 'noor', password: 'right' });
    await expect(logIn(actor, { usernameOrEmail: 'sami', password: 'right' })).resolves.toBe(true);
  });

  it('a new login clears the last error', async () => {
    const tries = [() => Promise.reject<User>(unauthenticated), () => new Promise<User>(() => {})];
    const { actor } = start({ logIn: () => tries.shift()?.() ?? Promise.reject(unauthenticated) });
    await waitFor(actor, (snapshot) => snapshot.matches('signed out'));
    await logIn(actor, { usernameOrEmail: 'noor', password: 'wrong' });
    actor.send({ type: 'log in', login: { usernameOrEmail: 'noor', password: 'again' } });
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  it('a logout clears the credentials and the user, then navigates', async () => {
    const { actor, seen } = start({ me: async () => storyUser });
    await waitFor(actor, (snapshot) => snapshot.matches('signed in'));
    actor.send({ type: 'log out' });
    await waitFor(actor, (snapshot) => snapshot.matches({ 'signed out': 'idle' }));
    expect(seen.slice(1)).toEqual(['clear', 'leave as nobody']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('a logout that fails on the server is only logged', async () => {
    const { actor, seen } = start({ me: async () => storyUser, logOut: () => Promise.reject('Wrong Services') });
    await waitFor(actor, (snapshot) => snapshot.matches('signed in'));
    actor.send({ type: 'log out' });
    await waitFor(actor, (snapshot) => snapshot.matches({ 'signed out': 'idle' }));
    expect(seen.slice(1)).toEqual(['clear', 'leave as nobody']);
    expect(warn.mock.calls).toEqual([['The server did not confirm the sign-out.', 'Wrong Services']]);
  });

  it('a session that ended elsewhere signs out on the current page', async () => {
    const { actor, seen } = start({ me: async () => storyUser });
    await waitFor(actor, (snapshot) => snapshot.matches('signed in'));
    actor.send({ type: 'session ended' });
    expect(actor.getSnapshot().matches({ 'signed out': 'idle' })).toBe(true);
    expect(actor.getSnapshot().context).toEqual({ user: null, error: null, hasEnded: true });
    expect(seen.slice(1)).toEqual(['clear']);
  });

  it('a refresh updates the quota, and keeps the user when it gets no response', async () => {
    const later: User = { ...storyUser, quota: { ...storyUser.quota, used: 133, remaining: 367 } };
    const answers = [async () => storyUser, async () => later, () => Promise.reject<User>('Wrong Services')];
    const { actor } = start({ me: () => answers.shift()?.() ?? Promise.reject(unauthenticated) });
    await waitFor(actor, (snapshot) => snapshot.matches('signed in'));
    actor.send({ type: 'refresh' });
    await waitFor(actor, (snapshot) => snapshot.matches({ 'signed in': 'idle' }));
    expect(actor.getSnapshot().context.user).toEqual(later);
    actor.send({ type: 'refresh' });
    await waitFor(actor, (snapshot) => snapshot.matches({ 'signed in': 'idle' }));
    expect(actor.getSnapshot().context.user).toEqual(later);
    expect(warn.mock.calls).toEqual([['The account could not be read again.', 'Wrong Services']]);
  });

  it('a refresh requested during another one replaces its result', async () => {
    const later: User = { ...storyUser, email: 'new@yard.example' };
    const slow = Promise.withResolvers<User>();
    const answers = [async () => storyUser, () => slow.promise, async () => later];
    const { actor } = start({ me: () => answers.shift()?.() ?? Promise.reject(unauthenticated) });
    await waitFor(actor, (snapshot) => snapshot.matches('signed in'));
    actor.send({ type: 'refresh' });
    actor.send({ type: 'refresh' });
    await waitFor(actor, (snapshot) => snapshot.matches({ 'signed in': 'idle' }));
    slow.resolve(storyUser);
    await slow.promise;
    expect(actor.getSnapshot().context.user).toEqual(later);
    expect(answers).toEqual([]);
  });
});

describe('stored credentials', () => {
  function browser(initial: Record<string, string>) {
    const kept = new Map(Object.entries(initial));
    const storage = {
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    } as unknown as Storage;
    const cookies: string[] = [];
    const page = {
      get cookie() {
        return '';
      },
      set cookie(text: string) {
        cookies.push(text);
      },
    };
    return { kept, cookies, credentials: browserCredentials(storage, page) };
  }

  it('stores the key under apiKey', () => {
    const { kept, credentials } = browser({});
    credentials.keep(storyUser);
    expect([...kept]).toEqual([['apiKey', 'ay_0123456789abcdefghjkmnpqrstvwxyz01234567']]);
  });

  it('clearing removes the three keys and four cookies only', () => {
    const { kept, cookies, credentials } = browser({
      apiKey: 'k',
      authToken: 't',
      jwtToken: 'j',
      customizer: '{}',
      APP_DATE: '2026-11-20',
    });
    credentials.clear();
    expect([...kept]).toEqual([
      ['customizer', '{}'],
      ['APP_DATE', '2026-11-20'],
    ]);
    expect(cookies).toEqual([
      'authToken=; Max-Age=0; Path=/',
      'jwtToken=; Max-Age=0; Path=/',
      'apiKey=; Max-Age=0; Path=/',
      'cookie_consent=; Max-Age=0; Path=/',
    ]);
  });
});
