import { expect } from 'storybook/test';
import { definePreviewAddon } from 'storybook/internal/csf';

const made = () => expect.getState().assertionCalls;
let before = 0;

/** Counts what a story's play function asserts, retries of `waitFor` included. A story that asserts nothing fails: it would be a picture. */
export const storyClaims = definePreviewAddon({
  beforeEach: () => {
    before = made();
  },
  afterEach: ({ reporting }) => {
    const count = made() - before;
    reporting.addReport({ type: 'claims', version: 1, result: { count }, status: count > 0 ? 'passed' : 'failed' });
  },
});
