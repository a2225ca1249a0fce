import { expect, it } from 'vitest';
import { areasAhead } from './areas-ahead.ts';

it('counts the areas that have an entry in the menu, of those that the server says have APIs', () => {
  expect([areasAhead('convert random scrape unheard-of'), areasAhead(''), areasAhead('%areas%')]).toEqual([2, 0, null]);
});
