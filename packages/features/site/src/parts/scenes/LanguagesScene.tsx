import { Frame } from './Frame.tsx';
import { fill, glyph, glyphOnFill, onFill, sheet, strongWords, way, words } from './scene.css.ts';

/** Four scripts, one of them written from the right. */
export function LanguagesScene() {
  return (
    <Frame hasText>
      <path className={way} d="M140 110h200M140 200h200M140 110v90M340 110v90" />
      <rect className={sheet} x="52" y="48" width="176" height="92" rx="12" />
      <text className={glyph} x="92" y="94" fontSize="34" textAnchor="middle" dominantBaseline="central">
        A
      </text>
      <path className={strongWords} d="M128 84h60" />
      <path className={words} d="M128 106h76" />
      <rect className={sheet} x="252" y="48" width="176" height="92" rx="12" />
      <text className={glyph} x="292" y="94" fontSize="34" textAnchor="middle" dominantBaseline="central">
        É
      </text>
      <path className={strongWords} d="M328 84h46" />
      <path className={words} d="M328 106h70" />
      <rect className={fill} x="52" y="160" width="176" height="92" rx="12" />
      <text className={glyphOnFill} x="188" y="204" fontSize="36" textAnchor="middle" dominantBaseline="central">
        ع
      </text>
      <path className={onFill} d="M100 196h52M80 218h72" />
      <rect className={sheet} x="252" y="160" width="176" height="92" rx="12" />
      <text className={glyph} x="292" y="206" fontSize="34" textAnchor="middle" dominantBaseline="central">
        文
      </text>
      <path className={strongWords} d="M328 196h52" />
      <path className={words} d="M328 218h64" />
    </Frame>
  );
}
