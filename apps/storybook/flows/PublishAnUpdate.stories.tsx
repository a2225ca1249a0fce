import { sampleHandlers } from '@apiyard/api/sample/layer';
import { newPerson } from '@apiyard/api/sample/new-person';
import { createSampleStore } from '@apiyard/api/sample/store';
import { loadActive } from '@apiyard/features/_kit/copy.ts';
import { markdownEditorCopy } from '@apiyard/features/_kit/MarkdownEditor/markdown-editor-copy.ts';
import { sampleContentCopy } from '@apiyard/features/_kit/SampleContentNotice/sample-content-copy.ts';
import { preview } from '@apiyard/features/_kit/story/preview.tsx';
import { unsavedCopy } from '@apiyard/features/_kit/unsaved/unsaved-copy.ts';
import { deskCopy } from '@apiyard/features/desk-content/desk-copy.ts';
import * as updateEditor from '@apiyard/features/desk-content/updates/update-editor.route.tsx';
import * as updateList from '@apiyard/features/desk-content/updates/update-list.route.tsx';
import * as updates from '@apiyard/features/updates/updates.route.tsx';
import { updatesCopy } from '@apiyard/features/updates/updates-copy.ts';
import { RouteError } from '@apiyard/features/errors/route-error.tsx';
import { Link } from '@apiyard/ui/Link';
import { ToastRegion } from '@apiyard/ui/Toast';
import { Outlet } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** The pages with what the app has around them: ways between them, and messages. */
function Around() {
  return (
    <>
      <Outlet />
      <Link href="/recent-updates">To the updates</Link>
      <ToastRegion />
    </>
  );
}

const page = { HydrateFallback: () => null, ErrorBoundary: RouteError };
const routes = [
  {
    Component: Around,
    children: [
      { path: '/admin/recent-updates', ...updateList, ...page },
      { path: '/admin/recent-updates/:id', ...updateEditor, ...page },
      { path: '/recent-updates', ...updates, ...page },
    ],
  },
];

const { user } = newPerson(createSampleStore(), {
  username: 'amina',
  email: 'amina@example.test',
  password: 'a yard full of tools',
  role: 'admin',
});

const story = preview.meta({
  title: 'Flows/Publish an update',
  component: Around,
  globals: { language: 'en' },
  loaders: [
    () => Promise.all([deskCopy, markdownEditorCopy, unsavedCopy, updatesCopy, sampleContentCopy].map(loadActive)),
  ],
});

const yard = () => {
  const own = createSampleStore();
  const person = newPerson(own, {
    username: 'amina',
    email: 'amina@example.test',
    password: 'a yard full of tools',
    role: 'admin',
  });
  own.people.push(person);
  own.signIn(person);
  return own;
};

/** Written, looked at, kept as a draft that nobody sees, published, and read by everybody. */
export const AdminPublishesAnUpdate = story.story({
  parameters: { app: { at: '/admin/recent-updates', user, routes } },
  beforeEach: ({ msw }) => msw.use(...sampleHandlers(yard())),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Write an update' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'QR codes as SVG');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Sharp at **any** size.');
    await expect(await canvas.findByText('any', { selector: 'strong' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'QR codes as SVG' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Not saved yet')).toBeNull());

    await userEvent.click(canvas.getByRole('link', { name: 'To the updates' }));
    await expect(await canvas.findByText('No updates yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Manage' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'QR codes as SVG' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByRole('button', { name: 'Take offline' })).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: 'To the updates' }));
    await expect(await canvas.findByRole('list', { name: 'Updates in November 2026' })).toHaveTextContent(
      'QR codes as SVGNew',
    );
  },
});

/** What was typed is not left behind unasked. */
export const LeavingAsksFirst = story.story({
  parameters: { app: { at: '/admin/recent-updates/new', user, routes } },
  beforeEach: ({ msw }) => msw.use(...sampleHandlers(yard())),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Half a thought');
    await userEvent.click(canvas.getByRole('link', { name: 'To the updates' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Leave without saving?' })).toBeNull());
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Half a thought');
    await userEvent.click(canvas.getByRole('link', { name: 'To the updates' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Leave',
      }),
    );
    await expect(await canvas.findByText('No updates yet')).toBeVisible();
  },
});

/** A deletion goes at once, and comes back with one press. */
export const DeletingAndUndoing = story.story({
  parameters: { app: { at: '/admin/recent-updates', user, routes } },
  beforeEach: ({ msw }) => {
    const own = yard();
    own.updates.push({
      id: 'u1',
      kind: 'new',
      title: 'QR codes as SVG',
      body: 'Sharp.',
      publishedAt: '2026-11-18T09:00:00.000Z',
    });
    msw.use(...sampleHandlers(own));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for QR codes as SVG' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'QR codes as SVG' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'QR codes as SVG' })).toBeVisible();
  },
});
