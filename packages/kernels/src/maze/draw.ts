import type { Maze, MazeCell } from './maze.ts';

/** The maze as text: two characters for each wall and cell, `··` for the solution. */
export function mazeText({ cells, solution, start, end, width, height }: Maze, showSolution: boolean): string {
  const isOn = new Set(showSolution ? solution.map(keyOf) : []);
  const rows = 2 * height + 1;
  const columns = 2 * width + 1;
  const isOpen = (y: number, x: number): boolean => {
    if (y % 2 === 1 && x % 2 === 1) return true;
    if (y === 0) return x === 2 * start.column + 1;
    if (y === rows - 1) return x === 2 * end.column + 1;
    const cell = cells[Math.floor((y - 1) / 2)]?.[Math.floor((x - 1) / 2)];
    if (y % 2 === 1) return cell?.right ?? false;
    return x % 2 === 1 && (cell?.down ?? false);
  };
  const isWay = (y: number, x: number): boolean => {
    const at = (row: number, column: number) => isOn.has(keyOf({ row: (row - 1) / 2, column: (column - 1) / 2 }));
    if (y % 2 === 1 && x % 2 === 1) return at(y, x);
    if (y === 0 || y === rows - 1) return isOn.size > 0;
    // In a perfect maze, neighbours with a passage that are both on the way follow each other.
    return y % 2 === 1 ? at(y, x - 1) && at(y, x + 1) : at(y - 1, x) && at(y + 1, x);
  };
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (__, x) => (isOpen(y, x) ? (isWay(y, x) ? '··' : '  ') : '██'))
      .join('')
      .trimEnd(),
  ).join('\n');
}

const keyOf = ({ row, column }: MazeCell) => `${row} ${column}`;

export interface MazePictureOptions {
  /** Pixels of a cell. */
  readonly cellSize: number;
  readonly showSolution: boolean;
  readonly colour: string;
  readonly background: string;
  readonly solutionColour: string;
}

/** The width of a cell in drawings. */
export const mazeUnit = 10;
const unit = mazeUnit;

/** The walls as the data of an SVG path. Those in one line are one stroke, which keeps large mazes small. */
export function mazeWalls({ cells, width, height, start, end }: Maze): string {
  const walls: string[] = [];
  for (let y = 0; y <= height; y += 1)
    walls.push(
      ...runsOf(width, (x) => {
        if (y === 0) return x !== start.column;
        if (y === height) return x !== end.column;
        return !(cells[y - 1]?.[x]?.down ?? false);
      }).map(([from, length]) => `M${from * unit} ${y * unit}h${length * unit}`),
    );
  for (let x = 0; x <= width; x += 1)
    walls.push(
      ...runsOf(height, (y) => x === 0 || x === width || !(cells[y]?.[x - 1]?.right ?? false)).map(
        ([from, length]) => `M${x * unit} ${from * unit}v${length * unit}`,
      ),
    );
  return walls.join('');
}

const centre = (at: number) => at * unit + unit / 2;

/** The way from entrance to exit as the data of an SVG path. */
export function mazeWay({ solution, start, height }: Maze): string {
  return `M${centre(start.column)} 0${solution.map(({ row, column }) => `L${centre(column)} ${centre(row)}`).join('')}V${height * unit}`;
}

/** The maze as SVG: walls as one path, the solution as another. */
export function mazeSvg(maze: Maze, options: MazePictureOptions): string {
  const { cellSize, showSolution, colour, background, solutionColour } = options;
  const { width, height } = maze;
  const margin = unit / 2;
  const [boxWidth, boxHeight] = [width * unit + 2 * margin, height * unit + 2 * margin];
  const scale = cellSize / unit;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${boxWidth * scale}" height="${boxHeight * scale}" viewBox="${-margin} ${-margin} ${boxWidth} ${boxHeight}">` +
    `<path fill="${background}" d="M${-margin} ${-margin}h${boxWidth}v${boxHeight}h${-boxWidth}z"/>` +
    `<path fill="none" stroke="${colour}" stroke-width="1.5" stroke-linecap="round" d="${mazeWalls(maze)}"/>` +
    (showSolution
      ? `<path fill="none" stroke="${solutionColour}" stroke-width="2.5" stroke-linejoin="round" d="${mazeWay(maze)}"/>`
      : '') +
    '</svg>\n'
  );
}

function runsOf(count: number, isIn: (at: number) => boolean): [from: number, length: number][] {
  const runs: [number, number][] = [];
  for (let at = 0; at < count; at += 1) {
    if (!isIn(at)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === at) last[1] += 1;
    else runs.push([at, 1]);
  }
  return runs;
}
