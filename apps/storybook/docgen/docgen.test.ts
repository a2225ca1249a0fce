import { glob } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createDocReader, holdsComponents } from './docgen.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'packages/ui/src/components');
const reader = createDocReader();
afterAll(() => reader.close());

const tableOf = (path: string) => reader.read(join(folder, path));

it('reads words, types and defaults, also of props that come from elsewhere', () => {
  const [select] = tableOf('Select/Select.tsx');
  expect(select?.displayName).toBe('Select');
  expect(select?.description).toMatch(/^One of a few options\./);
  expect(select?.props['value']).toEqual({
    required: false,
    description: '`null` while nothing is chosen. Then `onChange` keeps it.',
    tsType: { name: 'Id | null' },
    defaultValue: { value: 'the field keeps it itself', computed: false },
  });
  expect(select?.props['placeholder']?.defaultValue).toEqual({
    value: "'Choose', in the language in use",
    computed: false,
  });
  // From FieldProps, in another file.
  expect(select?.props['errorMessage']).toEqual({
    required: false,
    description: 'What is wrong and what to do, in a sentence. Makes the field invalid.',
    tsType: { name: 'string' },
  });
});

it('lists the choices of a prop in the order in which they were written', () => {
  const [button] = tableOf('Button/Button.tsx');
  expect(button?.props['tone']).toEqual({
    required: false,
    description:
      '`primary` at most once per view; `danger` for actions that cannot easily be undone, `dangerSolid` for the one that confirms them.',
    tsType: {
      name: 'union',
      raw: "'primary' | 'quiet' | 'plain' | 'danger' | 'dangerSolid'",
      elements: [
        { name: 'literal', value: "'primary'" },
        { name: 'literal', value: "'quiet'" },
        { name: 'literal', value: "'plain'" },
        { name: 'literal', value: "'danger'" },
        { name: 'literal', value: "'dangerSolid'" },
      ],
    },
    defaultValue: { value: "'quiet'", computed: false },
  });
  expect(button?.props['onPress']?.tsType).toEqual({
    name: 'signature',
    type: 'function',
    raw: '(event: PressEvent) => void',
  });
});

it('describes a prop by the variant that takes it', () => {
  const [diff] = tableOf('Diff/Diff.tsx');
  const types = ['before', 'contextLines', 'hunks'].map((name) => diff?.props[name]?.tsType.name);
  expect(types).toEqual(['string', 'number', 'readonly DiffHunk[]']);
});

it('recognizes components and screens, apart from styles, stories and tests', () => {
  const files = ['Button/Button.tsx', 'Button/Button.css.ts', 'Button/Button.stories.tsx', 'Alert/tone-icon.tsx'];
  expect(files.map((file) => holdsComponents(join(folder, file)))).toEqual([true, false, false, false]);
});

// The file that others import; adjacent files are internal.
const components: string[] = [];
for await (const file of glob('*/*.tsx', { cwd: folder }))
  if (dirname(file) === basename(file, '.tsx')) components.push(file);

it('finds the whole library', () => {
  expect(components.length).toBeGreaterThan(60);
});

it.each(components.toSorted())('%s has a description of itself and of each prop', (file) => {
  const docs = tableOf(file);
  const silent = docs.flatMap(({ displayName, description, props }) => [
    ...(description === '' ? [displayName] : []),
    ...Object.entries(props)
      .filter(([, prop]) => prop.description === '')
      .map(([name]) => `${displayName}.${name}`),
  ]);
  expect(silent).toEqual([]);
  // Optional booleans need a default, unless the component is controlled or uncontrolled by them.
  const undecided = docs.flatMap(({ displayName, props }) =>
    Object.entries(props)
      .filter(
        ([, { required, tsType, defaultValue }]) =>
          !required && tsType.name === 'boolean' && defaultValue === undefined,
      )
      .filter(([name]) => !['isSelected', 'isOpen', 'defaultSelected', 'defaultOpen'].includes(name))
      .map(([name]) => `${displayName}.${name}`),
  );
  expect(undecided).toEqual([]);
});
