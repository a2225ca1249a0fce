/** Mocked endpoints for stories of routes. */
import type { Api } from '@apiyard/api/contract/hub/hub';
import { getApiHealth, healthDays, listApis, listFavourites } from '@apiyard/api/contract/hub/hub';
import { listedApi } from '@apiyard/api/contract/hub/listed-apis';
import type { screen } from 'storybook/test';
import { expect, userEvent } from 'storybook/test';
import { storyApis } from '@apiyard/kit/story/apis.ts';
import { catalogueOf } from '@apiyard/kit/story/catalogue.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';

export const catalogue = (apis: readonly Api[]) => catalogueOf(() => apis);
/** Every API ran well today. */
export const apiHealth = () =>
  fixture(getApiHealth, {
    items: storyApis.map(({ path }) => ({
      path,
      days: Array.from({ length: healthDays }, (_, at) => (at === healthDays - 1 ? 100 : null)),
    })),
  });
export const favourites = (...items: string[]) => fixture(listFavourites, { items, next: null });

/** A catalogue endpoint that fails once; create one per story. */
export const catalogueFailingOnce = () =>
  fixture(listApis, ({ count }) => (count === 1 ? internal() : { items: storyApis.map(listedApi), next: null }));

/** Shows the error with its request id; a retry loads the list. */
export async function showsErrorThenLists({
  canvas,
}: {
  readonly canvas: Pick<typeof screen, 'findByRole' | 'findByText' | 'getByRole'>;
}) {
  await expect(await canvas.findByText('story-500')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('link', { name: 'Hash' })).toBeVisible();
}
