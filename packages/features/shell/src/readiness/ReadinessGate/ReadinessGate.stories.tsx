import { TextField } from '@apiyard/ui/TextField';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useLossDisplay } from '@apiyard/kit/routing/connection-loss.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { ReadinessGate } from './ReadinessGate.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';

function Draft() {
  const [text, setText] = useState('half a sentence');
  return <TextField label="Draft" value={text} onChange={setText} />;
}

function WorksAlone() {
  useLossDisplay('notice');
  return <Draft />;
}

const meta = preview.meta({
  title: 'Screens/Readiness/ReadinessGate',
  component: ReadinessGate,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  args: {
    state: 'ready' as const,
    onRetry: fn(),
    children: <Draft />,
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Draft' })).toBeVisible();
    await expect(canvas.queryByText("Loading API's...")).toBeNull();
  },
});

export const FirstWait = meta.story({
  args: { state: 'first' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("Loading API's...");
    await expect(canvas.queryByLabelText('Draft')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry now' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Lost = meta.story({
  parameters: pictured(inLight),
  args: { state: 'lost' },
  play: async ({ canvas, canvasElement, args }) => {
    const cover = await canvas.findByRole('dialog', { name: "Loading API's..." });
    const draft = canvasElement.querySelector('input');
    await expect(draft).toHaveValue('half a sentence');
    await expect(draft?.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(cover).toBeVisible();
    within(cover).getByRole('button', { name: 'Retry now' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** A page that works without the server is not covered. */
export const LostWithoutNeed = meta.story({
  args: { state: 'lost', children: <WorksAlone /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Draft' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const LostInArabic = meta.story({
  args: { state: 'lost' },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'جارٍ تحميل الواجهات البرمجية…' })).toBeVisible();
  },
});

export const FirstWaitInFrench = meta.story({
  args: { state: 'first' },
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement des API…');
    await expect(canvas.getByRole('button', { name: 'Réessayer maintenant' })).toBeVisible();
  },
});
