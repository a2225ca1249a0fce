import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { computeTimes } from './compute.ts';
import { PrayerTimesScreen } from './PrayerTimesScreen.tsx';
import type { PrayerTimesScreenProps } from './PrayerTimesScreen.tsx';
import type { Place } from '../places/place.ts';
import type { PrayerSettings, PrayerView } from './prayer-view.ts';
import { defaultSettings, inputOf } from './prayer-view.ts';

/** The clock of stories. */
const nowMs = Date.parse('2026-11-20T09:30:00.000Z');
const makkah: Place = { lat: 21.4225, lon: 39.8262, name: 'Makkah' };
const ummAlQura: PrayerSettings = { ...defaultSettings, method: 'umm-al-qura' };
const empty: PrayerView = { place: null, settings: defaultSettings, month: null, ramadan: null };

interface StoryOptions {
  readonly atMs?: number;
  readonly lang?: 'en' | 'ar';
  readonly ramadan?: 'next' | null;
}

function storyOf(
  place: Place,
  settings: PrayerSettings,
  { atMs = nowMs, lang = 'en', ramadan = null }: StoryOptions = {},
): Pick<PrayerTimesScreenProps, 'nowMs' | 'view' | 'times'> {
  const value = computeTimes({ input: inputOf(place, settings), nowMs: atMs, month: null, ramadan, lang });
  return {
    nowMs: atMs,
    view: { place, settings, month: null, ramadan },
    times: { state: 'done', value },
  };
}

const success = storyOf(makkah, ummAlQura);
const loading: PrayerTimesScreenProps['times'] = { state: 'loading' };
const failed: PrayerTimesScreenProps['times'] = { state: 'failed' };
const search: PrayerTimesScreenProps['search'] = {
  cities: [],
  isSearching: false,
  hasSearchFailed: false,
  onSearch: fn(),
  location: 'idle',
  onLocate: fn(),
  suggestion: { city: 'Paris', onUse: fn() },
};

const meta = preview.meta({
  title: 'Screens/Islami/PrayerTimesScreen',
  component: PrayerTimesScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/islami/prayer-times' } },
  args: {
    ...success,
    search,
    onView: fn(),
    onRetry: fn(),
    onForget: fn(),
    onPrint: fn(),
    onCalendar: fn(),
    onCsv: fn(),
    onSubscribe: fn(),
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    // 12:30 in Makkah.
    await expect(canvas.getByText('Asr at 15:15')).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Time until Asr' })).toHaveTextContent('2:45:00');
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Makkah');
    await userEvent.click(canvas.getByRole('button', { name: 'Fajr' }));
    await expect(canvas.getByText('The sun is 18.5° below the horizon.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Isha' }));
    await expect(canvas.getByText('90 minutes after Maghrib.')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Prayer times in November 2026' }));
    await expect(table.getAllByRole('row')).toHaveLength(31);
    await expect(table.getByRole('rowheader', { name: '20 Fri Today' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...args.view, month: { year: 2026, month: 12 } });
    await userEvent.click(canvas.getByRole('radio', { name: 'Ramadan' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...args.view, ramadan: 'next' });
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onCsv).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Download for calendars (ICS)' }));
    await expect(args.onCalendar).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe in calendars' }));
    await expect(args.onSubscribe).toHaveBeenCalledTimes(1);
  },
});

/** Keeps what is chosen: a radio button that jumps back after a press is in between for a moment. */
function WithSettings(args: PrayerTimesScreenProps) {
  const [view, setView] = useState(args.view);
  const onView = (next: PrayerView) => {
    args.onView(next);
    setView(next);
  };
  return <PrayerTimesScreen {...args} {...{ view, onView }} />;
}

export const Settings = meta.story({
  render: WithSettings,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Settings' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const sheet = within(dialog);
    await userEvent.click(sheet.getByRole('radio', { name: /^Hanafi/ }));
    await expect(args.onView).toHaveBeenLastCalledWith({
      ...args.view,
      settings: { ...ummAlQura, madhab: 'hanafi' },
    });
    await expect(sheet.getByRole('radio', { name: /^Hanafi/ })).toBeChecked();
    await userEvent.click(sheet.getByRole('button', { name: 'Reset settings' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...args.view, settings: defaultSettings });
    await expect(sheet.getByRole('radio', { name: /^Shafi/ })).toBeChecked();
    await userEvent.unhover(sheet.getByRole('button', { name: 'Reset settings' }));
    await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toEqual([]));
  },
});

export const Empty = meta.story({
  args: { view: empty, times: loading },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No place yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use Paris' }));
    await expect(args.search.suggestion?.onUse).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
    await expect(args.search.onLocate).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Coordinates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter coordinates' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Latitude' }), '51.5');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Longitude' }), '-0.12');
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('button', { name: 'Use coordinates' }));
    await expect(args.onView).toHaveBeenCalledWith({ ...empty, place: { lat: 51.5, lon: -0.12, name: null } });
  },
});

export const Found = meta.story({
  parameters: pictured(inLight),
  args: {
    view: empty,
    times: loading,
    search: {
      ...search,
      cities: [
        {
          name: 'London',
          country: 'GB',
          countryName: 'United Kingdom',
          lat: 51.5085,
          lon: -0.1257,
          zone: 'Europe/London',
        },
        { name: 'London', country: 'CA', countryName: 'Canada', lat: 42.9834, lon: -81.233, zone: 'America/Toronto' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'lond');
    await expect(args.search.onSearch).toHaveBeenLastCalledWith('lond');
    await userEvent.click(await screen.findByRole('option', { name: /Canada/ }));
    await expect(args.onView).toHaveBeenCalledWith({ ...empty, place: { lat: 42.9834, lon: -81.233, name: 'London' } });
    // The story does not choose the place, so the list stays open.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const Loading = meta.story({
  args: { times: loading },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { times: failed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const LocationDenied = meta.story({
  args: { view: empty, times: loading, search: { ...search, location: 'denied' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Search for a city instead.');
  },
});

export const OutOfOrder = meta.story({
  args: storyOf(makkah, { ...ummAlQura, adjustFajr: 60, adjustSunrise: -60 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('out of order');
  },
});

export const Ramadan = meta.story({
  parameters: pictured(inLight),
  args: storyOf(makkah, ummAlQura, { ramadan: 'next' }),
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Ramadan 1448 AH' }));
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Day',
      'Hijri date',
      'Imsak',
      'Fajr',
      'Sunrise',
      'Dhuhr',
      'Asr',
      'Maghrib',
      'Isha',
      'Fast',
    ]);
    await expect(table.getByRole('row', { name: /^Mon, Feb 8/ })).toHaveTextContent(/12h 37m$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous year' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...args.view, ramadan: 1447 });
    await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...args.view, ramadan: null });
  },
});

const tromso: Place = { lat: 69.6489, lon: 18.9551, name: 'Tromsø' };
const midsummer = Date.parse('2026-06-21T10:00:00.000Z');

export const PolarDay = meta.story({
  parameters: pictured(inLight),
  args: storyOf(tromso, defaultSettings, { atMs: midsummer }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^The sun doesn’t set on this day \(polar day\)\. The times are those of latitude/),
    ).toBeVisible();
    await expect(canvas.getAllByText('Polar day').length).toBeGreaterThan(20);
  },
});

/** Noon exists, and what follows from the shadow; sunset and dawn do not. */
export const PolarDayWithoutRule = meta.story({
  args: storyOf(tromso, { ...defaultSettings, polar: 'none' }, { atMs: midsummer }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Times that don’t exist are left out\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Maghrib' }));
    const panel = within(canvas.getByRole('group', { name: 'Maghrib' }));
    await expect(panel.getByText('The sun doesn’t set on this day (polar day).')).toBeVisible();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: storyOf({ ...makkah, name: 'مكة المكرمة' }, ummAlQura, { lang: 'ar' }),
  play: async ({ canvas }) => {
    const [day, fajr] = ['اليوم من الشهر', 'الفجر'].map((name) =>
      canvas.getByRole('columnheader', { name }).getBoundingClientRect(),
    );
    await expect(day?.left).toBeGreaterThan(fajr?.left ?? Number.NaN);
  },
});
