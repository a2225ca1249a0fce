import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { revalidateWhole } from './revalidate-whole.ts';

/** A page whose loader runs on revalidation, not on query changes. Each run waits for `arrive`. */
function page() {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const router = createMemoryRouter(
    [
      {
        path: '/list',
        loader: async () => {
          begun += 1;
          const reading = begun;
          if (reading > 1) await new Promise<void>((resolve) => waiting.push(resolve));
          return reading;
        },
        shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
          currentUrl.search === nextUrl.search,
      },
      { path: '/other', loader: () => 'other' },
    ],
    { initialEntries: ['/list'] },
  );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { router, turn, begun: () => begun, arrive: () => waiting.splice(0).forEach((resolve) => resolve()) };
}

it('runs the loaders once when nothing intervenes', async () => {
  const { router, turn, begun, arrive } = page();
  await turn();
  const done = revalidateWhole(router);
  await turn();
  arrive();
  await done;
  expect({ begun: begun(), data: Object.values(router.state.loaderData) }).toEqual({ begun: 2, data: [2] });
});

it('runs the loaders again when the page changed its own URL during the load', async () => {
  const { router, turn, begun, arrive } = page();
  await turn();
  const done = revalidateWhole(router);
  await turn();
  await router.navigate('/list?q=csv', { replace: true });
  await turn();
  arrive();
  await done;
  expect({ at: router.state.location.search, begun: begun(), data: Object.values(router.state.loaderData) }).toEqual({
    at: '?q=csv',
    begun: 3,
    data: [3],
  });
});

it('ends when another page was opened', async () => {
  const { router, turn, begun } = page();
  await turn();
  const done = revalidateWhole(router);
  await turn();
  await router.navigate('/other');
  await done;
  expect({ at: router.state.location.pathname, begun: begun(), data: Object.values(router.state.loaderData) }).toEqual({
    at: '/other',
    begun: 2,
    data: ['other'],
  });
});
