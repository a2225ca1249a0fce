import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/Form',
  component: Form,
  args: {
    label: 'Register',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Username" name="username" autoComplete="username" isRequired />
        <TextField label="Email" name="email" type="email" autoComplete="email" isOptional />
        <Checkbox name="terms" isRequired>
          I accept the terms
        </Checkbox>
        <Button type="submit" tone="primary">
          Register
        </Button>
      </>
    ),
  },
  parameters: guide({
    when: 'Use to group fields that are submitted together. If a field is invalid, focus moves to the first invalid field, which shows its error.',
    words: ['submit', 'validation', 'fieldset'],
    instead: [
      ['A single setting that takes effect immediately', 'Switch'],
      ['A search', 'SearchField'],
    ],
    keyboard: [['Enter in a field', 'submits the form']],
    notes: [
      'Fields are required unless their label says “(optional)”. In a form with both kinds, mark optional fields with `isOptional` and the others with `isRequired`, which screen readers announce. A choice with a default value needs neither. Checkboxes are the exception: their label says when they are required.',
      'The browser’s validation bubbles are not shown. Fields validate themselves; to write your own messages, set `judge="screen"`, pass each invalid field its `errorMessage`, and move focus to the first one.',
      'Pass validation errors from the server in `validationErrors`, by the field’s `name`.',
    ],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Register' })).toBeVisible();
    const names = canvas.getAllByRole('textbox').map((input) => input.getAttribute('name'));
    await expect(names).toEqual(['username', 'email']);
    // A button alone keeps its own width.
    await expect(canvas.getByRole('button', { name: 'Register' }).offsetWidth).toBeLessThan(200);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'ada');
    await userEvent.click(canvas.getByText('I accept the terms'));
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const [data] = args.onSubmit.mock.calls[0] ?? [];
    await expect(data && Object.fromEntries(data)).toEqual({ username: 'ada', email: '', terms: 'on' });
  },
});

export const Invalid = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(username).toHaveFocus();
    await expect(username).toHaveAccessibleDescription('Fill in this field.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('ada');
    await userEvent.tab();
    await expect(username).toBeValid();
  },
});

/** The screen has better messages than 'Fill in this field': it validates the values itself. */
export const JudgedByTheScreen = meta.story({
  globals: { language: 'en' },
  args: { judge: 'screen' },
  play: async ({ canvas, userEvent, args }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await expect(username).toHaveAttribute('aria-required', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Email (optional)' })).not.toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const [data] = args.onSubmit.mock.calls[0] ?? [];
    await expect(data && Object.fromEntries(data)).toEqual({ username: '', email: '' });
    await expect(username).toBeValid();
  },
});

export const RefusedByTheServer = meta.story({
  globals: { language: 'en' },
  args: { validationErrors: { username: 'This name is taken. Try another.' } },
  play: async ({ canvas, userEvent }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await expect(username).toHaveAccessibleDescription('This name is taken. Try another.');
    await userEvent.type(username, 'ada2');
    await userEvent.tab();
    await expect(username).not.toHaveAccessibleDescription();
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada{Tab}{Tab} ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email (optional)' }), 'not an address{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Email (optional)' })).toHaveAccessibleDescription(
      'Check the format.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Email (optional)' }));
    await userEvent.keyboard('ada@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(canvas.getByRole('textbox', { name: /Username/ })).toHaveAccessibleDescription('املأ هذا الحقل.');
  },
});

export const ForcedColors = meta.story({
  args: { validationErrors: { username: 'This name is taken. Try another.' } },
  play: async ({ canvas }) => {
    // Errors have an icon and a sentence, not only a colour.
    const message = canvas.getByText('This name is taken. Try another.');
    await expect(message.parentElement?.querySelectorAll('svg')).toHaveLength(1);
  },
});
