import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashSources } from './sources.ts';

test('the hashes change with a story or a component, and not with a test or the results', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  try {
    const write = async (path: string, text: string) => {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), text);
      return await hashSources(folder);
    };
    const first = await write('packages/ui/src/components/Tabs/Tabs.tsx', 'one');
    expect(await write('packages/ui/src/components/Tabs/tabs.test.ts', 'one')).toEqual(first);
    expect(await write('apps/storybook/docs/results.json', '{}')).toEqual(first);
    const changed = await write('packages/ui/src/components/Tabs/Tabs.tsx', 'two');
    expect(changed.components).not.toBe(first.components);
    expect(changed.all).not.toBe(first.all);
    expect(await write('packages/ui/src/components/Tabs/Tabs.tsx', 'one')).toEqual(first);
    const withScreen = await write('packages/features/hub/src/Hub.stories.tsx', 'one');
    expect(withScreen.components).toBe(first.components);
    expect(withScreen.all).not.toBe(first.all);
  } finally {
    await rm(folder, { recursive: true });
  }
});
