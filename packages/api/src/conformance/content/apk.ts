/** Minimal valid APKs: an archive with a compiled manifest and test content, with reproducible bytes. */
import { crc32 } from 'node:zlib';

export interface ApkManifest {
  readonly packageName: string;
  readonly versionCode: number;
  readonly versionName: string;
  /** The text, or the ID of a resource. */
  readonly label?: string | Resource;
  readonly icon?: Resource;
  readonly minSdk?: number;
}

interface Resource {
  readonly resource: number;
}

const none = 0xffffffff;
const android = 'http://schemas.android.com/apk/res/android';

/** Types of values in compiled XML (`Res_value`). */
const referenceType = 0x01;
const stringType = 0x03;
const intType = 0x10;

type AttributeValue = string | number | Resource;

const typeOf = (value: AttributeValue) =>
  typeof value === 'string' ? stringType : typeof value === 'number' ? intType : referenceType;

/** A manifest in the form that Android's build tools write (`ResXMLTree`). */
export function compiledManifest({
  packageName,
  versionCode,
  versionName,
  label,
  icon,
  minSdk,
}: ApkManifest): Uint8Array {
  const strings: string[] = [];
  const indexOf = (text: string) => {
    const at = strings.indexOf(text);
    return at === -1 ? strings.push(text) - 1 : at;
  };
  // Index 0 of the string pool is empty: the reader treats it as no value in some places, and build tools never store a
  // relevant name there.
  indexOf('');
  const start = (name: string, attributes: Readonly<Record<string, AttributeValue>>) => {
    const list = Object.entries(attributes).map(([key, value]) =>
      joined(
        u32(key === 'package' ? none : indexOf(android)),
        u32(indexOf(key)),
        u32(typeof value === 'string' ? indexOf(value) : none),
        u16(8),
        u8(0),
        u8(typeOf(value)),
        u32(typeof value === 'string' ? indexOf(value) : typeof value === 'number' ? value : value.resource),
      ),
    );
    return chunk(
      0x0102,
      joined(u32(1), u32(none)),
      joined(u32(none), u32(indexOf(name)), u16(20), u16(20), u16(list.length), u16(0), u16(0), u16(0), ...list),
    );
  };
  const end = (name: string) => chunk(0x0103, joined(u32(1), u32(none)), joined(u32(none), u32(indexOf(name))));
  const nodes = [
    chunk(0x0100, joined(u32(1), u32(none)), joined(u32(indexOf('android')), u32(indexOf(android)))),
    start('manifest', { versionCode, versionName, package: packageName }),
    ...(minSdk === undefined ? [] : [start('uses-sdk', { minSdkVersion: minSdk }), end('uses-sdk')]),
    start('application', { ...(label !== undefined && { label }), ...(icon && { icon }) }),
    end('application'),
    end('manifest'),
    chunk(0x0101, joined(u32(1), u32(none)), joined(u32(indexOf('android')), u32(indexOf(android)))),
  ];
  return chunk(0x0003, new Uint8Array(), joined(stringPool(strings), ...nodes));
}

/** A `chunk` starts with its type, header size and total size. */
function chunk(type: number, head: Uint8Array, body: Uint8Array): Uint8Array {
  return joined(u16(type), u16(8 + head.length), u32(8 + head.length + body.length), head, body);
}

/** In UTF-16, which old and new build tools write. */
function stringPool(strings: readonly string[]): Uint8Array {
  const offsets: number[] = [];
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const text of strings) {
    const units = new Uint8Array(
      Array.from({ length: text.length }, (_, at) => [text.charCodeAt(at) & 0xff, text.charCodeAt(at) >> 8]).flat(),
    );
    const part = joined(u16(text.length), units, u16(0));
    offsets.push(length);
    length += part.length;
    parts.push(part);
  }
  const padding = new Uint8Array((4 - (length % 4)) % 4);
  const headLength = 28;
  const stringsStart = headLength + 4 * strings.length;
  return chunk(
    0x0001,
    joined(u32(strings.length), u32(0), u32(0), u32(stringsStart), u32(0)),
    joined(...offsets.map(u32), ...parts, padding),
  );
}

/**
 * A resource table (`resources.arsc`) of texts, with one type per list. A text's ID consists of `0x7f`, its type and
 * its index from 0.
 */
export function resourceTable(types: readonly (readonly string[])[]): Uint8Array {
  const strings = types.flat();
  const typeChunks = types.map((texts, type) => {
    const config = joined(u32(28), new Uint8Array(24));
    const head = joined(
      u8(type + 1),
      u8(0),
      u16(0),
      u32(texts.length),
      u32(8 + 12 + config.length + 4 * texts.length),
      config,
    );
    const entries = texts.map((text) =>
      joined(u16(8), u16(0), u32(0), u16(8), u8(0), u8(stringType), u32(strings.indexOf(text))),
    );
    return chunk(0x0201, head, joined(...texts.map((_, at) => u32(at * 16)), ...entries));
  });
  const name = new Uint8Array(256);
  const inPackage = chunk(0x0200, joined(u32(0x7f), name, u32(0), u32(0), u32(0), u32(0)), joined(...typeChunks));
  return chunk(0x0002, u32(1), joined(stringPool(strings), inPackage));
}

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The declared length. @default the actual one */
  readonly claims?: number;
  /** Unix file type and permissions (`st_mode`). @default none */
  readonly mode?: number;
  /** Its header also points to the data of the first entry. */
  readonly isOverlapping?: boolean;
  /** Data compressed by `node:zlib`'s `deflateRawSync`, instead of `bytes`. */
  readonly packed?: Uint8Array;
}

/** An archive without compression. @param beforeDirectory bytes between the entries and the directory: a signing block */
export function zipOf(entries: readonly ZipEntry[], beforeDirectory: Uint8Array = new Uint8Array()): Uint8Array {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes, claims = bytes.length, mode = 0, isOverlapping = false, packed } of entries) {
    const nameBytes = new TextEncoder().encode(name);
    const stored = packed ?? bytes;
    const shared = joined(
      u16(20),
      u16(0x0800),
      u16(packed === undefined ? 0 : 8),
      u16(0),
      u16(0x21),
      u32(crc32(bytes)),
      u32(packed?.length ?? claims),
      u32(claims),
      u16(nameBytes.length),
      u16(0),
    );
    const file = joined(u32(0x04034b50), shared, nameBytes, stored);
    directory.push(
      joined(
        u32(0x02014b50),
        u16(20),
        shared,
        u16(0),
        u16(0),
        u16(0),
        u32(mode << 16),
        u32(isOverlapping ? 0 : offset),
        nameBytes,
      ),
    );
    files.push(file);
    offset += file.length;
  }
  const central = joined(...directory);
  const at = offset + beforeDirectory.length;
  return joined(
    ...files,
    beforeDirectory,
    central,
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(entries.length),
    u16(entries.length),
    u32(central.length),
    u32(at),
    u16(0),
  );
}

/** An APK Signature Scheme v2 block with this certificate and an empty signature. */
function signingBlock(certificate: Uint8Array): Uint8Array {
  const certificates = sized(sized(certificate));
  const signedData = joined(sized(sized(joined(u32(0x0103), sized(new Uint8Array(32))))), certificates, u32(0));
  const signer = joined(sized(signedData), u32(0), u32(0));
  const value = sized(sized(signer));
  const pair = joined(u64(4 + value.length), u32(0x7109871a), value);
  const size = pair.length + 24;
  return joined(u64(size), pair, u64(size), new TextEncoder().encode('APK Sig Block 42'));
}

/** An APK of a few kilobytes. @param filler number of additional bytes */
export function apkOf(
  manifest: ApkManifest,
  {
    certificate,
    filler = 0,
    more = [],
  }: { certificate?: Uint8Array; filler?: number; more?: readonly ZipEntry[] } = {},
): Uint8Array<ArrayBuffer> {
  // Varied bytes, so that a part at the wrong offset is detected.
  const bytes = Uint8Array.from({ length: 1000 + filler }, (_, at) => (at * 31 + (at >> 8)) & 0xff);
  return zipOf(
    [{ name: 'AndroidManifest.xml', bytes: compiledManifest(manifest) }, { name: 'classes.dex', bytes }, ...more],
    certificate && signingBlock(certificate),
  ) as Uint8Array<ArrayBuffer>;
}

const sized = (bytes: Uint8Array) => joined(u32(bytes.length), bytes);
const u8 = (value: number) => new Uint8Array([value & 0xff]);
const u16 = (value: number) => new Uint8Array([value & 0xff, (value >> 8) & 0xff]);
const u32 = (value: number) => joined(u16(value & 0xffff), u16(value >>> 16));
const u64 = (value: number) => joined(u32(value), u32(0));

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
