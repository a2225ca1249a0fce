import { expect, it } from 'vitest';
import { picturesIn } from './pictures.ts';

const shirt = {
  photo: '/blue.svg',
  media: ['/blue-back.svg'],
  colorPictures: [{ color: '#ff0000', pictures: ['/red.svg', '/red-back.svg'] }],
};

it('has the pictures of a colour, and those of the product for a colour without any', () => {
  expect(picturesIn(shirt, '#ff0000')).toEqual(['/red.svg', '/red-back.svg']);
  expect(picturesIn(shirt, '#0000ff')).toEqual(['/blue.svg', '/blue-back.svg']);
  expect(picturesIn(shirt, null)).toEqual(['/blue.svg', '/blue-back.svg']);
});
