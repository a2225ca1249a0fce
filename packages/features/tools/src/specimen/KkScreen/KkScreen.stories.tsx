import { makeFamily } from '@apiyard/kernels/specimen/family';
import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { changeDraft, startDraft } from '../family-draft.ts';
import { KkScreen } from './KkScreen.tsx';

const family = makeFamily('contoh');

const meta = preview.meta({
  title: 'Screens/Specimen/KkScreen',
  component: KkScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/kk' } },
  args: {
    seed: 'contoh',
    family,
    today: { year: 2026, month: 11, day: 22 },
    onSeed: fn(),
    onNew: fn(),
    onChange: fn(),
    onMember: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onPng: fn(),
    onJson: fn(),
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Specimen family card');
    const picture = canvas.getByRole('img', { name: /^Specimen card of Wulan Peraga, number 4846001502250699/ });
    await expect(decodeURIComponent(picture.getAttribute('src') ?? '')).toContain('GAYATRI CONTOH');
    await expect(canvas.queryByRole('button', { name: /Remove .Wulan/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Remove .Jaya Percobaan/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(family.members[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add member' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: /Gayatri Contoh/, expanded: false }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Education' }), '!');
    await expect(args.onMember).toHaveBeenCalledWith('m3', { education: 'SD!' });
    await expect(canvas.getByText('February 15, 2025 or February 15, 1925')).toBeVisible();
  },
});

const full = Array.from({ length: 10 }, () => ({ type: 'add' }) as const).reduce(
  changeDraft,
  startDraft('contoh'),
).family;

export const Full = meta.story({
  args: { family: full },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add member' })).toBeDisabled();
    await expect(canvas.getByText('The card is full. Remove a member to add another.')).toBeVisible();
  },
});

export const HeadAlone = meta.story({
  args: { family: { ...family, members: family.members.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add member' })).toBeEnabled();
  },
});
