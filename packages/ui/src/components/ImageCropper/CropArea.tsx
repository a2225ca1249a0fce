import { useId, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { imageCropperLabels } from '../../labels/components/image-cropper.ts';
import { useComponentLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { moveBox, resizeBox, wholeBox, zoomBox, zoomOf } from './crop-box.ts';
import type { Box, Corner, Size } from './crop-box.ts';
import { box as boxStyle, frame, handle } from './ImageCropper.css.ts';

interface CropAreaProps {
  box: Box;
  picture: Size;
  aspect: number | undefined;
  isRound: boolean;
  onChange: (box: Box) => void;
}

const corners: readonly (Corner & { diagonal: 'falling' | 'rising' })[] = [
  { x: -1, y: -1, diagonal: 'falling' },
  { x: 1, y: -1, diagonal: 'rising' },
  { x: 1, y: 1, diagonal: 'falling' },
  { x: -1, y: 1, diagonal: 'rising' },
];

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

const arrows: Readonly<Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The crop area over the picture: moved and resized by pointer, fingers and keys, two fingers zoom. */
export function CropArea({ box, picture, aspect, isRound, onChange }: CropAreaProps) {
  const labels = useComponentLabels(imageCropperLabels);
  const id = useId();
  const drag = useRef<{ x: number; y: number; box: Box; corner: Corner | null } | undefined>(undefined);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const pinch = useRef<{ distance: number; zoom: number } | undefined>(undefined);

  const distance = () => {
    const [one, other] = [...pointers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const begin = (event: PointerEvent<HTMLElement>, corner: Corner | null) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    drag.current = { x: event.clientX, y: event.clientY, box, corner };
    pinch.current =
      pointers.current.size > 1 ? { distance: distance(), zoom: zoomOf(box, picture, aspect) } : undefined;
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current || !pointers.current.has(event.pointerId)) return;
    event.stopPropagation();
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pinch.current && pinch.current.distance > 0) {
      // Fingers that move apart enlarge the area.
      onChange(zoomBox(box, (pinch.current.zoom * pinch.current.distance) / distance(), picture, aspect));
      return;
    }
    const stage = event.currentTarget.closest('[data-stage]')?.getBoundingClientRect();
    if (!stage || stage.width === 0) return;
    const scale = picture.width / stage.width;
    const by = { x: (event.clientX - drag.current.x) * scale, y: (event.clientY - drag.current.y) * scale };
    const { corner, box: first } = drag.current;
    onChange(corner ? resizeBox(first, corner, by, { picture, aspect }) : moveBox(first, by, picture));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    pinch.current = undefined;
    drag.current = undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow || event.altKey || event.metaKey) return;
    event.preventDefault();
    // A hundredth of the picture; with Ctrl one pixel.
    const step = event.ctrlKey ? 1 : Math.max(1, Math.round(Math.max(picture.width, picture.height) / 100));
    const by = { x: arrow.x * step, y: arrow.y * step };
    const { x, y } = arrow;
    const corner: Corner = { x: x === 0 ? 0 : 1, y: y === 0 ? 0 : 1 };
    const next = event.shiftKey
      ? resizeBox(box, aspect === undefined ? corner : { x: 1, y: 1 }, by, { picture, aspect })
      : moveBox(box, by, picture);
    onChange(wholeBox(next, picture));
  };

  const place = {
    insetInlineStart: percent(box.x, picture.width),
    insetBlockStart: percent(box.y, picture.height),
    inlineSize: percent(box.width, picture.width),
    blockSize: percent(box.height, picture.height),
  };
  const takesKeys = { tabIndex: 0, onKeyDown };
  const takesPointer = (corner: Corner | null) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, corner),
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  });
  return (
    <>
      <div
        role="group"
        aria-label={labels.area}
        aria-describedby={id}
        {...takesKeys}
        {...takesPointer(null)}
        data-color-theme="BLUE_THEME"
        className={`light ${boxStyle[isRound ? 'round' : 'rectangle']}`}
        style={place}
      />
      <div data-color-theme="BLUE_THEME" className={`light ${frame}`} style={place} aria-hidden>
        {corners.map(({ x, y, diagonal }) => (
          <span
            key={`${x}${y}`}
            data-diagonal={diagonal}
            {...takesPointer({ x, y })}
            className={handle}
            // Inside of the corner: at the edge of the picture it would be cut off.
            style={{
              ...(x < 0 ? { insetInlineStart: 0 } : { insetInlineEnd: 0 }),
              ...(y < 0 ? { insetBlockStart: 0 } : { insetBlockEnd: 0 }),
            }}
          />
        ))}
      </div>
      <span id={id} className={visuallyHidden}>
        {labels.keys}
      </span>
    </>
  );
}
