import { expect, fn } from 'storybook/test';
import { longWord, Narrow } from '../../story/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dense } from './Dense.tsx';

const meta = preview.meta({ title: 'Components/Dense', component: Dense });

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

export const LongWords = meta.story({
  args: { children: <TextField label={longWord} errorMessage={longWord} /> },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Arabic = meta.story({
  globals: { language: 'ar' },
  args: { children: fields },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Selector' })).toHaveValue('article.product');
  },
});
