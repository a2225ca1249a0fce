// in packages/features/hub/src
/** What begins a code block in Markdown. */
export const fence = '```';
