import { expect, fn, within } from 'storybook/test';
import { preview } from '../../_kit/story/preview.tsx';
import { wholeDesk } from '../desk-view.ts';
import { pagesOf, storyVouchers } from '../story/desk.ts';
import { Vouchers } from './Vouchers.tsx';

const meta = preview.meta({
  title: 'Screens/Premium/Vouchers',
  component: Vouchers,
  globals: { language: 'en' },
  args: {
    vouchers: { state: 'done' as const, value: pagesOf(storyVouchers) },
    view: { ...wholeDesk, tab: 'vouchers' as const },
    onView: fn(),
    onMake: fn(),
    onWithdraw: fn(),
    onRestore: fn(),
    onRetry: fn(),
  },
});

export const PhoneWindow = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Vouchers' })).getAllByRole('listitem')).toHaveLength(3);
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(document.body.clientWidth);
  },
});

export const FilteredToNothing = meta.story({
  args: {
    vouchers: { state: 'done', value: pagesOf([]) },
    view: { ...wholeDesk, tab: 'vouchers', voucherState: 'spent' },
  },
  play: async ({ canvas }) => expect(canvas.getByText('Nothing matches')).toBeVisible(),
});
