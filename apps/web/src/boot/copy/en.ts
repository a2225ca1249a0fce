/** Words of the page itself, for when no script runs, or not enough of it. Put into the page at build time. */
export default {
  'boot.description': 'A self-hosted yard of API tools: find one, run it in the browser, call it with a key.',
  'boot.noScript': '{{site}} runs in the browser: allow JavaScript for this site and load the page again.',
  'boot.failed':
    'Unexpected Application Error! A part of {{site}} could not be loaded. Check the connection and load the page again.',
} as const;
