import { Frame } from './Frame.tsx';
import { accent, fill, onFill, pen, second, sheet, strongWords, valueWords, way, words } from './scene.css.ts';

/** Receipts from three tills, ordered by time. */
export function OrderScene() {
  return (
    <Frame>
      {[48, 124, 200].map((y, index) => (
        <g key={y}>
          <rect className={index === 1 ? fill : sheet} x="40" y={y} width="92" height="52" rx="10" />
          <path className={index === 1 ? onFill : accent} d={`M60 ${y + 34}h52M68 ${y + 34}v-16h36v16`} />
        </g>
      ))}
      <path className={way} d="M132 74c50 0 50 38 92 38M132 150h92M132 226c50 0 50-38 92-38" />
      <rect className={sheet} x="224" y="44" width="216" height="212" rx="12" />
      <path className={pen} d="M252 70v160m-7-8 7 8 7-8" />
      {[78, 112, 146, 180, 214].map((y, index) => (
        <g key={y}>
          <circle className={index === 2 ? fill : second} cx="252" cy={y} r="5" />
          <path className={valueWords} d={`M276 ${y}h${18 + index * 6}`} />
          <path className={index === 2 ? strongWords : words} d={`M${308 + index * 6} ${y}h${100 - index * 6}`} />
        </g>
      ))}
    </Frame>
  );
}
