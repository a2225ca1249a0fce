import { makeQuiz, operations } from '@apiyard/kernels/quiz/quiz';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, onPhone, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, userEvent, within } from 'storybook/test';
import { ArithmeticScreen } from './ArithmeticScreen.tsx';
import { pageArgs, playing } from '../story/page-args.ts';

const puzzle = makeQuiz({ level: 'medium', operations, count: 10 }, '2026-11-26');
const [first, second] = puzzle;
const answers = puzzle.map(({ answer }, at) => ({
  given: at === 1 ? answer + 10 : answer,
  elapsedMs: 2100 + at * 300,
}));

const meta = preview.meta({
  title: 'Screens/Puzzles/ArithmeticScreen',
  component: ArithmeticScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/arithmetic-quiz' } },
  args: {
    id: { level: 'medium', seed: '2026-11-26' },
    puzzle,
    position: [],
    game: { ...playing, elapsedMs: 2000 },
    ...pageArgs,
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Question 1 of 10')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: /^Answer to / });
    await userEvent.type(field, '{Enter}');
    await expect(canvas.getByText('Enter a whole number.')).toBeVisible();
    await userEvent.type(field, `${first?.answer}{Enter}`);
    await expect(args.onMove).toHaveBeenLastCalledWith([{ given: first?.answer, elapsedMs: 2000 }]);
    await expect(field).toHaveValue('');
  },
});

/** The digits of Arabic keyboards, and of the pad. */
export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '٣');
    const pad = within(canvas.getByRole('group', { name: 'لوحة الأرقام' }));
    await userEvent.click(pad.getAllByRole('button')[4] as HTMLElement);
    await expect(field).toHaveValue('٣5');
    await userEvent.click(pad.getByRole('button', { name: 'إرسال الإجابة' }));
    await expect(args.onMove).toHaveBeenLastCalledWith([{ given: 35, elapsedMs: 2000 }]);
  },
});

export const Wrong = meta.story({
  parameters: pictured(onPhone),
  args: { position: answers.slice(0, 2), game: { ...playing, mistakes: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Question 3 of 10')).toBeVisible();
    await expect(canvas.getByText(/ isn’t \d+\.$/)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { puzzle: null, position: null, game: { ...playing, state: 'loading', elapsedMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Generating the puzzle')).toBeInTheDocument();
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
    await expect(canvas.queryByText(/ =$/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.actions.onResume).toHaveBeenCalledTimes(1);
  },
});

/** All answers, with how the wrong one is found. */
export const Solved = meta.story({
  parameters: pictured(inLight),
  args: { position: answers, game: { ...playing, state: 'solved', mistakes: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Answers' })).toBeVisible();
    await expect(within(canvas.getByRole('group', { name: 'Answers' })).getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByText(`Your answer: ${(second?.answer ?? 0) + 10}`)).toBeVisible();
    await expect(canvas.getByText('Correct: 9 of 10')).toBeVisible();
  },
});
