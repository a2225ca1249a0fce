import { IconRotateClockwise } from '@tabler/icons-react';
import { useState } from 'react';
import { ErrorWords } from '../../field/error-words.tsx';
import { imageCropperLabels } from '../../labels/components/image-cropper.ts';
import { fill, useComponentLabels, useWording } from '../../labels/use-labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { CropArea } from './CropArea.tsx';
import { largestBox, rotatedSize, turnBox, wholeBox, zoomBox, zoomOf } from './crop-box.ts';
import type { Box, QuarterTurns, Size } from './crop-box.ts';
import type { Crop } from './crop-to-blob.ts';
import {
  controls,
  cropper,
  facts,
  failed,
  picture as pictureStyle,
  stage,
  zoom as zoomStyle,
} from './ImageCropper.css.ts';

export interface ImageCropperProps {
  /** Names what is cropped: 'Profile picture'. */
  label: string;
  /** Address of the picture; `URL.createObjectURL(file)` for one that was chosen. */
  src: string;
  /** Called with the part that is cut out, in whole pixels of the picture as it is turned: once loaded, and with each change. */
  onChange: (crop: Crop) => void;
  /** Width by height of the result: 1 for an avatar. Without it people choose freely. */
  aspect?: number;
  /** Shows a circle instead of a rectangle, for pictures that are shown in one. The result is its square. @default false */
  isRound?: boolean;
}

const zoomMax = 5;

/** Cuts a part out of a picture, before it is uploaded. `cropToBlob` makes the file. */
export function ImageCropper({ label, src, onChange, aspect: asked, isRound = false }: ImageCropperProps) {
  const labels = useComponentLabels(imageCropperLabels);
  const { number } = useWording();
  const aspect = isRound ? 1 : asked;
  const [loaded, setLoaded] = useState<{ src: string; size: Size } | { src: string; size: null }>();
  const [cut, setCut] = useState<{ src: string; box: Box; turns: QuarterTurns }>();
  const size = loaded?.src === src ? loaded.size : undefined;
  const turns = cut?.src === src ? cut.turns : 0;
  const turned = size ? rotatedSize(size, turns) : { width: 1, height: 1 };
  const box = cut?.src === src ? cut.box : largestBox(turned, aspect);

  const change = (next: Box, nextTurns: QuarterTurns, area: Size) => {
    setCut({ src, box: next, turns: nextTurns });
    onChange({ ...wholeBox(next, area), turns: nextTurns });
  };
  const measure = (image: HTMLImageElement | null) => {
    if (!image?.complete || image.naturalWidth === 0 || loaded?.src === src) return;
    const own = { width: image.naturalWidth, height: image.naturalHeight };
    setLoaded({ src, size: own });
    change(largestBox(own, aspect), 0, own);
  };
  const turn = () => {
    const next = ((turns + 1) % 4) as QuarterTurns;
    change(turnBox(box, turned, aspect), next, rotatedSize(turned, 1));
  };

  if (size === null) {
    return (
      <span role="alert" className={failed}>
        <ErrorWords>{labels.failed}</ErrorWords>
      </span>
    );
  }
  const whole = wholeBox(box, turned);
  const isTurned = turns % 2 === 1;
  return (
    <div role="group" aria-label={label} className={cropper}>
      <div
        data-stage
        className={stage}
        style={{ ['--apiyard-cropper-ratio' as string]: `${turned.width / turned.height}` }}
      >
        <img
          // A cached picture has loaded before the first render is on the page.
          ref={measure}
          src={src}
          alt=""
          draggable={false}
          onLoad={(event) => measure(event.currentTarget)}
          onError={() => setLoaded({ src, size: null })}
          className={pictureStyle}
          style={{
            inlineSize: isTurned ? `${(turned.height / turned.width) * 100}%` : '100%',
            rotate: `${turns * 90}deg`,
          }}
        />
        {size && (
          <CropArea
            box={box}
            picture={turned}
            aspect={aspect}
            isRound={isRound}
            onChange={(next) => change(next, turns, turned)}
          />
        )}
      </div>
      <div className={controls}>
        <div className={zoomStyle}>
          <Slider
            label={labels.zoom}
            value={Math.round(zoomOf(box, turned, aspect) * 100) / 100}
            onChange={(zoom: number) => change(zoomBox(box, zoom, turned, aspect), turns, turned)}
            minValue={1}
            maxValue={zoomMax}
            step={0.05}
            format={{ style: 'percent' }}
            isDisabled={!size}
          />
        </div>
        <IconButton
          label={labels.rotate}
          icon={<IconRotateClockwise size={20} stroke={1.5} />}
          tone="quiet"
          size="medium"
          isDisabled={!size}
          onPress={turn}
        />
      </div>
      <span role="status" className={facts}>
        {size && fill(labels.size, { width: number(whole.width), height: number(whole.height) })}
      </span>
    </div>
  );
}
