import type { Direction } from '../labels/locale.ts';
import type { FrameGlobals } from './globals.ts';

interface Dress extends Required<Pick<FrameGlobals, 'theme' | 'mode' | 'language'>> {
  dir: Direction;
}

/** Writes what the style sheet listens to on `<html>`, or on a part of a page that has a dress of its own. */
export function dress(element: HTMLElement, { theme, mode, dir, language }: Dress): void {
  element.lang = language;
  element.dir = dir;
  element.classList.toggle('dark', mode === 'dark');
  element.classList.toggle('light', mode !== 'dark');
  element.dataset['colorTheme'] = theme;
}
