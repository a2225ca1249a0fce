import type { InlineTool } from '../../../inline/inline-tool.ts';
import type colour from './colour.ts';

export default {
  examples: ['#5d87ff', 'rgb(93 135 255)', 'oklch(0.65 0.18 265)'],
  read(line) {
    const isColour =
      /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|^(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^()]+\)$/i.test(line);
    return isColour ? { text: line } : null;
  },
  show: ({ hex, rgb, hsl, oklch }) => [hex, rgb, hsl, oklch],
} satisfies InlineTool<typeof colour>;
