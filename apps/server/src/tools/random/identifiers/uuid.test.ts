import { describe, expect, it } from 'vitest';
import uuid from './uuid.ts';

describe('input', () => {
  it.each([0, 1001, 1.5])('rejects a count of %s', (count) => {
    expect(uuid.input.safeParse({ count }).success).toBe(false);
  });

  it('rejects other versions', () => {
    expect(uuid.input.safeParse({ version: '1' }).success).toBe(false);
  });
});
