import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import type { NamesScreenProps } from './NamesScreen.tsx';
import { NamesScreen } from './NamesScreen.tsx';

const args: NamesScreenProps = { query: '', onQuery: fn() };

/** Without the items of the breadcrumbs. */
const namesOf = (items: readonly HTMLElement[]) => items.filter((item) => item.querySelector('[lang=ar]') !== null);

const meta = preview.meta({
  title: 'Screens/Islami/NamesScreen',
  component: NamesScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/islami/names' } },
  args,
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args: { onQuery } }) => {
    const items = namesOf(canvas.getAllByRole('listitem'));
    await expect(items).toHaveLength(99);
    await expect(items[92]).toHaveTextContent('93النُّورُan-NurThe Light');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search names' }), 'a');
    await expect(onQuery).toHaveBeenLastCalledWith('a');
  },
});

export const Filtered = meta.story({
  args: { query: 'merciful' },
  play: async ({ canvas }) => {
    await expect(namesOf(canvas.getAllByRole('listitem'))).toHaveLength(2);
    await expect(canvas.getByText('2 names found')).toBeInTheDocument();
  },
});

export const FilteredToNothing = meta.story({
  args: { query: 'zzz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No names match')).toBeVisible();
  },
});
