import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import { changeKey, createKey, listKeys, revokeKey, rotateKey } from '@apiyard/api/contract/accounts/keys';
import { fail } from '@apiyard/api/contract/endpoint';
import { listPlans } from '@apiyard/api/contract/plans/plans';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyPlans } from '@apiyard/kit/story/plans.ts';
import { mainKey, storyNowMs, wholeKey } from './story-keys.ts';

const now = new Date(storyNowMs).toISOString();

/** Responses of the page's calls, based on keys that reflect changes. */
export function keyFixtures(...given: readonly ApiKey[]) {
  let keys = given;
  let made = 0;
  const find = (id: string) => keys.find((each) => each.id === id);
  const put = (changed: ApiKey) => {
    keys = keys.map((each) => (each.id === changed.id ? changed : each));
    return changed;
  };
  const issue = (details: Partial<ApiKey>) => ({
    ...mainKey,
    id: `made-${(made += 1)}`,
    main: false,
    createdAt: now,
    lastUsedAt: null,
    ...details,
  });
  const gone = () => fail('NotFound', 'Gone.');
  const list = (isEnded: boolean) => ({ items: keys.filter(({ ended }) => (ended !== null) === isEnded), next: null });
  return {
    list,
    /** What was saved in another window. */
    changeElsewhere: (id: string, changes: Partial<ApiKey>) => {
      const found = find(id);
      if (found) put({ ...found, ...changes, version: found.version + 1 });
    },
    handlers: [
      fixture(listPlans, { items: [...storyPlans], next: null }),
      fixture(listKeys, ({ input }) => list(input.ended)),
      fixture(createKey, ({ input }) => {
        const key = issue(input);
        const [main, ...others] = keys;
        keys = main === undefined ? [key] : [main, key, ...others];
        return { ...key, key: wholeKey };
      }),
      fixture(changeKey, ({ input: { id, version, scopes, ...details } }) => {
        const found = find(id);
        if (found === undefined) return gone();
        if (found.version !== version) return fail('Stale', 'Changed elsewhere.', { version: found.version });
        return put({ ...found, ...details, scopes: scopes ?? found.scopes, version: version + 1 });
      }),
      fixture(rotateKey, ({ input: { id, graceS } }) => {
        const old = find(id);
        if (old === undefined) return gone();
        const key = issue({ name: old.name, main: old.main });
        const graceUntil = new Date(storyNowMs + graceS * 1000).toISOString();
        keys = keys.flatMap((each) => (each === old ? [key, { ...old, main: false, graceUntil }] : [each]));
        return { ...key, key: wholeKey };
      }),
      fixture(revokeKey, ({ input: { id } }) => {
        const found = find(id);
        if (found === undefined) return gone();
        put({ ...found, ended: { at: now, how: 'revoked' } });
        return { id };
      }),
    ],
  };
}
