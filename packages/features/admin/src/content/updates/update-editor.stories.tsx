import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { markdownEditorCopy } from '@apiyard/kit/MarkdownEditor/markdown-editor-copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { contentCopy } from '../content-copy.ts';
import { newUpdateState, storyNowMs, updateState, writtenUpdate } from '../story/entries.ts';
import { UpdateEditorScreen } from './UpdateEditorScreen.tsx';
import { pages } from '../../pages.ts';

const meta = preview.meta({
  title: 'Screens/Admin content/UpdateEditor',
  component: UpdateEditorScreen,
  globals: { language: 'en' },
  loaders: [() => Promise.all([contentCopy, markdownEditorCopy, unsavedCopy].map(loadActive))],
  parameters: { app: { at: '/admin/recent-updates/u1', pages } },
  args: { state: updateState(), send: fn(), nowMs: storyNowMs },
});

export const Published = meta.story({
  parameters: { variants: ['longWords', 'chinese', 'phone'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'QR codes as SVG' })).toBeVisible();
    await expect(await canvas.findByText('sharp', { selector: 'strong' })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Publish date' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'save' });
    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'unpublish' });
  },
});

export const New = meta.story({
  args: { state: newUpdateState },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'New update' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.send).not.toHaveBeenCalled();
    await expect(canvas.getByText('Enter a title.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Q');
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'change',
      written: { ...newUpdateState.written, title: 'Q' },
    });
  },
});

export const DraftForLater = meta.story({
  args: {
    state: updateState({
      isUnsaved: true,
      written: { ...writtenUpdate, publishAt: '2026-12-01T08:00:00.000Z' },
      kept: { id: 'u1', version: 1, state: 'draft', updatedAt: '2026-11-20T09:30:00.000Z', written: writtenUpdate },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'publish' });
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'save' });
  },
});

/** Both versions are shown and nothing is overwritten. */
export const SavedByAnotherAdmin = meta.story({
  parameters: pictured(inLight),
  args: {
    state: updateState({
      isUnsaved: true,
      theirs: {
        id: 'u3',
        version: 4,
        state: 'published',
        updatedAt: '2026-11-20T09:58:00.000Z',
        written: { ...writtenUpdate, title: 'QR codes are vector pictures now', body: 'Theirs.' },
      },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Someone else saved changes');
    await expect(canvas.getByRole('region', { name: 'Their version' })).toHaveTextContent(
      'QR codes are vector pictures now',
    );
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('QR codes as SVG');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'keep mine' });
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'take theirs' });
  },
});

export const DeletedByAnotherAdmin = meta.story({
  args: {
    state: updateState({
      isUnsaved: true,
      error: { code: 'NotFound', requestId: 'r-1' },
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as new draft' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'keep as new' });
  },
});

export const NotSaved = meta.story({
  args: {
    state: updateState({ isUnsaved: true, error: 'Wrong Services' }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      'The server didn’t respond. Try again in a moment. Your changes are still here.',
    ),
});

export const OffersWhatWasNotSaved = meta.story({
  args: { state: updateState({ offeredAt: '2026-11-20T09:45:00.000Z' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You have unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'restore' });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'discard' });
  },
});

export const Saving = meta.story({
  args: { state: updateState({ phase: 'saving', isUnsaved: true }) },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: /^Title/ })).toBeEnabled(),
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'إلغاء النشر' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^العنوان/ })).toHaveValue('QR codes as SVG');
  },
});
