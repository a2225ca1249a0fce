import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { cropToBlob } from './crop-to-blob.ts';
import type { Crop } from './crop-to-blob.ts';
import { ImageCropper } from './ImageCropper.tsx';
import type { ImageCropperProps } from './ImageCropper.tsx';

/** 1,200 by 800 pixels, with another colour in each quarter. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path fill="lightskyblue" d="M0 0h600v400H0z"/><path fill="lightsalmon" d="M600 0h600v400H600z"/><path fill="steelblue" d="M0 400h600v400H0z"/><path fill="slateblue" d="M600 400h600v400H600z"/><circle cx="600" cy="400" r="240" fill="wheat"/><circle cx="520" cy="350" r="28" fill="dimgray"/><circle cx="680" cy="350" r="28" fill="dimgray"/><path d="M500 470q100 90 200 0" stroke="dimgray" stroke-width="20" fill="none"/></svg>',
)}`;

const onChange = fn<(crop: Crop) => void>();
const onCut = fn<(size: { width: number; height: number; type: string; corner: number[] }) => void>();

/** Makes the file, and measures it. */
function Cutting(props: ImageCropperProps) {
  const [crop, setCrop] = useState<Crop>();
  const cut = async () => {
    const image = new Image();
    image.src = props.src;
    await image.decode();
    if (!crop) return;
    const blob = await cropToBlob(image, crop, { type: 'image/png', sideMaxPx: 200 });
    const made = await createImageBitmap(blob);
    const context = new OffscreenCanvas(made.width, made.height).getContext('2d');
    context?.drawImage(made, 0, 0);
    const corner = [...(context?.getImageData(1, 1, 1, 1).data ?? [])].slice(0, 3);
    onCut({ width: made.width, height: made.height, type: blob.type, corner });
  };
  return (
    <Stack space={2}>
      <ImageCropper
        {...props}
        onChange={(next) => {
          props.onChange(next);
          setCrop(next);
        }}
      />
      <Button onPress={() => void cut()}>Cut</Button>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Components/Media/ImageCropper',
  component: ImageCropper,
  args: { label: 'Profile picture', src: picture, onChange },
  beforeEach: () => {
    onChange.mockClear();
    onCut.mockClear();
  },
  render: (args) => (
    <div style={{ maxInlineSize: '30rem' }}>
      <ImageCropper {...args} />
    </div>
  ),
  parameters: guide({
    when: 'Use to cut a part out of a picture before it is uploaded, such as an avatar or a cover.',
    instead: [
      ['Choosing the file', 'FileDrop'],
      ['Looking at a picture', 'Lightbox'],
    ],
    keyboard: [
      ['← → ↑ ↓', 'on the area moves it by a hundredth of the picture; with Ctrl by one pixel'],
      ['Shift and arrows', 'on the area changes its size'],
      ['← →', 'on the slider zooms'],
      ['Enter, Space', 'on the button rotates the picture by 90°'],
    ],
    notes: [
      'Two fingers zoom, one moves the area or drags a corner. The size is announced.',
      '`onChange` gets the part in whole pixels of the picture as it is turned. `cropToBlob` makes the file, with a canvas.',
      'The picture and the area keep their sides in right-to-left text.',
    ],
    words: ['crop', 'avatar upload', 'cut', 'trim picture', 'resize image'],
  }),
});

const area = (canvas: { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> }) =>
  canvas.findByRole('group', { name: 'Crop area' });
const last = () => onChange.mock.calls.at(-1)?.[0];

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await area(canvas)).toHaveAccessibleDescription(
      'Arrow keys move the area, Shift and arrow keys resize it.',
    );
    await expect(canvas.getByText('1,200 × 800 pixels')).toHaveRole('status');
    // The picture can be seen through the area and the frame of its corners.
    const layers = [await area(canvas), canvasElement.querySelector('[data-diagonal]')?.parentElement as HTMLElement];
    await expect(layers.map((layer) => getComputedStyle(layer).backgroundColor)).toEqual([
      'rgba(0, 0, 0, 0)',
      'rgba(0, 0, 0, 0)',
    ]);
    await expect(onChange.mock.calls).toEqual([[{ x: 0, y: 0, width: 1200, height: 800, turns: 0 }]]);
  },
});

export const Round = meta.story({
  globals: { language: 'en' },
  args: { isRound: true },
  play: async ({ canvas }) => {
    const round = await area(canvas);
    await expect(round.offsetWidth).toBe(round.offsetHeight);
    await expect(getComputedStyle(round).borderStartStartRadius).toBe('999px');
    await expect(last()).toEqual({ x: 200, y: 0, width: 800, height: 800, turns: 0 });
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { aspect: 1 },
  play: async ({ canvas, userEvent }) => {
    const box = await area(canvas);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
    await expect(last()).toEqual({ x: 176, y: 0, width: 800, height: 800, turns: 0 });
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(last()).toEqual({ x: 176, y: 0, width: 788, height: 788, turns: 0 });
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    await expect(last()).toEqual({ x: 176, y: 1, width: 788, height: 788, turns: 0 });
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(last()).toEqual({ x: 490, y: 315, width: 160, height: 160, turns: 0 }));
    await expect(canvas.getByText('160 × 160 pixels')).toBeVisible();
  },
});

const drag = (target: Element, from: readonly [number, number], by: readonly [number, number]) => {
  const at = (x: number, y: number) => ({ pointerId: 1, button: 0, clientX: x, clientY: y });
  fireEvent.pointerDown(target, at(...from));
  fireEvent.pointerMove(target, at(from[0] + by[0], from[1] + by[1]));
  fireEvent.pointerUp(target, at(from[0] + by[0], from[1] + by[1]));
};

/** The area is dragged, and its last corner too. */
export const Pointer = meta.story({
  globals: { language: 'en' },
  args: { aspect: 1 },
  beforeEach: () => {
    // Only a real pointer can be captured.
    const capture = Element.prototype.setPointerCapture;
    Element.prototype.setPointerCapture = () => undefined;
    return () => {
      Element.prototype.setPointerCapture = capture;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    const box = await area(canvas);
    const scale = 1200 / (box.parentElement?.clientWidth ?? 1);
    drag(box, [100, 100], [-60 / scale, 0]);
    await waitFor(() => expect(last()).toEqual({ x: 140, y: 0, width: 800, height: 800, turns: 0 }));
    const [, , corner] = canvasElement.querySelectorAll('[data-diagonal]');
    if (!corner) throw new Error('The area has no corners.');
    drag(corner, [300, 300], [-240 / scale, -240 / scale]);
    await waitFor(() => expect(last()).toEqual({ x: 140, y: 0, width: 560, height: 560, turns: 0 }));
  },
});

/** The same part stays in the area. */
export const Rotated = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await area(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate by 90°' }));
    await expect(last()).toEqual({ x: 0, y: 0, width: 800, height: 1200, turns: 1 });
    const stage = (await area(canvas)).parentElement?.getBoundingClientRect();
    const image = canvas.getByRole('presentation').getBoundingClientRect();
    await expect(Math.round(image.width)).toBe(Math.round(stage?.width ?? 0));
    await expect(Math.round(image.height)).toBe(Math.round(stage?.height ?? 0));
  },
});

/** Turned by 90°, the bottom left quarter of the picture is at the top left. */
export const AsFile = meta.story({
  globals: { language: 'en' },
  args: { aspect: 2 },
  render: (args) => <Cutting {...args} />,
  play: async ({ canvas, userEvent }) => {
    await area(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate by 90°' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cut' }));
    const steelBlue = [70, 130, 180];
    await waitFor(() =>
      expect(onCut.mock.calls).toEqual([[{ width: 200, height: 100, type: 'image/png', corner: steelBlue }]]),
    );
  },
});

export const Broken = meta.story({
  globals: { language: 'en' },
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t load the picture. Choose another one.');
    await expect(onChange).not.toHaveBeenCalled();
  },
});

/** ← moves the area to the left here too: a picture has no direction. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'صورة الملف الشخصي', aspect: 1 },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('group', { name: 'منطقة الاقتصاص' });
    const before = box.getBoundingClientRect().left;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(box.getBoundingClientRect().left).toBeLessThan(before));
    await expect(last()).toEqual({ x: 188, y: 0, width: 800, height: 800, turns: 0 });
  },
});
