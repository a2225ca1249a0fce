import { expect, fn, userEvent, within } from 'storybook/test';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { PrintPageProps } from '../print/PrintPage.tsx';

interface Playing {
  readonly canvasElement: HTMLElement;
  readonly args: Pick<PrintPageProps<unknown>, 'onPrint' | 'onRetry'>;
}

export const loading: Loadable<never> = { state: 'loading' };
export const failed: Loadable<never> = { state: 'failed' };

/** What the screen to print a puzzle gets, in stories: the same puzzle twice on a page, with solutions. */
export function printArgs<Puzzle>(level: string, puzzle: Puzzle) {
  const puzzles: PrintPageProps<Puzzle>['puzzles'] = {
    state: 'done',
    value: ['abc', 'abc-2'].map((seed) => ({ id: { level, seed }, puzzle })),
  };
  const view = { level, seed: 'abc', count: 2, perPage: 2, hasSolutions: true };
  return { view, puzzles, onView: fn(), onRetry: fn(), onPrint: fn() };
}

export async function expectPrint({ canvasElement, args }: Playing) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Print' }));
  await expect(args.onPrint).toHaveBeenCalledTimes(1);
}

export async function expectNoPrintYet({ canvasElement }: Playing) {
  await expect(within(canvasElement).getByRole('button', { name: 'Print' })).toBeDisabled();
}

export async function expectRetry({ canvasElement, args }: Playing) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
}
