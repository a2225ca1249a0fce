/** Shows states that need a pointer, a key press or the focus: many elements at once, without either. */

export const forcedStates = ['hovered', 'focused', 'pressed'] as const;
const allStates = [...forcedStates, 'dragged', 'dropTarget'] as const;
export type ForcedState = (typeof allStates)[number];

/** React Aria marks its elements with attributes; other elements have the browser's pseudo-classes. */
const marks: Record<ForcedState, { readonly attributes: readonly string[]; readonly pseudoClasses: string }> = {
  hovered: { attributes: ['data-hovered'], pseudoClasses: 'hover' },
  focused: { attributes: ['data-focused', 'data-focus-visible'], pseudoClasses: 'focus focus-visible' },
  pressed: { attributes: ['data-hovered', 'data-pressed'], pseudoClasses: 'hover active' },
  dragged: { attributes: ['data-dragging', 'data-resizing'], pseudoClasses: '' },
  dropTarget: { attributes: ['data-drop-target'], pseudoClasses: '' },
};

const focusable =
  'button, a[href], input:not([type="hidden"]), textarea, [tabindex], [contenteditable="true"], label[data-rac]';
/** Elements that can have a state. */
export const interactive = `${focusable}, [data-rac]`;

/** Applies the states of all `[data-force]` in an element. `data-target` limits them to the elements of a selector. */
export function forceStates(root: HTMLElement): void {
  for (const sheet of document.styleSheets) matchForced(rulesOf(sheet));
  for (const cell of root.querySelectorAll<HTMLElement>('[data-force]')) {
    const states = cell.dataset['force']?.split(' ') ?? [];
    for (const state of allStates.filter((name) => states.includes(name))) {
      const targets = cell.querySelectorAll<HTMLElement>(
        cell.dataset['target'] ?? (state === 'focused' ? focusable : interactive),
      );
      for (const target of targets) force(target, state, cell);
    }
  }
}

/** Applies the states also to elements that are added later: parts load, and virtual lists replace their rows. */
export function keepForced(root: HTMLElement): void {
  forceStates(root);
  new MutationObserver(() => forceStates(root)).observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: [...new Set(Object.values(marks).flatMap(({ attributes }) => attributes))],
  });
}

function force(target: HTMLElement, state: ForcedState, cell: HTMLElement): void {
  const { attributes, pseudoClasses } = marks[state];
  // React Aria marks what cannot be used with neither.
  if (target.matches('[data-disabled], :disabled, [aria-disabled="true"]')) return;
  // The focus is on what a label is around.
  if (state !== 'focused' || !target.matches('label')) addForced(target, pseudoClasses);
  if (target.matches('[data-rac]')) for (const name of attributes) mark(target, name);
  if (state !== 'focused') return;
  for (let around = target.parentElement; around !== null && around !== cell; around = around.parentElement) {
    addForced(around, 'focus-within');
    if (around.matches('[data-rac]')) {
      mark(around, 'data-focus-within');
      mark(around, 'data-focus-visible-within');
    }
  }
}

/** Only if it lacks it: setting it again is a change, too, and the observer of changes would not come to rest. */
function mark(element: HTMLElement, name: string): void {
  if (!element.hasAttribute(name)) element.setAttribute(name, 'true');
}

/** An element can have several states, and be around one that has the focus. */
function addForced(element: HTMLElement, pseudoClasses: string): void {
  const before = element.dataset['forced']?.split(' ') ?? [];
  const after = [...new Set([...before, ...pseudoClasses.split(' ')])].join(' ').trim();
  if (after !== element.dataset['forced']) element.dataset['forced'] = after;
}

/** Nothing for a sheet of another origin. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | readonly CSSRule[] {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/** Lets the rules for pseudo-classes match forced ones as well, with the same specificity. */
function matchForced(rules: CSSRuleList | readonly CSSRule[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      if (!rule.selectorText.includes('data-forced'))
        rule.selectorText = rule.selectorText.replaceAll(pseudoClass, ':is(:$1, [data-forced~="$1"])');
    } else if (rule instanceof CSSGroupingRule) {
      matchForced(rule.cssRules);
    }
  }
}
