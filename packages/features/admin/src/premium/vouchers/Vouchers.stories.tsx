import { expect, fn, within } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { wholeContent } from '../premium-view.ts';
import { pagesOf, storyVouchers } from '../story/premium.ts';
import { Vouchers } from './Vouchers.tsx';

const meta = preview.meta({
  title: 'Screens/Premium/Vouchers',
  component: Vouchers,
  globals: { language: 'en' },
  args: {
    vouchers: pagesOf(storyVouchers),
    view: { ...wholeContent, tab: 'vouchers' as const },
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
    vouchers: pagesOf([]),
    view: { ...wholeContent, tab: 'vouchers', voucherState: 'spent' },
  },
  play: async ({ canvas }) => expect(canvas.getByText('No matching results')).toBeVisible(),
});
