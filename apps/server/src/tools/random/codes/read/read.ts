import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ReadResult } from 'zxing-wasm/reader';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Pixels } from './pixels.ts';

const codesMax = 255;

/** The WebAssembly file of the package, read once: the library would download it. */
const prepared = readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).then((file) =>
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer }, fireImmediately: true }),
);

/** Every code in a picture, from top to bottom, with its place in the original. */
export async function readCodes({ data, width, height, original }: Pixels) {
  const scale = original.width / width;
  await prepared;
  const found = await readBarcodes(
    { data, width, height, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as Parameters<typeof readBarcodes>[0],
    { tryHarder: true, tryRotate: true, tryInvert: true, maxNumberOfSymbols: codesMax },
  );
  return found
    .filter(({ isValid }) => isValid)
    .map((result) => ({
      ...kindAndText(result),
      isGs1: result.contentType === 'GS1',
      hexBytes: result.contentType === 'Binary' ? Buffer.from(result.bytes).toString('hex') : null,
      rotation: result.rotation,
      corners: [
        result.position.topLeft,
        result.position.topRight,
        result.position.bottomRight,
        result.position.bottomLeft,
      ].map(({ x, y }) => ({ x: Math.round(x * scale), y: Math.round(y * scale) })),
    }))
    .sort((a, b) => (a.corners[0]?.y ?? 0) - (b.corners[0]?.y ?? 0) || (a.corners[0]?.x ?? 0) - (b.corners[0]?.x ?? 0));
}

const names: Readonly<Record<string, string>> = {
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  ITF14: 'ITF-14',
  Code128: 'Code 128',
  Code39: 'Code 39',
  Code39Ext: 'Code 39 Extended',
  Code93: 'Code 93',
  QRCode: 'QR Code',
  MicroQRCode: 'Micro QR Code',
  RMQRCode: 'rMQR Code',
  DataMatrix: 'Data Matrix',
  Aztec: 'Aztec Code',
  TelepenAlpha: 'Telepen',
  DataBarOmni: 'GS1 DataBar',
  DataBarStk: 'GS1 DataBar Stacked',
  DataBarLtd: 'GS1 DataBar Limited',
  DataBarExp: 'GS1 DataBar Expanded',
  DataBarExpStk: 'GS1 DataBar Expanded Stacked',
};

/** The library returns the numbers of UPC as those of EAN-13, of which they are a part. */
function kindAndText({ format, text, extra }: ReadResult): { kind: string; text: string } {
  if (format === 'EAN13' && text.startsWith('0')) return { kind: 'UPC-A', text: text.slice(1) };
  if (format === 'UPCE') return { kind: 'UPC-E', text: (JSON.parse(extra) as { UPCE?: string }).UPCE ?? text };
  return { kind: names[format] ?? format, text };
}
