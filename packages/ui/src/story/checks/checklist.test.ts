import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { missingDocs, missingStories, storiesNeeded } from './checklist.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const real = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) => /^(?:components|field|collection|overlay)\/.*\.tsx?$/.test(path) && !/\.(?:css|test)\.tsx?$/.test(path),
    )
    .map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')] as const),
);

/** Stories that would show nothing, with the reason. */
const exempt: Record<string, Record<string, string>> = {
  Pagination: { LongWords: 'Its pages are numbers.' },
  Skeleton: { LongWords: 'It stands for words and has none.' },
  TablePagination: { LongWords: 'Its pages and counts are numbers.' },
};

const names = readdirSync(`${root}/components`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

test.each(names)('%s shows every state that it has', (name) => {
  expect(missingStories(name, real, exempt[name])).toEqual([]);
});

/** Components without documentation. The list can only get shorter: one that has it fails until it is removed here. */
const undocumented: readonly string[] = [];

test.each(names)('%s has its documentation', (name) => {
  if (undocumented.includes(name)) expect(missingDocs(name, real)).not.toEqual([]);
  else expect(missingDocs(name, real)).toEqual([]);
});

test('only components that are there are exempt', () => {
  expect(Object.keys(exempt).filter((name) => !names.includes(name))).toEqual([]);
});

describe('the checklist', () => {
  const story = (name: string, play = 'play: async () => {\n    await expect(1).toBe(1);\n  },') =>
    `export const ${name} = meta.story({\n  ${play}\n});`;
  const meta = (guide: string) =>
    `const meta = preview.meta({\n  component: Pill,\n  parameters: guide({ ${guide} }),\n});`;
  const stories = (...parts: string[]) => parts.join('\n\n');
  const pill =
    'export interface PillProps {\n  children: ReactNode;\n}\n\nexport function Pill({ children }: PillProps) {\n  return <b>{children}</b>;\n}\n';
  const folder = (component: string, written: string) =>
    new Map([
      ['components/Pill/Pill.tsx', component],
      ['components/Pill/Pill.stories.tsx', written],
      [
        'field/field-props.ts',
        'export interface FieldProps {\n  label: string;\n  errorMessage?: string;\n  isDisabled?: boolean;\n}\n',
      ],
    ]);
  const base = story('Default');
  /** A base story in only one variant. */
  const alone = story('Default', "parameters: { variants: ['longWords'] },\n  play: async () => expect(1).toBe(1),");

  test('passes with all required stories, texts and assertions', () => {
    expect(missingStories('Pill', folder(pill, stories(meta("when: 'Now.'"), base)))).toEqual([]);
  });

  test('requires the variants that the base story leaves out', () => {
    const written = stories(meta("when: 'Now.'"), alone, story('ForcedColors'));
    expect(missingStories('Pill', folder(pill, written))).toEqual(['Pill needs the story RightToLeft.']);
  });

  test('requires the base story and its variants, and a guide', () => {
    expect(missingStories('Pill', folder(pill, 'const meta = preview.meta({ component: Pill });\n'))).toEqual([
      'Pill needs the story Default.',
      'Pill needs the story LongWords.',
      'Pill needs the story RightToLeft.',
      'Pill needs the story ForcedColors.',
      'Pill has no guide that says when to use it.',
    ]);
  });

  test('refuses a component without stories, and stories of something else', () => {
    expect(missingStories('Pill', new Map([['components/Pill/Pill.tsx', pill]]))).toEqual(['Pill has no stories.']);
    const wrapped = meta("when: 'Now.'").replace('component: Pill', 'component: PillInFrame');
    expect(missingStories('Pill', folder(pill, stories(wrapped, base)))).toEqual([
      'The stories of Pill are those of another component.',
    ]);
  });

  test('refuses stories that play nothing or assert nothing, also behind a comment', () => {
    const written = stories(
      meta("when: 'Now.'"),
      base,
      story('Silent', 'args: {},'),
      story(
        'Idle',
        'play: async ({ userEvent }) => {\n    await userEvent.tab();\n    // await expect(1).toBe(1);\n  },',
      ),
      story('Before', 'render: () => expect(1),\n  play: async () => {},'),
    );
    expect(missingStories('Pill', folder(pill, written))).toEqual([
      'Silent of Pill has no play function.',
      'Idle of Pill asserts nothing.',
      'Before of Pill asserts nothing.',
    ]);
  });

  test('recognizes an assertion in a helper of the same file', () => {
    const helper = 'const stays = async (element: Element) => {\n  await expect(element).toBeVisible();\n};';
    const written = stories(
      meta("when: 'Now.'"),
      helper,
      base,
      story('Kept', 'play: async ({ canvas }) => stays(canvas),'),
    );
    expect(missingStories('Pill', folder(pill, written))).toEqual([]);
  });

  test.each([
    ['a React Aria component', "import { Button } from 'react-aria-components/Button';\n"],
    ['a handler', 'export const Part = () => <div onPointerDown={go} />;\n'],
    ['a place in the order of Tab', 'export const Part = () => <div tabIndex={0} />;\n'],
    ['a native control', 'export const Part = () => <input />;\n'],
  ])('asks for keyboard and pointer where there is %s', (_what, more) => {
    expect(storiesNeeded('Pill', folder(more + pill, ''))).toEqual([
      'Default',
      'LongWords',
      'RightToLeft',
      'ForcedColors',
      'Keyboard',
      'Pointer',
    ]);
    const written = stories(meta("when: 'Now.'"), base, story('Keyboard'), story('Pointer'));
    expect(missingStories('Pill', folder(more + pill, written))).toEqual(['The guide of Pill has no keyboard table.']);
  });

  test('requires them too if another rendered component takes keys', () => {
    const sources = folder(`import { Cross } from '../Cross/Cross.tsx';\n${pill}`, '');
    expect(storiesNeeded('Pill', sources)).not.toContain('Keyboard');
    sources.set('components/Cross/Cross.tsx', 'export const Cross = () => <button />;\n');
    expect(storiesNeeded('Pill', sources)).toContain('Keyboard');
  });

  test('does not treat types, progress bars and handlers passed to others as controls', () => {
    const passive =
      "import type { ButtonProps } from 'react-aria-components/Button';\nimport { ProgressBar } from 'react-aria-components/ProgressBar';\n";
    expect(storiesNeeded('Pill', folder(passive + pill, ''))).not.toContain('Keyboard');
  });

  test.each([
    ['isDisabled', 'Disabled'],
    ['isReadOnly', 'ReadOnly'],
    ['errorMessage', 'Invalid'],
    ['isLoading', 'Loading'],
    ['isPending', 'Loading'],
  ])('asks for the state of %s: %s', (prop, name) => {
    const component = pill.replace('  children', `  ${prop}?: boolean;\n  children`);
    expect(storiesNeeded('Pill', folder(component, ''))).toEqual([
      'Default',
      'LongWords',
      'RightToLeft',
      'ForcedColors',
      name,
    ]);
  });

  test('counts props that are taken over, and not those left out', () => {
    const taking = (what: string) =>
      storiesNeeded('Pill', folder(pill.replace('PillProps {', `PillProps extends ${what} {`), '')).slice(4);
    expect(taking('FieldProps')).toEqual(['Disabled', 'Invalid']);
    expect(taking("Omit<FieldProps, 'label' | 'errorMessage'>")).toEqual(['Disabled']);
    expect(taking("Pick<FieldProps, 'errorMessage'>")).toEqual(['Invalid']);
  });

  describe('of the documentation', () => {
    const docs = (...parts: string[]) => `export const docs: ComponentDocs = {\n${parts.join('\n')}\n};\n`;
    const pair = `  doAndDont: [
    {
      do: { text: 'Name it.', example: <Pill>Free</Pill> },
      dont: {
        text: "Don't shout.",
        example: <Pill>FREE</Pill>,
      },
    },
  ],`;
    const anatomy = "  anatomy: [['Surface', 'tinted']],";
    const screenReader = "  screenReader: ['It is plain text.'],";
    const since = "  since: '0.1.0',";
    const missing = (text: string) => missingDocs('Pill', new Map([['components/Pill/Pill.docs.tsx', text]]));

    test('is empty if all parts are there', () => {
      expect(missing(docs(since, pair, anatomy, screenReader))).toEqual([]);
    });

    test('names each part that is missing or empty', () => {
      expect(missingDocs('Pill', new Map())).toEqual(['Pill has no documentation: add Pill.docs.tsx.']);
      expect(missing(docs("  since: '1',", '  doAndDont: [],', '  anatomy: [],', '  screenReader: [],'))).toEqual([
        'Pill has no pairs of do and don’t.',
        'Pill has no anatomy.',
        'Pill has no notes for screen readers.',
        'Pill does not say since which version it exists.',
      ]);
    });

    test('requires a don’t for every do', () => {
      const half = pair.replace(/ {6}dont: \{[^}]*\},\n/, '');
      expect(missing(docs(since, half, anatomy, screenReader))).toEqual(['Pill has no pairs of do and don’t.']);
    });
  });

  test('allows an exception only as long as it is needed', () => {
    const without = folder(pill, stories(meta("when: 'Now.'"), alone, story('RightToLeft')));
    expect(missingStories('Pill', without, { ForcedColors: 'No colour.' })).toEqual([]);
    const withAll = folder(pill, stories(meta("when: 'Now.'"), base));
    expect(missingStories('Pill', withAll, { ForcedColors: 'No colour.', Loading: 'Never.' })).toEqual([
      'Pill no longer needs to be exempt from ForcedColors.',
      'Pill no longer needs to be exempt from Loading.',
    ]);
  });
});
