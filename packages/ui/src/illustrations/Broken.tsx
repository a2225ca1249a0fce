import { accentLine, detail, drawing, ground, thing } from './illustration.css.ts';

/** A plug out of its socket. */
export function Broken() {
  return (
    <svg viewBox="0 0 160 120" className={drawing} aria-hidden>
      <ellipse cx="80" cy="100" rx="62" ry="11" className={ground} />
      <path d="M8 78c14 8 22-2 24-14" className={detail} />
      <path d="M26 46h18c10 0 16 6 16 14s-6 14-16 14H26z" className={thing} />
      <path d="M60 54h10M60 66h10" className={thing} />
      <path d="M134 46h-18c-10 0-16 6-16 14s6 14 16 14h18z" className={thing} />
      <path d="M108 54h-2M108 66h-2" className={detail} />
      <path d="M152 78c-14 8-22-2-18-14" className={detail} />
      <path d="M85 34v-12M76 38l-7-9M94 38l7-9" className={accentLine} />
      <path d="M85 86v10M77 83l-5 7M93 83l5 7" className={accentLine} />
    </svg>
  );
}
