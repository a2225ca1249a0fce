import { preview } from '@apiyard/kit/story/preview.tsx';
import { Component } from '@apiyard/modules/kanban/kanban.route.tsx';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadCopies, routes, sampleSite } from './around.tsx';

const story = preview.meta({
  title: 'Flows/Kanban',
  component: Component,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/apps/kanban', routes } },
  loaders: [loadCopies],
});

const titlesIn = async (name: string) =>
  within(await screen.findByRole('grid', { name }))
    .queryAllByRole('row')
    .flatMap((row) => row.querySelector('bdi')?.textContent ?? []);

/** A new card on the sample layer: added, moved to another column, and both undone and redone. */
export const AddMoveUndo = story.story({
  beforeEach: ({ msw }) => msw.use(...sampleSite().handlers),
  play: async ({ step }) => {
    await step('add a card to the first column', async () => {
      await waitFor(async () => expect(await titlesIn('Todo')).toContain('Write the release notes'));
      await userEvent.click(screen.getByRole('button', { name: 'New card' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'New card' }));
      await userEvent.type(sheet.getByRole('textbox', { name: /^Title/ }), 'Call the printer');
      await userEvent.click(sheet.getByRole('button', { name: 'Add' }));
      await waitFor(async () => expect(await titlesIn('Todo')).toContain('Call the printer'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('move it to the last column', async () => {
      const card = await screen.findByRole('row', { name: /^Call the printer/ });
      await userEvent.click(within(card).getByRole('button', { name: 'Actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Done' }));
      await waitFor(async () => expect(await titlesIn('Done')).toContain('Call the printer'));
      await expect(await titlesIn('Todo')).not.toContain('Call the printer');
    });
    await step('undo both', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(async () => expect(await titlesIn('Todo')).toContain('Call the printer'));
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(async () => expect(await titlesIn('Todo')).not.toContain('Call the printer'));
      await expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    });
    await step('redo both', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
      await waitFor(async () => expect(await titlesIn('Todo')).toContain('Call the printer'));
      await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
      await waitFor(async () => expect(await titlesIn('Done')).toContain('Call the printer'));
    });
  },
});
