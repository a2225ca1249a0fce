/** What every call of admins owes to everybody else. */
import type { Endpoint } from '../contract/endpoint.ts';
import { expectFailure, promisesOf } from './promise.ts';
import type { ContractPromise } from './promise.ts';

/** @param input one that would be taken from an admin */
export function refusesAllButAdmins(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): ContractPromise[] {
  return promisesOf(endpoint, [
    [
      'Unauthenticated',
      'answers 401 to a visitor',
      async (world) => {
        expectFailure(endpoint, await world.sendAnything(endpoint, input), 'Unauthenticated');
      },
    ],
    [
      'Forbidden',
      'answers 403 to somebody who is no admin',
      async (world) => {
        await world.signedIn();
        expectFailure(endpoint, await world.sendAnything(endpoint, input), 'Forbidden');
      },
    ],
  ]);
}
