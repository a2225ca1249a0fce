/**
 * Keys that aren't XML names, or have a prefix that isn't declared, are written with `_xHHHH_` escapes, as ISO/IEC 9075-14
 * and .NET do, and read back. Names that merely look escaped stay as they are.
 */
const start =
  'A-Z_a-z\\u{c0}-\\u{d6}\\u{d8}-\\u{f6}\\u{f8}-\\u{2ff}\\u{370}-\\u{37d}\\u{37f}-\\u{1fff}\\u{200c}\\u{200d}\\u{2070}-\\u{218f}\\u{2c00}-\\u{2fef}\\u{3001}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{fffd}\\u{10000}-\\u{effff}';
const part = `${start}\\-.0-9\\u{b7}\\u{300}-\\u{36f}\\u{203f}\\u{2040}`;
/** A name without or with a prefix, as the source of a pattern. */
export const qualifiedName = `[${start}][${part}]*(?::[${start}][${part}]*)?`;
/** Any name in XML, as the source of a pattern. */
export const name = `[:${start}][:${part}]*`;
/** A name without the limits of its first character, as the source of a pattern. */
export const nameToken = `[:${part}]+`;
const wholeName = new RegExp(`^${qualifiedName}$`, 'u');
const firstIllegal = new RegExp(`^[^${start}]`, 'u');
const illegal = new RegExp(`[^${part}]`, 'gu');
const empty = '_x_';

/** Whether a name has at most one colon, between two names. */
export function isQualifiedName(given: string): boolean {
  return wholeName.test(given);
}

/** Decodes an element or attribute name to its key. */
export function keyOf(name: string): string {
  if (!name.includes('_x')) return name;
  const key =
    name === empty
      ? ''
      : name.replace(/_x(10[0-9A-F]{4}|[0-9A-F]{4,5})_/g, (_, digits: string) =>
          String.fromCodePoint(Number.parseInt(digits, 16)),
        );
  return key !== name && unprefixedNameOf(key) === name ? key : name;
}

/** Encodes a key as an XML name. A colon between two names remains. */
export function nameOf(key: string): string {
  return isQualifiedName(key) && keyOf(key) === key ? key : unprefixedNameOf(key);
}

/** Encodes a key as an XML name without a colon. */
export function unprefixedNameOf(key: string): string {
  if (key === '') return empty;
  return key
    .replace(/_(?=x(?:10[0-9A-F]{4}|[0-9A-F]{4,5})?_)/g, '_x005F_')
    .replace(firstIllegal, code)
    .replace(illegal, code);
}

function code(character: string): string {
  return `_x${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
