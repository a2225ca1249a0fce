import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Text } from '../Text/Text.tsx';
import { Compare } from './Compare.tsx';
import { inColour, inGrey, tall } from './example-pictures.ts';

const meta = preview.meta({
  title: 'Components/Media/Compare',
  component: Compare,
  args: {
    label: 'Landscape before and after conversion',
    before: { src: inColour, alt: 'Landscape in colour' },
    after: { src: inGrey, alt: 'Landscape in shades of grey' },
    onViewChange: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: '30rem', maxInlineSize: '100%' }}>{Story()}</div>],
  parameters: guide({
    when: 'Use to show what a change did to a picture: compression, a filter, a removed background, a new version of a screen.',
    words: ['before and after', 'image comparison', 'juxtapose', 'diff of images', 'slider'],
    instead: [
      ['Changes in a text', 'Diff'],
      ['A value between two limits', 'Slider'],
    ],
    keyboard: [
      ['← →', 'moves the divider'],
      ['Page Up, Page Down', 'moves the divider in larger steps'],
      ['Home, End', 'shows only one of the pictures'],
    ],
    notes: [
      'The whole picture can be pressed and dragged; swiping up and down still scrolls the page. Each picture needs its own `alt`, which says what differs. From right to left, the picture before is at the right.',
    ],
  }),
});

const clipOf = (picture: HTMLElement) => getComputedStyle(picture).clipPath;

export const Default = meta.story({
  globals: { language: 'en', direction: 'ltr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Landscape before and after conversion' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Divider between before and after' })).toHaveValue('0.5');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '50%');
    await expect(clipOf(canvas.getByAltText('Landscape in colour'))).toMatch(
      /^inset\(0px calc\(.*\) 0px calc\(.*\)\)$|^inset\(0px 50% 0px 0%\)$/,
    );
    await expect(canvas.getByText('Before')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en', direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '52%');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0%');
    await expect(canvas.getByText('Before')).not.toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', '100%');
    await expect(canvas.getByText('After')).not.toBeVisible();
  },
});

/** A press anywhere on the picture moves the divider there. */
export const Pointer = meta.story({
  globals: { language: 'en', direction: 'ltr' },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('slider').closest('[data-rac]')?.parentElement;
    if (!track) throw new Error('The slider has no track.');
    const { left, width, top, height } = track.getBoundingClientRect();
    const at = {
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      clientX: left + width * 0.25,
      clientY: top + height / 3,
    };
    await fireEvent.pointerDown(track, at);
    await fireEvent.pointerUp(track, at);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '25%');
  },
});

export const SideBySide = meta.story({
  globals: { language: 'en', direction: 'ltr' },
  args: {
    before: { src: inColour, alt: 'Landscape in colour', caption: <Text size="small">600 × 400 px</Text> },
    after: { src: inGrey, alt: 'Landscape in shades of grey', caption: <Text size="small">600 × 400 px</Text> },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Side by side' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('sides');
    await expect(canvas.queryByRole('slider')).toBeNull();
    const [before, after] = ['colour', 'shades of grey'].map((of) =>
      canvas.getByAltText(`Landscape in ${of}`).getBoundingClientRect(),
    );
    await expect(after?.left).toBeGreaterThan(before?.right ?? Infinity);
    await expect(canvas.getAllByText('600 × 400 px')).toHaveLength(2);
  },
});

/** Pictures of other sizes are scaled into the same area. */
export const OtherSizes = meta.story({
  args: { after: { src: tall, alt: 'Landscape, cropped' } },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider').closest('[style*="--ratio"]');
    await waitFor(() => expect(slider?.getAttribute('style')).toContain('--ratio: 1.5'));
    const boxes = canvas.getAllByRole('img').map((picture) => picture.getBoundingClientRect().width);
    await expect(boxes[0]).toBe(boxes[1]);
  },
});

export const LongWords = meta.story({
  args: { beforeLabel: longWord, afterLabel: longWord, label: longWord },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: longWord });
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
});

/** The picture before is at the right, and the left arrow key shows more of it. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'منظر طبيعي قبل التحويل وبعده' },
  play: async ({ canvas, userEvent }) => {
    const [before, after] = ['قبل', 'بعد'].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(before?.left).toBeGreaterThan(after?.right ?? Infinity);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('slider')).toHaveValue('0.51');
  },
});
