import type { Note } from '../../../../faults/note.ts';
import type { Colour, Coordinates } from './spaces.ts';
import { apca, bytesOf, fromBytes, gamutNotes, hexOf, oklch, readColour, toSpace } from './spaces.ts';

/** Relative luminance of a colour as it is shown in eight bits (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red, green, blue] = bytesOf(colour).map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Coordinates;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio from 1 to 21 (WCAG 2.2). */
export function contrastRatio(a: Colour, b: Colour): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Two decimals, never rounded up to a limit that is not reached. */
export const shownRatio = (ratio: number) => Math.floor(ratio * 100 + 1e-9) / 100;

/** Contrast of a text on a background, and the nearest text colour that reaches the target. */
export function checkContrast(foreground: string, background: string, target: number) {
  const [text, behind] = [readColour(foreground, '/foreground'), readColour(background, '/background')];
  const notes: Note[] = [];
  for (const [colour, pointer] of [
    [text, '/foreground'],
    [behind, '/background'],
  ] as const) {
    notes.push(...gamutNotes(colour, pointer));
    if (colour.alpha < 1) notes.push({ code: pointer === '/foreground' ? 'on_background' : 'on_white', pointer });
  }
  const back = over(behind, fromBytes([255, 255, 255]));
  const front = over(text, back);
  const ratio = contrastRatio(front, back);
  const suggestion = ratio >= target ? null : nearestPassing(front, back, target);
  if (ratio < target && suggestion === null) notes.push({ code: 'no_colour', values: { target } });
  return {
    ratio: shownRatio(ratio),
    foreground: hexOf(front),
    background: hexOf(back),
    text: { aa: ratio >= 4.5, aaa: ratio >= 7 },
    largeText: { aa: ratio >= 3, aaa: ratio >= 4.5 },
    userInterface: { aa: ratio >= 3 },
    apca: Math.round(apca(front, back) * 10) / 10,
    ...(suggestion === null
      ? {}
      : { suggestion: { foreground: hexOf(suggestion), ratio: shownRatio(contrastRatio(suggestion, back)) } }),
    notes,
  };
}

/** Source-over in eight-bit sRGB, as browsers do. */
function over(top: Colour, bottom: Colour): Colour {
  const below = bytesOf(bottom);
  const bytes = bytesOf(top).map((each, at) => each * top.alpha + (below[at] ?? 0) * (1 - top.alpha));
  return fromBytes(bytes.map(Math.round) as unknown as Coordinates);
}

/** The same hue and chroma, darker or lighter by as little as possible. */
function nearestPassing(front: Colour, back: Colour, target: number): Colour | null {
  const [lightness, chroma, hue] = toSpace(front, 'oklch').coordinates;
  const at = (value: number) => fromBytes(bytesOf(oklch(value, chroma, hue)));
  const found = [0, 1].flatMap((end) => {
    if (contrastRatio(at(end), back) < target) return [];
    let [fails, passes] = [lightness, end];
    for (let step = 0; step < 14; step += 1) {
      const middle = (fails + passes) / 2;
      if (contrastRatio(at(middle), back) >= target) passes = middle;
      else fails = middle;
    }
    return [passes];
  });
  const nearest = found.toSorted((a, b) => Math.abs(a - lightness) - Math.abs(b - lightness))[0];
  return nearest === undefined ? null : at(nearest);
}
