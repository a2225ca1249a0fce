import { changeProfile, getAccount } from '@apiyard/api/contract/accounts/account';
import { setFirstSteps } from '@apiyard/api/contract/accounts/first-steps';
import { originOf } from '../events.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { accountOf } from './account.ts';
import type { AccountServices } from './services.ts';
import { setFirstSteps as storeFirstSteps, updateProfile } from './person-store.ts';

export function profileRoutes({ database, events }: AccountServices): Route[] {
  return [
    route(getAccount, {
      rate: perMinute(300),
      handle: ({ person }) => accountOf(database, person.id),
    }),

    route(changeProfile, {
      rate: perMinute(60),
      handle: async ({ input: { name, language }, person, request }) => {
        if (name !== undefined || language !== undefined) {
          await updateProfile(database.kysely, person.id, {
            ...(name === undefined ? {} : { name }),
            ...(language === undefined ? {} : { language }),
          });
          events.emit({ type: 'profile changed', from: originOf(request), personId: person.id });
        }
        return accountOf(database, person.id);
      },
    }),

    route(setFirstSteps, {
      rate: perMinute(60),
      async handle({ input: { isShown }, person }) {
        await storeFirstSteps(database.kysely, person.id, isShown);
        return { isShown };
      },
    }),
  ];
}
