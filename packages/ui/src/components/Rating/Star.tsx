import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { filled, half, star } from './Rating.css.ts';

/** One star of a rating: empty, full or half full. */
export function Star({ fill }: { fill: 0 | 0.5 | 1 }) {
  if (fill === 1) {
    return (
      <span className={`${star} ${filled}`}>
        <IconStarFilled size={20} aria-hidden />
      </span>
    );
  }
  return (
    <span className={star}>
      <IconStar size={20} stroke={1.5} aria-hidden />
      {fill === 0.5 && (
        <span className={`${half} ${filled}`}>
          <IconStarFilled size={20} aria-hidden />
        </span>
      )}
    </span>
  );
}
