import type { Direction } from '../labels/locale.ts';
import type { FrameGlobals } from './globals.ts';

interface Dress extends Required<Pick<FrameGlobals, 'theme' | 'mode' | 'language'>> {
  dir: Direction;
}

/**
 * Sets the attributes for theme, mode, language and direction on `<html>`, or on a part of a page with other values.
 */
export function dress(element: HTMLElement, { theme, mode, dir, language }: Dress): void {
  element.lang = language;
  element.dir = dir;
  element.classList.toggle('dark', mode === 'dark');
  element.classList.toggle('light', mode !== 'dark');
  element.dataset['colorTheme'] = theme;
}
