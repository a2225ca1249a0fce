import { componentGroups } from '@apiyard/ui/story/docs/groups.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// Storybook reads the order of the sidebar from the text of the preview and resolves no imports in it.
it('shows the groups of components in their order', () => {
  const preview = readFileSync(fileURLToPath(new URL('../.storybook/preview.tsx', import.meta.url)), 'utf8');
  const [, list = ''] = /'Components',\s*\[([^\]]*)\]/.exec(preview) ?? [];
  expect([...list.matchAll(/'(\w+)'/g)].map(([, group]) => group)).toEqual(componentGroups);
});
