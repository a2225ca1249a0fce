import { accent, accentLine, detail, drawing, ground, second, thing } from './illustration.css.ts';

/** An envelope above an empty tray. */
export function Inbox() {
  return (
    <svg viewBox="0 0 160 120" className={drawing} aria-hidden>
      <ellipse cx="80" cy="104" rx="62" ry="10" className={ground} />
      <path d="M48 56h64l14 24v18a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V80z" className={thing} />
      <path d="M54 24h52v70H54z" className={thing} />
      <path d="m54 26 23 21a4.5 4.5 0 0 0 6 0l23-21" className={accentLine} />
      <path d="M62 60l10-9M98 60l-10-9" className={detail} />
      <path
        d="M34 80h26c2 0 4 2 4 4a8 8 0 0 0 8 8h16a8 8 0 0 0 8-8c0-2 2-4 4-4h26v18a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z"
        className={thing}
      />
      <circle cx="106" cy="24" r="6" className={accent} />
      <path d="M80 6v8M66 10l2 6" className={detail} />
      <circle cx="134" cy="50" r="3" className={second} />
      <circle cx="26" cy="44" r="2.5" className={second} />
    </svg>
  );
}
