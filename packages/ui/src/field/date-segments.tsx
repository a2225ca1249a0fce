import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { endSegments, segment as segmentStyle, segments, segmentsControl } from './date-segments.css.ts';

interface DateSegmentsProps {
  /** Which end of a range it writes. */
  slot?: 'start' | 'end';
  /** Draws the edge of a field around them. @default false */
  isControl?: boolean;
}

/** Day, month, year, hour and minute, each typed or stepped by itself. */
export function DateSegments({ slot, isControl = false }: DateSegmentsProps) {
  const alone = isControl ? segmentsControl : segments;
  return (
    <DateInput {...(slot ? { slot } : {})} className={slot ? endSegments : alone}>
      {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
    </DateInput>
  );
}
