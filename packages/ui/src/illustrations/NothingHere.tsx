import { accent, detail, drawing, ground, second, thing } from './illustration.css.ts';

/** An open, empty box. */
export function NothingHere() {
  return (
    <svg viewBox="0 0 160 120" className={drawing} aria-hidden>
      <ellipse cx="80" cy="98" rx="62" ry="12" className={ground} />
      <path d="M46 58 34 46l34-10 12 12z" className={thing} />
      <path d="m114 58 12-12-34-10-12 12z" className={thing} />
      <path d="M46 58 80 48l34 10v34l-34 12-34-12z" className={thing} />
      <path d="M46 58 80 70l34-12M80 70v34" className={thing} />
      <path d="m56 78 12 4M56 86l7 2.5" className={detail} />
      <circle cx="80" cy="22" r="4" className={accent} />
      <circle cx="64" cy="28" r="2.5" className={second} />
      <circle cx="97" cy="27" r="2.5" className={second} />
    </svg>
  );
}
