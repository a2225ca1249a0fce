import { expect, it } from 'vitest';
import { beginsOpen } from './samples-plugin.ts';
import { samplesOf } from './samples.ts';

const path = '/packages/ui/src/components/Pill/Pill.stories.tsx';
const sample = (source: string, name = 'Default') => samplesOf(source, path).get(name);

it('writes the element with the args of the component and of the story, with its imports', () => {
  const source = `
import { IconPlus } from '@tabler/icons-react';
import { expect, fn } from 'storybook/test';
import { preview } from '../../story/preview.tsx';
import { Pill } from './Pill.tsx';

const onPress = fn();
const meta = preview.meta({
  title: 'Components/Pill',
  component: Pill,
  args: { children: 'New', tone: 'info' as const, onPress, onClose: fn<() => void>() },
});

export const Default = meta.story({
  args: { tone: 'error', isSmall: true, icon: <IconPlus size={20} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
});
`;
  expect(sample(source)).toBe(`import { IconPlus } from '@tabler/icons-react';
import { Pill } from '@apiyard/ui/Pill';

<Pill tone="error" onPress={() => {}} onClose={() => {}} isSmall icon={<IconPlus size={20} />}>New</Pill>`);
});

const rendered = (render: string) => `
import { Inline } from '../Inline/Inline.tsx';
import { Pill } from './Pill.tsx';
import type { PillProps } from './Pill.tsx';

const tones = ['info', 'error'] as const;

function Kept({ value, ...props }: PillProps) {
  return <Pill {...props}>{value}</Pill>;
}

const meta = preview.meta({ component: Pill, args: { tone: 'info', children: 'New' } });

export const Default = meta.story({
  ${render}
});
`;

it('puts the args in the place of their spread, without those that are set there', () => {
  expect(
    sample(
      rendered(`render: (args) => (
    <Inline>
      <Pill {...args} tone="error" />
      <Pill {...args}>Old</Pill>
    </Inline>
  ),`),
    ),
  ).toBe(`import { Inline } from '@apiyard/ui/Inline';
import { Pill } from '@apiyard/ui/Pill';

<Inline>
  <Pill tone="error">New</Pill>
  <Pill tone="info">Old</Pill>
</Inline>`);
});

it('adds the declarations of the file that the element needs', () => {
  expect(sample(rendered('render: (args) => <Kept {...args} value={tones[0]} />,'))).toBe(
    `import { Pill } from '@apiyard/ui/Pill';
import type { PillProps } from '@apiyard/ui/Pill';

const tones = ['info', 'error'] as const;

function Kept({ value, ...props }: PillProps) {
  return <Pill {...props}>{value}</Pill>;
}

<Kept tone="info" value={tones[0]}>New</Kept>`,
  );
});

it('writes a component where the story has hooks', () => {
  expect(
    sample(
      rendered(`render: function Counted(args) {
    const [count, setCount] = useState(0);
    return <Pill {...args} count={count} onPress={() => setCount(count + 1)} />;
  },`),
    ),
  ).toBe(`import { Pill } from '@apiyard/ui/Pill';

function Example() {
  const [count, setCount] = useState(0);
  return <Pill tone="info" count={count} onPress={() => setCount(count + 1)}>New</Pill>;
}`);
});

it('breaks props that do not fit into a line', () => {
  const source = `
const meta = preview.meta({
  component: Pill,
  args: {
    label: 'A label that is long enough to need the line for itself and more than that',
    items: [
      { id: 'one' },
      { id: 'two' },
    ],
  },
});
export const Default = meta.story({});
`;
  expect(sample(source)).toBe(`<Pill
  label="A label that is long enough to need the line for itself and more than that"
  items={[
    { id: 'one' },
    { id: 'two' },
  ]}
/>`);
});

it('has no sample for stories made from other stories', () => {
  expect(
    sample(rendered('render: () => <Pill {...Other.input.args} />,\n});\nexport const Other = meta.story({')),
  ).toBe(undefined);
});

it.each([
  ['<Dialog title="New" isOpen onOpenChange={() => {}}>\n  Text\n</Dialog>', true],
  ['<PreviewCard\n  label="Ada"\n  isOpen\n/>', true],
  ['<Menu defaultOpen={true} />', true],
  ['<Lightbox\n  label="Photos"\n  index={0}\n/>', true],
  ['<Lightbox label="Photos" index={null} />', false],
  ['<Menu isOpen={false} />', false],
  ['<Disclosure title="More" isOpen />', false],
  ['<Alert>It says isOpen</Alert>', false],
])('knows which stories begin open: %s', (sample, isOpen) => {
  expect(beginsOpen(sample)).toBe(isOpen);
});
