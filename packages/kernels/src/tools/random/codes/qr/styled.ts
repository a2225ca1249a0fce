import type { Modules, Shape } from './modules.ts';
import { dotRadius, finderPlaces, finderRadii, finderSize, isDark, isInFinder } from './modules.ts';

interface Style {
  readonly shape: Shape;
  readonly dark: string;
  /** Empty for the dark colour. */
  readonly corners: string;
}

/** The modules in a shape, and the finder patterns in a colour of their own. One module is one unit. */
export function styledPaths(modules: Modules, margin: number, { shape, dark, corners }: Style): string {
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (isDark(modules, row, column) && !isInFinder(modules, row, column))
        path += draw[shape](margin + column, margin + row, (down, right) =>
          isDark(modules, row + down, column + right),
        );
  const finders = finderPlaces(modules).map(([row, column]) =>
    finderPath(margin + column, margin + row, shape === 'square'),
  );
  return `<path fill="${dark}" d="${path}"/><path fill="${corners === '' ? dark : corners}" fill-rule="evenodd" d="${finders.join('')}"/>`;
}

type IsDark = (down: number, right: number) => boolean;

const draw: Readonly<Record<Shape, (x: number, y: number, isDark: IsDark) => string>> = {
  square: (x, y) => `M${x} ${y}h1v1h-1z`,
  dots: (x, y) =>
    `M${x + 0.5 - dotRadius} ${y + 0.5}a${dotRadius} ${dotRadius} 0 1 1 ${2 * dotRadius} 0a${dotRadius} ${dotRadius} 0 1 1-${2 * dotRadius} 0z`,
  // A corner is round where no neighbour touches it.
  rounded: (x, y, isDark) => {
    const round = (down: number, right: number) => !isDark(down, 0) && !isDark(0, right);
    const top = `M${x} ${y + 0.5}${round(-1, -1) ? 'a.5.5 0 0 1 .5-.5' : 'v-.5h.5'}`;
    const right = round(-1, 1) ? 'a.5.5 0 0 1 .5.5' : 'h.5v.5';
    const bottom = round(1, 1) ? 'a.5.5 0 0 1-.5.5' : 'v.5h-.5';
    return `${top}${right}${bottom}${round(1, -1) ? 'a.5.5 0 0 1-.5-.5' : 'h-.5v-.5'}z`;
  },
};

/** Ring and centre of a finder pattern. */
const finderPath = (x: number, y: number, isSquare: boolean) =>
  finderRadii
    .map(({ inset, radius }) => box(x + inset, y + inset, finderSize - 2 * inset, isSquare ? 0 : radius))
    .join('');

function box(x: number, y: number, side: number, radius: number): string {
  if (radius === 0) return `M${x} ${y}h${side}v${side}h-${side}z`;
  const line = side - 2 * radius;
  const turn = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return `M${x + radius} ${y}h${line}${turn(1, 1)}v${line}${turn(-1, 1)}h-${line}${turn(-1, -1)}v-${line}${turn(1, -1)}z`;
}
