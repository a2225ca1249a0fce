/** Names for fields, parameters and paths, derived from names in a page. */

const letters = /\p{L}/gu;
const latinLetters = /[a-z]/gi;

/** Lower-case Latin words of a text, accents taken off; none when most of it is in another script. */
export function wordsOf(text: string): string[] {
  const cut = text.slice(0, 200);
  const plain = cut
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l');
  const all = plain.match(letters)?.length ?? 0;
  const latin = plain.match(latinLetters)?.length ?? 0;
  if (latin * 2 < all) return [];
  return plain
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** `Unit price (€)` becomes `unitPrice`; null when it contains no Latin letter to start with. */
export function fieldName(text: string): string | null {
  const words = wordsOf(text);
  while (words[0] !== undefined && /^[0-9]/.test(words[0])) words.shift();
  const name = words
    .slice(0, 5)
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .slice(0, 40);
  return name === '' ? null : name;
}

/** A name that is not in `taken`: `text`, `text2`, `text3`… It is added there. */
export function uniqueName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
  taken.add(name);
  return name;
}

/** One segment of an API's path: lower-case letters, digits and dashes; null when nothing is left. */
export function pathPart(text: string): string | null {
  const part = wordsOf(text).join('-').slice(0, 40).replace(/-+$/, '');
  return part === '' ? null : part;
}

/** One line without control characters, cut between words. */
export function oneLine(text: string, lengthMax: number): string {
  // A bound before the work: titles of hostile pages are as long as the page.
  const line = text
    .slice(0, 5000)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  if (line.length <= lengthMax) return line;
  const cut = line.slice(0, lengthMax - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > lengthMax / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
