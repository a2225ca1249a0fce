import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ListOption } from '../../collection/option.tsx';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { useKept } from '../../story/use-kept.ts';
import { MultiSelect } from './MultiSelect.tsx';
import type { MultiSelectProps } from './MultiSelect.tsx';

type Format = 'json' | 'csv' | 'xml' | 'yaml' | 'toml';

const options: ListOption<Format>[] = [
  { id: 'json', label: 'JSON' },
  { id: 'csv', label: 'CSV', description: 'One line per row' },
  { id: 'xml', label: 'XML' },
  { id: 'yaml', label: 'YAML' },
  { id: 'toml', label: 'TOML', isDisabled: true },
];

const chosen: readonly Format[] = ['json'];

function Kept(props: MultiSelectProps<Format>) {
  const [value, onChange] = useKept<readonly Format[]>(props.value ?? [], (next) => props.onChange?.([...next]));
  return <MultiSelect {...props} value={value} onChange={onChange} />;
}

const meta = preview.meta({
  title: 'Components/Choices/MultiSelect',
  component: MultiSelect<Format>,
  args: { label: 'Formats', options, value: chosen, onChange: fn<(value: Format[]) => void>() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for a compact selection of several of a few options. It shows the names of up to three selected options, then only their number.',
    words: ['multiple select', 'multi dropdown', 'picker', 'multiselect dropdown'],
    instead: [
      ['Single selection', 'Select'],
      ['Options that should all be visible', 'CheckboxGroup'],
      ['Many options, or options with search', 'MultiComboBox'],
    ],
    keyboard: [
      ['Enter, Space, ↓', 'opens the list'],
      ['↑ ↓, Home, End', 'moves between options'],
      ['a letter', 'moves to the option that starts with it'],
      ['Enter, Space', 'selects or deselects the option; the list stays open'],
      ['Escape', 'closes the list'],
    ],
  }),
});

export const Default = meta.story({
  args: { description: 'Fields of the response.' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Formats/ });
    await expect(trigger).toHaveTextContent('JSON');
    await expect(trigger).toHaveAccessibleDescription('Fields of the response.');
    await expect(trigger.offsetHeight).toBe(40);
  },
});

export const NamesThree = meta.story({
  globals: { language: 'en' },
  args: { value: ['json', 'csv', 'xml'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('JSON, CSV, and XML');
  },
});

export const CountsMore = meta.story({
  globals: { language: 'en' },
  args: { value: ['json', 'csv', 'xml', 'yaml'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('4 items');
  },
});

export const NothingChosen = meta.story({
  globals: { language: 'en' },
  args: { value: [], isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Choose');
    await expect(canvas.getByText('(optional)')).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { value: [], errorMessage: 'Choose at least one format.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Choose at least one format.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

/** A text that is announced as read-only. */
export const ReadOnly = meta.story({
  globals: { language: 'en' },
  args: { isReadOnly: true, value: ['json', 'csv'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Formats' })).toHaveValue('JSON CSV');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
});

/** The field keeps its value itself. */
export const Uncontrolled = meta.story({
  globals: { language: 'en' },
  args: { onBlur: fn() },
  render: (args) => {
    const { value: _value, ...rest } = args;
    return (
      <MultiSelect
        {...rest}
        defaultValue={['csv']}
        options={[
          { id: 'text', label: 'Text', items: options.slice(0, 2) },
          { id: 'other', label: 'Other', items: options.slice(2) },
        ]}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('group', { name: 'Other' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'XML' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveTextContent('CSV and XML');
    await expect(args.onChange).toHaveBeenLastCalledWith(['csv', 'xml']);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(args.onBlur).toHaveBeenCalledTimes(1));
  },
});

export const LongWords = meta.story({
  args: {
    label: longWord,
    value: ['json', 'csv'],
    options: [
      { id: 'json', label: longWord, description: longWord },
      { id: 'csv', label: longWord },
    ],
  },
  render: (args) => (
    <Narrow>
      <Kept {...args} />
    </Narrow>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await expect(trigger.offsetWidth).toBeLessThanOrEqual(trigger.parentElement?.clientWidth ?? 0);
    await userEvent.click(trigger);
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'JSON' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(screen.getByRole('option', { name: /CSV/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(canvas.getByRole('button')).toHaveTextContent('CSV');
    await expect(args.onChange?.mock.calls).toEqual([[['json', 'csv']], [['csv']]]);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'YAML' }));
    await userEvent.click(screen.getByRole('option', { name: /CSV/ }));
    // In the order of the options, not of the selection.
    await expect(args.onChange?.mock.lastCall).toEqual([['json', 'csv', 'yaml']]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الصيغ', value: ['json', 'csv', 'xml', 'yaml'] },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    const chevron = trigger.querySelector('svg')?.getBoundingClientRect();
    await expect(chevron?.left).toBeLessThan(trigger.getBoundingClientRect().left + 40);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const chosen = await screen.findByRole('option', { name: 'JSON' });
    await expect(getComputedStyle(chosen).outlineStyle).toBe('solid');
    await expect(chosen.querySelector('svg')).toBeVisible();
  },
});
