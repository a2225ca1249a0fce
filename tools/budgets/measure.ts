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

/** Routes that are an editor at heart: they get a skeleton at once and their weight behind it. */
const editorLike: ReadonlySet<string> = new Set(['editor/editor']);
/** Contract files that only the admin's pages load. */
const adminContracts: ReadonlySet<string> = new Set(['scraper-definition.ts', 'scrapers.ts']);
/** What `/dashboards/` shows, and `/` to those who are signed in. */
const dashboard = 'home/home';

mkdirSync(cache, { recursive: true });
const configPath = join(cache, 'size-limit.json');
writeFileSync(configPath, JSON.stringify([...(await clientBudgets()), ...webBudgets()], null, 2));
const { status } = spawnSync(process.execPath, [join(tools, 'node_modules/size-limit/bin.js'), '--config', configPath, ...process.argv.slice(2)], {
  cwd: tools,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

/** What somebody pays who calls Apiyard from a page of their own, and what an admin's page pays in all. */
async function clientBudgets(): Promise<readonly Budget[]> {
  const contracts = readdirSync(join(root, 'packages/api/src/contract')).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  for (const file of adminContracts) {
    if (!contracts.includes(file)) throw new Error(`There is no contract file '${file}'. Mend the list of those that only admins load.`);
  }
  const open = contracts.filter((file) => !adminContracts.has(file));
  // Whole contracts: a page pays for the entries that it names. They grow with every entry that the API gets.
  return [
    { name: 'contract and client', path: [await bundled('client', open)], limit: '14 kB', gzip: true },
    { name: 'contract and client of an admin', path: [await bundled('admin', contracts)], limit: '18 kB', gzip: true },
  ];
}

/** Bundles the client with these files of the contract; the script it makes. */
async function bundled(name: string, contracts: readonly string[]): Promise<string> {
  const sources = ['client/client.ts', ...contracts.map((file) => `contract/${file}`)];
  const entry = join(cache, `${name}-entry.js`);
  writeFileSync(entry, sources.map((source) => `export * from ${JSON.stringify(join(root, 'packages/api/src', source))};\n`).join(''));
  const outDir = join(cache, name);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    // Not Vite's library mode, which keeps white space for bundlers further on.
    build: { outDir, emptyOutDir: true, target: 'es2024', copyPublicDir: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  return join(outDir, 'assets/*.js');
}

function webBudgets(): readonly Budget[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const routes = routeFiles(manifest);
  if (!routes.some(({ name }) => name === dashboard)) throw new Error(`The web app has no route '${dashboard}', whose budget is the strictest.`);
  const inDist = (files: readonly string[]) => files.map((file) => join(dist, file));
  return routes
    .filter(({ name, files }) => !editorLike.has(name) && files.length > 0)
    .map(({ name, files }) =>
      name === dashboard
        ? { name: `${name}, all scripts`, path: inDist([...shellFiles(manifest), ...files]), limit: '190 kB', gzip: true }
        : { name: `${name}, beyond the shell`, path: inDist(files), limit: '80 kB', gzip: true },
    );
}
