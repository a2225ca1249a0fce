import { expect, fn } from 'storybook/test';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = preview.meta({
  title: 'Components/Alert',
  component: Alert,
  args: { tone: 'info' as const, children: 'Your plan changes on 1 December.' },
});

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
    await expect(canvas.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(['Information', 'Done', 'Warning', 'Error']);
  },
});

const onClose = fn();
export const Closable = meta.story({
  globals: { language: 'en' },
  args: { onClose, title: 'Maintenance on Sunday', children: 'Calls fail from 02:00 to 02:15 UTC.' },
  play: async ({ canvas, userEvent }) => {
    onClose.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
});

const onVerify = fn();
export const WithAction = meta.story({
  args: { tone: 'warning', children: 'Your address is not confirmed.', action: <Button size="small" onPress={onVerify}>Send the mail again</Button> },
  play: async ({ userEvent }) => {
    onVerify.mockClear();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onVerify).toHaveBeenCalledTimes(1);
  },
});

export const LongWord = meta.story({
  args: {
    tone: 'error',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    children: 'https://example.com/a/very/long/address/without/any/place/to/break/the/line',
    onClose,
    action: <Button size="small">Open</Button>,
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  },
});

export const Arabic = meta.story({
  globals: { language: 'ar' },
  args: { tone: 'success', children: 'حُفظت التغييرات.', onClose },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img', { name: 'تم' }).getBoundingClientRect();
    await expect(icon.left).toBeGreaterThan(canvas.getByRole('button', { name: 'إغلاق' }).getBoundingClientRect().right);
  },
});
