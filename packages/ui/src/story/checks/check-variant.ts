import { expect, waitFor } from 'storybook/test';
import { media } from '../../theme/media.ts';
import { longWord } from '../variants/narrow.tsx';
import type { VariantName } from '../globals.ts';
import { findClippedInk } from './clipped-ink.ts';
import { findMisalignedNumbers } from './misaligned-numbers.ts';

const scripts: Partial<Record<VariantName, RegExp>> = { arabic: /\p{Script=Arabic}/u, chinese: /\p{Script=Han}/u };

/** Waits for content that loads without a play function to wait for it. */
export async function variantLoaded(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true], [data-pending]')).toBeNull());
}

/** Throws if a variant has no effect on the story, makes the page scroll sideways, cuts letters, or sets numbers apart from their header. */
export async function checkVariant(variant: VariantName, canvasElement: HTMLElement): Promise<void> {
  const { body, documentElement } = document;
  if (variant === 'arabic' || variant === 'rightToLeft') {
    await expect(getComputedStyle(canvasElement).direction).toBe('rtl');
  }
  if (variant === 'french') await expect(documentElement.lang).toBe('fr');
  const script = scripts[variant];
  // Dialogs are outside the story's root.
  if (script !== undefined) await waitFor(() => expect(body.innerText).toMatch(script));
  if (variant === 'arabic') await expect(findClippedInk(body)).toEqual([]);
  await expect(findMisalignedNumbers(body)).toEqual([]);
  if (variant === 'forcedColors') await expect(matchMedia(media.forcedColors).matches).toBe(true);
  await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  const room = canvasElement.querySelector('[data-narrow]') ?? canvasElement;
  // A component without text in its args would show no long words; screens may have only their own texts.
  if (variant === 'longWords' && room !== canvasElement) await expect(body.innerHTML).toContain(longWord);
  await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
}
