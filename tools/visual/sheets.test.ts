import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sheets = join(root, 'apps/storybook/overview');

const componentsOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).includes(`${entry.name}.tsx`))
    .map(({ name }) => name);

/** A component is shown if one of its exports is imported and rendered as an element. */
function isShown(source: string, name: string): boolean {
  const imported =
    new RegExp(String.raw`import \{([^}]*)\} from '@apiyard/ui/${name}'`).exec(source)?.[1]?.split(',') ?? [];
  return imported.some((part) => new RegExp(String.raw`<${part.trim()}\b`).test(source));
}

test('every component of the library is on an overview sheet', () => {
  const sources = readdirSync(sheets, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'));
  const components = componentsOf(join(root, 'packages/ui/src/components'));
  expect(components.length).toBeGreaterThan(37);
  expect(components.filter((name) => !sources.some((source) => isShown(source, name)))).toEqual([]);
});
