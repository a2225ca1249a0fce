const lengthMax = 40;

/** The last part of an address as words to search for: `/hub/convert/json-yaml` is 'json yaml'. Undefined when it has none. */
export function pathWords(pathname: string): string | undefined {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const words = decoded(last)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return words === '' || words.length > lengthMax ? undefined : words;
}

/** Paths may contain invalid percent-encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
