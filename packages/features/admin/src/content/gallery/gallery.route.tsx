import type { AdminGalleryItem } from '@apiyard/api/contract/content/pictures';
import { addToGallery, listAdminGallery, galleryNameCharsMax } from '@apiyard/api/contract/content/pictures';
import { useActorRef, useSelector } from '@xstate/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { pagedQuery } from '@apiyard/kit/data/query.ts';
import { updateList, useOptimisticList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { usePages } from '@apiyard/kit/data/use-pages.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { UnsavedGuard } from '@apiyard/kit/unsaved/UnsavedGuard.tsx';
import { contentCopy } from '../content-copy.ts';
import { nameOfFile, sendPicture } from '../pictures/send-picture.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { useContentProblemText } from '../problem-text.ts';
import { galleryChanges, placed } from './gallery-changes.ts';
import { GalleryScreen } from './GalleryScreen.tsx';
import { uploadMachine } from './upload.machine.ts';

const galleryQuery = pagedQuery(listAdminGallery, {});

/** Does not await the data: the page renders immediately and fills in. */
export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchInfiniteQuery(galleryQuery);
  return null;
}

export function Component() {
  const t = useCopy(contentCopy);
  const textOf = useContentProblemText();
  const { api } = useServices();
  const client = useQueryClient();
  const pages = usePages(listAdminGallery, {});
  const { items, change } = useOptimisticList({
    queryKey: galleryQuery.queryKey,
    items: pages.items,
    changes: galleryChanges,
    onSaved(one, _result, again) {
      const { kind, item } = one;
      const title = kind === 'rename' ? one.name : item.name;
      if (kind === 'delete')
        showToast({
          tone: 'success',
          message: t('content.done.delete', { title }),
          action: { label: t('content.undo'), onPress: () => again({ kind: 'restore', item }) },
        });
      else if (kind === 'restore') showToast({ tone: 'success', message: t('content.done.restore', { title }) });
      else
        showToast({
          tone: 'success',
          message: t(kind === 'rename' ? 'content.done.renamed' : 'content.done.first', { title }),
        });
    },
    onRefused({ item: { name: title } }, error) {
      showToast({ tone: 'error', message: t('content.notDone', { title, reason: textOf(error) }) });
      return refusalOf(error).code !== null;
    },
  });
  const sending = useMemo(
    () =>
      uploadMachine(async (file, onPart, signal) => {
        const { id } = await sendPicture(api, file, { onPart, signal });
        signal.throwIfAborted();
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
    const onAdded = uploader.on('added', ({ item }) =>
      updateList<AdminGalleryItem>(client, galleryQuery.queryKey, (known) => placed(known, item)),
    );
    return () => onAdded.unsubscribe();
  }, [uploader, client]);
  return (
    <>
      <UnsavedGuard isUnsaved={uploads.uploads.some(({ state }) => state !== 'refused')} />
      <GalleryScreen
        items={items}
        more={pages.more}
        uploads={uploads}
        onFiles={(files) => uploader.send({ type: 'add', files })}
        onRetryUpload={(file) => uploader.send({ type: 'retry', file })}
        onRemove={(file) => uploader.send({ type: 'remove', file })}
        onRename={(item, name) => change({ kind: 'rename', item, name })}
        onFirst={(item) => change({ kind: 'first', item, time: new Date().toISOString() })}
        onDelete={(item) => change({ kind: 'delete', item })}
        onMore={pages.onMore}
        onRetry={pages.onRetry}
      />
    </>
  );
}
