/** What a text in a record is, by the names its elements carry and by how it reads. */
import { fieldName, wordsOf } from './names.ts';
import { textOf } from './page-index.ts';
import type { Slot } from './slots.ts';
import { bylineShape, countOf, isBracketed, isCurrency, isDateLike, isMoney, isNumber, share } from './values.ts';

export interface Role {
  readonly name: string;
  /** 2: declared by the page; 1: suggested by names; 0: a guess. */
  readonly certainty: number;
  readonly shape?: 'number';
}

/** Words of classes and attributes, and the field they mean. The first match is used. */
const vocabulary: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:title|headline|heading|subject|naslov|titre|titel|titulo)$/, 'title'],
  [/^currency$/, 'currency'],
  [/^(?:price|cost|amount|prix|preis|precio|prezzo|cena)$/, 'price'],
  [/^(?:old|was|original|strike|regular|rrp|uvp|msrp)$/, 'oldPrice'],
  [/^(?:rating|stars?|score|note)$/, 'rating'],
  [/^(?:date|time|datetime|published|posted|timestamp|created|updated|datum|fecha)$/, 'date'],
  [/^(?:author|byline|writer|username|poster|auteur|autor|by)$/, 'author'],
  [/^(?:company|employer|organization|organisation|firm|entreprise|firma)$/, 'company'],
  [/^(?:location|place|city|region|address|ort|lieu|ville)$/, 'location'],
  [/^(?:salary|wage|pay|salaire|gehalt)$/, 'salary'],
  [/^(?:description|desc|summary|excerpt|abstract|teaser|snippet|intro|lead|blurb|synopsis|dek)$/, 'description'],
  [/^(?:category|categories|section|topic|kicker|eyebrow|rubrik|rubrique)$/, 'category'],
  [/^(?:tags?|labels?|keywords?|skills?|genres?)$/, 'tag'],
  [
    /^(?:reviews?|comments?|replies|views|likes|votes|points|answers|downloads|followers|shares|upvotes|sales|sold|members|posts)$/,
    'count',
  ],
  [/^(?:stock|availability|instock|available)$/, 'stock'],
  [/^(?:brand|manufacturer|marke|marque)$/, 'brand'],
  [/^(?:sku|isbn|ean|mpn)$/, 'sku'],
  [/^(?:text|body|quote|content|message|copy)$/, 'text'],
  [/^(?:name|nom)$/, 'name'],
];
const empty = new Set([
  'card',
  'item',
  'box',
  'wrapper',
  'wrap',
  'inner',
  'outer',
  'container',
  'content',
  'block',
  'info',
  'meta',
  'details',
  'detail',
  'data',
  'value',
  'field',
  'line',
  'list',
  'cell',
  'link',
  'span',
  'div',
  'p',
  'a',
  'el',
  'element',
  'main',
  'body',
  'left',
  'right',
  'top',
  'bottom',
  'footer',
  'header',
  'small',
  'product',
  'post',
  'article',
  'entry',
  'result',
  'job',
  'row',
  'col',
  'media',
  'scope',
  'li',
  'td',
  'strong',
  'b',
  'em',
  'i',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'first',
  'last',
  'nth',
  'of',
  'type',
  'itemprop',
  'class',
  'testid',
  'test',
  'id',
  'qa',
  'cy',
  'sub',
  'secondary',
  'primary',
  'label',
  'muted',
  'icon',
  'btn',
  'button',
  'component',
  'u',
  'e',
  'c',
  'js',
  'img',
  'image',
]);

/** The names that a slot's selector and elements carry, the closest first. */
function namesOf(slot: Slot): string[] {
  const first = slot.matches.find((match) => match !== null);
  const own = first
    ? [
        first.element.attribs['itemprop'] ?? '',
        ...first.kinds.map((kind) => /"([^"]+)"/.exec(kind)?.[1] ?? ''),
        ...first.classes,
      ]
    : [];
  const outer =
    first?.parent && first.parent.text === first.text
      ? [...first.parent.classes, ...first.parent.kinds.map((kind) => /"([^"]+)"/.exec(kind)?.[1] ?? '')]
      : [];
  return [...own, ...outer].filter((name) => name !== '' && !name.includes('schema.org'));
}

/** The field that an element's names mean; null if they are not meaningful. */
export function namedBy(slot: Slot): string | null {
  const names = namesOf(slot);
  for (const name of names) {
    const words = wordsOf(name.replace(/^.*__(?=[a-zA-Z])/, ''));
    if (
      /price|amount/.test(name) &&
      words.some((word) => /^(?:old|was|original|strike|regular|before|compare|list|rrp|crossed)$/.test(word))
    )
      return 'oldPrice';
    // The last word is the most significant: `author-name` is an author, `review-count` counts reviews.
    const last = words.at(-1);
    if (last === 'count' || last === 'number' || last === 'num' || last === 'total')
      return words.length > 1 ? pluralOf(words.at(-2) ?? 'count') : 'count';
    for (const word of last === 'name' ? words : words.toReversed()) {
      for (const [pattern, field] of vocabulary)
        if (pattern.test(word))
          return field === 'count'
            ? word
            : field === 'oldPrice'
              ? null
              : field === 'name' && words.length > 1 && word === last
                ? (meaningful(words.slice(0, -1)) ?? 'name')
                : field;
    }
  }
  for (const name of names) {
    const found = meaningful(wordsOf(name.replace(/^.*__(?=[a-zA-Z])/, '')));
    if (found !== null) return found;
  }
  return null;
}

const pluralOf = (word: string): string => (word.endsWith('s') ? word : `${word}s`);

function meaningful(words: readonly string[]): string | null {
  const used = words.filter((word) => !empty.has(word) && word.length > 1);
  return used.length === 0 || used.length > 3 ? null : fieldName(used.join(' '));
}

/** The texts of the elements around a slot's matches. */
function aroundOf({ matches }: Slot): string[] {
  return matches.map((match) => (match?.parent ? textOf(match.parent.element, 80) : ''));
}

/** The name and kind of a text slot. */
export function roleOf(slot: Slot, language: string | null): Role {
  const named = namedBy(slot);
  const tag = slot.matches.find((match) => match !== null)?.tag ?? '';
  const isStruck = slot.matches.some(
    (match) =>
      match !== null && (/^(?:del|s|strike)$/.test(match.tag) || /^(?:del|s|strike)$/.test(match.parent?.tag ?? '')),
  );
  if (share(slot.texts, isCurrency) > 0.8) return { name: 'currency', certainty: 2 };
  const isAmount =
    share(slot.texts, isMoney) > 0.7 || (share(slot.texts, isNumber) > 0.7 && share(aroundOf(slot), isMoney) > 0.7);
  if (isAmount && isStruck) return { name: 'oldPrice', certainty: 2, shape: 'number' };
  if (isAmount)
    return {
      name: named === null || named === 'title' || named === 'name' || named === 'text' ? 'price' : named,
      certainty: 2,
      shape: 'number',
    };
  if (tag === 'time') return { name: 'date', certainty: 2 };
  const counts = slot.texts.flatMap((one) => countOf(one)?.noun ?? []);
  if (counts.length > slot.texts.filter((one) => one !== '').length * 0.8 && !share(slot.texts, isDateLike)) {
    const noun = wordsOf((counts[0] ?? '').replace(/^mins?$/i, 'minutes'))[0];
    return {
      name:
        named !== null && named !== 'text' && named !== 'rating'
          ? named
          : noun === undefined
            ? 'count'
            : pluralOf(noun),
      certainty: 1,
      shape: 'number',
    };
  }
  if (share(slot.texts, isBracketed) > 0.8 && (named === null || named === 'title' || named === 'text'))
    return { name: 'count', certainty: 1, shape: 'number' };
  if ((named === null || named === 'text' || named === 'title') && bylineShape(slot.texts, false))
    return { name: 'author', certainty: 1 };
  if (named !== null && named !== 'title') return { name: named, certainty: 1 };
  if (share(slot.texts, isDateLike) > 0.7) return { name: 'date', certainty: 1 };
  if (tag === 'address') return { name: 'location', certainty: 1 };
  const some = slot.texts.filter((one) => one !== '');
  const length = some.reduce((sum, one) => sum + one.length, 0) / Math.max(1, some.length);
  // Chinese and Japanese need a third of the characters.
  // A second title is not used.
  const isLong = length > (/^(?:zh|ja|ko)/.test(language ?? '') ? 30 : 70);
  return { name: isLong ? 'description' : 'text', certainty: 0 };
}
