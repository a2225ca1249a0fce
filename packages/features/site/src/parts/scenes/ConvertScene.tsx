import { Frame } from './Frame.tsx';
import { fill, keyWords, onFill, pen, sheet, strongWords, valueWords, way, words } from './scene.css.ts';

/** Rows at the start, nested data at the end. */
export function ConvertScene() {
  return (
    <Frame>
      <rect className={sheet} x="36" y="56" width="168" height="188" rx="12" />
      <path className={pen} d="M36 96h168M92 56v188M148 56v188M36 133h168M36 170h168M36 207h168" />
      <path className={strongWords} d="M54 76h20M110 76h20M166 76h20" />
      <path
        className={words}
        d="M54 115h20M110 115h14M166 115h20M54 152h14M110 152h20M166 152h12M54 189h20M110 189h12M166 189h20M54 226h12M110 226h20M166 226h14"
      />
      <path className={way} d="M204 150h72" />
      <circle className={fill} cx="240" cy="150" r="22" />
      <path className={onFill} d="M231 150h18m-6-7 7 7-7 7" />
      <rect className={sheet} x="276" y="56" width="168" height="188" rx="12" />
      <path className={keyWords} d="M312 108h28M312 132h36M328 180h26M328 204h34" />
      <path className={valueWords} d="M356 108h52M364 132h28M370 180h38M378 204h24" />
      <path className={words} d="M296 84h8M312 156h8M312 226h8" />
    </Frame>
  );
}
