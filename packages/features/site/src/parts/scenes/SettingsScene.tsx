import { Frame } from './Frame.tsx';
import { fill, goodFill, keyWords, onFill, sheet, upright, valueWords, way, words } from './scene.css.ts';

const lines = [88, 116, 144, 172, 200] as const;

/** Two files side by side; the lines that differ are marked. */
export function SettingsScene() {
  return (
    <Frame>
      {[40, 268].map((x) => (
        <g key={x}>
          <rect className={sheet} x={x} y="48" width="172" height="204" rx="12" />
          <rect className={goodFill} x={x + 12} y="132" width="148" height="24" rx="6" />
          <path className={keyWords} d={lines.map((y) => `M${x + 24} ${y}h36`).join('')} />
          <path className={words} d={[88, 116, 172, 200].map((y) => `M${x + 76} ${y}h56`).join('')} />
          <path className={words} d={`M${x + 24} 228h84`} />
        </g>
      ))}
      <path className={valueWords} d="M116 144h72M344 144h36" />
      <path className={way} d="M212 144h56" />
      <circle className={fill} cx="240" cy="144" r="18" />
      <path className={`${onFill} ${upright}`} d="M233 140h14M233 148h14M244 135l-8 18" />
    </Frame>
  );
}
