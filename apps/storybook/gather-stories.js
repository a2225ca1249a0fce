import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Opening Storybook takes about a second, and the runner opens it once per story file. Merges the runner's generated
 * files into `count` larger ones with about the same number of stories, so that it is opened `count` times. Works on the
 * runner's folder of temporary files.
 * @param {string} folder
 * @param {number} count
 */
export function gatherStories(folder, count) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.test.js'))
    .map((name) => ({ name, weight: readFileSync(join(folder, name), 'utf8').split('play-test').length }))
    .toSorted((one, other) => other.weight - one.weight || one.name.localeCompare(other.name));
  const groups = Array.from({ length: Math.min(count, files.length) }, () => ({
    weight: 0,
    /** @type {string[]} */ names: [],
  }));
  for (const { name, weight } of files) {
    const lightest = groups.reduce((least, group) => (group.weight < least.weight ? group : least));
    lightest.weight += weight;
    lightest.names.push(name.replace('.test.js', '.part.cjs'));
    renameSync(join(folder, name), join(folder, name.replace('.test.js', '.part.cjs')));
  }
  for (const [index, { names }] of groups.entries()) {
    writeFileSync(
      join(folder, `stories-${index + 1}.test.js`),
      names.map((name) => `require('./${name}');\n`).join(''),
    );
  }
}
