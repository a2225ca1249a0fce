import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { longWord } from '../../story/variants/narrow.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Lightbox } from './Lightbox.tsx';
import type { LightboxPicture, LightboxProps } from './Lightbox.tsx';
import { inDark, pictured } from '../../story/modes.ts';

/** A landscape of four bands, so that a picture is recognized and its ratio can be measured. */
const drawn = (sky: string, sea: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path fill="${sky}" d="M0 0h1200v500H0z"/><path fill="${sea}" d="M0 500h1200v300H0z"/><circle cx="900" cy="180" r="90" fill="white"/><path fill="dimgray" d="M150 500l200-260 160 200 120-140 200 200z"/></svg>`,
  )}`;

const pictures: readonly LightboxPicture[] = [
  {
    id: 'morning',
    src: drawn('lightskyblue', 'steelblue'),
    alt: 'Mountains at the sea',
    caption: 'Morning at the harbour',
  },
  { id: 'evening', src: drawn('lightsalmon', 'slateblue'), alt: 'The same mountains at sunset', caption: 'Evening' },
  { id: 'night', src: drawn('midnightblue', 'black'), alt: 'The same mountains by night' },
];

function Opened({ index: first, onChange, ...props }: LightboxProps) {
  const [index, setIndex] = useState(first);
  const change = (next: number | null) => {
    onChange(next);
    setIndex(next);
  };
  return (
    <>
      <Inline space={1}>
        {props.pictures.map(({ id, alt }, at) => (
          <Button key={id} onPress={() => setIndex(at)}>
            {alt}
          </Button>
        ))}
      </Inline>
      <Lightbox {...props} index={index} onChange={change} />
    </>
  );
}

const onChange = fn<(index: number | null) => void>();

const meta = preview.meta({
  title: 'Components/Media/Lightbox',
  component: Lightbox,
  args: { label: 'Photos of the harbour', pictures, index: null as number | null, onChange },
  beforeEach: () => void onChange.mockClear(),
  render: (args) => <Opened {...args} />,
  parameters: guide({
    when: 'Use to look closely at one picture of a set, opened from its thumbnail.',
    instead: [
      ['Pictures to browse on the page', 'Carousel'],
      ['A task', 'Dialog'],
      ['Details next to the page', 'Sheet'],
    ],
    keyboard: [
      ['← →', 'shows the previous or next picture; mirrored in right-to-left text'],
      ['Home, End', 'shows the first or the last picture'],
      ['+ − 0', 'zooms in, out and back'],
      ['Escape', 'closes the lightbox and returns focus to the thumbnail'],
    ],
    notes: [
      'Fingers swipe to other pictures, pinch to zoom and drag a zoomed picture; a double click zooms.',
      'It is dark in both modes. The pictures before and after the open one are loaded in advance.',
    ],
    words: ['image viewer', 'gallery', 'zoom', 'full screen picture'],
  }),
});

const image = (name: string) => screen.findByRole('img', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default = meta.story({
  parameters: pictured(inDark),
  globals: { language: 'en' },
  args: { index: 0 },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Photos of the harbour' });
    await expect(dialog.offsetWidth).toBe(innerWidth);
    await expect(await image('Mountains at the sea')).toBeVisible();
    await expect(screen.getByText('Morning at the harbour')).toBeVisible();
    await expect(screen.getByText('1 of 3')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Previous picture' })).toBeNull();
  },
});

/** The focus returns to the thumbnail. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await image('Mountains at the sea');
    await userEvent.keyboard('{ArrowRight}');
    await image('The same mountains at sunset');
    await userEvent.keyboard('{End}');
    const night = await image('The same mountains by night');
    const widthOf = () => Math.round(night.getBoundingClientRect().width);
    const width = widthOf();
    await userEvent.keyboard('+');
    await waitFor(() => expect(widthOf()).toBe(Math.round(width * 1.5)));
    await userEvent.keyboard('0');
    await waitFor(() => expect(widthOf()).toBe(width));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mountains at the sea' })).toHaveFocus());
    await expect(onChange.mock.calls).toEqual([[1], [2], [null]]);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  args: { index: 1 },
  play: async ({ userEvent }) => {
    await image('The same mountains at sunset');
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    const night = await image('The same mountains by night');
    await userEvent.dblClick(night);
    await waitFor(() => expect(screen.getByRole('group', { name: /^3 of 3/ })).toHaveAttribute('data-zoomed'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
  },
});

const swipe = (target: Element, byX: number) => {
  const at = { pointerId: 1, pointerType: 'touch', button: 0, clientY: 200 };
  fireEvent.pointerDown(target, { ...at, clientX: 300 });
  fireEvent.pointerMove(target, { ...at, clientX: 300 + byX });
  fireEvent.pointerUp(target, { ...at, clientX: 300 + byX });
};

/** A short drag is none. */
export const Swiped = meta.story({
  globals: { language: 'en' },
  args: { index: 0 },
  play: async () => {
    swipe(await image('Mountains at the sea'), -30);
    await expect(onChange).not.toHaveBeenCalled();
    swipe(await image('Mountains at the sea'), -120);
    swipe(await image('The same mountains at sunset'), 120);
    await image('Mountains at the sea');
    await expect(onChange.mock.calls).toEqual([[1], [0]]);
  },
});

export const Broken = meta.story({
  globals: { language: 'en' },
  args: { index: 0, pictures: [{ id: 'none', src: 'data:image/png;base64,AAAA', alt: 'A picture' }] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the picture.');
  },
});

export const LongCaption = meta.story({
  args: { index: 0, pictures: pictures.map((picture) => ({ ...picture, caption: longWord })) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** ← shows the next picture, and a swipe to the right too. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'صور الميناء', index: 0 },
  play: async ({ userEvent }) => {
    await image('Mountains at the sea');
    await userEvent.keyboard('{ArrowLeft}');
    swipe(await image('The same mountains at sunset'), 120);
    await image('The same mountains by night');
    await expect(onChange.mock.calls).toEqual([[1], [2]]);
    await expect(screen.getByRole('button', { name: 'الصورة السابقة' }).getBoundingClientRect().left).toBeGreaterThan(
      innerWidth / 2,
    );
  },
});
