/** What the fonts of the server can draw. */
import { loadSharp } from '../picture/open.ts';

/** A letter of each script, with which no font draws a rectangle. */
const letters = {
  Latin: 'A',
  Arabic: 'ع',
  Han: '永',
  Hiragana: 'あ',
  Katakana: 'ア',
  Hangul: '가',
  Cyrillic: 'Ж',
  Greek: 'Ω',
  Hebrew: 'א',
  Devanagari: 'अ',
  Bengali: 'ক',
  Tamil: 'த',
  Thai: 'ก',
  Armenian: 'ա',
  Georgian: 'ა',
} as const;

const scripts = Object.entries(letters).map(([script, probe]) => ({
  pattern: new RegExp(`\\p{Script=${script}}`, 'u'),
  probe,
}));

const known = new Map<string, Promise<boolean>>();

/** The first letter of a script that no font has, or null. Such letters would be boxes. */
export async function letterWithoutFont(text: string): Promise<string | null> {
  for (const { pattern, probe } of scripts) {
    const letter = pattern.exec(text)?.[0];
    if (letter === undefined) continue;
    let isDrawn = known.get(probe);
    if (isDrawn === undefined) known.set(probe, (isDrawn = hasGlyph(probe)));
    // oxlint-disable-next-line no-await-in-loop -- most texts have one script
    if (!(await isDrawn)) return letter;
  }
  return null;
}

let fonts: Promise<boolean> | null = null;

/** Without fonts, all letters are the same box. */
export function hasFonts(): Promise<boolean> {
  return (fonts ??= Promise.all(['A', 'B'].map(pixelsOf)).then(
    ([a, b]) => !a?.pixels.equals(b?.pixels ?? Buffer.of()),
  ));
}

/** A letter that no font has is a rectangle with its code point. */
async function hasGlyph(letter: string): Promise<boolean> {
  const { pixels, width, height } = await pixelsOf(letter);
  const isInk = (x: number, y: number) => (pixels[y * width + x] ?? 0) > 40;
  const rows = Array.from({ length: height }, (_, y) => y);
  const columns = Array.from({ length: width }, (_, x) => x);
  return !(
    rows.every((y) => isInk(0, y) && isInk(width - 1, y)) && columns.every((x) => isInk(x, 0) && isInk(x, height - 1))
  );
}

/** How opaque each pixel is, without space around the letter. */
async function pixelsOf(letter: string) {
  const sharp = await loadSharp();
  const drawn = await sharp({ text: { text: letter, font: 'sans 40', dpi: 72, rgba: true } })
    .png()
    .toBuffer();
  const { data: pixels, info } = await sharp(drawn)
    .trim({ background: '#00000000', threshold: 40 })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels, width: info.width, height: info.height };
}
