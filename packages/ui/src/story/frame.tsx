import { useLayoutEffect } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { labels as ar } from '../labels/locales/ar.ts';
import { labels as en } from '../labels/locales/en.ts';
import { labels as fr } from '../labels/locales/fr.ts';
import { labels as zhCN } from '../labels/locales/zh-CN.ts';
import { UiProvider } from '../provider.tsx';
import '../theme/reset.css.ts';
import '../theme/themes.css.ts';
import { forgetConsoleErrors, refuseConsoleErrors } from './console-errors.ts';
import type { ReactRenderer } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { DecoratorFunction } from 'storybook/internal/csf';
import type { Labels, UiLocale } from '../labels/labels.ts';
import type { Mode, ThemeName } from '../theme/tokens.ts';

/** What the toolbar sets; a story that needs one of them fixes it: `globals: { language: 'ar' }`. */
export interface FrameGlobals {
  theme?: ThemeName;
  mode?: Mode;
  /** `auto` follows the language. */
  direction?: 'auto' | 'ltr' | 'rtl';
  language?: UiLocale;
}

interface FrameTypes {
  globals: FrameGlobals;
}

const labels: Record<UiLocale, Labels> = { en, fr, ar, 'zh-CN': zhCN };

/** Dresses `<html>` as the app does, and gives components their language. */
function Frame({ theme, mode, direction, language, children }: Required<FrameGlobals> & { children: ReactNode }) {
  const ownDirection = language === 'ar' ? 'rtl' : 'ltr';
  const dir = direction === 'auto' ? ownDirection : direction;
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.lang = language;
    html.dir = dir;
    html.classList.remove('light', 'dark');
    html.classList.add(mode);
    html.dataset['colorTheme'] = theme;
  }, [dir, language, mode, theme]);
  return (
    <UiProvider locale={language} labels={labels[language]} direction={dir}>
      {children}
    </UiProvider>
  );
}

const framed: DecoratorFunction<ReactRenderer> = (Story, { globals }) => {
  const { theme = 'BLUE_THEME', mode = 'light', direction = 'auto', language = 'en' }: FrameGlobals = globals;
  return (
    <Frame theme={theme} mode={mode} direction={direction} language={language}>
      <Story />
    </Frame>
  );
};

/** Frame and checks as an addon, so that other previews can take them over. */
export const storyFrame = definePreviewAddon<FrameTypes>({
  decorators: [framed],
  beforeEach: forgetConsoleErrors,
  afterEach: refuseConsoleErrors,
  // React Aria's own announcements stay for seconds after what they name may be gone.
  parameters: { a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } } },
});
