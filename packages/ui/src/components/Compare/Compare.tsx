import { IconArrowsHorizontal, IconColumns2, IconSquareHalf } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import type { ElementProps } from '../../element/element-props.ts';
import { useComponentLabels } from '../../labels/use-labels.ts';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup.tsx';
import {
  above,
  below,
  captions,
  compare,
  figure,
  head,
  name,
  picture,
  sides,
  stage,
  tag,
  thumb,
  thumbMark,
  track,
} from './Compare.css.ts';
import { compareLabels } from '../../labels/components/compare.ts';
import { ratioOf } from './picture-ratio.ts';
import type { PictureSize } from './picture-ratio.ts';

export interface ComparePicture {
  /** URL of the picture. */
  src: string;
  /** What it shows. */
  alt: string;
  /** Shown below the picture, such as its size. */
  caption?: ReactNode;
}

export type CompareView = 'slider' | 'sides';

export interface CompareProps extends ElementProps {
  /** What is compared: 'Photo before and after compression'. */
  label: string;
  /** The first state, at the start. */
  before: ComparePicture;
  /** The second state, at the end. */
  after: ComparePicture;
  /** Names the first state. @default 'Before' in the language in use */
  beforeLabel?: string;
  /** Names the second state. @default 'After' in the language in use */
  afterLabel?: string;
  /** Share of the picture before that the slider shows first, in percent. @default 50 */
  startShare?: number;
  /** How the pictures are shown. @default people choose, beginning with the slider */
  view?: CompareView;
  /** The view that is shown first. @default 'slider' */
  defaultView?: CompareView;
  /** Called when people choose the other view. */
  onViewChange?: (view: CompareView) => void;
}

/**
 * Two states of one picture, one over the other with a slider between them, or side by side. Pictures of different sizes
 * are scaled to the same area. Texts are compared by `Diff`.
 */
export function Compare({
  label,
  before,
  after,
  beforeLabel,
  afterLabel,
  startShare = 50,
  view: given,
  defaultView = 'slider',
  onViewChange,
  ...element
}: CompareProps) {
  const labels = useComponentLabels(compareLabels);
  const [chosen, setChosen] = useState(defaultView);
  const [sizes, setSizes] = useState<Partial<Record<'before' | 'after', PictureSize>>>({});
  const view = given ?? chosen;
  const parts = [
    { id: 'before', label: beforeLabel ?? labels.before, picture: before },
    { id: 'after', label: afterLabel ?? labels.after, picture: after },
  ] as const;
  const image = ({ id, picture: { src, alt } }: (typeof parts)[number], className: string) => (
    <img
      key={id}
      src={src}
      alt={alt}
      draggable={false}
      className={className}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        setSizes((known) => ({ ...known, [id]: { width, height } }))
      }
    />
  );
  const ratio = { '--ratio': String(ratioOf(sizes.before, sizes.after)) } as CSSProperties;
  return (
    <div {...element} role="group" aria-label={label} className={compare}>
      <div className={head}>
        <ToggleButtonGroup
          label={labels.view}
          size="small"
          value={view}
          onChange={(next) => {
            setChosen(next);
            onViewChange?.(next);
          }}
          options={[
            { id: 'slider', label: labels.slider, icon: <IconSquareHalf aria-hidden size={20} stroke={1.5} /> },
            { id: 'sides', label: labels.sideBySide, icon: <IconColumns2 aria-hidden size={20} stroke={1.5} /> },
          ]}
        />
      </div>
      {view === 'sides' ? (
        <div className={sides}>
          {parts.map((part) => (
            <figure key={part.id} className={figure}>
              <figcaption className={name}>{part.label}</figcaption>
              <div className={stage} style={ratio}>
                {image(part, picture)}
              </div>
              {part.picture.caption}
            </figure>
          ))}
        </div>
      ) : (
        <OverEachOther
          ratio={ratio}
          divider={labels.divider}
          startShare={startShare}
          names={[parts[0].label, parts[1].label]}
        >
          {image(parts[1], above)}
          {image(parts[0], below)}
        </OverEachOther>
      )}
      {view === 'slider' && parts.some(({ picture: { caption } }) => caption !== undefined) && (
        <div className={captions}>
          {parts.map((part) => (
            <div key={part.id}>{part.picture.caption}</div>
          ))}
        </div>
      )}
    </div>
  );
}

interface OverEachOtherProps {
  readonly ratio: CSSProperties;
  readonly divider: string;
  readonly startShare: number;
  readonly names: readonly [before: string, after: string];
  readonly children: ReactNode;
}

function OverEachOther({ ratio, divider, startShare, names, children }: OverEachOtherProps) {
  const [share, setShare] = useState(startShare / 100);
  return (
    <Slider
      aria-label={divider}
      value={share}
      onChange={setShare}
      minValue={0}
      maxValue={1}
      step={0.01}
      formatOptions={{ style: 'percent' }}
      className={stage}
      style={{ ...ratio, '--share': `${share * 100}%` } as CSSProperties}
    >
      {children}
      <span aria-hidden className={tag.before} data-is-covered={share < 0.2 || undefined}>
        {names[0]}
      </span>
      <span aria-hidden className={tag.after} data-is-covered={share > 0.8 || undefined}>
        {names[1]}
      </span>
      <SliderTrack className={track} style={{ position: 'absolute', touchAction: 'pan-y' }}>
        <SliderThumb className={thumb}>
          <span className={thumbMark}>
            <IconArrowsHorizontal aria-hidden size={20} stroke={1.5} />
          </span>
        </SliderThumb>
      </SliderTrack>
    </Slider>
  );
}
