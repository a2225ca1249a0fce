import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dense } from './Dense.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Dense',
  component: Dense,
  parameters: guide({
    when: 'Use for expert tools that show many fields on one screen and are used all day.',
    words: ['compact', 'density', 'dense mode'],
    instead: [['Forms that are filled in once', 'Form']],
    notes: [
      'Fields and tabs inside are 32 px high instead of 40, with 13 px text. Touch targets keep their full size.',
    ],
  }),
});

const fields = (
  <Stack space={1.5}>
    <TextField label="Selector" isMonospaced defaultValue="article.product" />
    <Select label="Type" options={[{ id: 'text', label: 'Text' }]} value="text" onChange={fn()} />
  </Stack>
);

export const Default = meta.story({
  args: { children: fields },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Selector' }).parentElement?.offsetHeight).toBe(32);
    await expect(canvas.getByRole('button', { name: /Type/ }).offsetHeight).toBe(32);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { children: fields },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Selector' })).toHaveValue('article.product');
  },
});
