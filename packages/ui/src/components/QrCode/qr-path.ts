import { encode } from 'uqr';
import type { QrLevel } from './qr-level.ts';

interface QrPath {
  /** Width and height in modules, quiet zone included. */
  size: number;
  /** Subpaths of dark modules; one module is one unit. */
  path: string;
}

/** The code of a text, with a subpath for each run of dark modules in a row. Throws if the text is too long. */
export function drawQrCode(text: string, level: QrLevel, quietZone: number): QrPath {
  const { data, size } = encode(text, { ecc: level, border: quietZone });
  let path = '';
  for (const [row, modules] of data.entries()) {
    let column = 0;
    while (column < size) {
      const start = column;
      while (modules[column] === true) column += 1;
      if (column > start) path += `M${start} ${row}h${column - start}v1h-${column - start}z`;
      column += 1;
    }
  }
  return { size, path };
}
