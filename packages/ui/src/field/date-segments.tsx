import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { endSegments, segment as segmentStyle, segments, segmentsControl } from './date-segments.css.ts';

interface DateSegmentsProps {
  /** The end of a range that it edits. */
  slot?: 'start' | 'end';
  /** Draws the border of a field around them. @default false */
  isControl?: boolean;
}

/** Segments for day, month, year, hour and minute, each typed or stepped separately. */
export function DateSegments({ slot, isControl = false }: DateSegmentsProps) {
  const alone = isControl ? segmentsControl : segments;
  return (
    <DateInput {...(slot ? { slot } : {})} className={slot ? endSegments : alone}>
      {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
    </DateInput>
  );
}
