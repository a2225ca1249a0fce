import { sampleHandlers } from '@apiyard/api/sample/layer';
import { mark } from '@apiyard/api/sample/desk-state';
import { newPerson } from '@apiyard/api/sample/new-person';
import type { SampleStore } from '@apiyard/api/sample/store';
import { createSampleStore } from '@apiyard/api/sample/store';
import { ToastRegion } from '@apiyard/ui/Toast';
import { Link } from '@apiyard/ui/Link';
import { Outlet } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '../../_kit/copy.ts';
import { markdownEditorCopy } from '../../_kit/MarkdownEditor/markdown-editor-copy.ts';
import { preview } from '../../_kit/story/preview.tsx';
import { createDrafts } from '../../_kit/unsaved/drafts.ts';
import { unsavedCopy } from '../../_kit/unsaved/unsaved-copy.ts';
import type { Draft } from '../../_kit/unsaved/use-draft.ts';
import { deskCopy } from '../desk-copy.ts';
import { blankPost, type WrittenPost } from '../posts/post-form.ts';
import * as postEditor from '../posts/post-editor.route.tsx';
import * as updateList from '../updates/update-list.route.tsx';
import * as updateEditor from '../updates/update-editor.route.tsx';
import { blankUpdate, type WrittenUpdate } from '../updates/update-form.ts';

/** The editors of updates and posts over what an earlier visit left in this browser. */
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

const { user } = newPerson(createSampleStore(), {
  username: 'amina',
  email: 'amina@example.test',
  password: 'a yard full of tools',
  role: 'admin',
});
const updates = createDrafts<Draft<WrittenUpdate>>('apiyard-desk', user.id);
const posts = createDrafts<Draft<WrittenPost>>('apiyard-desk', user.id);

const stored = {
  id: 'u1',
  kind: 'new',
  title: 'QR codes as SVG',
  body: 'Sharp.',
  publishedAt: '2026-11-18T09:00:00.000Z',
} as const;
const storedAsWritten: WrittenUpdate = {
  kind: 'new',
  title: 'QR codes as SVG',
  body: 'Sharp.',
  publishAt: '2026-11-18T09:00:00.000Z',
};
const at = '2026-11-20T09:30:00.000Z';

const yard = (): SampleStore => {
  const own = createSampleStore();
  const person = newPerson(own, {
    username: 'amina',
    email: 'amina@example.test',
    password: 'a yard full of tools',
    role: 'admin',
  });
  own.people.push(person);
  own.signIn(person);
  own.updates.push({ ...stored });
  return own;
};
let shown: SampleStore = createSampleStore();

const meta = preview.meta({
  title: 'Screens/Desk/Drafts',
  component: Around,
  globals: { language: 'en' },
  loaders: [() => Promise.all([deskCopy, markdownEditorCopy, unsavedCopy].map(loadActive))],
  beforeEach: async ({ msw }) => {
    shown = yard();
    msw.use(...sampleHandlers(shown));
    await Promise.all([
      updates.drop('update u1'),
      updates.drop('update u7'),
      updates.drop('update new'),
      posts.drop('post new'),
    ]);
  },
});

const titled = (canvas: Pick<typeof screen, 'findByRole'>) => canvas.findByRole('textbox', { name: /^Title/ });

/** The tab dies: what was typed is in the browser's database by then, and nothing of it elsewhere. */
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
    await expect(canvas.queryByText('You have changes that were not saved')).toBeNull();
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
    await expect(await canvas.findByText('You have changes that were not saved')).toBeVisible();
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await expect(text).toHaveValue('Sharp.');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(text).toHaveValue('Sharp at **any** size.');
    await expect(canvas.queryByText('You have changes that were not saved')).toBeNull();
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByText('Not saved yet')).toBeNull());
    await expect(shown.updates.find(({ id }) => id === 'u1')?.body).toBe('Sharp at **any** size.');
    await waitFor(async () => expect(await updates.read('update u1')).toBeNull());
  },
});

export const Discarded = meta.story({
  parameters: { app: { at: '/admin/blog/new', user, routes } },
  beforeEach: () => posts.keep('post new', { written: { ...blankPost, title: 'Half a thought' }, from: blankPost, at }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(canvas.queryByText('You have changes that were not saved')).toBeNull();
    await expect(await titled(canvas)).toHaveValue('');
    await waitFor(async () => expect(await posts.read('post new')).toBeNull());
  },
});

/** Somebody saved after it was typed: nothing is overwritten unasked. */
export const SomebodySavedSince = meta.story({
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
    await expect(alert.getByRole('region', { name: 'What they saved' })).toHaveTextContent('QR codes as SVG');
    await expect(await titled(canvas)).toHaveValue('Mine');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(alert.getByRole('button', { name: 'Take theirs' }));
    await expect(await titled(canvas)).toHaveValue('QR codes as SVG');
    await waitFor(async () => expect(await updates.read('update u1')).toBeNull());
  },
});

/** Something new has its draft under no id until it is saved. */
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

/** Whoever leaves knowingly is not offered it again. */
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

/** Who publishes it as it is stored has decided about what was offered beside it. */
export const PublishedAsItIs = meta.story({
  parameters: { app: { at: '/admin/recent-updates/u1', user, routes } },
  beforeEach: () => {
    shown.updates.splice(0, shown.updates.length, { ...stored, publishedAt: '' });
    mark(shown.desk, 'u1', '', { version: 1, published: false });
    return updates.keep('update u1', {
      written: { ...storedAsWritten, publishAt: null, title: 'Half a thought' },
      from: { ...storedAsWritten, publishAt: null },
      at,
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have changes that were not saved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(canvas.queryByText('You have changes that were not saved')).toBeNull());
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
