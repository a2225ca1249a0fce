/**
 * The certificate in an APK's signing block: APK Signature Scheme v3, else v2
 * (https://source.android.com/docs/security/features/apksigning/v2). The signature itself is verified by Android.
 */
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';

const blockMagic = 'APK Sig Block 42';
const schemeIds = [0xf05368c0, 0x7109871a] as const;
const blockBytesMax = 8_000_000;
const endRecordBytes = 22;
const commentBytesMax = 65_535;

/** SHA-256 in hexadecimal, as `apksigner verify --print-certs` shows it; null when neither scheme signed it. */
export async function certificateDigest(file: string): Promise<string | null> {
  const handle = await open(file);
  try {
    const block = await signingBlock(handle);
    if (block === null) return null;
    const values = new Map(pairsOf(block));
    const value = schemeIds.map((id) => values.get(id)).find((found) => found !== undefined);
    if (value === undefined) return null;
    // Each value is prefixed with its length: signers, the first of them, its signed data, digests, certificates, the first.
    const signer = firstOf(firstOf(value));
    const signedData = firstOf(signer);
    const digests = firstOf(signedData);
    const certificates = firstOf(signedData.subarray(4 + digests.length));
    return createHash('sha256').update(firstOf(certificates)).digest('hex');
  } finally {
    await handle.close();
  }
}

function firstOf(bytes: Buffer): Buffer {
  const length = bytes.readUInt32LE(0);
  if (length === 0 || 4 + length > bytes.length) throw new RangeError('The signing block is cut off.');
  return bytes.subarray(4, 4 + length);
}

/** Ids with their values, from the inside of the block. */
function* pairsOf(block: Buffer): Generator<[id: number, value: Buffer]> {
  for (let at = 0; at + 12 <= block.length;) {
    const length = Number(block.readBigUInt64LE(at));
    if (length < 4 || at + 8 + length > block.length) return;
    yield [block.readUInt32LE(at + 8), block.subarray(at + 12, at + 8 + length)];
    at += 8 + length;
  }
}

/** The content of the signing block, right before the archive's directory, without its lengths and name. */
async function signingBlock(handle: FileHandle): Promise<Buffer | null> {
  const directoryAt = await directoryOffset(handle);
  if (directoryAt === null || directoryAt < 32) return null;
  const foot = await bytesAt(handle, directoryAt - 24, 24);
  if (foot.toString('latin1', 8) !== blockMagic) return null;
  const size = Number(foot.readBigUInt64LE(0));
  if (size < 24 || size > blockBytesMax || size + 8 > directoryAt) return null;
  return bytesAt(handle, directoryAt - size, size - 24);
}

async function directoryOffset(handle: FileHandle): Promise<number | null> {
  const { size } = await handle.stat();
  const length = Math.min(size, endRecordBytes + commentBytesMax);
  const tail = await bytesAt(handle, size - length, length);
  for (let at = length - endRecordBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === 0x06054b50 && at + endRecordBytes + tail.readUInt16LE(at + 20) === length)
      return tail.readUInt32LE(at + 16);
  }
  return null;
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, position);
  if (bytesRead !== length) throw new RangeError('The file ends too early.');
  return bytes;
}
