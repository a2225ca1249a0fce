import { breakpoints } from '../theme/media.ts';

const screen = (name: string, width: number, height: number) => [
  `w${width}`,
  {
    name: `${name}, ${width}`,
    styles: { width: `${width}px`, height: `${height}px` },
    type: width < breakpoints.md ? ('mobile' as const) : ('desktop' as const),
  },
];

/** A small phone, then the width of each layout breakpoint. */
export const viewports = Object.fromEntries([
  screen('Phone', 375, 812),
  screen('Large phone', breakpoints.sm, 960),
  screen('Tablet', breakpoints.md, 1024),
  screen('Desktop', breakpoints.lg, 800),
  screen('Wide desktop', breakpoints.xl, 960),
]);
