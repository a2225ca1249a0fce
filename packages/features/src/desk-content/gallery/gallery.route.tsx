import type { DeskGalleryItem } from '@apiyard/api/contract/pictures';
import { addToGallery, listDeskGallery } from '@apiyard/api/contract/pictures';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useCopy } from '../../_kit/copy.ts';
import { useLoadable } from '../../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../../_kit/route.ts';
import { say } from '../../_kit/say.ts';
import { useServices } from '../../_kit/services.tsx';
import { UnsavedGuard } from '../../_kit/unsaved/UnsavedGuard.tsx';
import { deskCopy } from '../desk-copy.ts';
import { galleryNameCharsMax } from '../limits.ts';
import { nameOfFile, sendPicture } from '../pictures/send-picture.ts';
import { refusalOf, refusalText } from '../refusal.ts';
import { galleryList, saveGalleryChange } from './gallery-changes.ts';
import { GalleryScreen } from './GalleryScreen.tsx';
import { uploadMachine } from './upload.machine.ts';

interface GalleryPage {
  readonly items: readonly DeskGalleryItem[];
  readonly next: string | null;
}

interface GalleryData {
  readonly page: Promise<GalleryPage>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): GalleryData {
  requireAdmin(args);
  const page = servicesOf(args).api.send(listDeskGallery, {});
  // The screen shows failures; without a listener the browser would report them as well.
  page.catch(() => {});
  return { page };
}

export function Component() {
  const t = useCopy(deskCopy);
  const { api } = useServices();
  const first = useLoadable(useLoaderData<GalleryData>().page);
  const { revalidate } = useRevalidator();
  const machine = useMemo(() => galleryList.savingBy((change) => saveGalleryChange(api, change)), [api]);
  const actor = useActorRef(machine);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const sending = useMemo(
    () =>
      uploadMachine(async (file) => {
        const { id } = await sendPicture(api, file);
        return api.send(addToGallery, { pictureId: id, name: nameOfFile(file.name).slice(0, galleryNameCharsMax).toWellFormed() });
      }),
    [api],
  );
  const uploader = useActorRef(sending);
  const uploads = useSelector(uploader, (snapshot) => snapshot.context);
  const [more, setMore] = useState<{ readonly next: string | null; readonly state: 'resting' | 'loading' | 'failed' }>({ next: null, state: 'resting' });
  const page = first.state === 'done' ? first.value : null;
  useLayoutEffect(() => {
    if (page === null) return;
    actor.send({ type: 'told', saved: page.items });
    setMore({ next: page.next, state: 'resting' });
  }, [actor, page]);

  const latest = useRef({ t, revalidate });
  useLayoutEffect(() => {
    latest.current = { t, revalidate };
  });
  useEffect(() => {
    let isMounted = true;
    const undo = (item: DeskGalleryItem) => {
      if (isMounted) actor.send({ type: 'change', change: { kind: 'restore', item } });
      else saveGalleryChange(api, { kind: 'restore', item }).catch((error: unknown) => say({ tone: 'error', message: latest.current.t('desk.notDone', { title: item.name, reason: refusalText(latest.current.t, refusalOf(error)) }) }));
    };
    const onSaved = actor.on('saved', ({ change }) => {
      const { t: text } = latest.current;
      const title = change.kind === 'rename' ? change.name : change.item.name;
      if (change.kind === 'added') return;
      if (change.kind === 'delete') say({ tone: 'success', message: text('desk.done.delete', { title }), action: { label: text('desk.undo'), onPress: () => undo(change.item) } });
      else if (change.kind === 'restore') say({ tone: 'success', message: text('desk.done.restore', { title }) });
      else say({ tone: 'success', message: text(change.kind === 'rename' ? 'desk.done.renamed' : 'desk.done.first', { title }) });
    });
    const onRefused = actor.on('refused', ({ change: { item }, error }) => {
      const refusal = refusalOf(error);
      const { t: text, revalidate: again } = latest.current;
      say({ tone: 'error', message: text('desk.notDone', { title: item.name, reason: refusalText(text, refusal) }) });
      if (refusal.code !== null) void again();
    });
    const onAdded = uploader.on('added', ({ item }) => actor.send({ type: 'change', change: { kind: 'added', item } }));
    return () => {
      isMounted = false;
      onSaved.unsubscribe();
      onRefused.unsubscribe();
      onAdded.unsubscribe();
    };
  }, [actor, uploader, api]);

  const onMore = () => {
    const { next } = more;
    if (next === null || more.state === 'loading') return;
    setMore({ next, state: 'loading' });
    api.send(listDeskGallery, { cursor: next }).then(
      (older) => {
        const saved = actor.getSnapshot().context.saved ?? [];
        const known = new Set(saved.map(({ id }) => id));
        actor.send({ type: 'told', saved: [...saved, ...older.items.filter(({ id }) => !known.has(id))] });
        setMore({ next: older.next, state: 'resting' });
      },
      () => setMore({ next, state: 'failed' }),
    );
  };
  const shown = useMemo(() => galleryList.shown(context), [context]);
  return (
    <>
      <UnsavedGuard isUnsaved={uploads.uploads.some(({ state }) => state !== 'refused')} />
      <GalleryScreen
        items={shown === null ? (first.state === 'done' ? { state: 'loading' } : first) : { state: 'done', value: shown }}
        more={more.next === null ? 'none' : more.state}
        uploads={uploads}
        onFiles={(files) => uploader.send({ type: 'add', files })}
        onRetryUpload={(key) => uploader.send({ type: 'retry', key })}
        onDismiss={(key) => uploader.send({ type: 'dismiss', key })}
        onRename={(item, name) => actor.send({ type: 'change', change: { kind: 'rename', item, name } })}
        onFirst={(item) => actor.send({ type: 'change', change: { kind: 'first', item, time: new Date().toISOString() } })}
        onDelete={(item) => actor.send({ type: 'change', change: { kind: 'delete', item } })}
        onMore={onMore}
        onRetry={useCallback(() => void revalidate(), [revalidate])}
      />
    </>
  );
}
