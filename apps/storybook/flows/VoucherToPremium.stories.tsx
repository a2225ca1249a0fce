import { sampleHandlers } from '@apiyard/api/sample/layer';
import { newPerson } from '@apiyard/api/sample/new-person';
import { createSampleStore } from '@apiyard/api/sample/store';
import { accountPageCopy } from '@apiyard/features/_kit/AccountPage/account-page-copy.ts';
import { loadActive } from '@apiyard/features/_kit/copy.ts';
import { planCardCopy } from '@apiyard/features/_kit/PlanCard/plan-card-copy.ts';
import { premiumApi } from '@apiyard/features/_kit/story/apis.ts';
import { preview } from '@apiyard/features/_kit/story/preview.tsx';
import { RouteError } from '@apiyard/features/errors/route-error.tsx';
import { hubCopy } from '@apiyard/features/hub/hub-copy.ts';
import * as playground from '@apiyard/features/hub/playground.route.tsx';
import { planCopy } from '@apiyard/features/plan/plan-copy.ts';
import * as plan from '@apiyard/features/plan/plan.route.tsx';
import { pricingCopy } from '@apiyard/features/pricing/pricing-copy.ts';
import * as pricing from '@apiyard/features/pricing/pricing.route.tsx';
import { Link } from '@apiyard/ui/Link';
import { Outlet } from 'react-router';
import { expect, userEvent, within } from 'storybook/test';

/** The pages with the ways that the app's menus have between them. */
function Around() {
  return (
    <>
      <Outlet />
      <Link href="/account/plan">To my plan</Link>
      <Link href={`/hub/${premiumApi.path}`}>To the API</Link>
    </>
  );
}

const page = { HydrateFallback: () => null, ErrorBoundary: RouteError };
const routes = [
  {
    Component: Around,
    children: [
      { path: '/hub/*', ...playground, ...page },
      { path: '/pricing', ...pricing, ...page },
      { path: '/account/plan', ...plan, ...page },
    ],
  },
];

/** A plan that ended while the page was open: the browser still takes the person for premium, the server does not. */
function yard() {
  const store = createSampleStore({
    apis: () => [premiumApi],
    runners: { [premiumApi.path]: () => ({ data: { text: 'Guten Tag' } }) },
    premium: {
      vouchers: [{
        id: 'v1', code: 'K7QM-2D9X-0HT1', masked: 'K7QM-••••-••••', plan: { id: 'premium', name: '' }, days: 30, usesMax: 1, uses: 0, expiresAt: null, note: '', state: 'usable',
        createdAt: '2026-11-01T12:00:00.000Z', createdBy: 'admin', redeemedBy: [],
      }],
    },
  });
  const person = newPerson(store, { username: 'amina', email: 'amina@example.test', password: 'a yard full of tools' });
  store.people.push(person);
  store.signIn(person);
  return { store, user: { ...person.user, plan: 'premium' } };
}

const open = yard();

const story = preview.meta({
  title: 'Flows/Voucher to premium call',
  component: Around,
  globals: { language: 'en' },
  parameters: { app: { at: `/hub/${premiumApi.path}`, user: open.user, routes } },
  loaders: [() => Promise.all([hubCopy, planCopy, planCardCopy, accountPageCopy, pricingCopy].map(loadActive))],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers(yard().store)),
});

/** Parts of the pages arrive when they are first wanted. */
const late = { timeout: 10_000 };

/** Refused, led to the plans, a voucher redeemed, and the same call answered. */
export const RefusedRedeemedAnswered = story.story({
  play: async ({ canvas, step }) => {
    await step('the call is refused, and says where the plans are', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send' }, late));
      const refused = await canvas.findByRole('alert', undefined, late);
      await expect(refused).toHaveTextContent('ai/translate is for plans with premium APIs.');
      await userEvent.click(within(refused).getByRole('link', { name: 'See plans' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Pricing' }, late)).toBeVisible();
    });
    await step('a voucher gives the plan', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'To my plan' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: /^Code/ }, late), 'k7qm2d9xohtl');
      await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
      await expect(await canvas.findByText('You are on Premium', undefined, late)).toBeVisible();
    });
    await step('the same call is answered', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'To the API' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Send' }, late));
      await userEvent.click(await canvas.findByRole('tab', { name: 'Raw' }, late));
      await expect(await canvas.findByRole('tabpanel', { name: 'Raw' })).toHaveTextContent('"text": "Guten Tag"');
    });
  },
});
