import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changePassword } from '../contract/accounts/account.ts';
import { addFavourite, callApi, callApiByQuery, getCatalogue } from '../contract/hub/hub.ts';
import { revokeKey } from '../contract/accounts/keys.ts';
import { countNotifications } from '../contract/accounts/notifications.ts';
import { confirmSecondStep, finishPasskeyLogin } from '../contract/accounts/recovery.ts';
import { publishScraper, setScraperSecret } from '../contract/scrapers/scrapers.ts';
import { getMe, login } from '../contract/accounts/session.ts';
import { getSiteSettings } from '../contract/site/site.ts';
import { getBoard } from '../contract/modules/kanban.ts';
import { createClient, failureOf } from './client.ts';

let server: Server | undefined;

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const bodyOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString();

describe('a request', () => {
  it('fills the path, puts the rest of a GET in the query and leaves out what is undefined', async () => {
    const seen: string[] = [];
    const base = await serve((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.end('{}');
    });
    const client = createClient({ base });
    await client.send(getCatalogue, {});
    await client.send(getCatalogue, { lang: 'ar' });
    await client.send(callApiByQuery, { api: 'convert/data', text: 'a&b ü', from: undefined });
    expect(seen).toEqual([
      'GET /api/v1/catalogue',
      'GET /api/v1/catalogue?lang=ar',
      'GET /api/v1/convert/data?text=a%26b+%C3%BC',
    ]);
  });

  it('never lets a path parameter leave its segment', async () => {
    const seen: string[] = [];
    const base = await serve((request, response) => {
      seen.push(String(request.url));
      response.end('{}');
    });
    await createClient({ base }).send(revokeKey, { id: '../../login?x=1#y' });
    expect(seen).toEqual(['/api/account/keys/..%2F..%2Flogin%3Fx%3D1%23y']);
  });

  it('sends path parameters in the path only', async () => {
    let seen = '';
    const base = await serve(async (request, response) => {
      seen = `${request.method} ${request.url} ${await bodyOf(request)}`;
      response.end('{}');
    });
    await createClient({ base }).send(setScraperSecret, {
      id: 'books',
      name: 'TOKEN',
      value: 'a quiet word',
      host: 'books.example',
    });
    expect(seen).toBe('PUT /api/admin/scrapers/books/secrets/TOKEN {"value":"a quiet word","host":"books.example"}');
    await createClient({ base }).send(publishScraper, { id: 'books', version: 3, note: null });
    expect(seen).toBe('POST /api/admin/scrapers/books/publish {"version":3,"note":null}');
  });

  it('carries a JSON body on DELETE', async () => {
    let seen = '';
    const base = await serve(async (request, response) => {
      seen = `${request.method} ${request.headers['content-type']} ${await bodyOf(request)}`;
      response.end('{}');
    });
    await createClient({ base }).send({ ...addFavourite, method: 'DELETE' }, { api: 'random/uuid' });
    expect(seen).toBe('DELETE application/json {"api":"random/uuid"}');
  });

  it('sends a file as multipart, with its name', async () => {
    let seen = '';
    const base = await serve(async (request, response) => {
      seen = await bodyOf(request);
      response.end('{}');
    });
    await createClient({ base }).send(callApi, {
      api: 'convert/data',
      file: new File(['a,b\n1,2'], 'table.csv', { type: 'text/csv' }),
      to: 'json',
      indent: 2,
    });
    expect(seen).toContain('name="file"; filename="table.csv"\r\nContent-Type: text/csv\r\n\r\na,b\n1,2');
    expect(seen).toContain('name="to"\r\n\r\njson');
    expect(seen).toContain('name="indent"\r\n\r\n2');
  });

  it('sends several files as parts of the same name, in order', async () => {
    let seen = '';
    const base = await serve(async (request, response) => {
      seen = await bodyOf(request);
      response.end('{}');
    });
    await createClient({ base }).send(callApi, {
      api: 'photoeditor/collage',
      files: [new File(['B'], 'b.png'), new File(['A'], 'a.png')],
    });
    expect([...seen.matchAll(/name="(\w+)"; filename="([\w.]+)"/g)].map(([, name, file]) => [name, file])).toEqual([
      ['files', 'b.png'],
      ['files', 'a.png'],
    ]);
  });

  it('includes credentials', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
    await createClient({ fetch: fetched }).send(getMe, {});
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
  });
});

describe('a failed request', () => {
  it('rejects with the response body', async () => {
    const body = { success: false, message: 'The name or the password is wrong.', code: 'Unauthenticated' };
    const base = await serve((_, response) => response.writeHead(401).end(JSON.stringify(body)));
    await expect(createClient({ base }).send(login, { usernameOrEmail: 'a', password: 'b' })).rejects.toEqual(body);
  });

  it.each([
    [
      'an empty body',
      (_: IncomingMessage, response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end(),
    ],
    ['a connection that breaks', (request: IncomingMessage) => request.socket.destroy()],
  ])("rejects with 'Wrong Services' after %s", async (_, listener) => {
    const base = await serve(listener as RequestListener);
    await expect(createClient({ base }).send(getMe, {})).rejects.toBe('Wrong Services');
  });

  it("rejects with 'Wrong Services' without a response in time, even when the body stalls half-way", async () => {
    const base = await serve((_, response) => void response.writeHead(200).write('{"success":'));
    await expect(createClient({ base, timeoutMs: 60 }).send(getMe, {})).rejects.toBe('Wrong Services');
  });

  it('rejects with the reason of the signal that aborted it, and calls that no failure', async () => {
    const base = await serve(() => {});
    const onFailed = vi.fn();
    const leaving = new AbortController();
    const sending = createClient({ base, onFailed }).send(getMe, {}, { signal: leaving.signal });
    leaving.abort('left the page');
    await expect(sending).rejects.toBe('left the page');
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('reads as a failure of its entry', () => {
    expect(failureOf(login, { success: false, code: 'RateLimited', message: 'Wait.', retryAfterS: 30 })).toEqual({
      success: false,
      code: 'RateLimited',
      message: 'Wait.',
      detail: 'Wait.',
      retryAfterS: 30,
    });
    expect(failureOf(login, 'Wrong Services')).toBeUndefined();
    expect(failureOf(login, { error: 'a proxy in between' })).toBeUndefined();
  });
});

describe('client events', () => {
  it('emits signed out on a 401 where a person is needed, not from login nor from an API', async () => {
    const base = await serve((_, response) => response.writeHead(401).end('{"code":"Unauthenticated"}'));
    const onSignedOut = vi.fn();
    const client = createClient({ base, onSignedOut });
    await client.send(login, { usernameOrEmail: 'a', password: 'b' }).catch(() => {});
    await client.send(callApi, { api: 'random/uuid' });
    expect(onSignedOut).not.toHaveBeenCalled();
    await client.send(getMe, {}).catch(() => {});
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  it('ignores a 401 of a request that was sent with a session which another call has renewed since', async () => {
    const waiting = new Map<string, () => void>();
    const base = await serve((request, response) => {
      const url = request.url ?? '';
      waiting.set(url, () =>
        response
          .writeHead(url === '/api/account/password' ? 200 : 401, { 'content-type': 'application/json' })
          .end('{}'),
      );
    });
    const onSignedOut = vi.fn();
    const client = createClient({ base, onSignedOut });
    const asked = client.send(getMe, {}).catch(() => {});
    const changed = client.send(changePassword, { password: 'a', next: 'high tide at dawn' });
    await expect.poll(() => [...waiting.keys()].toSorted()).toEqual(['/api/account/password', '/api/user/me']);
    waiting.get('/api/user/me')?.();
    await asked;
    expect(onSignedOut).not.toHaveBeenCalled();
    const late = client.send(countNotifications, {}).catch(() => {});
    await expect.poll(() => waiting.size).toBe(3);
    waiting.get('/api/account/password')?.();
    await changed;
    waiting.get('/api/account/notifications/unread')?.();
    await late;
    expect(onSignedOut).not.toHaveBeenCalled();
    waiting.delete('/api/user/me');
    const after = client.send(getMe, {}).catch(() => {});
    await expect.poll(() => waiting.has('/api/user/me')).toBe(true);
    waiting.get('/api/user/me')?.();
    await after;
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  it.each(['login', 'second step', 'passkey'] as const)(
    'ignores a 401 that arrives after a sign-in by %s, for a request from before it',
    async (way) => {
      const refuse = Promise.withResolvers<() => void>();
      const base = await serve((request, response) => {
        if (request.method === 'POST') response.end('{"success":true}');
        else refuse.resolve(() => response.writeHead(401).end('{"code":"Unauthenticated"}'));
      });
      const onSignedOut = vi.fn();
      const client = createClient({ base, onSignedOut });
      const asked = client.send(getMe, {}).catch(() => {});
      const respondLate = await refuse.promise;
      if (way === 'login') await client.send(login, { usernameOrEmail: 'noor', password: 'a' });
      else if (way === 'passkey') await client.send(finishPasskeyLogin, { credential: {} });
      else await client.send(confirmSecondStep, { kind: 'code', code: '123456' });
      respondLate();
      await asked;
      expect(onSignedOut).not.toHaveBeenCalled();
    },
  );

  it('emits forbidden on a 403 where an admin is needed, not from elsewhere', async () => {
    const base = await serve((_, response) => response.writeHead(403).end('{"code":"Forbidden"}'));
    const onForbidden = vi.fn();
    const client = createClient({ base, onForbidden });
    await client.send(callApi, { api: 'random/uuid' });
    await client.send(getMe, {}).catch(() => {});
    expect(onForbidden).not.toHaveBeenCalled();
    await client.send(getSiteSettings, {}).catch(() => {});
    expect(onForbidden).toHaveBeenCalledOnce();
  });

  it('emits failed when there is no response or a 5xx, not on a 4xx', async () => {
    const statuses = [422, 500];
    const base = await serve((_, response) => response.writeHead(statuses.shift() ?? 200).end('{}'));
    const onFailed = vi.fn();
    const client = createClient({ base, onFailed });
    await client.send(getCatalogue, {}).catch(() => {});
    expect(onFailed).not.toHaveBeenCalled();
    await client.send(getCatalogue, {}).catch(() => {});
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('returns a raw response unchanged, with any status', async () => {
    const base = await serve((_, response) =>
      response.writeHead(429, { 'retry-after': '7' }).end('{"code":"RateLimited"}'),
    );
    const response = await createClient({ base }).send(callApi, { api: 'random/uuid' });
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      429,
      '7',
      { code: 'RateLimited' },
    ]);
  });
});

describe('a site that is closed for work', () => {
  const answers = (body: object) =>
    serve((_, response) =>
      response
        .writeHead(503, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ success: false, code: 'Maintenance', ...body })),
    );

  it('is distinguished from a server error, also for raw responses', async () => {
    const events: string[] = [];
    const result = { onMaintenance: () => events.push('maintenance'), onFailed: () => events.push('failed') };
    const client = createClient({ base: await answers({ planned: true, until: null }), ...result });
    await expect(client.send(getCatalogue, {})).rejects.toMatchObject({ code: 'Maintenance' });
    const whole = await client.send(callApiByQuery, { api: 'convert/data' });
    expect(await whole.json()).toMatchObject({ planned: true });
    expect(events).toEqual(['maintenance', 'maintenance']);
  });

  it('is no reason to lead away when the server is only busy', async () => {
    const events: string[] = [];
    const client = createClient({
      base: await answers({ retryAfterS: 5 }),
      onMaintenance: () => events.push('maintenance'),
      onFailed: () => events.push('failed'),
    });
    await expect(client.send(getCatalogue, {})).rejects.toMatchObject({ code: 'Maintenance' });
    expect(events).toEqual(['failed']);
  });
});

describe('calls of the sample layer', () => {
  const board = { success: true, data: [] };
  const server404 = () => serve((_, response) => response.writeHead(404).end('{"success":false,"code":"NotFound"}'));

  it('loads the layer with the first of them, and sends no request', async () => {
    let loaded = 0;
    const client = createClient({
      base: await server404(),
      sample: async () => {
        loaded += 1;
        return async (request) => (request.url.endsWith('/api/TodoData') ? Response.json(board) : undefined);
      },
    });
    await expect(client.send(getCatalogue, {})).rejects.toMatchObject({ code: 'NotFound' });
    expect(loaded).toBe(0);
    expect(await client.send(getBoard, {})).toEqual(board);
    expect(loaded).toBe(1);
  });

  it('go to the server where the layer does not answer them', async () => {
    const client = createClient({ base: await server404(), sample: async () => async () => undefined });
    await expect(client.send(getBoard, {})).rejects.toMatchObject({ code: 'NotFound' });
  });

  it('go to the server of a site without a sample layer', async () => {
    await expect(createClient({ base: await server404() }).send(getBoard, {})).rejects.toMatchObject({
      code: 'NotFound',
    });
  });
});
