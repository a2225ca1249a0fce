import { getResponse } from 'msw/utils/get-response';
import { describeConformance } from '../conformance/suite.ts';
import { describeFixture, fixtureApis, LeftToTheServer, type Subject } from '../conformance/world.ts';
import * as account from '../contract/account.ts';
import * as accountPlan from '../contract/account-plan.ts';
import * as hub from '../contract/hub.ts';
import * as keys from '../contract/keys.ts';
import { listPlans } from '../contract/plans.ts';
import * as recovery from '../contract/recovery.ts';
import * as session from '../contract/session.ts';
import { getSite } from '../contract/site.ts';
import * as stats from '../contract/stats.ts';
import * as updates from '../contract/updates.ts';
import * as usage from '../contract/usage.ts';
import { getBlogPost, getBlogPosts, getContentPicture, getGallery } from '../contract/content.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { fail } from '../contract/endpoint.ts';
import type { Api } from '../contract/hub.ts';
import { sampleCode } from './account-state.ts';
import { sampleHandlers } from './layer.ts';
import { catalogue } from './seed/catalogue.ts';
import { sampleContent } from './seed/content.ts';
import { contentPictures } from './seed/content-pictures.ts';
import { createSampleStore } from './store.ts';

const failing = ['UpstreamFailed', 'UpstreamTimeout', 'AddressRefused'] as const;

const fixtures = [
  describeFixture(fixtureApis.premium, { premium: true }),
  describeFixture(fixtureApis.paused, { health: 'paused' }),
  ...failing.map((code) => describeFixture(fixtureApis[code])),
];

const site = 'http://site.test';

const leftToTheServer = async () => {
  throw new LeftToTheServer();
};

async function sampleSubject(): Promise<Subject> {
  const shipped: Api[] = [];
  const store = createSampleStore({
    apis: (language) => [...catalogue(language), ...fixtures, ...shipped],
    sampleContent,
    pictures: contentPictures,
    runners: Object.fromEntries(
      failing.map((code) => [fixtureApis[code], () => fail(code, 'The other site did not do its part.')]),
    ),
  });
  const handlers = sampleHandlers(store);
  let passkeys = 0;
  const personNamed = (username: string) => {
    const person = store.people.find(({ user }) => user.username === username);
    if (!person) throw new Error(`There is no person called ${username}.`);
    return person;
  };
  return {
    fetch: async (path, init) => {
      const response = await getResponse(handlers, new Request(`http://sample.test${path}`, init));
      if (!response) throw new LeftToTheServer(`No handler answers ${init.method} ${path}.`);
      return response;
    },
    addPosts: async (posts) => void store.posts.push(...posts),
    addUpdates: async (updates) => void store.updates.push(...updates),
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
    endPlan: async (username) => {
      const person = personNamed(username);
      person.user = { ...person.user, premiumUntil: '2026-11-20T09:00:00.000Z' };
    },
    // Everyone starts with a session in another browser.
    signInElsewhere: async () => {},
    onlyAdmin: async (username) => {
      for (const person of store.people)
        if (person.user.username !== username) person.user = { ...person.user, role: 'user' };
    },
    appCode: () => sampleCode,
    mailedToken: async (kind, email) => {
      const link = store.accounts.links.find(
        (held) => held.kind === kind && held.email.toLowerCase() === email.toLowerCase(),
      );
      if (!link) throw new Error(`No link was mailed to ${email}.`);
      return link.token;
    },
    device: {
      create: () => ({ id: `sample-passkey-${(passkeys += 1)}` }),
      get: () => ({ id: `sample-passkey-${passkeys}` }),
    },
    makeAdmin: async (username) => {
      const person = personNamed(username);
      person.user = { ...person.user, role: 'admin' };
    },
    site,
    shipApi: async (path) => void shipped.push(describeFixture(path)),
    addNotifications: leftToTheServer,
    knowApk: leftToTheServer,
    breakMail: leftToTheServer,
    breakContent: async () => void (store.broken = true),
    floodMessages: leftToTheServer,
    close: async () => {},
  };
}

const answered = [account, accountPlan, hub, keys, recovery, session, stats, updates, usage]
  .flatMap((entries) => Object.values<unknown>(entries))
  .filter((entry): entry is Endpoint => typeof entry === 'object' && entry !== null && 'method' in entry)
  .concat(getBlogPost, getBlogPosts, getContentPicture, getGallery, getSite, listPlans);

describeConformance('The sample layer', sampleSubject, answered);
