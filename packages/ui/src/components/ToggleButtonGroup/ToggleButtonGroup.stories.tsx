import { IconLayoutGrid, IconList, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';
import type { ToggleButtonGroupProps } from './ToggleButtonGroup.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
const options = [
  { id: 'grid', label: 'Cards', icon: <IconLayoutGrid {...icon} /> },
  { id: 'list', label: 'List', icon: <IconList {...icon} /> },
  { id: 'table', label: 'Table', icon: <IconTable {...icon} /> },
];
const words = options.map(({ id, label }) => ({ id, label }));
const onChange = fn();

type OneProps = Extract<ToggleButtonGroupProps<string>, { value: string }>;

/** Keeps the selection, like a screen. */
function Kept(props: OneProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ToggleButtonGroup
      {...props}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

function KeptMany() {
  const [value, setValue] = useState(['grid']);
  return (
    <ToggleButtonGroup
      label="Shown"
      options={words}
      selectionMode="multiple"
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Actions/ToggleButtonGroup',
  component: ToggleButtonGroup,
  args: { label: 'Layout', options: words, value: 'grid', onChange },
  render: (args) => <Kept {...(args as OneProps)} />,
  beforeEach: () => void onChange.mockClear(),
  parameters: guide({
    when: 'Use for two to five display options that are all visible and take effect immediately: a layout, a period, the units.',
    words: ['segmented control', 'segmented', 'button group', 'toggle', 'toggle group'],
    instead: [
      ['A choice in a form', 'RadioGroup'],
      ['Views of one subject', 'Tabs'],
      ['More than five options', 'Select'],
      ['A single on/off option', 'ToggleButton'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the group, then out of it'],
      ['← →', 'moves between options'],
      ['Enter, Space', 'selects the option'],
    ],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Layout' }).offsetHeight).toBe(40);
    await expect(canvas.getByRole('radio', { name: 'Cards' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Table' })).not.toBeChecked();
  },
});

export const Small = meta.story({
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').offsetHeight).toBe(32);
  },
});

export const WordsAndIcons = meta.story({
  args: { options },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('radio').map((radio) => [radio.textContent, radio.querySelectorAll('svg').length]),
    ).toEqual([
      ['Cards', 1],
      ['List', 1],
      ['Table', 1],
    ]);
  },
});

export const Icons = meta.story({
  args: { options, isIconOnly: true },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getAllByRole('radio').map((radio) => [radio.getAttribute('aria-label'), radio.offsetWidth]),
    ).toEqual([
      ['Cards', 32],
      ['List', 32],
      ['Table', 32],
    ]);
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Cards');
  },
});

export const Multiple = meta.story({
  render: () => <KeptMany />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await expect(canvas.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Cards' }));
    await expect(onChange.mock.calls).toEqual([[['grid', 'table']], [['table']]]);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Cards' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Table' })).toHaveFocus();
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
    await expect(onChange.mock.calls).toEqual([['table']]);
  },
});

/** One is always on: pressing it again changes nothing. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
    await expect(onChange.mock.calls).toEqual([['list']]);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const OneDisabled = meta.story({
  args: { options: words.map((option) => ({ ...option, isDisabled: option.id === 'list' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeEnabled();
  },
});

/** The first is at the right, and the left arrow key moves forward. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'التخطيط',
    options: [
      { id: 'grid', label: 'بطاقات' },
      { id: 'list', label: 'قائمة' },
      { id: 'table', label: 'جدول' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const next = canvas.getByRole('radio', { name: 'قائمة' });
    await expect(next).toHaveFocus();
    await expect(next.getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('radio', { name: 'بطاقات' }).getBoundingClientRect().left + 1,
    );
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const fill = (name: string) => getComputedStyle(canvas.getByRole('radio', { name })).backgroundColor;
    await expect(fill('Cards')).not.toBe(fill('List'));
  },
});
