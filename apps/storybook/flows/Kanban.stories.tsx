import { sampleHandlers } from '@apiyard/api/sample/layer';
import { createSampleStore } from '@apiyard/api/sample/store';
import { loadActive } from '@apiyard/kit/copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { kanbanCopy } from '@apiyard/modules/kanban/kanban-copy.ts';
import page from '@apiyard/modules/kanban/kanban.page.ts';
import { sampleDataCopy } from '@apiyard/modules/sample-data/sample-data-copy.ts';
import { Link } from '@apiyard/ui/Link';
import { ToastRegion } from '@apiyard/ui/Toast';
import { Outlet } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** The page with another one to go to. */
function Around() {
  return (
    <>
      <Outlet />
      <Link href="/elsewhere">Elsewhere</Link> <Link href="/apps/kanban">To the board</Link>
      <ToastRegion />
    </>
  );
}

const routes = [
  {
    Component: Around,
    children: [
      { ...routeOf(page, []), HydrateFallback: () => null },
      { path: '/elsewhere', Component: () => <h1>Another page</h1> },
    ],
  },
];

const story = preview.meta({
  title: 'Flows/Kanban',
  component: Around,
  globals: { language: 'en' },
  loaders: [() => Promise.all([kanbanCopy, sampleDataCopy, problemsCopy, unsavedCopy].map(loadActive))],
});

const titlesIn = async (name: string) =>
  within(await screen.findByRole('grid', { name }))
    .queryAllByRole('row')
    .flatMap((row) => row.querySelector('bdi')?.textContent ?? []);

/** A column is added and gets a card, which moves on. Everything is undone from another visit of the page. */
export const WorkIsPlannedAndUndone = story.story({
  parameters: { app: { at: '/apps/kanban', routes } },
  beforeEach: ({ msw }) => msw.use(...sampleHandlers(createSampleStore())),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await titlesIn('Done')).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Add column' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Column name/ }), 'Review{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add card to Review' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Read the contract{Enter}');
    const card = await canvas.findByRole('row', { name: /^Read the contract/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(card).getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Done' }));
    await waitFor(async () => expect((await titlesIn('Done')).at(-1)).toBe('Read the contract'));

    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await canvas.findByRole('heading', { name: 'Another page' });
    await userEvent.click(canvas.getByRole('link', { name: 'To the board' }));
    await waitFor(async () => expect((await titlesIn('Done')).at(-1)).toBe('Read the contract'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await titlesIn('Review')).toEqual(['Read the contract']));
    await userEvent.keyboard('{Control>}zz{/Control}');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Review' })).toBeNull());
    await expect(await titlesIn('Done')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
});
