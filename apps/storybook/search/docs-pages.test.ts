import { expect, it } from 'vitest';
import { withoutDocsOfScreens } from './docs-pages.ts';

it('keeps docs pages of components and of MDX, and all stories', () => {
  const docs = (title: string) => ({ id: title, type: 'docs' as const, title, name: 'Docs', importPath: './a.mdx' });
  const story = { id: 'keys', type: 'story' as const, title: 'Screens/Keys', name: 'Success', importPath: './k.tsx' };
  const entries = {
    tabs: docs('Components/Navigation/Tabs'),
    welcome: docs('Welcome'),
    keys: docs('Screens/Keys'),
    account: docs('Flows/Account'),
    story,
  };
  expect(Object.keys(withoutDocsOfScreens(entries))).toEqual(['tabs', 'welcome', 'story']);
});
