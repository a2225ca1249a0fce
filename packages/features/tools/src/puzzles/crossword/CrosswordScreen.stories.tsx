import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { CrosswordPuzzle } from './crossword-board.ts';
import { CrosswordScreen } from './CrosswordScreen.tsx';
import { pageArgs, playing } from '../story/page-args.ts';

/** CAT across and CAR down from the first cell. */
const puzzle: CrosswordPuzzle = {
  language: 'en',
  width: 3,
  height: 3,
  solution: ['C', 'A', 'T', 'A', null, null, 'R', null, null],
  entries: [
    { number: 1, direction: 'across', cells: [0, 1, 2], clue: 'A pet that purrs' },
    { number: 1, direction: 'down', cells: [0, 3, 6], clue: 'A vehicle with four wheels' },
  ],
};
const begun = ['C', 'A', '', '', '', '', '', '', ''];

const meta = preview.meta({
  title: 'Screens/Puzzles/CrosswordScreen',
  component: CrosswordScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/crossword' } },
  args: {
    id: { level: 'en-small', seed: 'abc' },
    puzzle,
    position: begun,
    game: playing,
    ...pageArgs,
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    const letter = canvas.getByRole('textbox', { name: '1 across, letter 3 of 3, row 1, column 3' });
    await userEvent.click(letter);
    await userEvent.keyboard('t');
    await expect(args.onMove).toHaveBeenLastCalledWith(['C', 'A', 'T', '', '', '', '', '', '']);
    await userEvent.keyboard('{Tab}');
    const down = canvas.getByRole('textbox', { name: '1 down, letter 2 of 3, row 2, column 1' });
    await expect(down).toHaveFocus();
    await userEvent.keyboard('{ArrowUp} ');
    await expect(canvas.getByRole('button', { name: /A pet that purrs/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /A vehicle with four wheels/ }));
    await expect(canvas.getByRole('button', { name: /A vehicle/ })).toHaveAttribute('aria-current', 'true');
  },
});

/** A check of one letter shows no mistake of others. */
export const CheckedLetter = meta.story({
  args: { position: ['X', 'Y', '', '', '', '', '', '', ''], game: { ...playing, checked: [0, 1] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('textbox', { name: /mistake/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Check for mistakes' }));
    const menu = within(document.body);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'This letter' }));
    await expect(args.actions.onCheck).toHaveBeenCalledTimes(1);
    await expect(canvas.getAllByRole('textbox', { name: /mistake/ })).toHaveLength(1);
  },
});

export const Revealed = meta.story({
  args: { hint: { value: { kind: 'entry', entry: 0 }, detail: 'name' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Letter 3 of 1 across is T.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(['C', 'A', 'T', '', '', '', '', '', '']);
  },
});

export const Loading = meta.story({
  args: { puzzle: null, position: null, game: { ...playing, state: 'loading', elapsedMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Crossword board' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Solved = meta.story({
  args: { position: ['C', 'A', 'T', 'A', '', '', 'R', '', ''], game: { ...playing, state: 'solved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Solved' })).toBeVisible();
  },
});

/** The grid runs from right to left, and a letter without its hamza counts. */
export const ArabicWords = meta.story({
  args: {
    id: { level: 'ar-small', seed: 'abc' },
    puzzle: {
      language: 'ar',
      width: 3,
      height: 1,
      solution: ['أ', 'س', 'د'],
      entries: [{ number: 1, direction: 'across', cells: [0, 1, 2], clue: 'ملك الغابة' }],
    },
    position: ['', '', ''],
  },
  play: async ({ canvas, args }) => {
    const letters = canvas.getAllByRole('textbox');
    const [first, second] = letters.map((letter) => letter.getBoundingClientRect().left);
    await expect(second).toBeLessThan(first ?? 0);
    await userEvent.click(letters[0] as HTMLElement);
    await userEvent.keyboard('ا');
    await expect(args.onMove).toHaveBeenLastCalledWith(['ا', '', '']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(letters[2]).toHaveFocus();
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
