import { accent, accentLine, detail, drawing, ground, second, thing } from './illustration.css.ts';

/** Two keys on a ring. */
export function Keys() {
  return (
    <svg viewBox="0 0 160 120" className={drawing} aria-hidden>
      <ellipse cx="80" cy="104" rx="62" ry="10" className={ground} />
      <circle cx="80" cy="26" r="15" className={detail} />
      <g transform="rotate(20 80 26)">
        <path d="M76 61v36l5 6 6-6v-5h-6v-6h6v-5h-5V61a13 13 0 1 0-6 0z" className={thing} />
        <circle cx="79" cy="43" r="4" className={accent} />
      </g>
      <g transform="rotate(-20 80 26)">
        <path d="M78 61v36l5 6 6-6v-5h-6v-6h6v-5h-5V61a13 13 0 1 0-6 0z" className={thing} />
        <circle cx="81" cy="43" r="4" className={accent} />
      </g>
      <path d="M80 11a15 15 0 0 1 13.5 8.5" className={accentLine} />
      <circle cx="130" cy="46" r="3" className={second} />
      <circle cx="30" cy="52" r="2.5" className={second} />
    </svg>
  );
}
