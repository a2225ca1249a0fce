/** Short enough to read out. */
export function freshSeed(): string {
  // `randomUUID` is missing on plain HTTP.
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
