import { IconKey } from '@tabler/icons-react';
import { Text } from '@apiyard/ui/Text';
import { expect, within } from 'storybook/test';
import { loadActive } from '../copy.ts';
import type { Page } from '../routing/page.ts';
import { definePage } from '../routing/page.ts';
import { preview } from '../story/preview.tsx';
import { accountPageCopy } from './account-page-copy.ts';
import { AccountPage } from './AccountPage.tsx';

/** Three pages, not in the order of their menu. */
const [profile, keys, usage] = (['profile', 'keys', 'usage'] as const).map((name, index) =>
  definePage({
    path: `/account/${name}`,
    layout: 'full',
    access: 'user',
    title: `accountPage.${name}`,
    copies: [accountPageCopy],
    load: () => Promise.reject(new Error('This story opens no page.')),
    menu: [{ group: 'person', order: index * 10, label: 'shell.account.keys', icon: IconKey }],
  }),
) as [Page, Page, Page];

const meta = preview.meta({
  title: 'Screens/Parts/AccountPage',
  component: AccountPage,
  globals: { language: 'en' },
  loaders: [() => loadActive(accountPageCopy)],
  parameters: { app: { at: '/account/keys', pages: [usage, profile, keys] } },
  args: { purpose: 'Keys let programs call the API as you.' },
  render: (args) => (
    <AccountPage {...args}>
      <Text>The content of the page.</Text>
    </AccountPage>
  ),
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    const pages = canvas.getByRole('navigation', { name: 'Account pages' });
    await expect(
      within(pages)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Profile', 'API keys', 'Usage']);
    await expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('API keys');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('API keys');
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('navigation')).getAllByRole('link') as [HTMLElement, HTMLElement];
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().left);
  },
});
