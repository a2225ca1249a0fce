import { describe, expect, it } from 'vitest';
import { drawScene, scenes } from './scenes.ts';
import { slidingPictureSvg } from './sliding-picture.ts';

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

  it.each(scenes)('of a %s is another one for another seed, and the same for the same', (scene) => {
    expect(drawScene(scene, 'a')).toBe(drawScene(scene, 'a'));
    expect(drawScene(scene, 'a')).not.toBe(drawScene(scene, 'b'));
  });

  it('has numbers only that a browser can draw', () => {
    for (const scene of scenes) expect(drawScene(scene, 'a')).not.toMatch(/NaN|undefined|Infinity/);
  });
});
