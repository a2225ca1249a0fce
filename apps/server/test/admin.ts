/** An admin's browser before a whole server. */
import { randomUUID } from 'node:crypto';
import type { App } from '../src/app.ts';
import type { TestServer } from './test-server.ts';

export interface Admin {
  readonly id: string;
  readonly username: string;
  readonly key: string;
  /** The response's status and JSON. @param app another process over the same database */
  send<Body = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    app?: App,
  ): Promise<{ readonly status: number; readonly body: Body }>;
  /** The same, but throws if the status is not a success. */
  ask<Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, app?: App): Promise<Body>;
}

export async function adminOf(testServer: TestServer, username: string): Promise<Admin> {
  const key = await testServer.keyOf(username);
  const { kysely } = testServer.app.database;
  await kysely.updateTable('person').set({ role: 'admin' }).where('username', '=', username).execute();
  const { id } = await kysely
    .selectFrom('person')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const remoteAddress = `10.${Buffer.from(randomUUID().replaceAll('-', ''), 'hex').subarray(0, 3).join('.')}`;
  const { cookies } = await testServer.app.fastify.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress,
    payload: { usernameOrEmail: username, password: 'seven little llamas' },
  });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const send: Admin['send'] = async <Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    app = testServer.app,
  ) => {
    const response = await app.fastify.inject({
      method,
      url,
      remoteAddress,
      headers: { cookie, host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: response.statusCode, body: response.json<Body>() };
  };
  return {
    id,
    username,
    key,
    send,
    async ask<Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, app = testServer.app) {
      const answer = await send<Body>(method, url, body, app);
      if (answer.status !== 200)
        throw new Error(`${method} ${url} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
  };
}
