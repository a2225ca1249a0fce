/** Which fields similar elements offer, with sensible names and types. */
import type { ScraperField } from '@apiyard/api/contract/scraper-definition';
import { namedBy, roleOf, type Role } from './field-roles.ts';
import { uniqueName } from './names.ts';
import type { Indexed, PageIndex } from './page-index.ts';
import { textOf } from './page-index.ts';
import { slotsIn, type Slot } from './slots.ts';
import { address, isAddress, isMachineDate, isMoney, machineDate, numberShape, shapeOfTexts, share, text, type FieldShape } from './values.ts';

export interface ItemFields {
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
const order: readonly string[] = ['title', 'url', 'image', 'price', 'oldPrice', 'rating', 'date', 'author'];
const phrasing = new Set(['a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr', 'svg', 'path', 'img', 'g', 'use']);
const formatting = new Set(['b', 'strong', 'em', 'i', 'u', 'sup', 'sub', 'small', 'font', 'mark', 'bdi', 'br']);
const textTags = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'dd', 'figcaption', 'address', 'a', 'time', 'li', 'td']);

interface Pick {
  readonly slot: Slot | null;
  readonly role: Role;
  readonly attr: string | null;
  readonly shape: FieldShape;
  readonly many: boolean;
  /** What the matches hold, as far as it is text people read. */
  readonly texts: readonly string[];
}

/** `items` are a sample of similar elements, in the page's order. */
export function fieldsOfItems(items: readonly Indexed[], index: PageIndex): ItemFields {
  const slots = slotsIn(items, index, supportMin);
  const picks: Pick[] = [];
  const lists = slots.filter((slot) => isTagList(slot, items));
  const texts = chosenTexts(slots.filter((slot) => !lists.some((list) => holds(list, slot, items))), items, index);

  const heading = titleOf(texts, slots);
  if (heading) picks.push(titlePick(heading, slots));
  const link = linkPick(slots, heading, items);
  if (link) picks.push(link);
  const picture = picturePick(slots);
  if (picture) picks.push(picture);
  const times = timePick(slots);
  if (times) picks.push(times);
  const stars = ratingPick(slots, texts, index.language);
  if (stars) picks.push(stars);
  const used = new Set([heading, ...picks.map(({ slot, attr }) => (attr === null || attr === 'datetime' || attr === 'title' ? slot : null))]);
  const pieces = [...texts, ...(times?.slot ? [times.slot] : [])];
  for (const slot of texts) {
    if (used.has(slot) || isOrnament(slot) || isMadeOf(slot, pieces) || (times?.slot && sameText(slot, times.slot))) continue;
    const role = roleOf(slot, index.language);
    if (role.name === 'rating' && stars) continue;
    picks.push({ slot, role, attr: null, shape: shapeFor(role, slot.texts, index.language), many: false, texts: slot.texts });
  }
  for (const list of lists.slice(0, 2)) picks.push({ slot: list, role: { name: plural(namedBy(list) ?? 'tags'), certainty: 1 }, attr: null, shape: text, many: true, texts: [] });

  const taken = new Set<string>();
  const support = (pick: Pick): number => (pick.slot === null ? 1 : pick.slot.matches.filter((match) => match !== null).length / items.length);
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
    titles: heading?.texts ?? items.map(({ element }) => textOf(element, 120)),
    captured: capturedShare(items, ranked, lists),
    support: ranked.reduce((sum, pick) => sum + support(pick), 0) / Math.max(1, ranked.length),
  };
}

const rank = (name: string): number => {
  const at = order.indexOf(name);
  return at < 0 ? order.length : at;
};

const plural = (name: string): string => (/s$/.test(name) ? name : `${name}s`);

/** Slots that are a text of their own: no wrappers of several texts, no pieces of one. */
function chosenTexts(slots: readonly Slot[], items: readonly Indexed[], index: PageIndex): Slot[] {
  const candidates = slots.filter((slot) => slot.texts.filter((one) => one !== '').length >= items.length * supportMin && share(slot.matches.map((match) => (match && isText(match, index) ? 'yes' : match ? 'no' : '')), (one) => one === 'yes') > 0.6);
  // Best first; equal text in the same items is the same thing said by a wrapper and by what it wraps.
  const byText = new Map<string, Slot>();
  for (const slot of candidates) {
    const said = slot.texts.join('\n');
    const known = byText.get(said);
    if (!known || slot.quality > known.quality) byText.set(said, slot);
  }
  const chosen: Slot[] = [];
  for (const slot of [...byText.values()].toSorted((a, b) => filled(b) * b.quality - filled(a) * a.quality)) {
    const overlaps = chosen.some((other) => overlap(slot, other) > 0.5);
    if (!overlaps) chosen.push(slot);
  }
  return chosen.filter((slot) => !chosen.some((other) => other !== slot && isPieceOf(slot, other))).toSorted((a, b) => firstPlace(a) - firstPlace(b));
}

const filled = (slot: Slot): number => slot.texts.filter((one) => one !== '').length;
const firstPlace = (slot: Slot): number => {
  // Where it stands in its item, by the first item that has it.
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
    if (match === other || (a.texts[at] === b.texts[at] && (contains(match, other) || contains(other, match)))) same += 1;
  });
  return both === 0 ? 0 : same / both;
}

const contains = (outer: Indexed, inner: Indexed): boolean => outer.at < inner.at && inner.at < outer.end;

/** The same words in every record, without a name: a button, a label. */
function isOrnament(slot: Slot): boolean {
  const some = slot.texts.filter((one) => one !== '');
  const tags = new Set(slot.matches.map((match) => match?.tag));
  return tags.has('button') || (some.length > 2 && new Set(some).size === 1 && !/\p{Nd}/u.test(some[0] ?? '') && namedBy(slot) === null);
}

/** A line that is put together from other fields: `By Ann · 20 Nov · 12 comments`. */
function isMadeOf(slot: Slot, pieces: readonly Slot[]): boolean {
  let inside = 0;
  let all = 0;
  let held = 0;
  slot.matches.forEach((match, at) => {
    if (!match) return;
    all += match.text;
    const parts = new Set(pieces.flatMap((piece) => (piece !== slot && piece.matches[at] && contains(match, piece.matches[at]) ? piece.matches[at] : [])));
    inside = Math.max(inside, parts.size);
    for (const part of parts) if (![...parts].some((other) => contains(other, part))) held += part.text;
  });
  return inside >= 2 && held > all * 0.5;
}

/** `<b>12</b>` in `<span class="price">£<b>12</b></span>`: only formatting inside a text of its own. */
function isPieceOf(slot: Slot, other: Slot): boolean {
  let inside = 0;
  let both = 0;
  slot.matches.forEach((match, at) => {
    const outer = other.matches[at];
    if (!match || !outer) return;
    both += 1;
    if (contains(outer, match) && outer.ownText > 0 && (formatting.has(match.tag) || (match.tag === 'span' && match.classes.length === 0))) inside += 1;
  });
  return both > 0 && inside / both > 0.5;
}

function isText(entry: Indexed, index: PageIndex): boolean {
  if (entry.text === 0) return false;
  if (entry.ownText === 0 && !textTags.has(entry.tag)) {
    // A single child that carries all of the text speaks for itself, unless it only formats.
    const first = index.all[entry.at + 1];
    return first !== undefined && first.at < entry.end && first.text === entry.text && formatting.has(first.tag);
  }
  if (entry.ownText > 0 && entry.ownText >= entry.text * 0.3) return true;
  let blocks = 0;
  for (let at = entry.at + 1; at < Math.min(entry.end, entry.at + 40); at += 1) if (!phrasing.has(index.all[at]?.tag ?? '')) blocks += 1;
  return blocks === 0;
}

/** Short texts that repeat side by side: labels of one kind. */
function isTagList(slot: Slot, items: readonly Indexed[]): boolean {
  if (slot.repeats < 1.7 || slot.quality < 5.5 || !/[.[]/.test(slot.css)) return false;
  const texts = slot.texts.filter((one) => one !== '');
  if (texts.length < items.length * supportMin || texts.some((one) => one.length > 40)) return false;
  return slot.matches.every((match) => match === null || (match.links <= 1 && match.images === 0 && match.end - match.at <= 3)) && !share(texts, isMoney);
}

/** The slot stands inside the list's elements, or is the list's first element. */
function holds(list: Slot, slot: Slot, items: readonly Indexed[]): boolean {
  return items.every((_, at) => {
    const outer = list.matches[at];
    const match = slot.matches[at];
    return !match || !outer || outer === match || contains(outer, match);
  });
}

function titleOf(texts: readonly Slot[], slots: readonly Slot[]): Slot | null {
  let best: Slot | null = null;
  let bestWorth = 0;
  const isLink = (match: Indexed | null): boolean => match !== null && (match.tag === 'a' || match.parent?.tag === 'a' || (match.links === 1 && match.linkText > match.text * 0.7));
  for (const slot of texts) {
    const some = slot.texts.filter((one) => one !== '');
    const length = some.reduce((sum, one) => sum + one.length, 0) / some.length;
    const variety = new Set(some).size / some.length;
    if (!some.some((one) => /\p{L}/u.test(one)) || share(some, isMoney) > 0.5) continue;
    const matches = slot.matches.filter((match) => match !== null);
    const isHeading = matches.some(({ tag, parent }) => /^h[1-6]$/.test(tag) || /^h[1-6]$/.test(parent?.tag ?? ''));
    const name = namedBy(slot);
    const worth =
      ((isHeading ? 4 : 0) +
        (name === 'title' || name === 'name' ? 4 : 0) +
        (matches.filter(isLink).length > matches.length / 2 ? 2 : 0) +
        Math.min(2, length / 15) -
        (length > 160 ? 3 : 0) -
        (name !== null && !/title|name/.test(name) && !isHeading ? 1.5 : 0)) *
      variety *
      (some.length / slot.texts.length);
    if (worth > bestWorth) [best, bestWorth] = [slot, worth];
  }
  return bestWorth > 0.8 || slots.length === 0 ? best : null;
}

/** The whole title often stands in an attribute when the text is cut short. */
function titlePick(slot: Slot, slots: readonly Slot[]): Pick {
  const role = { name: 'title', certainty: 2 };
  const cut = share(slot.texts, (one) => /(?:\.\.\.|…)$/.test(one));
  if (cut > 0.1) {
    for (const other of slots.toSorted((a, b) => b.quality - a.quality)) {
      const whole = other.matches.map((match) => match?.element.attribs['title']?.trim() ?? '');
      const agrees = slot.texts.filter((one, at) => whole[at] !== undefined && whole[at] !== '' && whole[at].startsWith(one.replace(/\s*(?:\.\.\.|…)$/, ''))).length;
      if (agrees >= slot.texts.length * 0.9) return { slot: other, role, attr: 'title', shape: text, many: false, texts: slot.texts };
    }
  }
  return { slot, role, attr: null, shape: text, many: false, texts: slot.texts };
}

function linkPick(slots: readonly Slot[], heading: Slot | null, items: readonly Indexed[]): Pick | null {
  const role = { name: 'url', certainty: 2 };
  const isLink = (entry: Indexed | null): boolean => entry?.tag === 'a' && /^(?!(?:javascript|mailto|tel|data):|#)\S/i.test(entry.element.attribs['href'] ?? '');
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

const pictureAttributes = ['src', 'data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-image', 'srcset', 'data-srcset'];

function picturePick(slots: readonly Slot[]): Pick | null {
  const role = { name: 'image', certainty: 2 };
  let best: Pick | null = null;
  let bestWorth = 0;
  for (const slot of slots) {
    const pictures = slot.matches.filter((match) => match?.tag === 'img');
    if (pictures.length < slot.matches.length * 0.4) continue;
    for (const attr of pictureAttributes) {
      const values = pictures.map((match) => match?.element.attribs[attr]?.slice(0, 2000).trim() ?? '');
      const usable = values.filter((value) => value !== '' && !/^(?:data|blob|javascript):|(?:placeholder|spacer|blank|pixel|loading|1x1)[\w-]*\.(?:gif|png|svg|jpe?g)/i.test(value));
      // One picture for all is a placeholder or an ornament.
      const variety = new Set(usable).size;
      if (usable.length === 0 || (variety === 1 && usable.length > 2)) continue;
      const isSet = attr.endsWith('srcset');
      const worth = (usable.length / values.length) * (variety / usable.length) * 10 + slot.quality / 10 - (isSet ? 2 : 0);
      if (worth > bestWorth) [best, bestWorth] = [{ slot, role, attr, shape: isSet ? { type: 'url', transforms: [{ regex: String.raw`^\s*([^\s,]+)` }] } : address, many: false, texts: [] }, worth];
    }
  }
  return best;
}

function timePick(slots: readonly Slot[]): Pick | null {
  const role = { name: 'date', certainty: 2 };
  const best = slots
    .filter((slot) => slot.matches.every((match) => match === null || match.tag === 'time' || match.element.attribs['datetime'] !== undefined))
    .toSorted((a, b) => filled(b) - filled(a) || b.quality - a.quality)[0];
  if (!best) return null;
  const written = best.matches.map((match) => match?.element.attribs['datetime']?.trim().slice(0, 60) ?? '');
  if (share(written, isMachineDate) >= 0.9) return { slot: best, role, attr: 'datetime', shape: machineDate, many: false, texts: best.texts };
  if (written.some((one) => one !== '')) return { slot: best, role, attr: 'datetime', shape: text, many: false, texts: best.texts };
  return { slot: best, role, attr: null, shape: shapeOfTexts(best.texts, null), many: false, texts: best.texts };
}

const starWords: Readonly<Record<string, number>> = { zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5 };
const outOf = /^\D{0,20}[0-9]+(?:[.,][0-9]+)?\s*(?:out of|\/|of|sur|von|de|من|⭐|stars?|sterne|étoiles|estrellas)/i;

/** Stars are often said by a class, a label or a title only. */
function ratingPick(slots: readonly Slot[], texts: readonly Slot[], language: string | null): Pick | null {
  const role = { name: 'rating', certainty: 2 };
  const ranked = slots.toSorted((a, b) => b.quality - a.quality);
  for (const slot of ranked) {
    const matches = slot.matches.filter((match) => match !== null);
    if (!/rating|stars?\b|score/i.test(slot.css) && !matches.some(({ element }) => /stars?|rating|étoiles|sterne/i.test(`${element.attribs['aria-label']?.slice(0, 80) ?? ''} ${element.attribs['title']?.slice(0, 80) ?? ''}`))) continue;
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
      return { slot, role, attr: 'class', shape: { type: 'number', transforms: [...(isCapital ? [] : [{ lower: true as const }]), { regex: String.raw`\b(${Object.keys(map).join('|')})\b` }, { map }] }, many: false, texts: [] };
    }
  }
  const said = texts.find((slot) => namedBy(slot) === 'rating' && share(slot.texts, (one) => /\p{Nd}/u.test(one)) > 0.8);
  return said ? { slot: said, role, attr: null, shape: { ...numberShape(said.texts, language), type: 'number' }, many: false, texts: said.texts } : null;
}

function shapeFor(role: Role, texts: readonly string[], language: string | null): FieldShape {
  if (role.shape === 'number' || role.name.startsWith('price') || role.name === 'oldPrice') return share(texts, (one) => /\p{Nd}/u.test(one)) > 0.8 ? numberShape(texts, language) : text;
  if (role.name === 'text' || role.name === 'description') return text;
  if (share(texts, isAddress) > 0.9) return shapeOfTexts(texts, language);
  return shapeOfTexts(texts, language);
}

/** How much of what can be read in the items the fields give back. */
function capturedShare(items: readonly Indexed[], picks: readonly Pick[], lists: readonly Slot[]): number {
  let all = 0;
  let held = 0;
  items.forEach((item, at) => {
    all += item.text;
    const spans: Indexed[] = [];
    for (const { slot, attr } of picks) {
      const match = slot?.matches[at];
      if (match && (attr === null || attr === 'datetime' || attr === 'title')) spans.push(match);
    }
    let sum = 0;
    for (const span of spans) if (!spans.some((other) => other !== span && contains(other, span)) && spans.indexOf(span) === spans.lastIndexOf(span)) sum += span.text;
    for (const list of lists) {
      const first = list.matches[at];
      if (first?.parent) sum += Math.min(first.parent.text, first.text * list.repeats);
    }
    held += Math.min(item.text, sum);
  });
  return all === 0 ? 0 : held / all;
}
