import { accent, accentLine, detail, drawing, ground, second, thing } from './illustration.css.ts';

/** An open door with a lock next to it. */
export function SignIn() {
  return (
    <svg viewBox="0 0 160 120" className={drawing} aria-hidden>
      <ellipse cx="80" cy="104" rx="62" ry="10" className={ground} />
      <path d="M44 104V30a26 26 0 0 1 52 0v74z" className={thing} />
      <path d="M58 104V34a12 12 0 0 1 12-12l18-6v88z" className={thing} />
      <path d="M66 40a6 6 0 0 1 5-6l9-2.5v26l-14 2zM66 70l14-1.5v22L66 91z" className={detail} />
      <circle cx="82" cy="63" r="3" className={accent} />
      <path d="M112 66v-7a8 8 0 0 1 16 0v7" className={accentLine} strokeWidth="3" />
      <rect x="106" y="66" width="28" height="22" rx="5" className={thing} />
      <circle cx="120" cy="75" r="3" className={accent} />
      <path d="M120 77v4" className={accentLine} />
      <path d="M36 104h68" className={detail} />
      <circle cx="126" cy="28" r="3" className={second} />
      <circle cx="28" cy="62" r="2.5" className={second} />
    </svg>
  );
}
