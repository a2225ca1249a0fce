import { statuses } from '@apiyard/kernels/tools/convert/web/http/statuses';
import { expect, it } from 'vitest';
import httpStatus from './http-status.ts';

it('has a sentence for each status', () => {
  expect(Object.keys(httpStatus.notes ?? {})).toEqual(statuses.map(([code]) => `status_${code}`));
});
