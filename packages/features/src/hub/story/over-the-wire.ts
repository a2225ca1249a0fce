/** What the server answers in stories of whole routes. */
import type { Api } from '@apiyard/api/contract/hub';
import { http, HttpResponse } from 'msw';
import type { screen } from 'storybook/test';
import { expect, userEvent } from 'storybook/test';
import { storyApis } from '../../_kit/story/apis.ts';

export const catalogue = (apis: readonly Api[]) =>
  http.get('*/api/v1/catalogue', () => HttpResponse.json({ items: apis, next: null }));
export const favourites = (...items: string[]) =>
  http.get('*/api/account/favourites', () => HttpResponse.json({ items, next: null }));

/** A catalogue that fails once, made anew for each story. */
export function catalogueAfterAFault() {
  let isDown = true;
  return http.get('*/api/v1/catalogue', () => {
    if (!isDown) return HttpResponse.json({ items: storyApis, next: null });
    isDown = false;
    return HttpResponse.json(
      { success: false, code: 'Internal', detail: 'Fault.', requestId: 'story-500' },
      { status: 500 },
    );
  });
}

/** The fault is told with its id, and asking again brings the list. */
export async function tellsTheFaultThenLists({
  canvas,
}: {
  readonly canvas: Pick<typeof screen, 'findByRole' | 'findByText' | 'getByRole'>;
}) {
  await expect(await canvas.findByText('story-500')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('link', { name: 'Hash' })).toBeVisible();
}
