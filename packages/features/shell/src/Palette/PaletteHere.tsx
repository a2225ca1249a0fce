import type { Api } from '@apiyard/api/contract/hub/hub';
import { KeyHint } from '@apiyard/ui/KeyHint';
import {
  IconApi,
  IconBrush,
  IconDeviceDesktop,
  IconLanguage,
  IconLayoutNavbar,
  IconLayoutSidebar,
  IconMoon,
  IconSun,
  IconTextDirectionLtr,
  IconTextDirectionRtl,
  IconViewportWide,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCatalogue } from '@apiyard/kit/search/catalogue.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { languageNames, offeredLanguages } from '@apiyard/kit/settings/language.ts';
import { useServices, useSetting } from '@apiyard/kit/services.tsx';
import { themeNames } from '@apiyard/kit/settings/settings.ts';
import { swatch } from '../Customizer/Customizer.css.ts';
import { themeLabels } from '../Customizer/theme-labels.ts';
import { goTo } from '../navigation/go-to.ts';
import type { MenuGroup } from '../navigation/navigation.ts';
import { placesOf } from '../navigation/navigation.ts';
import { useChangeLanguage } from '../parts/use-change-language.ts';
import { shellCopy } from '../shell-copy.ts';
import { Palette } from './Palette.tsx';
import type { PaletteItem } from './Palette.tsx';

interface PaletteHereProps {
  readonly groups: readonly MenuGroup[];
  /** Text typed while this loaded. */
  readonly ahead: RefObject<string>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onCustomize: () => void;
}

interface Doing extends PaletteItem {
  readonly run: () => void;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
const recentMost = 5;
/** Kept until the page closes: recent choices are not stored in the browser. */
let recent: readonly string[] = [];

/** The palette with pages of the menu, tools of the catalogue (loaded when opened) and settings. */
export function PaletteHere({ groups, ahead, isOpen, onOpenChange, onCustomize }: PaletteHereProps) {
  const { catalogue, onRetry } = useCatalogue({ isWanted: isOpen });
  const [typedAhead] = useState(() => ahead.current);
  const pages = usePages(groups);
  const tools = useTools(catalogue.state === 'done' ? catalogue.value : noTools);
  const settings = useSettingItems(onCustomize);
  const items = useMemo(() => [...pages, ...tools, ...settings], [pages, tools, settings]);
  return (
    <Palette
      items={items}
      tools={catalogue.state}
      recent={recent}
      typedAhead={typedAhead}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onRetry={onRetry}
      onChoose={({ id }) => {
        recent = [id, ...recent.filter((other) => other !== id)].slice(0, recentMost);
        items.find((item) => item.id === id)?.run();
      }}
    />
  );
}

const noTools: readonly Api[] = [];

function usePages(groups: readonly MenuGroup[]): readonly Doing[] {
  const t = useCopy(shellCopy);
  const navigate = useNavigate();
  return useMemo(
    () =>
      groups.flatMap(({ label: group, entries }) =>
        placesOf(entries).map(({ label, href, icon: Icon }): Doing => {
          const keys = goTo.find((place) => place.href === href)?.keys;
          return {
            id: href,
            kind: 'page',
            title: t(label),
            words: [t(group), href.replaceAll('/', ' ')],
            icon: Icon && <Icon {...icon} />,
            end: keys !== undefined && <KeyHint keys={keys.toUpperCase().split(' ')} />,
            run: () => void navigate(href),
          };
        }),
      ),
    [groups, navigate, t],
  );
}

function useTools(apis: readonly Api[]): readonly Doing[] {
  const navigate = useNavigate();
  return useMemo(
    () =>
      apis.map(({ path, title, summary, tags, synonyms }): Doing => ({
        id: `/hub/${path}`,
        kind: 'tool',
        title,
        summary,
        words: [...tags, ...synonyms, path],
        icon: <IconApi {...icon} />,
        run: () => void navigate(`/hub/${path}`),
      })),
    [apis, navigate],
  );
}

function useSettingItems(onCustomize: () => void): readonly Doing[] {
  const t = useCopy(shellCopy);
  const { settings } = useServices();
  const changeLanguage = useChangeLanguage();
  const language = useLanguage();
  const mode = useSetting('activeMode');
  const direction = useSetting('activeDir');
  const theme = useSetting('activeTheme');
  const isHorizontal = useSetting('isHorizontal');
  const isLayout = useSetting('isLayout');
  const isCollapse = useSetting('isCollapse');
  return useMemo(() => {
    const setting = (
      id: string,
      title: string,
      words: readonly string[],
      drawing: PaletteItem['icon'],
      run: () => void,
    ): Doing => ({ id, kind: 'setting', title, words, icon: drawing, run });
    const all = [
      mode === 'dark'
        ? setting('mode', t('shell.toLight'), [t('shell.look.mode')], <IconSun {...icon} />, () =>
            settings.change({ activeMode: 'light' }),
          )
        : setting('mode', t('shell.toDark'), [t('shell.look.mode')], <IconMoon {...icon} />, () =>
            settings.change({ activeMode: 'dark' }),
          ),
      setting(
        'system mode',
        t('shell.palette.systemMode'),
        [t('shell.look.mode')],
        <IconDeviceDesktop {...icon} />,
        () => settings.change({ activeMode: undefined }),
      ),
      direction === 'rtl'
        ? setting(
            'direction',
            t('shell.look.direction.ltr'),
            [t('shell.look.direction'), 'ltr'],
            <IconTextDirectionLtr {...icon} />,
            () => settings.change({ activeDir: 'ltr' }),
          )
        : setting(
            'direction',
            t('shell.look.direction.rtl'),
            [t('shell.look.direction'), 'rtl'],
            <IconTextDirectionRtl {...icon} />,
            () => settings.change({ activeDir: 'rtl' }),
          ),
      isHorizontal
        ? setting('layout', t('shell.palette.toVertical'), [], <IconLayoutSidebar {...icon} />, () =>
            settings.change({ isHorizontal: false }),
          )
        : setting('layout', t('shell.palette.toHorizontal'), [], <IconLayoutNavbar {...icon} />, () =>
            settings.change({ isHorizontal: true }),
          ),
      setting(
        'sidebar',
        isCollapse ? t('shell.expand') : t('shell.collapse'),
        [t('shell.look.sidebar')],
        <IconLayoutSidebar {...icon} />,
        () => settings.change({ isCollapse: !isCollapse }),
      ),
      setting(
        'container',
        isLayout === 'boxed' ? t('shell.palette.toFull') : t('shell.palette.toBoxed'),
        [],
        <IconViewportWide {...icon} />,
        () => settings.change({ isLayout: isLayout === 'boxed' ? 'full' : 'boxed' }),
      ),
      ...themeNames
        .filter((name) => name !== theme)
        .map((name) =>
          setting(
            name,
            t('shell.palette.theme', { name: t(themeLabels[name]) }),
            [t('shell.look.theme')],
            <span data-color-theme={name} className={`light ${swatch}`} />,
            () => settings.change({ activeTheme: name }),
          ),
        ),
      ...offeredLanguages
        .filter((other) => other !== language)
        .map((other) =>
          setting(
            `language ${other}`,
            t('shell.palette.language', { name: languageNames[other] }),
            [other],
            <IconLanguage {...icon} />,
            () => void changeLanguage(other),
          ),
        ),
    ];
    return [...all, setting('shell.look', t('shell.look'), [], <IconBrush {...icon} />, onCustomize)];
  }, [t, settings, changeLanguage, language, mode, direction, theme, isHorizontal, isLayout, isCollapse, onCustomize]);
}
