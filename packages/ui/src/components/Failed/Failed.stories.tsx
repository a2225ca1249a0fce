import { expect, fn, spyOn } from 'storybook/test';
import { Maintenance } from '../../illustrations/Maintenance.tsx';
import { Offline } from '../../illustrations/Offline.tsx';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Failed } from './Failed.tsx';

const onRetry = fn();
const meta = preview.meta({
  title: 'Components/Feedback/Failed',
  component: Failed,
  args: {
    title: 'The posts could not be loaded',
    children: 'The server did not respond within 10 seconds. What you wrote is kept. Try again, or come back later.',
    requestId: 'req_01JD4T8Z3MZ9V6',
    onRetry,
  },
  parameters: guide({
    when: 'Use as the error state of content that could not be loaded. It says what happened, what was kept and what to do.',
    words: ['error state', 'failure', 'retry', 'something went wrong', 'error message'],
    instead: [
      ['No content, without an error', 'Empty'],
      ['An error of one field', 'the field’s errorMessage'],
      ['A failed action on a page that is loaded', 'Alert'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the retry button, then to the button that copies the request ID'],
      ['Enter, Space', 'on the retry button tries again'],
    ],
    notes: ['Use the request ID to find the error in the server’s log.'],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The posts could not be loaded');
    await expect(canvas.getByText('req_01JD4T8Z3MZ9V6')).toBeVisible();
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

export const CopyTheRequestId = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const written: string[] = [];
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy request ID' }));
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await expect(written).toEqual(['req_01JD4T8Z3MZ9V6']);
  },
});

export const WithoutWayBack = meta.story({
  render: () => (
    <Failed title="This page does not exist">The address may be old. The catalogue lists every tool.</Failed>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { title: 'تعذّر تحميل المنشورات', children: 'لم يُجب الخادم خلال 10 ثوانٍ. حُفظ ما كتبته.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'نسخ معرّف الطلب' })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(onRetry).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy request ID' })).toHaveFocus();
  },
});

export const Pictures = meta.story({
  render: () => (
    <Grid>
      {[
        <Failed key="offline" title="You are offline" picture={<Offline />}>
          What you wrote is kept. It is sent when the connection is back.
        </Failed>,
        <Failed key="maintenance" title="Back at 02:15 UTC" picture={<Maintenance />}>
          The server is down for maintenance. Calls fail until then.
        </Failed>,
      ].map((failed) => (
        <Card key={failed.key}>{failed}</Card>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings.map(({ clientWidth }) => clientWidth)).toEqual([160, 160]);
  },
});

export const ForcedColors = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Try again' })).borderBlockStartWidth).toBe('1px');
  },
});
