import { Frame } from './Frame.tsx';
import {
  accent,
  fill,
  good,
  keyWords,
  onFill,
  second,
  sheet,
  strongWords,
  upright,
  valueWords,
  way,
  well,
  words,
} from './scene.css.ts';

/** A page with two marked parts, and the resulting fields. */
export function ScraperScene() {
  return (
    <Frame>
      <rect className={sheet} x="32" y="40" width="216" height="220" rx="12" />
      <path className={words} d="M52 60h.01M68 60h.01M84 60h.01" />
      <path className={accent} d="M32 78h216" />
      <rect className={well} x="52" y="96" width="72" height="72" rx="8" />
      <rect className={accent} x="136" y="94" width="96" height="26" rx="5" strokeDasharray="5 4" />
      <path className={strongWords} d="M146 107h62" />
      <path className={words} d="M142 138h84M142 158h56" />
      <rect className={accent} x="46" y="184" width="66" height="26" rx="5" strokeDasharray="5 4" />
      <path className={valueWords} d="M56 197h40" />
      <path className={words} d="M52 232h160" />
      <path className={way} d="M232 107h56M112 197h64c40 0 40-42 80-42h32" />
      <circle className={second} cx="262" cy="107" r="5" />
      <rect className={sheet} x="288" y="72" width="160" height="156" rx="12" />
      <path className={keyWords} d="M308 107h36M308 155h28" />
      <path className={valueWords} d="M362 107h60M354 155h40" />
      <rect className={fill} x="308" y="184" width="76" height="28" rx="7" />
      <path className={onFill} d="M330 198h32" />
      <path className={`${good} ${upright}`} d="m404 198 6 6 12-13" />
    </Frame>
  );
}
