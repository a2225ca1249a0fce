import { accentLine, detail, drawing, ground, second, thing } from './illustration.css.ts';

/** A magnifying glass over a page without a match. */
export function NothingFound() {
  return (
    <svg viewBox="0 0 160 120" className={drawing} aria-hidden>
      <ellipse cx="80" cy="102" rx="62" ry="10" className={ground} />
      <path d="M44 16h42l16 16v68H44z" className={thing} />
      <path d="M86 16v16h16" className={thing} />
      <path d="M56 44h28M56 56h16M56 68h12M56 80h16" className={detail} />
      <circle cx="96" cy="70" r="20" className={thing} />
      <path d="M90 64l12 12m0-12L90 76" className={accentLine} />
      <path d="m111 85 15 15" className={accentLine} strokeWidth="5" />
      <circle cx="128" cy="36" r="3" className={second} />
      <circle cx="30" cy="60" r="2.5" className={second} />
    </svg>
  );
}
