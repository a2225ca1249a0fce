import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dense } from './Dense.tsx';

const meta = preview.meta({
  title: 'Components/Dense',
  component: Dense,
  parameters: guide({
    when: 'Tools that people work in all day, where many fields must be seen at once.',
    words: ['compact', 'density'],
    instead: [['Forms that are filled in once', 'Form']],
    notes: ['Fields and tabs inside are 32 px high instead of 40, their text 13 px. Fingers keep the full size.'],
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
