import { describe, expect, it } from 'vitest';
import { storyTools } from './story/tools.ts';
import { toolsOf, toolsToTry } from './tools-to-try.ts';

const paths = (tools: readonly { path: string }[]) => tools.map(({ path }) => path);

describe('tools to try', () => {
  it('takes one operational tool per area in turn, open ones first, up to six', () => {
    expect(paths(toolsToTry(storyTools))).toEqual([
      'convert/data',
      'puzzle/sudoku',
      'random/uuid',
      'ai/text',
      'convert/units',
      'random/qr',
    ]);
    expect(paths(toolsToTry([...storyTools, ...storyTools]))).toHaveLength(6);
  });

  it('prefers the best known tool of an area to an instant one', () => {
    const [data] = toolsOf(storyTools, ['convert/data']);
    if (data === undefined) throw new Error('The story has no tool convert/data.');
    const instant = { ...data, path: 'convert/case', instant: true };
    expect(paths(toolsToTry([instant, { ...data, instant: false }]))).toEqual(['convert/data', 'convert/case']);
  });

  it('is empty without tools', () => {
    expect(toolsToTry([])).toEqual([]);
  });

  it('keeps the order of favourites and leaves out unknown ones', () => {
    expect(paths(toolsOf(storyTools, ['random/qr', 'gone/away', 'convert/data']))).toEqual([
      'random/qr',
      'convert/data',
    ]);
  });
});
