import type { DeskGalleryItem } from '@apiyard/api/contract/pictures';
import { addToGallery, listDeskGallery } from '@apiyard/api/contract/pictures';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useCopy } from '../../_kit/copy.ts';
import { useLoadable } from '../../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../../_kit/route.ts';
import { say } from '../../_kit/say.ts';
import { useServices } from '../../_kit/services.tsx';
import type { Page } from '../../_kit/use-changing-list.ts';
import { useChangingPages } from '../../_kit/use-changing-list.ts';
import { UnsavedGuard } from '../../_kit/unsaved/UnsavedGuard.tsx';
import { deskCopy } from '../desk-copy.ts';
import { galleryNameCharsMax } from '../limits.ts';
import { nameOfFile, sendPicture } from '../pictures/send-picture.ts';
import { refusalOf } from '../../_kit/refusal.ts';
import { refusalText } from '../refusal.ts';
import { galleryList, saveGalleryChange } from './gallery-changes.ts';
import { GalleryScreen } from './GalleryScreen.tsx';
import { uploadMachine } from './upload.machine.ts';

interface GalleryData {
  readonly page: Promise<Page<DeskGalleryItem>>;
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
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const { rows, more, onMore, change } = useChangingPages({
    rules: galleryList,
    first,
    reload,
    loadMore: (cursor) => api.send(listDeskGallery, { cursor }),
    save: saveGalleryChange,
    onSaved(one, _told, again) {
      const { kind, item } = one;
      const title = kind === 'rename' ? one.name : item.name;
      if (kind === 'added') return;
      if (kind === 'delete')
        say({
          tone: 'success',
          message: t('desk.done.delete', { title }),
          action: { label: t('desk.undo'), onPress: () => again({ kind: 'restore', item }) },
        });
      else if (kind === 'restore') say({ tone: 'success', message: t('desk.done.restore', { title }) });
      else say({ tone: 'success', message: t(kind === 'rename' ? 'desk.done.renamed' : 'desk.done.first', { title }) });
    },
    onRefused({ item: { name: title } }, error) {
      const refusal = refusalOf(error);
      say({ tone: 'error', message: t('desk.notDone', { title, reason: refusalText(t, refusal) }) });
      return refusal.code !== null;
    },
  });
  const sending = useMemo(
    () =>
      uploadMachine(async (file, onPart) => {
        const { id } = await sendPicture(api, file, { onPart });
        return api.send(addToGallery, {
          pictureId: id,
          name: nameOfFile(file.name).slice(0, galleryNameCharsMax).toWellFormed(),
        });
      }),
    [api],
  );
  const uploader = useActorRef(sending);
  const uploads = useSelector(uploader, (snapshot) => snapshot.context);
  useEffect(() => {
    const onAdded = uploader.on('added', ({ item }) => change({ kind: 'added', item }));
    return () => onAdded.unsubscribe();
  }, [uploader, change]);
  return (
    <>
      <UnsavedGuard isUnsaved={uploads.uploads.some(({ state }) => state !== 'refused')} />
      <GalleryScreen
        items={rows}
        more={more}
        uploads={uploads}
        onFiles={(files) => uploader.send({ type: 'add', files })}
        onRetryUpload={(key) => uploader.send({ type: 'retry', key })}
        onDismiss={(key) => uploader.send({ type: 'dismiss', key })}
        onRename={(item, name) => change({ kind: 'rename', item, name })}
        onFirst={(item) => change({ kind: 'first', item, time: new Date().toISOString() })}
        onDelete={(item) => change({ kind: 'delete', item })}
        onMore={onMore}
        onRetry={reload}
      />
    </>
  );
}
