import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/TextField',
  component: TextField,
  args: { label: 'Display name', onChange: fn() },
  parameters: guide({
    when: 'Use for a single line of text: a name, an address, a password.',
    words: ['input', 'text input', 'password field', 'text box'],
    instead: [
      ['Several lines', 'TextArea'],
      ['A number', 'NumberField'],
      ['A search', 'SearchField'],
      ['A date', 'DateField'],
      ['A one-time code', 'OneTimeCode'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the field, then to the controls inside it'],
      ['Enter', 'submits the form'],
    ],
    notes: [
      '`prefix` and `suffix` are fixed parts of the value, such as a domain or a unit. They are read as a description, and are not in the value.',
      'With `maxLength` and `hasCounter`, the number of characters is shown, and the last ones that are left are announced after a pause in typing.',
      'In `errorMessage`, explain how to fix the error. Validation messages of the browser appear in the language of the interface.',
    ],
  }),
});

export const Default = meta.story({
  args: { description: 'Others see it beside your comments.', placeholder: 'Ada Lovelace' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Display name' });
    await expect(input).toHaveAccessibleDescription('Others see it beside your comments.');
    await expect(input.parentElement?.offsetHeight).toBe(40);
  },
});

export const Required = meta.story({
  globals: { language: 'en' },
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Display name' });
    await expect(input).toBeRequired();
  },
});

/** Optional fields are marked with text. Required ones are the default and have no mark. */
export const Optional = meta.story({
  globals: { language: 'en' },
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Display name (optional)' })).not.toBeRequired();
    await expect(canvas.getByText('(optional)')).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'ada@example',
    description: 'For the receipt.',
    errorMessage: 'That address has no ending. Add one, such as .com.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('That address has no ending. Add one, such as .com.');
    await expect(canvas.queryByText('For the receipt.')).toBeNull();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'Ada' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'Ada' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('textbox')).toHaveValue('Ada');
  },
});

export const Password = meta.story({
  globals: { language: 'en' },
  args: { label: 'Password', type: 'password', autoComplete: 'current-password', defaultValue: 'correct horse' },
  render: (args) => (
    <form>
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('correct horse');
  },
});

/** Fixed parts are not in the value. A press on one focuses the field. */
export const Affixes = meta.story({
  args: { label: 'Address of the site', prefix: 'https://', suffix: '.example.com', defaultValue: 'harbour' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Address of the site' });
    await expect(input).toHaveValue('harbour');
    await expect(input).toHaveAccessibleDescription('https:// .example.com');
    await userEvent.click(canvas.getByText('https://'));
    await expect(input).toHaveFocus();
    const [before, after] = ['https://', '.example.com'].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect((before?.right ?? 0) <= (after?.left ?? 0) || (after?.right ?? 0) <= (before?.left ?? 0)).toBe(true);
  },
});

/** A URL keeps its order in Arabic. */
export const AffixesOfUrl = meta.story({
  globals: { language: 'ar' },
  args: { label: 'عنوان الموقع', type: 'url', prefix: 'https://', defaultValue: 'example.com' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'عنوان الموقع' });
    await expect(canvas.getByText('https://').getBoundingClientRect().right).toBeLessThanOrEqual(
      input.getBoundingClientRect().left + 1,
    );
    await expect(getComputedStyle(input).textAlign).toBe('left');
  },
});

/** The number that is left is announced near the end only, after a pause in typing. */
export const Counter = meta.story({
  globals: { language: 'en' },
  args: { maxLength: 40, hasCounter: true, description: 'Others see it beside your comments.', defaultValue: 'Ada' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(canvas.getByText('3/40')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('Others see it beside your comments. Characters left: 37');
    await userEvent.type(input, ' Lovelace of Harbour Street');
    await expect(canvas.getByText('30/40')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Characters left: 10'));
    await userEvent.type(input, ' and more than fits');
    await expect(canvas.getByText('40/40')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Characters left: 0'));
    await userEvent.clear(input);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(canvas.getByText('0/40')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(args.onChange?.mock.calls).toEqual([['A'], ['Ad'], ['Ada']]);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Display name'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'البريد الإلكتروني', type: 'email', defaultValue: 'ada@example.com' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('textbox'));
    // An address is left to right, but aligned with the form's inline start.
    await expect({ direction: style.direction, textAlign: style.textAlign }).toEqual({
      direction: 'ltr',
      textAlign: 'right',
    });
  },
});

/** For selectors and paths. They are left to right in Arabic too, aligned with the form's inline start. */
export const Monospaced = meta.story({
  globals: { language: 'ar' },
  args: { label: 'المحدِّد', isMonospaced: true, defaultValue: 'article.product > h3 a' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'المحدِّد' });
    await expect(input).toHaveAttribute('dir', 'ltr');
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await expect(getComputedStyle(input).fontFamily).toContain('monospace');
  },
});

/** Its accessible name stays for screen readers. */
export const HiddenLabel = meta.story({
  args: { isLabelHidden: true, placeholder: 'name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).toBeVisible();
    await expect(canvas.getByText('Display name').getBoundingClientRect().height).toBeLessThan(2);
  },
});

export const ForcedColors = meta.story({
  args: { isDisabled: true, defaultValue: 'Ada' },
  play: async ({ canvas }) => {
    const edge = getComputedStyle(canvas.getByRole('textbox').parentElement ?? document.body);
    // Its text colour, that of disabled text, distinguishes it from an editable field.
    await expect(edge.borderTopWidth).toBe('1px');
    await expect(edge.borderTopColor).toBe(edge.color);
  },
});
