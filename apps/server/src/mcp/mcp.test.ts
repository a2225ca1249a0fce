import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { CallToolResult } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';
import { insertFavourite } from '../hub/catalogue/favourites-store.ts';

let server: TestServer;
let address: string;
let key: string;

beforeAll(async () => {
  server = await openTestServer('sqlite');
  address = await server.app.fastify.listen({ host: '127.0.0.1', port: 0 });
  key = await server.keyOf('agent');
});
afterAll(() => server.close());

async function connect(apiKey?: string): Promise<Client> {
  const client = new Client({ name: 'test agent', version: '1' });
  const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address), { requestInit: { headers } }));
  return client;
}

const call = async (client: Client, name: string, input: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: input })) as CallToolResult;

const usedToday = async () => {
  const person = await server.app.database.kysely
    .selectFrom('person')
    .select('id')
    .where('username', '=', 'agent')
    .executeTakeFirstOrThrow();
  const calls = await server.app.database.kysely
    .selectFrom('call_log')
    .select(['api', 'status'])
    .where('person_id', '=', person.id)
    .execute();
  return { personId: person.id, calls: calls.map(({ api, status }) => `${api} ${status}`) };
};

test('an agent finds an API, reads its schema, runs it, and pays for it as with any call', async () => {
  const client = await connect(key);
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search_apis', 'describe_api', 'call_api']);

  const found = await call(client, 'search_apis', { query: 'uuid guid', limit: 5 });
  expect(found.structuredContent).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ path: 'random/uuid', title: 'UUID', cost: 1 })]),
  });

  const described = await call(client, 'describe_api', { api: 'random/uuid' });
  expect(described.structuredContent).toMatchObject({
    path: 'random/uuid',
    input: { properties: { version: { enum: ['4', '7'] } } },
    output: { schema: { properties: { uuids: { type: 'array' } } } },
  });

  const ran = await call(client, 'call_api', { api: 'random/uuid', input: { version: '7', count: 2 } });
  expect(ran.isError).toBe(undefined);
  expect(ran.structuredContent).toMatchObject({
    data: { uuids: [expect.stringMatching(/-7[0-9a-f]{3}-/), expect.stringMatching(/-7[0-9a-f]{3}-/)] },
    meta: { api: 'random/uuid', cost: 1 },
  });
  await expect.poll(async () => (await usedToday()).calls).toEqual(['random/uuid 200']);
  await client.close();
});

test('a picture is a picture, and an SVG is its text', async () => {
  const client = await connect(key);
  const png = await call(client, 'call_api', { api: 'random/qr', input: { text: 'yard', format: 'png' } });
  expect(png.content[0]).toMatchObject({
    type: 'image',
    mimeType: 'image/png',
    data: expect.stringMatching(/^iVBORw0/),
  });
  const svg = await call(client, 'call_api', { api: 'random/qr', input: { text: 'yard', format: 'svg' } });
  expect(svg.content[0]).toMatchObject({ type: 'text', text: expect.stringContaining('<svg') });
  await client.close();
});

test('a file is sent in Base64', async () => {
  const client = await connect(key);
  const base64 = Buffer.from('id,name\n007,Amina\n').toString('base64');
  const ran = await call(client, 'call_api', {
    api: 'convert/data',
    input: { to: 'json', indent: 0 },
    files: { file: { name: 'people.csv', base64 } },
  });
  expect(ran.structuredContent).toMatchObject({ data: { text: '[{"id":"007","name":"Amina"}]\n' } });
  await client.close();
});

test('a problem says what is wrong and where', async () => {
  const client = await connect(key);
  const refused = await call(client, 'call_api', { api: 'random/uuid', input: { count: 0 } });
  expect(refused.isError).toBe(true);
  expect(refused.content).toEqual([{ type: 'text', text: expect.stringMatching(/^InvalidInput: [^\n]+\n\/count: /) }]);
  const unknown = await call(client, 'call_api', { api: 'random/nothing' });
  expect(unknown.content).toEqual([{ type: 'text', text: expect.stringMatching(/^NotFound: /) }]);
  const wrong = await call(client, 'search_apis', { limit: 1000 });
  expect([wrong.isError, wrong.content[0]]).toEqual([true, { type: 'text', text: expect.stringMatching(/^limit: /) }]);
  await client.close();
});

test('favourites of the key’s person are tools of their own', async () => {
  const { personId } = await usedToday();
  await insertFavourite(server.app.database.kysely, personId, 'random/uuid', Date.now());
  const client = await connect(key);
  const { tools } = await client.listTools();
  const uuid = tools.find(({ name }) => name === 'random_uuid');
  expect(uuid).toMatchObject({ title: 'UUID', inputSchema: { properties: { count: { type: 'integer' } } } });
  expect((await call(client, 'random_uuid', { count: 1 })).structuredContent).toMatchObject({
    data: { uuids: [expect.any(String)] },
  });
  await client.close();
});

test('a visitor can look around, and call what is open', async () => {
  const client = await connect();
  expect((await client.listTools()).tools).toHaveLength(3);
  const ran = await call(client, 'call_api', { api: 'random/uuid', input: {} });
  expect(ran.structuredContent).toMatchObject({ meta: { api: 'random/uuid' } });
  await client.close();
});

test('a key that is not accepted is refused before anything else', async () => {
  const response = await fetch(new URL('/mcp', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer ay_nothing' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, 'Unauthenticated']);
});

test('other methods are refused', async () => {
  const response = await fetch(new URL('/mcp', address));
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
});
