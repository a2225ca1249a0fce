import { expect, it } from 'vitest';
import { changesOf, entryOf, releasesIn } from './changes.ts';

const changelog = `# @apiyard/ui

## 0.2.0

### Minor Changes

- 1a2b3c4d: Add \`MoneyField\`, a number
  with its currency.

### Patch Changes

- \`Button\` and \`Link\` hand on their \`id\`.

## 0.1.0

### Minor Changes

- First version.
`;

it('reads the releases of a changelog, the newest first', () => {
  expect(releasesIn(changelog)).toEqual([
    {
      version: '0.2.0',
      entries: ['Add `MoneyField`, a number with its currency.', '`Button` and `Link` hand on their `id`.'],
    },
    { version: '0.1.0', entries: ['First version.'] },
  ]);
});

it('reads changesets of this package only', () => {
  expect(entryOf("---\n'@apiyard/ui': minor\n---\n\nAdd `MoneyField`.\n")).toBe('Add `MoneyField`.');
  expect(entryOf("---\n'@apiyard/kit': patch\n---\n\nFix it.\n")).toBe(undefined);
  expect(entryOf('# Changesets\n')).toBe(undefined);
});

it('finds the entries that name a component, before and after the release', () => {
  const releases = [{ version: null, entries: ['`Button` has an end icon.'] }, ...releasesIn(changelog)];
  expect(changesOf('Button', releases)).toEqual([
    { version: null, entries: ['`Button` has an end icon.'] },
    { version: '0.2.0', entries: ['`Button` and `Link` hand on their `id`.'] },
  ]);
  expect(changesOf('Butto', releases)).toEqual([]);
});
