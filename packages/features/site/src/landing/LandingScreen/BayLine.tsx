import { pointsAlong } from '@apiyard/ui/theme/text.css';
import { upright } from '../../parts/scenes/scene.css.ts';
import { bay, glyph, open, openGlyph, traveller, way } from './BayLine.css.ts';
import { line } from './LandingScreen.css.ts';

/** Illustration of a call to a tool. Inline SVG, small enough to be part of the HTML. */
export function BayLine() {
  return (
    <svg viewBox="0 0 320 64" className={`${line} ${pointsAlong}`} aria-hidden>
      <path className={way} d="M10 32h300" />
      {[14, 78, 206, 270].map((x) => (
        <rect key={x} className={bay} x={x} y="14" width="36" height="36" rx="9" />
      ))}
      <rect className={open} x="136" y="8" width="48" height="48" rx="12" />
      <path className={openGlyph} d="m152 24-8 8 8 8M168 24l8 8-8 8" />
      <path
        className={glyph}
        d="M27 24c-4 0-1 8-4 8 3 0 0 8 4 8M37 24c4 0 1 8 4 8-3 0 0 8-4 8M216 24h16v16h-16zM224 24v16M216 32h16"
      />
      <path className={`${glyph} ${upright}`} d="M88 24h6v6h-6zM98 24h6v6h-6zM88 34h6v6h-6zM100 36h4" />
      <path className={`${glyph} ${upright}`} d="M281 32l5 5 9-10" />
      <circle className={traveller} cx="125" cy="32" r="4" />
    </svg>
  );
}
