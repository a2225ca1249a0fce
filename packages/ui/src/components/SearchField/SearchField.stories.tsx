import { useState } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { SearchField } from './SearchField.tsx';
import type { SearchFieldProps } from './SearchField.tsx';

function Kept({ value, onChange, ...props }: SearchFieldProps) {
  const [words, setWords] = useState(value);
  return (
    <SearchField
      {...props}
      value={words}
      onChange={(next) => {
        onChange(next);
        setWords(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Inputs/SearchField',
  component: SearchField,
  args: { label: 'Search contacts', value: '', onChange: fn() },
  render: (args) => (
    <search>
      <Kept {...args} />
    </search>
  ),
  beforeEach: () => {
    spyOn(navigator, 'platform', 'get').mockReturnValue('Linux x86_64');
  },
  parameters: guide({
    when: 'Use to filter the visible content while the user types. Screen readers announce the label, which is also the placeholder of the empty field.',
    words: ['search box', 'filter', 'search bar', 'search input'],
    instead: [
      ['A single choice from many options', 'ComboBox'],
      ['Text that is saved', 'TextField'],
    ],
    keyboard: [
      ['Escape', 'clears the field'],
      ['Enter', 'calls `onSubmit`'],
    ],
    notes: ['`keys` shows and announces the shortcut of the field; the page must handle it.'],
  }),
});

export const Default = meta.story({
  args: { keys: ['Mod', 'K'] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search contacts' });
    await expect(input).toHaveAttribute('placeholder', 'Search contacts');
    await expect(input).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await expect(canvas.getByText('Ctrl')).toBeVisible();
    await expect(canvas.getByText('K')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Filled = meta.story({
  globals: { language: 'en' },
  args: { value: 'Ada', keys: ['Mod', 'K'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
    await expect(canvas.getByText('Ctrl')).not.toBeVisible();
  },
});

export const WithLabel = meta.story({
  args: { isLabelHidden: false, placeholder: 'Name or address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Search contacts')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('placeholder', 'Name or address');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, value: 'Ada' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
  },
});

export const Keyboard = meta.story({
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Ada');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const Pointer = meta.story({
  args: { value: 'Ada' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith('');
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'البحث في جهات الاتصال' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    const glass = input.parentElement?.querySelector('svg')?.getBoundingClientRect();
    await expect(glass?.left).toBeGreaterThanOrEqual(input.getBoundingClientRect().right);
  },
});

export const ForcedColors = meta.story({
  args: { keys: ['Mod', 'K'] },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('searchbox').parentElement;
    await expect(edge && getComputedStyle(edge).borderTopWidth).toBe('1px');
    await expect(getComputedStyle(canvas.getByText('Ctrl')).borderTopWidth).toBe('1px');
  },
});
