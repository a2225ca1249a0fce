import { expect, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { TabLinks } from './TabLinks.tsx';

const items = ['Profile', 'Security', 'Keys'].map((label) => ({
  id: label.toLowerCase(),
  label,
  href: `#${label.toLowerCase()}`,
}));
const many = [longWord, 'Profile', 'Security', 'Keys', 'Usage', 'Plan'].map((label) => ({
  id: label,
  label,
  href: `#${label}`,
}));

const meta = preview.meta({
  title: 'Components/Navigation/TabLinks',
  component: TabLinks,
  args: { label: 'Pages of your account', items, current: 'security' },
  parameters: guide({
    when: 'Use above the pages of one subject for navigation between a few of them: profile, security and keys of an account.',
    words: ['tab bar', 'sub navigation', 'secondary navigation', 'section nav', 'navigation tabs'],
    instead: [
      ['Views without URLs of their own', 'Tabs'],
      ['Many pages, in groups', 'NavigationTree'],
      ['Navigation to parent pages', 'Breadcrumbs'],
    ],
    keyboard: [
      ['Tab', 'moves between links'],
      ['Enter', 'opens the link'],
    ],
    notes: ['Links that do not fit into one line continue in the next.'],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of your account' }));
    await expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#profile',
      '#security',
      '#keys',
    ]);
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Security');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Keys' })).toHaveFocus();
  },
});

/** In the wireframe all texts have the same colour. */
export const Pointer = meta.story({
  globals: { theme: 'BLUE_THEME' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Keys' });
    const before = getComputedStyle(link).color;
    link.style.transition = 'none';
    await userEvent.hover(link);
    await expect(getComputedStyle(link).color).not.toBe(before);
    await userEvent.unhover(link);
  },
});

/** No link is cut off. */
const isWhole = async (canvas: { getByRole: (role: string) => HTMLElement }) => {
  const line = canvas.getByRole('navigation');
  await expect([line.clientWidth, line.scrollWidth]).toEqual([320, 320]);
};

export const LongWords = meta.story({
  args: { items: many, current: 'Plan' },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => isWhole(canvas),
});

/** French words of a menu on a phone take two lines. */
export const OnAPhone = meta.story({
  args: {
    items: ['Profil', 'Sécurité', 'Clés API', 'Utilisation', 'Forfait'].map((label) => ({
      id: label,
      label,
      href: `#${label}`,
    })),
    current: 'Sécurité',
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => isWhole(canvas),
});

/** The first link is at the right. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { items: many, current: 'Plan' },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link') as [HTMLElement];
    await expect(first.getBoundingClientRect().right).toBe(
      canvas.getByRole('navigation').getBoundingClientRect().right,
    );
    await isWhole(canvas);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const line = (name: string) => getComputedStyle(canvas.getByRole('link', { name })).borderBottomColor;
    const ground = getComputedStyle(document.body).backgroundColor;
    await expect([line('Security') === ground, line('Profile') === ground, line('Keys') === ground]).toEqual([
      false,
      true,
      true,
    ]);
  },
});
