/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Functions that run inside a page. Each is sent there as text: it must not refer to anything outside itself.
 */

/** A style rule: its selector, and the conditions around it from the outside in, such as `@media (width < 600px)`. */
export interface StyleRule {
  readonly selector: string;
  readonly conditions: readonly string[];
}

/** All style rules of a stylesheet's text. */
export function rulesOfText(text: string): readonly StyleRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const rules: StyleRule[] = [];
  const collect = (list: CSSRuleList, conditions: readonly string[]) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) rules.push({ selector: rule.selectorText, conditions });
      else if (rule instanceof CSSMediaRule) collect(rule.cssRules, [...conditions, `@media ${rule.conditionText}`]);
      else if (rule instanceof CSSContainerRule)
        collect(rule.cssRules, [...conditions, `@container ${rule.conditionText}`]);
      else if (rule instanceof CSSGroupingRule) collect(rule.cssRules, conditions);
    }
  };
  collect(sheet.cssRules, []);
  return rules;
}

/**
 * The style rules of the page's linked stylesheets that apply to one of its elements, apart from those that an earlier
 * call on this page returned. A state that a sheet forces (`force-states.ts` of the overview) counts as the state.
 */
export function matchedRules(): readonly StyleRule[] {
  const page = globalThis as typeof globalThis & { __matchedRules?: Set<string> };
  const known = (page.__matchedRules ??= new Set());
  const classes = new Set<string>();
  for (const element of document.querySelectorAll('[class]')) for (const name of element.classList) classes.add(name);
  const forced = /:is\(:([a-z-]+), \[data-forced~="\1"\]\)/g;
  const found: StyleRule[] = [];
  const inContainers: { readonly rule: StyleRule; readonly selector: string; readonly key: string }[] = [];
  /** Most rules belong to classes that the page does not have: looking for those first saves nearly all of the time. */
  const canMatch = (selector: string) =>
    selector
      .split(',')
      .some((part) =>
        [...part.replaceAll(/:(?:not|is|where|has)\(.*\)/g, '').matchAll(/\.([\w-]+)/g)].every(([, name = '']) =>
          classes.has(name),
        ),
      );
  const elementsOf = (selector: string) => {
    try {
      return document.querySelectorAll(selector.replaceAll(/::[a-z-]+(?:\([^)]*\))?/g, '') || '*');
    } catch {
      return [];
    }
  };
  const visit = (list: CSSRuleList, conditions: readonly string[], isContained: boolean) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        const selector = rule.selectorText.replaceAll(forced, ':$1');
        const key = [...conditions, selector].join(' ');
        if (known.has(key) || !canMatch(rule.selectorText) || elementsOf(rule.selectorText).length === 0) continue;
        if (isContained) inContainers.push({ rule: { selector, conditions }, selector: rule.selectorText, key });
        else {
          known.add(key);
          found.push({ selector, conditions });
        }
      } else if (rule instanceof CSSMediaRule) {
        if (matchMedia(rule.conditionText).matches)
          visit(rule.cssRules, [...conditions, `@media ${rule.conditionText}`], isContained);
      } else if (rule instanceof CSSContainerRule) {
        visit(rule.cssRules, [...conditions, `@container ${rule.conditionText}`], true);
      } else if (rule instanceof CSSGroupingRule) visit(rule.cssRules, conditions, isContained);
    }
  };
  for (const sheet of document.styleSheets)
    if (sheet.href?.startsWith(location.origin)) visit(sheet.cssRules, [], false);
  // No API says whether a container query holds: a custom property in the same query does.
  const probe = new CSSStyleSheet();
  probe.replaceSync(
    inContainers
      .map(({ rule: { conditions }, selector }, at) =>
        conditions.reduceRight(
          (inner, condition) => `${condition} { ${inner} }`,
          `${selector.replaceAll(/::[a-z-]+(?:\([^)]*\))?/g, '')} { --apiyard-probe-${at}: 1 }`,
        ),
      )
      .join('\n'),
  );
  document.adoptedStyleSheets.push(probe);
  for (const [at, { rule, selector, key }] of inContainers.entries()) {
    // The property inherits, so only those elements count that the selector names.
    const isHeld = [...elementsOf(selector)].some(
      (element) => getComputedStyle(element).getPropertyValue(`--apiyard-probe-${at}`) === '1',
    );
    if (!isHeld) continue;
    known.add(key);
    found.push(rule);
  }
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(probe), 1);
  return found;
}
