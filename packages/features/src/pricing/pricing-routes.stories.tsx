import { http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { loadActive } from '../_kit/copy.ts';
import { storyUser } from '../_kit/story/people.ts';
import { preview } from '../_kit/story/preview.tsx';
import { planCardCopy } from '../_kit/PlanCard/plan-card-copy.ts';
import { pricingCopy } from './pricing-copy.ts';
import * as pricing from './pricing.route.tsx';
import * as pricing2 from './pricing2.route.tsx';
import { storyPlans } from '../_kit/story/plans.ts';

const routes = [
  { path: '/pricing', ...pricing, HydrateFallback: () => null },
  { path: '/pricing2', ...pricing2, HydrateFallback: () => null },
];

const story = preview.meta({
  title: 'Screens/Pricing/Routes',
  component: pricing.Component,
  globals: { language: 'en' },
  loaders: [() => loadActive(pricingCopy), () => loadActive(planCardCopy)],
});

export const Cards = story.story({
  parameters: { app: { at: '/pricing', user: storyUser, routes } },
  beforeEach: ({ msw }) => msw.use(http.get('*/api/plans', () => HttpResponse.json({ items: storyPlans, next: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('500 calls a day')).toBeVisible();
    await expect(canvas.getByText('Your plan')).toBeVisible();
  },
});

export const FailsThenComes = story.story({
  parameters: { app: { at: '/pricing2', routes } },
  beforeEach: ({ msw }) => {
    let isDown = true;
    msw.use(
      http.get('*/api/plans', () => {
        if (!isDown) return HttpResponse.json({ items: storyPlans, next: null });
        isDown = false;
        return HttpResponse.json(
          { success: false, code: 'Internal', detail: 'Fault.', requestId: 'story-500' },
          { status: 500 },
        );
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('story-500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Free is enough')).toBeVisible();
  },
});
