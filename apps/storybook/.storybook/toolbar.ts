import { networkStates } from '@apiyard/features/_kit/story/network.ts';
import { labelLocales, uiLocales } from '@apiyard/ui/labels/labels';
import { wireframe } from '@apiyard/ui/story/globals.ts';
import { breakpoints } from '@apiyard/ui/theme/media';
import { themeNames } from '@apiyard/ui/theme/tokens';
import type { Preview } from '@storybook/react-vite';

interface Item {
  value: string;
  title: string;
  right?: string;
}

type Icon = NonNullable<NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon']>;

const globalType = (description: string, icon: Icon, items: readonly Item[]) => ({
  description,
  toolbar: { title: description, icon, dynamicTitle: true, items: [...items] },
});

/** 'BLUE_THEME' as people say it. */
const spoken = (name: string) => name.charAt(0) + name.slice(1).toLowerCase().replace('_theme', '');

function languageItem(locale: string): Item {
  const ownName = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return { value: locale, title: ownName, right: locale };
}

const networkTitles: Record<(typeof networkStates)[number], string> = {
  ok: 'Network is fine',
  slow: 'Network is slow',
  failing: 'Network fails',
  empty: 'Nothing there yet',
};

export const globalTypes = {
  theme: globalType('Theme', 'paintbrush', [
    ...themeNames.map((value) => ({ value, title: spoken(value) })),
    { value: wireframe, title: 'Wireframe', right: 'shows raw values' },
  ]),
  mode: globalType('Mode', 'mirror', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'both', title: 'Side by side' },
  ]),
  language: globalType('Language', 'globe', [
    ...uiLocales.map(languageItem),
    ...labelLocales.filter((locale) => !(uiLocales as readonly string[]).includes(locale)).map(languageItem),
  ]),
  direction: globalType('Direction', 'transfer', [
    { value: 'auto', title: 'Direction of the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  density: globalType('Density', 'component', [
    { value: 'normal', title: 'Normal' },
    { value: 'dense', title: 'Dense' },
  ]),
  motion: globalType('Motion', 'lightning', [
    { value: 'system', title: 'Motion as the system asks' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  network: globalType('Network of screens', 'rss', networkStates.map((value) => ({ value, title: networkTitles[value] }))),
  clock: globalType('Clock', 'time', [
    { value: 'fixed', title: 'Clock stands still' },
    { value: 'real', title: 'Real time' },
  ]),
};

const screen = (name: string, width: number, height: number) => [
  `w${width}`,
  { name: `${name}, ${width}`, styles: { width: `${width}px`, height: `${height}px` }, type: width < breakpoints.md ? ('mobile' as const) : ('desktop' as const) },
];

/** A small phone, then each width at which a layout grows. */
export const viewports = Object.fromEntries([
  screen('Phone', 375, 812),
  screen('Large phone', breakpoints.sm, 960),
  screen('Tablet', breakpoints.md, 1024),
  screen('Desktop', breakpoints.lg, 800),
  screen('Wide desktop', breakpoints.xl, 960),
]);
