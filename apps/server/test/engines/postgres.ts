/** Starts PostgreSQL once for a whole test run, unless TEST_DATABASE_URL names one that runs already. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadEmbeddedPostgres } from './postgres-as-root.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests can create databases. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const isRoot = process.getuid?.() === 0;
  // As root, PostgreSQL runs as the user `postgres`, which can read only world-readable files.
  const umask = isRoot ? process.umask(0o022) : null;
  const folder = await mkdtemp(join(tmpdir(), 'apiyard-postgres-'));
  const log: string[] = [];
  let server;
  let port: number;
  try {
    if (isRoot) await chmod(folder, 0o755);
    const EmbeddedPostgres = await loadEmbeddedPostgres(folder);
    port = await freePort();
    server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'apiyard',
      password: 'apiyard',
      persistent: false,
      createPostgresUser: isRoot,
      initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
      // Tests kill servers, never the machine: nothing needs to reach the disk.
      postgresFlags: [
        '-h',
        '127.0.0.1',
        '-k',
        '',
        '-c',
        'max_connections=200',
        '-c',
        'fsync=off',
        '-c',
        'full_page_writes=off',
      ],
      onLog: (line) => log.push(line),
      onError: (error) => log.push(String(error)),
    });
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(
      `PostgreSQL did not start; give a running one with TEST_DATABASE_URL.\n${error instanceof Error ? `${error.message}\n` : ''}${log.join('')}`,
      { cause: error },
    );
  } finally {
    if (umask !== null) process.umask(umask);
  }
  project.provide('postgresUrl', `postgres://apiyard:apiyard@127.0.0.1:${port}/postgres`);
  const running = server;
  return async () => {
    await running.stop();
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
