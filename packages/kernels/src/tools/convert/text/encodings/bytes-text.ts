const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text that the bytes are in UTF-8, or null. */
export function textOfBytes(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}
