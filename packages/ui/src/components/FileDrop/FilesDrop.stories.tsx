import { useState } from 'react';
import type { ComponentType } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { preview } from '../../story/preview.tsx';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { FileDrop } from './FileDrop.tsx';
import type { FileDropProps, FileState } from './FileDrop.tsx';

type ManyFilesProps = Extract<FileDropProps, { allowsMultiple: true }>;

function Kept({ value, onChange, ...props }: ManyFilesProps) {
  const [files, setFiles] = useState(value);
  return (
    <FileDrop
      {...props}
      allowsMultiple
      value={files}
      onChange={(next) => {
        onChange(next);
        setFiles(next);
      }}
    />
  );
}

const fileOf = (name: string, sizeBytes: number, type: string) => new File([new Uint8Array(sizeBytes)], name, { type });
const harbour = fileOf('harbour.png', 12_300, 'image/png');
const crane = fileOf('crane.jpg', 840_000, 'image/jpeg');
const quay = fileOf('quay.png', 2_400, 'image/png');

const states: Record<string, FileState> = {
  [harbour.name]: { kind: 'done' },
  [crane.name]: { kind: 'sending', progress: 0.4 },
  [quay.name]: { kind: 'failed', message: 'The connection was lost. Try again.' },
};

const onChange = fn<(files: File[]) => void>();
const onRetry = fn<(file: File) => void>();

const meta = preview.meta({
  title: 'Components/Inputs/FileDrop/Several files',
  // Its props are a union, of which stories need one member.
  component: FileDrop as ComponentType<ManyFilesProps>,
  args: {
    label: 'Pictures',
    allowsMultiple: true as const,
    accept: ['image/png', 'image/jpeg'],
    sizeBytesMax: 1_000_000,
    countMax: 4,
    value: [] as readonly File[],
    onChange,
  },
  render: (args) => <Kept {...args} />,
  beforeEach: () => {
    onChange.mockClear();
    onRetry.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          'With `allowsMultiple` files are listed, each with its type and size, its progress and a way to try again.',
      },
    },
  },
});

const inputOf = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The file input is missing.');
  return input;
};

/** The limits are explained before anything is refused. */
export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Pictures' })).toHaveAccessibleDescription(
      /Maximum number of files: 4 . Maximum size per file: 1.MB . Accepted types: PNG, JPEG/,
    );
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible();
    await expect(inputOf(canvasElement).multiple).toBe(true);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), [harbour, crane]);
    await userEvent.upload(inputOf(canvasElement), [quay]);
    const list = await canvas.findByRole('list', { name: 'Pictures' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['harbour.pngPNG · 12.3 kB', 'crane.jpgJPG · 840 kB', 'quay.pngPNG · 2.4 kB']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove crane.jpg' }));
    await expect(onChange.mock.lastCall).toEqual([[harbour, quay]]);
  },
});

/** After a file is removed, the focus stays in the list, and the number is announced. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { value: [harbour, crane, quay] },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Choose files' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove harbour.png' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove crane.jpg' })).toHaveFocus());
    await expect(canvas.getByText('2 items')).toHaveAttribute('role', 'status');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove crane.jpg' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
    await expect(onChange.mock.lastCall).toEqual([[]]);
  },
});

/** Pasted files are added too. */
export const Pasted = meta.story({
  args: { value: [harbour] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(crane);
    clipboardData.items.add(quay);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect(await canvas.findByText('quay.png')).toBeVisible();
    await expect(onChange.mock.lastCall).toEqual([[harbour, crane, quay]]);
  },
});

export const Sending = meta.story({
  globals: { language: 'en' },
  args: { value: [harbour, crane, quay], stateOf: ({ name }: File) => states[name], onRetry },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Done' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'crane.jpg' })).toHaveAttribute('aria-valuetext', '40%');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost. Try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again quay.png' }));
    await expect(onRetry.mock.calls).toEqual([[quay]]);
  },
});

/** What fits is taken; for the others it says why. */
export const Refused = meta.story({
  globals: { language: 'en' },
  args: { value: [harbour], countMax: 2 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    inputOf(canvasElement).accept = '';
    await userEvent.upload(inputOf(canvasElement), [fileOf('notes.txt', 10, 'text/plain'), crane, quay]);
    await expect(onChange.mock.lastCall).toEqual([[harbour, crane]]);
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(
      /notes\.txt.?: This file type isn’t accepted\. Choose one of these: PNG, JPEG\. Maximum number of files: 2/,
    );
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, value: [harbour] },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

export const LongWords = meta.story({
  args: {
    value: [fileOf(`${longWord}.png`, 12_300, 'image/png')],
    stateOf: () => states[quay.name],
    onRetry,
  },
  render: (args) => (
    <Narrow>
      <Kept {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الصور', value: [harbour, crane] },
  play: async ({ canvas }) => {
    const name = canvas.getByText('harbour.png').getBoundingClientRect();
    const [remove] = canvas.getAllByRole('button', { name: /harbour\.png/ });
    await expect(remove?.getBoundingClientRect().right).toBeLessThanOrEqual(name.left);
  },
});
