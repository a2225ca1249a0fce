import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { useKept } from '../../story/use-kept.ts';
import { TokenField } from './TokenField.tsx';
import type { TokenFieldProps } from './TokenField.tsx';

const placeholders = /\{\{\w+\}\}/;

function Kept(props: TokenFieldProps) {
  const [value, onChange] = useKept(props.value, props.onChange);
  return <TokenField {...props} value={value} onChange={onChange} />;
}

const tokens = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-react-aria-token]')].map((token) =>
    token.textContent?.replaceAll('\u200b', ''),
  );

const meta = preview.meta({
  title: 'Components/Inputs/TokenField',
  component: TokenField,
  args: {
    label: 'Path',
    value: '/shops/{{shop}}/orders',
    pattern: placeholders,
    onChange: fn<(value: string) => void>(),
  },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for text that contains tokens: placeholders in an address, names in a prompt, tags in a note. Text that matches the pattern is a token; the value is plain text.',
    words: ['tag input', 'chips input', 'tokens', 'recipients', 'mentions'],
    instead: [
      ['Plain text', 'TextField'],
      ['Values from a list, without text between them', 'MultiComboBox'],
      ['Code', 'CodeEditor'],
    ],
    keyboard: [
      ['letters', 'become a token when they match the pattern'],
      ['← →', 'moves past a token in one step'],
      ['Backspace, Delete', 'deletes a whole token'],
      ['Ctrl Z', 'undoes the last change'],
      ['Enter', 'submits, or in a multiline field inserts a new line'],
    ],
  }),
});

export const Default = meta.story({
  args: { description: 'Names in double braces are filled in for each call.' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Path' });
    await expect(field).toHaveAccessibleDescription('Names in double braces are filled in for each call.');
    await expect(field.textContent?.replaceAll('\u200b', '')).toBe('/shops/{{shop}}/orders');
    await expect(tokens(canvasElement)).toEqual(['{{shop}}']);
    await expect(field.offsetHeight).toBe(40);
  },
});

export const Empty = meta.story({
  globals: { language: 'en' },
  args: { value: '', placeholder: '/orders/{{id}}', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Path' });
    await expect(field).toBeRequired();
    await expect(getComputedStyle(field, '::before').content).toBe('"/orders/{{id}}"');
    await expect(field.offsetHeight).toBe(40);
  },
});

export const Multiline = meta.story({
  args: { label: 'Prompt', isMultiline: true, value: 'Write to {{customer}} about {{order}}.' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('aria-multiline', 'true');
    await expect(field.offsetHeight).toBe(80);
    await expect(tokens(canvasElement)).toEqual(['{{customer}}', '{{order}}']);
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'The endpoint has no {{shop}}.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('The endpoint has no {{shop}}.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-readonly', 'true');
  },
});

/** The events that a browser sends for a key: tests cannot type into editable elements. */
function input(field: HTMLElement, inputType: string, data: string | null = null): void {
  field.dispatchEvent(new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }));
}

export const Keyboard = meta.story({
  args: { value: '' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    let typed = '';
    for (const key of '/{{id}}') {
      typed += key;
      input(field, 'insertText', key);
      await waitFor(() => expect(args.onChange.mock.lastCall).toEqual([typed]));
    }
    await waitFor(() => expect(tokens(canvasElement)).toEqual(['{{id}}']));
    await waitFor(() => expect(getSelection()?.focusNode).not.toBeNull());
    input(field, 'deleteContentBackward');
    await waitFor(() => expect(args.onChange.mock.lastCall).toEqual(['/']));
    await expect(tokens(canvasElement)).toEqual([]);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'النص', value: 'مرحبًا {{name}}، طلبك جاهز' },
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
    await expect(tokens(canvasElement)).toEqual(['{{name}}']);
  },
});

/** A path is left to right in Arabic too, aligned with the form's inline start. */
export const Address = meta.story({
  globals: { language: 'ar' },
  args: { label: 'المسار', dir: 'ltr' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('textbox'));
    await expect({ direction: style.direction, textAlign: style.textAlign }).toEqual({
      direction: 'ltr',
      textAlign: 'right',
    });
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvasElement }) => {
    const token = canvasElement.querySelector('[data-react-aria-token] > *');
    await expect(token && getComputedStyle(token).borderTopWidth).toBe('1px');
  },
});
