import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { Component } from './collapsible.route.tsx';
import type { CollapsibleScreenProps } from './CollapsibleScreen.tsx';
import { CollapsibleScreen } from './CollapsibleScreen.tsx';
import { orders } from './orders.ts';
import { tablesCopy } from './tables-copy.ts';

const args: CollapsibleScreenProps = {
  orders,
  sort: { column: 'product', direction: 'ascending' },
  open: new Set(),
  onSort: fn(),
  onOpen: fn(),
};

const meta = preview.meta({
  title: 'Screens/Tables/Collapsible',
  component: CollapsibleScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(tablesCopy)],
  args,
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args: { onOpen, onSort } }) => {
    await expect(canvas.getAllByRole('rowheader').map((name) => name.textContent)).toEqual([
      'Dotted notebook, A5Paper',
      'Enamel kettle, 1.5 lKitchen',
      'Folding chair in ashFurniture',
      'Reading lamp “Heron”Lighting',
    ]);
    await expect(canvas.getByRole('columnheader', { name: 'Product' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Product' }));
    await expect(onSort).toHaveBeenCalledWith({ column: 'product', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show history of Folding chair in ash' }));
    await expect(onOpen).toHaveBeenCalledWith(new Set(['chair']));
  },
});

export const Open = meta.story({
  args: { open: new Set(['kettle']) },
  play: async ({ canvas }) => {
    const history = canvas.getByRole('table', { name: 'History of Enamel kettle, 1.5 l' });
    await expect(history).toHaveTextContent('Nov 3, 2026Amina Haddad3 × €42.90€128.70');
    await expect(history).toHaveTextContent('Total7€300.30');
  },
});

/** By keyboard only, with the complete state in the URL. */
export const WholeRoute = meta.story({
  parameters: { app: { at: '/tables/collapsible', routes: [{ path: '/tables/collapsible', Component }] } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Price' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Folding chair in ash'));
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all rows' }));
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(5));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide history of Reading lamp “Heron”' }));
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(4));
    await expect(canvas.getByRole('button', { name: 'Expand all rows' })).toBeVisible();
  },
});

export const Phone = meta.story({
  args: { open: new Set(['notebook']) },
  render: (shown) => (
    <div style={{ inlineSize: '20rem' }}>
      <CollapsibleScreen {...shown} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /Sort by/ })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /Dotted notebook/ })).toBeVisible();
    await expect(canvasElement.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { open: new Set(['lamp']) },
  play: async ({ canvas }) => expect(canvas.getByRole('table', { name: 'سجل مصباح القراءة «بلشون»' })).toBeVisible(),
});
