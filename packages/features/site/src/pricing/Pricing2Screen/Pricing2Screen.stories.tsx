import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { soldPlans, storyPlans } from '@apiyard/kit/story/plans.ts';
import { Pricing2Screen } from './Pricing2Screen.tsx';

const meta = preview.meta({
  title: 'Screens/Pricing/Pricing2Screen',
  component: Pricing2Screen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/pricing2' } },
  args: { plans: { state: 'done' as const, value: storyPlans }, current: null, onRetry: fn() },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Plans and pricing');
    const result = canvas.getByRole('status');
    await expect(result).toHaveTextContent('200 calls a day');
    await expect(result).toHaveTextContent('The Free plan is enough');
    await expect(canvas.getByRole('meter', { name: 'Share of the daily quota' })).toHaveAttribute(
      'aria-valuenow',
      '0.4',
    );
    const people = canvas.getByRole('textbox', { name: /Users per day/ });
    await userEvent.clear(people);
    await userEvent.type(people, '1000{Tab}');
    await expect(result).toHaveTextContent('4,000 calls a day');
    await expect(result).toHaveTextContent('The Premium plan is enough');
    await userEvent.clear(people);
    await userEvent.type(people, '100000{Tab}');
    await expect(result).toHaveTextContent('More than any plan allows');
  },
});

export const PremiumApisNeeded = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'I need premium APIs' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('The Premium plan is enough');
    await expect(canvas.getByRole('status')).toHaveTextContent('Uses 1% of the daily quota.');
  },
});

/** Nothing below the calculator moves when the plans arrive. */
export const Loading = meta.story({
  args: { plans: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('200 calls a day');
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('region', { name: 'All plans' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  args: { plans: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load plans');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  parameters: pictured(inLight),
  args: { plans: { state: 'done', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No plans published yet')).toBeVisible();
  },
});

export const SignedIn = meta.story({
  args: { plans: { state: 'done', value: soldPlans }, current: 'studio' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your plan')).toBeVisible();
    await expect(canvas.getByText('€12.50 a month')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Request this plan' })).toHaveLength(1);
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  args: { plans: { state: 'done', value: soldPlans } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Le forfait Gratuit suffit/);
  },
});
