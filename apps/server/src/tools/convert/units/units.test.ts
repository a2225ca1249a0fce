import { units } from '@apiyard/kernels/tools/convert/units/quantities/quantities';
import { expect, it } from 'vitest';
import { unitIds, unitOptions } from './names.text.ts';

it('names each unit in four languages', () => {
  expect(unitIds).toHaveLength(173);
  const unnamed = units.filter(({ id }) => {
    const text = unitOptions[id];
    return typeof text !== 'object' || Object.values(text).some((name) => name.startsWith(' '));
  });
  expect(unnamed.map(({ id }) => id)).toEqual([]);
  expect(unitOptions['in']).toEqual({ en: 'inch (in)', fr: 'pouce (in)', ar: 'بوصة (in)', ch: '英寸（in）' });
});
