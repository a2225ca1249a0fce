import { addFavourite, listFavourites } from '@apiyard/api/contract/hub/hub';
import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { forgetVisitChoice } from '@apiyard/kit/snippets/visit-choice.ts';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { storyCalls } from '../story/activity.ts';
import { listedTools } from '../story/tools.ts';
import { FirstSteps } from './FirstSteps.tsx';

const nowMs = new Date(2026, 10, 20, 9, 30).getTime();
const succeeded = storyCalls.filter(({ status }) => status === 200);
const failedWith = (code: string, status: number) => ({
  state: 'done' as const,
  value: storyCalls.slice(0, 1).map((call): LoggedCall => ({ ...call, api: 'random/uuid', code, status })),
});

const meta = preview.meta({
  title: 'Screens/Home/FirstSteps',
  component: FirstSteps,
  globals: { language: 'en' },
  parameters: { app: { user: storyUser, at: '/dashboards/' } },
  args: {
    apiKey: storyUser.apiKey,
    apiOrigin: 'https://yard.example',
    tools: { state: 'done' as const, value: listedTools },
    calls: { state: 'done' as const, value: [] },
    hasFavourite: false,
    nowMs,
    isDone: false,
    onClose: fn(),
  },
  beforeEach: ({ msw }) => {
    msw.use(fixture(listFavourites, { items: [], next: null }));
    return forgetVisitChoice;
  },
});

const titles = ({ getAllByRole }: Pick<typeof screen, 'getAllByRole'>) =>
  getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

/** Waits for the first call. */
export const Success = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await expect(titles(canvas)).toEqual(['Your API key', 'Make a call', 'See the response arrive', 'Star a tool']);
    await expect(canvas.getByRole('button', { name: /Code language$/ })).toHaveTextContent('curl');
    await expect(canvasElement).toHaveTextContent("--header 'X-Api-Key: ay_012••••••••4567'");
    await expect(canvasElement).not.toHaveTextContent(storyUser.apiKey);
    await expect(canvas.getByText('Waiting for your call…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** Every language sends the key in the same header. */
export const InPython = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Code language$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Python' }));
    await expect(await canvas.findByRole('group', { name: 'Python' })).toHaveTextContent(/"X-Api-Key": "ay_012/);
  },
});

export const Loading = meta.story({
  args: { tools: { state: 'loading' }, calls: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for your call…')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Code language$/ })).toBeNull();
  },
});

export const Arrived = meta.story({
  parameters: pictured(inLight),
  args: { calls: { state: 'done', value: succeeded.slice(1, 2) } },
  play: async ({ canvas }) => {
    const status = within(canvas.getByText('Your call arrived').parentElement as HTMLElement);
    await expect(status.getByText('200')).toBeVisible();
    await expect(status.getByText('random/uuid')).toBeVisible();
    await expect(status.getByText('10 minutes ago')).toBeVisible();
    await expect(status.getByRole('link', { name: 'View call log' })).toHaveAttribute('href', '/account/usage');
    await expect(titles(canvas)).toEqual([
      'Your API key Done',
      'Make a call Done',
      'See the response arrive Done',
      'Star a tool',
    ]);
  },
});

/** The call reached the site: what to do about it, and the wait goes on. */
export const FailedCall = meta.story({
  args: { calls: failedWith('InvalidInput', 422) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Check your input')).toBeVisible();
    await expect(canvas.getByText('Copy the call again and run it without changes.')).toBeVisible();
    await expect(canvas.getByText('422')).toBeVisible();
  },
});

export const KeyRefused = meta.story({
  args: { calls: failedWith('KeyExpired', 401) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The API key has expired')).toBeVisible();
    await expect(canvas.getByText('Copy your API key again and send it with the call.')).toBeVisible();
  },
});

export const StarATool = meta.story({
  args: { calls: { state: 'done', value: succeeded } },
  beforeEach: ({ msw }) => msw.use(fixture(addFavourite, ({ input }) => ({ items: [input.api], next: null }))),
  play: async ({ canvas }) => {
    const star = await canvas.findByRole('button', { name: 'Favourite: Sudoku' });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Done = meta.story({
  args: { calls: { state: 'done', value: succeeded }, hasFavourite: true, isDone: true },
  beforeEach: ({ msw }) => msw.use(fixture(listFavourites, { items: ['puzzle/sudoku'], next: null })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('You’re all set');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const WithoutTools = meta.story({
  args: { tools: { state: 'done', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tools appear here after an admin turns them on.')).toBeVisible();
  },
});
