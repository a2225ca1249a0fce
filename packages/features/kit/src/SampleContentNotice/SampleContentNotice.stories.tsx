import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '../copy.ts';
import { preview } from '../story/preview.tsx';
import { SampleContentNotice } from './SampleContentNotice.tsx';
import { sampleContentCopy } from './sample-content-copy.ts';

const meta = preview.meta({
  title: 'Screens/Parts/SampleContentNotice',
  component: SampleContentNotice,
  globals: { language: 'en' },
  loaders: [() => loadActive(sampleContentCopy)],
  args: { content: { posts: 8, pictures: 12, updates: 1 }, onRemove: fn(() => Promise.resolve()) },
});

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove sample content' }));
  return screen.findByRole('alertdialog');
};

export const Removing = meta.story({
  play: async ({ args }) => {
    await expect(await ask()).toHaveTextContent('8 blog posts12 gallery pictures1 update');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
});

export const Keeping = meta.story({
  play: async ({ args }) => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

export const Fails = meta.story({
  args: { onRemove: fn(() => Promise.reject(new Error('down'))) },
  play: async () => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Couldn’t remove the sample content. Try again.')).toBeVisible();
  },
});

export const NothingLeft = meta.story({
  args: { content: { posts: 0, pictures: 0, updates: 0 } },
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
});
