import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { wireframe } from '../globals.ts';
import { animationsEnded } from './animations.ts';

/** A style value of an element that is not from a token. */
export interface Leak {
  element: Element;
  property: string;
  value: string;
}

/** The type of a tree of tokens, such as `vars.color`. */
function leaves(branch: object): string[] {
  return Object.values(branch).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? leaves(value) : [String(value)],
  );
}

/** Each token's computed value at `root`. */
function computed(root: Element, tokens: object, property: 'color' | 'boxShadow' | 'borderTopLeftRadius'): Set<string> {
  const probe = document.createElement('span');
  root.append(probe);
  const style = getComputedStyle(probe);
  const found = leaves(tokens).map((token) => {
    probe.style[property] = token;
    return style[property];
  });
  probe.remove();
  return new Set(found);
}

/** Red, green and blue without opacity: a translucent token colour still counts as a token. */
function hue(color: string): string {
  const [, red, green, blue] = /^rgba?\((\d+), (\d+), (\d+)/.exec(color) ?? [];
  if (red !== undefined) return `${red} ${green} ${blue}`;
  const [, ...parts] = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)/.exec(color) ?? [];
  return parts.length === 0 ? color : parts.map((part) => Math.round(Number(part) * 255)).join(' ');
}

/**
 * In wireframe greys, green is one less than red and blue. That also applies to `color-mix` of two of them, but not to
 * mixtures with other colours.
 */
function isMixture(color: string): boolean {
  const [, red, green, blue] = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)/.exec(color) ?? [];
  return red !== undefined && red === blue && Math.abs(Number(red) - Number(green) - 1 / 255) < 0.0002;
}

const isClear = (color: string) => color === 'transparent' || color.endsWith(', 0)') || color.endsWith(' / 0)');
const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
const corners = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const;

/** The colours that an element paints. Styles without a visible result are ignored. */
function paints(element: Element, style: CSSStyleDeclaration): [property: string, color: string][] {
  const found: [string, string][] = [];
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  if (hasText) found.push(['color', style.color]);
  // A background set on the element itself was chosen by a person: swatches, thumbs.
  if ((element as HTMLElement | SVGElement).style.backgroundColor === '')
    found.push(['background', style.backgroundColor]);
  for (const side of sides) {
    if (style[`border${side}Style`] !== 'none' && style[`border${side}Width`] !== '0px')
      found.push([`border${side}Color`, style[`border${side}Color`]]);
  }
  // The browser's default ring has the style `auto`, whose colour is not from the theme.
  if (style.outlineStyle !== 'none' && style.outlineStyle !== 'auto' && style.outlineWidth !== '0px')
    found.push(['outlineColor', style.outlineColor]);
  if (element instanceof SVGGeometryElement || element instanceof SVGTextContentElement) {
    for (const property of ['fill', 'stroke'] as const) {
      if (style[property] !== 'none' && !style[property].startsWith('url(')) found.push([property, style[property]]);
    }
  }
  return found;
}

/** Elements with external colours; a sample of a theme uses that theme. */
const exempt = `img, video, canvas, iframe, [data-color-theme]:not(html, [data-color-theme="${wireframe}"])`;

/** A shadow without blur in a token's colour is a line, used where a border would take space. */
function isLine(shadow: string, colors: ReadonlySet<string>): boolean {
  return shadow.split(/,(?![^(]*\))/).every((part) => {
    const [color = ''] = /(?:rgba?|color)\([^)]*\)/.exec(part) ?? [];
    const [, , blur] = part.replace(color, '').trim().split(/\s+/);
    return blur === '0px' && colors.has(hue(color));
  });
}

/** Invisible elements, such as the native control that React Aria renders in addition. */
function isUnseen(style: CSSStyleDeclaration): boolean {
  return (
    style.visibility === 'hidden' ||
    style.display === 'none' ||
    style.opacity === '0' ||
    style.clipPath === 'inset(50%)' ||
    (style.position === 'absolute' && style.inlineSize === '1px' && style.blockSize === '1px')
  );
}

/** The visible elements in `root`, including itself, with their computed styles. */
function* seen(root: Element): Generator<[Element, CSSStyleDeclaration]> {
  const style = getComputedStyle(root);
  if (root.matches(exempt) || isUnseen(style)) return;
  yield [root, style];
  for (const child of root.children) yield* seen(child);
}

/**
 * Values inside `root` that do not come from tokens. Requires a theme with unique values, which is the purpose of the
 * wireframe. Initial values, inherited ones and images are ignored.
 */
export function findLeaks(root: Element): Leak[] {
  const colors = new Set([...computed(root, [vars.color, vars.card.borderColor], 'color')].map(hue));
  const shadows = computed(root, [vars.shadow, vars.card.shadow], 'boxShadow');
  // Inside a border, the corner radius is smaller by the border's width; half of a height is a space token.
  const edges = [vars.size.line, vars.size.ring];
  const inner = edges.map((edge) => Object.values(vars.radius).map((radius) => `calc(${radius} - ${edge})`));
  const radii = computed(root, [vars.radius, vars.space, `calc(${vars.size.touch} / 2)`, inner], 'borderTopLeftRadius');
  return [...seen(root)].flatMap(([element, style]) => {
    const found = paints(element, style).filter(
      ([, color]) => !isClear(color) && !colors.has(hue(color)) && !isMixture(color),
    );
    if (style.boxShadow !== 'none' && !shadows.has(style.boxShadow) && !isLine(style.boxShadow, colors))
      found.push(['boxShadow', style.boxShadow]);
    for (const corner of corners) {
      const radius = style[`border${corner}Radius`];
      if (radius !== '0px' && !radii.has(radius)) found.push([`border${corner}Radius`, radius]);
    }
    return found.map(([property, value]) => ({ element, property, value }));
  });
}

const tagOf = (element: Element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`;

/** Throws if a visible element has a colour, shadow or corner radius that does not come from tokens. */
export async function assertNoTokenLeaks(): Promise<void> {
  // The system's colours replace those of the theme there.
  if (matchMedia(media.forcedColors).matches) return;
  // Values during a transition between two tokens are not tokens.
  await animationsEnded();
  // Storybook's own elements are outside the story and its overlays.
  const roots = [...document.body.children].filter(
    (child) => !/^sb-|^storybook-(docs|highlights)/.test(`${child.className}${child.id}`),
  );
  const leaks = roots.flatMap((root) => findLeaks(root));
  if (leaks.length === 0) return;
  const lines = leaks.map(({ element, property, value }) => `${tagOf(element)} ${property}: ${value}`);
  throw new Error(`Not from tokens:\n${[...new Set(lines)].slice(0, 12).join('\n')}`);
}
