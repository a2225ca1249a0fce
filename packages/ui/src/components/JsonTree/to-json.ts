/** The value as JSON text. Integers beyond 2^53 that are BigInt keep every digit. */
export function toJson(value: unknown, indent = 2): string {
  const text = JSON.stringify(
    value,
    (_key, part: unknown) => (typeof part === 'bigint' ? rawJson(part) : part),
    indent,
  ) as string | undefined;
  return text ?? String(value);
}

/** Browsers support `JSON.rawJSON` since 2025; TypeScript does not declare it yet. */
function rawJson(value: bigint): unknown {
  const { rawJSON } = JSON as unknown as { rawJSON?: (text: string) => unknown };
  return rawJSON === undefined ? value.toString() : rawJSON(value.toString());
}
