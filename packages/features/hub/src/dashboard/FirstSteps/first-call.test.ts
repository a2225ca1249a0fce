import type { Health } from '@apiyard/api/contract/hub/hub';
import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import { describe, expect, it } from 'vitest';
import { curl } from '@apiyard/kit/snippets/curl.ts';
import { storyCalls } from '../story/activity.ts';
import { listedTools } from '../story/tools.ts';
import { firstCallOf, fixOf } from './first-call.ts';
import { firstRequest } from './first-request.ts';

const failed = storyCalls.filter(({ status }) => status >= 400);

describe('the first call', () => {
  it('is one without input, with the key in X-Api-Key', () => {
    const request = firstRequest(listedTools, 'https://yard.example', 'ay_key');
    expect(request && curl(request)).toBe(
      "curl https://yard.example/api/v1/random/uuid \\\n  --header 'X-Api-Key: ay_key'",
    );
  });

  it('is one without a call yet, as on a new site, but none that fails', () => {
    const withHealth = (health: Health) => listedTools.map((tool) => ({ ...tool, health }));
    expect(firstRequest(withHealth('untested'), 'https://yard.example', 'ay_key')?.url).toMatch(/random\/uuid$/);
    expect(firstRequest(withHealth('failing'), 'https://yard.example', 'ay_key')).toBeNull();
  });

  it('is the example of another tool if that one is not there', () => {
    const [tool] = listedTools;
    if (tool === undefined) throw new Error('The stories have tools.');
    const other = { ...tool, path: 'convert/units', example: { value: 3, from: 'mi' } };
    expect(firstRequest([{ ...tool, premium: true }, other], 'https://yard.example', 'ay_key')).toMatchObject({
      url: 'https://yard.example/api/v1/convert/units',
      query: [
        ['value', '3'],
        ['from', 'mi'],
      ],
    });
    expect(firstRequest([], 'https://yard.example', 'ay_key')).toBeNull();
  });

  it.each<[string, readonly LoggedCall[], string, string | undefined]>([
    ['waits without a call', [], 'waiting', undefined],
    ['failed if only failures arrived: the latest', failed, 'failed', 'r4'],
    ['arrived with the latest success, also after a failure', storyCalls.slice(2), 'arrived', 'r3'],
  ])('%s', (_, calls, state, requestId) => {
    const first = firstCallOf(calls);
    expect([first.state, 'call' in first ? first.call.requestId : undefined]).toEqual([state, requestId]);
  });
});

it.each([
  ['InvalidInput', 'input'],
  ['KeyExpired', 'key'],
  ['QuotaSpent', 'plan'],
  ['RateLimited', 'wait'],
  ['UpstreamFailed', 'again'],
  [null, 'again'],
])('%s is fixed by: %s', (code, fix) => {
  expect(fixOf(code)).toBe(fix);
});
