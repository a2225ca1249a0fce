/** A key as shown on screen: enough to recognize it, not enough to use it. */
export function maskedKey(key: string): string {
  return key.length <= 12 ? '•'.repeat(key.length) : `${key.slice(0, 6)}${'•'.repeat(8)}${key.slice(-4)}`;
}
