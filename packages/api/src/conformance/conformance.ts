/** A conformance case of one contract entry, and how a response is checked against the entry. */
import { expect } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { Problem, Refusal, statusOf } from '../contract/problem.ts';
import type { ReceivedResponse, World } from './world.ts';

export interface ConformanceCase {
  readonly endpoint: Endpoint;
  /** `success`, or the code of the failure that it shows. */
  readonly shows: string;
  readonly title: string;
  readonly run: (world: World) => Promise<void>;
}

/** Collects the cases of one contract file. */
export function conformance(...lists: readonly (readonly ConformanceCase[])[]): ConformanceCase[] {
  return lists.flat();
}

export function conformanceOf(
  endpoint: Endpoint,
  list: readonly (readonly [shows: string, title: string, run: (world: World) => Promise<void>])[],
): ConformanceCase[] {
  return list.map(([shows, title, run]) => ({ endpoint, shows, title, run }));
}

/** The cases that follow from the authorization of admin calls. */
export function adminsOnly(...endpoints: readonly Endpoint[]): ConformanceCase[] {
  return endpoints.flatMap((endpoint) =>
    conformanceOf(endpoint, [
      [
        'Unauthenticated',
        'returns 401 to a visitor',
        async (world) => {
          expectFailure(endpoint, await world.sendAnything(endpoint, {}), 'Unauthenticated');
        },
      ],
      [
        'Forbidden',
        'returns 403 to people who are not admins',
        async (world) => {
          await world.signedIn();
          expectFailure(endpoint, await world.sendAnything(endpoint, {}), 'Forbidden');
        },
      ],
    ]),
  );
}

/** Asserts that the response is the entry's output: every declared member, and no others. Returns it. */
export function expectOutput<Body = unknown>(endpoint: Endpoint, response: ReceivedResponse): Body {
  expect(response.status, response.text).toBe(endpoint.status ?? 200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  if (typeof endpoint.output === 'symbol') throw new Error('A raw entry has no output to check its response against.');
  expect(endpoint.output.parse(response.body)).toEqual(response.body);
  expect(response.headers.get('x-request-id')).toMatch(/^\S+$/);
  return response.body as Body;
}

/** Asserts that the response is this failure, in the entry's format, with the members that the code declares. Returns its body. */
export function expectFailure(endpoint: Endpoint, response: ReceivedResponse, code: string): Record<string, unknown> {
  expect(response.body, response.text).toMatchObject({ code });
  expect(response.status).toBe(statusOf(code));
  const isProblem = endpoint.failures === 'problem';
  expect(response.headers.get('content-type')).toMatch(
    isProblem ? /^application\/problem\+json/ : /^application\/json/,
  );
  const body = (isProblem ? Problem : Refusal).parse(response.body) as Record<string, unknown>;
  expect(body['requestId']).toBe(response.headers.get('x-request-id'));
  if (isProblem) expect(body['status']).toBe(response.status);
  // Texts of the specification end without a full stop.
  if (isProblem) expect(body['detail']).toMatch(/^\S.*[.)]$/s);
  else expect(body['message']).toMatch(/^\S.*\S$/s);
  endpoint.errors[code]?.parse(response.body);
  if (typeof body['retryAfterS'] === 'number')
    expect(response.headers.get('retry-after')).toBe(String(body['retryAfterS']));
  return body;
}
