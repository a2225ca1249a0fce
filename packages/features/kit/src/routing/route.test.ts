import type { User } from '@apiyard/api/contract/accounts/session';
import type { LoaderFunctionArgs } from 'react-router';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Page } from './page.ts';
import { destinationOf, localPath, loginPath, routeOf, userOf, withOneReload } from './route.ts';
import type { Services } from '../services.tsx';
import { servicesContext } from '../services.tsx';
import { storyAdmin, storyUser } from '../story/people.ts';

describe('a part of the app that cannot be loaded', () => {
  function page() {
    const marks = new Map<string, string>();
    const reloads: string[] = [];
    return {
      reloads,
      page: {
        storage: {
          getItem: (key: string) => marks.get(key) ?? null,
          setItem: (key: string, value: string) => void marks.set(key, value),
          removeItem: (key: string) => void marks.delete(key),
        },
        reachable: async () => {},
        destination: (): string | null => null,
        reload: () => void reloads.push('reload'),
        open: (to: string) => void reloads.push(to),
      },
    };
  }
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('reloads the page once, and shows the error the second time', async () => {
    const { page: window, reloads } = page();
    void withOneReload('hub', gone, window);
    await turn();
    expect(reloads).toEqual(['reload']);
    // The router imports again on each revalidation: that does not reset the mark.
    for (let asked = 0; asked < 3; asked += 1) {
      await expect(withOneReload('hub', gone, window)).rejects.toThrow('A part of this page could not be loaded.');
    }
    expect(reloads).toEqual(['reload']);
  });

  it('loads the page that the person is navigating to, and shows the error there the second time', async () => {
    const { page: window, reloads } = page();
    const heading = { ...window, destination: () => '/hub?q=qr#results' };
    void withOneReload('hub', gone, heading);
    await turn();
    expect(reloads).toEqual(['/hub?q=qr#results']);
    await expect(withOneReload('hub', gone, window)).rejects.toThrow('A part of this page could not be loaded.');
    expect(reloads).toEqual(['/hub?q=qr#results']);
  });

  it('goes where the person is navigating when the chunk fails, not when it was requested', async () => {
    const { page: window, reloads } = page();
    let to = '/hub';
    const reachable = async () => void (to = '/docs');
    void withOneReload('hub', gone, { ...window, reachable, destination: () => to });
    await turn();
    expect(reloads).toEqual(['/docs']);
  });

  it('retries a chunk lost to the network once the server responds, without a reload', async () => {
    const { page: window, reloads } = page();
    let answers = () => {};
    const reachable = new Promise<void>((resolve) => {
      answers = resolve;
    });
    let asked = 0;
    const lostOnce = () => ((asked += 1) === 1 ? gone() : Promise.resolve('module'));
    const loaded = withOneReload('hub', lostOnce, { ...window, reachable: () => reachable });
    await turn();
    expect(asked).toBe(1);
    answers();
    await expect(loaded).resolves.toBe('module');
    expect({ asked, reloads }).toEqual({ asked: 2, reloads: [] });
  });

  it('two chunks that fail together cause one reload', async () => {
    const { page: window, reloads } = page();
    void withOneReload('shell', gone, window);
    void withOneReload('hub', gone, window);
    await turn();
    expect(reloads).toEqual(['reload', 'reload']);
    await expect(withOneReload('shell', gone, window)).rejects.toThrow('A part of this page could not be loaded.');
    await expect(withOneReload('hub', gone, window)).rejects.toThrow('A part of this page could not be loaded.');
    expect(reloads).toEqual(['reload', 'reload']);
  });

  it('a chunk that loaded after the reload can trigger another reload later', async () => {
    const { page: window, reloads } = page();
    void withOneReload('hub', gone, window);
    await turn();
    await expect(withOneReload('hub', async () => 'module', window)).resolves.toBe('module');
    void withOneReload('hub', gone, window);
    await turn();
    expect(reloads).toEqual(['reload', 'reload']);
  });

  it('shows the error immediately when session storage is unavailable', async () => {
    const { page: window, reloads } = page();
    const closed = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const storage = { getItem: closed, setItem: closed, removeItem: closed };
    await expect(withOneReload('hub', gone, { ...window, storage })).rejects.toThrow(
      'A part of this page could not be loaded.',
    );
    await expect(withOneReload('hub', async () => 'module', { ...window, storage })).resolves.toBe('module');
    expect(reloads).toEqual([]);
  });
});

describe('where a reload leads', () => {
  const here = { pathname: '/yard/dashboards/', search: '' };
  const to = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'https://yard.example');
    return { navigation: { location: { pathname, search, hash } } } as Parameters<typeof destinationOf>[0];
  };

  it.each([
    ['/yard/hub?q=qr#results', '/yard/hub?q=qr#results'],
    ['/yard/dashboards/?range=30', '/yard/dashboards/?range=30'],
    // The browser is there already: its back button changes the address first, and a fragment loads nothing.
    ['/yard/dashboards/', null],
    ['/yard/dashboards/#usage', null],
  ])('a navigation to %s: %s', (address, destination) => {
    expect(destinationOf(to(address), here)).toBe(destination);
  });

  it('without a navigation: nowhere else', () => {
    const idle = { navigation: { state: 'idle', location: undefined } } as Parameters<typeof destinationOf>[0];
    expect(destinationOf(idle, here)).toBe(null);
  });
});

describe('where a login leads', () => {
  it.each([
    ['/hub?area=convert#top', '/hub?area=convert#top'],
    ['/account/keys', '/account/keys'],
    ['/', '/'],
    [null, '/dashboards/'],
    ['', '/dashboards/'],
    ['hub', '/dashboards/'],
    ['https://evil.example/', '/dashboards/'],
    ['//evil.example/', '/dashboards/'],
    ['/\\evil.example/', '/dashboards/'],
    ['/\t/evil.example/', '/dashboards/'],
    ['/.//evil.example', '/dashboards/'],
    ['javascript:alert(1)', '/dashboards/'],
    ['/auth/login?to=/hub', '/dashboards/'],
  ])('?to=%j leads to %j', (to, path) => {
    expect(localPath(to)).toBe(path);
  });

  it('the login link leads back to the page', () => {
    expect(loginPath('/account/keys?new=1')).toBe('/auth/login?to=%2Faccount%2Fkeys%3Fnew%3D1');
    expect(loginPath('/')).toBe('/auth/login');
  });
});

const loaded = 'what the loader returned';

/** Opens a page that only some may open: what its loader returns or throws, and how often it ran. */
async function visit(access: Page['access'], user: User | null, at = '/addscrape?state=draft') {
  let runs = 0;
  const { lazy } = routeOf({
    path: '/addscrape',
    layout: 'full',
    access,
    title: 'scrapers.title',
    copies: [],
    load: async () => ({
      Component: () => null,
      loader: () => {
        runs += 1;
        return loaded;
      },
    }),
  });
  if (typeof lazy !== 'function') throw new TypeError('Routes of pages load their code.');
  const { loader } = await lazy();
  if (typeof loader !== 'function') throw new TypeError('The page has a loader.');
  const session = { user: () => user, subscribe: () => () => {}, refresh: async () => {} };
  const context = new RouterContextProvider(new Map([[servicesContext, { session } as unknown as Services]]));
  const args = { context, request: new Request(`https://yard.example${at}`) } as unknown as LoaderFunctionArgs;
  try {
    return { result: await loader(args), runs };
  } catch (error) {
    return {
      result: error instanceof Response ? `${error.status} ${error.headers.get('location')}` : error,
      runs,
    };
  }
}

describe('access to a page', () => {
  const toLogin = '302 /auth/login?to=%2Faddscrape%3Fstate%3Ddraft';

  it.each([
    ['anyone', 'visitor', null, { result: loaded, runs: 1 }],
    ['anyone', 'user', storyUser, { result: loaded, runs: 1 }],
    ['user', 'visitor', null, { result: toLogin, runs: 0 }],
    ['user', 'user', storyUser, { result: loaded, runs: 1 }],
    ['user', 'admin', storyAdmin, { result: loaded, runs: 1 }],
    ['admin', 'visitor', null, { result: toLogin, runs: 0 }],
    ['admin', 'user', storyUser, { result: { code: 'Forbidden' }, runs: 0 }],
    ['admin', 'admin', storyAdmin, { result: loaded, runs: 1 }],
    ['visitor', 'visitor', null, { result: loaded, runs: 1 }],
    ['visitor', 'user', storyUser, { result: '302 /dashboards/', runs: 0 }],
  ] as const)('of %s, as %s', async (access, _role, user, expected) => {
    expect(await visit(access, user)).toEqual(expected);
  });

  it('leads signed-in people on to where they wanted', async () => {
    expect(await visit('visitor', storyUser, '/auth/login?to=%2Fhub')).toEqual({ result: '302 /hub', runs: 0 });
  });

  it('is checked on pages without a loader', async () => {
    const { lazy } = routeOf({
      path: '/addscrape/start',
      layout: 'full',
      access: 'admin',
      title: 'scrapers.start.title',
      copies: [],
      load: async () => ({ Component: () => null }),
    });
    expect(typeof (typeof lazy === 'function' && (await lazy()).loader)).toBe('function');
  });
});

it('gives loaders the person who is signed in', () => {
  const session = { user: () => storyAdmin } as unknown as Services['session'];
  const context = new RouterContextProvider(new Map([[servicesContext, { session } as unknown as Services]]));
  expect(userOf({ context, request: new Request('https://yard.example/admin/settings') })).toBe(storyAdmin);
});
