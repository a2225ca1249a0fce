import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { soldPlans, storyPlans } from '@apiyard/kit/story/plans.ts';
import { PricingScreen } from './PricingScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Pricing/PricingScreen',
  component: PricingScreen,
  globals: { language: 'en' },
  parameters: { app: { at: '/pricing' } },
  args: { plans: { state: 'done' as const, value: storyPlans }, current: null, onRetry: fn() },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pricing');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Free',
      'Premium',
      'Compare plans',
    ]);
    await expect(canvas.getByText('500 calls a day')).toBeVisible();
    await expect(canvas.getByText('Files up to 50 MB')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/auth/register');
    await expect(canvas.getByRole('link', { name: 'Request this plan' })).toHaveAttribute(
      'href',
      '/contact?topic=premium',
    );
    await expect(canvas.getByRole('row', { name: /Price/ })).toHaveTextContent('PriceNo chargeOn request');
    await expect(canvas.getByRole('row', { name: /API keys/ })).toHaveTextContent('API keys320');
  },
});

export const SignedIn = meta.story({
  args: { current: 'free' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your plan')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create account' })).toBeNull();
  },
});

export const Sold = meta.story({
  args: { plans: { state: 'done', value: soldPlans } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Price/ })).toHaveTextContent(
      'PriceNo charge€12.50 a month€49 a month',
    );
    await expect(canvas.getByRole('heading', { name: 'Studio' })).toBeVisible();
  },
});

export const FourPlans = meta.story({
  args: {
    plans: {
      state: 'done',
      value: [...soldPlans, ...storyPlans.slice(1).map((plan) => ({ ...plan, id: 'partners', name: 'Partners' }))],
    },
  },
  play: async ({ canvas }) => {
    const [first, , third, fourth] = ['Free', 'Studio', 'Premium', 'Partners'].map((name) =>
      canvas.getByRole('heading', { level: 2, name }).getBoundingClientRect(),
    );
    // Two columns or one, never three and one.
    await expect(third?.left).toBe(first?.left);
    if (first?.left !== fourth?.left) await expect(fourth?.top).toBe(third?.top);
  },
});

export const Loading = meta.story({
  args: { plans: { state: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-busy=true]')).toHaveLength(2);
  },
});

export const Failed = meta.story({
  args: { plans: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load plans');
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { plans: { state: 'done', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No plans published yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { plans: { state: 'done', value: soldPlans }, current: 'premium' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('الأسعار');
    await expect(canvas.getByText('باقتك')).toBeVisible();
  },
});
