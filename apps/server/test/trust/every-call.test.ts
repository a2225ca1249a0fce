/**
 * Every call of the contract, with values that the engines cannot store and numbers outside the column range: rejected
 * with a client error, never a server error.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '@apiyard/api/contract/endpoint';
import { pathNames } from '@apiyard/api/contract/endpoint';
import type { Engine } from '../../src/db/dialect.ts';
import type { TestServer } from '../test-server.ts';
import { openTestServer } from '../test-server.ts';

const contract = join(import.meta.dirname, '../../../../packages/api/src/contract');
const password = 'seven little llamas';
const unknownId = '01a201bf-a094-7063-9c25-bfe896302e22';
/** Enough admins, used in turn, that none reaches the limits of a minute. */
const adminsMax = 8;
/** These end the sessions that the other calls need. */
const endsSessions = new Set(['POST /api/logout', 'DELETE /api/account/sessions']);

const values: readonly unknown[] = ['\0', '\ud800', '9'.repeat(40), -1, 2 ** 31, Number.MAX_SAFE_INTEGER, null, []];

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly format?: string;
  readonly minLength?: number;
  readonly minimum?: number;
}

/** Valid values for all fields, so that the tested value is the only invalid one. */
function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {});
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, member]) => [
          name,
          /^(?:id|cursor)$/.test(name) ? unknownId : sampleOf(member),
        ]),
      );
    case 'array':
      return [sampleOf(schema.items ?? {})];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      if (schema.format === 'email') return 'someone@example.com';
      if (schema.format === 'date-time') return '2099-01-01T00:00:00Z';
      return 'x'.repeat(Math.max(3, schema.minLength ?? 0));
  }
}

function* placesIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    yield [...path, name];
    yield* placesIn(member, [...path, name]);
  }
}

function withValue(input: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy = structuredClone(input) as Record<string, unknown>;
  copy[name] = rest.length === 0 ? value : withValue(copy[name], rest, value);
  return copy;
}

async function everyEndpoint(): Promise<Endpoint[]> {
  const files = (await readdir(contract, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const modules = (
    await Promise.all(files.map((file) => import(join(contract, file)) as Promise<Record<string, unknown>>))
  ).flatMap((module) => Object.values(module));
  return modules.filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && 'input' in value && 'path' in value && 'auth' in value,
  );
}

const written = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());

describe.each<Engine>(['sqlite', 'postgres'])('every call on %s', (engine) => {
  let testServer: TestServer;
  const cookies: string[] = [];
  let turn = 0;

  beforeAll(async () => {
    testServer = await openTestServer(engine);
    const { fastify, database } = testServer.app;
    for (let n = 0; n < adminsMax; n += 1) {
      const remoteAddress = `198.51.100.${n + 1}`;
      const send = (url: string, payload: object) =>
        fastify.inject({
          method: 'POST',
          url,
          payload,
          remoteAddress,
          headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
        });
      await send('/api/register', { username: `keeper${n}`, email: `keeper${n}@example.com`, password });
      await database.kysely.updateTable('person').set({ role: 'admin' }).where('username', '=', `keeper${n}`).execute();
      const signedIn = await send('/api/login', { usernameOrEmail: `keeper${n}`, password });
      cookies.push(signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    }
  });
  afterAll(() => testServer.close());

  const ask = ({ method, path, body: kind }: Endpoint, input: Readonly<Record<string, unknown>>) => {
    const inPath = new Set(pathNames(path));
    const rest = Object.entries(input).filter(([name]) => !inPath.has(name));
    const url = path.replace(/\{(\w+)\+?\}/g, (_, name: string) => written(input[name] ?? 'x'));
    turn += 1;
    return testServer.app.fastify.inject({
      method,
      url: method === 'GET' ? `${url}?${rest.map(([name, value]) => `${name}=${written(value)}`).join('&')}` : url,
      remoteAddress: `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        cookie: cookies[turn % cookies.length] ?? '',
        'content-type': kind === 'binary' ? 'application/octet-stream' : 'application/json',
      },
      ...(method === 'GET' ? {} : { payload: JSON.stringify(Object.fromEntries(rest)) }),
    });
  };

  it('rejects what it cannot store, without server errors', async () => {
    const endpoints = (await everyEndpoint()).filter(({ method, path }) => !endsSessions.has(`${method} ${path}`));
    expect(endpoints.length).toBeGreaterThan(150);
    const faults: string[] = [];
    for (const endpoint of endpoints) {
      const sample = sampleOf(
        z.toJSONSchema(endpoint.input as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema,
      ) as Record<string, unknown>;
      const inputs = [
        sample,
        ...[...placesIn(sample)].flatMap((place) =>
          values.map((value) => withValue(sample, place, value) as Record<string, unknown>),
        ),
      ];
      for (const input of inputs) {
        const { statusCode, body } = await ask(endpoint, input);
        // 502 to 504 are errors of other servers, and of a server that is busy.
        if (statusCode === 500)
          faults.push(
            `${endpoint.method} ${endpoint.path} ${JSON.stringify(input).slice(0, 200)} ${body.slice(0, 200)}`,
          );
      }
    }
    expect(faults).toEqual([]);
    expect(turn).toBeGreaterThan(3000);
  }, 240_000);
});
