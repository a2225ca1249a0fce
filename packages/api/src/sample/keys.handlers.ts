import { fail } from '../contract/endpoint.ts';
import { type ApiKey, createKey, listKeys, revokeKey, rotateKey } from '../contract/keys.ts';
import { handlerMaker } from './handler.ts';
import { issueKey } from './new-person.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleStore } from './store.ts';

export function keysHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  return [
    handle(listKeys, ({ person }) => ({ items: person.keys.map(masked), next: null })),
    handle(createKey, ({ input, person }) => {
      if (input.expiresAt !== null && input.expiresAt <= sampleNow) {
        const detail = 'expiresAt must lie in the future.';
        return fail('InvalidInput', detail, { errors: [{ pointer: '/expiresAt', code: 'too_small', detail }] });
      }
      const { keysMax } = person;
      if (person.keys.filter(({ graceUntil }) => graceUntil === null).length >= keysMax) {
        return fail('TooManyKeys', `Your plan holds ${keysMax} keys. Revoke one first.`, { keysMax });
      }
      const issued = { ...issueKey(store, input.name, false), areas: input.areas, expiresAt: input.expiresAt };
      const [main, ...others] = person.keys;
      person.keys = main ? [main, issued, ...others] : [issued];
      return issued;
    }),
    handle(rotateKey, ({ input, person }) => {
      const old = person.keys.find(({ id }) => id === input.id);
      if (!old || old.graceUntil !== null) return fail('NotFound', 'There is no such key.');
      const issued = { ...issueKey(store, old.name, old.main), areas: old.areas, expiresAt: old.expiresAt };
      const graceUntil = new Date(Date.parse(sampleNow) + input.graceS * 1000).toISOString();
      const kept = input.graceS > 0 ? [{ ...old, main: false, graceUntil }] : [];
      person.keys = [...person.keys.map((key) => (key === old ? issued : key)), ...kept];
      if (old.main) person.user = { ...person.user, apiKey: issued.key };
      return issued;
    }),
    handle(revokeKey, ({ input, person }) => {
      const key = person.keys.find(({ id }) => id === input.id);
      if (!key) return fail('NotFound', 'There is no such key.');
      if (key.main) return fail('MainKey', 'The main key can only be rotated.');
      person.keys = person.keys.filter((held) => held !== key);
      return { id: key.id };
    }),
  ];
}

function masked({ key: _whole, ...shown }: ApiKey & { key: string }): ApiKey {
  return shown;
}
