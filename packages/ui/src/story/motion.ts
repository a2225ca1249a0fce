const asked = /\(prefers-reduced-motion:\s*reduce\)/;
const reduced = '(prefers-reduced-motion: reduce)';
/** A condition that is always true: rules for reduced motion then apply. */
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

/** Simulates a preference for reduced motion for style sheets and scripts, or restores the system's. Call it again after style sheets were added. */
export function setMotion(motion: 'system' | 'reduced'): void {
  if (!isReduced && motion === 'system') return;
  isReduced = motion === 'reduced';
  for (const sheet of document.styleSheets) {
    // Sheets of other origins cannot be read; none of ours is.
    if (sheet.href === null || new URL(sheet.href).origin === location.origin) rewrite(sheet.cssRules);
  }
  globalThis.matchMedia = (query) =>
    machine(isReduced && query.includes(reduced) ? query.replace(reduced, always) : query);
}
