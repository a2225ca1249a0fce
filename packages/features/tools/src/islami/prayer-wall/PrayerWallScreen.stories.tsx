import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, inLight, onPhone, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { computeTimes } from '../prayer-times/compute.ts';
import { defaultSettings, inputOf } from '../prayer-times/prayer-view.ts';
import type { WallSettings } from './iqama.ts';
import { noIqamas, noSettings } from './iqama.ts';
import type { PrayerWallScreenProps } from './PrayerWallScreen.tsx';
import { PrayerWallScreen } from './PrayerWallScreen.tsx';

/** 12:25 in Makkah, on a Friday. */
const nowMs = Date.parse('2026-11-20T09:25:00.000Z');
const thursdayMs = nowMs - 86_400_000;
const makkah = { lat: 21.4225, lon: 39.8262, name: 'Makkah' };
const timesAt = (atMs: number, lang: 'en' | 'ar' = 'en'): PrayerWallScreenProps['times'] => ({
  state: 'done',
  value: computeTimes({
    input: inputOf(makkah, { ...defaultSettings, method: 'umm-al-qura' }),
    nowMs: atMs,
    month: null,
    ramadan: null,
    lang,
  }),
});
const wall: WallSettings = {
  mosque: 'Masjid an-Nur',
  iqamas: {
    ...noIqamas,
    fajr: { kind: 'after', minutes: 25 },
    dhuhr: { kind: 'after', minutes: 15 },
    isha: { kind: 'at', time: '19:00' },
    jumuah: { kind: 'at', time: '12:30' },
  },
};
const loading: PrayerWallScreenProps['times'] = { state: 'loading' };
const failed: PrayerWallScreenProps['times'] = { state: 'failed' };
const outOfOrder: PrayerWallScreenProps['times'] = { state: 'done', value: { outOfOrder: '2026-11-20' } };
const search: PrayerWallScreenProps['search'] = {
  cities: [],
  isSearching: false,
  hasSearchFailed: false,
  onSearch: fn(),
  location: 'idle',
  onLocate: fn(),
  suggestion: { city: 'Riyadh', onUse: fn() },
};

const meta = preview.meta({
  title: 'Screens/Islami/PrayerWallScreen',
  component: PrayerWallScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/islami/prayer-times/wall' } },
  args: {
    place: makkah,
    search,
    onPlace: fn(),
    times: timesAt(nowMs),
    nowMs,
    wall,
    onWall: fn(),
    isDark: false,
    onDark: fn(),
    isIdle: false,
    exitHref: '/islami/prayer-times',
    fullscreen: { isOn: false, onToggle: fn() },
    onRetry: fn(),
  },
});

const linesOf = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('listitem').map((item: HTMLElement) => item.textContent);

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Masjid an-Nur' })).toBeVisible();
    await expect(canvas.getByText('12:25')).toBeVisible();
    await expect(canvas.getByText('Iqama of Jumuah at 12:30')).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Time until the iqama of Jumuah' })).toHaveTextContent('5:00');
    await expect(linesOf(canvas)).toEqual([
      'Fajr05:15Iqama 05:40',
      'Sunrise06:35',
      'Jumuah12:06Iqama 12:30',
      'Asr15:15',
      'Maghrib17:38',
      'Isha19:08Iqama 19:08',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await expect(args.fullscreen?.onToggle).toHaveBeenCalledTimes(1);
  },
});

export const Idle = meta.story({
  parameters: pictured(inDark),
  args: { isIdle: true, nowMs: thursdayMs, times: timesAt(thursdayMs) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jumuah on Friday: 12:30')).toBeVisible();
    await expect(linesOf(canvas)[2]).toBe('Dhuhr12:06Iqama 12:21');
    await expect(canvas.getByRole('timer', { name: 'Time until Asr' })).toHaveTextContent('2:50:00');
    await expect(canvas.getByRole('button', { name: 'Screen settings' }).parentElement).toHaveStyle({ opacity: '0' });
  },
});

export const WithoutIqamas = meta.story({
  parameters: pictured(onPhone),
  args: { wall: noSettings, fullscreen: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Makkah' })).toBeVisible();
    await expect(linesOf(canvas)[0]).toBe('Fajr05:15');
    await expect(canvas.queryByRole('button', { name: 'Full screen' })).not.toBeInTheDocument();
  },
});

export const Settings = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Screen settings' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Screen settings' }));
    const minutes = sheet.getByRole('textbox', { name: 'Minutes after Fajr' });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '30');
    await userEvent.tab();
    await expect(args.onWall).toHaveBeenLastCalledWith({
      ...wall,
      iqamas: { ...wall.iqamas, fajr: { kind: 'after', minutes: 30 } },
    });
    await expect(
      sheet.getByText('The adhan is later today, at 19:08. The screen shows the iqama at that time.'),
    ).toBeVisible();
    await userEvent.click(sheet.getByRole('switch', { name: 'Dark screen' }));
    await expect(args.onDark).toHaveBeenLastCalledWith(true);
  },
});

export const Empty = meta.story({
  parameters: pictured(inDark),
  args: { place: null, times: loading },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Choose a place to show its prayer times on this screen.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use Riyadh' }));
    await expect(args.search.suggestion?.onUse).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Exit' })).toHaveAttribute('href', '/islami/prayer-times');
  },
});

export const Loading = meta.story({
  args: { times: loading },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull();
  },
});

export const Failed = meta.story({
  args: { times: failed, isIdle: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Exit' })).toBeVisible();
  },
});

export const TimesOutOfOrder = meta.story({
  args: { times: outOfOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The minutes that you add put the times out of order\./);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { place: { ...makkah, name: 'مكة المكرمة' }, wall: { ...wall, mosque: '' }, times: timesAt(nowMs, 'ar') },
  play: async ({ canvas }) => {
    const [fajr, isha] = ['الفجر', 'العشاء'].map((name) => canvas.getByText(name).getBoundingClientRect());
    await expect(fajr?.left).toBeGreaterThan(isha?.left ?? Number.NaN);
  },
});
