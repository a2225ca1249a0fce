import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { markdownEditorCopy } from '@apiyard/kit/MarkdownEditor/markdown-editor-copy.ts';
import { placeOf } from '@apiyard/kit/story/place-of.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { contentCopy } from '../content-copy.ts';
import { newPostState, postState, storyNowMs, writtenPost } from '../story/entries.ts';
import { PostEditorScreen } from './PostEditorScreen.tsx';
import { pages } from '../../pages.ts';

const meta = preview.meta({
  title: 'Screens/Admin content/PostEditor',
  component: PostEditorScreen,
  globals: { language: 'en' },
  loaders: [() => Promise.all([contentCopy, markdownEditorCopy, unsavedCopy].map(loadActive))],
  parameters: { app: { at: '/admin/blog/new', pages } },
  args: {
    state: postState(),
    send: fn(),
    categories: ['Guides', 'Security', 'News'],
    nowMs: storyNowMs,
    onChooseCover: fn(),
  },
});

export const Published = meta.story({
  parameters: { variants: ['french'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Keys and least privilege' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: 'One key for each program' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Guides' }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'change',
      written: { ...writtenPost, category: 'Guides' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Change cover' }));
    await expect(args.onChooseCover).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'change', written: { ...writtenPost, cover: null } });
  },
});

export const New = meta.story({
  args: { state: newPostState },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.send).not.toHaveBeenCalled();
    await expect(canvas.getByText('Enter a title.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
    await expect(canvas.getByText('Enter a category.')).toBeVisible();
  },
});

export const AddressOfTheTitle = meta.story({
  args: {
    state: {
      ...newPostState,
      isUnsaved: true,
      written: { ...newPostState.written, title: 'Où va l’été ?', category: 'News' },
    },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'URL slug (optional)' })).toHaveAttribute('placeholder', 'ou-va-l-ete'),
});

export const WrongAddress = meta.story({
  args: { state: postState({ isUnsaved: true, written: { ...writtenPost, slug: 'Two  Words' } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      canvas.getByText('Use lowercase letters and digits, with single hyphens between words.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'URL slug (optional)' })).toHaveFocus());
    await expect(args.send).not.toHaveBeenCalled();
  },
});

export const AddressTaken = meta.story({
  args: {
    state: postState({
      isUnsaved: true,
      error: { code: 'SlugTaken', requestId: 'r-1' },
    }),
  },
  play: async ({ canvas }) => {
    const slug = canvas.getByRole('textbox', { name: 'URL slug (optional)' });
    await expect(slug).toHaveAccessibleDescription('Another post uses this slug. Choose a different one.');
    await expect(slug).toHaveAttribute('aria-invalid', 'true');
  },
});

export const MovesAway = meta.story({
  args: { state: postState({ isUnsaved: true, written: { ...writtenPost, slug: 'keys-again' } }) },
  play: async ({ canvas }) => expect(canvas.getByText('Links to the old URL stop working.')).toBeVisible(),
});

/** The site's CSP and the editor block pictures from other sites. */
export const CoverFromElsewhere = meta.story({
  args: { state: postState({ written: { ...writtenPost, cover: 'https://example.org/cover.jpg' } }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/This cover is hosted on another site/)).toBeVisible();
    await expect(canvasElement.querySelector('img[src^="https"]')).toBeNull();
  },
});

export const SavedByAnotherAdmin = meta.story({
  args: {
    state: postState({
      isUnsaved: true,
      theirs: {
        id: 'p2',
        version: 3,
        state: 'published',
        updatedAt: '2026-11-20T09:58:00.000Z',
        written: { ...writtenPost, title: 'Keys, and how few' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Their version' })).toHaveTextContent('Keys, and how few');
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Keys and least privilege');
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'تغيير الغلاف' })).toBeVisible();
    const words = await canvas.findByText('A key identifies the caller.');
    const preview = within(words.closest('article') ?? words);
    // An English post is left-aligned, title and text.
    await expect(placeOf(preview.getByRole('heading', { level: 2 }), 'Keys').left).toBeCloseTo(
      placeOf(words, 'A key').left,
      0,
    );
  },
});
