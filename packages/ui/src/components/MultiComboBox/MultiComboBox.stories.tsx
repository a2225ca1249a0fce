import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ListOption } from '../../collection/option.tsx';
import { guide } from '../../story/docs/guide.ts';
import { Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { useKept } from '../../story/use-kept.ts';
import { MultiComboBox } from './MultiComboBox.tsx';
import type { MultiComboBoxProps } from './MultiComboBox.tsx';

type Person = 'ada' | 'bo' | 'chen' | 'dina' | 'eve';

const options: ListOption<Person>[] = [
  { id: 'ada', label: 'Ada Lovelace', description: 'Owner' },
  { id: 'bo', label: 'Bo Andersson' },
  { id: 'chen', label: 'Chen Wei' },
  { id: 'dina', label: 'Dina Haddad' },
  { id: 'eve', label: 'Eve Okafor' },
];
const chosen: readonly Person[] = ['ada', 'chen'];
const noOne: readonly Person[] = [];

function Kept(props: MultiComboBoxProps<Person>) {
  const [value, onChange] = useKept<readonly Person[]>(props.value ?? [], (next) => props.onChange?.([...next]));
  return <MultiComboBox {...props} value={value} onChange={onChange} />;
}

/** A synchronous external search that matches the start of the name only. */
function Searching(props: MultiComboBoxProps<Person>) {
  const [words, setWords] = useState('');
  const found = options.filter(({ label }) => words !== '' && label.toLowerCase().startsWith(words.toLowerCase()));
  return <Kept {...props} options={found} onSearch={setWords} />;
}

/** The tags' names, also while the open list hides other content from screen readers. */
const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('row', { hidden: true })
    .map((row) => row.textContent);

const meta = preview.meta({
  title: 'Components/Choices/MultiComboBox',
  component: MultiComboBox<Person>,
  args: { label: 'Members', options, value: chosen, onChange: fn<(value: Person[]) => void>() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use to select several of many options by typing. Selected options are shown as tags in the field.',
    words: ['multiple autosuggest', 'tag input', 'searchable multi select', 'typeahead', 'multi-select autocomplete'],
    instead: [
      ['A few options that should all be visible', 'CheckboxGroup'],
      ['A compact multiple selection from a few options', 'MultiSelect'],
      ['Single selection', 'ComboBox'],
      ['Text that contains names', 'TokenField'],
    ],
    keyboard: [
      ['letters', 'open and filter the list'],
      ['↓ ↑', 'opens the list or moves through it'],
      ['Enter', 'selects or deselects the option; the list stays open'],
      ['Backspace', 'in the empty field removes the last tag'],
      ['Shift Tab', 'moves focus to the tags and their buttons: ← → move, Delete removes a tag'],
      ['Escape', 'closes the list'],
    ],
  }),
});

export const Default = meta.story({
  args: { description: 'They can call every endpoint.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(names(canvasElement)).toEqual(['Ada Lovelace', 'Chen Wei']);
    const field = canvas.getByRole('combobox', { name: 'Members' });
    await expect(field).toHaveAttribute('aria-describedby');
    await expect(canvas.getByRole('grid', { name: 'Members' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { value: noOne, placeholder: 'A name', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAttribute('placeholder', 'A name');
    await expect(field.closest('[role=presentation]')?.getBoundingClientRect().height).toBe(40);
  },
});

export const Many = meta.story({
  args: { value: ['ada', 'bo', 'chen', 'dina', 'eve'] },
  render: (args) => (
    <Narrow>
      <Kept {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox').closest('[role=presentation]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
    await expect(box?.clientHeight).toBeGreaterThan(80);
  },
});

/** Options from a server. Tags keep their names when the next search no longer returns them. */
export const Searches = meta.story({
  args: { value: noOne },
  render: (args) => <Searching {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'bo');
    await userEvent.click(await screen.findByRole('option', { name: 'Bo Andersson' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'ev');
    await userEvent.click(await screen.findByRole('option', { name: 'Eve Okafor' }));
    await waitFor(() => expect(names(canvasElement)).toEqual(['Bo Andersson', 'Eve Okafor']));
    await expect(args.onChange).toHaveBeenLastCalledWith(['bo', 'eve']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const Loading = meta.story({
  globals: { language: 'en' },
  args: { value: noOne, options: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { value: noOne, errorMessage: 'Choose at least one member.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByText('Choose at least one member.')).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Ada/ })).toBeNull();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{Backspace}');
    await expect(names(canvasElement)).toEqual(['Ada Lovelace', 'Chen Wei']);
    await expect(canvas.queryByRole('button', { name: /Ada/ })).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The field keeps its value itself. */
export const Uncontrolled = meta.story({
  args: { onBlur: fn() },
  render: (args) => {
    const { value: _value, ...rest } = args;
    return <MultiComboBox {...rest} defaultValue={['ada']} options={[{ id: 'team', label: 'Team', items: options }]} />;
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(names(canvasElement)).toEqual(['Ada Lovelace']);
    await userEvent.type(canvas.getByRole('combobox'), 'eve');
    await expect(await screen.findByRole('group', { name: 'Team' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(names(canvasElement)).toEqual(['Ada Lovelace', 'Eve Okafor']));
    await expect(args.onChange).toHaveBeenLastCalledWith(['ada', 'eve']);
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(args.onBlur).toHaveBeenCalledTimes(1));
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('din');
    await screen.findByRole('option', { name: 'Dina Haddad' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(names(canvasElement)).toEqual(['Ada Lovelace', 'Chen Wei', 'Dina Haddad']));
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Backspace}');
    await expect(names(canvasElement)).toEqual(['Ada Lovelace', 'Chen Wei']);
    // Moves from the button of the last tag back to the tag itself.
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Home}{Delete}');
    await waitFor(() => expect(names(canvasElement)).toEqual(['Chen Wei']));
    await userEvent.keyboard('{Delete}');
    // When the last tag is removed, the focus moves to the field.
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange?.mock.calls).toEqual([[['ada', 'chen', 'dina']], [['ada', 'chen']], [['chen']], [[]]]);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open/ }));
    const list = await screen.findByRole('listbox');
    await expect(within(list).getByRole('option', { name: /Ada/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(within(list).getByRole('option', { name: 'Eve Okafor' }));
    await waitFor(() => expect(args.onChange?.mock.lastCall).toEqual([['ada', 'chen', 'eve']]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Ada Lovelace/ }));
    await expect(args.onChange?.mock.lastCall).toEqual([['chen', 'eve']]);
  },
});

/** While the list is open the tags stay accessible to screen readers. */
export const Open = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Members' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Eve Okafor' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('row').map((row) => row.textContent)).toEqual([
        'Ada Lovelace',
        'Chen Wei',
        'Eve Okafor',
      ]),
    );
    await expect(canvas.getByRole('button', { name: /^Remove Eve Okafor/ })).toBeVisible();
    await expect(screen.getByRole('listbox')).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'الأعضاء',
    value: ['ada', 'bo'],
    options: [
      { id: 'ada', label: 'عادل' },
      { id: 'bo', label: 'سارة' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect());
    await expect(second?.right).toBeLessThanOrEqual(first?.left ?? 0);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    for (const tag of canvas.getAllByRole('row')) await expect(getComputedStyle(tag).borderTopWidth).toBe('1px');
  },
});
