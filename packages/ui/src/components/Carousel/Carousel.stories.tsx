import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { longWord } from '../../story/variants/narrow.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Carousel } from './Carousel.tsx';
import type { CarouselSlide } from './Carousel.tsx';

const titles = ['Prayer times', 'Unit converter', 'QR codes', 'Sudoku', 'Passwords'];

const slidesOf = (names: readonly string[]): CarouselSlide[] =>
  names.map((name, at) => ({
    id: `${at}`,
    content: (
      <Card>
        <Stack space={1}>
          <Heading level={3} size="h5">
            {name}
          </Heading>
          <Text tone="quiet">Call it with your key, or try it on its page.</Text>
        </Stack>
      </Card>
    ),
  }));

const onShow = fn<(index: number) => void>();

const meta = preview.meta({
  title: 'Components/Media/Carousel',
  component: Carousel,
  args: { label: 'Popular tools', slides: slidesOf(titles), onShow },
  beforeEach: () => void onShow.mockClear(),
  parameters: guide({
    when: 'Use for things of one kind that people browse, where seeing only some of them is enough: pictures, examples, quotes.',
    instead: [
      ['Things that everyone must see', 'Grid'],
      ['Views of one subject', 'Tabs'],
      ['One picture on the whole screen', 'Lightbox'],
    ],
    keyboard: [
      ['← →', 'on the slides shows the previous or next one; mirrored in right-to-left text'],
      ['Home, End', 'shows the first or the last slide'],
      ['Tab', 'moves into a slide, which then scrolls into view, and to the buttons'],
      ['Enter, Space', 'on a dot shows its slide; on the pause button pauses or plays'],
    ],
    notes: [
      'Slides are swiped with the browser’s own scrolling, and snap.',
      'It plays by itself only with `autoplayMs`. Then it has a pause button, waits while the pointer or the focus is in it, and does not play with reduced motion.',
    ],
    words: ['slider', 'slideshow', 'gallery', 'swiper'],
  }),
});

const shown = (canvasElement: HTMLElement) => {
  const list = canvasElement.querySelector('ul') as HTMLUListElement;
  const whole = list.getBoundingClientRect();
  return [...list.children]
    .filter((slide) => {
      const own = slide.getBoundingClientRect();
      return own.left >= whole.left - 1 && own.right <= whole.right + 1;
    })
    .map((slide) => slide.querySelector('h3')?.textContent);
};

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Popular tools' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await expect(canvas.getByRole('listitem', { name: '1 of 5' })).toBeVisible();
    await expect(shown(canvasElement)).toEqual(['Prayer times']);
    await expect(canvas.getByRole('button', { name: 'Go to slide 1' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
  },
});

export const Pointer = meta.story({
  globals: { language: 'en', motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Unit converter']));
    await waitFor(() => expect(onShow).toHaveBeenLastCalledWith(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 5' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Passwords']));
    await waitFor(() => expect(onShow).toHaveBeenLastCalledWith(4));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next slide' })).toBeDisabled());
    await expect(onShow.mock.calls).toEqual([[1], [4]]);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en', motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'Popular tools' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Unit converter']));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Passwords']));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Sudoku']));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Prayer times']));
  },
});

/** Swiping is scrolling: the dots follow. */
export const Swiped = meta.story({
  globals: { language: 'en', motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    list.scrollBy({ left: list.clientWidth * 2, behavior: 'instant' });
    await waitFor(() => expect(shown(canvasElement)).toEqual(['QR codes']));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute('aria-current', 'true'),
    );
  },
});

export const SeveralColumns = meta.story({
  globals: { motion: 'reduced' },
  args: { columns: 3 },
  play: async ({ canvasElement }) => {
    const count = innerWidth >= 900 ? 3 : innerWidth >= 600 ? 2 : 1;
    await waitFor(() => expect(shown(canvasElement)).toEqual(titles.slice(0, count)));
  },
});

/** Many slides have a count instead of dots. */
export const Counted = meta.story({
  globals: { language: 'en', motion: 'reduced' },
  args: { slides: slidesOf(Array.from({ length: 12 }, (_, at) => `Example ${at + 1}`)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 of 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(await canvas.findByText('2 of 12')).toBeVisible();
  },
});

/** The frame of the tests prefers reduced motion: this shows what others see. */
const preferMotion = () => {
  const real = Object.getOwnPropertyDescriptor(MediaQueryList.prototype, 'matches');
  if (!real) throw new Error('This browser has no media queries.');
  Object.defineProperty(MediaQueryList.prototype, 'matches', {
    configurable: true,
    get(this: MediaQueryList): boolean {
      return !this.media.includes('prefers-reduced-motion') && (real.get?.call(this) as boolean);
    },
  });
  return () => void Object.defineProperty(MediaQueryList.prototype, 'matches', real);
};

/** It plays until it is paused, and begins again from where it is. */
export const Autoplay = meta.story({
  globals: { language: 'en' },
  args: { autoplayMs: 700 },
  beforeEach: preferMotion,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(shown(canvasElement)).toEqual(['Prayer times']);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Go to slide 1' })).toHaveAttribute('aria-current', 'false'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
});

/** With reduced motion it does not play, and has nothing to pause. */
export const AutoplayWithReducedMotion = meta.story({
  globals: { language: 'en', motion: 'reduced' },
  args: { autoplayMs: 50 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
    await expect(shown(canvasElement)).toEqual(['Prayer times']);
  },
});

export const LongTitles = meta.story({
  args: { slides: slidesOf([longWord, longWord]) },
  play: async ({ canvas }) => {
    const [slide] = canvas.getAllByRole('listitem');
    await expect(slide?.scrollWidth).toBeLessThanOrEqual(slide?.clientWidth ?? 0);
  },
});

/** The next slide is at the left, and ← shows it. */
export const RightToLeft = meta.story({
  globals: { language: 'ar', motion: 'reduced' },
  args: { label: 'أدوات شائعة' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((slide) => slide.getBoundingClientRect());
    await expect(second?.right).toBeLessThan(first?.left ?? 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Unit converter']));
    await userEvent.click(canvas.getByRole('button', { name: 'الشريحة السابقة' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual(['Prayer times']));
  },
});
