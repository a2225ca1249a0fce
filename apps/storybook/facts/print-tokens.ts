/**
 * Prints the variables of the theme that the style sheets of `packages/ui` use, as JSON by path: those of the sheet's own
 * rules, and those of each export, also through classes of other sheets. Runs in a process of its own, because
 * vanilla-extract keeps its adapter in a global.
 */
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';

export interface SheetVariables {
  own: string[];
  exports: Record<string, string[]>;
}

const source = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));
const ofClasses = new Map<string, string[]>();
const sheets = new Map<string, SheetVariables>();
let own = new Set<string>();

setAdapter({
  appendCss(css) {
    const names = [...JSON.stringify(css).matchAll(/var\(--(apiyard-[\w-]+)/g)].map(([, name = '']) => name);
    for (const name of names) own.add(name);
    if (css.type === 'local') ofClasses.set(css.selector, [...(ofClasses.get(css.selector) ?? []), ...names]);
  },
  registerClassName: () => undefined,
  registerComposition: () => undefined,
  markCompositionUsed: () => undefined,
  onEndFileScope: () => undefined,
  getIdentOption: () => 'short',
});
setFileScope('print-tokens');

/** The classes in an export: a list of classes, or an object of such lists. */
function classesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(' ');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(classesIn) : [];
}

/** Style sheets run once, when they are first imported: those that a file imports come before it. */
async function run(path: string): Promise<void> {
  if (sheets.has(path)) return;
  sheets.set(path, { own: [], exports: {} });
  const text = await readFile(join(source, path), 'utf8');
  for (const [, to = ''] of text.matchAll(/ from '(\.[^']+\.css\.ts)'/g)) await run(join(dirname(path), to));
  own = new Set();
  const exported = (await import(join(source, path))) as Record<string, unknown>;
  const variablesOf = (value: unknown) => [...new Set(classesIn(value).flatMap((name) => ofClasses.get(name) ?? []))];
  sheets.set(path, {
    own: [...own],
    exports: Object.fromEntries(Object.entries(exported).map(([name, value]) => [name, variablesOf(value)])),
  });
}

const paths: string[] = [];
for await (const path of glob('**/*.css.ts', { cwd: source, exclude: ['story/**', 'theme/themes.css.ts'] }))
  paths.push(path);
for (const path of paths.toSorted()) await run(path);
console.log(JSON.stringify(Object.fromEntries(sheets)));
