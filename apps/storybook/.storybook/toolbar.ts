import { networkStates } from '@apiyard/kit/story/network.ts';
import { labelLocales, uiLocales } from '@apiyard/ui/labels/labels';
import { wireframe } from '@apiyard/ui/story/globals.ts';
import type { FrameGlobals } from '@apiyard/ui/story/globals.ts';
import { themeNames } from '@apiyard/ui/theme/themes/all';
import type { Preview } from '@storybook/react-vite';

interface Item {
  value: string;
  title: string;
  right?: string;
}

type Icon = NonNullable<NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon']>;

/** The most common settings show their value in the toolbar; the others are icons. */
const globalType = (description: string, icon: Icon, items: readonly Item[], dynamicTitle = false) => ({
  description,
  toolbar: { icon, dynamicTitle, items: [...items] },
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

/** Those that need no other window or system: the phone is in the viewport menu, forced colours in the browser's tools. */
const variantItems: readonly [value: NonNullable<FrameGlobals['variant']>, title: string][] = [
  ['none', 'As the story is'],
  ['arabic', 'Arabic, also where the story fixes its language'],
  ['french', 'French'],
  ['chinese', 'Chinese'],
  ['rightToLeft', 'Right to left'],
  ['longWords', 'Long words'],
];

export const globalTypes = {
  theme: globalType(
    'Theme',
    'paintbrush',
    [
      ...themeNames.map((value) => ({ value, title: spoken(value) })),
      { value: wireframe, title: 'Wireframe', right: 'shows raw values' },
    ],
    true,
  ),
  mode: globalType(
    'Mode',
    'mirror',
    [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'both', title: 'Side by side' },
    ],
    true,
  ),
  language: globalType(
    'Language',
    'globe',
    [
      ...uiLocales.map(languageItem),
      ...labelLocales.filter((locale) => !(uiLocales as readonly string[]).includes(locale)).map(languageItem),
    ],
    true,
  ),
  direction: globalType('Direction', 'transfer', [
    { value: 'auto', title: 'Direction of the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  variant: globalType(
    'Variant of the story',
    'copy',
    variantItems.map(([value, title]) => ({ value, title })),
  ),
  density: globalType('Density', 'component', [
    { value: 'normal', title: 'Normal' },
    { value: 'dense', title: 'Dense' },
  ]),
  motion: globalType('Motion', 'lightning', [
    { value: 'system', title: 'System motion setting' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  network: globalType(
    'Network of screens',
    'rss',
    networkStates.map((value) => ({ value, title: networkTitles[value] })),
  ),
  clock: globalType('Clock', 'time', [
    { value: 'fixed', title: 'Fixed clock' },
    { value: 'real', title: 'Real time' },
  ]),
};
