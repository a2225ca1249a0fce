/** What stays in a file. */
export interface Kept {
  readonly keepProfile: boolean;
  /** Of EXIF, from 1 to 8. 1 is upright and needs no metadata. */
  readonly orientation: number;
}

/** EXIF with an orientation and nothing else: a TIFF header and one entry. */
export function exifOf(orientation: number): Buffer {
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 'latin1');
  exif.writeUInt32BE(8, 4); // offset of the directory
  exif.writeUInt16BE(1, 8); // entries
  exif.writeUInt16BE(0x0112, 10); // tag: orientation
  exif.writeUInt16BE(3, 12); // type: short
  exif.writeUInt32BE(1, 14); // count
  exif.writeUInt16BE(orientation, 18);
  return exif;
}
