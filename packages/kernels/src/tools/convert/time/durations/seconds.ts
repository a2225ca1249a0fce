/** Nanoseconds as seconds in decimal: `90`, `-0.5`. */
export function secondsText(ns: bigint): string {
  const size = ns < 0n ? -ns : ns;
  const fraction = String(size % 1_000_000_000n)
    .padStart(9, '0')
    .replace(/0+$/, '');
  return `${ns < 0n ? '-' : ''}${size / 1_000_000_000n}${fraction === '' ? '' : `.${fraction}`}`;
}
