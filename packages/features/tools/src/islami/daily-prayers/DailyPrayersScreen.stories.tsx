import dailyPrayers from '@apiyard/kernels/tools/islami/quran/daily-prayers';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { DailyPrayersScreenProps } from './DailyPrayersScreen.tsx';
import { DailyPrayersScreen } from './DailyPrayersScreen.tsx';

const { prayers } = await dailyPrayers({ lang: 'en' });

const args: DailyPrayersScreenProps = {
  prayers: { state: 'done', value: prayers },
  onRetry: fn(),
  occasion: 'knowledge',
  onOccasion: fn(),
};

const meta = preview.meta({
  title: 'Screens/Islami/DailyPrayersScreen',
  component: DailyPrayersScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/islami/daily-prayers' } },
  args,
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args: { onOccasion } }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Ease in speaking', 'More knowledge']);
    await expect(canvas.getByRole('link', { name: 'Verses 20:25-28' })).toHaveAttribute(
      'href',
      '/islami/quran?verse=20:25',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Occasion/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Parents' }));
    await expect(onOccasion).toHaveBeenLastCalledWith('parents');
  },
});

export const All = meta.story({
  args: { occasion: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(21);
  },
});

export const Loading = meta.story({
  args: { prayers: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
});

export const Failed = meta.story({
  args: { prayers: { state: 'failed' } },
  play: async ({ canvas, args: { onRetry } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
