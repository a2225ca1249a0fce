import { describe, expect, it } from 'vitest';
import { drawScene, slidingPictureSvg } from './sliding-picture.ts';

describe('a sliding picture', () => {
  it('shows in each cell the part of its tile, and nothing in the gap', () => {
    const svg = slidingPictureSvg('<path/>', [1, 2, 3, 4, 5, 6, 7, 0, 8], { pixels: 300, showNumbers: true });
    expect(svg.match(/<use href="#scene"\/>/g)).toHaveLength(8);
    const last = /<svg x="(\S+)" y="(\S+)"[^>]*viewBox="(\S+) (\S+)/
      .exec(svg.slice(svg.lastIndexOf('<svg ')))
      ?.slice(1);
    expect(last?.map((number) => Math.round(Number(number)))).toEqual([268, 268, 133, 267]);
    expect(svg).toContain('>8</text>');
  });

  it('has another scene for another seed, and the same for the same', () => {
    expect(drawScene('a')).toBe(drawScene('a'));
    expect(drawScene('a')).not.toBe(drawScene('b'));
  });
});
