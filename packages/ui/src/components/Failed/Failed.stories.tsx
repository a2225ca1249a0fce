import { expect, fn, spyOn } from 'storybook/test';
import { preview } from '../../story/preview.tsx';
import { Failed } from './Failed.tsx';

const onRetry = fn();
const meta = preview.meta({
  title: 'Components/Failed',
  component: Failed,
  args: {
    title: 'The posts could not be loaded',
    children: 'The server did not answer within 10 seconds. What you wrote is kept. Try again, or come back later.',
    requestId: 'req_01JD4T8Z3MZ9V6',
    onRetry,
  },
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The posts could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledTimes(2);
  },
});

export const CopyTheRequestId = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const written: string[] = [];
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the request id' }));
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await expect(written).toEqual(['req_01JD4T8Z3MZ9V6']);
  },
});

export const WithoutWayBack = meta.story({
  render: () => <Failed title="This page does not exist">The address may be old. The catalogue lists every tool.</Failed>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const LongWord = meta.story({
  args: { requestId: 'req_'.padEnd(120, '0123456789abcdef') },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  },
});

export const Arabic = meta.story({
  globals: { language: 'ar' },
  args: { title: 'تعذّر تحميل المنشورات', children: 'لم يُجب الخادم خلال ١٠ ثوانٍ. حُفظ ما كتبته.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'نسخ معرّف الطلب' })).toBeVisible();
  },
});
