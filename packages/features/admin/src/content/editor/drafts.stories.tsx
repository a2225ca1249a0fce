import { ToastRegion } from '@apiyard/ui/Toast';
import { Link } from '@apiyard/ui/Link';
import { Outlet } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { markdownEditorCopy } from '@apiyard/kit/MarkdownEditor/markdown-editor-copy.ts';
import { storyAdmin as user } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import type { Draft } from '@apiyard/kit/unsaved/use-draft.ts';
import { contentCopy } from '../content-copy.ts';
import { blankPost, type WrittenPost } from '../posts/post-form.ts';
import * as postEditor from '../posts/post-editor.route.tsx';
import { storyUpdate, updateFixtures } from '../story/update-fixtures.ts';
import * as updateList from '../updates/update-list.route.tsx';
import * as updateEditor from '../updates/update-editor.route.tsx';
import { blankUpdate, type WrittenUpdate } from '../updates/update-form.ts';
import { pages } from '../../pages.ts';

/** Update and post editors with unsaved changes from an earlier visit. */
function Around() {
  return (
    <>
      <Outlet />
      <Link href="/elsewhere">Elsewhere</Link>
      <ToastRegion />
    </>
  );
}

const routes = [
  {
    Component: Around,
    children: [
      { path: '/admin/recent-updates', ...updateList, HydrateFallback: () => null },
      { path: '/admin/recent-updates/:id', ...updateEditor, HydrateFallback: () => null },
      { path: '/admin/blog/:id', ...postEditor, HydrateFallback: () => null },
      { path: '/elsewhere', Component: () => <h1>Elsewhere</h1> },
    ],
  },
];

const updates = createDrafts<Draft<WrittenUpdate>>('apiyard-desk', user.id);
const posts = createDrafts<Draft<WrittenPost>>('apiyard-desk', user.id);

const storedAsWritten: WrittenUpdate = {
  kind: 'new',
  title: 'QR codes as SVG',
  body: 'Sharp.',
  publishAt: '2026-11-18T09:00:00.000Z',
};
const at = '2026-11-20T09:30:00.000Z';

let shown = updateFixtures();

const meta = preview.meta({
  title: 'Screens/Admin content/Drafts',
  component: Around,
  globals: { language: 'en' },
  loaders: [() => Promise.all([contentCopy, markdownEditorCopy, unsavedCopy].map(loadActive))],
  parameters: { app: { pages } },
  beforeEach: async ({ msw }) => {
    shown = updateFixtures(storyUpdate());
    msw.use(...shown.handlers);
    await Promise.all([
      updates.drop('update u1'),
      updates.drop('update u7'),
      updates.drop('update new'),
      posts.drop('post new'),
    ]);
  },
});

const titled = (canvas: Pick<typeof screen, 'findByRole'>) => canvas.findByRole('textbox', { name: /^Title/ });

/** Unsaved changes are stored in the browser's database only. */
export const KeptWhileTyping = meta.story({
  parameters: { app: { at: '/admin/recent-updates/u1', user, routes } },
  play: async ({ canvas }) => {
    await userEvent.type(await titled(canvas), ', sharper');
    await waitFor(async () =>
      expect((await updates.read('update u1'))?.written).toEqual({
        ...storedAsWritten,
        title: 'QR codes as SVG, sharper',
      }),
    );
    await expect((await updates.read('update u1'))?.from).toEqual(storedAsWritten);
    await expect(await createDrafts('apiyard-desk', 'somebody-else').read('update u1')).toBeNull();
    await expect(canvas.queryByText('You have unsaved changes')).toBeNull();
    await userEvent.clear(await titled(canvas));
    await userEvent.type(await titled(canvas), 'QR codes as SVG');
    await waitFor(async () => expect(await updates.read('update u1')).toBeNull());
  },
});

export const RestoredAndSaved = meta.story({
  parameters: { app: { at: '/admin/recent-updates/u1', user, routes } },
  beforeEach: () =>
    updates.keep('update u1', {
      written: { ...storedAsWritten, body: 'Sharp at **any** size.' },
      from: storedAsWritten,
      at,
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have unsaved changes')).toBeVisible();
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await expect(text).toHaveValue('Sharp.');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(text).toHaveValue('Sharp at **any** size.');
    await expect(canvas.queryByText('You have unsaved changes')).toBeNull();
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull());
    await expect(shown.find('u1')?.body).toBe('Sharp at **any** size.');
    await waitFor(async () => expect(await updates.read('update u1')).toBeNull());
  },
});

export const Discarded = meta.story({
  parameters: { app: { at: '/admin/blog/new', user, routes } },
  beforeEach: () => posts.keep('post new', { written: { ...blankPost, title: 'Half a thought' }, from: blankPost, at }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(canvas.queryByText('You have unsaved changes')).toBeNull();
    await expect(await titled(canvas)).toHaveValue('');
    await waitFor(async () => expect(await posts.read('post new')).toBeNull());
  },
});

/** Another admin saved after the draft was stored: nothing is overwritten without a choice. */
export const SavedSinceDraft = meta.story({
  parameters: { app: { at: '/admin/recent-updates/u1', user, routes } },
  beforeEach: () =>
    updates.keep('update u1', {
      written: { ...storedAsWritten, title: 'Mine' },
      from: { ...storedAsWritten, title: 'As it was' },
      at,
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByRole('region', { name: 'Their version' })).toHaveTextContent('QR codes as SVG');
    await expect(await titled(canvas)).toHaveValue('Mine');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(alert.getByRole('button', { name: 'Use theirs' }));
    await expect(await titled(canvas)).toHaveValue('QR codes as SVG');
    await waitFor(async () => expect(await updates.read('update u1')).toBeNull());
  },
});

/** A new entry's draft has no id until it is saved. */
export const NewOnceSaved = meta.story({
  parameters: { app: { at: '/admin/recent-updates/new', user, routes } },
  play: async ({ canvas }) => {
    await userEvent.type(await titled(canvas), 'Hello');
    await waitFor(async () =>
      expect((await updates.read('update new'))?.written).toEqual({ ...blankUpdate, title: 'Hello' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hello' })).toBeVisible();
    await waitFor(async () => expect(await updates.read('update new')).toBeNull());
  },
});

/** Leaving on purpose discards the draft. */
export const LeftKnowingly = meta.story({
  parameters: { app: { at: '/admin/recent-updates/new', user, routes } },
  play: async ({ canvas }) => {
    await userEvent.type(await titled(canvas), 'Half a thought');
    await waitFor(async () => expect(await updates.read('update new')).not.toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Leave',
      }),
    );
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    await waitFor(async () => expect(await updates.read('update new')).toBeNull());
  },
});

/** Publishing the stored version discards the offered draft. */
export const PublishedAsItIs = meta.story({
  parameters: { app: { at: '/admin/recent-updates/u1', user, routes } },
  beforeEach: ({ msw }) => {
    msw.use(...updateFixtures(storyUpdate({ state: 'draft', publishAt: null })).handlers);
    return updates.keep('update u1', {
      written: { ...storedAsWritten, publishAt: null, title: 'Half a thought' },
      from: { ...storedAsWritten, publishAt: null },
      at,
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(canvas.queryByText('You have unsaved changes')).toBeNull());
    await waitFor(async () => expect(await updates.read('update u1')).toBeNull());
    await expect(await titled(canvas)).toHaveValue('QR codes as SVG');
  },
});

export const GoesWithWhatIsDeleted = meta.story({
  parameters: { app: { at: '/admin/recent-updates', user, routes } },
  beforeEach: () =>
    updates.keep('update u1', { written: { ...storedAsWritten, title: 'Half a thought' }, from: storedAsWritten, at }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for QR codes as SVG' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(async () => expect(await updates.read('update u1')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await updates.read('update u1'))?.written.title).toBe('Half a thought'));
  },
});

export const GoneWhenItWasDeletedElsewhere = meta.story({
  parameters: { app: { at: '/admin/recent-updates/u7', user, routes } },
  beforeEach: () =>
    updates.keep('update u7', { written: { ...storedAsWritten, title: 'Half a thought' }, from: storedAsWritten, at }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(async () => expect(await updates.read('update u7')).toBeNull());
  },
});
