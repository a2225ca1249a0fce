import { expect, it } from 'vitest';
import { withCheckTags } from './check-stories.ts';

it('tags stories that only test, by the names of their exports, and no docs pages', () => {
  const base = { title: 'Components/Tabs', importPath: './Tabs.stories.tsx', tags: ['dev', 'test'] };
  const story = (exportName: string, name: string) => ({
    ...base,
    id: exportName,
    type: 'story' as const,
    exportName,
    name,
  });
  const docs = { ...base, id: 'docs', type: 'docs' as const, name: 'Keyboard' };
  const entries = { docs, Default: story('Default', 'Default'), Keyboard: story('Keyboard', 'By keys') };
  expect(withCheckTags(entries)).toEqual({
    docs,
    Default: entries.Default,
    Keyboard: { ...entries.Keyboard, tags: ['dev', 'test', 'check'] },
  });
});
