/** `pnpm new page account/saved-searches` and similar: creates the initial files of a new part. Without arguments, lists the kinds. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { componentFiles } from './component.ts';
import { endpointFiles } from './endpoint.ts';
import { machineFiles } from './machine.ts';
import type { NewFile } from './new-file.ts';
import { pageFiles } from './page.ts';
import { themeFiles } from './theme.ts';
import type { Titles } from './titles.ts';
import { toolFiles } from './tool.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const usage = `Say what to make:
  pnpm new component data/StatCard                a component of the design system, in a group
  pnpm new endpoint saved-search                  list, create and delete, with a table
  pnpm new machine account/keys/rename-key        a flow of a feature
  pnpm new page account/saved-searches            a page that lists what such an endpoint keeps
  pnpm new theme LIME_THEME '#84cc16' '#0ea5e9'   a theme of a primary and a secondary colour
  pnpm new tool convert/numbers/roman-numbers     a tool of the hub

Titles of pages and tools: --en 'Roman numbers' --fr 'Chiffres romains' --ar 'أرقام رومانية' --ch '罗马数字'`;

try {
  const { values: titles, positionals } = parseArgs({
    allowPositionals: true,
    options: { en: { type: 'string' }, fr: { type: 'string' }, ar: { type: 'string' }, ch: { type: 'string' } },
  });
  const files = filesFor(positionals, titles);
  const existing = files.find(({ path, replaces = false }) => !replaces && existsSync(join(root, path)));
  if (existing !== undefined) throw new Error(`${existing.path} already exists. Nothing was changed.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const paths = files.map(({ path }) => path);
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), paths, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(paths.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function filesFor([kind, name = '', ...rest]: readonly string[], titles: Partial<Titles>): readonly NewFile[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  if (kind === 'component') return componentFiles(name, read);
  if (kind === 'endpoint') return endpointFiles(name, rest[0], read);
  if (kind === 'machine') return machineFiles(name, read);
  if (kind === 'page') return pageFiles(name, titles, read);
  if (kind === 'theme') return themeFiles(name, rest, read);
  if (kind === 'tool') return toolFiles(name, titles);
  throw new Error(usage);
}
