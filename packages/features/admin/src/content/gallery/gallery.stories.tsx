import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, pictured } from '@apiyard/ui/story/modes.ts';
import { contentCopy } from '../content-copy.ts';
import { storyGallery, storyNowMs } from '../story/entries.ts';
import type { GalleryScreenProps } from './GalleryScreen.tsx';
import { GalleryScreen } from './GalleryScreen.tsx';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

const args: GalleryScreenProps = {
  items: { state: 'done', value: storyGallery },
  more: 'none',
  uploads: { uploads: [], done: 0, total: 0 },
  nowMs: storyNowMs,
  onFiles: fn(),
  onRetryUpload: fn(),
  onRemove: fn(),
  onRename: fn(),
  onFirst: fn(),
  onDelete: fn(),
  onMore: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Admin content/Gallery',
  component: GalleryScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(contentCopy)],
  args,
});

const choose = async (title: string, act: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
};

export const Success = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const list = within(canvas.getByRole('region', { name: 'Gallery pictures' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    await choose('Dunes', 'Move to top');
    await expect(args.onFirst).toHaveBeenCalledWith(storyGallery[1]);
    await choose('Market', 'Delete');
    await expect(args.onDelete).toHaveBeenCalledWith(storyGallery[2]);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, [file('a.png'), file('b.png')]);
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

export const Renaming = meta.story({
  play: async ({ canvas, args }) => {
    await choose('Dunes', 'Rename');
    const field = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(canvas.getByText('Enter a name.')).toBeVisible();
    await userEvent.type(field, 'Dunes at dusk{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(storyGallery[1], 'Dunes at dusk');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull());
    // Escape keeps the name and returns the focus.
    await choose('Market', 'Rename');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('x{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for Market' })).toHaveFocus());
    await expect(args.onRename).toHaveBeenCalledTimes(1);
  },
});

function Arriving(props: GalleryScreenProps) {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  return <GalleryScreen {...props} items={isHere ? props.items : { state: 'loading' }} />;
}

/** Pictures load after the page, as in the product; the focus is still kept. */
export const KeepsTheKeyboard = meta.story({
  render: (props) => <Arriving {...props} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Gallery pictures' });
    await choose('Market', 'Rename');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for Market' })).toHaveFocus());
  },
});

const [broken, next, last] = [file('broken.png'), file('c.png'), file('d.png')];

export const Uploading = meta.story({
  args: {
    uploads: {
      done: 2,
      total: 5,
      uploads: [
        { file: broken, state: 'refused', part: 1, error: { code: 'BrokenPicture', requestId: 'r-1' } },
        { file: next, state: 'sending', part: 0.4, error: null },
        { file: last, state: 'waiting', part: 0, error: null },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Uploading 3 of 5')).toBeVisible();
    const files = within(canvas.getByRole('list', { name: 'Add pictures' })).getAllByRole('listitem');
    await expect(files.map(({ textContent }) => textContent?.slice(0, 10))).toEqual([
      'broken.png',
      expect.stringMatching(/^c\.png/),
      expect.stringMatching(/^d\.png/),
    ]);
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
    await expect(canvas.getByRole('progressbar', { name: 'c.png' })).toHaveAttribute('aria-valuenow', '0.4');
    await expect(
      canvas.getByText('The picture is incomplete or damaged. Open it, save it again, then upload it.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again broken.png' }));
    await expect(args.onRetryUpload).toHaveBeenCalledWith(broken);
    for (const one of [broken, next, last]) {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${one.name}` }));
      await expect(args.onRemove).toHaveBeenLastCalledWith(one);
    }
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

/** All bytes are sent; the server creates the smaller sizes. */
export const Arrived = meta.story({
  args: { uploads: { done: 0, total: 1, uploads: [{ file: next, state: 'sending', part: 1, error: null }] } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'c.png' })).not.toHaveAttribute('aria-valuenow'),
});

export const Loading = meta.story({
  args: { items: { state: 'loading' } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible(),
});

export const Empty = meta.story({
  parameters: pictured(inDark),
  args: { items: { state: 'done', value: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('No pictures yet')).toBeVisible(),
});

export const Failed = meta.story({
  args: { items: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
