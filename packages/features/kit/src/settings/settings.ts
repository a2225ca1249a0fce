/**
 * The customizer's settings, with the names of specification section 3. Only explicit choices are stored, so that the
 * system's mode and the language's direction apply otherwise.
 * No imports except the language: the script that runs before the first paint is built from this file.
 */
import { directionOf, isOffered, localeOf } from './language.ts';
import type { OfferedLanguage } from './language.ts';

export const themeNames = [
  'BLUE_THEME',
  'AQUA_THEME',
  'PURPLE_THEME',
  'GREEN_THEME',
  'CYAN_THEME',
  'ORANGE_THEME',
] as const;
export type ThemeName = (typeof themeNames)[number];

export interface Settings {
  /** From the system until the person chooses. */
  readonly activeMode: 'light' | 'dark';
  /** From the language until the person chooses. */
  readonly activeDir: 'ltr' | 'rtl';
  readonly activeTheme: ThemeName;
  /** Corner radius of cards and controls in px, 4 to 24. */
  readonly borderRadius: number;
  readonly isLanguage: OfferedLanguage;
  /** Cards have a shadow; otherwise a border. */
  readonly isCardShadow: boolean;
  readonly isLayout: 'boxed' | 'full';
  /** The sidebar is mini. */
  readonly isCollapse: boolean;
  /** The mini sidebar is widened under the pointer. Never restored as true. */
  readonly isSidebarHover: boolean;
  /** The drawer is open. Never restored as true. */
  readonly isMobileSidebar: boolean;
  /** The menu is below the header. */
  readonly isHorizontal: boolean;
  /** Groups of the menu that the person opened (true) or closed, by id. The others are as they were at first. */
  readonly menuGroups: Readonly<Record<string, boolean>>;
  readonly SidebarWidth: 270;
  readonly MiniSidebarWidth: 87;
  readonly TopbarHeight: 70;
}

/** The settings that can be changed and are stored. */
export type Choices = {
  readonly [Name in Exclude<keyof Settings, 'SidebarWidth' | 'MiniSidebarWidth' | 'TopbarHeight'>]?: Settings[Name];
};

/** The one local-storage key of the settings. */
export const settingsKey = 'customizer';

const borderRadiusMin = 4;
const borderRadiusMax = 24;

const noGroups: Settings['menuGroups'] = {};

const fixed = { SidebarWidth: 270, MiniSidebarWidth: 87, TopbarHeight: 70 } as const;

const flag = (value: unknown) => typeof value === 'boolean';
const oneOf =
  (...allowed: readonly unknown[]) =>
  (value: unknown) =>
    allowed.includes(value);

const flags = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(flag);

/** Validation of each stored setting: storage can contain anything. */
const valid: { readonly [Name in keyof Required<Choices>]: (value: unknown) => boolean } = {
  activeMode: oneOf('light', 'dark'),
  activeDir: oneOf('ltr', 'rtl'),
  activeTheme: oneOf(...themeNames),
  borderRadius: (value) => typeof value === 'number' && value >= borderRadiusMin && value <= borderRadiusMax,
  isLanguage: isOffered,
  isCardShadow: flag,
  isLayout: oneOf('boxed', 'full'),
  isCollapse: flag,
  isSidebarHover: () => false,
  isMobileSidebar: () => false,
  isHorizontal: flag,
  menuGroups: flags,
};

/** Reads stored choices; what is missing, unknown or wrong is left out. */
export function parseChoices(stored: string | null): Choices {
  if (stored === null) return {};
  try {
    const read: unknown = JSON.parse(stored);
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).filter(([name, value]) => Object.hasOwn(valid, name) && valid[name as keyof Choices](value)),
    );
  } catch {
    return {};
  }
}

/** Choices as text for storage; open drawers are not among them. */
export function serializeChoices(choices: Choices): string {
  return JSON.stringify(choices, (name, value: unknown) =>
    name === 'isMobileSidebar' || name === 'isSidebarHover' ? undefined : value,
  );
}

/** @param language the served page's, used until one is chosen */
export function settingsFrom(choices: Choices, systemDark: boolean, language: OfferedLanguage = 'en'): Settings {
  return {
    activeMode: systemDark ? 'dark' : 'light',
    activeDir: directionOf(choices.isLanguage ?? language),
    activeTheme: 'BLUE_THEME',
    borderRadius: 7,
    isLanguage: language,
    isCardShadow: true,
    isLayout: 'boxed',
    isCollapse: false,
    isSidebarHover: false,
    isMobileSidebar: false,
    isHorizontal: false,
    menuGroups: noGroups,
    ...fixed,
    ...choices,
  };
}

/** Writes the settings onto `<html>`, where the theme's CSS reads them. */
export function applySettings(root: HTMLElement, settings: Settings): void {
  root.classList.remove('light', 'dark');
  root.classList.add(settings.activeMode);
  root.dir = settings.activeDir;
  root.lang = localeOf(settings.isLanguage);
  root.dataset['colorTheme'] = settings.activeTheme;
  root.dataset['layout'] = settings.isHorizontal ? 'horizontal' : 'vertical';
  root.dataset['boxedLayout'] = settings.isLayout;
  root.dataset['sidebarType'] = settings.isCollapse ? 'mini-sidebar' : 'full-sidebar';
  root.dataset['card'] = settings.isCardShadow ? 'shadow' : 'border';
  root.dataset['menuGroups'] = menuGroupsText(settings.menuGroups);
  root.style.setProperty('--apiyard-radius', `${settings.borderRadius}px`);
}

/** The opened and closed groups as CSS selects them: `areas+ learn-`. */
export function menuGroupsText(menuGroups: Settings['menuGroups']): string {
  return Object.entries(menuGroups)
    .map(([id, isOpen]) => id + (isOpen ? '+' : '-'))
    .join(' ');
}
