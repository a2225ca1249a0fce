import { ToastRegion } from '@apiyard/ui/Toast';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { markdownEditorCopy } from '@apiyard/kit/MarkdownEditor/markdown-editor-copy.ts';
import { storyAdmin, storyUser } from '@apiyard/kit/story/people.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { appsCopy } from './apps-copy.ts';
import appsPage from './apps.page.ts';
import * as route from './apps.route.tsx';
import type { AppVersionsScreenProps } from './AppVersionsScreen.tsx';
import { AppVersionsScreen } from './AppVersionsScreen.tsx';
import { appFixtures } from './story/app-fixtures.ts';
import { checked, unread, upload, versions, view } from './story/story-apps.ts';

const nowMs = Date.parse('2026-11-20T09:30:00.000Z');
const args: AppVersionsScreenProps = {
  versions: { state: 'done', value: versions },
  upload: view(),
  nowMs,
  onAct: fn(),
  onReload: fn(),
  onChoose: fn(),
  onPause: fn(),
  onResume: fn(),
  onRetry: fn(),
  onCancel: fn(),
  onMake: fn(),
};
const apk = (name = 'yard-1.5.apk', bytes = 400) => new File([new Uint8Array(bytes)], name);
const file = { name: 'yard-1.5.apk', size: 18_400_000 };

const meta = preview.meta({
  title: 'Screens/Admin/Apps',
  component: AppVersionsScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(appsCopy), () => loadActive(markdownEditorCopy)],
  args,
});

export const Success = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '');
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => plain(heading.textContent))).toEqual([
      'Yard Convertercom.example.yard',
      'Sudokucom.example.sudoku',
    ]);
    await expect(canvas.getAllByRole('listitem').map((item) => plain(item.textContent))).toEqual([
      '1.5-betaDraftcode 4318.4 MB0 downloadsuploaded 1 hour ago',
      '1.4.2Publishedcode 4218.4 MB1,204 downloadsuploaded 2 days ago',
      '0.9Publishedcode 918.4 MB312 downloadsuploaded last month',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Yard Converter 1.5-beta' }));
    const menu = await screen.findByRole('menu');
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Edit', 'Publish', 'Delete']);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Publish' }));
    await expect(args.onAct).toHaveBeenCalledWith('publish', versions[0]);
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, apk());
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'yard-1.5.apk' }));
  },
});

export const Loading = meta.story({
  args: { versions: { state: 'loading' }, upload: view({ state: 'recalling' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking for an unfinished upload' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { versions: { state: 'done', value: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('No versions yet')).toBeVisible(),
});

export const Failed = meta.story({
  args: { versions: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
});

export const Sending = meta.story({
  parameters: { variants: ['arabic'] },
  args: { upload: view({ state: 'sending', file, upload: upload(), bytesPerS: 184_000 }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.4');
    await expect(canvas.getByText('7.4 MB of 18.4 MB')).toBeVisible();
    await expect(canvas.getByText('60 seconds left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenCalledTimes(1);
  },
});

export const SendingSlowly = meta.story({
  args: { upload: view({ state: 'sending', file, upload: upload({ received: 128_000 }), bytesPerS: 9000 }) },
  play: async ({ canvas }) => expect(canvas.getByText('34 minutes left')).toBeVisible(),
});

export const ConnectionBroke = meta.story({
  args: { upload: view({ state: 'waiting', file, upload: upload() }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Connection lost. Your progress is saved and the upload resumes automatically.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry now' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Paused = meta.story({
  args: { upload: view({ state: 'paused', file, upload: upload() }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.onResume).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
});

export const StoppedInTheMiddle = meta.story({
  args: {
    upload: view({
      state: 'failed',
      file,
      upload: upload(),
      error: { code: 'Internal', requestId: '01ky3vq9m9' },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your progress is saved. Check your connection, then try again.')).toBeVisible();
    await expect(canvas.getByText('01ky3vq9m9')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const InterruptedByAReload = meta.story({
  args: { upload: view({ state: 'interrupted', upload: upload() }) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/^7\.4 MB of 18\.4 MB uploaded\. Choose .yard-1\.5\.apk. again to resume\.$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
});

export const AnotherFileToGoOn = meta.story({
  args: { upload: view({ state: 'interrupted', upload: upload(), isOther: true }) },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/This is a different file\. Choose .yard-1\.5\.apk. \(18\.4 MB\)/)).toBeVisible(),
});

export const Checking = meta.story({
  args: { upload: view({ state: 'checking', file, upload: upload({ received: 18_400_000 }) }) },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow'),
});

export const NotAnApk = meta.story({
  args: {
    upload: view({
      state: 'refused',
      error: {
        code: 'NotAnApk',
        detail: 'This is not an APK: it has no AndroidManifest.xml. Choose the .apk file from your build.',
        reason: 'it has no AndroidManifest.xml',
        requestId: 'r-1',
      },
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(/from your build\.Details: it has no AndroidManifest\.xml$/),
});

export const ReadFromTheFile = meta.story({
  args: { upload: view({ state: 'checked', upload: checked }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: /Package name/ })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: /Version code/ })).toHaveValue('44');
    await userEvent.type(canvas.getByRole('textbox', { name: /What’s new/ }), 'Faster');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onMake).toHaveBeenCalledWith({
      uploadId: 'upload-1',
      packageName: 'com.example.yard',
      label: 'Yard Converter',
      versionName: '1.5',
      versionCode: 44,
      minSdk: 26,
      changelog: 'Faster',
      state: 'published',
    });
  },
});

export const TypedByHand = meta.story({
  args: { upload: view({ state: 'checked', upload: unread }) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /App name/ }), 'Old app');
    await userEvent.type(canvas.getByRole('textbox', { name: /Package name/ }), 'oldapp');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Version name/ }), '0.1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }));
    await expect(canvas.getByRole('textbox', { name: /Version code/ })).toHaveAccessibleDescription(
      'Fill in this field.',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /Version code/ }), '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }));
    await expect(
      await canvas.findByText(
        'Use at least two parts separated by dots, with letters, digits and _ only. For example, com.example.app.',
      ),
    ).toBeVisible();
    await expect(args.onMake).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('textbox', { name: /Package name/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Package name/ }), 'com.example.old');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }));
    await expect(args.onMake).toHaveBeenCalledWith({
      uploadId: 'upload-1',
      packageName: 'com.example.old',
      label: 'Old app',
      versionName: '0.1',
      versionCode: 7,
      minSdk: null,
      changelog: '',
      state: 'draft',
    });
  },
});

export const CodeIsTaken = meta.story({
  args: { upload: view({ state: 'checked', upload: checked, error: { code: 'Conflict', requestId: 'r-1' } }) },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: /Version code/ });
    await expect(code).toBeInvalid();
    await expect(code).toHaveAccessibleDescription(
      'This app already has a version with this code. Delete that version, or build with a higher code.',
    );
  },
});

export const NotMade = meta.story({
  args: { upload: view({ state: 'checked', upload: checked, error: { code: 'NotChecked', requestId: 'r-1' } }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      'This was changed in another window or on another device. Reload the page.',
    ),
});

/** The screen with the app’s toasts. */
function AppsPage() {
  return (
    <>
      <route.Component />
      <ToastRegion />
    </>
  );
}
const routes = [{ path: '/admin/addapk', loader: route.loader, Component: AppsPage, HydrateFallback: () => null }];

/** ZIP end record and one directory entry: the minimum to be recognized as an APK. */
function apkBytes(filler = 0): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode('AndroidManifest.xml');
  const bytes = new Uint8Array(filler + 46 + name.length + 22);
  const view = new DataView(bytes.buffer);
  view.setUint32(filler, 0x02014b50, true);
  view.setUint16(filler + 28, name.length, true);
  bytes.set(name, filler + 46);
  view.setUint32(filler + 46 + name.length, 0x06054b50, true);
  view.setUint32(filler + 46 + name.length + 16, filler, true);
  return bytes;
}

export const UploadsAndPublishes = meta.story({
  parameters: { app: { at: '/admin/addapk', user: storyAdmin, routes } },
  beforeEach: ({ msw }) => msw.use(...appFixtures().handlers),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 3, name: /Sudoku/ });
    const input = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('No field for a file yet.');
      return found;
    });
    await userEvent.upload(input, new File([apkBytes(900_000)], 'old.apk'));
    await userEvent.type(await canvas.findByRole('textbox', { name: /App name/ }), 'Old app');
    await userEvent.type(canvas.getByRole('textbox', { name: /Package name/ }), 'com.example.old');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Version name/ }), '0.1');
    await userEvent.type(canvas.getByRole('textbox', { name: /Version code/ }), '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByRole('heading', { level: 3, name: /Old app/ })).toBeVisible();
    await expect(await canvas.findByText('Upload a version')).toBeVisible();
  },
});

export const DeletesAndTakesBack = meta.story({
  parameters: { app: { at: '/admin/addapk', user: storyAdmin, routes } },
  beforeEach: ({ msw }) => msw.use(...appFixtures().handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Sudoku 0.9' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 3, name: /Sudoku/ })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('heading', { level: 3, name: /Sudoku/ })).toBeVisible();
  },
});

const met = appFixtures();

export const SavedByAnotherAdmin = meta.story({
  parameters: { app: { at: '/admin/addapk', user: storyAdmin, routes } },
  beforeEach: ({ msw }) => msw.use(...met.handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Sudoku 0.9' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Sudoku 0.9' });
    met.changeElsewhere('sudoku-9', { changelog: 'What they wrote.' });
    const changelog = within(dialog).getByRole('textbox', { name: /What’s new/ });
    await userEvent.clear(changelog);
    await userEvent.type(changelog, 'What I wrote.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(await within(dialog).findByText('Someone else saved this version')).toBeVisible();
    await expect(changelog).toHaveValue('What I wrote.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use theirs' }));
    await expect(changelog).toHaveValue('What they wrote.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const ForAdminsOnly = meta.story({
  parameters: {
    app: {
      at: '/admin/addapk',
      user: storyUser,
      routes: [
        { path: '/', errorElement: null, children: [] },
        { ...routeOf(appsPage), ErrorBoundary: () => <p>{'for admins'}</p>, HydrateFallback: () => null },
      ],
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByText('for admins')).toBeVisible(),
});
