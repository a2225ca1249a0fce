import { loadActive } from '@apiyard/kit/copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { shopCopy } from '../shop-copy.ts';
import { redBackpack, storyProducts, storyReviews } from '../story/story-products.ts';
import type { DetailScreenProps } from './DetailScreen.tsx';
import { DetailScreen } from './DetailScreen.tsx';

const send = fn();

const args: DetailScreenProps = {
  id: 1,
  products: { state: 'done', value: storyProducts },
  reviews: { state: 'done', value: storyReviews },
  sending: { mutate: send, isPending: false, error: null, isSuccess: false },
  wishlist: [],
  compared: [],
  onCompare: fn(),
  actions: null,
  onWish: fn(),
  onAdd: fn(),
  onRetry: fn(),
  onRetryReviews: fn(),
};

const meta = preview.meta({
  title: 'Screens/Shop/Product',
  component: DetailScreen,
  globals: { language: 'en' },
  loaders: [() => Promise.all([shopCopy, problemsCopy].map(loadActive))],
  beforeEach: () => void send.mockClear(),
  args,
});

export const Success = meta.story({
  play: async ({ canvas, args: { onAdd } }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Canvas backpack' })).toBeVisible();
    await expect(canvas.getByText('Only 3 left')).toBeVisible();
    const more = canvas.getByRole('button', { name: /Increase/ });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(onAdd).toHaveBeenCalledWith(storyProducts[0], '#588157', 3);
  },
});

/** The pictures are those of the chosen colour; the lightbox has the same. */
export const OtherColor = meta.story({
  play: async ({ canvas, args: { onAdd } }) => {
    const shown = () => canvas.getByRole('img', { name: 'Canvas backpack, picture 1' });
    const first = shown().getAttribute('src');
    await userEvent.click(canvas.getByRole('option', { name: /red/i }));
    await waitFor(() => expect(shown()).toHaveAttribute('src', redBackpack));
    await expect(canvas.queryByRole('img', { name: 'Canvas backpack, picture 2' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(onAdd).toHaveBeenLastCalledWith(storyProducts[0], '#d1495b', 1);
    await userEvent.click(canvas.getByRole('option', { name: /green/i }));
    await waitFor(() => expect(shown()).toHaveAttribute('src', first));
  },
});

/** Opened by a press on the picture; Escape closes it. */
export const Enlarged = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge picture 1' }));
    await expect(await screen.findByRole('dialog', { name: 'Pictures of Canvas backpack' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const WritesReview = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a review' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish review' }));
    await expect(await canvas.findByText('Choose 1 to 5 stars.')).toBeVisible();
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /4/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Noor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your review' }), 'Fits well.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish review' }));
    await expect(send).toHaveBeenCalledWith({ productId: 1, author: 'Noor', rating: 4, text: 'Fits well.' });
  },
});

export const SoldOut = meta.story({
  args: { id: 4, reviews: { state: 'done', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await expect(canvas.getByText('Write the first review of this product.')).toBeVisible();
  },
});

export const Missing = meta.story({
  args: { id: 99 },
  play: async ({ canvas }) => expect(canvas.getByText('Product not found')).toBeVisible(),
});

export const Loading = meta.story({
  args: { products: { state: 'loading' }, reviews: { state: 'loading' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Product' })).toHaveAttribute('aria-busy', 'true'),
});

export const Failed = meta.story({
  args: { products: { state: 'failed' } },
  play: async ({ canvas, args: { onRetry } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

export const ReviewsFail = meta.story({
  args: { reviews: { state: 'failed' } },
  play: async ({ canvas, args: { onRetryReviews } }) => {
    await expect(canvas.getByText('Couldn’t load reviews')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetryReviews).toHaveBeenCalledTimes(1);
  },
});
