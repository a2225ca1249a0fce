/**
 * Prints the variables of the theme that each style sheet of `packages/ui` uses, as JSON by path. Runs in a process of
 * its own, because vanilla-extract keeps its adapter in a global.
 */
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';

const source = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));
const used = new Map<string, Set<string>>();
let current = '';

setAdapter({
  appendCss(css) {
    for (const [, name = ''] of JSON.stringify(css).matchAll(/var\(--(apiyard-[\w-]+)/g)) used.get(current)?.add(name);
  },
  registerClassName: () => undefined,
  registerComposition: () => undefined,
  markCompositionUsed: () => undefined,
  onEndFileScope: () => undefined,
  getIdentOption: () => 'short',
});
setFileScope('print-tokens');

/** Style sheets run once, when they are first imported: those that a file imports come before it. */
async function run(path: string): Promise<void> {
  if (used.has(path)) return;
  used.set(path, new Set());
  const text = await readFile(join(source, path), 'utf8');
  for (const [, to = ''] of text.matchAll(/ from '(\.[^']+\.css\.ts)'/g)) await run(join(dirname(path), to));
  current = path;
  await import(join(source, path));
}

const paths: string[] = [];
for await (const path of glob('**/*.css.ts', { cwd: source, exclude: ['story/**', 'theme/themes.css.ts'] }))
  paths.push(path);
for (const path of paths.toSorted()) await run(path);
console.log(JSON.stringify(Object.fromEntries([...used].map(([path, names]) => [path, [...names]]))));
