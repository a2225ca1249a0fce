import { expect, userEvent, waitFor, within } from 'storybook/test';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { planCopy } from './plan-copy.ts';
import * as plan from './plan.route.tsx';
import { planFixtures } from './story/plan-fixtures.ts';
import { pages } from '../pages.ts';

/** The page with its loader and the client. */
const routes = [{ path: '/account/plan', ...plan, HydrateFallback: () => null }];

const story = preview.meta({
  title: 'Screens/Plan/Routes',
  component: plan.Component,
  globals: { language: 'en' },
  loaders: [() => loadActive(planCopy), () => loadActive(planCardCopy), () => loadActive(accountPageCopy)],
  parameters: { app: { at: '/account/plan', pages, user: storyUser, routes } },
  beforeEach: ({ msw }) => msw.use(...planFixtures()),
});

export const RedeemsAVoucher = story.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('500 calls a day')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Code/ }), '000000000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
    await expect(await canvas.findByText('No voucher matches this code. Check it and try again.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Code/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Code/ }), 'k7qm2d9xohtl');
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
    await expect(await canvas.findByText('You’re now on Premium')).toBeVisible();
    await expect(await canvas.findByText('20,000 calls a day')).toBeVisible();
    await expect(await canvas.findByText('Voucher redeemed: Premium')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Code/ })).toHaveValue('');
  },
});

export const AsksAndWithdraws = story.story({
  parameters: { app: { at: '/account/plan?ask=premium#request' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'What you need it for (optional)' }), 'A course');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('You requested Premium')).toBeVisible();
    // The focus must not be on the withdraw button: a second press of Enter would withdraw the request.
    await waitFor(() =>
      expect(within(document.activeElement as HTMLElement).getByRole('button', { name: 'Withdraw' })).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByRole('button', { name: 'Send request' })).toBeVisible();
  },
});
