import { expect, it } from 'vitest';
import { SourceTree } from './source-tree.ts';

const source = `const meta = preview.meta({
  title: 'Components/Pill',
  parameters: guide({ when: 'To name it.', words: ['tag', "chip"], keyboard: [['Tab', \`moves\`]] }),
});

export const docs: Docs = {
  since: '0.1.0',
  pair: {
    example: (
      <Pill>
        Free
      </Pill>
    ),
  },
};

export const Long = meta.story({
  args: { children: 'Free' },
  play: async () => {
    await expect(1).toBe(1);
  },
});
`;
const tree = new SourceTree('Pill.stories.tsx', source);

it('reads the argument of a call as a value', () => {
  const guide = tree.argumentOf('guide');
  expect(guide && tree.read(guide)).toEqual({
    when: 'To name it.',
    words: ['tag', 'chip'],
    keyboard: [['Tab', 'moves']],
  });
  expect(tree.argumentOf('missing')).toBe(undefined);
});

it('reads elements as their source', () => {
  const docs = tree.exports().find(({ name }) => name === 'docs');
  expect(docs && tree.read(docs.value)).toEqual({
    since: '0.1.0',
    pair: { example: '<Pill>\n  Free\n</Pill>' },
  });
});
