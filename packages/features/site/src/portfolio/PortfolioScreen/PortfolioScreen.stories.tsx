import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { Component } from '../portfolio.route.tsx';
import { portfolioCopy } from '../portfolio-copy.ts';
import { PortfolioScreen } from './PortfolioScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Site/Portfolio',
  component: PortfolioScreen,
  globals: { language: 'en' },
  args: { area: null, onArea: fn(), origin: 'https://yard.example' },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Examples');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Warehouse shelf labels',
      'Bank statement to JSON',
      'Daily sudoku for a school',
      'Order numbers that sort by time',
      'Compare two settings files',
      'Hints in a puzzle app',
      'Built something with it?',
    ]);
    await expect(canvas.getByRole('link', { name: 'UUID' })).toHaveAttribute(
      'href',
      '/hub/random/uuid?version=7&count=100',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Puzzles 2' }));
    await expect(args.onArea).toHaveBeenLastCalledWith('puzzle');
  },
});

export const Filtered = meta.story({
  args: { area: 'convert' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Bank statement to JSON',
      'Compare two settings files',
      'Built something with it?',
    ]);
    const chip = canvas.getByRole('button', { name: 'Convert 2' });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await expect(args.onArea).toHaveBeenLastCalledWith(null);
  },
});

/** The filter is in the URL, so links and Back work. */
export const FilterInTheAddress = meta.story({
  loaders: [() => Promise.all([loadActive(portfolioCopy), loadActive(areasCopy)])],
  parameters: { app: { at: '/portfolio?area=random', routes: [{ path: '/portfolio', Component }] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Order numbers that sort by time' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2, name: 'Bank statement to JSON' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Random 2' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Bank statement to JSON' })).toBeVisible(),
    );
  },
});
