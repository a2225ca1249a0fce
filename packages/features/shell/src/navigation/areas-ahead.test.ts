import { expect, it } from 'vitest';
import { areasAhead } from './areas-ahead.ts';

it('counts the areas with APIs that have a menu entry', () => {
  expect([areasAhead('convert random scrape unheard-of'), areasAhead(''), areasAhead('%areas%')]).toEqual([2, 0, null]);
});
