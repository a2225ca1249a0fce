import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadKernel } from './browser-tools.ts';

it('finds each kernel by its place', async () => {
  const places = globSync('*/*/*.ts', { cwd: new URL('tools/', import.meta.url) })
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((place) => !place.includes('.'));
  const kernels = await Promise.all(places.map(loadKernel));
  expect(kernels.filter((kernel) => typeof kernel.default !== 'function')).toEqual([]);
});

it.each(['convert/text/nothing', 'convert/text/case.test', '../random', ''])('has none at %j', async (place) => {
  await expect(loadKernel(place)).rejects.toThrow(`There is no kernel at ${place}.`);
});
