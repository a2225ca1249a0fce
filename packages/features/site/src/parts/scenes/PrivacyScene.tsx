import { Frame } from './Frame.tsx';
import { fill, onFill, pen, second, sheet, valueWords, way, well, words } from './scene.css.ts';

/** A server behind a wall. */
export function PrivacyScene() {
  return (
    <Frame>
      <rect className={sheet} x="140" y="44" width="200" height="212" rx="16" />
      <rect className={well} x="164" y="68" width="152" height="40" rx="8" />
      <rect className={well} x="164" y="120" width="152" height="40" rx="8" />
      <path className={words} d="M184 88h56M184 140h84" />
      <path className={valueWords} d="M296 88h.01M296 140h.01M280 88h.01M280 140h.01" />
      <rect className={fill} x="204" y="184" width="72" height="52" rx="10" />
      <path className={onFill} d="M228 206v-6a12 12 0 0 1 24 0v6M240 212v8" />
      <path className={way} d="M40 150h100M340 150h100" />
      <circle className={second} cx="96" cy="150" r="6" />
      <path className={pen} d="m384 142 16 16m0-16-16 16" />
    </Frame>
  );
}
