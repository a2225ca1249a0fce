import { expect, it } from 'vitest';
import { createIdleWatch } from './idle-memory.ts';

const soFar = (active: number, idle: number) => ({ active, idle, utilization: active / (active + idle) });

it('is time once the work of starting is followed by quiet', () => {
  const isTime = createIdleWatch();
  expect(isTime(soFar(900, 4100))).toBe(false);
  expect(isTime(soFar(910, 9090))).toBe(true);
});

it('is time after a start that the event loop has seen little of', () => {
  expect(createIdleWatch()(soFar(20, 1980))).toBe(true);
});

it('is not time again until there was work', () => {
  const isTime = createIdleWatch();
  isTime(soFar(900, 4100));
  isTime(soFar(910, 9090));
  expect(isTime(soFar(950, 14_050))).toBe(false);
  expect(isTime(soFar(3000, 17_000))).toBe(false);
  expect(isTime(soFar(3010, 21_990))).toBe(true);
});

it('never pauses a server that is busy', () => {
  const isTime = createIdleWatch();
  const asked = Array.from({ length: 10 }, (_, round) => isTime(soFar((round + 1) * 500, (round + 1) * 4500)));
  expect(asked).toEqual(Array.from({ length: 10 }, () => false));
});
