/** `node tools/budgets/measure.ts [--json]`: sizes of what people download, against their budgets, by size-limit. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Manifest } from './manifest.ts';
import { routeFiles, shellFiles } from './manifest.ts';

interface Budget {
  readonly name: string;
  readonly path: readonly string[];
  /** In kB of 1000 bytes, gzipped. */
  readonly limit: string;
  readonly gzip: true;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const tools = join(root, 'tools');
const dist = join(root, 'apps/web/dist');
const cache = join(root, 'node_modules/.cache/apiyard/budgets');

/** Routes whose main content is an editor: a skeleton is shown while it loads. */
const editorLike: ReadonlySet<string> = new Set(['admin/editor']);
/** Routes that are a whole form or board, with React Aria's drag and drop, calendar or number fields. 3 % above what was measured, since a change anywhere can move a few kB of shared files between pages. */
const largeRoutes: Readonly<Record<string, string>> = {
  // Shares files with pages of tables: the bundler puts what many pages have in common together.
  'modules/invoice-detail': '128 kB',
  'modules/email': '120 kB',
  'modules/invoice-editor': '182 kB',
  'modules/kanban': '168 kB',
  'modules/product': '122 kB',
};
/** What a program outside calls: the APIs, a session where there is no key, and the probe. */
const outsideContracts = ['call-limits', 'endpoint', 'hub/hub', 'problem', 'accounts/session', 'stats'].map(
  (name) => `${name}.ts`,
);
mkdirSync(cache, { recursive: true });
const configPath = join(cache, 'size-limit.json');
writeFileSync(configPath, JSON.stringify([...(await clientBudgets()), ...webBudgets()], null, 2));
const { status } = spawnSync(
  process.execPath,
  [join(tools, 'node_modules/size-limit/bin.js'), '--config', configPath, ...process.argv.slice(2)],
  {
    cwd: tools,
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;

/** The client with its contract and the schemas in it. Our own pages take only the entries that they name. */
async function clientBudgets(): Promise<readonly Budget[]> {
  const contracts = readdirSync(join(root, 'packages/api/src/contract'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const gone = outsideContracts.find((file) => !contracts.includes(file));
  if (gone !== undefined)
    throw new Error(`There is no contract file '${gone}'. Update the list of calls for external clients.`);
  return [
    // The public contract: it must not grow with the API.
    {
      name: 'contract and client, as programs outside use them',
      path: [await bundled('client', outsideContracts)],
      limit: '14 kB',
      gzip: true,
    },
    // An early warning: every entry of the API adds a little, and a library among the schemas would add a lot.
    // Measured at 36.1 kB, with 15 % of room; when entries have used that up, measure again.
    { name: 'contract and client whole', path: [await bundled('whole', contracts)], limit: '41.5 kB', gzip: true },
  ];
}

/** Bundles the client with these files of the contract; the script it makes. */
async function bundled(name: string, contracts: readonly string[]): Promise<string> {
  const sources = ['client/client.ts', ...contracts.map((file) => `contract/${file}`)];
  const entry = join(cache, `${name}-entry.js`);
  writeFileSync(
    entry,
    sources.map((source) => `export * from ${JSON.stringify(join(root, 'packages/api/src', source))};\n`).join(''),
  );
  const outDir = join(cache, name);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    // Not Vite's library mode, which keeps white space for bundlers further on.
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      copyPublicDir: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  return join(outDir, 'assets/*.js');
}

function webBudgets(): readonly Budget[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const inDist = (files: readonly string[]) => files.map((file) => join(dist, file));
  return [
    { name: 'shell of pages with a menu', path: inDist(shellFiles(manifest)), limit: '288 kB', gzip: true },
    // Pages with a `Select` bring React Aria's lists.
    ...routeFiles(manifest)
      .filter(({ name, files }) => !editorLike.has(name) && files.length > 0)
      .map(({ name, files }): Budget => ({
        name: `${name}, beyond the shell`,
        path: inDist(files),
        limit: largeRoutes[name] ?? '115 kB',
        gzip: true,
      })),
  ];
}
