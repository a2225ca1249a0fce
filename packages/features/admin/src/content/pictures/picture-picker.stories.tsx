import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { contentCopy } from '../content-copy.ts';
import { storyPictures } from '../story/entries.ts';
import type { PicturePickerProps } from './PicturePicker.tsx';
import { PicturePicker } from './PicturePicker.tsx';

const args: PicturePickerProps = {
  isOpen: true,
  pictures: { state: 'done', value: storyPictures },
  more: 'resting',
  onUpload: fn(),
  onPick: fn(),
  onMore: fn(),
  onRetry: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Screens/Admin content/PicturePicker',
  component: PicturePicker,
  globals: { language: 'en' },
  loaders: [() => loadActive(contentCopy)],
  args,
});

const upload = async (name: string, type: string) => {
  const input = (await screen.findByRole('dialog')).querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['x'], name, { type }), { applyAccept: false });
};

export const Choosing = meta.story({
  parameters: { variants: ['arabic'] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Picture 2, 1,600 × 900' }));
    await expect(args.onPick).toHaveBeenCalledWith(storyPictures[1]);
    await userEvent.click(dialog.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Uploading = meta.story({
  args: { onUpload: fn(() => Promise.resolve(storyPictures[3] ?? Promise.reject(new Error('None.')))) },
  play: async ({ args }) => {
    await upload('harbour.png', 'image/png');
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(storyPictures[3]));
  },
});

export const Refused = meta.story({
  args: { onUpload: fn(() => Promise.reject(Object.assign(new Error('refused'), { code: 'BrokenPicture' }))) },
  play: async ({ args }) => {
    await upload('harbour.png', 'image/png');
    await expect(
      await screen.findByText('The picture is incomplete or damaged. Open it, save it again, then upload it.'),
    ).toBeVisible();
    await expect(args.onPick).not.toHaveBeenCalled();
  },
});

export const OfAnotherKind = meta.story({
  play: async ({ args }) => {
    await upload('drawing.svg', 'image/svg+xml');
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent('Choose one of these: PNG, JPEG, WEBP, AVIF, GIF.'),
    );
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { pictures: { state: 'loading' }, more: 'none' },
  play: async () => expect((await screen.findByRole('dialog')).querySelector('[aria-busy=true]')).toBeVisible(),
});

export const Empty = meta.story({
  args: { pictures: { state: 'done', value: [] }, more: 'none' },
  play: async () => expect(await screen.findByText('No pictures yet. Upload one to start.')).toBeVisible(),
});

export const Failed = meta.story({
  args: { pictures: { state: 'failed' }, more: 'none' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
