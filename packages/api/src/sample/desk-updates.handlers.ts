import { Failure, fail } from '../contract/endpoint.ts';
import type { DeskUpdate, DeskUpdateRow } from '../contract/desk-updates.ts';
import {
  changeUpdate,
  createUpdate,
  deleteUpdate,
  getDeskUpdate,
  listDeskUpdates,
  publishUpdate,
  restoreUpdate,
  unpublishUpdate,
} from '../contract/desk-updates.ts';
import type { Update } from '../contract/updates.ts';
import { searched } from '../serving/searched.ts';
import { byChange, mark, markOf, pageFrom, stale, stateOf } from './desk-state.ts';
import { handlerMaker } from './handler.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleStore } from './store.ts';

export function deskUpdatesHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const { desk } = store;
  const rowOf = ({ id, kind, title, publishedAt }: Update): DeskUpdateRow => {
    const { version, updatedAt, changed } = markOf(desk, id, publishedAt);
    return {
      id,
      version,
      kind,
      title,
      state: stateOf(desk, id, publishedAt),
      publishAt: publishedAt === '' ? null : publishedAt,
      sample: store.sampleIds.has(id) && !changed,
      updatedAt,
    };
  };
  const whole = (update: Update): DeskUpdate => ({ ...rowOf(update), body: update.body });
  const unknown = () => fail('NotFound', 'There is no such update. It may have been deleted.');
  const known = (id: string) =>
    store.updates.find((each) => each.id === id && !markOf(desk, id, each.publishedAt).deleted) ?? unknown();
  const replace = (update: Update): Update => {
    store.updates = store.updates.map((each) => (each.id === update.id ? update : each));
    return update;
  };
  /** Refused when somebody saved meanwhile. */
  const change = (
    id: string,
    version: number,
    make: (update: Update, published: boolean) => { readonly update: Update; readonly published: boolean },
  ) => {
    const update = known(id);
    if (update instanceof Failure) return update;
    const now = markOf(desk, id, update.publishedAt);
    if (now.version !== version) return stale(now.version);
    const next = make(update, now.published);
    mark(desk, id, update.publishedAt, { version: version + 1, published: next.published, changed: true });
    return whole(replace(next.update));
  };
  return [
    handle(listDeskUpdates, ({ input: { cursor, query, state, kind } }) => {
      const holds = searched(query);
      const found = byChange(desk, store.updates, ({ publishedAt }) => publishedAt).filter(
        (update) =>
          (kind === undefined || update.kind === kind) &&
          (state === undefined || rowOf(update).state === state) &&
          (holds === null || holds(update.title, update.body)),
      );
      const page = pageFrom(found, cursor);
      return page instanceof Failure ? page : { ...page, items: page.items.map(rowOf) };
    }),
    handle(getDeskUpdate, ({ input }) => {
      const update = known(input.id);
      return update instanceof Failure ? update : whole(update);
    }),
    handle(createUpdate, ({ input: { publishAt, ...written } }) => {
      const update: Update = { id: store.nextId(), ...written, publishedAt: publishAt ?? '' };
      store.updates = [...store.updates, update];
      mark(desk, update.id, update.publishedAt, { version: 1, published: false });
      return whole(update);
    }),
    handle(changeUpdate, ({ input: { id, version, publishAt, ...written } }) =>
      change(id, version, (update, published) => ({
        published,
        update: { ...update, ...written, publishedAt: publishAt ?? (published ? update.publishedAt : '') },
      })),
    ),
    handle(publishUpdate, ({ input: { id, version } }) =>
      change(id, version, (update) => ({
        published: true,
        update: { ...update, publishedAt: update.publishedAt === '' ? sampleNow : update.publishedAt },
      })),
    ),
    handle(unpublishUpdate, ({ input: { id, version } }) =>
      change(id, version, (update) => ({ published: false, update })),
    ),
    handle(deleteUpdate, ({ input: { id } }) => {
      const update = known(id);
      if (update instanceof Failure) return update;
      mark(desk, id, update.publishedAt, { deleted: true });
      return { id };
    }),
    handle(restoreUpdate, ({ input: { id } }) => {
      const update = store.updates.find((each) => each.id === id && markOf(desk, id, each.publishedAt).deleted);
      if (update === undefined) return unknown();
      mark(desk, id, update.publishedAt, { deleted: false });
      return whole(update);
    }),
  ];
}
