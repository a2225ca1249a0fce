import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GatheredLines } from './gathered-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function gathering() {
  const written: Buffer[] = [];
  let flushed = 0;
  const lines = new GatheredLines({ write: (bytes) => void written.push(bytes), flushSync: () => void (flushed += 1) });
  return { lines, texts: () => written.map(String), flushes: () => flushed };
}

test('lines are written together after half a second, and written ones do not change', () => {
  const { lines, texts } = gathering();
  lines.write('one\n');
  lines.write('deux é\n');
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(500);
  lines.write('ثلاثة\n');
  expect(texts()).toEqual(['one\ndeux é\n']);
  vi.advanceTimersByTime(500);
  expect(texts()).toEqual(['one\ndeux é\n', 'ثلاثة\n']);
});

test('many lines are written early, each complete, none lost and none twice', () => {
  const { lines, texts } = gathering();
  const sent = Array.from({ length: 5000 }, (_, index) => `line ${index} ${'é'.repeat(index % 50)}\n`);
  for (const line of sent) lines.write(line);
  expect(texts().length).toBeGreaterThan(2);
  expect(texts().every((text) => text.endsWith('\n'))).toBe(true);
  vi.advanceTimersByTime(500);
  expect(texts().join('')).toBe(sent.join(''));
});

test('a line longer than the buffer is written completely', () => {
  const { lines, texts } = gathering();
  const long = `${'語'.repeat(100_000)}\n`;
  lines.write('short\n');
  lines.write(long);
  vi.advanceTimersByTime(500);
  expect(texts()).toEqual(['short\n', long]);
});

test('flush writes the buffered lines first', () => {
  const { lines, texts, flushes } = gathering();
  lines.write('last words\n');
  lines.flushSync();
  expect([texts(), flushes()]).toEqual([['last words\n'], 1]);
});
