/** Elements that repeat: cards, rows, entries. */
import { compileCss } from '../engine/html/css.ts';
import { clamp, type Draft } from './draft.ts';
import { fieldsOfItems } from './item-fields.ts';
import type { Indexed, PageIndex } from './page-index.ts';
import { isPlainTag, stableId } from './selectors.ts';

/** Elements that can be a record. */
const recordTags = new Set([
  'li',
  'article',
  'div',
  'section',
  'tr',
  'a',
  'dd',
  'figure',
  'tbody',
  'dl',
  'ul',
  'table',
  'p',
  'details',
  'blockquote',
  'label',
  'button',
  'span',
  'fieldset',
]);
const countMin = 2;
const countMax = 2000;
/** Groups whose selector is run, and of those that are looked into. */
const triedMax = 24;
const studiedMax = 14;
const sampleMax = 24;
const groupsMax = 20_000;
const ancestorsMax = 7;
/** Characters in one element: fewer are an ornament or a link of a menu. */
const textMin = 8;

interface Group {
  readonly css: string;
  /** 1 for names of meaning, less the more the selector leans on places. */
  readonly quality: number;
  readonly members: Indexed[];
}

/** Best first. `without` are places that another finder has taken. */
export function repeatedDrafts(index: PageIndex, without: readonly Indexed[]): Draft[] {
  const groups = groupsOf(index);
  const tried = groups
    .filter(({ members }) => members.length >= countMin && members.length <= countMax)
    .map((group) => ({ group, estimate: estimateOf(group, index) }))
    .filter(({ estimate }) => estimate > 0)
    .toSorted((a, b) => b.estimate - a.estimate)
    .slice(0, triedMax)
    .map(({ group }) => group);
  const seen = new Map<string, Group>();
  for (const group of tried) {
    // A class name matches exactly the group; a path with ` > ` may match more elements.
    const found = group.css.includes(' > ')
      ? compileCss(group.css)
          .all(index.document, countMax + 1)
          .flatMap((element) => index.of.get(element) ?? [])
      : group.members;
    if (found.length < countMin || found.length > countMax || isTaken(found, without)) continue;
    const place = `${found.length} ${found[0]?.at} ${found.at(-1)?.at} ${found[found.length >> 1]?.at}`;
    const known = seen.get(place);
    if (
      !known ||
      group.quality > known.quality ||
      (group.quality === known.quality && group.css.length < known.css.length)
    )
      seen.set(place, { ...group, members: found });
  }
  return (
    [...seen.values()]
      .map((group) => ({ group, estimate: estimateOf(group, index) }))
      .toSorted((a, b) => b.estimate - a.estimate)
      .slice(0, studiedMax)
      .flatMap(({ group }) => {
        const draft = studied(group, index);
        return draft ? { group, draft } : [];
      })
      .toSorted((a, b) => b.draft.worth - a.draft.worth)
      // A group around or inside better records is the same list at another level.
      .filter(
        ({ group }, at, all) =>
          !all
            .slice(0, at)
            .some(
              (better) => isAmong(group.members, better.group.members) || isAmong(better.group.members, group.members),
            ),
      )
      .map(({ draft }) => draft)
  );
}

/** Half of the members contain, are, or are inside one of the others. Both are in the page's order. */
function isAmong(members: readonly Indexed[], others: readonly Indexed[]): boolean {
  let met = 0;
  let next = 0;
  for (const member of members) {
    while (next < others.length && (others[next]?.end ?? 0) <= member.at) next += 1;
    // Records inside records: the one before may still hold this one.
    const other = others[next];
    if (other && other.at < member.end) met += 1;
  }
  return met > members.length * 0.5;
}

/** Elements under every selector that could mean them and their like. */
function groupsOf(index: PageIndex): Group[] {
  const groups = new Map<string, Group>();
  const put = (css: string, quality: number, entry: Indexed) => {
    const known = groups.get(css);
    if (known) {
      if (known.members.length <= countMax) known.members.push(entry);
    } else if (groups.size < groupsMax) groups.set(css, { css, quality, members: [entry] });
  };
  /** Of parents, made once. */
  const ways = new Map<Indexed, Way | null>();
  for (const entry of index.all) {
    const { tag, parent } = entry;
    if (entry.text < textMin && entry.images === 0) continue;
    const isOwn = tag.includes('-');
    if ((!recordTags.has(tag) && !isOwn) || !isPlainTag(tag) || !parent) continue;
    const weak = tag === 'p' || tag === 'span' || tag === 'button' || tag === 'label' ? 0.8 : 1;
    const strong =
      tag === 'article' || isOwn ? 1.05 : tag === 'ul' || tag === 'table' || tag === 'dl' || tag === 'tbody' ? 0.9 : 1;
    for (const name of entry.classes.slice(0, 5)) put(`${tag}.${name}`, weak * strong * classWorth(name), entry);
    for (const kind of entry.kinds)
      put(`${tag}${kind}`, weak * strong * (kind.startsWith('[class') ? 0.86 : 0.95), entry);
    if (tag === 'article' || isOwn) put(tag, 0.92, entry);
    let way = ways.get(parent);
    if (way === undefined) ways.set(parent, (way = wayTo(parent, index)));
    if (!way) continue;
    put(`${way.css} > ${tag}`, weak * way.quality, entry);
    if (way.exact !== way.css) put(`${way.exact} > ${tag}`, weak * way.quality * 0.85, entry);
    const own = entry.classes[0];
    if (own !== undefined && way.isNamed) put(`${way.css} > ${tag}.${own}`, weak * way.quality * 0.97, entry);
  }
  return [...groups.values()];
}

/** Words that name a record have more weight. */
function classWorth(name: string): number {
  if (
    /(?:^|[-_])(?:product|item|card|result|entry|post|article|story|job|listing|offer|row|tile|record|event|recipe|book|movie|thread|topic|question|comment|review|quote|person|user|member|vacancy|news)s?$/i.test(
      name,
    )
  )
    return 1;
  return /(?:wrap|wrapper|inner|outer|container|content|body|col|column|cell|grid|box|link|info)s?$/i.test(name)
    ? 0.88
    : 0.95;
}

interface Way {
  readonly css: string;
  /** The same with places among siblings where names are missing. */
  readonly exact: string;
  readonly quality: number;
  readonly isNamed: boolean;
}

/** A selector for a parent: from the nearest element with a name, down by tags. */
function wayTo(parent: Indexed, index: PageIndex): Way | null {
  const steps: string[] = [];
  const exact: string[] = [];
  let named: readonly [css: string, quality: number] | null = null;
  let isPlaced = false;
  for (let step: Indexed | null = parent; step; step = step.parent) {
    if (!isPlainTag(step.tag) || steps.length === ancestorsMax) return null;
    named = nameOf(step);
    if (named) {
      steps.unshift(named[0]);
      exact.unshift(named[0]);
      break;
    }
    const place = index.places.of(step.element);
    if (place !== null) isPlaced = true;
    steps.unshift(step.tag);
    exact.unshift(place === null ? step.tag : `${step.tag}:nth-of-type(${place})`);
  }
  if (!named) return null;
  const css = steps.join(' > ');
  return {
    css,
    exact: isPlaced ? exact.join(' > ') : css,
    quality: named[1] * 0.97 ** (steps.length - 1),
    isNamed: steps.length === 1,
  };
}

function nameOf(step: Indexed): readonly [css: string, quality: number] | null {
  const id = stableId(step.element);
  if (id !== null) return [`#${id}`, 0.95];
  const name = step.classes[0];
  if (name !== undefined) return [`${step.tag}.${name}`, 0.94];
  const kind = step.kinds.find((one) => !one.startsWith('[class'));
  if (kind !== undefined) return [`${step.tag}${kind}`, 0.93];
  return step.tag === 'main' || step.tag === 'body' || step.tag === 'article' ? [step.tag, 0.9] : null;
}

/** A first estimate, by counts alone. */
function estimateOf({ members, quality }: Group, index: PageIndex): number {
  let text = 0;
  let weight = 0;
  let rich = 0;
  let linked = 0;
  let inside = 0;
  let until = -1;
  for (const member of members) {
    weight += member.weight;
    if (member.at < until) inside += 1;
    else {
      until = member.end;
      text += member.text;
    }
    if (member.links > 0 || member.images > 0 || member.end - member.at > 3) rich += 1;
    if (member.linkText > member.text * 0.9 && member.links <= 1 && member.images === 0 && member.end - member.at <= 3)
      linked += 1;
  }
  const count = members.length;
  const size = Math.min(1, Math.log2(count + 1) / 4.5);
  const coverage = Math.min(1, text / Math.max(200, index.text));
  return (
    quality *
    (weight / count) *
    (0.3 + 0.7 * size) *
    (0.15 + coverage) *
    (0.3 + 0.7 * (rich / count)) *
    (1 - 0.6 * (linked / count)) *
    (1 - 0.5 * (inside / count))
  );
}

function studied(group: Group, index: PageIndex): Draft | null {
  const { members } = group;
  const step = Math.max(1, members.length / sampleMax);
  const sample = Array.from(
    { length: Math.min(sampleMax, members.length) },
    (_, at) => members[Math.floor(at * step)],
  ).filter((member) => member !== undefined);
  const { fields, titles, captured, support } = fieldsOfItems(sample, index);
  if (fields.length === 0) return null;
  const weight = sample.reduce((sum, member) => sum + member.weight, 0) / sample.length;
  const filled = titles.filter((title) => title !== '');
  const variety = filled.length === 0 ? 0 : new Set(filled).size / filled.length;
  const text = sample.reduce((sum, member) => sum + member.text, 0) * (members.length / sample.length);
  const coverage = Math.sqrt(Math.min(1, text / Math.max(200, index.text)));
  const size = Math.min(1, Math.log2(members.length + 1) / 4.3);
  const kinds = new Set(fields.map(({ name }) => name.replace(/\d+$/, '')));
  const known = [
    'title',
    'url',
    'image',
    'price',
    'date',
    'rating',
    'author',
    'description',
    'location',
    'company',
  ].filter((name) => kinds.has(name)).length;
  const richness = Math.min(1, (known + kinds.size * 0.5) / 5);
  const base = 0.2 * size + 0.28 * coverage + 0.27 * richness + 0.12 * support + 0.13 * variety;
  const isMenuLike = fields.length <= 2 && text / members.length < 40;
  // Two may be two columns of a page.
  const isPair = members.length === 2;
  if (isPair && (fields.length < 3 || !kinds.has('title') || group.css.includes('>'))) return null;
  const worth =
    base *
    (0.45 + 0.55 * captured) *
    (0.5 + 0.5 * variety) *
    (0.5 + 0.5 * support) *
    weight *
    (0.75 + 0.25 * Math.min(1, group.quality)) *
    (isMenuLike ? 0.6 : 1) *
    (isPair ? 0.85 : 1);
  return {
    kind: 'repeated',
    label: group.css,
    worth: clamp(worth),
    parts: { source: 'html', items: { css: group.css, required: false }, fields },
  };
}

/** Most of what these hold is in the other places, or the other way round. */
function isTaken(members: readonly Indexed[], places: readonly Indexed[]): boolean {
  let all = 0;
  let taken = 0;
  for (const { text, at, end } of members) {
    all += text;
    if (places.some((place) => (place.at <= at && at < place.end) || (place.at > at && place.at < end))) taken += text;
  }
  return taken > all * 0.5;
}
