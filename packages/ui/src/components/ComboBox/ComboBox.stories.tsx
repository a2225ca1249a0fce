import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ListOption } from '../../collection/option.tsx';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { useKept } from '../../story/use-kept.ts';
import { ComboBox } from './ComboBox.tsx';
import type { ComboBoxProps } from './ComboBox.tsx';

type Country = 'at' | 'br' | 'de' | 'eg' | 'fr' | 'jp';

const options: ListOption<Country>[] = [
  { id: 'at', label: 'Austria' },
  { id: 'br', label: 'Brazil' },
  { id: 'de', label: 'Germany', description: 'Invoices need a tax number' },
  { id: 'eg', label: 'Égypte' },
  { id: 'fr', label: 'France' },
  { id: 'jp', label: 'Japan', isDisabled: true },
];
const chosen = 'de' as Country | null;

function Kept(props: ComboBoxProps<Country>) {
  const [value, onChange] = useKept(props.value ?? null, (next: Country | null) => props.onChange?.(next));
  return <ComboBox {...props} value={value} onChange={onChange} />;
}

/** A synchronous external search that matches the start of the name only. */
function Searching(props: ComboBoxProps<Country>) {
  const [words, setWords] = useState('');
  const found = options.filter(({ label }) => words !== '' && label.toLowerCase().startsWith(words.toLowerCase()));
  return (
    <Kept
      {...props}
      options={found}
      onSearch={(next) => {
        props.onSearch?.(next);
        setWords(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Choices/ComboBox',
  component: ComboBox<Country>,
  args: { label: 'Country', options, value: chosen, onChange: fn<(value: Country | null) => void>() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use to select one of many options by typing part of its name. Case and accents are ignored.',
    words: ['autosuggest', 'searchable select', 'typeahead', 'filterable dropdown', 'autocomplete'],
    instead: [
      ['A few options', 'Select'],
      ['Multiple selection', 'MultiComboBox'],
      ['Free text', 'TextField'],
      ['A search for destinations or commands', 'Autocomplete'],
    ],
    keyboard: [
      ['letters', 'open and filter the list'],
      ['↓ ↑', 'opens the list or moves through it'],
      ['Enter', 'selects the option'],
      ['Escape', 'closes the list and restores the previous selection'],
      ['Alt ↓', 'opens the list with all options'],
      ['an empty field and Tab', 'clears the selection'],
    ],
    notes: ['Typed text that was not selected is replaced with the previous selection when the field loses focus.'],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  args: { description: 'Where the invoice goes.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await expect(field).toHaveValue('Germany');
    await expect(field).toHaveAccessibleDescription('Where the invoice goes.');
    await expect(canvas.getByRole('button', { name: /^Open/ })).toBeVisible();
    await expect(field.parentElement?.offsetHeight).toBe(40);
  },
});

export const Empty = meta.story({
  args: { value: null, placeholder: 'Any country', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'Any country');
    await expect(canvas.getByRole('combobox')).toBeRequired();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const NothingFound = meta.story({
  globals: { language: 'en' },
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(await screen.findByText('No options')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''));
  },
});

export const Clears = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''));
    await expect(args.onChange?.mock.calls).toEqual([[null]]);
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
});

export const Loading = meta.story({
  globals: { language: 'en' },
  args: { value: null, options: [], isLoading: true, onSearch: fn<(words: string) => void>() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox'), 'ge');
    await expect(await screen.findByRole('option', { name: 'Loading' })).toBeVisible();
    await expect(args.onSearch).toHaveBeenLastCalledWith('ge');
  },
});

/** Options from a server. A selected option keeps its name when the next search no longer returns it. */
export const Searches = meta.story({
  args: { value: null, onSearch: fn<(words: string) => void>() },
  render: (args) => <Searching {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'ge');
    await userEvent.click(await screen.findByRole('option', { name: /Germany/ }));
    await waitFor(() => expect(field).toHaveValue('Germany'));
    await userEvent.clear(field);
    await userEvent.type(field, 'fr');
    await expect(await screen.findByRole('option', { name: 'France' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'France' }));
    await waitFor(() => expect(field).toHaveValue('France'));
    await userEvent.type(field, 'x');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('France'));
    // A name written into the field by a selection does not trigger a search.
    await expect(args.onSearch).not.toHaveBeenCalledWith('Germany');
    await expect(args.onSearch).not.toHaveBeenCalledWith('France');
  },
});

export const Invalid = meta.story({
  args: { value: null, errorMessage: 'Choose a country.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a country.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'x{ArrowDown}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Germany');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The field keeps its value itself. */
export const Uncontrolled = meta.story({
  globals: { language: 'en' },
  args: { onBlur: fn() },
  render: (args) => {
    const { value: _value, ...rest } = args;
    return (
      <ComboBox
        {...rest}
        defaultValue="fr"
        options={[
          { id: 'europe', label: 'Europe', items: options.filter(({ id }) => id === 'de' || id === 'fr') },
          { id: 'africa', label: 'Africa', items: options.filter(({ id }) => id === 'eg') },
        ]}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('France');
    await userEvent.clear(input);
    await userEvent.type(input, 'ég');
    await expect(await screen.findByRole('group', { name: 'Africa' })).toBeVisible();
    await expect(screen.queryByRole('group', { name: 'Europe' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(input).toHaveValue('Égypte'));
    await expect(args.onChange).toHaveBeenLastCalledWith('eg');
    await userEvent.tab();
    await waitFor(() => expect(args.onBlur).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(input).toHaveValue(''));
  },
});

export const LongWords = meta.story({
  args: { label: longWord, value: 'de', options: [{ id: 'de', label: longWord, description: longWord }] },
  render: (args) => (
    <Narrow>
      <Kept {...args} />
    </Narrow>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox').parentElement;
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? document.body);
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const Keyboard = meta.story({
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('egy');
    const option = await screen.findByRole('option', { name: 'Égypte' });
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('Égypte');
    await userEvent.keyboard('xx{Escape}');
    await waitFor(() => expect(field).toHaveValue('Égypte'));
    await expect(args.onChange?.mock.calls).toEqual([['eg']]);
  },
});

export const Pointer = meta.story({
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('option')).toHaveLength(6);
    await userEvent.click(screen.getByRole('option', { name: 'Brazil' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Brazil'));
    await expect(args.onChange?.mock.calls).toEqual([['br']]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'البلد',
    value: 'eg',
    options: [
      { id: 'eg', label: 'مصر' },
      { id: 'jp', label: 'اليابان' },
    ],
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveValue('مصر');
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(field.getBoundingClientRect().left);
    }
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expect(field.parentElement && getComputedStyle(field.parentElement).borderTopWidth).toBe('1px');
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? document.body);
    const option = await screen.findByRole('option', { name: /Germany/ });
    await expect(getComputedStyle(option).outlineStyle).toBe('solid');
  },
});
