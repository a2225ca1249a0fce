import { height as heights, line, shape as shapes, stack } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** `row` has the height of a table's row; `circle` that of an avatar. */
  shape: 'text' | 'block' | 'circle' | 'row';
  /** Lines of text; the last is shorter. @default 1 */
  lines?: number;
  /** Height of a block in units of 8 px; `fill` takes that of its parent. @default 12 */
  height?: keyof typeof heights;
}

/** A placeholder in the shape of loading content. The region around it has `aria-busy`. */
export function Skeleton({ shape, lines = 1, height = 12 }: SkeletonProps) {
  if (shape === 'text') {
    return (
      <span aria-hidden className={stack}>
        {Array.from({ length: lines }, (_, index) => (
          <span key={index} className={line[index > 0 && index === lines - 1 ? 'last' : 'full']} />
        ))}
      </span>
    );
  }
  return <span aria-hidden className={shape === 'block' ? `${shapes.block} ${heights[height]}` : shapes[shape]} />;
}
