/** For `JSON.parse`: integers beyond 2^53 become BigInt, without loss of digits, in browsers that pass the source text to the reviver. */
export function exactIntegers(_name: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value) || !/^-?\d+$/.test(context?.source ?? '')) return value;
  return BigInt(context?.source ?? 0);
}
