import { accent, accentLine, detail, drawing, ground, second, thing } from './illustration.css.ts';

/** A barrier before a gear under repair. */
export function Maintenance() {
  return (
    <svg viewBox="0 0 160 120" className={drawing} aria-hidden>
      <ellipse cx="80" cy="104" rx="62" ry="10" className={ground} />
      <path
        d="M75 12h10l2 8 6 2.6 7-4.2 7 7-4.2 7 2.6 6 8 2v10l-8 2-2.6 6 4 7-7 7-7-4-6 2.6-2 8H75l-2-8-6-2.6-7 4-7-7 4-7-2.6-6-8-2V40.4l8-2 2.6-6-4.2-7 7-7 7 4.2 6-2.6z"
        className={thing}
      />
      <circle cx="80" cy="45" r="11" className={detail} />
      <path d="M34 74h92v14H34z" className={thing} />
      <path d="m46 74-8 14M64 74l-8 14M82 74l-8 14M100 74l-8 14M118 74l-8 14" className={accentLine} strokeWidth="4" />
      <path d="M44 88v16M116 88v16M38 104h12M110 104h12" className={thing} />
      <circle cx="44" cy="67" r="4" className={accent} />
      <circle cx="116" cy="67" r="4" className={accent} />
      <circle cx="130" cy="30" r="3" className={second} />
      <circle cx="28" cy="38" r="2.5" className={second} />
    </svg>
  );
}
