/** A QR code as encoders give it; 1 is a dark module. */
export interface Modules {
  readonly size: number;
  get(row: number, column: number): number;
}

export type Shape = 'square' | 'rounded' | 'dots';

/** Side of a finder pattern in modules: ISO/IEC 18004, 6.3.3. */
export const finderSize = 7;

/** Rows and columns at which the three finder patterns begin. */
export const finderPlaces = ({ size }: Modules): readonly (readonly [number, number])[] => [
  [0, 0],
  [0, size - finderSize],
  [size - finderSize, 0],
];

export const isInFinder = (modules: Modules, row: number, column: number): boolean =>
  finderPlaces(modules).some(
    ([top, left]) => row >= top && row < top + finderSize && column >= left && column < left + finderSize,
  );

export const isDark = (modules: Modules, row: number, column: number): boolean =>
  row >= 0 && column >= 0 && row < modules.size && column < modules.size && modules.get(row, column) === 1;

/** Radius of a dot, in modules. */
export const dotRadius = 0.46;

/** Radius of the corners of finder patterns and of the squares inside them, in modules. */
export const finderRadii = [
  { inset: 0, radius: 2 },
  { inset: 1, radius: 1.2 },
  { inset: 2, radius: 0.8 },
] as const;
