import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { HijriMonthScreen } from './HijriMonthScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Islami/HijriMonthScreen',
  component: HijriMonthScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/islami/hijri-month' } },
  args: {
    view: { year: 1447, month: 12, adjustment: 0 },
    today: { year: 2026, month: 5, day: 20 },
    onView: fn(),
  },
});

/** 1447 AH: Eid al-Adha was on 27 May 2026, a Wednesday. */
export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Dhu al-Hijjah 1447 AH' }));
    const eid = table.getByText('Eid al-Adha').closest('td');
    await expect([eid?.textContent, eid?.cellIndex]).toEqual(['10May 27Eid al-Adha', 3]);
    await expect(table.getAllByRole('cell').filter((cell) => cell.ariaCurrent === 'date')).toHaveLength(1);
    await expect(canvas.getByText('Today is 3 Dhu al-Hijjah 1447 AH.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ year: 1448, month: 1, adjustment: 0 });
    await userEvent.click(canvas.getByRole('button', { name: /Adjustment in days/ }));
    await userEvent.click(await screen.findByRole('option', { name: '+1' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ year: 1447, month: 12, adjustment: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(args.onView).toHaveBeenLastCalledWith(null);
  },
});

export const WithoutEvents = meta.story({
  args: { view: { year: 1448, month: 2, adjustment: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Events' })).toBeNull();
  },
});

export const LastMonthOfTheTables = meta.story({
  args: { view: { year: 1500, month: 12, adjustment: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next month' })).toBeDisabled();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    // The week begins on Saturday, on the right.
    const headers = canvas.getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      'السبت',
      'الأحد',
      'الاثنين',
      'الثلاثاء',
      'الأربعاء',
      'الخميس',
      'الجمعة',
    ]);
    const [saturday, sunday] = headers.map((header) => header.getBoundingClientRect().left);
    await expect(saturday).toBeGreaterThan(sunday ?? 0);
  },
});
