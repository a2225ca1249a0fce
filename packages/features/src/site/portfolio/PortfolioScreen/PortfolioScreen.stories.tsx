import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '../../../_kit/copy.ts';
import { areasCopy } from '../../../_kit/areas/areas-copy.ts';
import { preview } from '../../../_kit/story/preview.tsx';
import { Component } from '../../portfolio.route.tsx';
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
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Worked examples');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Labels for warehouse shelves',
      'A bank statement as JSON',
      'A daily sudoku for the notice board',
      'Order numbers that sort by time',
      'What differs between two settings files',
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
      'A bank statement as JSON',
      'What differs between two settings files',
      'Built something with it?',
    ]);
    const chip = canvas.getByRole('button', { name: 'Convert 2' });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await expect(args.onArea).toHaveBeenLastCalledWith(null);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('أمثلة من الواقع');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The filter stands in the address: a link to it, and Back, work. */
export const FilterInTheAddress = meta.story({
  loaders: [() => Promise.all([loadActive(portfolioCopy), loadActive(areasCopy)])],
  parameters: { app: { at: '/portfolio?area=random', routes: [{ path: '/portfolio', Component }] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Order numbers that sort by time' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2, name: 'A bank statement as JSON' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Random 2' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'A bank statement as JSON' })).toBeVisible(),
    );
  },
});
