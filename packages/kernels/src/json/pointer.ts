/** JSON Pointer (RFC 6901). */
export type Path = readonly (string | number)[];

export const pointerOf = (path: Path): string => path.map(stepOf).join('');

export const stepOf = (key: string | number): string =>
  typeof key === 'number' ? `/${key}` : `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The keys, or null when it is no pointer. */
export function keysOf(pointer: string): string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null;
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The index that a key of a list means, or null. */
export const indexOf = (key: string): number | null => (/^(?:0|[1-9]\d{0,14})$/.test(key) ? Number(key) : null);
