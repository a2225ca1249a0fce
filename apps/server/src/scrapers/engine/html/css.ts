/** CSS selectors over a parsed page. */
import { _compileUnsafe as compileUnsafe, type Options } from 'css-select';
import { isTraversal, parse, SelectorType, stringify, type Selector } from 'css-what';
import { Element, isTag, type AnyNode, type ParentNode } from 'domhandler';
import * as domUtils from 'domutils';

/** The message is a sentence for people. */
export class CssError extends Error {
  override readonly name = 'CssError';
}

/** A selector. Relative to an element, its parts match that element or its descendants; `:scope` is the element, and `> a` its child. */
export interface CssQuery {
  first(root: ParentNode): Element | null;
  /** At most `max` elements in document order. */
  all(root: ParentNode, max: number): Element[];
}

type Test = ReturnType<typeof compileUnsafe<AnyNode, Element>>;

/** Throws a `CssError`. */
export function compileCss(selector: string, { xml = false }: { readonly xml?: boolean } = {}): CssQuery {
  const tokens = parsed(selector);
  const whole = compiled(tokens, { xml });
  // Where a selector is one compound, being below the element is all there is to check.
  const scope = tokens.some((rules) => rules.some((rule) => isTraversal(rule) || needsScope(rule)))
    ? [placeholder()]
    : undefined;
  const scoped = scope ? compiled(parsed(selector), { xml, scope }) : whole;
  function testBelow(root: ParentNode): Test {
    if (!isTag(root) || !scope) return whole;
    scope[0] = root;
    return scoped;
  }
  return {
    first: (root) => firstBelow(root, testBelow(root)),
    all: (root, max) => allBelow(root, testBelow(root), max),
  };
}

/**
 * The match counts of a selector's parts, for one without a match as a whole:
 * `article` 20, `article.product` 0.
 */
export function partialMatches(
  selector: string,
  root: ParentNode,
  { xml = false }: { readonly xml?: boolean } = {},
): { readonly part: string; readonly count: number }[] {
  const rules = parsed(selector)[0] ?? [];
  const steps: { part: string; count: number }[] = [];
  for (let end = 1; end <= rules.length; end++) {
    const last = rules[end - 1];
    if (!last || isTraversal(last)) continue;
    const part = stringify([rules.slice(0, end)]);
    const count = compileCss(part, { xml }).all(root, countMax).length;
    steps.push({ part, count });
    if (count === 0) break;
  }
  return steps.slice(-2);
}

const countMax = 100_000;

function parsed(selector: string): Selector[][] {
  try {
    return parse(selector);
  } catch (error) {
    throw new CssError(reason(error), { cause: error });
  }
}

function compiled(tokens: Selector[][], { xml, scope }: { readonly xml: boolean; readonly scope?: Element[] }): Test {
  // The result of a scoped test for one element is not valid for the next one.
  const options: Options<AnyNode, Element> = { xmlMode: xml, adapter, cacheResults: scope === undefined };
  try {
    return compileUnsafe(tokens, options, scope);
  } catch (error) {
    throw new CssError(reason(error), { cause: error });
  }
}

const adapter: NonNullable<Options<AnyNode, Element>['adapter']> = { ...domUtils, isTag };

/** css-select treats a context as an element only if it has a parent. */
function placeholder(): Element {
  const element = new Element('x', {});
  element.parent = new Element('x', {});
  return element;
}

function needsScope(rule: Selector): boolean {
  if (rule.type !== SelectorType.Pseudo) return false;
  if (rule.name === 'scope') return true;
  return (
    Array.isArray(rule.data) &&
    rule.data.some((rules) => rules.some((inner) => needsScope(inner) || isTraversal(inner)))
  );
}

/** jQuery extensions, which many people know. */
const jQueryOnly: Readonly<Record<string, string>> = {
  first: 'Without `many`, the first match is used anyway. For siblings, use `:first-child`.',
  last: 'For siblings, use `:last-child`.',
  eq: 'For siblings, use `:nth-child(n)`, counted from 1.',
  gt: 'For siblings, use `:nth-child(n+3)`.',
  lt: 'For siblings, use `:nth-child(-n+3)`.',
  even: 'For siblings, use `:nth-child(even)`.',
  odd: 'For siblings, use `:nth-child(odd)`.',
};

function reason(error: unknown): string {
  if (error instanceof RangeError) return 'This selector is nested too deeply.';
  const message = error instanceof Error ? error.message : String(error);
  const pseudo = /^Unknown pseudo-class:? :?"?([\w-]+)/.exec(message)?.[1];
  if (pseudo !== undefined)
    return `\`:${pseudo}\` is not a CSS pseudo-class. ${jQueryOnly[pseudo] ?? 'Use a CSS pseudo-class, or `:contains("text")`.'}`;
  if (message.startsWith('Pseudo-elements'))
    return 'A pseudo-element such as `::before` is drawn by the browser and is not part of the page. Select the element itself.';
  if (message.startsWith('Namespaced'))
    return 'Namespaces are not supported. In XML, escape the colon of a name with a backslash: `media\\:content`.';
  return `Invalid CSS selector: ${message.replace(/\.$/, '')}.`;
}

function firstBelow(root: ParentNode, test: Test): Element | null {
  return allBelow(root, test, 1)[0] ?? null;
}

/** Below the element; for selectors such as `+ dd`, behind it as well. */
function allBelow(root: ParentNode, test: Test, max: number): Element[] {
  const found: Element[] = [];
  collect(root, test, max, found);
  if (!test.shouldTestNextSiblings) return found;
  for (let sibling = root.next; sibling && found.length < max; sibling = sibling.next) {
    if (!isTag(sibling)) continue;
    if (test(sibling)) found.push(sibling);
    if (found.length < max) collect(sibling, test, max, found);
  }
  return found;
}

/** The content of a `<template>` is not part of the page until a script inserts it. */
function collect(root: ParentNode, test: Test, max: number, found: Element[]): void {
  if (isClosed(root)) return;
  // Trees are no deeper than `depthMax`.
  for (const child of root.children) {
    if (!isTag(child)) continue;
    if (test(child)) found.push(child);
    if (found.length >= max) return;
    collect(child, test, max, found);
    if (found.length >= max) return;
  }
}

function isClosed(node: ParentNode): boolean {
  return isTag(node) && node.name === 'template' && node.children[0]?.type === 'root';
}
