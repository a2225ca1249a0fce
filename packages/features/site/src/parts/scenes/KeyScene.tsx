import { Frame } from './Frame.tsx';
import { accent, fill, good, onFill, second, sheet, strongWords, upright, way, well, words } from './scene.css.ts';

/** A key, the calls of a day, and what is left of them. */
export function KeyScene() {
  return (
    <Frame>
      <rect className={sheet} x="44" y="44" width="392" height="84" rx="12" />
      <circle className={fill} cx="92" cy="86" r="24" />
      <path className={onFill} d="M84 86a6 6 0 1 1 0 .1M90 86h16m-5 0v6" />
      <path className={strongWords} d="M136 74h92" />
      <path className={words} d="M136 98h168" />
      <rect className={well} x="356" y="70" width="56" height="32" rx="7" />
      <path className={`${accent} ${upright}`} d="M378 80h10v12h-10zM382 80v-4h10v12h-4" />
      <path className={way} d="M240 128v28" />
      <rect className={sheet} x="44" y="156" width="392" height="104" rx="12" />
      <path className={strongWords} d="M72 182h76" />
      <rect className={well} x="68" y="200" width="344" height="14" rx="7" />
      <rect className={fill} x="68" y="200" width="206" height="14" rx="7" />
      <circle className={second} cx="274" cy="207" r="11" />
      <path className={words} d="M72 238h120" />
      <path className={`${good} ${upright}`} d="m392 236 6 6 12-13" />
    </Frame>
  );
}
