/** The whole server in a separate data folder, with accounts for calls. */
import { randomUUID } from 'node:crypto';
import type { App, Overrides } from '../src/app.ts';
import { createApp } from '../src/app.ts';
import type { Engine } from '../src/db/dialect.ts';
import { readEnv } from '../src/env.ts';
import type { Place } from './engines/engines.ts';
import { newPlace } from './engines/engines.ts';
import { cheapPasswords } from './cheap-passwords.ts';

export interface TestServer {
  readonly app: App;
  readonly logLines: string[];
  readonly place: Place;
  /** Simulates another process over the same database, within one process. */
  another(): Promise<App>;
  /** Registers a person; returns their main key. */
  keyOf(username: string): Promise<string>;
  close(): Promise<void>;
}

export async function openTestServer(
  engine: Engine,
  overrides: Overrides = {},
  settings: Record<string, string> = {},
): Promise<TestServer> {
  const place = await newPlace(engine);
  const logLines: string[] = [];
  const apps: App[] = [];
  const open = async () => {
    const env = readEnv({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? undefined,
      APP_SECRET: 'a secret of at least thirty-two characters',
      BUSY_DELAY_MS: '0',
      ...settings,
    });
    const made = await createApp(env, {
      logTo: { write: (line) => logLines.push(line) },
      webFolder: '/nowhere',
      drainMs: 5000,
      passwords: cheapPasswords(),
      ...overrides,
    });
    let closed: PromiseLike<void> | undefined;
    // A test may have closed it already.
    const app = { ...made, [Symbol.asyncDispose]: () => (closed ??= made[Symbol.asyncDispose]()) };
    apps.push(app);
    return app;
  };
  const app = await open();
  const send = async (url: string, payload: object) => {
    // Each person has a separate IP address, so that limits are not shared.
    const bytes = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
    const remoteAddress = `10.${bytes.readUInt8(0)}.${bytes.readUInt8(1)}.${bytes.readUInt8(2)}`;
    const response = await app.fastify.inject({ method: 'POST', url, payload, remoteAddress });
    if (response.statusCode !== 200) throw new Error(`${url} was answered ${response.statusCode}: ${response.body}`);
    return response.json<{ user: { apiKey: string } }>();
  };
  return {
    app,
    logLines,
    place,
    another: open,
    async keyOf(username) {
      const password = 'seven little llamas';
      return (await send('/api/register', { username, email: `${username}@example.com`, password })).user.apiKey;
    },
    async close() {
      for (const each of apps) await each[Symbol.asyncDispose]();
      await place.remove();
    },
  };
}
