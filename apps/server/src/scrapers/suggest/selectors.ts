/** Which names of an element are stable, and selectors made of them. */
import type { Element, ParentNode } from 'domhandler';

const plainName = /^[A-Za-z_][\w-]{0,79}$/;
/** Made by build tools: `css-1x2y3z`, `sc-bdVaJa`, `Card_root__3kX9a`, `jsx-2871293847`. */
const generated = new RegExp(
  [
    String.raw`^(?:css|sc|jsx|jss|svelte|styled|emotion|makeStyles|chakra|Mui|ember|react|ng|v|data-v|astro|tw)-[\w-]*\d`,
    String.raw`^(?:sc|css|svelte|jsx|jss)-[A-Za-z0-9]+$`,
    // A digit after letters at the end.
    String.raw`(?:__|--|[-_])(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{5,12}$`,
    String.raw`^[A-Za-z]{1,2}\d[A-Za-z0-9]{4,}$`,
    // Capitals where no word begins: `bdVaJa`.
    String.raw`^[a-z]{1,3}[A-Z]{1,2}[a-z]{0,2}[A-Z]\w*$`,
    String.raw`^_`,
  ].join('|'),
);
const moduleName = /^([A-Za-z][A-Za-z0-9]*_[A-Za-z][A-Za-z0-9]*__)[A-Za-z0-9_-]{4,8}$/;
const colours =
  'white|black|transparent|current|inherit|slate|gray|grey|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|primary|secondary|success|danger|warning|info|light|dark|muted|accent|foreground|background';
/** Describes style, not meaning: Tailwind, Bootstrap and similar. */
const utility = new RegExp(
  [
    String.raw`^-?(?:m|p|mx|my|mt|mb|ml|mr|ms|me|px|py|pt|pb|pl|pr|ps|pe|w|h|size|min-w|max-w|min-h|max-h|gap|gap-x|gap-y|g|gx|gy|space-x|space-y|top|left|right|bottom|start|end|inset|inset-x|inset-y|z|order|basis|opacity|scale|rotate|translate-x|translate-y|duration|delay|leading|tracking|line-clamp|columns|fs|fw|lh|aspect|ring|blur|stroke|grow|shrink|offset|indent)(?:-(?:sm|md|lg|xl|xxl|2xl))?-(?:auto|full|screen|fit|min|max|px|none|xs|sm|md|lg|xl|[2-9]xl|tight|snug|normal|relaxed|loose|wide|wider|square|video|prose|\d[\d./]*|n\d)$`,
    String.raw`^(?:text|bg|border|border-[trblxy]|divide|ring|fill|stroke|from|via|to|shadow|outline|accent|decoration|placeholder)-(?:${colours})(?:-\d+)?$`,
    String.raw`^(?:text|font|rounded|rounded-[trblse]{1,2}|shadow|border|border-[trblxy]|blur|divide-[xy])-(?:xs|sm|base|md|lg|xl|[2-9]xl|full|none|\d|left|center|right|start|end|justify|thin|light|normal|medium|semibold|bold|bolder|extrabold|black|sans|serif|mono|italic|wrap|nowrap|uppercase|lowercase|capitalize|truncate|decoration-none|balance|pretty|collapse|separate|dashed|solid)$`,
    String.raw`^(?:flex|grid|col|row|d|inline|items|justify|self|content|place|align|float|overflow|object|list|whitespace|break|cursor|select|pointer-events|transition|ease|animate|visible|position|table|bg|origin|snap|scroll|touch|will-change|backdrop|mix-blend|sr|not|order|grid-cols|grid-rows|grid-flow|col-span|row-span|line|underline|antialiased|vertical|h|w|img)-(?:\d+|auto|row|col|column|wrap|nowrap|grow|shrink|fill|none|flex|block|grid|inline|inline-block|inline-flex|items|center|start|end|between|around|evenly|baseline|stretch|left|right|top|bottom|middle|hidden|visible|scroll|cover|contain|clip|x|y|x-auto|y-auto|x-hidden|y-hidden|x-scroll|y-scroll|span-\d+|span-full|pointer|default|all|colors|opacity|transform|shadow|in|out|in-out|spin|pulse|bounce|ping|words|normal|disc|decimal|inside|outside|unstyled|relative|absolute|fixed|sticky|only|sr-only|fluid|responsive|offset-\d+|no-wrap|content-\w+|grow-\d|shrink-\d|1|xs|sm|md|lg|xl|(?:sm|md|lg|xl|xxl)-\d+|(?:sm|md|lg|xl|xxl)-(?:auto|none|block|flex)|cols-\d+|rows-\d+|cols-none)$`,
    String.raw`^(?:flex|grid|block|inline|inline-block|inline-flex|hidden|visible|invisible|relative|absolute|fixed|sticky|static|container|container-fluid|wrapper|row|col|column|columns|clearfix|cf|truncate|uppercase|lowercase|capitalize|italic|underline|rounded|border|shadow|transition|antialiased|group|peer|contents|prose|isolate|grow|shrink|outline|ring|resize|small|large|medium|big|bold|left|right|center|pull-left|pull-right|img-fluid|img-responsive|text-truncate|stretched-link|shadow-sm|w-auto)$`,
  ].join('|'),
);
/** Depends on the position or the state of an element. */
const passing =
  /^(?:active|selected|current|disabled|enabled|open|closed|expanded|collapsed|loaded|loading|lazy\w*|lazyload|first|last|odd|even|new|hover|focus|visited|show|hide|shown|fade|even-row|odd-row|alt|clear|is-[\w-]+|has-[\w-]+|js-[\w-]+|wow|animated|no-[\w-]+|ng-[\w-]+|ember-view)$/i;
/** Names one element, not its kind: `post-4711`. */
const numbered = /\d{3}|[-_]\d+$/;

const classAttributeMax = 2000;
const classesMax = 8;

/** Classes that name what an element is, in the page's order. */
export function stableClasses(element: Element): string[] {
  return classesOf(element).filter(
    (name) =>
      plainName.test(name) &&
      !generated.test(name) &&
      !utility.test(name) &&
      !passing.test(name) &&
      !numbered.test(name),
  );
}

/** The readable start of a CSS-modules class: `Card_root__`. */
export function moduleClass(element: Element): string | null {
  for (const name of classesOf(element)) {
    const start = moduleName.exec(name)?.[1];
    if (start !== undefined) return start;
  }
  return null;
}

function classesOf(element: Element): string[] {
  const written = element.attribs['class'];
  if (written === undefined || written === '') return [];
  return written
    .slice(0, classAttributeMax)
    .split(/\s+/, classesMax * 4)
    .filter((name) => name !== '')
    .slice(0, classesMax * 3);
}

/** An id that names a place of the page, not one record. */
export function stableId(element: Element): string | null {
  const id = element.attribs['id'];
  return id !== undefined && plainName.test(id) && !generated.test(id) && !numbered.test(id) ? id : null;
}

const kindAttributes = [
  'data-testid',
  'data-test',
  'data-test-id',
  'data-qa',
  'data-cy',
  'data-component',
  'data-component-type',
  'data-type',
  'data-role',
  'data-hook',
  'data-name',
  'data-field',
  'data-label',
  'itemprop',
  'itemtype',
  'role',
];

/** Semantic attributes: `[data-testid="card"]`, `[itemprop="name"]`, `[data-product-id]`. */
export function kindSelectors(element: Element): string[] {
  const found: string[] = [];
  let seen = 0;
  for (const name in element.attribs) {
    if ((seen += 1) > 30) break;
    const value = element.attribs[name] ?? '';
    if (kindAttributes.includes(name)) {
      if (/^[\w :/.#-]{1,80}$/.test(value) && !/\d{3}|presentation|none/.test(value))
        found.push(`[${name}="${value}"]`);
    } else if (/^data-(?:[a-z]+-)*(?:id|sku|asin|key|pid|uid)$/.test(name) && value !== '') found.push(`[${name}]`);
  }
  return found;
}

/** Positions of elements among their siblings with the same name. */
export class Places {
  readonly #known = new Map<ParentNode, ReadonlyMap<Element, number | null>>();

  /** Counted from 1; null when it is the only one. Each parent's children are counted once. */
  of(element: Element): number | null {
    const { parent } = element;
    if (!parent) return null;
    let places = this.#known.get(parent);
    if (!places) {
      const counted = new Map<Element, number | null>();
      for (const group of Map.groupBy(parent.children.filter(isElement), ({ name }) => name).values()) {
        group.forEach((child, at) => counted.set(child, group.length === 1 ? null : at + 1));
      }
      this.#known.set(parent, (places = counted));
    }
    return places.get(element) ?? null;
  }
}

export function isElement(node: { readonly type: string } | null): node is Element {
  return node !== null && (node.type === 'tag' || node.type === 'script' || node.type === 'style');
}

/** Tag names that are valid in CSS without escaping. */
export const isPlainTag = (name: string): boolean => /^[a-z][a-z0-9-]{0,60}$/.test(name);
