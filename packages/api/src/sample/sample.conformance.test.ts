import { getResponse } from 'msw/utils/get-response';
import { describeConformance } from '../conformance/suite.ts';
import { refusedAddress, shelf, shelfItems, siteCatalogue } from '../conformance/site.ts';
import { describeFixture, fixtureApis, type Subject } from '../conformance/world.ts';
import { fail } from '../contract/endpoint.ts';
import { ScraperDefinition } from '../contract/scraper-definition.ts';
import type { Api } from '../contract/hub.ts';
import { sampleCode } from './account-state.ts';
import { sha256Of } from './app-state.ts';
import { sampleHandlers } from './layer.ts';
import type { SamplePage } from './scraper-pages.ts';
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

/** Where each of these texts stands in the page. */
const rangesOf = (...texts: string[]) =>
  texts.map((text): [number, number] => [siteCatalogue.indexOf(text), siteCatalogue.indexOf(text) + text.length]);

let elements = 0;
const shown = siteCatalogue
  .replace(/ href="[^"]*"/g, '')
  .replace(/<([a-z][a-z0-9]*)/g, (start) => `${start} data-n="${elements++}"`);
const nodesOf = (tag: string) =>
  Array.from(shown.matchAll(new RegExp(`<${tag} data-n="(\\d+)"`, 'g')), ([, number]) => Number(number));

const catalogueOfSea: SamplePage = {
  url: `${site}/catalogue/sea`,
  definition: ScraperDefinition.parse(shelf(site, 'recorded')),
  preview: {
    result: shelfItems,
    failure: null,
    fields: [
      {
        name: 'items',
        matches: 3,
        samples: shelfItems,
        ranges: rangesOf(...(siteCatalogue.match(/<article.*<\/article>/g) ?? [])),
        nodes: nodesOf('article'),
      },
      {
        name: 'title',
        matches: 3,
        samples: shelfItems.map(({ title }) => title),
        ranges: rangesOf(...shelfItems.map(({ title }) => `<h2>${title}</h2>`)),
        nodes: nodesOf('h2'),
      },
      {
        name: 'price',
        matches: 3,
        samples: shelfItems.map(({ price }) => price),
        ranges: rangesOf(...(siteCatalogue.match(/<p .*?<\/p>/g) ?? [])),
        nodes: nodesOf('p'),
      },
    ],
    trace: (['request', 'fetch', 'decode', 'parse', 'items', 'fields'] as const).map((stage) => ({
      stage,
      ms: 1,
      note: 'As recorded.',
    })),
    hints: [],
    page: {
      url: `${site}/catalogue/sea`,
      status: 200,
      contentType: 'text/html; charset=utf-8',
      charset: 'utf-8',
      bytes: siteCatalogue.length,
      source: siteCatalogue,
      isCut: false,
      html: shown,
    },
  },
  suggested: {
    items: [
      {
        kind: 'repeated',
        title: '3 × article.book',
        score: 0.9,
        count: 3,
        fields: [{ name: 'title', samples: shelfItems.map(({ title }) => title) }],
        definition: ScraperDefinition.parse(
          shelf(site, 'suggested', { params: [], request: { url: `${site}/catalogue/sea` }, tests: [] }),
        ),
      },
    ],
    hints: [],
  },
};

async function sampleSubject(): Promise<Subject> {
  const shipped: Api[] = [];
  const store = createSampleStore({
    apis: (language) => [...catalogue(language), ...fixtures, ...shipped],
    sampleContent,
    pictures: contentPictures,
    pages: [
      catalogueOfSea,
      { url: `${site}/failing`, refusal: fail('UpstreamFailed', 'The site answered 500.') },
      { url: `${site}/slow`, refusal: fail('UpstreamTimeout', 'The site did not answer in time.') },
      { url: refusedAddress, refusal: fail('AddressRefused', 'This address is not one to ask from here.') },
    ],
    runners: Object.fromEntries(
      failing.map((code) => [fixtureApis[code], () => fail(code, 'The other site did not do its part.')]),
    ),
  });
  const handlers = sampleHandlers(store);
  let passkeys = 0;
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
    // Everybody has been signed in elsewhere from the start.
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
    addNotifications: async (username, notifications) =>
      void store.notificationsOf(username).kept.push(...notifications),
    knowApk: async (bytes, facts) => void store.apps.known.set(await sha256Of(bytes), facts),
    breakMail: async () => void (store.isMailBroken = true),
    breakContent: async () => void (store.broken = true),
    floodMessages: async () => void (store.isMessageFlood = true),
    close: async () => {},
  };
}

describeConformance('The sample layer', sampleSubject);
