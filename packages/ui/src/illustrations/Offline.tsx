import { accentLine, detail, drawing, ground, second, thing } from './illustration.css.ts';

/** A cloud whose line to the ground is broken. */
export function Offline() {
  return (
    <svg viewBox="0 0 160 120" className={drawing} aria-hidden>
      <ellipse cx="80" cy="104" rx="62" ry="10" className={ground} />
      <path d="M52 66a17 17 0 0 1-2-33.9A25 25 0 0 1 98 27a20 20 0 0 1 12 39z" className={thing} />
      <path d="M56 42a15 15 0 0 1 9-9" className={detail} />
      <path d="M80 66v9M80 91v7" className={detail} />
      <path d="m74 79 12 8m0-8-12 8" className={accentLine} strokeWidth="3" />
      <rect x="58" y="98" width="44" height="10" rx="4" className={thing} />
      <path d="M66 103h1M72 103h1M88 103h8" className={detail} />
      <circle cx="128" cy="30" r="3" className={second} />
      <circle cx="28" cy="54" r="2.5" className={second} />
    </svg>
  );
}
