import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, userEvent } from 'storybook/test';
import type { WordPuzzle } from './word-board.ts';
import { WordOfTheDayScreen } from './WordOfTheDayScreen.tsx';
import { pageArgs, playing } from '../story/page-args.ts';

const puzzle: WordPuzzle = {
  language: 'en',
  word: 'otter',
  letters: Array.from('OTTER'),
  meaning: 'A playful mammal that swims in rivers',
};
const guesses = [Array.from('TIGER'), Array.from('OTHER')];

const meta = preview.meta({
  title: 'Screens/Puzzles/WordOfTheDayScreen',
  component: WordOfTheDayScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/word-of-the-day' } },
  args: {
    id: { level: 'en-word', seed: 'abc' },
    puzzle,
    position: guesses,
    game: playing,
    ...pageArgs,
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('T, elsewhere in the word')[0]).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'G, not in the word' })).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Guess 3 of 6, 5 letters' });
    await userEvent.type(field, 'ott');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter guess' }));
    await expect(canvas.getByText('Type 5 letters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'E, in its place' }));
    await userEvent.click(canvas.getByRole('button', { name: 'R, in its place' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enter guess' }));
    await expect(args.onMove).toHaveBeenLastCalledWith([...guesses, Array.from('OTTER')]);
  },
});

export const Hinted = meta.story({
  args: { hint: { value: null, detail: 'explain' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The word is otter.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onMove).toHaveBeenLastCalledWith([...guesses, Array.from('OTTER')]);
  },
});

export const Loading = meta.story({
  args: { puzzle: null, position: null, game: { ...playing, state: 'loading', elapsedMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Generating the puzzle')).toBeInTheDocument();
  },
});

export const Solved = meta.story({
  args: { position: [...guesses, Array.from('OTTER')], game: { ...playing, state: 'solved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('otter: A playful mammal that swims in rivers')).toBeVisible();
    await expect(canvas.getAllByText('Guesses: 3 of 6')[0]).toBeInTheDocument();
  },
});

export const Lost = meta.story({
  args: { position: Array.from({ length: 6 }, () => Array.from('TIGER')), game: { ...playing, state: 'lost' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Game over' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.actions.onUndo).toHaveBeenCalledTimes(1);
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
