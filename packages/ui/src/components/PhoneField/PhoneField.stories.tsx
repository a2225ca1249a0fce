import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { useKept } from '../../story/use-kept.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { PhoneField } from './PhoneField.tsx';
import type { PhoneFieldProps } from './PhoneField.tsx';

function Kept(props: PhoneFieldProps) {
  const [value, onChange] = useKept(props.value, props.onChange);
  return <PhoneField {...props} value={value} onChange={onChange} />;
}

const onChange = fn<(value: string) => void>();

const meta = preview.meta({
  title: 'Components/Inputs/PhoneField',
  component: PhoneField,
  args: { label: 'Phone number', value: '+33612345678', defaultCountry: 'FR', onChange },
  beforeEach: () => void onChange.mockClear(),
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for a phone number. It is returned in E.164 and shown in the format of its country.',
    instead: [
      ['Text that happens to be a number, such as an extension', 'TextField'],
      ['The code of a text message', 'OneTimeCode'],
    ],
    keyboard: [
      ['digits', 'are formatted while they are typed; the caret keeps its place'],
      ['+', 'begins an international number, which selects its country'],
      ['Enter, Space, ↓', 'on the country opens the list; letters and digits search by name and calling code'],
      ['↑ ↓ Enter', 'in the list selects a country'],
      ['Escape', 'closes the list'],
    ],
    notes: [
      'A pasted number with `+` or `00` sets the country. Digits of every script are accepted.',
      'The metadata of all countries load with the first field. Until then, numbers with `+` can be typed.',
    ],
    words: ['telephone', 'mobile', 'calling code', 'country code', 'e.164'],
  }),
});

/** The country button once the metadata have loaded. */
const readyCountry = (canvas: { findByRole: typeof screen.findByRole }, name: string) =>
  canvas.findByRole('button', { name });

export const Default = meta.story({
  globals: { language: 'en' },
  args: { description: 'For codes at sign-in.' },
  play: async ({ canvas, canvasElement }) => {
    await readyCountry(canvas, 'France FR +33 Country or region');
    const input = canvas.getByRole('textbox', { name: 'Phone number' });
    await expect(input).toHaveValue('06 12 34 56 78');
    await expect(input).toHaveAccessibleDescription('For codes at sign-in.');
    await expect(canvasElement.querySelector<HTMLElement>('[role="presentation"]')?.offsetHeight).toBe(40);
  },
});

/** The caret stays behind the same digit. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const country = await readyCountry(canvas, 'France FR +33 Country or region');
    await userEvent.tab();
    await expect(country).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: 'Search countries and codes' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('jord');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Jordan+962']),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(country).toHaveFocus());
    await expect(country).toHaveAccessibleName('Jordan JO +962 Country or region');
    await userEvent.tab();
    await userEvent.keyboard('790123456');
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(onChange).toHaveBeenLastCalledWith('+962790123456');
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('{Backspace}');
    await expect(input.selectionStart).toBe(0);
    await expect(onChange).toHaveBeenLastCalledWith('+96290123456');
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await readyCountry(canvas, 'France FR +33 Country or region'));
    await userEvent.type(await screen.findByRole('searchbox'), '44');
    await userEvent.click(await screen.findByRole('option', { name: /^United Kingdom/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(onChange).toHaveBeenLastCalledWith('+44612345678');
  },
});

/** A number from elsewhere sets the country. */
export const PasteSetsCountry = meta.story({
  globals: { language: 'en' },
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await readyCountry(canvas, 'France FR +33 Country or region');
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+44 20 7946 0958');
    await expect(canvas.getByRole('textbox')).toHaveValue('020 7946 0958');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('United Kingdom GB +44 Country or region');
    await expect(onChange.mock.calls).toEqual([['+442079460958']]);
  },
});

/** Typed with a plus sign, it becomes national when the field is left. */
export const TypedInternational = meta.story({
  globals: { language: 'en' },
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await readyCountry(canvas, 'France FR +33 Country or region');
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '+493012345678');
    await expect(input).toHaveValue('+49 30 12345678');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('030 12345678'));
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Germany DE +49 Country or region');
  },
});

export const WrongNumbers = meta.story({
  globals: { language: 'en' },
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await readyCountry(canvas, 'France FR +33 Country or region');
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '0612');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('The number is too short.'));
    await userEvent.type(input, '345678');
    await userEvent.tab();
    await waitFor(() => expect(input).not.toHaveAccessibleDescription());
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Another account has this number.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Another account has this number.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('06 12 34 56 78'));
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('06 12 34 56 78'));
    await userEvent.type(canvas.getByRole('textbox'), '9');
    await expect(onChange).not.toHaveBeenCalled();
  },
});

const send = fn<(data: FormData) => void>();

/** A form gets E.164. */
export const InAForm = meta.story({
  globals: { language: 'en' },
  args: { value: '', name: 'phone', isRequired: true },
  beforeEach: () => void send.mockClear(),
  render: (args) => (
    <Form label="Contact" onSubmit={send}>
      <Kept {...args} />
      <Button type="submit">Save contact</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await readyCountry(canvas, 'France FR +33 Country or region');
    const input = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Save contact' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Fill in this field.'));
    await userEvent.type(input, '0612345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Save contact' }));
    await waitFor(() =>
      expect(send.mock.calls.map(([data]) => Object.fromEntries(data))).toEqual([{ phone: '+33612345678' }]),
    );
  },
});

/** Country names are Arabic, digits are left to right at the side where lines begin. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'رقم الهاتف', value: '+966501234567' },
  play: async ({ canvas, userEvent }) => {
    const country = await readyCountry(canvas, 'المملكة العربية السعودية SA +966 البلد أو المنطقة');
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('050 123 4567');
    await expect(getComputedStyle(input).direction).toBe('ltr');
    await expect(getComputedStyle(input).textAlign).toBe('right');
    await expect(country.getBoundingClientRect().left).toBeGreaterThan(input.getBoundingClientRect().left);
    await userEvent.click(country);
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')[0]).toHaveTextContent('آيسلندا');
    await userEvent.keyboard('{Escape}');
  },
});
