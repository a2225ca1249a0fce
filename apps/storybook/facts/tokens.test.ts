import { expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

it('lists the tokens of a component’s own styles only', async () => {
  // The button inside it has a page of its own.
  expect(await tokensOf('CopyButton')).toEqual(['color.success.text']);
  expect(await tokensOf('Form')).toEqual(['space.2']);
});

it('takes from shared styles what the component uses, also in loops', async () => {
  const popover = await tokensOf('Popover');
  expect(popover).toEqual(expect.arrayContaining(['type.h5.size', 'shadow.popover', 'layer.modal']));
  expect(popover).not.toContain('type.h1.size');
  // One class for each step of the scale.
  expect(await tokensOf('Spread')).toEqual(
    expect.arrayContaining(['space.0.5', 'space.1', 'space.1.5', 'space.2', 'space.12']),
  );
});
