import { expect, test } from 'vitest';
import type { Engine } from '../../db/dialect.ts';
import { openTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';

const password = 'seven little llamas';
const perMinute = 60;

/** A signed-in person whose plan has sixty calls a minute and no daily limit. */
async function signedIn(testServer: TestServer, username: string) {
  const key = await testServer.keyOf(username);
  await testServer.app.database.kysely
    .updateTable('plan')
    .set({ calls_per_minute: perMinute, calls_per_day: 1_000_000, keys_max: 100 })
    .where('id', '=', 'free')
    .execute();
  const from = { host: 'localhost', origin: 'http://localhost' };
  const login = await testServer.app.fastify.inject({
    method: 'POST',
    url: '/api/login',
    payload: { usernameOrEmail: username, password },
    headers: from,
  });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const send = async <Body>(url: string, payload: object) => {
    const answer = await testServer.app.fastify.inject({ method: 'POST', url, payload, headers: { ...from, cookie } });
    if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<Body>();
  };
  const call = async (headers: Record<string, string>) => {
    const answer = await testServer.app.fastify.inject({ method: 'GET', url: '/api/v1/random/uuid', headers });
    return {
      status: answer.statusCode,
      retryAfter: answer.headers['retry-after'],
      remaining: answer.headers['ratelimit-remaining'],
      body: answer.json<{ code?: string; detail?: string }>(),
    };
  };
  const main = await testServer.app.database.kysely
    .selectFrom('api_key')
    .select('id')
    .where('main', '=', 1)
    .executeTakeFirstOrThrow();
  return { key, mainId: main.id, cookie, send, call };
}

type Responses = Awaited<ReturnType<Awaited<ReturnType<typeof signedIn>>['call']>>[];

function expectOneMinute(answers: Responses): void {
  const passed = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  expect([passed.length, refused.length]).toEqual([perMinute, answers.length - perMinute]);
  expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) >= 1 && Number(retryAfter) <= 60))).toEqual([]);
  expect(refused.at(-1)?.body).toMatchObject({
    code: 'RateLimited',
    detail: expect.stringMatching(
      /^Your plan allows 60 calls a minute for all your API keys together\. Try again in \d+ s\.$/,
    ),
  });
}

test.each<Engine>(['sqlite', 'postgres'])(
  'a person who makes thirty keys and calls with each has one minute of calls on %s',
  async (engine) => {
    const testServer = await openTestServer(engine);
    try {
      const { key, send, call } = await signedIn(testServer, 'maker');
      const answers: Responses = [];
      const keys = [key];
      for (let made = 0; made < 30; made += 1)
        keys.push(
          (
            await send<{ key: string }>('/api/account/keys', {
              name: `Key ${made}`,
              areas: null,
              expiresAt: null,
              addresses: [],
              origins: [],
              inQuery: false,
            })
          ).key,
        );
      for (const each of keys)
        answers.push(...(await Promise.all(Array.from({ length: 10 }, () => call({ 'x-api-key': each })))));
      expectOneMinute(answers);
    } finally {
      await testServer.close();
    }
  },
);

test('a person who rotates a key thirty times and calls with each has one minute of calls, by session too', async () => {
  const testServer = await openTestServer('sqlite');
  try {
    const { key, mainId, cookie, send, call } = await signedIn(testServer, 'rotator');
    const answers: Responses = [];
    let current = { id: mainId, key };
    for (let turn = 0; turn <= 30; turn += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 5 }, () => call({ 'x-api-key': current.key })))));
      if (turn < 30)
        current = await send<{ id: string; key: string }>(`/api/account/keys/${current.id}/rotate`, { graceS: 0 });
    }
    answers.push(await call({ cookie, host: 'localhost', 'sec-fetch-site': 'same-origin' }));
    expectOneMinute(answers);
  } finally {
    await testServer.close();
  }
});

test('two people have a minute each, from one address', async () => {
  const testServer = await openTestServer('sqlite');
  try {
    const first = await signedIn(testServer, 'first');
    const second = await testServer.keyOf('second');
    expectOneMinute(await Promise.all(Array.from({ length: 61 }, () => first.call({ 'x-api-key': first.key }))));
    expectOneMinute(await Promise.all(Array.from({ length: 61 }, () => first.call({ 'x-api-key': second }))));
  } finally {
    await testServer.close();
  }
});
