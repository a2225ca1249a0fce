import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { media } from '../../theme/media.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Alert } from './Alert.tsx';
import type { AlertProps } from './Alert.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { tone: 'info' as const, children: 'Your plan changes on 1 December.' },
  parameters: guide({
    when: 'Use for a persistent inline message about the page or form that contains it.',
    words: ['banner', 'notice', 'callout', 'inline message', 'infobar', 'inline notification'],
    instead: [
      ['Feedback on an action just taken', 'Toast'],
      ['A validation error of one field', 'the field’s errorMessage'],
      ['A part of the page that could not be loaded', 'Failed'],
      ['A question that must be answered first', 'Dialog'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the action and to the close button'],
      ['Enter, Space', 'on the close button dismisses the alert; focus moves to what follows it'],
    ],
    notes: ['Dismissing an alert only hides it. The message can be shown again, so no confirmation is needed.'],
  }),
});

/** Between two buttons; it can be shown again. */
function Page(args: AlertProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Stack align="start">
      <Button>Before</Button>
      {isOpen && (
        <Alert
          {...args}
          onClose={() => {
            args.onClose?.();
            setIsOpen(false);
          }}
        />
      )}
      <Button onPress={() => setIsOpen(true)}>Show it again</Button>
    </Stack>
  );
}

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your plan changes on 1 December.');
    await expect(canvas.getByRole('img', { name: 'Information' })).toBeVisible();
  },
});

const tones = ['info', 'success', 'warning', 'error'] as const;
export const Tones = meta.story({
  globals: { language: 'en' },
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={`This is ${tone}`}>
          It says what is true, and what to do.
        </Alert>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Information',
      'Done',
      'Warning',
      'Error',
    ]);
  },
});

const closable = { title: 'Maintenance on Sunday', children: 'Calls fail from 02:00 to 02:15 UTC.' };

/** Closed by keyboard: the focus moves to the next element, and the alert can be shown again. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { ...closable, onClose: fn() },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Show it again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Maintenance on Sunday');
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  args: { ...closable, onClose: fn() },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show it again' }));
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
});

/** At the end of the page: the focus moves to the previous element. */
export const LastOnThePage = meta.story({
  globals: { language: 'en' },
  render: function Last(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Stack>
        <TextField label="Address" />
        {isOpen && <Alert {...args} onClose={() => setIsOpen(false)} />}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveFocus());
  },
});

/** It disappears while a person types: the focus does not move. */
export const LeavesTheFocusAlone = meta.story({
  render: function Typed(args) {
    const [text, setText] = useState('');
    return (
      <Stack>
        <TextField label="Address" value={text} onChange={setText} />
        {text === '' && <Alert {...args} />}
        <Button>Send</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

const onVerify = fn();
export const WithAction = meta.story({
  args: {
    tone: 'warning',
    children: 'Your address is not confirmed.',
    action: (
      <Button size="small" onPress={onVerify}>
        Send the mail again
      </Button>
    ),
  },
  play: async ({ userEvent }) => {
    onVerify.mockClear();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onVerify).toHaveBeenCalledTimes(1);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { tone: 'success', children: 'حُفظت التغييرات.', onClose: fn() },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img', { name: 'تم' }).getBoundingClientRect();
    await expect(icon.left).toBeGreaterThan(canvas.getByRole('button', { name: 'إغلاق' }).getBoundingClientRect().right);
  },
});

export const ForcedColors = meta.story({
  args: { onClose: fn() },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('status');
    await expect(getComputedStyle(alert).borderBlockStartWidth).toBe('1px');
    if (!matchMedia(media.forcedColors).matches) return;
    await expect(getComputedStyle(within(alert).getByRole('img')).color).toBe(getComputedStyle(alert).color);
  },
});
