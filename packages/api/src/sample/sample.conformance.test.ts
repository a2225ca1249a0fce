import { getResponse } from 'msw/utils/get-response';
import { sampleContracts } from '../conformance/modules/modules.conformance.ts';
import { describeConformance } from '../conformance/suite.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { NotProvided, type Subject } from '../conformance/world.ts';
import { getBlogPost, getBlogPosts, getGallery } from '../contract/content/content.ts';
import { addFavourite, getApi, getApiHealth, getCatalogue, listApis, listFavourites } from '../contract/hub/hub.ts';
import { getMe, login, logout, register } from '../contract/accounts/session.ts';
import { getStats } from '../contract/stats.ts';
import { sampleHandlers } from './layer.ts';
import { catalogue } from './seed/catalogue.ts';
import { sampleContent } from './seed/content.ts';
import { createSampleStore } from './store.ts';

/** All except the catalogue. */
const runsAnApi = (path: string) => path.startsWith('/api/v1/') && !path.startsWith('/api/v1/catalogue');

const leftToTheServer = async () => {
  throw new NotProvided();
};

async function sampleSubject(): Promise<Subject> {
  const store = createSampleStore({ apis: catalogue, ...sampleContent });
  const handlers = sampleHandlers(store);
  return {
    fetch: async (path, init) => {
      const response = runsAnApi(path)
        ? undefined
        : await getResponse(handlers, new Request(`http://sample.test${path}`, init));
      if (!response) throw new NotProvided(`No handler answers ${init.method} ${path}.`);
      return response;
    },
    addPosts: async (posts) => void store.posts.push(...posts),
    addPictures: async (pictures) => void store.gallery.push(...pictures),
    breakContent: async () => void (store.broken = true),
    addUpdates: leftToTheServer,
    setCallsPerDay: leftToTheServer,
    setCallsPerMinute: leftToTheServer,
    setKeysMax: leftToTheServer,
    expireKey: leftToTheServer,
    endPlan: leftToTheServer,
    makeAdmin: leftToTheServer,
    signInElsewhere: leftToTheServer,
    onlyAdmin: leftToTheServer,
    appCode: () => {
      throw new NotProvided();
    },
    mailedToken: leftToTheServer,
    device: { create: () => ({}), get: () => ({}) },
    site: 'http://site.test',
    shipApi: leftToTheServer,
    addNotifications: leftToTheServer,
    setApkFacts: leftToTheServer,
    breakMail: leftToTheServer,
    floodMessages: leftToTheServer,
    close: async () => {},
  };
}

const sampleEndpoints = Object.values<unknown>(sampleContracts).filter(
  (one): one is Endpoint => typeof one === 'object' && one !== null && 'isSample' in one,
);

describeConformance('The sample layer', sampleSubject, {
  endpoints: [
    addFavourite,
    getApi,
    getApiHealth,
    getBlogPost,
    getBlogPosts,
    getCatalogue,
    getGallery,
    getMe,
    getStats,
    listApis,
    listFavourites,
    login,
    logout,
    register,
    ...sampleEndpoints,
  ],
  omitted: [
    'ConfirmFirst',
    'InvitationSpent',
    'RateLimited',
    'RegistrationClosed',
    'SecondStep',
    'SetupSpent',
    'UsernameReserved',
    'WeakPassword',
  ],
});
