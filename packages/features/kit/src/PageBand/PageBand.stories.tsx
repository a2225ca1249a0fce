import { Button } from '@apiyard/ui/Button';
import { expect, waitFor } from 'storybook/test';
import { areasCopy } from '../areas/areas-copy.ts';
import { definePage } from '../routing/page.ts';
import { preview } from '../story/preview.tsx';
import { PageBand } from './PageBand.tsx';

const declared = {
  layout: 'full',
  access: 'user',
  title: 'areas.convert',
  copies: [areasCopy],
  load: () => Promise.reject(new Error('This story opens no page.')),
} as const;
const areaPage = definePage({ ...declared, path: '/convert' });
const toolPage = definePage({ ...declared, path: '/convert/:slug', parent: '/convert' });

const meta = preview.meta({
  title: 'Screens/Parts/PageBand',
  component: PageBand,
  args: { title: 'API hub', purpose: 'Find a tool, run it, call it.' },
});

export const WithActions = meta.story({
  parameters: { variants: ['longWords'] },
  args: { actions: <Button tone="primary">New key</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('API hub');
    await expect(canvas.getByRole('button', { name: 'New key' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('API hub · Apiyard'));
  },
});

/** The link to the parent page is above the title, which does not move when it loads. */
export const Below = meta.story({
  globals: { language: 'en' },
  args: {
    title: 'Hash',
    documentTitle: 'Hash: API reference',
    crumbs: [
      { label: 'API hub', href: '/hub' },
      { label: 'Convert', href: '/convert' },
    ],
  },
  play: async ({ canvas }) => {
    const before = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top;
    const hub = await canvas.findByRole('link', { name: 'API hub' });
    await expect(hub).toHaveAttribute('href', '/hub');
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBe(before);
    await waitFor(() => expect(document.title).toBe('Hash: API reference · Apiyard'));
  },
});

/** A page whose declaration names its parent has a link to it. */
export const BelowAPageOfTheList = meta.story({
  globals: { language: 'en' },
  parameters: { app: { at: '/convert/hash', pages: [areaPage, toolPage] } },
  args: { title: 'Hash' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Convert' })).toHaveAttribute('href', '/convert');
  },
});
