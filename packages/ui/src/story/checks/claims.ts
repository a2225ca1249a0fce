import { configure, expect } from 'storybook/test';
import { definePreviewAddon } from 'storybook/internal/csf';

interface AxeParameters {
  test?: string;
  disable?: boolean;
  options?: { iframes?: boolean; rules?: Record<string, { enabled?: boolean }> };
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

/** Milliseconds that `waitFor` and `findBy…` wait: on a busy machine a part that is loaded when it is wanted takes seconds. */
configure({ asyncUtilTimeout: 10_000 });

const made = () => expect.getState().assertionCalls;
let before = 0;

/** What axe leaves out in a story, by its parameters: rules by name, and parts of the page. */
function exemptions({ test = 'error', disable = false, options = {}, config = {} }: AxeParameters): string[] {
  return [
    ...(test === 'error' && !disable ? [] : ['all rules']),
    ...(options.iframes === false ? ['inside frames'] : []),
    ...Object.entries(options.rules ?? {}).flatMap(([id, { enabled }]) => (enabled === false ? [id] : [])),
    ...(config.rules ?? []).flatMap(({ id, enabled }) => (enabled === false ? [id] : [])),
  ];
}

/** Counts what a story's play function asserts, retries of `waitFor` included. A story that asserts nothing fails: it would be a picture. */
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
