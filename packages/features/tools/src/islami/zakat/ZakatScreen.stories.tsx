import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, onPhone, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ZakatDraft } from './zakat-draft.ts';
import { emptyDraft } from './zakat-draft.ts';
import { ZakatScreen } from './ZakatScreen.tsx';

const draft: ZakatDraft = {
  ...emptyDraft,
  goldPrice: 134.55,
  silverPrice: 1.62,
  cash: 1_250_010,
  goldGrams: 40,
  goldKarat: 21,
  goods: 300_020,
  receivables: 75_000,
  investments: 200_000,
  debts: 180_000,
};

const meta = preview.meta({
  title: 'Screens/Islami/ZakatScreen',
  component: ZakatScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/islami/zakat' } },
  args: {
    draft,
    nowMs: Date.parse('2026-11-20T09:30:00.000Z'),
    onDraft: fn(),
    onClear: fn(),
    onPrint: fn(),
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    const result = within(canvas.getByRole('region', { name: 'Result' }));
    await expect(result.getAllByText('$528.99')).toHaveLength(2);
    await expect(result.getByText('\u206640 g × 21⁄24 × $134.55\u2069')).toBeVisible();
    await expect(result.getByText('\u2066595 g × $1.62\u2069')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Zakat due: $528.99');
    await userEvent.click(canvas.getByRole('radio', { name: /^85 g of gold/ }));
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...draft, nisab: 'gold' });
    await userEvent.click(canvas.getByRole('button', { name: 'Jewellery that is worn' }));
    await expect(canvas.getByText(/^Hanafi scholars count it\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
});

export const BelowNisab = meta.story({
  args: { draft: { ...emptyDraft, silverPrice: 1.62, cash: 90_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your assets less debts are $63.90 below the nisab.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No zakat is due');
  },
});

export const DebtsExceed = meta.story({
  parameters: pictured(onPhone),
  args: { draft: { ...draft, debts: 9_000_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your debts exceed your assets.')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: pictured(inLight),
  args: { draft: emptyDraft },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Enter the price of silver to see the result.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Cash and bank accounts/ }), '9');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...emptyDraft, cash: 900 });
  },
});

export const GoldPriceMissing = meta.story({
  args: { draft: { ...draft, goldPrice: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter the price of gold to see the result.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { draft: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeDisabled();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { draft: { ...draft, currency: 'SAR' } },
  play: async ({ canvas }) => {
    const [money, result] = ['النقد والتجارة', 'النتيجة'].map((name) =>
      canvas.getByRole('heading', { level: 2, name }).getBoundingClientRect(),
    );
    await expect(money?.right).toBeGreaterThan(result?.right ?? Number.NaN);
  },
});
