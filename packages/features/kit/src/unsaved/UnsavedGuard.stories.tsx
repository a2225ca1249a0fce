import { Link } from '@apiyard/ui/Link';
import { Outlet } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '../copy.ts';
import { preview } from '../story/preview.tsx';
import { unsavedCopy } from './unsaved-copy.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

const onLeave = fn();

const page = (isUnsaved: boolean) => [
  {
    Component: Outlet,
    children: [
      {
        path: '/notes/new',
        Component: () => (
          <>
            <h1>A note</h1>
            <UnsavedGuard isUnsaved={isUnsaved} own="/notes/7" onLeave={onLeave} />
            <Link href="/elsewhere">Elsewhere</Link> <Link href="/notes/7">Its own page</Link>{' '}
            <Link href="/notes/new#end">Its end</Link>
          </>
        ),
      },
      { path: '/notes/7', Component: () => <h1>The same note</h1> },
      { path: '/elsewhere', Component: () => <h1>Elsewhere</h1> },
    ],
  },
];

const meta = preview.meta({
  title: 'Screens/Parts/UnsavedGuard',
  component: UnsavedGuard,
  globals: { language: 'en' },
  loaders: [() => loadActive(unsavedCopy)],
  args: { isUnsaved: true },
  parameters: { app: { at: '/notes/new', routes: page(true) } },
  beforeEach: () => void onLeave.mockClear(),
});

const question = async () => within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));

export const AsksBeforeLeaving = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Elsewhere' }));
    const text = (await question()).getByText('Your unsaved changes will be lost.');
    await waitFor(() => expect(text).toBeVisible());
    await userEvent.click((await question()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'A note' })).toBeVisible();
    await expect(onLeave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    await expect(onLeave).toHaveBeenCalledTimes(1);
  },
});

/** The browser also asks for confirmation when the page is closed or reloaded. */
export const AsksBeforeClosing = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'A note' });
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    await expect(closing.defaultPrevented).toBe(true);
  },
});

/** Navigating within the same page or below it needs no confirmation. */
export const OwnPlacesAreNoWayOut = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Its end' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Its own page' }));
    await expect(await canvas.findByRole('heading', { name: 'The same note' })).toBeVisible();
  },
});

export const SavedLeavesUnasked = meta.story({
  parameters: { app: { at: '/notes/new', routes: page(false) } },
  play: async ({ canvas }) => {
    const closing = new Event('beforeunload', { cancelable: true });
    await canvas.findByRole('heading', { name: 'A note' });
    window.dispatchEvent(closing);
    await expect(closing.defaultPrevented).toBe(false);
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Elsewhere' }));
    await expect(await screen.findByRole('alertdialog', { name: 'هل تريد المغادرة دون حفظ؟' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'البقاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
