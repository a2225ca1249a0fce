import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, onPhone, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { emptyCounter } from './counter.ts';
import type { DhikrScreenProps } from './DhikrScreen.tsx';
import { DhikrScreen } from './DhikrScreen.tsx';

const counter = {
  ...emptyCounter,
  counts: { subhanallah: 45, 'allahu-akbar': 3 },
  day: { date: '2026-11-27', count: 48 },
};

const args: DhikrScreenProps = {
  counter,
  onChange: fn(),
  onUndo: fn(),
  today: () => '2026-11-27',
  onVibrate: fn(),
};

const meta = preview.meta({
  title: 'Screens/Islami/DhikrScreen',
  component: DhikrScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/islami/dhikr' } },
  args,
});

/** In the second round of 33. */
export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /12 \/ 33$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...counter,
      counts: { subhanallah: 46, 'allahu-akbar': 3 },
      day: { date: '2026-11-27', count: 49 },
    });
    await expect(args.onVibrate).toHaveBeenLastCalledWith(15);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset count' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...counter,
      counts: { subhanallah: 0, 'allahu-akbar': 3 },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

export const RoundComplete = meta.story({
  parameters: pictured(onPhone),
  args: { counter: { ...counter, counts: { subhanallah: 66 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Round complete. 2 rounds in total.');
    await expect(canvas.getByRole('button', { name: /33 \/ 33$/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { counter: emptyCounter, onUndo: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add phrase' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    await expect(canvas.getByText('Enter a phrase.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phrase' }), 'Astaghfirullah{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ own: [expect.objectContaining({ text: 'Astaghfirullah', target: 33 })] }),
    );
  },
});

export const Loading = meta.story({
  args: { counter: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dhikr counter' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
