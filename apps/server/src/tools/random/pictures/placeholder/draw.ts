import bwip from 'bwip-js/node';
import sharp from 'sharp';
import { randomFrom } from '@apiyard/kernels/random';
import { inkOn } from '@apiyard/kernels/tools/random/pictures/colour/oklch';
import { escaped } from '@apiyard/kernels/tools/random/pictures/svg/svg';

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly format: 'svg' | 'png';
  readonly background: string;
  readonly pattern: 'plain' | 'stripes' | 'circles' | 'triangles';
  readonly seed: string;
}

/** A picture with a text in its middle. In PNG its letters are outlines, since a server may have no fonts. */
export async function drawPlaceholder({ width, height, text, format, background, pattern, seed }: Picture) {
  const ink = inkOn(background);
  const size = Math.min(height * 0.3, (width * 0.8) / Math.max(4, text.length * 0.62));
  const middle = { x: width / 2, y: height / 2, size };
  const words = format === 'svg' ? textElement(text, middle, ink) : outlines(text, middle, ink);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${background}"/>` +
    `<g fill="${ink}" fill-opacity="0.08">${draw[pattern](width, height, seed)}</g>${words}</svg>\n`;
  const bytes = new TextEncoder().encode(svg);
  if (format === 'svg') return { type: 'image/svg+xml', name: 'placeholder.svg', bytes };
  const png = await sharp(bytes).png({ compressionLevel: 9 }).toBuffer();
  // A copy, because memory of sharp cannot be transferred to another thread.
  return { type: 'image/png', name: 'placeholder.png', bytes: new Uint8Array(png) };
}

interface Middle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

function textElement(text: string, { x, y, size }: Middle, ink: string): string {
  return `<text x="${x}" y="${y}" dy="0.35em" text-anchor="middle" font-family="system-ui, sans-serif" font-size="${round(size)}" fill="${ink}">${escaped(text)}</text>`;
}

/** The letters of OCR-B, which bwip-js has as outlines. */
function outlines(text: string, { x, y, size }: Middle, ink: string): string {
  const font = bwip.FontLib.lookup('OCR-B');
  const letters = Array.from(text, (letter) => bwip.FontLib.getpaths(font, letter.charCodeAt(0), size, size));
  const advance = size * 0.62;
  let at = x - (letters.length * advance) / 2;
  const base = y + size * 0.35;
  const parts: string[] = [];
  for (const letter of letters) {
    const point = (px: number, py: number) => `${round(at + px)} ${round(base - py)}`;
    for (const step of letter) {
      if (step.type === 'Q') parts.push(`Q${point(step.cx, step.cy)} ${point(step.x, step.y)}`);
      else if (step.type === 'C')
        parts.push(`C${point(step.cx1, step.cy1)} ${point(step.cx2, step.cy2)} ${point(step.x, step.y)}`);
      else parts.push(`${step.type}${point(step.x, step.y)}`);
    }
    at += advance;
  }
  return `<path fill="${ink}" fill-rule="evenodd" d="${parts.join('')}"/>`;
}

const draw = {
  plain: () => '',
  stripes: (width: number, height: number) => {
    const step = Math.max(8, Math.round(Math.max(width, height) / 16));
    const stripes: string[] = [];
    for (let x = -height; x < width; x += 2 * step)
      stripes.push(`M${x} ${height}l${height}-${height}h${step}l-${height} ${height}z`);
    return `<path d="${stripes.join('')}"/>`;
  },
  circles: (width: number, height: number, seed: string) => {
    const random = randomFrom(seed);
    const radius = Math.max(width, height) / 4;
    const circles = Array.from(
      { length: 14 },
      () =>
        `<circle cx="${random.below(width)}" cy="${random.below(height)}" r="${round(radius * (0.2 + random.below(80) / 100))}"/>`,
    );
    return circles.join('');
  },
  triangles: (width: number, height: number, seed: string) => {
    const random = randomFrom(seed);
    const side = Math.max(8, Math.round(Math.max(width, height) / 12));
    const triangles: string[] = [];
    for (let y = 0; y < height; y += side)
      for (let x = 0; x < width; x += side) {
        const shape = [
          `M${x} ${y}h${side}v${side}z`,
          `M${x} ${y}v${side}h${side}z`,
          `M${x} ${y}h${side}l-${side} ${side}z`,
          '',
        ];
        triangles.push(shape[random.below(4)] ?? '');
      }
    return `<path d="${triangles.join('')}"/>`;
  },
} as const;
