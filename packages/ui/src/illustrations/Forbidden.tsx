import { accent, accentLine, detail, drawing, ground, second, thing } from './illustration.css.ts';

/** A closed gate with a lock. */
export function Forbidden() {
  return (
    <svg viewBox="0 0 160 120" className={drawing} aria-hidden>
      <ellipse cx="80" cy="102" rx="62" ry="10" className={ground} />
      <path d="M30 30h12v70H30zM118 30h12v70h-12z" className={thing} />
      <circle cx="36" cy="22" r="5" className={second} />
      <circle cx="124" cy="22" r="5" className={second} />
      <path d="M42 44h76M42 92h76M54 36v64M67 36v20M93 36v20M106 36v64M67 92v8M93 92v8" className={detail} />
      <path d="M70 62v-7a10 10 0 0 1 20 0v7" className={accentLine} strokeWidth="3" />
      <rect x="62" y="61" width="36" height="28" rx="5" className={thing} />
      <circle cx="80" cy="73" r="3.5" className={accent} />
      <path d="M80 76v6" className={accentLine} />
    </svg>
  );
}
