interface Modules {
  readonly size: number;
  get(row: number, column: number): number;
}

type Shape = 'square' | 'rounded' | 'dots';

interface Style {
  readonly shape?: Shape;
  readonly dark: string;
  /** Empty for the dark colour. */
  readonly corners?: string;
}

/** Side of a finder pattern in modules: ISO/IEC 18004, 6.3.3. */
const finderSize = 7;

/** The modules in a shape, and the finder patterns in a colour of their own. One module is one unit. */
export function styledPaths(modules: Modules, margin: number, { shape = 'square', dark, corners = '' }: Style): string {
  const last = modules.size - finderSize;
  const isFinder = (row: number, column: number) =>
    (row < finderSize && (column < finderSize || column >= last)) || (row >= last && column < finderSize);
  const isDark = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < modules.size && column < modules.size && modules.get(row, column) === 1;
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (isDark(row, column) && !isFinder(row, column))
        path += draw[shape](margin + column, margin + row, (down, right) => isDark(row + down, column + right));
  const finders = [
    [0, 0],
    [0, last],
    [last, 0],
  ].map(([row = 0, column = 0]) => finderPath(margin + column, margin + row, shape === 'square' ? 0 : 2));
  return `<path fill="${dark}" d="${path}"/><path fill="${corners === '' ? dark : corners}" fill-rule="evenodd" d="${finders.join('')}"/>`;
}

type IsDark = (down: number, right: number) => boolean;

const draw: Readonly<Record<Shape, (x: number, y: number, isDark: IsDark) => string>> = {
  square: (x, y) => `M${x} ${y}h1v1h-1z`,
  dots: (x, y) => `M${x + 0.04} ${y + 0.5}a.46.46 0 1 1 .92 0a.46.46 0 1 1-.92 0z`,
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
const finderPath = (x: number, y: number, radius: number) =>
  box(x, y, 7, radius) + box(x + 1, y + 1, 5, radius * 0.6) + box(x + 2, y + 2, 3, radius * 0.4);

function box(x: number, y: number, side: number, radius: number): string {
  if (radius === 0) return `M${x} ${y}h${side}v${side}h-${side}z`;
  const line = side - 2 * radius;
  const turn = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return `M${x + radius} ${y}h${line}${turn(1, 1)}v${line}${turn(-1, 1)}h-${line}${turn(-1, -1)}v-${line}${turn(1, -1)}z`;
}
