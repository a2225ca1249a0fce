import { expect, fn, userEvent } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import { failedRun, passedRun } from '../story/story-scrapers.ts';
import { TestRun } from './TestRun.tsx';

const meta = preview.meta({
  title: 'Screens/Scrapers/Tests',
  component: TestRun,
  globals: { language: 'en' },
  loaders: [() => loadActive(scrapersCopy)],
  args: {
    state: { run: passedRun, running: null, error: null },
    testCount: 2,
    stored: { isLive: true },
    onRun: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All 2 tests passed');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Passed: first page412 ms',
      'Passed: no such page198 ms',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Test live revision' }));
    await expect(args.onRun).toHaveBeenCalledWith('live');
  },
});

export const Failing = meta.story({
  parameters: pictured(inLight),
  args: { state: { run: failedRun, running: null, error: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 2 failed');
    await expect(canvas.getByText(/Expected at least 10 items, but there are 0/)).toBeVisible();
    await expect(canvas.getByText('1.2 sec')).toBeVisible();
  },
});

export const Running = meta.story({
  args: { state: { run: passedRun, running: 'draft', error: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Running tests' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Test live revision' })).toBeDisabled();
    await expect(args.onRun).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: {
    state: {
      run: null,
      running: null,
      error: { code: 'NoTests', detail: 'This definition has no tests.', requestId: 'r1' },
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('There are no tests. Add one first.'),
});

export const Empty = meta.story({
  args: { state: { run: null, running: null, error: null }, testCount: 0, stored: { isLive: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Add tests with inputs that have a known result/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const NotStoredYet = meta.story({
  args: { state: { run: null, running: null, error: null }, testCount: 0, stored: null },
  play: async ({ canvas }) => expect(canvas.getByText('Save the draft and its tests first.')).toBeVisible(),
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { state: { run: failedRun, running: null, error: null } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('فشل 1 من 2'),
});
