import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '@apiyard/api/contract/hub/hub';
import { loadTools } from '../src/hub/catalogue/registry.ts';

/**
 * Stories and the sample layer use the real APIs. After a change to a tool: `vitest run test/sample-catalogue.test.ts
 * -u`.
 */
it.each(languages)('the sample layer describes the built-in tools as the server does (%s)', async (language) => {
  const tools = await loadTools(join(import.meta.dirname, '../src/tools'));
  const described = tools.list().map((api) => api.describe(language));
  const seed = join(import.meta.dirname, `../../../packages/api/src/sample/seed/catalogue.${language}.json`);
  await expect(`${JSON.stringify(described, null, 2)}\n`).toMatchFileSnapshot(seed);
});
