import { storybookTheme } from '@apiyard/ui/story/docs/storybook-theme.ts';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import type { Mode } from '@apiyard/ui/theme/tokens';

const dark = matchMedia('(prefers-color-scheme: dark)');
const systemMode = (): Mode => (dark.matches ? 'dark' : 'light');
let shown: Mode = systemMode();

function show(mode: Mode): void {
  shown = mode;
  addons.setConfig({ theme: storybookTheme('BLUE_THEME', mode) });
}

addons.setConfig({
  sidebar: {
    // In the index the docs page of a component carries the component's name, which is what search results show.
    renderLabel: (item) => (item.type === 'docs' && !item.tags.includes('unattached-mdx') ? 'Docs' : item.name),
  },
});
show(shown);

// The frame follows the stories' mode, so that a dark story has no white frame.
addons.register('apiyard/frame', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const mode = globals['mode'] === 'dark' ? 'dark' : 'light';
    if (mode !== shown) show(mode);
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
