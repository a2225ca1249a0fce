/** Fields that need more than an element's text: title, link, picture, date, rating and attributes. */
import { namedBy, type Role } from './field-roles.ts';
import { fieldName } from './names.ts';
import { contains, type Indexed } from './page-index.ts';
import type { Slot } from './slots.ts';
import {
  address,
  countOf,
  isAddress,
  isEpoch,
  isMachineDate,
  machineDate,
  numberShape,
  shapeOfTexts,
  share,
  text,
  type FieldShape,
} from './values.ts';

/** A field to be. */
export interface Choice {
  /** Null for the item itself. */
  readonly slot: Slot | null;
  readonly role: Role;
  readonly attr: string | null;
  readonly shape: FieldShape;
  readonly many: boolean;
  /** What the matches hold, as far as it is text people read. */
  readonly texts: readonly string[];
}

/** The full title is often in an attribute when the text is truncated. */
export function titlePick(slot: Slot, slots: readonly Slot[]): Choice {
  const role = { name: 'title', certainty: 2 };
  const cut = share(slot.texts, (one) => /(?:\.\.\.|…)$/.test(one));
  if (cut > 0.1) {
    for (const other of slots.toSorted((a, b) => b.quality - a.quality)) {
      const whole = other.matches.map((match) => match?.element.attribs['title']?.trim() ?? '');
      const agrees = slot.texts.filter(
        (one, at) =>
          whole[at] !== undefined && whole[at] !== '' && whole[at].startsWith(one.replace(/\s*(?:\.\.\.|…)$/, '')),
      ).length;
      if (agrees >= slot.texts.length * 0.9)
        return { slot: other, role, attr: 'title', shape: text, many: false, texts: slot.texts };
    }
  }
  return { slot, role, attr: null, shape: text, many: false, texts: slot.texts };
}

/** The address that a record leads to. */
export function linkPick(slots: readonly Slot[], heading: Slot | null, items: readonly Indexed[]): Choice | null {
  const role = { name: 'url', certainty: 2 };
  const isLink = (entry: Indexed | null): boolean =>
    entry?.tag === 'a' && /^(?!(?:javascript|mailto|tel|data):|#)\S/i.test(entry.element.attribs['href'] ?? '');
  if (items.every(isLink)) return { slot: null, role, attr: 'href', shape: address, many: false, texts: [] };
  let best: Slot | null = null;
  let bestWorth = 0;
  for (const slot of slots) {
    const links = slot.matches.filter(isLink).length;
    const found = slot.matches.filter((match) => match !== null).length;
    if (links < found * 0.9 || links < items.length * 0.4) continue;
    let near = 0;
    slot.matches.forEach((match, at) => {
      const title = heading?.matches[at];
      if (match && title && (match === title || contains(match, title) || contains(title, match))) near += 1;
    });
    const targets = new Set(slot.matches.map((match) => match?.element.attribs['href']));
    const worth = (links / items.length) * (targets.size / found) * (1 + 2 * (near / items.length)) + slot.quality / 50;
    if (worth > bestWorth) [best, bestWorth] = [slot, worth];
  }
  return best ? { slot: best, role, attr: 'href', shape: address, many: false, texts: [] } : null;
}

/** A title that is not text: the description of the picture, or an attribute of the item. */
export function labelPick(picture: Slot | null, items: readonly Indexed[]): Choice | null {
  const role = { name: 'title', certainty: 1 };
  const pick = (slot: Slot | null, attr: string, entries: ReadonlyArray<Indexed | null>): Choice | null => {
    const texts = entries.map((entry) => entry?.element.attribs[attr]?.slice(0, 400).trim() ?? '');
    const isVaried = new Set(texts).size > texts.length * 0.6;
    return isVaried && share(texts, (one) => /\p{L}{2}/u.test(one)) === 1 && !texts.includes('')
      ? { slot, role, attr, shape: text, many: false, texts }
      : null;
  };
  return (
    pick(null, 'data-title', items) ??
    pick(null, 'data-name', items) ??
    (picture && pick(picture, 'alt', picture.matches)) ??
    pick(null, 'aria-label', items) ??
    pick(null, 'title', items)
  );
}

/** What items carry for the scripts of the page. */
const itemAttributes: readonly (readonly [attr: string, name: string])[] = [
  ['data-url', 'url'],
  ['data-price', 'price'],
  ['data-date', 'date'],
  ['data-author', 'author'],
];

/** Fields of attributes of the items themselves, where nothing else has that name. */
export function attributePicks(
  items: readonly Indexed[],
  taken: ReadonlySet<string>,
  language: string | null,
): Choice[] {
  return itemAttributes.flatMap(([attr, name]): Choice[] => {
    const texts = items.map(({ element }) => element.attribs[attr]?.slice(0, 400).trim() ?? '');
    if (taken.has(name) || texts.includes('') || new Set(texts).size < 2) return [];
    const shape =
      name === 'url'
        ? address
        : name === 'date' && share(texts, isMoment) === 1
          ? machineDate
          : shapeOfTexts(texts, language);
    return [{ slot: null, role: { name, certainty: 2 }, attr, shape, many: false, texts: name === 'url' ? [] : texts }];
  });
}

/** Fields of microdata that isn't shown, `<meta itemprop="sku" content="…">`, where nothing else has that name or these values. */
export function metaPicks(slots: readonly Slot[], others: readonly Choice[], language: string | null): Choice[] {
  const picks: Choice[] = [];
  for (const slot of slots) {
    const matches = slot.matches.filter((match) => match !== null);
    const property = matches[0]?.element.attribs['itemprop'];
    if (property === undefined || !matches.every(({ tag }) => tag === 'meta')) continue;
    const texts = slot.matches.map((match) => match?.element.attribs['content']?.slice(0, 400).trim() ?? '');
    const name = namedBy(slot) ?? fieldName(property);
    if (name === null || share(texts, () => true) === 0) continue;
    const isKnown = [...others, ...picks].some(
      ({ role, texts: known }) => role.name === name || known.join('\n') === texts.join('\n'),
    );
    // Equal in all items, such as `bestRating` and `inLanguage`.
    const isConstant = new Set(texts).size < 2 && name !== 'currency';
    if (isKnown || isConstant) continue;
    const shape = identifier.test(property)
      ? text
      : share(texts, isAddress) > 0.9
        ? address
        : shapeOfTexts(texts, language);
    picks.push({ slot, role: { name, certainty: 2 }, attr: 'content', shape, many: false, texts });
  }
  return picks;
}

/** Properties of schema.org whose digits aren't numbers. */
const identifier = /^(?:sku|mpn|isbn|issn|gtin\d*|productID|identifier|serialNumber|telephone|faxNumber|postalCode)$/;

const pictureAttributes = [
  'src',
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-lazy',
  'data-image',
  'srcset',
  'data-srcset',
];

export function picturePick(slots: readonly Slot[]): Choice | null {
  const role = { name: 'image', certainty: 2 };
  let best: Choice | null = null;
  let bestWorth = 0;
  for (const slot of slots) {
    const pictures = slot.matches.filter((match) => match?.tag === 'img');
    if (pictures.length < slot.matches.length * 0.4) continue;
    for (const attr of pictureAttributes) {
      const values = pictures.map((match) => match?.element.attribs[attr]?.slice(0, 2000).trim() ?? '');
      const usable = values.filter(
        (value) =>
          value !== '' &&
          !/^(?:data|blob|javascript):|(?:placeholder|spacer|blank|pixel|loading|1x1)[\w-]*\.(?:gif|png|svg|jpe?g)/i.test(
            value,
          ),
      );
      // One picture for all is a placeholder or an ornament.
      const variety = new Set(usable).size;
      if (usable.length === 0 || (variety === 1 && usable.length > 2)) continue;
      const isSet = attr.endsWith('srcset');
      const worth =
        (usable.length / values.length) * (variety / usable.length) * 10 + slot.quality / 10 - (isSet ? 2 : 0);
      if (worth > bestWorth)
        [best, bestWorth] = [
          {
            slot,
            role,
            attr,
            shape: isSet ? { type: 'url', transforms: [{ regex: String.raw`^\s*([^\s,]+)` }] } : address,
            many: false,
            texts: [],
          },
          worth,
        ];
    }
  }
  return best;
}

const dateAttributes = ['datetime', 'data-datetime', 'data-time', 'data-date', 'data-timestamp', 'content', 'title'];

/** Machine-readable dates, if any; else the text of a `time` element. */
export function timePick(slots: readonly Slot[]): Choice | null {
  const role = { name: 'date', certainty: 2 };
  const ranked = slots.toSorted((a, b) => present(b) - present(a) || b.quality - a.quality);
  for (const attr of dateAttributes) {
    for (const slot of ranked) {
      const written = slot.matches.flatMap(
        (match) => match?.element.attribs[attr]?.trim().slice(0, 60) ?? (match ? '' : []),
      );
      if (
        written.includes('') ||
        share(written, attr === 'content' || attr === 'title' ? isMachineDate : isMoment) < 0.9
      )
        continue;
      return { slot, role, attr, shape: machineDate, many: false, texts: slot.texts };
    }
  }
  const chosen = ranked.find((slot) => slot.matches.every((match) => match === null || match.tag === 'time'));
  return chosen
    ? { slot: chosen, role, attr: null, shape: shapeOfTexts(chosen.texts, null), many: false, texts: chosen.texts }
    : null;
}

const isMoment = (text: string): boolean => isMachineDate(text) || isEpoch(text);
const present = (slot: Slot): number => slot.matches.filter((match) => match !== null).length;

const starWords: Readonly<Record<string, number>> = { zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5 };
const outOf = /^\D{0,20}[0-9]+(?:[.,][0-9]+)?\s*(?:out of|\/|of|sur|von|de|من|⭐|stars?|sterne|étoiles|estrellas)/i;

/** Stars are often said by a class, a label or a title only. */
export function ratingPick(slots: readonly Slot[], texts: readonly Slot[], language: string | null): Choice | null {
  const role = { name: 'rating', certainty: 2 };
  const ranked = slots.toSorted((a, b) => b.quality - a.quality);
  for (const slot of ranked) {
    const matches = slot.matches.filter((match) => match !== null);
    if (
      !/rating|stars?\b|score/i.test(slot.css) &&
      !matches.some(({ element }) =>
        /stars?|rating|étoiles|sterne/i.test(
          `${element.attribs['aria-label']?.slice(0, 80) ?? ''} ${element.attribs['title']?.slice(0, 80) ?? ''}`,
        ),
      )
    )
      continue;
    for (const attr of ['aria-label', 'title', 'data-rating', 'data-score']) {
      const values = matches.map(({ element }) => element.attribs[attr]?.slice(0, 100) ?? '');
      if (values.some((one) => one === '')) continue;
      if (!values.every((one) => /^[0-9]+(?:\.[0-9]+)?$/.test(one) || outOf.test(one))) continue;
      return { slot, role, attr, shape: { ...numberShape(values, language), type: 'number' }, many: false, texts: [] };
    }
    const classes = matches.map(({ element }) => element.attribs['class']?.slice(0, 200) ?? '');
    if (classes.every((one) => /\b(?:zero|one|two|three|four|five)\b/i.test(one)) && new Set(classes).size > 1) {
      const isCapital = classes.every((one) => /\b(?:Zero|One|Two|Three|Four|Five)\b/.test(one));
      const word = (one: string): string => (isCapital ? one.charAt(0).toUpperCase() + one.slice(1) : one);
      const map = Object.fromEntries(Object.entries(starWords).map(([one, value]) => [word(one), value]));
      return {
        slot,
        role,
        attr: 'class',
        shape: {
          type: 'number',
          transforms: [
            ...(isCapital ? [] : [{ lower: true as const }]),
            { regex: String.raw`\b(${Object.keys(map).join('|')})\b` },
            { map },
          ],
        },
        many: false,
        texts: [],
      };
    }
  }
  // `120 points` is a count.
  const isCount = (one: string): boolean =>
    !/^(?:stars?|sterne|étoiles|estrellas)$/i.test(countOf(one)?.noun ?? 'stars');
  const chosen = texts.find(
    (slot) =>
      namedBy(slot) === 'rating' &&
      share(slot.texts, isCount) < 0.5 &&
      share(slot.texts, (one) => /\p{Nd}/u.test(one)) > 0.8,
  );
  return chosen
    ? {
        slot: chosen,
        role,
        attr: null,
        shape: { ...numberShape(chosen.texts, language), type: 'number' },
        many: false,
        texts: chosen.texts,
      }
    : null;
}
