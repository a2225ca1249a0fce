import { Failure, fail } from '../contract/endpoint.ts';
import { type ApiKey, changeKey, createKey, listKeys, revokeKey, rotateKey } from '../contract/accounts/keys.ts';
import type { InputIssue } from '../contract/problem.ts';
import { type KeyRules, readRules } from '../serving/key-rules.ts';
import { handlerMaker } from './handler.ts';
import { issueKey } from './new-person.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleStore } from './store.ts';

type Held = ApiKey & { key: string };

const madeMax = 100;

const often = () =>
  fail('RateLimited', `You have created ${madeMax} API keys today. Use one you already have.`, { retryAfterS: 3600 });
const unknownKey = () => fail('NotFound', 'This API key does not exist. Reload the list.');
const invalid = (errors: InputIssue[]) => fail('InvalidInput', errors[0]?.detail ?? '', { errors });

/** A key is listed as ended as soon as its end time has passed. */
function shown({ key: _whole, ...key }: Held): ApiKey {
  const ends = [
    { at: key.graceUntil, how: 'replaced' as const },
    { at: key.expiresAt, how: 'expired' as const },
  ].filter((end): end is { at: string; how: typeof end.how } => end.at !== null && end.at <= sampleNow);
  return { ...key, ended: key.ended ?? ends[0] ?? null };
}

const works = (key: Held) => shown(key).ended === null;

function limitsOf(
  input: KeyRules & Pick<ApiKey, 'areas' | 'expiresAt'>,
): Pick<ApiKey, 'areas' | 'expiresAt' | 'addresses' | 'origins' | 'inQuery'> | ReturnType<typeof invalid> {
  if (input.expiresAt !== null && input.expiresAt <= sampleNow)
    return invalid([{ pointer: '/expiresAt', code: 'too_small', detail: 'The expiry must be in the future.' }]);
  const read = readRules(input);
  if ('errors' in read) return invalid(read.errors);
  const { addresses, origins, inQuery } = read.rules;
  return { areas: input.areas, expiresAt: input.expiresAt, addresses: [...addresses], origins: [...origins], inQuery };
}

export function keysHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  return [
    handle(listKeys, ({ input, person }) => {
      const keys = person.keys.filter((key) => works(key) !== input.ended).map(shown);
      return { items: input.ended ? keys.toReversed() : keys, next: null };
    }),
    handle(createKey, ({ input, person }) => {
      const limits = limitsOf(input);
      if (limits instanceof Failure) return limits;
      if (person.keys.length >= madeMax) return often();
      const { keysMax } = person;
      if (person.keys.filter((key) => key.graceUntil === null && works(key)).length >= keysMax) {
        return fail(
          'TooManyKeys',
          `Your plan allows ${keysMax} API keys. Revoke one you no longer need, or choose a larger plan.`,
          { keysMax },
        );
      }
      const issued = { ...issueKey(store, input.name, false), ...limits };
      const [main, ...others] = person.keys;
      person.keys = main ? [main, issued, ...others] : [issued];
      return issued;
    }),
    handle(changeKey, ({ input, person }) => {
      const limits = limitsOf(input);
      if (limits instanceof Failure) return limits;
      const key = person.keys.find(({ id }) => id === input.id);
      if (!key || key.graceUntil !== null || !works(key)) return unknownKey();
      if (key.version !== input.version)
        return fail('Stale', 'This API key was changed elsewhere, so nothing was saved. Reload it.', {
          version: key.version,
        });
      if (key.main && limits.expiresAt !== null)
        return invalid([
          {
            pointer: '/expiresAt',
            code: 'main_key',
            detail: 'The main key runs the calls made on this site, so it cannot expire. Rotate it instead.',
          },
        ]);
      Object.assign(key, limits, { name: input.name, version: key.version + 1 });
      return shown(key);
    }),
    handle(rotateKey, ({ input, person }) => {
      const old = person.keys.find(({ id }) => id === input.id);
      if (!old || old.graceUntil !== null || !works(old)) return unknownKey();
      const { areas, expiresAt, addresses, origins, inQuery } = old;
      if (person.keys.length >= madeMax) return often();
      const issued = { ...issueKey(store, old.name, old.main), areas, expiresAt, addresses, origins, inQuery };
      const graceUntil = new Date(Date.parse(sampleNow) + input.graceS * 1000).toISOString();
      person.keys = [...person.keys.map((key) => (key === old ? issued : key)), { ...old, main: false, graceUntil }];
      if (old.main) person.user = { ...person.user, apiKey: issued.key };
      return issued;
    }),
    handle(revokeKey, ({ input, person }) => {
      const key = person.keys.find(({ id }) => id === input.id);
      if (!key || key.ended !== null) return unknownKey();
      if (key.main)
        return fail(
          'MainKey',
          'The main key runs the calls made on this site, so it cannot be revoked. Rotate it instead.',
        );
      key.ended = { at: sampleNow, how: 'revoked' };
      return { id: key.id };
    }),
  ];
}
