/** Before each file of tests. The files of a package share one process, so each leaves it as it was. */
import { afterAll, expect, vi } from 'vitest';
import { activeLanguage, changeLanguage } from './copy.ts';

const env = { ...process.env };

afterAll(async () => {
  const left = { language: activeLanguage(), hasFakeTime: vi.isFakeTimers(), env: { ...process.env } };
  // Only the file that changed something fails, not those after it.
  await changeLanguage('en');
  vi.useRealTimers();
  expect(left, 'Restore the language, the time and the environment after the tests').toEqual({
    language: 'en',
    hasFakeTime: false,
    env,
  });
});
