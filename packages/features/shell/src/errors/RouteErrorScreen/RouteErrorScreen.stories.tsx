import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Errors/RouteError',
  component: RouteErrorScreen,
  globals: { language: 'en' },
  args: { kind: 'fault' as const, onReload: fn() },
});

export const Fault = meta.story({
  args: { requestId: '01ky3vq9m8' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
});

export const ChunkGone = meta.story({
  args: { kind: 'chunk' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/couldn’t be loaded, even after reloading/)).toBeVisible();
    await expect(canvas.queryByText('Request ID')).toBeNull();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('خطأ غير متوقع في التطبيق!');
  },
});
