import { longWord, Narrow } from '@apiyard/ui/story/variants/narrow';
import { expect, fn, within } from 'storybook/test';
import { preview } from '../story/preview.tsx';
import { PageLinks } from './PageLinks.tsx';

const meta = preview.meta({
  title: 'Screens/Parts/PageLinks',
  component: PageLinks,
  args: {
    label: 'Pages of the documentation',
    current: '/docs/limits',
    groups: [
      {
        id: 'guide',
        title: 'Guide',
        items: [
          { id: 'start', label: 'Getting started', href: '/docs' },
          { id: 'limits', label: 'Limits', href: '/docs/limits' },
        ],
      },
      {
        id: 'reference',
        title: 'Reference',
        items: [
          {
            id: 'convert',
            label: 'Converters',
            href: '/docs/convert',
            items: [
              { id: 'hash', label: 'Hash of a text', href: '/docs/convert/hash' },
              { id: 'data', label: 'Data formats', href: '/docs/convert/data' },
            ],
          },
          {
            id: 'puzzle',
            label: 'Puzzles',
            href: '/docs/puzzle',
            items: [{ id: 'sudoku', label: 'Sudoku', href: '/docs/puzzle/sudoku' }],
          },
        ],
      },
    ],
    onNavigate: fn(),
  },
});

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.textContent);

/** Child pages of other pages are hidden until their parent is open. */
export const Success = meta.story({
  parameters: { variants: ['rightToLeft', 'phone', 'forcedColors'] },
  play: async ({ canvas }) => {
    const pages = canvas.getByRole('navigation', { name: 'Pages of the documentation' });
    await expect(linksIn(pages)).toEqual(['Getting started', 'Limits', 'Converters', 'Puzzles']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Limits');
    await expect(linksIn(canvas.getByRole('list', { name: 'Reference' }))).toEqual(['Converters', 'Puzzles']);
  },
});

export const InsideOne = meta.story({
  args: { current: '/docs/convert/data' },
  play: async ({ canvas }) => {
    await expect(linksIn(canvas.getByRole('list', { name: 'Reference' }))).toEqual([
      'Converters',
      'Hash of a text',
      'Data formats',
      'Puzzles',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Data formats');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Limits' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'صفحات الوثائق',
    current: '/docs/convert/hash',
    groups: [
      {
        id: 'reference',
        title: 'المرجع',
        items: [
          {
            id: 'convert',
            label: 'المحوّلات',
            href: '/docs/convert',
            items: [{ id: 'hash', label: 'بصمة نص', href: '/docs/convert/hash' }],
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const outer = canvas.getByText('المحوّلات').getBoundingClientRect();
    await expect(canvas.getByText('بصمة نص').getBoundingClientRect().right).toBeLessThan(outer.right);
  },
});

export const LongWords = meta.story({
  args: {
    current: '/long',
    groups: [{ id: 'long', title: longWord, items: [{ id: 'a', label: longWord, href: '/long' }] }],
  },
  render: (args) => (
    <Narrow>
      <PageLinks {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const pages = canvas.getByRole('navigation');
    await expect(pages.scrollWidth).toBeLessThanOrEqual(pages.clientWidth);
  },
});
