/** A conformance case of one contract entry, and how a response is checked against the entry. */
import { expect } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { Problem, Refusal, statusOf } from '../contract/problem.ts';
import type { Answer, World } from './world.ts';

export interface ContractPromise {
  readonly endpoint: Endpoint;
  /** `success`, or the code of the failure that it shows. */
  readonly shows: string;
  readonly title: string;
  readonly keep: (world: World) => Promise<void>;
}

/** Collects the cases of one contract file. */
export function conformance(...lists: readonly (readonly ContractPromise[])[]): ContractPromise[] {
  return lists.flat();
}

export function conformanceOf(
  endpoint: Endpoint,
  list: readonly (readonly [shows: string, title: string, keep: (world: World) => Promise<void>])[],
): ContractPromise[] {
  return list.map(([shows, title, keep]) => ({ endpoint, shows, title, keep }));
}

/** The cases that follow from the authorization of admin calls. */
export function adminsOnly(...endpoints: readonly Endpoint[]): ContractPromise[] {
  return endpoints.flatMap((endpoint) =>
    conformanceOf(endpoint, [
      [
        'Unauthenticated',
        'answers 401 to a visitor',
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
export function expectOutput<Body = unknown>(endpoint: Endpoint, answer: Answer): Body {
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  if (typeof endpoint.output === 'symbol') throw new Error('A raw entry has no output to hold its answer against.');
  expect(endpoint.output.parse(answer.body)).toEqual(answer.body);
  expect(answer.headers.get('x-request-id')).toMatch(/^\S+$/);
  return answer.body as Body;
}

/** Asserts that the response is this failure, in the entry's format, with the members that the code declares. Returns its body. */
export function expectFailure(endpoint: Endpoint, answer: Answer, code: string): Record<string, unknown> {
  expect(answer.body, answer.text).toMatchObject({ code });
  expect(answer.status).toBe(statusOf(code));
  const isProblem = endpoint.failures === 'problem';
  expect(answer.headers.get('content-type')).toMatch(isProblem ? /^application\/problem\+json/ : /^application\/json/);
  const body = (isProblem ? Problem : Refusal).parse(answer.body) as Record<string, unknown>;
  expect(body['requestId']).toBe(answer.headers.get('x-request-id'));
  if (isProblem) expect(body['status']).toBe(answer.status);
  // Texts of the specification end without a full stop.
  if (isProblem) expect(body['detail']).toMatch(/^\S.*[.)]$/s);
  else expect(body['message']).toMatch(/^\S.*\S$/s);
  endpoint.errors[code]?.parse(answer.body);
  if (typeof body['retryAfterS'] === 'number')
    expect(answer.headers.get('retry-after')).toBe(String(body['retryAfterS']));
  return body;
}
