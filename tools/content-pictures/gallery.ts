/** Sample pictures of the gallery: a courtyard through a day and a year, and random patterns from a seed. 1200 × 900. */
import { blue, chance, circle, group, path, picture, points, rect, round, stroke } from './svg.ts';

const width = 1200;
const height = 900;
const sheet = (ground: string, shapes: readonly string[]) => picture(width, height, ground, shapes);

interface Hour {
  readonly sky: string;
  readonly hills: readonly [string, string, string];
  readonly light: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string };
  readonly wall: string;
  readonly roof: string;
  readonly window: string;
  readonly leaf: string;
}

/** The same courtyard at one time of day. */
function courtyard(
  { sky, hills, light, wall, roof, window, leaf }: Hour,
  seed: number,
  weather: readonly string[] = [],
): string {
  const next = chance(seed);
  const ridge = (base: number, swing: number) => {
    const line = Array.from({ length: 9 }, (_, at): [number, number] => [at * 150, base - next() * swing]);
    let d = `M0 ${round(line[0]?.[1] ?? base)}`;
    for (let at = 1; at < line.length; at += 1) {
      const [x, y] = line[at] ?? [0, 0];
      const [before, level] = line[at - 1] ?? [0, 0];
      d += `C${round(before + 75)} ${round(level)} ${round(x - 75)} ${round(y)} ${round(x)} ${round(y)}`;
    }
    return `${d}V${height}H0Z`;
  };
  const house = (x: number, y: number, w: number, h: number) =>
    [
      rect(x, y, w, h, wall),
      path(
        `${points([
          [x - 26, y + 2],
          [x + w * 0.28, y - h * 0.6],
          [x + w * 0.72, y - h * 0.6],
          [x + w + 26, y + 2],
        ])}Z`,
        roof,
      ),
      rect(x + w * 0.14, y + h * 0.26, w * 0.2, h * 0.3, window, 4),
      rect(x + w * 0.66, y + h * 0.26, w * 0.2, h * 0.3, window, 4),
      rect(x + w * 0.42, y + h * 0.36, w * 0.16, h * 0.64, roof, 4),
    ].join('');
  const trees = Array.from({ length: 7 }, () => {
    const x = 40 + next() * 1120;
    const y = 640 + next() * 60;
    const r = 34 + next() * 34;
    return (
      rect(x - 5, y, 10, r * 1.6, roof) +
      circle(x, y - r * 0.2, r, leaf) +
      circle(x + r * 0.45, y + r * 0.15, r * 0.7, leaf)
    );
  });
  return sheet(sky, [
    circle(light.x, light.y, light.r, light.colour),
    path(ridge(520, 130), hills[0]),
    path(ridge(640, 110), hills[1]),
    ...trees,
    house(430, 560, 320, 190),
    house(830, 640, 170, 120),
    path(ridge(800, 60), hills[2]),
    path('M566 750C560 800 470 820 440 930H650C640 850 622 800 614 750Z', wall),
    ...weather,
  ]);
}

const morning: Hour = {
  sky: '#dbe5ff',
  hills: ['#b9cbff', '#93b0ff', '#6f93f5'],
  light: { x: 260, y: 330, r: 90, colour: blue.lamp },
  wall: '#f4f7ff',
  roof: blue.mid,
  window: blue.sky,
  leaf: '#5f86ee',
};
const noon: Hour = {
  sky: '#8fb0ff',
  hills: ['#7a9dfb', '#5d87ff', '#3f62c9'],
  light: { x: 760, y: 150, r: 80, colour: '#f4f7ff' },
  wall: '#f4f7ff',
  roof: blue.deep,
  window: blue.brand,
  leaf: '#2f4fae',
};
const evening: Hour = {
  sky: '#3f5fbf',
  hills: ['#34519f', '#2a4388', '#1d2f66'],
  light: { x: 930, y: 420, r: 110, colour: blue.lamp },
  wall: '#5d7bd6',
  roof: blue.night,
  window: blue.lamp,
  leaf: '#22367a',
};
const night: Hour = {
  sky: '#101a3c',
  hills: ['#172551', '#1d2f66', '#14214a'],
  light: { x: 300, y: 190, r: 64, colour: '#e9efff' },
  wall: '#33509f',
  roof: '#0c1430',
  window: blue.lamp,
  leaf: '#22367a',
};
const winter: Hour = {
  sky: '#c3d2f7',
  hills: ['#dfe8ff', '#eef3ff', '#ffffff'],
  light: { x: 900, y: 200, r: 70, colour: '#ffffff' },
  wall: '#7f9ef0',
  roof: '#f7f9ff',
  window: blue.lamp,
  leaf: '#a9c0fb',
};

function stars(): string[] {
  const next = chance(11);
  return Array.from({ length: 60 }, () => circle(next() * width, next() * 420, 1 + next() * 2.4, '#c8d7ff'));
}

function snow(): string[] {
  const next = chance(5);
  return Array.from({ length: 130 }, () => circle(next() * width, next() * height, 2.5 + next() * 4, '#ffffff'));
}

/** Quarter circles on square tiles, turned by chance. */
function tiles(): string {
  const next = chance(3);
  const side = 100;
  const shapes: string[] = [];
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      const half = side / 2;
      const turned = next() < 0.5;
      const d = turned
        ? `M${x + half} ${y}a${half} ${half} 0 0 1 -${half} ${half}M${x + side} ${y + half}a${half} ${half} 0 0 0 -${half} ${half}`
        : `M${x + half} ${y}a${half} ${half} 0 0 0 ${half} ${half}M${x} ${y + half}a${half} ${half} 0 0 1 ${half} ${half}`;
      shapes.push(stroke(d, next() < 0.06 ? blue.lamp : blue.sky, 26, { 'stroke-linecap': 'butt' }));
    }
  }
  return sheet(blue.deep, shapes);
}

function waves(): string {
  const colours = [
    '#e9efff',
    '#c8d7ff',
    '#a9c0fb',
    '#86a6ff',
    '#5d87ff',
    '#4a70e0',
    '#3f62c9',
    '#2f4fae',
    '#22367a',
    '#14214a',
  ];
  return sheet(
    '#f4f7ff',
    colours.map((colour, at) => {
      const y = 90 + at * 88;
      const swing = 46 - at * 2;
      const shift = at * 97;
      let d = `M${-300 + (shift % 300)} ${y}`;
      for (let x = 0; x < 7; x += 1) d += `q75 ${-swing} 150 0t150 0`;
      return path(`${d}V${height}H-300Z`, colour);
    }),
  );
}

/** Circles in rows that grow and shrink with their distance to two places. */
function halftone(): string {
  const dots: string[] = [];
  for (let row = 0; row < 22; row += 1) {
    for (let column = 0; column < 29; column += 1) {
      const x = 20 + column * 42 + (row % 2) * 21;
      const y = 14 + row * 42;
      const near = Math.min(Math.hypot(x - 380, y - 330) / 520, Math.hypot(x - 900, y - 640) / 420);
      const r = 18 * Math.max(0.12, 1 - near);
      dots.push(circle(x, y, r, r > 16.6 ? blue.lamp : blue.mid));
    }
  }
  return sheet(blue.pale, dots);
}

function hexagons(): string {
  const next = chance(29);
  const r = 62;
  const shapes: string[] = [];
  const colours = ['#22367a', '#2f4fae', '#3f62c9', '#5d87ff', '#86a6ff', '#c8d7ff'];
  for (let row = -1; row < 11; row += 1) {
    for (let column = -1; column < 13; column += 1) {
      const x = column * r * Math.sqrt(3) + (Math.abs(row) % 2) * r * (Math.sqrt(3) / 2);
      const y = row * r * 1.5;
      const slope = (column + row * 0.6) / 3.2 + next() * 1.6;
      const colour = next() < 0.025 ? blue.lamp : (colours[Math.max(0, Math.min(5, Math.floor(slope)))] ?? blue.mid);
      const corners = Array.from({ length: 6 }, (_, at): [number, number] => [
        x + (r - 3) * Math.sin((at * Math.PI) / 3),
        y + (r - 3) * Math.cos((at * Math.PI) / 3),
      ]);
      shapes.push(path(`${points(corners)}Z`, colour));
    }
  }
  return sheet(blue.night, shapes);
}

/** Lines of equal height around some hills. */
function contours(): string {
  const lines: string[] = [];
  const hill = (cx: number, cy: number, steps: number, seed: number, stretch: number) => {
    const next = chance(seed);
    const phases = [next() * 6, next() * 6, next() * 6];
    for (let step = 1; step <= steps; step += 1) {
      const around = Array.from({ length: 60 }, (_, at): [number, number] => {
        const angle = (at / 60) * Math.PI * 2;
        const swing =
          1 +
          0.16 * Math.sin(angle * 2 + (phases[0] ?? 0)) +
          0.09 * Math.sin(angle * 3 + (phases[1] ?? 0)) +
          0.04 * Math.sin(angle * 5 + (phases[2] ?? 0));
        return [cx + step * 30 * swing * Math.cos(angle) * stretch, cy + step * 30 * swing * Math.sin(angle)];
      });
      lines.push(
        stroke(
          `${points(around)}Z`,
          step === 1 ? blue.lamp : step % 4 === 0 ? blue.mid : blue.sky,
          step % 4 === 0 ? 5 : 3,
        ),
      );
    }
  };
  hill(420, 420, 30, 8, 1.15);
  return sheet('#eef3ff', lines);
}

/** Bands over and under each other. */
function weave(): string {
  const band = 60;
  const gap = 40;
  const pitch = band + gap;
  const shapes: string[] = [];
  const columns = Array.from({ length: 12 }, (_, at) => 20 + at * pitch);
  const rows = Array.from({ length: 9 }, (_, at) => 20 + at * pitch);
  columns.forEach((x, at) => shapes.push(rect(x, 0, band, height, at === 7 ? blue.lamp : blue.sky)));
  rows.forEach((y) => shapes.push(rect(0, y, width, band, blue.mid)));
  columns.forEach((x, column) =>
    rows.forEach((y, row) => {
      if ((column + row) % 2 === 0) shapes.push(rect(x, y - gap / 2, band, pitch, column === 7 ? blue.lamp : blue.sky));
    }),
  );
  return sheet(blue.night, shapes);
}

/** Places and the ways between those that are near. */
function network(): string {
  const next = chance(17);
  const places: { x: number; y: number; r: number }[] = [];
  while (places.length < 46) {
    const place = { x: 50 + next() * 1100, y: 50 + next() * 800, r: 7 + next() * 15 };
    if (places.every((other) => Math.hypot(other.x - place.x, other.y - place.y) > 95)) places.push(place);
  }
  const ways = places.flatMap((from, at) =>
    places
      .slice(at + 1)
      .filter((to) => Math.hypot(from.x - to.x, from.y - to.y) < 190)
      .map((to) =>
        stroke(
          points([
            [from.x, from.y],
            [to.x, to.y],
          ]),
          blue.mid,
          4,
        ),
      ),
  );
  return sheet(blue.deep, [
    group({}, ways),
    ...places.map(({ x, y, r }, at) => circle(x, y, r, at === 9 ? blue.lamp : at % 4 === 0 ? blue.mist : blue.sky)),
  ]);
}

export function gallery(): Readonly<Record<string, string>> {
  return {
    'yard-morning.svg': courtyard(morning, 21),
    'yard-noon.svg': courtyard(noon, 22),
    'yard-evening.svg': courtyard(evening, 23),
    'yard-night.svg': courtyard(night, 24, stars()),
    'yard-winter.svg': courtyard(winter, 25, snow()),
    'pattern-tiles.svg': tiles(),
    'pattern-waves.svg': waves(),
    'pattern-halftone.svg': halftone(),
    'pattern-hexagons.svg': hexagons(),
    'pattern-contours.svg': contours(),
    'pattern-weave.svg': weave(),
    'pattern-network.svg': network(),
  };
}
