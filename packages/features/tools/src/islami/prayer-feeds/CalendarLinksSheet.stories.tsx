import type { PrayerFeed } from '@apiyard/api/contract/accounts/prayer-feeds';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { CalendarLinksProps } from './CalendarLinksSheet.tsx';
import { CalendarLinksSheet } from './CalendarLinksSheet.tsx';

const makkah: PrayerFeed = {
  id: '019ac000-0000-7000-8000-000000000001',
  url: 'https://apiyard.example/api/feeds/prayer-times/aW5kaXNwZW5zYWJsZS1idXQtbm90LXJlYWwtdG9rZW4.ics',
  createdAt: '2026-11-20T09:30:00.000Z',
  settings: {
    lat: 21.4225,
    lon: 39.8262,
    place: 'Makkah',
    method: 'umm-al-qura',
    madhab: 'shafi',
    highLatitude: 'automatic',
    polar: 'nearest-latitude',
    adjustFajr: 0,
    adjustSunrise: 0,
    adjustDhuhr: 0,
    adjustAsr: 0,
    adjustMaghrib: 0,
    adjustIsha: 0,
    hijriAdjustment: 0,
    prayers: ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'],
    lang: 'en',
  },
};
const london: PrayerFeed = {
  ...makkah,
  id: '019ac000-0000-7000-8000-000000000002',
  settings: { ...makkah.settings, place: null, lat: 51.5085, lon: -0.1257, method: 'moonsighting', prayers: ['fajr'] },
};
const feedsOf = (...value: PrayerFeed[]): CalendarLinksProps['feeds'] => ({ state: 'done', value });
const loading: CalendarLinksProps['feeds'] = { state: 'loading' };
const failed: CalendarLinksProps['feeds'] = { state: 'failed' };

const meta = preview.meta({
  title: 'Screens/Islami/CalendarLinksSheet',
  component: CalendarLinksSheet,
  globals: { language: 'en' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    feeds: feedsOf(london, makkah),
    summary: 'Makkah · Umm al-Qura University, Makkah · Shafi, Maliki, Hanbali',
    loginHref: '/auth/login?to=%2Fislami%2Fprayer-times',
    isCreating: false,
    problem: null,
    onCreate: fn(),
    onRevoke: fn(),
    onRetry: fn(),
  },
});

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Calendar links' }));

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ args }) => {
    const inSheet = await sheet();
    await expect(inSheet.getByRole('link', { name: 'Open Makkah in a calendar app' })).toHaveAttribute(
      'href',
      'webcal://apiyard.example/api/feeds/prayer-times/aW5kaXNwZW5zYWJsZS1idXQtbm90LXJlYWwtdG9rZW4.ics',
    );
    await userEvent.click(inSheet.getByRole('checkbox', { name: 'Sunrise' }));
    await userEvent.click(inSheet.getByRole('checkbox', { name: 'Isha' }));
    await userEvent.click(inSheet.getByRole('button', { name: /Reminder/ }));
    await userEvent.click(await screen.findByRole('option', { name: '10 minutes before' }));
    await userEvent.click(inSheet.getByRole('button', { name: 'Create link' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      prayers: ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib'],
      reminder: 10,
    });
    const revoke = inSheet.getByRole('button', { name: 'Revoke link for Makkah' });
    await userEvent.click(revoke);
    await expect(args.onRevoke).toHaveBeenLastCalledWith(makkah);
    // For the picture, without its tooltip.
    await userEvent.unhover(revoke);
  },
});

export const SignedOut = meta.story({
  args: { feeds: null },
  play: async () => {
    await expect((await sheet()).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/login?to=%2Fislami%2Fprayer-times',
    );
  },
});

export const Empty = meta.story({
  args: { feeds: feedsOf() },
  play: async () => {
    await expect((await sheet()).getByText('No links yet.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { feeds: loading },
  play: async () => {
    await expect((await sheet()).getByRole('button', { name: 'Create link' })).toBeEnabled();
  },
});

export const Failed = meta.story({
  args: { feeds: failed },
  play: async ({ args }) => {
    const inSheet = await sheet();
    await userEvent.click(inSheet.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Refused = meta.story({
  args: { problem: 'You can have up to 10 links. Revoke one that you no longer use.' },
  play: async () => {
    await expect((await sheet()).getByRole('alert')).toHaveTextContent('You can have up to 10 links.');
  },
});
