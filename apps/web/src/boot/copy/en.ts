/** Words of the page itself, for when no script runs, or not enough of it. Put into the page at build time. */
export default {
  'boot.description':
    'API tools that you can host yourself. Find a tool, run it in your browser or call it with an API key.',
  'boot.noScript': '{{site}} needs JavaScript. Allow it for this site and reload the page.',
  'boot.failed':
    'Unexpected Application Error! Part of {{site}} couldn’t be loaded. Check your connection and reload the page.',
} as const;
