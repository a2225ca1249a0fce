import { accentLine, detail, drawing, ground, second, thing } from './illustration.css.ts';

/** A board whose lines are all ticked. */
export function AllDone() {
  return (
    <svg viewBox="0 0 160 120" className={drawing} aria-hidden>
      <ellipse cx="80" cy="104" rx="62" ry="10" className={ground} />
      <rect x="46" y="22" width="68" height="80" rx="6" className={thing} />
      <path d="M68 22v-3a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v3a5 5 0 0 1-5 5H73a5 5 0 0 1-5-5z" className={thing} />
      <path d="M78 46h24M78 64h18M78 82h24" className={detail} />
      <path d="m57 46 4 4 8-9M57 64l4 4 8-9M57 82l4 4 8-9" className={accentLine} strokeWidth="3" />
      <path d="M128 44v8M124 48h8M30 62v6M27 65h6" className={detail} />
      <circle cx="132" cy="72" r="3" className={second} />
      <circle cx="28" cy="38" r="3" className={second} />
    </svg>
  );
}
