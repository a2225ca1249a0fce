import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'curl', label: 'curl', content: <Text>curl https://…</Text> },
  { id: 'javascript', label: 'JavaScript', content: <Text>await fetch(…)</Text> },
  { id: 'python', label: 'Python', content: <Text>requests.get(…)</Text> },
];
const meta = preview.meta({
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: { label: 'Language of the example', items },
  parameters: guide({
    when: 'Use to switch between views of one subject, one at a time: languages of an example, parts of a setting.',
    words: ['tab bar', 'segmented', 'tab panel', 'switcher', 'tab list'],
    instead: [
      ['Pages with URLs of their own', 'TabLinks'],
      ['Display options for the same content', 'ToggleButtonGroup'],
      ['Sections that can be open at the same time', 'DisclosureGroup'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the selected tab, then to its content'],
      ['← →', 'selects the previous or next tab; Home and End the first and last'],
    ],
    notes: ['Tabs that do not fit into one line continue in the next.'],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Language of the example' })).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'curl', selected: true })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'curl' })).toHaveTextContent('curl https://…');
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'JavaScript' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Python' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Python' })).toHaveFocus();
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Python' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Python' })).toHaveTextContent('requests.get(…)');
    await expect(canvas.queryByText('curl https://…')).not.toBeInTheDocument();
  },
});

const onChange = fn();
/** Controlled: nothing changes until the caller updates the selection. */
export const Controlled = meta.story({
  args: { selected: 'javascript', onChange },
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    await userEvent.click(await canvas.findByRole('tab', { name: 'Python' }));
    await expect(onChange.mock.calls).toEqual([['python']]);
    await expect(canvas.getByRole('tab', { name: 'JavaScript' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const LongWords = meta.story({
  args: {
    items: [longWord, 'C#', 'Kotlin', 'Objective-C', 'PowerShell', 'Swift'].map((label) => ({
      id: label,
      label,
      content: <Text>{label}</Text>,
    })),
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('tab');
    const list = canvas.getByRole('tablist');
    await expect([list.clientWidth, list.scrollWidth]).toEqual([320, 320]);
  },
});

/** The first tab is at the right, and the left arrow key moves forward. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'JavaScript' })).toHaveFocus();
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const line = (name: string) => getComputedStyle(canvas.getByRole('tab', { name })).borderBottomColor;
    await canvas.findAllByRole('tab');
    const ground = getComputedStyle(document.body).backgroundColor;
    await expect([line('curl') === ground, line('JavaScript') === ground, line('Python') === ground]).toEqual([
      false,
      true,
      true,
    ]);
  },
});
