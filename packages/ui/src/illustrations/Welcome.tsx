import { accent, accentLine, detail, drawing, ground, second, thing } from './illustration.css.ts';

/** An open gate, a path, the sun above it. */
export function Welcome() {
  return (
    <svg viewBox="0 0 160 120" className={drawing} aria-hidden>
      <path d="M14 104c8-26 32-42 66-42s58 16 66 42z" className={ground} />
      <circle cx="80" cy="40" r="14" className={accent} />
      <path d="M80 14v-6M100 22l4-4M60 22l-4-4M108 40h6M52 40h-6" className={accentLine} />
      <path d="M66 104c2-16 6-28 10-38h8c4 10 8 22 10 38z" className={thing} />
      <path d="M22 104V74l7-7 7 7v30M36 104V74l7-7 7 7v30" className={thing} />
      <path d="M110 104V74l7-7 7 7v30M124 104V74l7-7 7 7v30" className={thing} />
      <path d="M16 84h40M16 94h40M104 84h40M104 94h40" className={detail} />
      <circle cx="62" cy="98" r="3" className={second} />
      <circle cx="98" cy="98" r="3" className={second} />
    </svg>
  );
}
