import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorWords } from '../../field/error-words.tsx';
import { qrCodeLabels } from '../../labels/components/qr-code.ts';
import { useComponentLabels } from '../../labels/use-labels.ts';
import { actionsRow, caption as captionStyle, figure, instead, modules, plate } from './QrCode.css.ts';
import { bytesMax } from './qr-level.ts';
import type { QrLevel } from './qr-level.ts';

export interface QrCodeProps {
  /** What a scanner reads: a URL, a contact, a secret. */
  text: string;
  /** Its accessible name, with where it leads: 'QR code of the invitation'. */
  label: string;
  /** How much may be damaged or covered: 7, 15, 25 or 30 %. Higher levels have smaller modules. @default 'M' */
  level?: QrLevel;
  /** Light modules on each side. Scanners need the 4 of the standard; fewer only where the surroundings are white. @default 4 */
  quietZone?: number;
  /** 128, 176 or 256 px. @default 'medium' */
  size?: keyof typeof plate;
  /** A short line below the code. */
  caption?: ReactNode;
  /** Buttons below it, such as to copy or download. Gets the source of the SVG once the code is drawn. */
  actions?: (svg: string) => ReactNode;
}

type Drawing = { key: string; size: number; path: string } | { key: string; isFailed: true };

const sourceOf = ({ size, path }: { size: number; path: string }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;

/** A text that phones scan. It is always dark on light, also in dark mode. Show the text too: not everyone can scan it. */
export function QrCode({ text, label, level = 'M', quietZone = 4, size = 'medium', caption, actions }: QrCodeProps) {
  const labels = useComponentLabels(qrCodeLabels);
  const isTooLong = new TextEncoder().encode(text).length > bytesMax[level];
  const drawing = useDrawing(isTooLong ? '' : text, level, quietZone);
  const code = drawing !== undefined && 'path' in drawing && !isTooLong ? drawing : undefined;
  if (isTooLong || (drawing !== undefined && code === undefined)) {
    return (
      <span role="alert" className={instead[size]}>
        <ErrorWords>{isTooLong ? labels.tooLong : labels.failed}</ErrorWords>
      </span>
    );
  }
  return (
    <figure className={figure}>
      <span
        role="img"
        aria-label={label}
        aria-busy={code === undefined}
        data-color-theme="BLUE_THEME"
        className={`light ${plate[size]}`}
      >
        {code && (
          <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" aria-hidden className={modules}>
            <path d={code.path} fill="currentColor" />
          </svg>
        )}
      </span>
      {caption !== undefined && <figcaption className={captionStyle}>{caption}</figcaption>}
      {code && actions && <div className={actionsRow}>{actions(sourceOf(code))}</div>}
    </figure>
  );
}

/** The code, once the encoder has loaded. The previous one is not shown for another text. */
function useDrawing(text: string, level: QrLevel, quietZone: number): Drawing | undefined {
  const key = `${level}${quietZone} ${text}`;
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isCurrent = true;
    import('./qr-path.ts')
      .then(({ drawQrCode }): Drawing => ({ key, ...drawQrCode(text, level, quietZone) }))
      .then(
        (drawn) => isCurrent && setDrawing(drawn),
        () => isCurrent && setDrawing({ key, isFailed: true }),
      );
    return () => {
      isCurrent = false;
    };
  }, [key, text, level, quietZone]);
  return drawing?.key === key ? drawing : undefined;
}
