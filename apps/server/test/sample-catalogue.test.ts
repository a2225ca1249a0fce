import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '@apiyard/api/contract/hub/hub';
import { loadTools } from '../src/hub/catalogue/registry.ts';

/** Tools of different kinds: a heavy one, one with levels, a picture and a list. */
const sampled = ['convert/data', 'puzzle/sudoku', 'random/qr', 'random/uuid'];

/**
 * Stories and the sample layer use some of the real APIs. After a change to them: `vitest run
 * test/sample-catalogue.test.ts -u`.
 */
it.each(languages)('the sample layer describes the built-in tools as the server does (%s)', async (language) => {
  const tools = await loadTools(join(import.meta.dirname, '../src/tools'));
  const described = sampled.map((path) => tools.find(path)?.describe(language));
  const seed = join(import.meta.dirname, `../../../packages/api/src/sample/seed/catalogue.${language}.json`);
  await expect(`${JSON.stringify(described, null, 2)}\n`).toMatchFileSnapshot(seed);
});
