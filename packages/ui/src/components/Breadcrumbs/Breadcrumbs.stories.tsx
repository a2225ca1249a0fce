import { expect, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const short = [{ label: 'Tools', href: '#tools' }, { label: 'Random', href: '#tools/random' }, { label: 'UUID' }];
const deep = ['Home', 'Scrapers', 'Books', 'Science fiction', 'Editions', 'Prices'].map((label) => ({
  label,
  href: `#${label}`,
}));

const meta = preview.meta({
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: short },
  parameters: guide({
    when: 'Use above the title of a page that is at least two levels deep, to show its location and link to its parents.',
    words: ['trail', 'path', 'navigation path', 'breadcrumb trail'],
    instead: [
      ['Steps of a task', 'Stepper'],
      ['Navigation between the pages of a section', 'NavigationTree'],
      ['Views of one subject', 'Tabs'],
    ],
    keyboard: [
      ['Tab', 'moves focus to each item and to the button for hidden items'],
      ['Enter', 'opens the page, or shows the hidden items'],
    ],
    notes: [
      'If the items do not fit, those after the first collapse into a menu. On phones only the link to the parent page is shown.',
    ],
  }),
});

/** On a phone the story would show only the parent. */
const entries = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map(({ textContent }) => textContent);

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await waitFor(() => expect(entries(canvas)).toEqual(['Tools', 'Random', 'UUID']));
    await expect(canvas.getByRole('link', { name: 'Random' })).toHaveAttribute('href', '#tools/random');
    await expect(canvas.getByRole('link', { name: 'UUID' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'UUID' })).not.toHaveAttribute('href');
  },
});

/** More than five entries: those after the first are in the menu. */
export const Deep = meta.story({
  globals: { language: 'en' },
  args: { items: deep },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show hidden path' });
    await expect(entries(canvas)).toEqual(['Home', '', 'Books', 'Science fiction', 'Editions', 'Prices']);
  },
});

export const NoRoom = meta.story({
  globals: { language: 'en' },
  args: { items: deep },
  render: (args) => (
    <Narrow>
      <Breadcrumbs {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show hidden path' });
    await waitFor(() => expect(entries(canvas)).toEqual(['Home', '', 'Prices']));
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { items: deep, most: 3 },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Show hidden path' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Show hidden path' });
    await expect(
      (await screen.findAllByRole('menuitem')).map((item) => [item.textContent, item.getAttribute('href')]),
    ).toEqual([
      ['Scrapers', '#Scrapers'],
      ['Books', '#Books'],
      ['Science fiction', '#Science fiction'],
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Editions' })).toHaveFocus();
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Random' }));
    await expect(location.hash).toBe('#tools/random');
  },
});

export const LongWords = meta.story({
  args: { items: [{ label: 'Tools', href: '#tools' }, { label: longWord, href: '#long' }, { label: longWord }] },
  render: (args) => (
    <Narrow>
      <Breadcrumbs {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => {
      const list = canvas.getByRole('list');
      return expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    });
    const name = canvas.getByRole('link', { name: longWord });
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('navigation').getBoundingClientRect().right + 1,
    );
  },
});

/** The parent links stay in full, even if the page's name is long. */
export const LongLast = meta.story({
  args: { items: [{ label: 'Updates', href: '#updates' }, { label: `${longWord} `.repeat(6) }] },
  render: (args) => (
    <div style={{ inlineSize: '40rem' }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('Updates', { selector: 'ol span' });
    await waitFor(() => expect(words.scrollWidth).toBe(words.clientWidth));
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(40);
  },
});

/** The path starts at the right, and its arrows point left. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { items: [{ label: 'الأدوات', href: '#tools' }, { label: 'عشوائي', href: '#random' }, { label: 'معرّف' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'مسار التنقل' })).toBeVisible();
    const first = canvas.getByRole('link', { name: 'الأدوات' }).getBoundingClientRect();
    await expect(first.left).toBeGreaterThan(
      canvas.getByRole('link', { name: 'عشوائي' }).getBoundingClientRect().right,
    );
    const arrow = canvas.getAllByRole('listitem')[0]?.querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link', { name: 'UUID' })).fontWeight).toBe('500');
    await expect(getComputedStyle(canvas.getByRole('link', { name: 'Random' })).fontWeight).toBe('400');
  },
});
