/** Pictures drawn from a seed, each in colours of its own. Pure: no clock, no randomness but the seed. */
import { type Random, randomFrom } from '../random.ts';
import { fraction } from '../random/wide.ts';

/** Pixels of a side in the coordinates of a picture. */
export const side = 400;

export const scenes = ['landscape', 'sea', 'city', 'mosaic'] as const;
export type Scene = (typeof scenes)[number];

/** The content of an SVG of 400 by 400. No two parts look alike. */
export function drawScene(scene: Scene, seed: string): string {
  // Landscapes came first, so their seeds have no name.
  return draw[scene](
    randomFrom(scene === 'landscape' ? `sliding-picture ${seed}` : `sliding-picture ${scene} ${seed}`),
  );
}

/** A picture on its own. */
export const sceneSvg = (scene: Scene, seed: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${drawScene(scene, seed)}</svg>\n`;

const draw: Readonly<Record<Scene, (random: Random) => string>> = { landscape, sea, city, mosaic };

const coloursFrom = (hue: number) => (shift: number, lightness: number) =>
  `hsl(${(hue + shift) % 360} 60% ${lightness}%)`;

/** Hills with trees under a sky with a sun. */
function landscape(random: Random): string {
  const hue = random.below(360);
  const colour = coloursFrom(hue);
  const sun = [60 + random.below(280), 50 + random.below(90), 28 + random.below(22)] as const;
  const bands = Array.from({ length: 5 }, (_, at) => {
    const top = 150 + at * 48;
    return `<path fill="${colour(140 + at * 9, 66 - at * 10)}" d="${hills(top, random)}"/>`;
  });
  const clouds = Array.from({ length: 3 }, () => {
    const [x, y, width] = [random.below(360), 20 + random.below(110), 50 + random.below(60)];
    return `<rect x="${x}" y="${y}" width="${width}" height="14" rx="7" fill="${colour(0, 96)}"/>`;
  });
  const trees = Array.from({ length: 9 }, () => {
    const [x, y, height] = [random.below(side), 300 + random.below(80), 26 + random.below(26)];
    return `<path fill="${colour(170, 18)}" d="M${x} ${y}l${height / 3} ${height}h${-(2 * height) / 3}z"/>`;
  });
  return (
    `<path fill="${colour(20, 82)}" d="M0 0h${side}v${side}h${-side}z"/>` +
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="${sun[2]}" fill="${colour(200, 70)}"/>` +
    [...clouds, ...bands, ...trees].join('')
  );
}

function hills(top: number, random: Random): string {
  const points = Array.from({ length: 6 }, (_, at) => [at * 80, Math.round(top - 40 * fraction(random))] as const);
  const curve = points.slice(1).map(([x, y], at) => {
    const [beforeX, beforeY] = points[at] ?? [0, top];
    return `C${beforeX + 40} ${beforeY} ${x - 40} ${y} ${x} ${y}`;
  });
  return `M0 ${points[0]?.[1] ?? top}${curve.join('')}V${side}H0z`;
}

/** Waves with boats of several sizes under clouds. */
function sea(random: Random): string {
  const colour = coloursFrom(random.below(360));
  const [moonX, moonY] = [40 + random.below(320), 40 + random.below(60)];
  const waves = Array.from({ length: 6 }, (_, at) => {
    const top = 170 + at * 42;
    return { top, path: `<path fill="${colour(at * 7, 64 - at * 8)}" d="${hills(top, random)}"/>` };
  });
  const boats = waves.slice(0, 5).map(({ top }, at) => {
    const [x, width] = [30 + random.below(300), 26 + at * 9];
    const [deck, mast] = [top + 6, top - width];
    return (
      `<path fill="${colour(180, 24 + at * 4)}" d="M${x} ${deck}h${width}l${-width / 4} ${width / 3}h${-width / 2}z"/>` +
      `<path fill="${colour(60 + at * 40, 88)}" d="M${x + width / 2} ${mast}v${width}h${width / 2}z"/>`
    );
  });
  const birds = Array.from({ length: 6 }, () => {
    const [x, y, span] = [random.below(370), 12 + random.below(110), 8 + random.below(12)];
    return `<path fill="none" stroke="${colour(180, 22)}" stroke-width="2" d="M${x} ${y}q${span / 2} ${-span} ${span} 0q${span / 2} ${-span} ${span} 0"/>`;
  });
  return (
    `<path fill="${colour(30, 84)}" d="M0 0h${side}v${side}h${-side}z"/>` +
    `<circle cx="${moonX}" cy="${moonY}" r="26" fill="${colour(190, 93)}"/>` +
    birds.join('') +
    waves.map(({ path }, at) => path + (boats[at] ?? '')).join('')
  );
}

/** Houses in front of each other, with lit windows. */
function city(random: Random): string {
  const hue = random.below(360);
  const colour = coloursFrom(hue);
  const stars = Array.from({ length: 24 }, () => {
    const [x, y, radius] = [random.below(side), random.below(150), 1 + random.below(3)];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour(200, 88)}"/>`;
  });
  const rows = Array.from({ length: 3 }, (_, row) => {
    const houses: string[] = [];
    for (let x = -random.below(30); x < side;) {
      const [width, height] = [34 + random.below(34), 110 + random.below(110) - row * 10];
      const top = 210 + row * 70 - height / 2;
      houses.push(
        `<path fill="${colour(row * 20 + random.below(24), 46 - row * 12)}" d="M${x} ${top}h${width}v${side}h${-width}z"/>`,
      );
      for (let y = top + 10; y < side; y += 18) {
        for (let window = x + 7; window < x + width - 9; window += 13) {
          if (random.below(3) > 0)
            houses.push(`<path fill="${colour(180, 60 + random.below(30))}" d="M${window} ${y}h7v9h-7z"/>`);
        }
      }
      x += width + 2;
    }
    return houses.join('');
  });
  return `<path fill="${colour(10, 20)}" d="M0 0h${side}v${side}h${-side}z"/>` + stars.join('') + rows.join('');
}

/** Coloured stones with a shape on each. */
function mosaic(random: Random): string {
  const hue = random.below(360);
  const stone = 50;
  return Array.from({ length: 64 }, (_, at) => {
    const [x, y] = [(at % 8) * stone, Math.floor(at / 8) * stone];
    const colour = coloursFrom(hue + at * 5);
    const [ground, shape] = [colour(0, 78 - random.below(20)), colour(150 + random.below(60), 30 + random.below(20))];
    const centre = `${x + stone / 2}`;
    const radius = 10 + random.below(12);
    const drawn = [
      `<circle cx="${centre}" cy="${y + stone / 2}" r="${radius}" fill="${shape}"/>`,
      `<path fill="${shape}" d="M${centre} ${y + stone / 2 - radius}l${radius} ${radius}l${-radius} ${radius}l${-radius} ${-radius}z"/>`,
      `<path fill="${shape}" d="M${x} ${y}h${stone}l${-stone} ${stone}z"/>`,
      `<path fill="${shape}" d="M${x + stone} ${y}v${stone}h${-stone}z"/>`,
    ][random.below(4)];
    return `<path fill="${ground}" d="M${x} ${y}h${stone}v${stone}h${-stone}z"/>${drawn}`;
  }).join('');
}
