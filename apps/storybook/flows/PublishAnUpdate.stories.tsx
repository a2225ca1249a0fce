import { loadActive } from '@apiyard/kit/copy.ts';
import { markdownEditorCopy } from '@apiyard/kit/MarkdownEditor/markdown-editor-copy.ts';
import { sampleContentCopy } from '@apiyard/kit/SampleContentNotice/sample-content-copy.ts';
import { storyAdmin as user } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { contentCopy } from '@apiyard/admin/content/content-copy.ts';
import { storyUpdate, updateFixtures } from '@apiyard/admin/content/story/update-fixtures.ts';
import * as updateEditor from '@apiyard/admin/content/updates/update-editor.route.tsx';
import * as updateList from '@apiyard/admin/content/updates/update-list.route.tsx';
import * as updates from '@apiyard/site/updates/updates.route.tsx';
import { updatesCopy } from '@apiyard/site/updates/updates-copy.ts';
import { RouteError } from '@apiyard/shell/errors/route-error.tsx';
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

const story = preview.meta({
  title: 'Flows/Publish an update',
  component: Around,
  globals: { language: 'en' },
  loaders: [
    () => Promise.all([contentCopy, markdownEditorCopy, unsavedCopy, updatesCopy, sampleContentCopy].map(loadActive)),
  ],
});

/** Written, previewed, saved as a draft that is not public, published, and visible to everyone. */
export const AdminPublishesAnUpdate = story.story({
  parameters: { app: { at: '/admin/recent-updates', user, routes } },
  beforeEach: ({ msw }) => msw.use(...updateFixtures().handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Write an update' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'QR codes as SVG');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Sharp at **any** size.');
    await expect(await canvas.findByText('any', { selector: 'strong' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'QR codes as SVG' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull());

    await userEvent.click(canvas.getByRole('link', { name: 'To the updates' }));
    await expect(await canvas.findByText('No updates yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Manage' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'QR codes as SVG' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByRole('button', { name: 'Unpublish' })).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: 'To the updates' }));
    await expect(await canvas.findByRole('list', { name: 'Updates in November 2026' })).toHaveTextContent(
      'QR codes as SVGNew',
    );
  },
});

/** Typed text is not discarded without confirmation. */
export const LeavingAsksFirst = story.story({
  parameters: { app: { at: '/admin/recent-updates/new', user, routes } },
  beforeEach: ({ msw }) => msw.use(...updateFixtures().handlers),
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

/** A deletion takes effect immediately, and can be undone with one press. */
export const DeletingAndUndoing = story.story({
  parameters: { app: { at: '/admin/recent-updates', user, routes } },
  beforeEach: ({ msw }) => msw.use(...updateFixtures(storyUpdate()).handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for QR codes as SVG' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'QR codes as SVG' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'QR codes as SVG' })).toBeVisible();
  },
});
