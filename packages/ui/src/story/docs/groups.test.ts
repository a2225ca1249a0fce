import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { componentGroups } from './groups.ts';

const folder = fileURLToPath(new URL('../../components', import.meta.url));

test('every component is in a group, under its own name', () => {
  const stories = globSync('*/*.stories.tsx', { cwd: folder }).toSorted();
  const misplaced = stories.filter((path) => {
    const [, title = ''] = /preview\.meta\(\{\s*title: '([^']+)'/.exec(readFileSync(`${folder}/${path}`, 'utf8')) ?? [];
    const [first, group, name] = title.split('/');
    return first !== 'Components' || !componentGroups.some((each) => each === group) || name !== dirname(path);
  });
  expect(misplaced).toEqual([]);
  expect(stories.length).toBeGreaterThan(90);
});
