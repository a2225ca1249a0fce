import { makeScale } from '../../theme/make-scale.ts';
import { makeTheme } from '../../theme/make-theme.ts';
import { themes } from '../../theme/themes/all.ts';
import type { ThemeName } from '../../theme/themes/all.ts';
import type { Mode } from '../../theme/tokens.ts';
import { create } from 'storybook/theming/create';

/** Storybook's own theme, from our tokens: the frame around stories, and text of docs pages. */
export function storybookTheme(name: ThemeName, mode: Mode) {
  const { color } = makeTheme(themes[name], mode);
  const { font } = makeScale();
  return create({
    base: mode,
    brandTitle: 'Apiyard',
    brandUrl: './',
    brandImage: `./brand-${mode}.svg`,
    brandTarget: '_self',
    colorPrimary: color.primary.main,
    colorSecondary: color.primary.text,
    appBg: mode === 'light' ? color.sunken : color.page,
    appContentBg: color.paper,
    appPreviewBg: color.page,
    appBorderColor: color.divider,
    appBorderRadius: 7,
    appHoverBg: color.hover,
    barBg: color.paper,
    barTextColor: color.textQuiet,
    barHoverColor: color.primary.text,
    barSelectedColor: color.primary.text,
    textColor: color.text,
    textInverseColor: color.page,
    textMutedColor: color.textQuiet,
    inputBg: color.paper,
    inputBorder: color.controlBorder,
    inputTextColor: color.text,
    inputBorderRadius: 7,
    buttonBg: color.paper,
    buttonBorder: color.controlBorder,
    booleanBg: color.sunken,
    booleanSelectedBg: color.paper,
    fontBase: font.body,
    fontCode: font.mono,
  });
}
