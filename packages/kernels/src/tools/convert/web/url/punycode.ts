const base = 36;
const tMin = 1;
const tMax = 26;

/** A label without its `xn--`, decoded (RFC 3492, section 6.2); null if it is not Punycode. */
export function decodePunycode(encoded: string): string | null {
  const points: number[] = [];
  const delimiter = encoded.lastIndexOf('-');
  for (const character of encoded.slice(0, Math.max(delimiter, 0))) points.push(character.codePointAt(0) ?? 0);
  let point = 128;
  let index = 0;
  let bias = 72;
  for (let at = delimiter > 0 ? delimiter + 1 : 0; at < encoded.length;) {
    const before = index;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = digitOf(encoded.charCodeAt(at));
      if (digit === null) return null;
      at += 1;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, tMin), tMax);
      if (digit < threshold) break;
      weight *= base - threshold;
      if (weight > 0x7fffffff || index > 0x7fffffff) return null;
    }
    bias = adapted(index - before, points.length + 1, before === 0);
    point += Math.floor(index / (points.length + 1));
    index %= points.length + 1;
    if (point > 0x10ffff) return null;
    points.splice(index, 0, point);
    index += 1;
  }
  return String.fromCodePoint(...points);
}

function digitOf(unit: number): number | null {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30 + 26;
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x7a ? letter - 0x61 : null;
}

function adapted(delta: number, points: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : Math.floor(delta / 2);
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + 38));
}
