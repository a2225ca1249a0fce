import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { joinIds } from './element-props.ts';

const components = fileURLToPath(new URL('../components', import.meta.url));
const stories = readFileSync(fileURLToPath(new URL('element-props.stories.tsx', import.meta.url)), 'utf8');

/** Built on React Aria without passing attributes on, with the reason. */
const without: Record<string, string> = {
  AvatarGroup: 'Only the language comes from React Aria.',
  ContextMenu: 'Opened at the pointer or by a key, on an area without a role.',
  JsonTree: 'A view with a toolbar, of which no part is the whole.',
  Pagination: 'A navigation of buttons; its name is its own.',
  StatCard: 'Only the language comes from React Aria.',
  Stepper: 'A plain list.',
  TablePagination: 'Only the language comes from React Aria.',
  Timeline: 'Only the language comes from React Aria.',
  Toast: 'Shown by `toast`, not by the caller.',
};

const built = readdirSync(components, { withFileTypes: true })
  .map(({ name }) => name)
  .filter((name) => readFileSync(`${components}/${name}/${name}.tsx`, 'utf8').includes("'react-aria-components/"));

test('every component that is built on React Aria passes ref, id and aria attributes on, in a story', () => {
  const shown = [...stories.matchAll(/^ {2}(\w+): \(given\) =>/gm)].map(([, name]) => name);
  expect(built.filter((name) => !shown.includes(name) && !(name in without))).toEqual([]);
  expect(Object.keys(without).filter((name) => shown.includes(name) || !built.includes(name))).toEqual([]);
});

test('joinIds leaves out what is missing', () => {
  expect(joinIds('a', undefined, false, 'b')).toBe('a b');
  expect(joinIds(undefined, false)).toBeUndefined();
});
