/** Parses an import: an exported file, a list of definitions, or one. The server validates them. */

interface ReadFile {
  /** Definitions to send, not validated yet. */
  readonly scrapers: readonly unknown[];
  /** Titles of the definitions that have one. */
  readonly titles: readonly (string | null)[];
}

export type FileProblem = { readonly kind: 'empty' | 'shape' } | { readonly kind: 'syntax'; readonly detail: string };

export type FileReading = { readonly file: ReadFile } | { readonly problem: FileProblem };

export function readScraperFile(text: string): FileReading {
  if (text.trim() === '') return { problem: { kind: 'empty' } };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: { kind: 'syntax', detail: error instanceof Error ? error.message : String(error) } };
  }
  const scrapers = Array.isArray(value)
    ? value
    : isObject(value) && Array.isArray(value['scrapers'])
      ? value['scrapers']
      : isObject(value) && 'request' in value
        ? [value]
        : [];
  if (scrapers.length === 0) return { problem: { kind: 'shape' } };
  return {
    file: {
      scrapers,
      titles: scrapers.map((one) =>
        isObject(one) && typeof one['title'] === 'string' && one['title'] !== '' ? one['title'] : null,
      ),
    },
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Place of an import issue: the definition's index, and the pointer in it. Null if it belongs to no definition. */
export function placeInFile(pointer: string): { readonly index: number; readonly pointer: string } | null {
  const [, index, rest = ''] = /^\/scrapers\/(\d+)(\/.*)?$/.exec(pointer) ?? [];
  return index === undefined ? null : { index: Number(index), pointer: rest };
}
