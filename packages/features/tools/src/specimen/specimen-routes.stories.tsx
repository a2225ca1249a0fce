import { ToastRegion, toast } from '@apiyard/ui/Toast';
import type { LoaderFunctionArgs } from 'react-router';
import { Outlet, useLocation } from 'react-router';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import * as kk from './kk.route.tsx';
import * as ktp from './ktp.route.tsx';
import { specimenCopy } from './specimen-copy.ts';

const routes = [
  {
    Component: () => (
      <>
        <Outlet />
        <ToastRegion />
      </>
    ),
    HydrateFallback: () => null,
    children: [
      { path: '/ktp', ...ktp },
      { path: '/kk', ...kk },
    ],
  },
];

const story = preview.meta({
  title: 'Screens/Specimen/Routes',
  component: ktp.Component,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  loaders: [() => loadActive(specimenCopy)],
  beforeEach: () => toast.clear(),
});

export const SeedInAddress = story.story({
  parameters: { app: { at: '/ktp?seed=contoh', routes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /number 4329002309977290/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New data' }));
    await waitFor(() => expect(canvas.queryByRole('img', { name: /number 4329002309977290/ })).toBeNull());
    const seed = canvas.getByRole('textbox', { name: 'Seed' });
    await userEvent.clear(seed);
    await userEvent.type(seed, 'contoh');
    await expect(await canvas.findByRole('img', { name: /number 4329002309977290/ })).toBeVisible();
  },
});

/** Navigation is delayed, as on a slow machine. */
let gate = Promise.withResolvers<void>();
let onItsWay: string | null = null;
const slowly = {
  path: '/ktp',
  HydrateFallback: () => null,
  shouldRevalidate: () => true,
  loader: async ({ request }: LoaderFunctionArgs) => {
    onItsWay = new URL(request.url).searchParams.get('seed');
    await gate.promise;
    return ktp.loader();
  },
  Component: () => (
    <>
      <ktp.Component />
      <output>{useLocation().search}</output>
    </>
  ),
};

/** A delayed URL update must not overwrite newer input. */
export const TypedWhileTheAddressChanges = story.story({
  parameters: { app: { at: '/ktp?seed=0', routes: [slowly] } },
  beforeEach: () => {
    gate = Promise.withResolvers();
    gate.resolve();
  },
  play: async ({ canvas }) => {
    const seed = await canvas.findByRole('textbox', { name: 'Seed' });
    gate = Promise.withResolvers();
    await userEvent.clear(seed);
    await userEvent.type(seed, 'ab');
    await waitFor(() => expect(onItsWay).toBe('ab'));
    const shown = new Set<string | null>();
    const observer = new MutationObserver(() => shown.add(seed.getAttribute('value')));
    observer.observe(seed, { attributeFilter: ['value'] });
    // Synchronous, so that the URL update arrives before this input is committed.
    await fireEvent.change(seed, { target: { value: 'abc' } });
    gate.resolve();
    await expect(await canvas.findByText('?seed=abc')).toBeVisible();
    observer.disconnect();
    await expect(Array.from(shown)).toEqual(['abc']);
  },
});

/** Sex is in the number: 40 is added to a woman's day. */
export const EditsReachTheNumber = story.story({
  parameters: { app: { at: '/ktp', routes } },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Sari Contoh');
    await expect(
      canvas.getByRole('img', { name: /^Specimen card of Sari Contoh, number 4329002309977290/ }),
    ).toBeVisible();
  },
});

export const MembersComeAndGo = story.story({
  parameters: { app: { at: '/kk', routes } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Remove .Jaya Percobaan/ }));
    await expect(canvas.queryByRole('button', { name: /Remove .Jaya Percobaan/ })).toBeNull();
    // Toasts are outside the canvas.
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: /Remove .Jaya Percobaan/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add member' }));
    await expect(await canvas.findByRole('textbox', { name: 'Education' })).toBeVisible();
  },
});

/** Both files are made in the browser: the picture as PNG, the same facts as JSON. */
export const Downloads = story.story({
  parameters: { app: { at: '/ktp', routes } },
  play: async ({ canvas }) => {
    const saved: Blob[] = [];
    const make = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:nothing';
    });
    const follow = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Download JSON' }));
      await waitFor(() => expect(saved).toHaveLength(1));
      await expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({
        specimen: true,
        stamp: 'CONTOH / SPECIMEN',
        seed: 'contoh',
        nik: '4329002309977290',
        name: 'Harja Rekaan',
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Download PNG' }));
      await waitFor(() => expect(saved).toHaveLength(2));
      const picture = await createImageBitmap(saved[1] ?? new Blob());
      await expect([saved[1]?.type, picture.width, picture.height]).toEqual(['image/png', 2000, 1320]);
    } finally {
      make.mockRestore();
      follow.mockRestore();
    }
  },
});
