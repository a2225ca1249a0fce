import { listPlans } from '@apiyard/api/contract/plans/plans';
import { expect, userEvent } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { pricingCopy } from './pricing-copy.ts';
import * as pricing from './pricing.route.tsx';
import * as pricing2 from './pricing2.route.tsx';
import { storyPlans } from '@apiyard/kit/story/plans.ts';

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
  beforeEach: ({ msw }) => msw.use(fixture(listPlans, { items: [...storyPlans], next: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('500 calls a day')).toBeVisible();
    await expect(canvas.getByText('Your plan')).toBeVisible();
  },
});

export const FailsThenComes = story.story({
  parameters: { app: { at: '/pricing2', routes } },
  beforeEach: ({ msw }) =>
    msw.use(fixture(listPlans, ({ count }) => (count === 1 ? internal() : { items: [...storyPlans], next: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('story-500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The Free plan is enough')).toBeVisible();
  },
});
