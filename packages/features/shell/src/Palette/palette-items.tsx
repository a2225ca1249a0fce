/** What the palette shows, without React's hooks, so that tests search the same. */
import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import type { Icon } from '@tabler/icons-react';
import {
  IconApi,
  IconBrush,
  IconDeviceDesktop,
  IconFileText,
  IconKeyboard,
  IconLanguage,
  IconLayoutNavbar,
  IconLayoutSidebar,
  IconLogin2,
  IconLogout,
  IconMoon,
  IconPlus,
  IconPrinter,
  IconSun,
  IconTextDirectionLtr,
  IconTextDirectionRtl,
  IconViewportWide,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { areaPageIcons } from '@apiyard/kit/areas/pages/area-page-icons.ts';
import type { AreaPageName } from '@apiyard/kit/areas/pages/area-pages-copy.ts';
import type areaPages from '@apiyard/kit/areas/pages/copy/en.ts';
import { areaKeys } from '@apiyard/kit/areas/area-keys.ts';
import type { Translate } from '@apiyard/kit/copy.ts';
import type search from '@apiyard/kit/navigation/search/copy/en.ts';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { languageNames, localeOf, offeredLanguages } from '@apiyard/kit/settings/language.ts';
import type { Choices, Settings } from '@apiyard/kit/settings/settings.ts';
import { themeNames } from '@apiyard/kit/settings/settings.ts';
import { swatch } from '../Customizer/Customizer.css.ts';
import { themeLabels } from '../Customizer/theme-labels.ts';
import type shell from '../copy/en.ts';
import { goTo } from '../navigation/go-to.ts';
import type { MenuInput } from '../navigation/navigation.ts';
import type palette from './copy/en.ts';
import type { PaletteItem } from './Palette.tsx';
import type { PaletteDestination } from './palette-places.ts';
import { destinationsFor } from './palette-places.ts';

/** What choosing an item does. */
export type Deed =
  | { readonly type: 'go'; readonly href: string }
  | { readonly type: 'change'; readonly choices: { readonly [Name in keyof Choices]: Choices[Name] | undefined } }
  | { readonly type: 'speak'; readonly language: OfferedLanguage }
  | { readonly type: 'sign out' | 'print' | 'customize' | 'shortcuts' };

interface Doable extends PaletteItem {
  readonly deed: Deed;
}

interface Texts {
  readonly shell: Translate<typeof shell>;
  readonly palette: Translate<typeof palette>;
  readonly search: Translate<typeof search>;
  readonly areaPages: Translate<typeof areaPages>;
  readonly language: OfferedLanguage;
}

interface PaletteInput extends Pick<MenuInput, 'pages' | 'who' | 'areas'> {
  readonly texts: Texts;
  readonly tools: readonly ApiSummary[];
  readonly settings: Settings;
  /** Where visitors sign in. */
  readonly loginHref: string;
}

/** All that does not have to be searched for by the server. */
export function paletteItems({ texts, tools, settings, loginHref, ...shown }: PaletteInput): readonly Doable[] {
  return [
    ...destinationsFor(shown).map((destination) => destinationItem(destination, texts)),
    ...actionItems(texts, shown.who, loginHref),
    ...tools.map((tool) => toolItem(tool, texts)),
    ...settingItems(texts, settings),
  ];
}

/** The synonyms of a text: they have commas between them, in the script of the language. */
const synonymsIn = (text: string): readonly string[] => text.split(/\s*[,،，、]\s*/u);

const drawn = (Drawing: Icon) => <Drawing size={20} stroke={1.5} aria-hidden />;

const printed = (keys: string) => keys.split(/[ +]/).map((key) => (key.length === 1 ? key.toUpperCase() : key));

const areaPageOf = (label: PaletteDestination['label']): AreaPageName | null =>
  label.startsWith('areaPages.') ? (label.slice('areaPages.'.length) as AreaPageName) : null;

function destinationItem(destination: PaletteDestination, { shell: t, search: s, areaPages }: Texts): Doable {
  const { kind, href, label } = destination;
  const keys = goTo.find((place) => place.href === href)?.keys;
  // The keys of both are among those of the texts; a test finds a page without synonyms.
  const areaPage = areaPageOf(label);
  const [title, words, icon] =
    areaPage !== null
      ? [areaPages(`areaPages.${areaPage}`), areaPages(`areaPages.${areaPage}.words`), areaPageIcons[areaPage]]
      : [
          label.startsWith('palette.') ? s(label as 'palette.tour') : t(label as 'shell.nav.docs'),
          s(`search.${label}` as 'search.shell.nav.docs'),
          destination.icon,
        ];
  return {
    id: href,
    kind,
    title,
    words: [...synonymsIn(words), ...(kind === 'page' ? [href] : [])],
    icon: drawn(kind === 'action' ? IconPlus : (icon ?? IconFileText)),
    ...(keys !== undefined && { keys: printed(keys) }),
    deed: { type: 'go', href },
  };
}

function toolItem({ path, area, title, summary, tags, synonyms }: ApiSummary, { shell: t }: Texts): Doable {
  return {
    id: toolHref(path),
    kind: 'tool',
    title,
    summary,
    words: [...tags, ...synonyms, path, t(areaKeys[area].name)],
    icon: drawn(IconApi),
    deed: { type: 'go', href: toolHref(path) },
  };
}

function actionItems({ shell: t, palette: p }: Texts, who: MenuInput['who'], loginHref: string): readonly Doable[] {
  const action = (id: string, title: string, words: string, icon: Icon, deed: Deed, keys?: string): Doable => ({
    id,
    kind: 'action',
    title,
    words: synonymsIn(words),
    icon: drawn(icon),
    ...(keys !== undefined && { keys: printed(keys) }),
    deed,
  });
  return [
    who === 'visitor'
      ? action('sign in', t('shell.logIn'), p('shell.palette.signIn.words'), IconLogin2, {
          type: 'go',
          href: loginHref,
        })
      : action('sign out', t('shell.logOut'), p('shell.palette.signOut.words'), IconLogout, { type: 'sign out' }),
    action('print', p('shell.palette.print'), p('shell.palette.print.words'), IconPrinter, { type: 'print' }, 'Mod+p'),
    action('shell.look', t('shell.look'), p('shell.palette.look.words'), IconBrush, { type: 'customize' }),
    action(
      'shortcuts',
      t('shell.shortcuts'),
      p('shell.palette.shortcuts.words'),
      IconKeyboard,
      { type: 'shortcuts' },
      '?',
    ),
  ];
}

function settingItems(
  { shell: t, palette: p, language }: Texts,
  { activeMode, activeDir, activeTheme, isHorizontal, isCollapse, isLayout }: Settings,
): readonly Doable[] {
  const setting = (
    id: string,
    title: string,
    words: readonly string[],
    icon: ReactNode,
    choices: Extract<Deed, { type: 'change' }>['choices'],
  ): Doable => ({ id, kind: 'setting', title, words, icon, deed: { type: 'change', choices } });
  const modeWords = synonymsIn(p('shell.palette.mode.words'));
  const isDark = activeMode === 'dark';
  const isRtl = activeDir === 'rtl';
  return [
    setting('mode', isDark ? t('shell.toLight') : t('shell.toDark'), modeWords, drawn(isDark ? IconSun : IconMoon), {
      activeMode: isDark ? 'light' : 'dark',
    }),
    setting('system mode', p('shell.palette.systemMode'), modeWords, drawn(IconDeviceDesktop), {
      activeMode: undefined,
    }),
    setting(
      'direction',
      isRtl ? t('shell.look.direction.ltr') : t('shell.look.direction.rtl'),
      synonymsIn(p('shell.palette.direction.words')),
      drawn(isRtl ? IconTextDirectionLtr : IconTextDirectionRtl),
      { activeDir: isRtl ? 'ltr' : 'rtl' },
    ),
    setting(
      'layout',
      isHorizontal ? p('shell.palette.toVertical') : p('shell.palette.toHorizontal'),
      synonymsIn(p('shell.palette.layout.words')),
      drawn(isHorizontal ? IconLayoutSidebar : IconLayoutNavbar),
      { isHorizontal: !isHorizontal },
    ),
    setting(
      'sidebar',
      isCollapse ? t('shell.expand') : t('shell.collapse'),
      synonymsIn(p('shell.palette.sidebar.words')),
      drawn(IconLayoutSidebar),
      { isCollapse: !isCollapse },
    ),
    setting(
      'container',
      isLayout === 'boxed' ? p('shell.palette.toFull') : p('shell.palette.toBoxed'),
      synonymsIn(p('shell.palette.container.words')),
      drawn(IconViewportWide),
      { isLayout: isLayout === 'boxed' ? 'full' : 'boxed' },
    ),
    ...themeNames
      .filter((name) => name !== activeTheme)
      .map((name) =>
        setting(
          name,
          p('shell.palette.theme', { name: t(themeLabels[name]) }),
          [t(themeLabels[name]), ...synonymsIn(p('shell.palette.theme.words'))],
          <span data-color-theme={name} className={`light ${swatch}`} />,
          { activeTheme: name },
        ),
      ),
    ...offeredLanguages
      .filter((other) => other !== language)
      .map((other): Doable => ({
        id: `language ${other}`,
        kind: 'setting',
        title: `${nameIn(language, other)} (${languageNames[other]})`,
        summary: t('shell.language'),
        words: [
          other,
          ...offeredLanguages.map((one) => nameIn(one, other)),
          ...synonymsIn(p('shell.palette.language.words')),
        ],
        icon: drawn(IconLanguage),
        deed: { type: 'speak', language: other },
      })),
  ];
}

/** The name of a language in another: 'Arabe' in French. */
function nameIn(language: OfferedLanguage, named: OfferedLanguage): string {
  const locale = localeOf(language);
  // Without the region of the locale: 'Chinese', not 'Chinese (China)'.
  const name =
    new Intl.DisplayNames(locale, { type: 'language' }).of(new Intl.Locale(localeOf(named)).language) ?? named;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
