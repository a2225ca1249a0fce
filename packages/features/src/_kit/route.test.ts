import type { User } from '@apiyard/api/contract/session';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { localPath, loginPath, requireAdmin, withOneReload } from './route.ts';
import type { Services } from './services.tsx';
import { servicesContext } from './services.tsx';
import { storyAdmin, storyUser } from './story/people.ts';

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
        reload: () => void reloads.push('reload'),
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
    // The router asks again whenever it revalidates: that is no new beginning.
    for (let asked = 0; asked < 3; asked += 1) {
      await expect(withOneReload('hub', gone, window)).rejects.toThrow('A part of this page could not be loaded.');
    }
    expect(reloads).toEqual(['reload']);
  });

  it('asks again once the server answers for a part that was lost on the way, and reloads nothing', async () => {
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

  it('two parts that fail together do not take turns in reloading', async () => {
    const { page: window, reloads } = page();
    void withOneReload('shell', gone, window);
    void withOneReload('hub', gone, window);
    await turn();
    expect(reloads).toEqual(['reload', 'reload']);
    await expect(withOneReload('shell', gone, window)).rejects.toThrow('A part of this page could not be loaded.');
    await expect(withOneReload('hub', gone, window)).rejects.toThrow('A part of this page could not be loaded.');
    expect(reloads).toEqual(['reload', 'reload']);
  });

  it('a part that loads after the reload may fail once more later on', async () => {
    const { page: window, reloads } = page();
    void withOneReload('hub', gone, window);
    await turn();
    await expect(withOneReload('hub', async () => 'module', window)).resolves.toBe('module');
    void withOneReload('hub', gone, window);
    await turn();
    expect(reloads).toEqual(['reload', 'reload']);
  });

  it('is an error at once where the browser keeps no mark', async () => {
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

  it('the address of the login page brings people back', () => {
    expect(loginPath('/account/keys?new=1')).toBe('/auth/login?to=%2Faccount%2Fkeys%3Fnew%3D1');
    expect(loginPath('/')).toBe('/auth/login');
  });
});

describe("an admin's page", () => {
  const visit = (user: User | null) => {
    const session = { user: () => user, subscribe: () => () => {}, refresh: async () => {} };
    const context = new RouterContextProvider(new Map([[servicesContext, { session } as unknown as Services]]));
    return () => requireAdmin({ context, request: new Request('https://yard.example/addscrape?state=draft') });
  };
  const thrownBy = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error;
    }
  };

  it('knows its admin', () => {
    expect(visit(storyAdmin)()).toBe(storyAdmin);
  });

  it('leads a visitor to the login page and back', () => {
    const led = thrownBy(visit(null)) as Response;
    expect([led.status, led.headers.get('location')]).toEqual([302, '/auth/login?to=%2Faddscrape%3Fstate%3Ddraft']);
  });

  it('refuses others in its place', () => {
    expect(thrownBy(visit(storyUser))).toEqual({ code: 'Forbidden' });
  });
});
