/** Access checks of admin calls. */
import type { Endpoint } from '../contract/endpoint.ts';
import { expectFailure, conformanceOf } from './conformance.ts';
import type { ConformanceCase } from './conformance.ts';

/** @param input valid for an admin */
export function refusesAllButAdmins(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): ConformanceCase[] {
  return conformanceOf(endpoint, [
    [
      'Unauthenticated',
      'returns 401 to a visitor',
      async (world) => {
        expectFailure(endpoint, await world.sendAnything(endpoint, input), 'Unauthenticated');
      },
    ],
    [
      'Forbidden',
      'returns 403 to people who are not admins',
      async (world) => {
        await world.signedIn();
        expectFailure(endpoint, await world.sendAnything(endpoint, input), 'Forbidden');
      },
    ],
  ]);
}
