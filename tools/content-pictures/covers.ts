/** Covers of the articles that come with the product, 1200 × 675. */
import { chance, circle, group, path, picture, points, rect, round, stroke } from './svg.ts';
import { themed, tone } from './palette.ts';

const width = 1200;
const height = 675;
const cover = (ground: string, shapes: readonly string[]) => picture(width, height, ground, shapes, themed);

/** A prompt, a line out of it, and what comes back. */
function firstCall(): string {
  const dots = [0, 1, 2, 3, 4].map((step) => circle(690 + step * 46, 338, 8, step === 4 ? tone.lamp : tone.mist));
  return cover(tone.brand, [
    circle(1010, 338, 330, tone.haze),
    circle(1010, 338, 220, tone.glow),
    rect(110, 158, 520, 360, tone.deep, 28),
    rect(110, 158, 520, 64, tone.night, 28),
    rect(110, 194, 520, 28, tone.night),
    ...[0, 1, 2].map((at) => circle(150 + at * 34, 190, 9, at === 0 ? tone.sky : tone.mid)),
    stroke('M168 292l48 44l-48 44', tone.lamp, 16),
    rect(244, 366, 96, 16, tone.mist, 8),
    rect(168, 430, 300, 14, tone.mid, 7),
    rect(168, 462, 210, 14, tone.mid, 7),
    ...dots,
    circle(1010, 338, 108, tone.mist),
    stroke('M958 340l36 38l70 -78', tone.mid, 22),
  ]);
}

/** A day of 24 hours, some of it used. */
function quota(): string {
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const [from, to] = [hour * 15 + 2.4 - 90, hour * 15 + 12.6 - 90].map((degrees) => (degrees * Math.PI) / 180) as [
      number,
      number,
    ];
    const at = (angle: number) => `${round(600 + 210 * Math.cos(angle))} ${round(338 + 210 * Math.sin(angle))}`;
    return stroke(
      `M${at(from)}A210 210 0 0 1 ${at(to)}`,
      hour < 14 ? tone.brand : hour === 14 ? tone.lamp : tone.mid,
      44,
      { 'stroke-linecap': 'butt' },
    );
  });
  return cover(tone.night, [
    path('M0 560Q300 480 600 540T1200 520V675H0Z', tone.dusk),
    path('M0 612Q320 552 640 600T1200 588V675H0Z', tone.deep),
    circle(600, 338, 290, tone.dusk),
    circle(600, 338, 150, tone.deep),
    ...hours,
    stroke('M600 338V236', tone.mist, 14),
    stroke('M600 338L652 392', tone.sky, 14),
    circle(600, 338, 16, tone.mist),
    ...[
      [170, 150, 5],
      [260, 250, 3],
      [330, 120, 4],
      [900, 130, 4],
      [1010, 230, 5],
      [1080, 110, 3],
      [120, 360, 3],
      [1090, 380, 4],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, tone.sky)),
  ]);
}

/** The same thing found in two layouts. */
function scraper(): string {
  const page = (x: number, blocks: readonly string[]) =>
    group({ transform: `translate(${x} 110)` }, [rect(0, 0, 400, 455, tone.mist, 20), ...blocks]);
  return cover(tone.pale, [
    path('M0 0H640L440 675H0Z', tone.air),
    page(120, [
      rect(32, 32, 336, 44, tone.sky, 8),
      rect(32, 100, 156, 120, tone.pale, 10),
      rect(212, 100, 156, 120, tone.pale, 10),
      rect(32, 244, 336, 84, tone.brand, 10),
      rect(56, 268, 150, 14, tone.mist, 7),
      rect(56, 294, 90, 14, tone.lamp, 7),
      rect(32, 352, 336, 14, tone.sky, 7),
      rect(32, 380, 260, 14, tone.sky, 7),
      rect(32, 408, 300, 14, tone.sky, 7),
    ]),
    page(680, [
      rect(32, 32, 92, 391, tone.sky, 8),
      rect(148, 32, 220, 14, tone.sky, 7),
      rect(148, 60, 160, 14, tone.sky, 7),
      rect(148, 100, 220, 132, tone.brand, 10),
      rect(172, 130, 130, 14, tone.mist, 7),
      rect(172, 158, 80, 14, tone.lamp, 7),
      rect(148, 256, 98, 167, tone.pale, 10),
      rect(270, 256, 98, 167, tone.pale, 10),
    ]),
    stroke('M500 396C600 396 700 276 814 276', tone.deep, 8, { 'stroke-dasharray': '2 20' }),
    circle(496, 396, 15, tone.deep),
    circle(820, 276, 15, tone.deep),
  ]);
}

/** A scannable code. `modules` has the dark ones. */
function qr(size: number, isDark: (row: number, column: number) => boolean): string {
  const module = 12;
  const side = (size + 8) * module;
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  let dark = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && isDark(row, column)) column += 1;
      if (column > start)
        dark += `M${round(left + (start + 4) * module)} ${round(top + (row + 4) * module)}h${(column - start) * module}v${module}h${-(column - start) * module}z`;
    }
  }
  const corner = (x: number, y: number, turn: number) =>
    stroke('M0 70V24Q0 0 24 0H70', tone.lamp, 14, { transform: `translate(${round(x)} ${round(y)}) rotate(${turn})` });
  const gap = 44;
  return cover(tone.mid, [
    circle(150, 610, 260, tone.slate),
    circle(1080, 70, 300, tone.slate),
    rect(left, top, side, side, '#ffffff', 16),
    path(dark, tone.night),
    corner(left - gap, top - gap, 0),
    corner(left + side + gap, top - gap, 90),
    corner(left + side + gap, top + side + gap, 180),
    corner(left - gap, top + side + gap, 270),
  ]);
}
/** Cells that look alike, and what they turn out to be. */
function csv(): string {
  const next = chance(7);
  const cells = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 3 }, (__, column) => {
      const x = 130 + column * 158;
      const y = 118 + row * 76;
      return (
        rect(x, y, 142, 60, row === 0 ? tone.mid : tone.mist, 8) +
        rect(x + 20, y + 24, 40 + next() * 58, 12, row === 0 ? tone.pale : tone.sky, 6)
      );
    }).join(''),
  );
  const kinds = Array.from({ length: 5 }, (_, row) => {
    const y = 224 + row * 76;
    return (
      circle(790, y, 24, tone.brand) +
      rect(894, y - 24, 48, 48, tone.sky, 6) +
      path(`M1020 ${y - 27}l29 52h-58z`, row === 2 ? tone.lamp : tone.mist)
    );
  });
  return cover(tone.deep, [
    path('M600 0H1200V675H520Z', tone.dusk),
    ...cells,
    stroke('M636 338h68m-26 -26l26 26l-26 26', tone.lamp, 12),
    ...kinds,
    ...[790, 918, 1020].map((x) => rect(x - 32, 140, 64, 14, tone.mid, 7)),
  ]);
}

/** Thrown dice on one side, an order on the other. */
function uuid(): string {
  const next = chance(42);
  const thrown = Array.from({ length: 46 }, () =>
    circle(
      90 + next() * 430,
      90 + next() * 495,
      9 + next() * 13,
      [tone.brand, tone.mid, tone.sky][Math.floor(next() * 3)] ?? tone.brand,
    ),
  );
  const ordered = Array.from({ length: 11 }, (_, at) =>
    rect(
      672 + at * 42,
      560 - (60 + at * 36),
      28,
      60 + at * 36,
      at === 10 ? tone.lamp : at % 2 === 0 ? tone.mist : tone.pale,
      8,
    ),
  );
  return cover(tone.pale, [
    rect(600, 0, 600, 675, tone.mid),
    ...thrown,
    rect(652, 572, 482, 8, tone.deep, 4),
    ...ordered,
  ]);
}

/** Three keys of one person, one of them for one door. */
function keys(): string {
  const key = (x: number, y: number, scale: number, colour: string, hole: string, teeth: readonly number[]) =>
    group({ transform: `translate(${x} ${y}) scale(${scale})` }, [
      circle(0, 0, 78, colour),
      circle(0, 0, 34, hole),
      rect(60, -18, 300, 36, colour, 18),
      ...teeth.map((at) => rect(at, 0, 30, 62, colour, 8)),
    ]);
  return cover(tone.sky, [
    path('M0 675V420Q600 250 1200 420V675Z', tone.haze),
    rect(800, 150, 250, 375, tone.mid, 125),
    rect(800, 300, 250, 225, tone.mid),
    circle(925, 320, 34, tone.night),
    path('M908 340h34l16 96h-66z', tone.night),
    key(220, 190, 0.8, tone.mist, tone.sky, [250, 310]),
    key(220, 344, 1, tone.lamp, tone.sky, [270]),
    key(220, 512, 0.8, tone.deep, tone.haze, [200, 250, 310]),
  ]);
}

/** A courtyard with sheds, each for one purpose, joined by paths. */
function hub(): string {
  const shed = (x: number, y: number, w: number, h: number, wall: string, roof: string, door: string) =>
    rect(x, y, w, h, wall) +
    path(
      points([
        [x - 22, y + 2],
        [x + w / 2, y - h * 0.55],
        [x + w + 22, y + 2],
      ]) + 'Z',
      roof,
    ) +
    rect(x + w / 2 - 26, y + h - 92, 52, 92, door, 6);
  const tree = (x: number, y: number, r: number) =>
    rect(x - 7, y, 14, r * 1.5, tone.deep) +
    circle(x, y - r * 0.3, r, tone.brand) +
    circle(x + r * 0.35, y - r * 0.6, r * 0.55, tone.haze);
  return cover(tone.air, [
    circle(970, 150, 74, tone.mist),
    path('M0 430Q260 330 560 410T1200 380V675H0Z', tone.glow),
    path('M0 520Q400 450 800 510T1200 490V675H0Z', tone.mid),
    tree(96, 430, 62),
    shed(190, 380, 170, 150, tone.mist, tone.deep, tone.brand),
    shed(505, 330, 230, 200, tone.pale, tone.night, tone.lamp),
    rect(540, 372, 44, 44, tone.brand, 6),
    rect(656, 372, 44, 44, tone.brand, 6),
    shed(860, 390, 160, 140, tone.mist, tone.deep, tone.brand),
    tree(1108, 440, 54),
    stroke('M275 530C300 600 460 610 620 610S920 600 940 530', tone.pale, 22),
    stroke('M620 530V610', tone.pale, 22),
  ]);
}

export function covers(code: {
  readonly size: number;
  isDark(row: number, column: number): boolean;
}): Readonly<Record<string, string>> {
  return {
    'cover-first-call.svg': firstCall(),
    'cover-quota.svg': quota(),
    'cover-scraper.svg': scraper(),
    'cover-qr.svg': qr(code.size, code.isDark),
    'cover-csv.svg': csv(),
    'cover-uuid.svg': uuid(),
    'cover-keys.svg': keys(),
    'cover-hub.svg': hub(),
  };
}
