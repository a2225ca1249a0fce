import type { User } from '@apiyard/api/contract/accounts/session';

/** Specification section 9: clearing credentials removes exactly these. */
const localKeys = ['apiKey', 'authToken', 'jwtToken'];
const cookies = ['authToken', 'jwtToken', 'apiKey', 'cookie_consent'];

export interface Credentials {
  /** Keeps the person's key under `apiKey`, when there is one. */
  keep(user: User): void;
  clear(): void;
}

/** Credentials stored in the browser. `page` is the document whose cookies are cleared. */
export function browserCredentials(storage: Storage = localStorage, page: { cookie: string } = document): Credentials {
  return {
    keep({ apiKey }) {
      try {
        if (apiKey !== '') storage.setItem('apiKey', apiKey);
      } catch (error) {
        console.warn('The API key could not be stored in this browser.', error);
      }
    },
    clear() {
      for (const key of localKeys) storage.removeItem(key);
      for (const name of cookies) page.cookie = `${name}=; Max-Age=0; Path=/`;
    },
  };
}
