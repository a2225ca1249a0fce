import { Card } from '@apiyard/ui/Card';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconUser } from '@tabler/icons-react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { catalogueOf } from '@apiyard/kit/story/catalogue.ts';
import { storyApis } from '@apiyard/kit/story/apis.ts';
import { storyAdmin, storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { OnRoot } from '../story/OnRoot.tsx';
import { storyMenu } from '../story/shell-menu.ts';
import { storyPages } from '../story/story-pages.ts';
import { FullFrame } from './FullFrame.tsx';

function Page() {
  return (
    <Stack space={3}>
      <PageBand title="API hub" purpose="Find an API, try it here and copy the code." />
      <Card>
        <Text>The content of the page.</Text>
      </Card>
    </Stack>
  );
}

const onLogOut = fn();
const meta = preview.meta({
  title: 'Screens/Shell/FullFrame',
  component: FullFrame,
  globals: { language: 'en' },
  args: { menu: storyMenu(), children: <Page /> },
  decorators: [(Story) => <OnRoot>{Story()}</OnRoot>],
  parameters: { layout: 'fullscreen', app: { user: storyUser, at: '/dashboards/', onLogOut } },
  beforeEach: ({ msw }) => {
    onLogOut.mockClear();
    spyOn(navigator, 'platform', 'get').mockReturnValue('Linux x86_64');
    msw.use(...catalogueOf(() => storyApis));
  },
});

const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }));
const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width;
const side = () => screen.queryByRole('complementary', { name: 'Apiyard' })?.firstElementChild;

/** The specification's figures: sidebar 270, header 70. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(widthOf(side())).toBe(270);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(70);
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(
      menu()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Dashboard',
      'API hub',
      'Favourites',
      'API keys',
      'Usage',
      'Plan',
      'Documentation',
      'Recent updatesNew',
    ]);
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(270);
    await expect(canvas.getByRole('button', { name: 'Search pages and tools' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+K',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(onLogOut).toHaveBeenCalledOnce();
  },
});

/** Checks for every width. */
export const AnyWidth = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('API hub');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Visitor = meta.story({
  parameters: { app: { user: null, at: '/hub?area=random' } },
  args: { menu: storyMenu({ at: '/hub', who: 'visitor' }) },
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link', { name: 'Sign in' });
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/auth/login?to=%2Fhub%3Farea%3Drandom',
      '/auth/login?to=%2Fhub%3Farea%3Drandom',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull();
    await expect(canvas.queryByText('Admin')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Account' })).toBeNull();
  },
});

/** The headings of groups open and close them, which is kept in the settings. */
export const Groups = meta.story({
  play: async ({ canvas }) => {
    const areas = canvas.getByRole('button', { name: 'Tool areas' });
    await expect(areas).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Convert 12' })).toBeNull();
    areas.focus();
    await userEvent.keyboard('{Enter}');
    await expect(areas).toHaveAttribute('aria-expanded', 'true');
    await expect(
      within(canvas.getByRole('list', { name: 'Tool areas' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Convert12', 'Puzzles4', 'Islamic6', 'Random9', 'AI2']);
    await userEvent.click(canvas.getByRole('button', { name: 'Learn' }));
    await expect(canvas.queryByRole('link', { name: 'Documentation' })).toBeNull();
    await expect(document.documentElement.dataset['menuGroups']).toBe('areas+ learn-');
  },
});

/** The heading of a closed group with the page in it is marked. */
export const InClosedGroup = meta.story({
  args: { menu: storyMenu({ at: '/hub/convert/hash' }) },
  play: async ({ canvas }) => {
    const areas = canvas.getByRole('button', { name: 'Tool areas' });
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    await expect(background(areas)).not.toBe(background(canvas.getByRole('button', { name: 'Learn' })));
    await userEvent.click(areas);
    await expect(canvas.getByRole('link', { name: 'Convert 12' })).toHaveAttribute('aria-current', 'page');
  },
});

/** Admins change to the menu of the admin area below the menu. */
export const AdminOutside = meta.story({
  parameters: { app: { user: storyAdmin, at: '/dashboards/' } },
  args: { menu: storyMenu({ who: 'admin' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/users');
    await expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull();
  },
});

export const Admin = meta.story({
  parameters: { app: { user: storyAdmin, at: '/addscrape/start' } },
  args: { menu: storyMenu({ at: '/addscrape/start', who: 'admin' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Scraper APIs' })).toHaveAttribute('aria-current', 'page');
    await expect(
      menu()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Users', 'Scraper APIs', 'Audit log']);
    await expect(canvas.getByRole('link', { name: 'Back to Apiyard' })).toHaveAttribute('href', '/dashboards/');
  },
});

/** The menu with the modules that are planned too. The group of the current page is open; groups open and close. */
export const Everything = meta.story({
  parameters: { app: { user: storyUser, at: '/dashboards/', choices: { menuGroups: { samples: true } } } },
  args: { menu: storyMenu({ withPlanned: true, at: '/apps/friends' }) },
  play: async ({ canvas }) => {
    const users = canvas.getByRole('button', { name: 'Users' });
    await expect(users).toHaveAttribute('aria-expanded', 'true');
    const friends = canvas.getByRole('link', { name: 'Friends' });
    await expect(friends).toHaveAttribute('aria-current', 'page');
    await expect(friends.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight - 70);
    users.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: 'Followers' })).toBeNull();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('link', { name: 'Followers' })).toBeVisible();
  },
});

/** Reserves space for the areas until the catalogue loads. */
export const Loading = meta.story({
  parameters: {
    ...pictured(inLight),
    app: { user: storyUser, at: '/dashboards/', choices: { menuGroups: { areas: true } } },
  },
  args: { menu: storyMenu({ areas: undefined }) },
  play: async () => {
    const areas = menu().getByRole('list', { name: 'Tool areas' });
    await expect(areas).toHaveAttribute('aria-busy', 'true');
    await expect(areas.children).toHaveLength(10);
  },
});

/** 87 px; the keyboard widens it over the page, which stays where it is, and leaving it makes it narrow again. */
export const Mini = meta.story({
  parameters: { app: { user: storyUser, at: '/dashboards/', choices: { isCollapse: true } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(widthOf(side())).toBe(87));
    await waitFor(() => expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(87));
    const drawing = canvas.getByRole('link', { name: 'Dashboard' }).querySelector('svg')?.getBoundingClientRect();
    await expect(drawing && Math.abs((drawing.left + drawing.right) / 2 - 43)).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(widthOf(side())).toBe(270));
    await waitFor(() => expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(87));
    await userEvent.click(canvas.getByRole('main'));
    await waitFor(() => expect(widthOf(side())).toBe(87));
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }));
    await waitFor(() => expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(270));
  },
});

export const MiniUnderThePointer = meta.story({
  parameters: { app: { user: storyUser, at: '/dashboards/', choices: { isCollapse: true } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(widthOf(side())).toBe(87));
    await fireEvent.pointerMove(canvas.getByRole('link', { name: 'Dashboard' }), { pointerType: 'mouse' });
    await waitFor(() => expect(widthOf(side())).toBe(270));
    await expect(canvas.getByText('Learn')).toBeVisible();
  },
});

/** The menu is below the header; there is no sidebar. */
export const Horizontal = meta.story({
  parameters: { app: { user: storyUser, at: '/dashboards/', choices: { isHorizontal: true } }, ...pictured(inDark) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('navigation', { name: 'Menu' })).toHaveLength(1));
    const bar = await canvas.findByRole('button', { name: 'Tool areas' });
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(16);
    await expect(bar.closest('nav')?.getBoundingClientRect().top).toBe(70);
    await userEvent.click(bar);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Convert' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** Entries that do not fit are under 'More'. */
export const HorizontalWithoutRoom = meta.story({
  parameters: { app: { user: storyAdmin, at: '/dashboards/', choices: { isHorizontal: true } } },
  args: { menu: storyMenu({ who: 'admin', withPlanned: true }) },
  decorators: [(Story) => <div style={{ inlineSize: 760, overflow: 'hidden' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More' });
    await userEvent.click(more);
    await expect(await screen.findByRole('menuitem', { name: 'Admin' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** ⌘K or Ctrl K, an area, Enter. */
export const PaletteByKeys = meta.story({
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('searchbox', { name: 'Search pages, tools and settings' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(await screen.findByRole('option', { name: /Hash/ })).toBeVisible();
    await userEvent.type(field, 'sha256');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.getAttribute('data-key'))).toEqual([
        '/hub/convert/hash',
      ]),
    );
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

const users = { label: 'found.users', icon: IconUser, order: 30 } as const;
const people = fn(({ query }: { readonly query: string }) => [{ href: '/admin/users/1', title: `Noor, by ${query}` }]);

/** Records are searched by the server from two characters on, when typing pauses; actions run. */
export const PaletteFindsRecords = meta.story({
  parameters: { app: { user: storyAdmin, at: '/dashboards/', onLogOut } },
  args: {
    menu: {
      ...storyMenu({ who: 'admin' }),
      pages: [
        ...storyPages,
        {
          path: '/admin/people',
          access: 'admin',
          finders: [{ isSearch: true, load: async () => ({ default: { group: users, find: people } }) }],
        },
      ],
    },
  },
  beforeEach: () => void people.mockClear(),
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('searchbox', { name: 'Search pages, tools and settings' });
    await userEvent.type(field, 'noor');
    await expect(await screen.findByRole('option', { name: 'Noor, by noor' })).toBeVisible();
    await expect(people.mock.calls.map(([{ query }]) => query)).toEqual(['noor']);
    await userEvent.clear(field);
    await userEvent.type(field, 'log out');
    await userEvent.click(await screen.findByRole('option', { name: 'Sign out' }));
    await expect(onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Prints once the palette has left the page. */
export const PalettePrints = meta.story({
  play: async () => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('searchbox'), 'print');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** `?` lists the shortcuts; single keys are ignored while typing. */
export const Shortcuts = meta.story({
  play: async () => {
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(sheet.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Search pages, tools and settings',
      'Show keyboard shortcuts',
      'Go to dashboard',
      'Go to API hub',
      'Go to documentation',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Changes apply immediately; a reset can be undone. */
export const Customizing = meta.story({
  parameters: { app: { user: storyUser, at: '/dashboards/', choices: { isCollapse: true } } },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Customise' });
    // In the page's margin: content ends before it.
    const { left, right, bottom } = open.getBoundingClientRect();
    await expect([document.documentElement.clientWidth - right, window.innerHeight - bottom]).toEqual([0, 24]);
    const page = canvas.getByRole('main');
    await expect(
      page.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(page).paddingRight),
    ).toBeLessThanOrEqual(left);
    await userEvent.click(open);
    const sheet = within(await screen.findByRole('dialog', { name: 'Customise' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Horizontal' }));
    await waitFor(() => expect(document.documentElement.dataset['layout']).toBe('horizontal'));
    await expect(sheet.queryByRole('radiogroup', { name: 'Sidebar' })).toBeNull();
    await userEvent.click(sheet.getByRole('radio', { name: 'Full width' }));
    await expect(document.documentElement.dataset['boxedLayout']).toBe('full');
    await userEvent.click(sheet.getByRole('button', { name: 'Reset' }));
    await waitFor(() =>
      expect({ ...document.documentElement.dataset }).toMatchObject({
        layout: 'vertical',
        boxedLayout: 'boxed',
        sidebarType: 'full-sidebar',
      }),
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Apps = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apps' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Apps' }));
    await expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/convert',
      '/puzzle',
      '/islami',
      '/random',
      '/ai',
      '/dashboards/',
      '/hub',
      '/hub?favourites',
      '/docs',
      '/recent-updates',
      '/apps/blog/posts',
    ]);
  },
});

/** Explains what still works, and disappears when the connection returns. */
export const Offline = meta.story({
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText(
      'You’re offline. You can keep reading and editing this page. Calls work again once you’re back online.',
    );
    await expect(words.closest('[role=status]')).toBeVisible();
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(words).not.toBeInTheDocument());
  },
});

/** The first stop of the keyboard leads past the menu. */
export const SkipsTheMenu = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    // It covers the brand while it has the focus.
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'Apiyard' })[0]).toHaveFocus();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'لوحة المعلومات' })).toHaveAttribute('aria-current', 'page');
    await expect(side()?.getBoundingClientRect().right).toBe(document.documentElement.clientWidth);
    await expect(canvas.getByRole('button', { name: 'تخصيص المظهر' }).getBoundingClientRect().left).toBe(0);
  },
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '仪表板' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: '搜索页面和工具' })).toBeVisible();
  },
});

/** Phones have no margin: it is opened from the header's menu, and nothing covers the page. */
export const CustomizingPhoneWindow = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Customise' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Customise' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Customise' }));
    const purple = sheet.getByRole('radio', { name: 'Purple' });
    await expect(purple).not.toBeChecked();
    await userEvent.click(purple);
    await waitFor(() => expect(purple).toBeChecked());
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
});

/** Below 600 px, secondary actions are in one menu, and the site's menu is in a drawer. */
export const PhoneWindow = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Language' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'More' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(widthOf(drawer)).toBeGreaterThan(260));
    await expect(widthOf(drawer)).toBeLessThanOrEqual(270);
    await expect(await within(drawer).findByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});
