/** EXIF 3.0 (CIPA DC-008): tags by name, dates as ISO 8601, and the position in degrees. */
import readTags from 'exif-reader';
import type { MetadataValue, MetadataValues } from './values.ts';
import { shortened } from './values.ts';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
  readonly altitude?: number;
}

interface ReadExif {
  readonly exif?: MetadataValues;
  readonly gps?: Position;
}

/** Nothing if the block is broken. */
export function readExif(block: Buffer): ReadExif {
  let tags: ReturnType<typeof readTags>;
  try {
    tags = readTags(block);
  } catch {
    return {};
  }
  const all: Readonly<Record<string, unknown>> = { ...tags.Image, ...tags.Photo, ...tags.GPSInfo };
  const exif: MetadataValues = {};
  for (const [name, value] of Object.entries(all)) {
    const read = value instanceof Date ? isoOf(value, offsetOf(all, name)) : valueOf(value);
    if (read !== null && !name.endsWith('Tag')) exif[name] = read;
  }
  const gps = positionOf(tags.GPSInfo ?? {});
  return { exif, ...(gps === null ? {} : { gps }) };
}

function valueOf(value: unknown): MetadataValue | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return shortened(cleaned(value));
  if (Buffer.isBuffer(value)) return textOf(value);
  if (!Array.isArray(value) || value.length > 1000) return null;
  const list = value.filter((each) => typeof each === 'string' || Number.isFinite(each)) as (string | number)[];
  return list.length === value.length ? list : null;
}

/** A version or a comment. Other bytes are of the camera's maker. */
function textOf(bytes: Buffer): string | null {
  const text = cleaned(bytes.toString('latin1').replace(/^ASCII\0\0\0/, ''));
  return /^[\x20-\x7e]{1,1000}$/.test(text) ? text : null;
}

const cleaned = (text: string): string => text.replace(/\0[\s\S]*$/, '').trim();

/** The library reads the clock of the camera as UTC. Only the offset says which zone it was. */
function isoOf(date: Date, offset: string): string | null {
  return Number.isNaN(date.getTime()) ? null : `${date.toISOString().slice(0, 19)}${offset}`;
}

function offsetOf(tags: Readonly<Record<string, unknown>>, name: string): string {
  const offset = {
    DateTime: 'OffsetTime',
    DateTimeOriginal: 'OffsetTimeOriginal',
    DateTimeDigitized: 'OffsetTimeDigitized',
  }[name];
  const text = offset === undefined ? null : tags[offset];
  return typeof text === 'string' && /^[+-]\d\d:\d\d/.test(text) ? text.slice(0, 6) : '';
}

function positionOf(tags: Readonly<Record<string, unknown>>): Position | null {
  const latitude = degreesOf(tags['GPSLatitude'], tags['GPSLatitudeRef'], 'S');
  const longitude = degreesOf(tags['GPSLongitude'], tags['GPSLongitudeRef'], 'W');
  if (latitude === null || longitude === null) return null;
  const { GPSAltitude: altitude, GPSAltitudeRef: reference } = tags;
  const isBelow = reference === 1 || (Buffer.isBuffer(reference) && reference[0] === 1);
  return {
    latitude,
    longitude,
    ...(typeof altitude === 'number' && Number.isFinite(altitude) && { altitude: isBelow ? -altitude : altitude }),
  };
}

/** Degrees, minutes and seconds as degrees with seven digits, which is a centimetre. */
function degreesOf(value: unknown, reference: unknown, negative: string): number | null {
  if (!Array.isArray(value) || value.length !== 3) return null;
  const [degrees, minutes, seconds] = value.map(Number) as [number, number, number];
  const sum = degrees + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(sum)) return null;
  const isNegative = typeof reference === 'string' && reference.startsWith(negative);
  return Math.round(sum * 1e7) / (isNegative ? -1e7 : 1e7);
}
