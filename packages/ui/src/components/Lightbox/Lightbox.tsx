import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ElementProps } from '../../element/element-props.ts';
import { lightboxLabels } from '../../labels/components/lightbox.ts';
import { fill, useComponentLabels, useLabels, useWording } from '../../labels/use-labels.ts';
import { pointsAlong } from '../../theme/text.css.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Lightbox.css.ts';
import { useZoom } from './use-zoom.ts';

export interface LightboxPicture {
  id: string;
  /** Its address, at the size of a screen. */
  src: string;
  /** What it shows, for those who don't see it. */
  alt: string;
  /** A line or two below it. */
  caption?: string;
}

export interface LightboxProps extends ElementProps<HTMLElement> {
  /** Names the set: 'Photos of the harbour'. */
  label: string;
  /** In the order in which they are shown. */
  pictures: readonly LightboxPicture[];
  /** The open picture, from 0; `null` while the lightbox is closed. */
  index: number | null;
  /** Called with another picture, and with `null` to close. */
  onChange: (index: number | null) => void;
}

/** Pictures one by one on the whole screen, opened from thumbnails. On closing, the focus returns to the thumbnail. */
export function Lightbox({ label, pictures, index, onChange, ...element }: LightboxProps) {
  // The last one stays visible while the lightbox fades out.
  const [last, setLast] = useState(index ?? 0);
  if (index !== null && index !== last) setLast(index);
  const at = Math.min(index ?? last, pictures.length - 1);
  return (
    <ModalOverlay
      isOpen={index !== null && pictures.length > 0}
      onOpenChange={(isOpen) => !isOpen && onChange(null)}
      className={css.overlay}
    >
      <Modal data-color-theme={colorTheme()} className={`dark ${css.modal}`}>
        <Dialog {...element} aria-label={label} className={css.dialog}>
          <Viewer pictures={pictures} index={at} onChange={onChange} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const colorTheme = () =>
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset['colorTheme']) ?? 'BLUE_THEME';

interface ViewerProps extends Pick<LightboxProps, 'pictures' | 'onChange'> {
  index: number;
}

function Viewer({ pictures, index, onChange }: ViewerProps) {
  const own = useComponentLabels(lightboxLabels);
  const labels = useLabels();
  const { number } = useWording();
  const { direction } = useLocale();
  const along = direction === 'rtl' ? -1 : 1;
  const picture = pictures[index];
  const show = (to: number) => to >= 0 && to < pictures.length && to !== index && onChange(to);
  const { ref, handlers, ...stage } = useZoom(picture?.id, (drag) => show(index - drag * along));
  const [failedId, setFailedId] = useState<string>();
  const neighbours = [pictures[index - 1]?.src, pictures[index + 1]?.src].filter((src) => src !== undefined).join('\n');
  // The picture has the focus first, so that the arrow keys work immediately.
  useEffect(() => ref.current?.focus(), [ref]);
  useEffect(() => {
    for (const src of neighbours === '' ? [] : neighbours.split('\n')) new Image().src = src;
  }, [neighbours]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Record<string, () => unknown> = {
      ArrowRight: () => show(index + along),
      ArrowLeft: () => show(index - along),
      Home: () => show(0),
      End: () => show(pictures.length - 1),
      '+': stage.zoomIn,
      '=': stage.zoomIn,
      '-': stage.zoomOut,
      '0': stage.reset,
    };
    const act = actions[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  const place = fill(own.position, { number: number(index + 1), count: number(pictures.length) });
  return (
    <div role="presentation" onKeyDown={onKeyDown} style={{ display: 'contents' }}>
      <div className={css.bar}>
        <span className={css.place}>{place}</span>
        <IconButton
          label={own.zoomOut}
          icon={<IconZoomOut size={20} stroke={1.5} />}
          isDisabled={stage.zoom === 1}
          onPress={stage.zoomOut}
        />
        <IconButton
          label={own.zoomIn}
          icon={<IconZoomIn size={20} stroke={1.5} />}
          isDisabled={!stage.canZoomIn}
          onPress={stage.zoomIn}
        />
        <IconButton label={labels.close} icon={<IconX size={20} stroke={1.5} />} slot="close" />
      </div>
      <div
        ref={ref}
        role="group"
        aria-label={`${place}. ${own.keys}`}
        tabIndex={0}
        data-zoomed={stage.zoom > 1 || undefined}
        {...handlers}
        className={css.stage}
      >
        {index > 0 && (
          <span className={css.before}>
            <IconButton
              label={own.previous}
              icon={<IconChevronLeft className={pointsAlong} size={20} stroke={1.5} />}
              tone="quiet"
              size="medium"
              onPress={() => show(index - 1)}
            />
          </span>
        )}
        {picture && failedId === picture.id ? (
          <span role="alert" className={css.failed}>
            {own.failed}
          </span>
        ) : (
          picture && (
            <img
              key={picture.id}
              src={picture.src}
              alt={picture.alt}
              draggable={false}
              onError={() => setFailedId(picture.id)}
              className={css.picture}
              style={{ ['--apiyard-lightbox-zoom' as string]: stage.zoom }}
            />
          )
        )}
        {index < pictures.length - 1 && (
          <span className={css.after}>
            <IconButton
              label={own.next}
              icon={<IconChevronRight className={pointsAlong} size={20} stroke={1.5} />}
              tone="quiet"
              size="medium"
              onPress={() => show(index + 1)}
            />
          </span>
        )}
      </div>
      <div className={css.caption}>{picture?.caption}</div>
      <span role="status" className={visuallyHidden}>
        {place} {picture?.caption ?? picture?.alt}
      </span>
    </div>
  );
}
