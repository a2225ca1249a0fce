import { expect, it } from 'vitest';
import { stepAt } from './scroll-step.ts';

it('scrolls near the edges only, and faster the nearer the finger is', () => {
  expect([400, 57, 28, 0, -20].map((at) => stepAt(at, 0, 800))).toEqual([0, 0, -7, -14, -14]);
  expect([743, 772, 800, 900].map((at) => stepAt(at, 0, 800))).toEqual([0, 7, 14, 14]);
});

it('keeps a part without scrolling in the middle of a small list', () => {
  expect([0, 10, 20, 30, 40].map((at) => stepAt(at, 0, 40))).toEqual([-14, 0, 0, 0, 14]);
});
