import { useLayoutEffect } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { forgetConsoleErrors, refuseConsoleErrors } from './console-errors.ts';
import type { ReactRenderer } from '@storybook/react-vite';
import type { DecoratorFunction } from 'storybook/internal/csf';

/** What the toolbar sets and a story may fix for itself: `globals: { language: 'ar' }`. */
export interface FrameGlobals {
  theme?: string;
  mode?: 'light' | 'dark';
  /** `auto` follows the language. */
  direction?: 'auto' | 'ltr' | 'rtl';
  language?: string;
}

interface FrameTypes {
  globals: FrameGlobals;
}

const dressed: DecoratorFunction<ReactRenderer> = (Story, { globals }) => {
  const { mode = 'light', direction = 'auto', language = 'en', theme = 'BLUE_THEME' } = globals as FrameGlobals;
  const dir = direction === 'auto' ? (language.startsWith('ar') ? 'rtl' : 'ltr') : direction;
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.dir = dir;
    html.lang = language;
    html.className = mode;
    html.dataset.colorTheme = theme;
  }, [dir, language, mode, theme]);
  return <Story />;
};

export const storyFrame = definePreviewAddon<FrameTypes>({
  decorators: [dressed],
  beforeEach: forgetConsoleErrors,
  afterEach: refuseConsoleErrors,
  parameters: { a11y: { test: 'error' } },
});
