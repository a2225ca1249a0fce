import { sampleHandlers } from '@apiyard/api/sample/layer';
import { newPerson } from '@apiyard/api/sample/new-person';
import type { SampleSeed } from '@apiyard/api/sample/store';
import { createSampleStore } from '@apiyard/api/sample/store';

/** A yard of its own for each story, with its admin signed in. */
export function deskYard(seed: SampleSeed = {}) {
  const store = createSampleStore(seed);
  const admin = newPerson(store, { username: 'yusuf', email: 'yusuf@yard.example', password: 'a yard full of tools' });
  admin.user = { ...admin.user, role: 'admin' };
  store.people.push(admin);
  store.signIn(admin);
  return { store, handlers: sampleHandlers(store) };
}
