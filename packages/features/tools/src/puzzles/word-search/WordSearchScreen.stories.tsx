import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, onPhone, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { WordSearchPuzzle } from './word-search-board.ts';
import { WordSearchScreen } from './WordSearchScreen.tsx';
import { pageArgs, playing } from '../story/page-args.ts';

/** Three words in five rows; CAT runs down from the first cell. */
const puzzle: WordSearchPuzzle = {
  language: 'en',
  size: 5,
  letters: Array.from('CBEESAXOTTTRWHAOTTERLMNPQ'),
  words: [
    { word: 'bees', cells: [1, 2, 3, 4], direction: 'forward' },
    { word: 'cat', cells: [0, 5, 10], direction: 'down' },
    { word: 'otter', cells: [15, 16, 17, 18, 19], direction: 'forward' },
  ],
};
const arabic: WordSearchPuzzle = {
  language: 'ar',
  size: 3,
  letters: Array.from('قمربحرجبل'),
  words: [
    { word: 'بحر', cells: [3, 4, 5], direction: 'forward' },
    { word: 'قمر', cells: [0, 1, 2], direction: 'forward' },
  ],
};

const meta = preview.meta({
  title: 'Screens/Puzzles/WordSearchScreen',
  component: WordSearchScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/word-search' } },
  args: {
    id: { level: 'en-easy', seed: 'abc' },
    puzzle,
    position: [0],
    game: playing,
    ...pageArgs,
  },
});

const cellAt = (canvasElement: HTMLElement, cell: number) =>
  within(canvasElement).getAllByRole('gridcell')[cell] as HTMLElement;

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('bees, found')).toBeInTheDocument();
    await expect(cellAt(canvasElement, 1)).toHaveAccessibleName('B, part of a found word, row 1, column 2');
    await userEvent.click(cellAt(canvasElement, 0));
    await expect(cellAt(canvasElement, 0)).toHaveAccessibleName('C, first letter of the selection, row 1, column 1');
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(args.onMove).toHaveBeenLastCalledWith([0, 1]);
    await userEvent.keyboard(' {ArrowRight} ');
    await expect((await canvas.findAllByText('TR isn’t one of the words that are left.'))[0]).toBeVisible();
    await expect(args.onMove).toHaveBeenCalledTimes(1);
  },
});

export const Explained = meta.story({
  parameters: pictured(onPhone),
  args: { hint: { value: 1, detail: 'explain' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('cat runs from row 1, column 1 to row 3, column 1.')).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { name: /part of the hint/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onMove).toHaveBeenLastCalledWith([0, 1]);
  },
});

export const Loading = meta.story({
  args: { puzzle: null, position: null, game: { ...playing, state: 'loading', elapsedMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Word search board' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Solved = meta.story({
  args: { position: [0, 1, 2], game: { ...playing, state: 'solved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Solved' })).toBeVisible();
  },
});

/** The grid runs in the direction of its words: the first cell is on the right, and the left arrow leads on. */
export const ArabicWords = meta.story({
  args: { puzzle: arabic, position: [], id: { level: 'ar-easy', seed: 'abc' } },
  play: async ({ canvasElement, args }) => {
    const [first, second] = [0, 1].map((cell) => cellAt(canvasElement, cell).getBoundingClientRect().left);
    await expect(second).toBeLessThan(first ?? 0);
    await userEvent.click(cellAt(canvasElement, 3));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft} ');
    await expect(args.onMove).toHaveBeenLastCalledWith([0]);
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
