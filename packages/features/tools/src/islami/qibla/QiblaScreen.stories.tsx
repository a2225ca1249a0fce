import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import type { Compass } from './use-heading.ts';
import { QiblaScreen } from './QiblaScreen.tsx';
import type { QiblaScreenProps } from './QiblaScreen.tsx';

const london = { lat: 51.5085, lon: -0.1257, name: 'London' };
const search: QiblaScreenProps['search'] = {
  cities: [],
  isSearching: false,
  hasSearchFailed: false,
  onSearch: fn(),
  location: 'idle',
  onLocate: fn(),
  suggestion: { city: 'Paris', onUse: fn() },
};
const off: Compass = { state: 'off' };
const ready = (degrees: number): Compass => ({ state: 'ready', degrees });

const meta = preview.meta({
  title: 'Screens/Islami/QiblaScreen',
  component: QiblaScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/islami/qibla' } },
  args: {
    place: london,
    search,
    compass: off,
    onPlace: fn(),
    onCompassStart: fn(),
    onCompassStop: fn(),
    onForget: fn(),
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('From London, the Kaaba is at \u2066119°\u2069, east-southeast.')).toBeVisible();
    await expect(canvas.getByText('4,794 km along the great circle')).toBeVisible();
    await canvas.findByRole('img', {
      name: 'Great circle from London to the Kaaba, north above. \u2066119°\u2069, 4,794 km.',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Start compass' }));
    await expect(args.onCompassStart).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Forget this place' }));
    await expect(args.onForget).toHaveBeenCalledTimes(1);
  },
});

export const WithCompass = meta.story({
  parameters: pictured(inLight),
  args: { compass: ready(80) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Turn right by \u206639°\u2069')).toBeVisible();
    await expect(canvas.getByText('Facing \u206680°\u2069')).toBeVisible();
    await canvas.findByRole('img');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop compass' }));
    await expect(args.onCompassStop).toHaveBeenCalledTimes(1);
  },
});

export const Facing = meta.story({
  args: { compass: ready(121) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re facing the Kaaba.');
  },
});

export const Uncalibrated = meta.story({
  args: { compass: { state: 'uncalibrated' } as Compass },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The compass isn’t calibrated. Move the phone in a figure of eight.')).toBeVisible();
  },
});

export const WithoutCompass = meta.story({
  args: { compass: { state: 'absent' } as Compass },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This device has no compass/)).toBeVisible();
  },
});

export const SensorsDenied = meta.story({
  args: { compass: { state: 'denied' } as Compass },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your browser doesn’t share the motion sensors/)).toBeVisible();
  },
});

export const AtTheKaaba = meta.story({
  args: { place: { lat: 21.4225241, lon: 39.8261818, name: 'Makkah' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^From Makkah, every direction leads to the Kaaba/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start compass' })).toBeNull();
    await canvas.findByRole('img', { name: /every direction/ });
  },
});

export const NorthPole = meta.story({
  args: { place: { lat: 90, lon: 0, name: null } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Degrees are measured from the meridian of the longitude \u20660°\u2069\.$/),
    ).toBeVisible();
    await expect(canvas.queryByText(/^From /)).toBeNull();
  },
});

export const Empty = meta.story({
  args: { place: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No place yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use Paris' }));
    await expect(args.search.suggestion?.onUse).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
    await expect(args.search.onLocate).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  args: { place: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No place yet')).toBeNull();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { place: { ...london, name: 'لندن' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('من لندن، تقع الكعبة عند \u2066119°\u2069، شرق جنوب شرق.')).toBeVisible();
    await canvas.findByRole('img');
  },
});
