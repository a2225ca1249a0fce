/** A yard whose admin is signed in, for stories of the admin's desk: each has its own. */
import type { HttpHandler } from 'msw/http';
import { sampleHandlers } from './layer.ts';
import { newPerson } from './new-person.ts';
import type { SampleSeed, SampleStore } from './store.ts';
import { createSampleStore } from './store.ts';

export function adminYard(seed: SampleSeed = {}): { readonly store: SampleStore; readonly handlers: HttpHandler[] } {
  const store = createSampleStore(seed);
  const admin = newPerson(store, { username: 'yusuf', email: 'yusuf@yard.example', password: 'a yard full of tools' });
  admin.user = { ...admin.user, role: 'admin' };
  store.people.push(admin);
  store.signIn(admin);
  return { store, handlers: sampleHandlers(store) };
}
