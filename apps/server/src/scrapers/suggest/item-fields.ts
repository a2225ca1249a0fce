/** Which fields similar elements offer, with sensible names and types. */
import type { ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import {
  attributePicks,
  labelPick,
  linkPick,
  metaPicks,
  picturePick,
  ratingPick,
  timePick,
  titlePick,
  type Choice,
} from './field-picks.ts';
import { namedBy, roleOf, type Role } from './field-roles.ts';
import { uniqueName } from './names.ts';
import { contains, textOf, type Indexed, type PageIndex } from './page-index.ts';
import { filled, slotsIn, type Slot } from './slots.ts';
import {
  bylineShape,
  countOf,
  currencyShape,
  isAddress,
  isCurrency,
  isDateLike,
  isEpoch,
  isMoney,
  machineDate,
  numberShape,
  shapeOfTexts,
  share,
  text,
  type FieldShape,
} from './values.ts';

interface ItemFields {
  readonly fields: ScraperField[];
  /** Of the field that names an item, one per looked-at item. */
  readonly titles: readonly string[];
  /** Of all characters in the items, how many the fields hold: 0 to 1. */
  readonly captured: number;
  /** Of the items, how many have a field, on average: 0 to 1. */
  readonly support: number;
}

const fieldsMax = 14;
const supportMin = 0.25;
/** The order in which people read a record. */
const order: readonly string[] = ['title', 'url', 'image', 'price', 'currency', 'oldPrice', 'rating', 'date', 'author'];
const phrasing = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'br',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
  'svg',
  'path',
  'img',
  'g',
  'use',
]);
const formatting = new Set(['b', 'strong', 'em', 'i', 'u', 'sup', 'sub', 'small', 'font', 'mark', 'bdi', 'br']);
const textTags = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'dd',
  'figcaption',
  'address',
  'a',
  'time',
  'li',
  'td',
]);

/** `items` are a sample of similar elements, in the page's order. */
export function fieldsOfItems(items: readonly Indexed[], index: PageIndex): ItemFields {
  const slots = slotsIn(items, index, supportMin);
  const picks: Choice[] = [];
  const lists = slots.filter((slot) => isTagList(slot, items));
  const texts = chosenTexts(
    slots.filter((slot) => !lists.some((list) => holds(list, slot, items))),
    items,
    index,
  );

  const heading = titleOf(texts, slots);
  if (heading) picks.push(titlePick(heading, slots));
  const link = linkPick(slots, heading, items);
  if (link)
    picks.push(link.slot && isWriter(link.slot) ? { ...link, role: { ...link.role, name: 'authorUrl' } } : link);
  const picture = picturePick(slots);
  if (picture) picks.push(picture);
  const label = heading ? null : labelPick(picture?.slot ?? null, items);
  if (label) picks.push(label);
  const times = timePick(slots);
  if (times) picks.push(times);
  const stars = ratingPick(slots, texts, index.language);
  if (stars) picks.push(stars);
  const used = new Set([
    heading,
    ...picks.map(({ slot, attr, role }) =>
      attr === null || role.name === 'date' || role.name === 'title' ? slot : null,
    ),
  ]);
  const pieces = [...texts, ...(times?.slot ? [times.slot] : [])];
  for (const slot of texts) {
    if (used.has(slot) || isOrnament(slot) || isMadeOf(slot, pieces) || (times?.slot && sameText(slot, times.slot)))
      continue;
    const role = roleOf(slot, index.language);
    if (role.name === 'rating' && stars) continue;
    picks.push({
      slot,
      role,
      attr: null,
      shape: shapeFor(role, slot.texts, index.language),
      many: false,
      texts: slot.texts,
    });
  }
  const own = ownTexts(items);
  const ownByline = own && bylineShape(own, false);
  if (own)
    picks.push({
      slot: null,
      role: ownByline ? { name: 'author', certainty: 1 } : { name: 'text', certainty: 0 },
      attr: 'own-text',
      shape: ownByline ?? shapeOfTexts(own, index.language),
      many: false,
      texts: own,
    });
  for (const list of lists.slice(0, 2))
    picks.push({
      slot: list,
      role: { name: plural(namedBy(list) ?? 'tags'), certainty: 1 },
      attr: null,
      shape: text,
      many: true,
      texts: [],
    });

  picks.push(...metaPicks(slots, picks, index.language));
  picks.push(...attributePicks(items, new Set(picks.map(({ role }) => role.name)), index.language));
  const price = picks.find(({ shape, texts: joined }) => shape.type !== 'string' && currencyShape(joined) !== null);
  const currency = price && currencyShape(price.texts);
  if (price && currency && !picks.some(({ role }) => role.name === 'currency'))
    picks.push({ ...price, role: { name: 'currency', certainty: 2 }, shape: currency });

  const taken = new Set<string>();
  const support = (pick: Choice): number =>
    pick.slot === null ? 1 : pick.slot.matches.filter((match) => match !== null).length / items.length;
  const kept = picks.length > fieldsMax ? picks.toSorted((a, b) => support(b) - support(a)).slice(0, fieldsMax) : picks;
  const ranked = kept.toSorted((a, b) => rank(a.role.name) - rank(b.role.name));
  const fields = ranked.map((pick): ScraperField => {
    const name = uniqueName(pick.role.name, taken);
    return {
      name,
      ...(pick.slot && { select: { css: pick.slot.css } }),
      ...(pick.attr !== null && { attr: pick.attr }),
      many: pick.many,
      ...pick.shape,
      required: false,
    };
  });
  return {
    fields,
    titles: heading?.texts ?? label?.texts ?? items.map(({ element }) => textOf(element, 120)),
    captured: capturedShare(items, ranked, lists),
    support: ranked.reduce((sum, pick) => sum + support(pick), 0) / Math.max(1, ranked.length),
  };
}

const rank = (name: string): number => {
  const at = order.indexOf(name);
  return at < 0 ? order.length : at;
};

const plural = (name: string): string => (name.endsWith('s') ? name : `${name}s`);

/** Words of the items outside every element in them: `<li><a>Title</a> by Author</li>`. */
function ownTexts(items: readonly Indexed[]): readonly string[] | null {
  const texts = items.map(({ element, ownText }) =>
    ownText < 3
      ? ''
      : element.children
          .map((child) =>
            child.type === 'text' ? (child as unknown as { readonly data: string }).data.slice(0, 400) : ' ',
          )
          .join('')
          .replace(/\s+/g, ' ')
          .trim(),
  );
  const some = texts.filter((one) => /[\p{L}\p{Nd}]{2}/u.test(one));
  return some.length > items.length * 0.6 && new Set(some).size > 1 ? texts : null;
}

/** Slots with a complete text: not wrappers of several texts, and not parts of one. */
function chosenTexts(slots: readonly Slot[], items: readonly Indexed[], index: PageIndex): Slot[] {
  const candidates = slots.filter(
    (slot) =>
      slot.texts.filter((one) => one !== '').length >= items.length * supportMin &&
      share(
        slot.matches.map((match) => (match && isText(match, index) ? 'yes' : match ? 'no' : '')),
        (one) => one === 'yes',
      ) > 0.6,
  );
  // Best first; equal text in the same items is the same thing said by a wrapper and by what it wraps.
  const byText = new Map<string, Slot>();
  for (const slot of candidates) {
    const joined = slot.texts.join('\n');
    const known = byText.get(joined);
    if (!known || slot.quality > known.quality) byText.set(joined, slot);
  }
  const chosen: Slot[] = [];
  for (const slot of [...byText.values()].toSorted((a, b) => filled(b) * b.quality - filled(a) * a.quality)) {
    const overlaps = chosen.some((other) => overlap(slot, other) > 0.5);
    if (!overlaps) chosen.push(slot);
  }
  return chosen
    .filter((slot) => !chosen.some((other) => other !== slot && isPieceOf(slot, other)))
    .toSorted((a, b) => firstPlace(a) - firstPlace(b));
}

const firstPlace = (slot: Slot): number => {
  // The position in the first item that has it.
  for (const match of slot.matches) if (match) return match.at;
  return 0;
};
const sameText = (a: Slot, b: Slot): boolean => a.texts.every((one, at) => one === b.texts[at]);

/** Of the items that have both, how often they are the same element. */
function overlap(a: Slot, b: Slot): number {
  let both = 0;
  let same = 0;
  a.matches.forEach((match, at) => {
    const other = b.matches[at];
    if (!match || !other) return;
    both += 1;
    if (match === other || (a.texts[at] === b.texts[at] && (contains(match, other) || contains(other, match))))
      same += 1;
  });
  return both === 0 ? 0 : same / both;
}

/** The same words in every record, without a name: a button, a label. Not a currency. */
function isOrnament(slot: Slot): boolean {
  const some = slot.texts.filter((one) => one !== '');
  const tags = new Set(slot.matches.map((match) => match?.tag));
  return (
    tags.has('button') ||
    (some.length > 2 &&
      new Set(some).size === 1 &&
      !/\p{Nd}/u.test(some[0] ?? '') &&
      !isCurrency(some[0] ?? '') &&
      (tags.has('a') || namedBy(slot) === null))
  );
}

/** A line that is put together from other fields: `By Ann · 20 Nov · 12 comments`. */
function isMadeOf(slot: Slot, pieces: readonly Slot[]): boolean {
  let inside = 0;
  let all = 0;
  let held = 0;
  slot.matches.forEach((match, at) => {
    if (!match) return;
    all += match.text;
    const parts = new Set(
      pieces.flatMap((piece) =>
        piece !== slot && piece.matches[at] && contains(match, piece.matches[at]) ? piece.matches[at] : [],
      ),
    );
    inside = Math.max(inside, parts.size);
    for (const part of parts) if (![...parts].some((other) => contains(other, part))) held += part.text;
  });
  return inside >= 2 && held > all * 0.5;
}

/** `<b>12</b>` in `<span class="price">£<b>12</b></span>`: only formatting inside a longer text. */
function isPieceOf(slot: Slot, other: Slot): boolean {
  let inside = 0;
  let both = 0;
  slot.matches.forEach((match, at) => {
    const outer = other.matches[at];
    if (!match || !outer) return;
    both += 1;
    if (
      contains(outer, match) &&
      outer.ownText > 0 &&
      (formatting.has(match.tag) || (match.tag === 'span' && match.classes.length === 0))
    )
      inside += 1;
  });
  return both > 0 && inside / both > 0.5;
}

function isText(entry: Indexed, index: PageIndex): boolean {
  if (entry.text === 0) return false;
  if (entry.ownText === 0 && !textTags.has(entry.tag)) {
    // A single child with all of the text is used instead, unless it is only formatting.
    const first = index.all[entry.at + 1];
    return first !== undefined && first.at < entry.end && first.text === entry.text && formatting.has(first.tag);
  }
  if (entry.ownText > 0 && entry.ownText >= entry.text * 0.3) return true;
  let blocks = 0;
  for (let at = entry.at + 1; at < Math.min(entry.end, entry.at + 40); at += 1)
    if (!phrasing.has(index.all[at]?.tag ?? '')) blocks += 1;
  return blocks === 0;
}

/** Short texts that repeat side by side: labels of one kind. */
function isTagList(slot: Slot, items: readonly Indexed[]): boolean {
  if (slot.repeats < 1.7 || slot.quality < 5.5 || !/[.[]/.test(slot.css)) return false;
  const texts = slot.texts.filter((one) => one !== '');
  if (texts.length < items.length * supportMin || texts.some((one) => one.length > 40)) return false;
  return (
    slot.matches.every(
      (match) =>
        match === null ||
        (match.tag !== 'td' &&
          (match.parent?.text ?? 0) <= 45 * Math.ceil(slot.repeats + 1) &&
          match.links <= 1 &&
          match.images === 0 &&
          match.end - match.at <= 3),
    ) && !share(texts, isMoney)
  );
}

/** Whether the slot is inside the list's elements, or is its first element. */
function holds(list: Slot, slot: Slot, items: readonly Indexed[]): boolean {
  return items.every((_, at) => {
    const outer = list.matches[at];
    const match = slot.matches[at];
    return (
      !match ||
      !outer ||
      outer === match ||
      contains(outer, match) ||
      (outer.parent === match.parent && outer.tag === match.tag)
    );
  });
}

/** Who wrote several of the records: no title of one, and a link to another page. In a list of people each has a record. */
function isWriter(slot: Slot): boolean {
  const some = slot.texts.filter((one) => one !== '');
  return /^(?:author|user)$/.test(namedBy(slot) ?? '') && new Set(some).size < some.length;
}

function titleOf(texts: readonly Slot[], slots: readonly Slot[]): Slot | null {
  let best: Slot | null = null;
  let bestWorth = 0;
  const isLink = (match: Indexed | null): boolean =>
    match !== null &&
    (match.tag === 'a' || match.parent?.tag === 'a' || (match.links === 1 && match.linkText > match.text * 0.7));
  for (const slot of texts) {
    const some = slot.texts.filter((one) => one !== '');
    const length = some.reduce((sum, one) => sum + one.length, 0) / some.length;
    const variety = new Set(some).size / some.length;
    if (!some.some((one) => /\p{L}/u.test(one)) || share(some, isMoney) > 0.5) continue;
    if (share(some, isDateLike) > 0.5 || share(some, (one) => countOf(one) !== null) > 0.5) continue;
    const matches = slot.matches.filter((match) => match !== null);
    const isHeading = matches.some(({ tag, parent }) => /^h[1-6]$/.test(tag) || /^h[1-6]$/.test(parent?.tag ?? ''));
    const name = namedBy(slot);
    const worth =
      ((isHeading ? 4 : 0) +
        (name === 'title' || name === 'name' ? 4 : 0) +
        (matches.filter(isLink).length > matches.length / 2 ? 2 : 0) +
        Math.min(2, length / 15) -
        (length > 160 ? 3 : 0) -
        (name !== null && !/title|name/.test(name) && !isHeading ? 1.5 : 0) +
        slot.quality / 5 -
        // A cell with the title and more in it is not the title.
        (texts.some(
          (other) =>
            other !== slot &&
            other.matches.filter(
              (match, at) =>
                match?.tag === 'a' &&
                slot.matches[at] &&
                contains(slot.matches[at], match) &&
                match.text < slot.matches[at].text,
            ).length >
              matches.length / 2,
        )
          ? 1.5
          : 0)) *
      variety *
      (!isHeading && isWriter(slot) ? 0.3 : 1) *
      (some.length / slot.texts.length);
    if (worth > bestWorth) [best, bestWorth] = [slot, worth];
  }
  return bestWorth > 0.8 || slots.length === 0 ? best : null;
}

function shapeFor(role: Role, texts: readonly string[], language: string | null): FieldShape {
  if (role.shape === 'number' || role.name.startsWith('price') || role.name === 'oldPrice')
    return share(texts, (one) => /\p{Nd}/u.test(one)) > 0.8 ? numberShape(texts, language) : text;
  const byline = bylineShape(texts, role.name === 'author');
  if (byline) return byline;
  if (role.name === 'date' && share(texts, isEpoch) > 0.9) return machineDate;
  if (role.name === 'text' || role.name === 'description') return text;
  if (share(texts, isAddress) > 0.9) return shapeOfTexts(texts, language);
  return shapeOfTexts(texts, language);
}

/** How much of what can be read in the items the fields give back. */
function capturedShare(items: readonly Indexed[], picks: readonly Choice[], lists: readonly Slot[]): number {
  let all = 0;
  let held = 0;
  items.forEach((item, at) => {
    all += item.text;
    const spans: Indexed[] = [];
    for (const { slot, attr, role } of picks) {
      const match = slot?.matches[at];
      if (match && role.name !== 'currency' && (attr === null || role.name === 'date' || role.name === 'title'))
        spans.push(match);
    }
    let sum = 0;
    for (const span of spans)
      if (
        !spans.some((other) => other !== span && contains(other, span)) &&
        spans.indexOf(span) === spans.lastIndexOf(span)
      )
        sum += span.text;
    for (const list of lists) {
      const first = list.matches[at];
      if (first?.parent) sum += Math.min(first.parent.text, first.text * list.repeats);
    }
    held += Math.min(item.text, sum);
  });
  // Nothing to read is nothing that was missed: lists of pictures.
  return all === 0 ? 1 : held / all;
}
