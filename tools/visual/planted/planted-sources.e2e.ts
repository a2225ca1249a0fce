/** Faults that were once missed, planted into a component's styles, and refused by the linter. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../test/command.ts';
import type { Copy } from '../../test/copy.ts';
import { copyRepository } from '../../test/copy.ts';

const root = join(import.meta.dirname, '../../..');
const component = 'packages/ui/src/components/Button';
const styles = readFileSync(join(root, component, 'Button.css.ts'), 'utf8');

/** A line of the styles that is replaced, and what takes its place. */
const faults = {
  'a margin in a shorthand': ['margin: 0,', "margin: '0 1.5rem',", 'no-raw-values'],
  'a margin in a template': ['margin: 0,', 'margin: `0 calc(${vars.space[1]} + 0.25rem)`,', 'no-raw-values'],
  translateX: ['margin: 0,', "transform: 'translateX(25%)',", 'no-physical-sides'],
  inset: ['margin: 0,', "inset: '0 auto auto 0',", 'no-physical-sides'],
  'a raw layer': ['margin: 0,', 'zIndex: 40,', 'no-raw-values'],
  'a named colour': ["background: 'transparent',", "background: 'ghostwhite',", 'no-raw-values'],
  'a raw weight': ['fontWeight: vars.weight.heading,', 'fontWeight: 550,', 'no-raw-values'],
  'a raw opacity': ['margin: 0,', 'opacity: 0.92,', 'no-raw-values'],
  'a raw radius': ['borderRadius: vars.radius.control,', "borderRadius: '0.375rem',", 'no-raw-values'],
} as const;

const pathOf = (name: string) => `${component}/planted-${name.replaceAll(' ', '-')}.css.ts`;

let copy: Copy;
let found: readonly { readonly code: string; readonly filename: string }[];

beforeAll(async () => {
  copy = copyRepository();
  copy.write(pathOf('nothing'), styles);
  for (const [name, [line, planted]] of Object.entries(faults)) {
    if (!styles.includes(line)) throw new Error(`The styles of the button have no line '${line}' any more.`);
    copy.write(pathOf(name), styles.replace(line, planted));
  }
  const { output } = await runCommand(join(root, 'node_modules/.bin/oxlint'), ['--format=json', component], {
    cwd: copy.root,
    timeoutMs: 120_000,
  });
  found = (JSON.parse(output) as { diagnostics: typeof found }).diagnostics;
}, 120_000);
afterAll(() => copy.remove());

test.each(Object.entries(faults))('%s is refused by the linter', (name, [, , rule]) => {
  const codes = found.filter(({ filename }) => filename === pathOf(name)).map(({ code }) => code);
  expect([...new Set(codes)]).toEqual([`theme(${rule})`]);
});

test('the styles are accepted as they are', () => {
  expect(found.filter(({ filename }) => filename === pathOf('nothing'))).toEqual([]);
});
