/** The built product with a separate data folder, and a browser: both run for all tests of a file. */
import { type RunningServer, startServer } from '@apiyard/tools/processes';
import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './visit.ts';

/** The password of all accounts. */
export const password = 'a shed to keep tidily';

/** The environment of a server that begins with an admin, `keeper`. */
export const withKeeper: Readonly<Record<string, string>> = {
  ADMIN_USERNAME: 'keeper',
  ADMIN_EMAIL: 'keeper@example.test',
  ADMIN_PASSWORD: password,
};

interface Site {
  readonly server: RunningServer;
  readonly browser: Browser;
}

export function runningSite(env: Readonly<Record<string, string>> = {}): Site {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer({ env }), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
  };
}
