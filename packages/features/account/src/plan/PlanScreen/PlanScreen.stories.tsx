import type { AccountPlan } from '@apiyard/api/contract/plans/account-plan';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { soldPlans, storyPlans } from '@apiyard/kit/story/plans.ts';
import { idleMutation } from '@apiyard/kit/story/mutations.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { declinedRequest, freeAccount, openRequest, premiumAccount } from '../story/account-plans.ts';
import type { PlanScreenProps } from './PlanScreen.tsx';
import { PlanScreen } from './PlanScreen.tsx';
import { pages } from '../../pages.ts';

const done = (value: AccountPlan) => ({ state: 'done' as const, value });

const meta = preview.meta({
  title: 'Screens/Plan/PlanScreen',
  component: PlanScreen,
  globals: { language: 'en' },
  parameters: { app: { at: '/account/plan', pages } },
  args: {
    account: done(premiumAccount),
    offered: storyPlans,
    voucher: idleMutation() as PlanScreenProps['voucher'],
    request: {
      asked: idleMutation(),
      withdrawn: idleMutation(),
      wanted: null,
    } as PlanScreenProps['request'],
    nowMs: Date.parse('2026-11-20T10:00:00.000Z'),
    onRetry: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Plan');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Your plan',
      'History',
      'Redeem a voucher',
      'Request a plan',
    ]);
    await expect(canvas.getByText('20,000 calls a day')).toBeVisible();
    await expect(canvas.getByText(/^Ends Dec 31, 2026/)).toBeVisible();
    await expect(canvas.getByText('15,820 calls left')).toBeVisible();
    await expect(canvas.getByText('Voucher redeemed: Premium')).toBeVisible();
    await expect(canvas.getByText('There are no other plans to request.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
  },
});

export const Free = meta.story({
  args: {
    account: done(freeAccount),
    offered: soldPlans,
    request: { asked: idleMutation(), withdrawn: idleMutation(), wanted: 'studio' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No changes yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Studio/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'What you need it for (optional)' }), 'A course');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(args.request.asked.mutate).toHaveBeenCalledWith({ plan: 'studio', message: 'A course' });
  },
});

/** Codes are formatted as they are printed, independent of the typed format. */
export const Redeeming = meta.story({
  args: { account: done(freeAccount) },
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: /^Code/ });
    await userEvent.type(code, 'k7qm2d9');
    await expect(code).toHaveValue('K7QM-2D9');
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
    await expect(code).toHaveAccessibleDescription(/Enter all 12 letters and digits\.$/);
    await expect(args.voucher.mutate).not.toHaveBeenCalled();
    await userEvent.type(code, 'xohtl');
    await expect(code).toHaveValue('K7QM-2D9X-0HT1');
    await userEvent.keyboard('{Enter}');
    await expect(args.voucher.mutate).toHaveBeenCalledWith({ code: 'K7QM-2D9X-0HT1' });
  },
});

export const Redeemed = meta.story({
  args: { voucher: idleMutation({ data: premiumAccount }) },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Redeem a voucher' }));
    await expect(card.getByText('You’re now on Premium')).toBeVisible();
    await expect(card.getByText(/^Ends Dec 31, 2026/)).toBeVisible();
    await expect(card.getByRole('link', { name: 'Try an API' })).toHaveAttribute('href', '/hub');
  },
});

export const WrongCode = meta.story({
  args: { account: done(freeAccount), voucher: idleMutation({ error: { code: 'VoucherUnknown', detail: 'No.' } }) },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: /^Code/ });
    await expect(code).toBeInvalid();
    await expect(code).toHaveAccessibleDescription(/No voucher matches this code\. Check it and try again\.$/);
  },
});

export const SpentVoucher = meta.story({
  args: { account: done(freeAccount), voucher: idleMutation({ error: { code: 'VoucherSpent', detail: 'No.' } }) },
  play: async ({ canvas }) =>
    expect(canvas.getByText('This voucher has been used up. Ask the sender for another.')).toBeVisible(),
});

export const ExpiredVoucher = meta.story({
  args: { account: done(freeAccount), voucher: idleMutation({ error: { code: 'VoucherExpired', detail: 'No.' } }) },
  play: async ({ canvas }) => expect(canvas.getByText(/^This voucher has expired\./)).toBeVisible(),
});

export const OtherPlanInForce = meta.story({
  args: {
    voucher: idleMutation({
      error: {
        code: 'PlanInForce',
        detail: 'No.',
        plan: { id: 'premium', name: '' },
        until: '2026-12-31T12:00:00.000Z',
      },
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      /^You’re on Premium until Dec 31, 2026, .*, and this voucher is for another plan\. It wasn’t used\. Redeem it after that date\.$/,
    ),
});

export const TooManyTries = meta.story({
  args: {
    account: done(freeAccount),
    voucher: idleMutation({ error: { code: 'RateLimited', detail: 'No.', retryAfterS: 3600 } }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Too many incorrect codes. Wait 60 minutes, then try again.'),
});

export const Asked = meta.story({
  args: { account: done({ ...freeAccount, request: openRequest }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You requested Premium')).toBeVisible();
    await expect(canvas.getByText(/For a course with 30 students/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send request' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(args.request.withdrawn.mutate).toHaveBeenCalledWith({ id: 'r1' });
  },
});

/** The answer has a word of 189 letters, which must break. */
export const Declined = meta.story({
  parameters: { variants: ['phone'] },
  args: {
    account: done({
      ...freeAccount,
      request: {
        ...declinedRequest,
        answer: `${declinedRequest.answer} ${'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3)}`,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premium was declined')).toBeVisible();
    await expect(canvas.getByText(/Not this month: the budget is spent\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send request' })).toBeVisible();
  },
});

export const Granted = meta.story({
  args: { account: done({ ...premiumAccount, request: { ...declinedRequest, state: 'granted', answer: 'Enjoy.' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premium was granted')).toBeVisible();
    await expect(canvas.getByText('Enjoy.')).toBeVisible();
  },
});

/** Two weeks before a plan ends, a warning is shown. */
export const EndsSoon = meta.story({
  args: { account: done({ ...premiumAccount, until: '2026-11-27T12:00:00.000Z' }) },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/your keys keep working within the limits of the free plan/)).toBeVisible(),
});

export const WithoutEnd = meta.story({
  args: {
    account: done({
      ...premiumAccount,
      until: null,
      history: [
        { id: 'e1', kind: 'granted', plan: { id: 'premium', name: '' }, until: null, at: '2026-11-01T12:00:00.000Z' },
      ],
    }),
  },
  play: async ({ canvas }) => expect(canvas.getAllByText('No end date')).toHaveLength(2),
});

export const Loading = meta.story({
  args: { account: { state: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(0);
  },
});

export const Failed = meta.story({
  args: { account: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load your plan');
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const PhoneWindow = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile2', isRotated: false } },
  args: { account: done(freeAccount), offered: soldPlans },
  play: async () => {
    const { body } = document;
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
    await expect(screen.getByRole('button', { name: 'Redeem' })).toBeVisible();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { account: done({ ...premiumAccount, request: openRequest }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('طلبت الباقة المميزة')).toBeVisible();
    const code = canvas.getByRole('textbox', { name: /الرمز/ });
    await userEvent.type(code, 'k7qm2');
    await expect(code).toHaveValue('K7QM-2');
    await expect(getComputedStyle(code).direction).toBe('ltr');
  },
});
