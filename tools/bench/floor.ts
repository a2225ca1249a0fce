/** A minimal page of the same libraries: React, router, i18next, XState and one button. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { build } from 'vite';
import { freePort } from '../test/processes.ts';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
/** Each has some of the libraries. */
const importers = ['features/kit', 'features/hub', 'ui'].map((name) => join(packages, name, 'src/floor.tsx'));
const entry = '\0floor.tsx';

const source = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import i18next from 'i18next';
import { createMachine } from 'xstate';
import { useMachine } from '@xstate/react';
import { Button } from 'react-aria-components/Button';

const machine = createMachine({ initial: 'off', states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } } });
await i18next.init({ lng: 'en', resources: { en: { translation: { title: 'A page', press: 'Press' } } } });

function Page() {
  const [state, send] = useMachine(machine);
  return h('main', null, h('h1', null, i18next.t('title')), h(Button, { onPress: () => send({ type: 'press' }) }, i18next.t('press') + ' ' + state.value));
}
createRoot(document.getElementById('root')).render(
  h(RouterProvider, { router: createBrowserRouter([{ path: '*', Component: Page }]) }),
);
`;

export async function serveFloor(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const script = gzipSync(await bundled(), { level: 9 });
  const page = gzipSync(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><div id="root"></div><script type="module" src="/floor.js"></script>',
  );
  const server = createServer((request, response) => {
    const isScript = request.url === '/floor.js';
    response
      .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html', 'content-encoding': 'gzip' })
      .end(isScript ? script : page);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(packages, 'features/kit/src'),
    logLevel: 'error',
    plugins: [virtualEntry()],
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry, output: { codeSplitting: false } } },
  });
  const [made] = (Array.isArray(built) ? built : [built]) as readonly Rolldown.RolldownOutput[];
  const chunks = made?.output.filter((file) => file.type === 'chunk') ?? [];
  const [chunk] = chunks;
  if (chunk === undefined) throw new Error('The floor made no script.');
  return chunk.code;
}

/** Resolves the modules that the packages use. */
function virtualEntry(): Plugin {
  return {
    name: 'floor',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === entry) return entry;
      if (importer !== entry) return null;
      for (const from of importers) {
        const resolved = await this.resolve(id, from, { skipSelf: true });
        if (resolved !== null) return resolved;
      }
      return null;
    },
    load: (id) => (id === entry ? source : null),
  };
}
