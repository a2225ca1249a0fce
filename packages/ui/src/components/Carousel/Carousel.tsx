import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useCallback, useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ElementProps } from '../../element/element-props.ts';
import { carouselLabels } from '../../labels/components/carousel.ts';
import { fill, useComponentLabels, useWording } from '../../labels/use-labels.ts';
import { pointsAlong } from '../../theme/text.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  bar,
  carousel,
  dot,
  dotButton,
  place,
  places,
  slide as slideStyle,
  slides as slidesStyle,
} from './Carousel.css.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSlides } from './use-slides.ts';

export interface CarouselSlide {
  id: string;
  content: ReactNode;
}

export interface CarouselProps extends ElementProps {
  /** Names what is shown: 'Examples'. */
  label: string;
  /** What people browse, in order. */
  slides: readonly CarouselSlide[];
  /** How many are visible side by side on a wide screen; one on phones. @default 1 */
  columns?: 1 | 2 | 3;
  /** How the place is shown: a dot for each slide, or '3 of 8'. @default dots up to 8 slides */
  places?: 'dots' | 'count';
  /** Shows the next slide after so many milliseconds, unless people prefer reduced motion. It has a pause button. @default never */
  autoplayMs?: number;
  /** Called with the position of the first visible slide, from 0. */
  onShow?: (index: number) => void;
}

const dotsMax = 8;
const noShow = () => undefined;

/** A row of things that people browse by swiping, with keys or with buttons. What everyone must see is a `Grid`. */
export function Carousel({
  label,
  slides,
  columns = 1,
  places: shownPlaces = slides.length > dotsMax ? 'count' : 'dots',
  autoplayMs,
  onShow = noShow,
  ...element
}: CarouselProps) {
  const labels = useComponentLabels(carouselLabels);
  const { number } = useWording();
  const { direction } = useLocale();
  const listId = useId();
  const { ref, index, isAtEnd, isReduced, show, measure } = useSlides(slides.length, onShow);
  const next = useCallback(() => show(isAtEnd ? 0 : index + 1), [show, isAtEnd, index]);
  const { canPlay, isPlaying, toggle, hold } = useAutoplay(autoplayMs, { next, isReduced });
  const { hoverProps } = useHover({ onHoverChange: (isHovered) => hold('pointer', isHovered) });
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: (isWithin) => hold('focus', isWithin) });
  const position = (at: number) => fill(labels.position, { number: number(at + 1), count: number(slides.length) });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const along = direction === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: index + along,
      ArrowLeft: index - along,
      Home: 0,
      End: slides.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  };

  return (
    <div
      {...element}
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={label}
      {...mergeProps(hoverProps, focusWithinProps)}
      className={carousel[columns]}
    >
      {/* A region that scrolls must be reachable. */}
      <ul
        ref={ref}
        role="list"
        id={listId}
        aria-label={label}
        tabIndex={0}
        {...{ onScroll: measure, onKeyDown }}
        className={slidesStyle}
      >
        {slides.map((slide, at) => (
          <li key={slide.id} aria-roledescription={labels.slide} aria-label={position(at)} className={slideStyle}>
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={bar}>
          <IconButton
            label={labels.previous}
            icon={<IconChevronLeft className={pointsAlong} size={20} stroke={1.5} />}
            tone="quiet"
            isDisabled={index === 0}
            onPress={() => show(index - 1)}
          />
          <div className={places}>
            {shownPlaces === 'dots' ? (
              slides.map((slide, at) => (
                <Button
                  key={slide.id}
                  aria-label={fill(labels.goTo, { number: number(at + 1) })}
                  aria-current={at === index}
                  aria-controls={listId}
                  onPress={() => show(at)}
                  className={dotButton}
                >
                  <span className={dot} />
                </Button>
              ))
            ) : (
              <span className={place} aria-live={isPlaying ? 'off' : 'polite'}>
                {position(index)}
              </span>
            )}
          </div>
          {canPlay && (
            <IconButton
              label={isPlaying ? labels.pause : labels.play}
              icon={isPlaying ? <IconPlayerPause size={20} stroke={1.5} /> : <IconPlayerPlay size={20} stroke={1.5} />}
              onPress={toggle}
            />
          )}
          <IconButton
            label={labels.next}
            icon={<IconChevronRight className={pointsAlong} size={20} stroke={1.5} />}
            tone="quiet"
            isDisabled={isAtEnd}
            onPress={() => show(index + 1)}
          />
        </div>
      )}
    </div>
  );
}
