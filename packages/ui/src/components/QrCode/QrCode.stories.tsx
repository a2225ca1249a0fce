import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { longWord } from '../../story/variants/narrow.tsx';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { QrCode } from './QrCode.tsx';

const url = 'https://apiyard.example/invitation/4f0c1b';

const meta = preview.meta({
  title: 'Components/Media/QrCode',
  component: QrCode,
  args: { text: url, label: 'QR code of the invitation' },
  parameters: guide({
    when: 'Use to bring a URL, a contact or a secret to a phone that scans it from the screen or from paper.',
    instead: [
      ['A link on the same device', 'Link'],
      ['Text to copy', 'CopyButton'],
    ],
    notes: [
      'Show the text next to the code, or a button that copies it: not everyone can scan.',
      'The code is dark on light in both modes and is not mirrored in right-to-left text. The encoder loads with the first code.',
      'Keep the quiet zone of 4 modules. Use level H only for a code that is printed or has a logo on it.',
    ],
    words: ['barcode', 'two-dimensional code', 'scan', 'matrix code'],
  }),
});

/** Waits for the encoder, and returns the picture and its path. */
async function drawn(canvasElement: HTMLElement) {
  const path = await waitFor(() => {
    const found = canvasElement.querySelector('svg path');
    if (!found) throw new Error('The code is not drawn yet.');
    return found as SVGPathElement;
  });
  return { path, plate: path.ownerSVGElement?.parentElement as HTMLElement };
}

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { plate } = await drawn(canvasElement);
    await expect(canvas.getByRole('img', { name: 'QR code of the invitation' })).toBe(plate);
    await expect(plate).toHaveAttribute('aria-busy', 'false');
    await expect(plate.offsetWidth).toBe(176);
    await expect(plate.offsetHeight).toBe(176);
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <>
      <QrCode {...args} size="small" />
      <QrCode {...args} size="medium" />
      <QrCode {...args} size="large" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((plate) => plate.offsetWidth)).toEqual([128, 176, 256]);
  },
});

/** Many cameras read only dark on light. */
export const Dark = meta.story({
  globals: { mode: 'dark' },
  play: async ({ canvasElement }) => {
    const { path, plate } = await drawn(canvasElement);
    await expect(getComputedStyle(plate).backgroundColor).toBe('rgb(255, 255, 255)');
    const ink = getComputedStyle(path).fill.match(/\d+/g)?.map(Number) ?? [];
    await expect(Math.max(...ink)).toBeLessThan(100);
  },
});

/** A higher level draws more modules for the same text. */
export const Levels = meta.story({
  render: (args) => (
    <>
      <QrCode {...args} level="L" />
      <QrCode {...args} level="H" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const boxes = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.viewBox.baseVal.width);
      if (found.length < 2) throw new Error('The codes are not drawn yet.');
      return found;
    });
    await expect(boxes).toEqual([37, 45]);
  },
});

const save = fn<(svg: string) => void>();

/** Copy and download below the code. */
export const WithActions = meta.story({
  beforeEach: () => void save.mockClear(),
  args: {
    caption: 'Scan to accept the invitation.',
    actions: (svg: string) => (
      <>
        <CopyButton text={url} label="Copy link" />
        <Button size="small" onPress={() => save(svg)}>
          Download SVG
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download SVG' }));
    const svg = new DOMParser().parseFromString(save.mock.calls[0]?.[0] ?? '', 'image/svg+xml');
    await expect(svg.querySelector('parsererror')).toBeNull();
    await expect(svg.documentElement.getAttribute('viewBox')).toBe('0 0 37 37');
    await expect(svg.querySelectorAll('path')).toHaveLength(2);
  },
});

export const TooLong = meta.story({
  globals: { language: 'en' },
  args: { text: 'a'.repeat(2332) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The text is too long for a QR code.');
  },
});

export const LongCaption = meta.story({
  args: { caption: longWord },
  play: async ({ canvas }) => {
    const caption = canvas.getByText(longWord);
    await expect(caption.offsetWidth).toBe(176);
    await expect(caption.scrollWidth).toBeLessThanOrEqual(caption.clientWidth);
  },
});

/** The finder patterns are at both top corners and at the bottom left, in every direction of text. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'رمز QR للدعوة' },
  play: async ({ canvasElement }) => {
    const { path } = await drawn(canvasElement);
    // A finder pattern begins with seven dark modules in a row; the fourth corner has none.
    await expect(path.getAttribute('d')).toMatch(/^M4 4h7v1h-7z.*M26 4h7v1h-7z.*M4 26h7v1h-7z/);
    await expect(getComputedStyle(path).scale).toBe('none');
    await expect(path.getScreenCTM()?.a).toBeGreaterThan(0);
  },
});
