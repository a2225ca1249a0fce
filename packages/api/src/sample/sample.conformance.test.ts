import { getResponse } from 'msw/utils/get-response';
import { describeConformance } from '../conformance/suite.ts';
import { describeFixture, fixtureApis, type Subject } from '../conformance/world.ts';
import { fail } from '../contract/endpoint.ts';
import { sampleHandlers } from './layer.ts';
import { catalogue } from './seed/catalogue.ts';
import { createSampleStore } from './store.ts';

const failing = ['UpstreamFailed', 'UpstreamTimeout', 'AddressRefused'] as const;

const fixtures = [
  describeFixture(fixtureApis.premium, { premium: true }),
  describeFixture(fixtureApis.paused, { health: 'paused' }),
  ...failing.map((code) => describeFixture(fixtureApis[code])),
];

async function sampleSubject(): Promise<Subject> {
  const store = createSampleStore({
    apis: (language) => [...catalogue(language), ...fixtures],
    runners: Object.fromEntries(failing.map((code) => [fixtureApis[code], () => fail(code, 'The other site did not do its part.')])),
  });
  const handlers = sampleHandlers(store);
  const personNamed = (username: string) => {
    const person = store.people.find(({ user }) => user.username === username);
    if (!person) throw new Error(`Nobody is called ${username}.`);
    return person;
  };
  return {
    fetch: async (path, init) => {
      const response = await getResponse(handlers, new Request(`http://sample.test${path}`, init));
      if (!response) throw new Error(`No handler answers ${init.method} ${path}.`);
      return response;
    },
    addPosts: async (posts) => void store.posts.push(...posts),
    addPictures: async (pictures) => void store.gallery.push(...pictures),
    setCallsPerDay: async (username, limit) => {
      const { user } = personNamed(username);
      user.quota = { ...user.quota, limit, remaining: limit - user.quota.used };
    },
    setCallsPerMinute: async (username, calls) => void (personNamed(username).callsPerMinute = calls),
    setKeysMax: async (username, keys) => void (personNamed(username).keysMax = keys),
    expireKey: async (username, keyId) => {
      const key = personNamed(username).keys.find(({ id }) => id === keyId);
      if (key) key.expiresAt = '2026-11-19T00:00:00.000Z';
    },
    breakContent: async () => void (store.broken = true),
    close: async () => {},
  };
}

describeConformance('The sample layer', sampleSubject);
