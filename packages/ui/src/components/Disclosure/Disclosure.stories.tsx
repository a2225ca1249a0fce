import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  args: { title: 'Request', summary: 'GET books.example', children: <Text>Address and headers</Text> },
  parameters: guide({
    when: 'Use for an optional section that can stay collapsed: advanced settings, the details of a result.',
    words: ['accordion', 'collapse', 'expander', 'details', 'show more', 'collapsible'],
    instead: [
      ['Several sections', 'DisclosureGroup'],
      ['Views of one subject', 'Tabs'],
      ['A few lines beside a button', 'Popover'],
    ],
    keyboard: [
      ['Enter, Space', 'expands or collapses the section'],
      ['Tab', 'moves focus into the expanded content'],
    ],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Request GET books.example' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.getByText('Address and headers')).not.toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Address and headers')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Address and headers')).not.toBeVisible();
  },
});

export const Pointer = meta.story({
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

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { title: 'الطلب', isOpenAtFirst: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('الطلب');
    const arrow = canvas.getByRole('button').querySelector('svg');
    await expect(arrow?.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText('الطلب').getBoundingClientRect().right,
    );
    await expect(canvas.getByText('Address and headers')).toBeVisible();
  },
});

export const ForcedColors = meta.story({
  globals: { language: 'en' },
  args: { isOpenAtFirst: true },
  play: async ({ canvas, userEvent }) => {
    const arrow = canvas.getByRole('button').querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).rotate).toBe('90deg');
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByRole('button')).outlineStyle).toBe('solid');
  },
});
