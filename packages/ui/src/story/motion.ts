const asked = /\(prefers-reduced-motion:\s*reduce\)/;
const reduced = '(prefers-reduced-motion: reduce)';
/** A condition that is always true: activates rules for reduced motion. */
const always = '(min-width: 0px)';

const own = new WeakMap<MediaList, string>();
const machine = globalThis.matchMedia?.bind(globalThis);
let isReduced = false;

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const written = own.get(rule.media) ?? rule.media.mediaText;
      if (asked.test(written)) {
        own.set(rule.media, written);
        rule.media.mediaText = isReduced ? written.replace(asked, always) : written;
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

/**
 * Simulates a preference for reduced motion for style sheets and scripts, or restores the system's. Call it again after
 * adding style sheets.
 */
export function setMotion(motion: 'system' | 'reduced'): void {
  if (!isReduced && motion === 'system') return;
  isReduced = motion === 'reduced';
  for (const sheet of document.styleSheets) {
    // Style sheets of other origins cannot be read; all of ours have the same origin.
    if (sheet.href === null || new URL(sheet.href).origin === location.origin) rewrite(sheet.cssRules);
  }
  globalThis.matchMedia = (query) =>
    machine(isReduced && query.includes(reduced) ? query.replace(reduced, always) : query);
}
