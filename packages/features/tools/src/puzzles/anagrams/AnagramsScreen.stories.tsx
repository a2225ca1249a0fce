import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, userEvent } from 'storybook/test';
import type { AnagramsPuzzle } from './anagrams-board.ts';
import { AnagramsScreen } from './AnagramsScreen.tsx';
import { pageArgs, playing } from '../story/page-args.ts';

const puzzle: AnagramsPuzzle = {
  language: 'en',
  words: [
    { letters: Array.from('TOERT'), word: 'otter', clue: 'A playful mammal that swims in rivers' },
    { letters: Array.from('DABRE'), word: 'bread', clue: 'A loaf baked from flour, water and yeast' },
  ],
};
const letters = puzzle.words.map((word) => word.letters);

const meta = preview.meta({
  title: 'Screens/Puzzles/AnagramsScreen',
  component: AnagramsScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/anagrams' } },
  args: {
    id: { level: 'en-5', seed: 'abc' },
    puzzle,
    position: { found: [], letters },
    game: playing,
    ...pageArgs,
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: 'Letters: T O E R T' })).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Your word' });
    await userEvent.type(field, 'torte{Enter}');
    await expect(canvas.getByText('torte isn’t the word we’re looking for.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Otter{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith({ found: [0], letters });
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Shuffle letters' }));
    await expect(args.onMove).toHaveBeenCalledTimes(2);
  },
});

export const Hinted = meta.story({
  args: { hint: { value: null, detail: 'name' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The word starts with O.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { puzzle: null, position: null, game: { ...playing, state: 'loading', elapsedMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Generating the puzzle')).toBeInTheDocument();
  },
});

export const Solved = meta.story({
  args: { position: { found: [1, 0], letters }, game: { ...playing, state: 'solved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Solved' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Words found' })).toHaveTextContent('breadotter');
  },
});

export const Failed = meta.story({
  args: { puzzle: null, position: null, game: { ...playing, state: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Paused = meta.story({
  args: { game: { ...playing, state: 'paused' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.actions.onResume).toHaveBeenCalledTimes(1);
  },
});
