/** A QR code as encoders give it; 1 is a dark module. */
interface QrModules {
  readonly size: number;
  get(row: number, column: number): number;
}

/** An SVG path with a subpath for each run of dark modules in a row; one module is one unit. */
export function qrPath(modules: QrModules, margin: number): string {
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column;
      while (column < modules.size && modules.get(row, column) === 1) column += 1;
      if (column > start) path += `M${margin + start} ${margin + row}h${column - start}v1h-${column - start}z`;
    }
  }
  return path;
}
