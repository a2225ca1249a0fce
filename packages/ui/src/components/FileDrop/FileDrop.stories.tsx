import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { FileDrop } from './FileDrop.tsx';
import type { FileDropProps } from './FileDrop.tsx';

type OneFileProps = Extract<FileDropProps, { allowsMultiple?: false }>;

function Kept({ value, onChange, ...props }: OneFileProps) {
  const [file, setFile] = useState(value);
  return (
    <FileDrop
      {...props}
      value={file}
      onChange={(next) => {
        onChange(next);
        setFile(next);
      }}
    />
  );
}

const picture = new File([new Uint8Array(12_300)], 'harbour.png', { type: 'image/png' });

const meta = preview.meta({
  title: 'Components/Inputs/FileDrop',
  component: FileDrop,
  args: {
    label: 'Picture',
    description: 'PNG or JPEG, up to 1 MB.',
    accept: ['image/png', 'image/jpeg'],
    sizeBytesMax: 1_000_000,
    value: null,
    onChange: fn<(file: File | null) => void>(),
  } satisfies OneFileProps,
  render: (args) => <Kept {...(args as OneFileProps)} />,
  parameters: guide({
    when: 'Use to upload a file by selecting, dropping or pasting it, or with `allowsMultiple` a list of files. A file that is too large or of the wrong type is rejected with an error message.',
    instead: [
      ['The URL of a file', 'TextField'],
      ['Text that users can paste', 'TextArea'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the drop area, then to the button'],
      ['Ctrl V', 'pastes a file into the drop area'],
      ['Enter', 'on the button opens the file dialog'],
      ['Tab', 'then moves through the files: to try again, and to remove'],
    ],
    notes: [
      'Without a `description`, the limits are explained in the language in use: types, size and number.',
      '`stateOf` shows what happens with each file: `sending` with its progress, `failed` with a message and a button to try again, `done`.',
      'After a file is removed, the focus moves to the next one, and the new number is announced.',
    ],
    words: ['upload', 'attachment', 'dropzone', 'file input', 'file upload', 'drag and drop'],
  }),
});

function fileInput(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The file input is missing.');
  return input;
}

/** Drops the picture into the drop area, as if from a folder. */
function drop(group: HTMLElement): void {
  const fromDisk: Pick<FileSystemEntry, 'isFile' | 'isDirectory'> = { isFile: true, isDirectory: false };
  spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(fromDisk as FileSystemEntry);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(picture);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    group.querySelector('[data-rac]')?.dispatchEvent(event);
  }
}

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Picture' })).toHaveAccessibleDescription(
      'PNG or JPEG, up to 1 MB.',
    );
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await expect(fileInput(canvasElement).accept).toBe('image/png,image/jpeg');
  },
});

export const Chosen = meta.story({
  globals: { language: 'en' },
  args: { value: picture },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('harbour.png')).toBeVisible();
    await expect(canvas.getByText('12.3 kB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove harbour.png' }));
    await expect(args.onChange.mock.calls).toEqual([[null]]);
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(fileInput(canvasElement), picture);
    await expect(args.onChange.mock.calls).toEqual([[picture]]);
    await expect(canvas.getByText('harbour.png')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(picture);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(canvas.getByText('harbour.png')).toBeVisible();
  },
});

export const Dropped = meta.story({
  play: async ({ canvas, args }) => {
    drop(canvas.getByRole('group', { name: /Picture/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(canvas.getByText('harbour.png')).toBeVisible();
  },
});

export const TooLarge = meta.story({
  globals: { language: 'en' },
  args: { sizeBytesMax: 10_000 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(fileInput(canvasElement), picture);
    await expect(canvas.getByRole('status')).toHaveTextContent('The file is too large. The maximum is 10 kB.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const OfAnotherKind = meta.story({
  globals: { language: 'en' },
  args: { accept: ['.csv'] },
  play: async ({ canvas, args }) => {
    drop(canvas.getByRole('group', { name: /Picture/ }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('This file type isn’t accepted. Choose one of these: .csv.'),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Choose a picture to go on.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose a picture to go on.');
    await expect(canvas.queryByText('PNG or JPEG, up to 1 MB.')).toBeNull();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, value: picture },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الصورة', description: 'حتى ميغابايت واحد.', value: picture },
  play: async ({ canvas }) => {
    const name = canvas.getByText('harbour.png').getBoundingClientRect();
    const [remove] = canvas.getAllByRole('button', { name: /harbour\.png/ });
    await expect(remove?.getBoundingClientRect().right).toBeLessThanOrEqual(name.left);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group').querySelector('[data-rac]');
    const style = area && getComputedStyle(area);
    await expect([style?.borderTopStyle, style?.borderTopWidth]).toEqual(['dashed', '1px']);
  },
});
