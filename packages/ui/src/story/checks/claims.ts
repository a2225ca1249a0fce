import { configure, expect } from 'storybook/test';
import { definePreviewAddon } from 'storybook/internal/csf';

interface AxeParameters {
  test?: string;
  disable?: boolean;
  options?: { iframes?: boolean; rules?: Record<string, { enabled?: boolean }> };
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

/** Timeout of `waitFor` and `findBy…` in ms: on a busy machine a lazy-loaded part takes seconds. */
configure({ asyncUtilTimeout: 10_000 });

const made = () => expect.getState().assertionCalls;
let before = 0;

/** What axe ignores in a story, by its parameters: rules by name, and parts of the page. */
function exemptions({ test = 'error', disable = false, options = {}, config = {} }: AxeParameters): string[] {
  return [
    ...(test === 'error' && !disable ? [] : ['all rules']),
    ...(options.iframes === false ? ['inside frames'] : []),
    ...Object.entries(options.rules ?? {}).flatMap(([id, { enabled }]) => (enabled === false ? [id] : [])),
    ...(config.rules ?? []).flatMap(({ id, enabled }) => (enabled === false ? [id] : [])),
  ];
}

/**
 * Counts the assertions of a story's play function, including retries of `waitFor`. A story without assertions fails,
 * because it tests nothing.
 */
export const storyClaims = definePreviewAddon({
  beforeEach: () => {
    before = made();
  },
  afterEach: ({ reporting, parameters }) => {
    const count = made() - before;
    const exempt = exemptions((parameters['a11y'] ?? {}) as AxeParameters);
    reporting.addReport({
      type: 'claims',
      version: 1,
      result: { count, exempt },
      status: count > 0 ? 'passed' : 'failed',
    });
  },
});
