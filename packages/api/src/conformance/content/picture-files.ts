/** Small pictures, valid and damaged, for upload cases. */

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

const file = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'application/octet-stream' });

/** One red pixel. */
const pixel = bytesOf('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC');

export const onePixel = file(pixel);
export const cutPicture = file(pixel.slice(0, 40));
export const svgFile = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], {
  type: 'application/octet-stream',
});

/** Declares 100,000 pixels in width and height; the header's checksum is valid. */
export const flood = file(floodOf(pixel));

function floodOf(small: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = small.slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, 100_000);
  view.setUint32(20, 100_000);
  view.setUint32(29, crc32(bytes.subarray(12, 29)));
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
