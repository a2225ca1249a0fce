/** Keys and passwords stand nowhere but where they must. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Admin } from '../../test/admin.ts';
import { adminOf } from '../../test/admin.ts';
import type { Whole } from '../../test/whole.ts';
import { openWhole } from '../../test/whole.ts';
import type { Engine } from '../db/dialect.ts';

const password = 'seven little llamas';

describe.each<Engine>(['sqlite', 'postgres'])('secrets on %s', (engine) => {
  let whole: Whole;
  let admin: Admin;
  let key: string;
  beforeAll(async () => {
    whole = await openWhole(engine);
    admin = await adminOf(whole, 'keeper');
    key = await whole.keyOf('amina');
  });
  afterAll(() => whole.close());

  const call = (url: string, headers: Record<string, string> = {}) => whole.app.fastify.inject({ method: 'GET', url, remoteAddress: '203.0.113.5', headers: { host: 'localhost:3000', ...headers } });
  const tables = async () => (await whole.app.database.kysely.introspection.getTables()).map(({ name }) => name as 'person');

  it('that come where they do not belong are in no log, no table, no list of calls and no answer', async () => {
    const escaped = key.replace('_', '%5F');
    const answers = [
      await call('/api/v1/random/uuid', { 'x-api-key': key }),
      await call('/api/v1/random/uuid', { authorization: `Bearer ${key}` }),
      await call(`/api/v1/random/uuid?key=${key}`),
      await call(`/api/v1/random/uuid?apikey=${escaped}`),
      await call(`/api/v1/random/${key}`),
      await call(`/api/v1/${escaped}/uuid`),
      await call(`/hub?key=${key}`),
      await call(`/api/nothing/${key}`),
      await call(`/api/nothing/${escaped}`),
      await call('/api/v1/random/uuid', { 'x-api-key': key, referer: `https://shop.example/?key=${key}`, 'user-agent': `shop/1 ${key}` }),
      await call('/api/v1/random/uuid', { cookie: `apiKey=${key}` }),
      await whole.app.fastify.inject({ method: 'POST', url: '/api/login', remoteAddress: '203.0.113.6', headers: { host: 'localhost:3000', origin: 'http://localhost:3000' }, payload: { usernameOrEmail: password, password: key } }),
    ];
    // Pages are not built here.
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 401, 401, 404, 404, 503, 404, 404, 200, 200, 401]);
    await admin.ask('GET', '/api/admin/audit');
    const { id } = await whole.app.database.kysely.selectFrom('person').select('id').where('username', '=', 'amina').executeTakeFirstOrThrow();
    await admin.ask('GET', `/api/admin/people/${id}`);
    const said = [
      ...answers.map(({ headers, body }) => JSON.stringify(headers) + body),
      ...whole.logLines,
      JSON.stringify(await admin.ask('GET', '/api/admin/audit')),
      JSON.stringify(await admin.ask('GET', `/api/admin/people/${id}`)),
      ...(await Promise.all((await tables()).map(async (table) => table + JSON.stringify(await whole.app.database.kysely.selectFrom(table).selectAll().execute())))),
    ];
    for (const secret of [key, escaped, admin.key, password]) expect(said.filter((text) => text.includes(secret)).map((text) => text.slice(0, 200))).toEqual([]);
  });

  it('do not show in a fault: it says nothing of the inside, and where to find the rest', async () => {
    const { schema } = whole.app.database.kysely;
    await schema.alterTable('message').renameTo('message_away').execute();
    try {
      const { status, body } = await admin.send<Record<string, unknown>>('GET', '/api/admin/messages');
      expect(status).toBe(500);
      expect(Object.keys(body).toSorted()).toEqual(['code', 'detail', 'requestId', 'status', 'success', 'title', 'type']);
      expect(JSON.stringify(body)).not.toMatch(/message_away|no such table|relation|select |sqlite|postgres|\.ts|node_modules|at \w+ \(/i);
      expect(whole.logLines.some((line) => line.includes(String(body['requestId'])) && /no such table|relation/.test(line))).toBe(true);
    } finally {
      await schema.alterTable('message_away').renameTo('message').execute();
    }
  });
});
