import { accent, accentLine, detail, drawing, ground, second, thing } from './illustration.css.ts';

/** A magnifying glass over shelves. */
export function Search() {
  return (
    <svg viewBox="0 0 160 120" className={drawing} aria-hidden>
      <ellipse cx="80" cy="104" rx="62" ry="10" className={ground} />
      <rect x="34" y="20" width="92" height="82" rx="5" className={thing} />
      <path d="M34 47h92M34 75h92" className={thing} />
      <path d="M44 47V30h8v17M56 47V34h7v13M67 47V28h6v19M106 47V32h8v15" className={detail} />
      <path
        d="M44 75V58h10v17M100 75l4-17h8l-4 17M44 102V88h7v14M55 102V84h9v18M84 102V90h8v12M114 102V88h7v14"
        className={detail}
      />
      <circle cx="80" cy="60" r="19" className={thing} />
      <path d="M69 58a12 12 0 0 1 9-9" className={detail} />
      <path d="m94 74 15 15" className={accentLine} strokeWidth="5" />
      <circle cx="80" cy="63" r="4" className={accent} />
      <circle cx="138" cy="32" r="3" className={second} />
      <circle cx="22" cy="60" r="2.5" className={second} />
    </svg>
  );
}
