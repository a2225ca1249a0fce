interface SizeChange {
  readonly is: 'smaller' | 'larger' | 'sameSize';
  /** Of the size before. */
  readonly share: number;
}

/** How much smaller or larger a file became. Differences below half a percent are none. Null for an empty source. */
export function sizeChange(beforeBytes: number, afterBytes: number): SizeChange | null {
  if (beforeBytes === 0) return null;
  const saved = (beforeBytes - afterBytes) / beforeBytes;
  const share = Math.abs(saved);
  return { is: share < 0.005 ? 'sameSize' : saved > 0 ? 'smaller' : 'larger', share };
}
