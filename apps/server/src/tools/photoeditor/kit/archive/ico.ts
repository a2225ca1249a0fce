/** Icons for several sizes in one file, each as PNG. */
export interface IconSize {
  /** Of each side, at most 256. */
  readonly size: number;
  readonly png: Uint8Array;
}

export function icoOf(icons: readonly IconSize[]): Uint8Array {
  const header = Buffer.alloc(6 + 16 * icons.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(icons.length, 4);
  let offset = header.length;
  icons.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    // 256 is written as 0.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4); // planes
    header.writeUInt16LE(32, at + 6); // bits of a pixel
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return new Uint8Array(Buffer.concat([header, ...icons.map(({ png }) => png)]));
}
