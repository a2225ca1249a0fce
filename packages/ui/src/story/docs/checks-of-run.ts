import type { VariantName } from '../globals.ts';

/** What a run of the stories checks, in the order of the tables. */
export const checkKinds = [
  'light',
  'dark',
  'rightToLeft',
  'arabic',
  'french',
  'chinese',
  'longWords',
  'phone',
  'forcedColors',
  'fullMotion',
  'focusLight',
  'focusDark',
  'keyboard',
  'pointer',
  'docsPage',
] as const;
export type CheckKind = (typeof checkKinds)[number];

export const checkNames: Readonly<Record<CheckKind, string>> = {
  light: 'Light, with axe',
  dark: 'Dark, with axe',
  rightToLeft: 'Right to left, with axe',
  arabic: 'Arabic, with axe',
  french: 'French, with axe',
  chinese: 'Chinese, with axe',
  longWords: 'Long words, with axe',
  phone: 'Phone, with axe',
  forcedColors: 'Forced colours, with axe',
  fullMotion: 'Full motion, with axe',
  focusLight: 'Visible focus by Tab, light',
  focusDark: 'Visible focus by Tab, dark',
  keyboard: 'Keyboard stories',
  pointer: 'Pointer and touch stories',
  docsPage: 'Docs page',
};

/** Stories of components are in the frame of these languages only where they set them. */
const ofScreens: ReadonlySet<CheckKind> = new Set(['arabic', 'french', 'chinese', 'phone']);

/** What is checked of every component. */
export const componentChecks = checkKinds.filter((kind) => !ofScreens.has(kind));

const kindsOfVariants: Readonly<Record<VariantName, readonly CheckKind[]>> = {
  arabic: ['rightToLeft', 'arabic'],
  french: ['french'],
  chinese: ['chinese'],
  rightToLeft: ['rightToLeft'],
  longWords: ['longWords'],
  phone: ['phone'],
  forcedColors: ['forcedColors'],
  fullMotion: ['fullMotion'],
};

/** What a visit of a story in a variant checks. */
export function checksOfVariant(variant: VariantName): readonly CheckKind[] {
  return kindsOfVariants[variant];
}

/** What the page of a story was like. */
export interface ShownPage {
  readonly isDark: boolean;
  readonly isForced: boolean;
  /** `dir` and `lang` of the page. */
  readonly direction: string;
  readonly language: string;
}

const languages: Readonly<Record<string, CheckKind>> = {
  ar: 'arabic',
  fr: 'french',
  'zh-CN': 'chinese',
  ch: 'chinese',
};
const subjects: readonly (readonly [end: RegExp, kind: CheckKind])[] = [
  [/(?:^|-)keyboard$/, 'keyboard'],
  [/(?:^|-)(?:pointer|touch)$/, 'pointer'],
  [/(?:^|-)long-words$/, 'longWords'],
  [/(?:^|-)phone(?:-window)?$/, 'phone'],
];

/** What a visit of the story itself checks: how the page was, and what the end of the story's ID says. */
export function checksOfStory(id: string, page: ShownPage): readonly CheckKind[] {
  const language = languages[page.language];
  const [, name = ''] = id.split('--');
  return [
    page.isForced ? 'forcedColors' : page.isDark ? 'dark' : 'light',
    ...(page.direction === 'rtl' ? (['rightToLeft'] as const) : []),
    ...(language === undefined ? [] : [language]),
    ...subjects.flatMap(([end, kind]) => (end.test(name) ? [kind] : [])),
  ];
}
