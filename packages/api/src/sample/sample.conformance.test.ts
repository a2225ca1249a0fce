import { getResponse } from 'msw/utils/get-response';
import { describeConformance } from '../conformance/suite.ts';
import { LeftToTheServer, type Subject } from '../conformance/world.ts';
import * as account from '../contract/accounts/account.ts';
import * as accountPlan from '../contract/plans/account-plan.ts';
import { addFavourite, getCatalogue, listFavourites } from '../contract/hub/hub.ts';
import * as keys from '../contract/accounts/keys.ts';
import { listPlans } from '../contract/plans/plans.ts';
import * as recovery from '../contract/accounts/recovery.ts';
import * as session from '../contract/accounts/session.ts';
import { getSite } from '../contract/site/site.ts';
import * as stats from '../contract/stats.ts';
import { getBlogPost, getBlogPosts, getContentPicture, getGallery } from '../contract/content/content.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { sampleCode } from './account-state.ts';
import { sampleHandlers } from './layer.ts';
import { catalogue } from './seed/catalogue.ts';
import { sampleContent } from './seed/content.ts';
import { contentPictures } from './seed/content-pictures.ts';
import { createSampleStore } from './store.ts';

const site = 'http://site.test';

/** All except the catalogue. */
const runsAnApi = (path: string) => path.startsWith('/api/v1/') && !path.startsWith('/api/v1/catalogue');

const leftToTheServer = async () => {
  throw new LeftToTheServer();
};

async function sampleSubject(): Promise<Subject> {
  const store = createSampleStore({ apis: catalogue, ...sampleContent, pictures: contentPictures });
  const handlers = sampleHandlers(store);
  let passkeys = 0;
  const personNamed = (username: string) => {
    const person = store.people.find(({ user }) => user.username === username);
    if (!person) throw new Error(`There is no person called ${username}.`);
    return person;
  };
  return {
    fetch: async (path, init) => {
      const response = runsAnApi(path)
        ? undefined
        : await getResponse(handlers, new Request(`http://sample.test${path}`, init));
      if (!response) throw new LeftToTheServer(`No handler answers ${init.method} ${path}.`);
      return response;
    },
    addPosts: async (posts) => void store.posts.push(...posts),
    addUpdates: leftToTheServer,
    addPictures: async (pictures) => void store.gallery.push(...pictures),
    setCallsPerDay: leftToTheServer,
    setCallsPerMinute: leftToTheServer,
    setKeysMax: async (username, keys) => void (personNamed(username).keysMax = keys),
    expireKey: async (username, keyId) => {
      const key = personNamed(username).keys.find(({ id }) => id === keyId);
      if (key) key.expiresAt = '2026-11-19T00:00:00.000Z';
    },
    endPlan: leftToTheServer,
    signInElsewhere: leftToTheServer,
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
    shipApi: leftToTheServer,
    addNotifications: leftToTheServer,
    knowApk: leftToTheServer,
    breakMail: leftToTheServer,
    breakContent: async () => void (store.broken = true),
    floodMessages: leftToTheServer,
    close: async () => {},
  };
}

/** No story needs them. */
const leftOut: readonly Endpoint[] = [account.endSession, account.renewRecoveryCodes];

const answered = [account, accountPlan, keys, recovery, session, stats]
  .flatMap((entries) => Object.values<unknown>(entries))
  .filter((entry): entry is Endpoint => typeof entry === 'object' && entry !== null && 'method' in entry)
  .filter((entry) => !leftOut.includes(entry))
  .concat(
    addFavourite,
    getBlogPost,
    getBlogPosts,
    getCatalogue,
    getContentPicture,
    getGallery,
    getSite,
    listFavourites,
    listPlans,
  );

describeConformance('The sample layer', sampleSubject, answered);
