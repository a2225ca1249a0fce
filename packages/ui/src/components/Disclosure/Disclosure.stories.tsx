import { expect, fn } from 'storybook/test';
import { longWord, Narrow } from '../../story/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { title: 'Request', summary: 'GET books.example', children: <Text>Address and headers</Text> },
  parameters: {
    docs: { description: { component: '| Key | Does |\n|---|---|\n| Enter, Space | opens and closes it |\n| Tab | goes on into what is open |' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Request GET books.example' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Address and headers')).not.toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Address and headers')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Address and headers')).not.toBeVisible();
  },
});

export const ByPointer = meta.story({
  args: { aside: <Badge tone="error">2</Badge> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('Address and headers')).toBeVisible();
    await expect(canvas.getByText('2')).toBeVisible();
  },
});

const onOpenChange = fn();
export const Controlled = meta.story({
  args: { isOpen: true, onOpenChange },
  play: async ({ canvas, userEvent }) => {
    onOpenChange.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onOpenChange.mock.calls).toEqual([[false]]);
    await expect(canvas.getByText('Address and headers')).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: { title: longWord, summary: longWord },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Arabic = meta.story({
  globals: { language: 'ar' },
  args: { title: 'الطلب', isOpenAtFirst: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('الطلب');
    await expect(canvas.getByText('Address and headers')).toBeVisible();
  },
});
