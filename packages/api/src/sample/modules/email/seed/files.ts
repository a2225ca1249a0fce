/** Drawn pictures and written files of the sample emails, as data URLs. */
import type { Attachment } from '../../../../contract/modules/email.ts';

const svgUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

const room = (x: number, y: number, width: number, height: number, name: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff" stroke="#3a4752" stroke-width="3"/><text x="${x + width / 2}" y="${y + height / 2 + 5}" text-anchor="middle" font-family="sans-serif" font-size="15" fill="#3a4752">${name}</text>`;

const drawings = {
  plan: ([first = '', second = '', third = '']: readonly string[]) =>
    svg(
      480,
      300,
      `<rect width="480" height="300" fill="#e8eef4"/>${room(30, 30, 200, 240, first)}${room(230, 30, 220, 120, second)}${room(230, 150, 220, 120, third)}<path d="M100 270h60" stroke="#5d87ff" stroke-width="6"/>`,
    ),
  lake: () =>
    svg(
      480,
      300,
      '<rect width="480" height="300" fill="#cfe6f5"/><circle cx="380" cy="70" r="32" fill="#ffd27a"/><path d="M0 190 120 80l80 70 70-60 210 110v100H0z" fill="#6f8f72"/><path d="M0 200h480v100H0z" fill="#4f8fb5"/><path d="M60 235h140M180 260h200" stroke="#cfe6f5" stroke-width="4" stroke-linecap="round"/>',
    ),
} as const;

export function drawnFile(
  id: string,
  title: string,
  drawing: keyof typeof drawings,
  words: readonly string[] = [],
): Attachment {
  const drawn = drawings[drawing](words);
  return { id, title, image: svgUrl(drawn), url: svgUrl(drawn), fileSize: bytesOf(drawn) };
}

export function textFile(id: string, title: string, mediaType: string, text: string): Attachment {
  return {
    id,
    title,
    image: null,
    url: `data:${mediaType};charset=utf-8,${encodeURIComponent(text)}`,
    fileSize: bytesOf(text),
  };
}

const signs: Readonly<Record<string, string>> = {
  books:
    '<rect width="40" height="40" fill="#2f6f5e"/><path d="M9 12c4-2 8-1 11 1 3-2 7-3 11-1v16c-4-2-8-1-11 1-3-2-7-3-11-1z" fill="#f3efe2"/><path d="M20 13v16" stroke="#2f6f5e" stroke-width="1.5"/>',
  lamps:
    '<rect width="40" height="40" fill="#7a4d00"/><path d="M14 10h12l4 12H10z" fill="#ffd27a"/><path d="M20 22v8M14 31h12" stroke="#fff4d6" stroke-width="2.5"/>',
  dentist: '<rect width="40" height="40" fill="#2b6ea3"/><path d="M18 9h4v9h9v4h-9v9h-4v-9H9v-4h9z" fill="#fff"/>',
  yoga: '<rect width="40" height="40" fill="#6b4fa0"/><circle cx="20" cy="12" r="4" fill="#fff"/><path d="M20 17c5 0 6 6 11 10H9c5-4 6-10 11-10z" fill="#fff"/>',
  library:
    '<rect width="40" height="40" fill="#4a5560"/><path d="M10 15 20 9l10 6zM12 17h3v11h-3zM18.500 17h3v11h-3zM25 17h3v11h-3zM10 29h20v3H10z" fill="#fff"/>',
  shop: '<rect width="40" height="40" fill="#a33b2b"/><path d="M12 18h16l-2 12H14zM16 18v-3a4 4 0 0 1 8 0v3" fill="none" stroke="#fff" stroke-width="2.5"/>',
};

/** The sign of a shop or office as a picture, null for people. */
export function sign(of: string): string | null {
  const drawn = signs[of];
  return drawn === undefined ? null : svgUrl(svg(40, 40, drawn));
}
