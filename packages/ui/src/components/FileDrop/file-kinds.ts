/** An entry of `accept` as people write it: `image/svg+xml` is SVG. Extensions and wildcards stay as they are. */
export function kindName(entry: string): string {
  const kind = entry.trim();
  if (kind.startsWith('.') || kind.endsWith('/*')) return kind;
  const subtype = kind.split('/').at(-1) ?? kind;
  return subtype
    .replace(/\+.*$/, '')
    .replace(/^(?:x-|vnd\.)/, '')
    .toUpperCase();
}

/** The type of a file for its line in a list: that of its name, else that of its content. */
export function kindOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1];
  return ending?.toUpperCase() ?? (type === '' ? '' : kindName(type));
}
