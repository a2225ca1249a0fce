import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { MoneyField } from './MoneyField.tsx';
import type { MoneyFieldProps } from './MoneyField.tsx';

function Kept({ value, currency, onChange, onCurrencyChange, ...props }: MoneyFieldProps) {
  const [kept, setKept] = useState(value);
  const [keptCurrency, setKeptCurrency] = useState(currency);
  return (
    <MoneyField
      {...props}
      value={kept}
      currency={keptCurrency}
      onChange={(next) => {
        onChange(next);
        setKept(next);
      }}
      {...(onCurrencyChange && {
        onCurrencyChange: (next) => {
          onCurrencyChange(next);
          setKeptCurrency(next);
        },
      })}
    />
  );
}

const onChange = fn<(value: number | null) => void>();

const meta = preview.meta({
  title: 'Components/Inputs/MoneyField',
  component: MoneyField,
  args: { label: 'Price a month', value: 123_456, currency: 'EUR', onChange },
  beforeEach: () => void onChange.mockClear(),
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for an amount of money. It is a whole number of the smallest unit (cents, yen, fils), so that sums are exact.',
    instead: [
      ['Any other number, or one with steps', 'NumberField'],
      ['A rough value', 'Slider'],
    ],
    keyboard: [
      ['digits', 'are grouped while they are typed; the caret keeps its place'],
      ['. , ٫', 'the decimal mark, except where it separates thousands in the language'],
      ['Backspace, Delete', 'next to a separator removes the digit behind it'],
      ['Tab', 'moves to the currency if it can be selected'],
    ],
    notes: [
      'Digits of every script are accepted and written as the language does. Pasted amounts are read in the format that they have.',
      'The currency sets the number of digits after the decimal mark: none for JPY, two for EUR, three for BHD.',
    ],
    words: ['currency', 'price', 'amount', 'cash', 'cost'],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  args: { description: 'Without tax.' },
  play: async ({ canvas, userEvent, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Price a month' });
    await expect(input).toHaveValue('1,234.56');
    await expect(input).toHaveAccessibleDescription('Without tax. EUR');
    await expect(canvas.getByText('EUR')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '2500');
    await expect(input).toHaveValue('2,500');
    await expect(onChange).toHaveBeenLastCalledWith(250_000);
    await userEvent.tab();
    await expect(input).toHaveValue('2,500.00');
    await expect(canvasElement.querySelector('[role="presentation"]')?.clientHeight).toBe(38);
  },
});

/** The caret stays behind the same digit, and separators are never in the way. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.tab();
    input.setSelectionRange(0, 0);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('91,234.56');
    await expect(input.selectionStart).toBe(1);
    await userEvent.keyboard('8');
    await expect(input).toHaveValue('981,234.56');
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('98,234.56');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('9,834.56');
    await expect(onChange.mock.calls).toEqual([[9_123_456], [98_123_456], [9_823_456], [983_456]]);
  },
});

/** Digits of Arabic keyboards, and amounts of other formats. */
export const Pasted = meta.story({
  globals: { language: 'en' },
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('1.234,5 €');
    await expect(input).toHaveValue('1,234.5');
    await userEvent.clear(input);
    await userEvent.type(input, '١٢٫٥');
    await expect(input).toHaveValue('12.5');
    await expect(onChange).toHaveBeenLastCalledWith(1250);
  },
});

/** The typed digits stay, and the currency sets how many follow the decimal mark. */
export const Pointer = meta.story({
  globals: { language: 'en' },
  args: { value: 1250, currencies: ['EUR', 'JPY', 'BHD'], onCurrencyChange: fn<(currency: string) => void>() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'EUR Currency' }));
    await userEvent.click(await screen.findByRole('option', { name: /^BHD/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('textbox')).toHaveValue('12.500');
    await expect(args.onCurrencyChange).toHaveBeenCalledWith('BHD');
    await expect(onChange).toHaveBeenLastCalledWith(12_500);
    await userEvent.click(canvas.getByRole('button', { name: 'BHD Currency' }));
    await userEvent.click(await screen.findByRole('option', { name: /^JPY/ }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('12'));
  },
});

export const WithoutFractions = meta.story({
  globals: { language: 'en' },
  args: { value: 1500, currency: 'JPY' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('1,500');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '.5');
    await expect(input).toHaveValue('1,500.');
    await userEvent.tab();
    await expect(input).toHaveValue('1,500');
    await expect(onChange).not.toHaveBeenCalled();
  },
});

export const Limits = meta.story({
  globals: { language: 'en' },
  args: { value: null, minValue: 100, maxValue: 100_000 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '0.5');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('Enter at least €1.00. EUR'));
    await userEvent.clear(input);
    await userEvent.type(input, '1000.01');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('Enter at most €1,000.00. EUR'));
  },
});

export const Negative = meta.story({
  globals: { language: 'en' },
  args: { value: -500, minValue: -10_000 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('−5.00');
    await userEvent.clear(input);
    await userEvent.type(input, '-7');
    await expect(onChange).toHaveBeenLastCalledWith(-700);
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'This price is below the cost.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This price is below the cost. EUR');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, currencies: ['EUR', 'JPY'], onCurrencyChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '9');
    await expect(onChange).not.toHaveBeenCalled();
  },
});

const send = fn<(data: FormData) => void>();

/** A form gets the amount in the smallest unit. */
export const InAForm = meta.story({
  globals: { language: 'en' },
  args: { value: null, name: 'priceMinor', isRequired: true },
  beforeEach: () => void send.mockClear(),
  render: (args) => (
    <Form label="Plan" onSubmit={send}>
      <Kept {...args} />
      <Button type="submit">Save plan</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Save plan' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Fill in this field. EUR'));
    await userEvent.type(input, '12.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save plan' }));
    await waitFor(() =>
      expect(send.mock.calls.map(([data]) => Object.fromEntries(data))).toEqual([{ priceMinor: '1250' }]),
    );
  },
});

/** The amount is left to right, at the side where lines begin. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'السعر الشهري', value: -123_456, minValue: -1_000_000 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('−1,234.56');
    await expect(getComputedStyle(input).direction).toBe('ltr');
    await expect(getComputedStyle(input).textAlign).toBe('right');
    const unit = canvas.getByText('EUR').getBoundingClientRect();
    await expect(unit.left).toBeLessThan(input.getBoundingClientRect().left);
  },
});
