import { Frame } from './Frame.tsx';
import {
  fill,
  good,
  goodFill,
  keyWords,
  onFill,
  sheet,
  strongWords,
  upright,
  valueWords,
  way,
  well,
  words,
} from './scene.css.ts';

/** A form and its response. */
export function PlaygroundScene() {
  return (
    <Frame>
      <rect className={sheet} x="32" y="40" width="196" height="220" rx="12" />
      <path className={strongWords} d="M56 66h64" />
      <rect className={well} x="52" y="82" width="156" height="34" rx="7" />
      <path className={words} d="M66 99h86" />
      <path className={strongWords} d="M56 136h40" />
      <rect className={well} x="52" y="150" width="156" height="34" rx="7" />
      <path className={words} d="M66 167h48" />
      <rect className={fill} x="52" y="206" width="88" height="32" rx="7" />
      <path className={onFill} d="M78 222h36" />
      <path className={way} d="M228 150h28" />
      <rect className={sheet} x="256" y="40" width="192" height="220" rx="12" />
      <rect className={goodFill} x="276" y="58" width="60" height="24" rx="12" />
      <path className={`${good} ${upright}`} d="m298 70 6 6 11-12" />
      <path className={words} d="M352 70h48" />
      <path className={keyWords} d="M284 112h34M296 136h44M296 160h28M296 184h38" />
      <path className={valueWords} d="M354 136h62M338 160h44M348 184h56" />
      <path className={words} d="M284 208h20M284 232h74" />
    </Frame>
  );
}
