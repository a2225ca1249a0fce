/** Proposes stable CSS selectors for a picked element. */

export interface Proposal {
  readonly css: string;
  /** How many elements it matches: all of them for items, those inside the items for a field. */
  readonly count: number;
}

/** Maximum number of proposals. */
const proposalsMax = 4;
/** Maximum number of ancestors to search. */
const stepsMax = 6;

/** Attributes that identify an element, best first. */
const telling = [
  'data-testid',
  'data-test',
  'data-qa',
  'data-cy',
  'data-field',
  'data-role',
  'itemprop',
  'property',
  'rel',
  'name',
  'role',
  'aria-label',
];
/** The attributes up to `rel`; later ones are less specific. */
const tellingBest = 9;
/** Added by the editor, or renamed by the server so that nothing loads; not part of the original page. */
const ours = new Set(
  [
    'n',
    'tag',
    'match',
    'base',
    'proposed',
    'pointed',
    'href',
    'src',
    'srcset',
    'sizes',
    'style',
    'content',
    'action',
    'type',
    'method',
    'target',
    'media',
    'poster',
    'loading',
    'decoding',
    'integrity',
    'crossorigin',
    'tabindex',
    'ping',
    'background',
  ].map((name) => `data-${name}`),
);
const states =
  /^(?:is|has|js|ng|was)-|^(?:active|selected|current|open|opened|closed|hidden|visible|hover|focus|disabled|loaded|loading|lazy|lazyloaded|first|last|odd|even|clearfix)$/i;
/** Utility classes describe the look, which changes more often than the structure. */
const utility =
  /[:/[\]@!]|^-?(?:m|p)[trblxyse]?-|^(?:text|bg|flex|grid|w|h|min|max|font|border|rounded|items|justify|gap|space|leading|tracking|shadow|opacity|z|top|left|right|bottom|inset|overflow|col|row|order|float|d|align|sm|md|lg|xl)-|^(?:flex|grid|block|inline|hidden|relative|absolute|sticky|fixed|truncate|container|row|col)$/;

/** Generated names, which change with every build. */
export function isStableName(name: string): boolean {
  if (name === '' || name.length > 40) return false;
  if (/^(?:css|sc|jsx|emotion|svelte|styled|jss|makeStyles)-/i.test(name)) return false;
  // `Card_title__3xK9a`, as CSS modules write.
  if (/__[\w-]{5,8}$/.test(name) && /\d|[a-z][A-Z]/.test(name.slice(name.lastIndexOf('__')))) return false;
  return name.split(/[-_]/).every((part) => !isHash(part));
}

function isHash(part: string): boolean {
  if (part.length < 5) return false;
  if (/^[0-9a-f]{6,}$/i.test(part) && /\d/.test(part)) return true;
  // Digits between letters; `col12` and `h264` end in theirs.
  if (/[a-z]\d+[a-z]/i.test(part)) return true;
  return /^\d{4,}$/.test(part) || (/[a-z][A-Z][a-z]?[A-Z]/.test(part) && !/[aeiou]/i.test(part));
}

interface Part {
  readonly css: string;
  /** Lower is better. */
  readonly rank: number;
}

/** Selectors for a single element, best first. */
function partsOf(element: Element, isUnique: boolean): Part[] {
  const tag = element.localName;
  const parts: Part[] = [];
  const { id } = element;
  if (isUnique && isStableName(id) && !/\d{2,}/.test(id)) parts.push({ css: `#${CSS.escape(id)}`, rank: 0 });
  for (const [index, name] of telling.entries()) {
    const value = element.getAttribute(name);
    if (value !== null && value !== '' && value.length <= 40 && !isHash(value) && !/\d{3,}/.test(value)) {
      parts.push({
        css: `${name === 'rel' || name === 'name' || name === 'role' ? tag : ''}[${name}="${CSS.escape(value).replaceAll('\\ ', ' ')}"]`,
        rank: index < tellingBest ? 1 : 3,
      });
    }
  }
  for (const { name } of element.attributes) {
    if (
      name.startsWith('data-') &&
      !ours.has(name) &&
      !(/^(?:img|form)$/.test(tag) && /^data-(?:id|name)$/.test(name)) &&
      !telling.includes(name) &&
      isStableName(name)
    )
      parts.push({ css: `${tag}[${name}]`, rank: 4 });
  }
  const classes = [...element.classList].filter((name) => isStableName(name) && !states.test(name));
  const meaningful = classes.filter((name) => !utility.test(name));
  for (const name of meaningful) parts.push({ css: `${tag}.${CSS.escape(name)}`, rank: 2 });
  if (meaningful.length > 1)
    parts.push({
      css: `${tag}${meaningful
        .slice(0, 3)
        .map((name) => `.${CSS.escape(name)}`)
        .join('')}`,
      rank: 3,
    });
  for (const name of classes.filter((candidate) => utility.test(candidate) && !/[:/[\]@!]/.test(candidate)).slice(0, 2))
    parts.push({ css: `${tag}.${CSS.escape(name)}`, rank: 7 });
  parts.push({ css: tag, rank: /^(?:div|span)$/.test(tag) ? 9 : 5 });
  return parts;
}

function found(base: ParentNode, css: string): Element[] {
  try {
    return [...base.querySelectorAll(css)];
  } catch {
    return [];
  }
}

interface Candidate extends Proposal {
  readonly rank: number;
  readonly matched: ReadonlySet<Element>;
}

/** Best first, one for each set of elements. */
function best(candidates: readonly Candidate[]): Proposal[] {
  const sorted = candidates.toSorted((a, b) => a.rank - b.rank || a.css.length - b.css.length);
  const chosen: Candidate[] = [];
  for (const candidate of sorted) {
    const isKnown = chosen.some(
      ({ css, matched }) =>
        css === candidate.css ||
        (matched.size === candidate.matched.size && [...matched].every((element) => candidate.matched.has(element))),
    );
    if (!isKnown) chosen.push(candidate);
    if (chosen.length === proposalsMax) break;
  }
  // With only one proposal, add the next best selector for the same elements.
  if (chosen.length === 1) chosen.push(...sorted.filter(({ css }) => css !== chosen[0]?.css).slice(0, 1));
  return chosen.map(({ css, count }) => ({ css, count }));
}

/**
 * Item selectors for an element: of itself or a repeated ancestor, so that each match is one item.
 * Empty if nothing repeats.
 */
export function itemProposals(element: Element): Proposal[] {
  const { ownerDocument: page } = element;
  const candidates: Candidate[] = [];
  let steps = 0;
  for (
    let at: Element | null = element;
    at !== null && at !== page.body && at !== page.documentElement && steps < stepsMax;
    at = at.parentElement, steps += 1
  ) {
    const parent: Element | null = at.parentElement;
    if (parent === null) break;
    const siblings: Element[] = [...parent.children].filter((other) => other.localName === at?.localName);
    const own: Part[] = partsOf(at, false);
    for (const { css, rank } of own) {
      const ways: (readonly [string, number])[] = [
        [css, 0],
        ...heldBy(parent).map((holder) => [`${holder} > ${css}`, 1.5] as const),
      ];
      for (const [whole, extra] of ways) {
        const matched = new Set<Element>(found(page, whole));
        if (matched.size < 2 || !matched.has(at) || nests(matched)) continue;
        const matchingSiblings = siblings.filter((sibling) => matched.has(sibling)).length;
        // Siblings should match and other elements should not; prefer the nearest repeated ancestor.
        const strays = matched.size - matchingSiblings;
        candidates.push({
          css: whole,
          count: matched.size,
          matched,
          rank: rank + extra + steps * 1.2 + (matchingSiblings < 2 ? 4 : 0) + (strays > matchingSiblings ? 2 : 0),
        });
      }
    }
  }
  return best(candidates);
}

/** At most two selectors of the parent, used before ` > `. */
function heldBy(parent: Element): string[] {
  return partsOf(parent, true)
    .filter(({ rank }) => rank < 7)
    .slice(0, 2)
    .map(({ css }) => css);
}

function nests(elements: ReadonlySet<Element>): boolean {
  for (const element of elements) {
    for (let at = element.parentElement; at !== null; at = at.parentElement) if (elements.has(at)) return true;
  }
  return false;
}

/**
 * Field selectors for an element, relative to each base: the items if there are any, else the page.
 * @param isMany every match is used, so similar elements may match too; else only the first in each base
 */
export function fieldProposals(element: Element, bases: readonly ParentNode[], isMany: boolean): Proposal[] {
  const own = bases.find((base) => base.contains(element) && base !== element);
  if (own === undefined) return [];
  const isSingle = bases.length === 1;
  const candidates: Candidate[] = [];
  const consider = (css: string, rank: number) => {
    const inOwn = found(own, css);
    if (isMany ? !inOwn.includes(element) : inOwn[0] !== element) return;
    const perBase = bases.map((base) => found(base, css));
    const filled = perBase.filter((matches) => matches.length > 0).length;
    const count = perBase.reduce((sum, matches) => sum + (isMany ? matches.length : Math.min(1, matches.length)), 0);
    // Prefer selectors that match exactly once in most items.
    const luck = isMany ? (inOwn.length < 2 ? 1 : 0) : Math.min(2, (inOwn.length - 1) * 0.5);
    candidates.push({
      css,
      count,
      rank: rank + (1 - filled / bases.length) * 4 + luck,
      matched: new Set(perBase.flatMap((matches) => (isMany ? matches : matches.slice(0, 1)))),
    });
  };
  const parts = partsOf(element, isSingle);
  for (const { css, rank } of parts) consider(css, rank);
  let steps = 1;
  for (
    let at = element.parentElement;
    at !== null && at !== own && steps < stepsMax;
    at = at.parentElement, steps += 1
  ) {
    if (own.nodeType === Node.DOCUMENT_NODE && at.parentElement === null) break;
    for (const holder of partsOf(at, isSingle)
      .filter(({ rank }) => rank < 9)
      .slice(0, 3)) {
      for (const { css, rank } of parts.slice(0, 3))
        consider(`${holder.css} ${css}`, Math.max(rank, holder.rank) + 1 + steps * 0.4);
    }
  }
  if (candidates.every(({ rank }) => rank > 8)) consider(pathFrom(own, element), 12);
  return best(candidates);
}

/** By position only; a last resort. */
function pathFrom(base: ParentNode, element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null && at !== base; at = at.parentElement) {
    const { parentElement: parent, localName } = at;
    const alike = parent === null ? [] : [...parent.children].filter((other) => other.localName === localName);
    steps.unshift(alike.length > 1 ? `${localName}:nth-of-type(${alike.indexOf(at) + 1})` : localName);
  }
  return steps.join(' > ');
}
