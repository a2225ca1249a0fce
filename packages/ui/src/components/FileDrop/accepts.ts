interface FileKind {
  name: string;
  type: string;
}

/**
 * Whether a file has an accepted type. `accept` has the same format as HTML's `accept` attribute: extensions (`.csv`),
 * media types (`image/png`) and wildcards (`image/*`). An empty list accepts all.
 */
export function accepts(accept: readonly string[], file: FileKind): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept.some((entry) => {
    const kind = entry.trim().toLowerCase();
    if (kind.startsWith('.')) return name.endsWith(kind);
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}
