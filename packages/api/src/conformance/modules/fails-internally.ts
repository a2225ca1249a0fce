import { expect } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type ConformanceCase, conformanceOf, expectFailure } from '../conformance.ts';

/** A valid call returns 500 while the stored data cannot be read. */
export function failsInternally(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  message = 'Internal server error',
): ConformanceCase[] {
  return conformanceOf(endpoint, [
    [
      'Internal',
      `returns 500 '${message}' when the data cannot be read`,
      async (world) => {
        await world.subject.breakContent();
        const { message: text } = expectFailure(endpoint, await world.sendAnything(endpoint, input), 'Internal');
        expect(text).toBe(message);
      },
    ],
  ]);
}
