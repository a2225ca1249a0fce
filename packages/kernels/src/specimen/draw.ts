/** Parts of the drawings, as SVG text. All typed text goes through `escaped`. */

/** Characters that XML does not allow, not even escaped. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(notXml, '').replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** Generic font families, so that the picture never waits for a font. */
const sans = 'DejaVu Sans, Verdana, Arial, sans-serif';
export const mono = 'DejaVu Sans Mono, Consolas, monospace';

const ink = '#1f2933';
export const quietInk = '#52606d';
export const line = '#9aa5b1';
const paper = '#ffffff';
const shade = '#e4e7eb';
const stamp = '#b42318';

interface Write {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** What is longer is pressed together, and cut where it would not be legible. For words of ours: none. */
  readonly widthMax?: number;
  readonly weight?: 400 | 700;
  readonly colour?: string;
  readonly face?: string;
}

/** A capital of the faces above is this wide on average, as a part of the size. */
const capitalWidth = 0.7;
const pressMost = 0.6;

/** One line of text. */
export function write(text: string, { x, y, size, widthMax, weight = 400, colour = ink, face = sans }: Write): string {
  const look = `font-family="${face}" font-size="${size}" font-weight="${weight}" fill="${colour}"`;
  if (widthMax === undefined) return `<text x="${x}" y="${y}" ${look}>${escaped(text)}</text>`;
  const roomMax = Math.floor(widthMax / (size * capitalWidth * pressMost));
  const characters = [...text];
  const kept = characters.length > roomMax ? `${characters.slice(0, roomMax - 1).join('')}…` : text;
  const isTight = [...kept].length * size * capitalWidth > widthMax;
  const fit = isTight ? ` textLength="${widthMax}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" ${look}${fit}>${escaped(kept)}</text>`;
}

/** A generic portrait outline, in a box of 200 by 250. */
export function silhouette(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">
<rect width="200" height="250" fill="${shade}" stroke="${line}"/>
<circle cx="100" cy="95" r="45" fill="${line}"/>
<path d="M20 250c0-62 34-92 80-92s80 30 80 92z" fill="${line}"/>
<text x="100" y="225" font-family="${sans}" font-size="34" font-weight="700" fill="${ink}" text-anchor="middle">CONTOH</text>
</g>`;
}

export const stampWords = 'CONTOH / SPECIMEN';

/** The words across the whole picture, drawn last, so that no part of any size can be cut out without them. */
function stampedOver(width: number, height: number): string {
  const size = 44;
  const [stepX, stepY] = [size * 12, size * 2.9];
  const words: string[] = [];
  for (let row = 0; row * stepY < height * 2 + width; row += 1) {
    const shift = row % 2 === 0 ? 0 : stepX / 2;
    for (let x = -width - shift; x < width * 2; x += stepX)
      words.push(`<text x="${Math.round(x)}" y="${Math.round(row * stepY - width / 2)}">${stampWords}</text>`);
  }
  return `<g transform="rotate(-24 ${width / 2} ${height / 2})" font-family="${sans}" font-size="${size}" font-weight="700" fill="${stamp}" fill-opacity="0.2">${words.join('')}</g>`;
}

/** A card with a frame, a heading that marks it as a specimen, and a stamp across it. */
export function sheet(width: number, height: number, heading: string, content: string): string {
  const notice = 'SPECIMEN · BUKAN DOKUMEN RESMI · NOT AN IDENTITY DOCUMENT';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
<rect x="12" y="12" width="${width - 24}" height="${height - 24}" fill="none" stroke="${line}" stroke-width="2" stroke-dasharray="10 6"/>
${write(heading, { x: 40, y: 64, size: 28, weight: 700 })}
${write(notice, { x: 40, y: 94, size: 17, colour: stamp, weight: 700 })}
${content}
${stampedOver(width, height)}
</svg>`;
}
