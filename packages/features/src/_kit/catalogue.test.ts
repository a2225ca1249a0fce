import { createClient } from '@apiyard/api/client';
import { expect, test } from 'vitest';
import { catalogueChanged } from './catalogue-changes.ts';
import { catalogueIn } from './catalogue.ts';
import { hashApi } from './story/apis.ts';

/** A client over a scripted server; `asked` holds the addresses in order. */
function scripted(...answers: (() => Response)[]) {
  const asked: string[] = [];
  const api = createClient({
    fetch: async (url) => {
      asked.push(String(url));
      return (answers[asked.length - 1] ?? answers.at(-1) ?? Response.error)();
    },
  });
  return { api, asked };
}
const whole = () => Response.json({ items: [hashApi], next: null });
const down = () => Response.json({ success: false, code: 'Internal', detail: 'Fault.' }, { status: 500 });

test('one catalogue is shared for a minute, and then asked for again', async () => {
  const { api, asked } = scripted(whole);
  const [first, second] = await Promise.all([catalogueIn(api, 'en', 0), catalogueIn(api, 'en', 10)]);
  expect(first).toEqual([hashApi]);
  expect(second).toBe(first);
  expect(catalogueIn(api, 'en', 59_999)).toBe(first);
  expect(asked).toEqual(['/api/v1/catalogue?lang=en']);
  await catalogueIn(api, 'en', 60_000);
  expect(asked.length).toBe(2);
});

test('each language has its own', async () => {
  const { api, asked } = scripted(whole);
  await Promise.all([catalogueIn(api, 'en', 0), catalogueIn(api, 'ar', 0)]);
  expect(asked).toEqual(['/api/v1/catalogue?lang=en', '/api/v1/catalogue?lang=ar']);
});

test('a failed load is not kept', async () => {
  const { api } = scripted(down, whole);
  await expect(catalogueIn(api, 'en', 0)).rejects.toMatchObject({ code: 'Internal' });
  expect(await catalogueIn(api, 'en', 1)).toEqual([hashApi]);
});

test('a change of this page is seen by the next visit, in every language', async () => {
  const { api, asked } = scripted(whole, () => Response.json({ items: [], next: null }));
  await catalogueIn(api, 'en', 0);
  catalogueChanged(api);
  expect(await catalogueIn(api, 'en', 1)).toEqual([]);
  expect(catalogueIn(api, 'en', 2)).toEqual([]);
  expect(asked.length).toBe(2);
});
