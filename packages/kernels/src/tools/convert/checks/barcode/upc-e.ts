/** UPC-E, the short form of UPC-A numbers with zeros in the middle (GS1 General Specifications, section 5.2.2.4). */

/** The UPC-A number without its check digit that six UPC-E digits stand for; `system` is 0 or 1. */
export function expandUpcE(system: string, six: string): string {
  const [a, b, c, d, e, last] = Array.from(six);
  if (last === undefined) return '';
  if (last <= '2') return `${system}${a}${b}${last}0000${c}${d}${e}`;
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}`;
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}`;
  return `${system}${a}${b}${c}${d}${e}0000${last}`;
}

/** The UPC-E digits of a UPC-A number with check digit; null if it has none. */
export function compressUpcA(upcA: string): string | null {
  const system = upcA.charAt(0);
  if (system !== '0' && system !== '1') return null;
  const [maker, product] = [upcA.slice(1, 6), upcA.slice(6, 11)];
  const six = (() => {
    if (/^..[012]00$/u.test(maker) && product.startsWith('00'))
      return maker.slice(0, 2) + product.slice(2) + maker.charAt(2);
    if (/^...00$/u.test(maker) && product.startsWith('000')) return `${maker.slice(0, 3)}${product.slice(3)}3`;
    if (/^....0$/u.test(maker) && product.startsWith('0000')) return `${maker.slice(0, 4)}${product.slice(4)}4`;
    if (/^0000[5-9]$/u.test(product)) return maker + product.slice(4);
    return null;
  })();
  return six === null ? null : `${system}${six}${upcA.charAt(11)}`;
}
