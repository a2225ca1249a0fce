import type { AppVersion } from '@apiyard/api/contract/content/apps';
import { listAppVersions, saveAppVersion } from '@apiyard/api/contract/content/apps';
import type { OutputOf } from '@apiyard/api/contract/endpoint';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { isolated } from '@apiyard/kit/apps/app-paths.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { invalidate, keyOf, mutation } from '@apiyard/kit/data/query.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { showToast } from '@apiyard/kit/toast.ts';
import { appsCopy } from './apps-copy.ts';
import { AppVersionsScreen } from './AppVersionsScreen.tsx';
import { useVersionList } from './use-version-list.ts';
import type { VersionAct } from './VersionMenu.tsx';
import { uploadingBy } from './upload/upload-calls.ts';

const EditDialog = lazyPart('app-edit', () => import('./EditDialog.tsx').then(({ EditDialog }) => EditDialog));

/** All versions, because they are grouped by app. */
const versionsQuery = queryOptions({
  queryKey: [...keyOf(listAppVersions), {}, 'all'] as const,
  async queryFn({ client, signal }): Promise<{ readonly items: readonly AppVersion[] }> {
    const items: AppVersion[] = [];
    let cursor: string | null = null;
    do {
      const page: OutputOf<typeof listAppVersions> = await apiOf(client).send(
        listAppVersions,
        cursor === null ? {} : { cursor },
        { signal },
      );
      items.push(...page.items);
      cursor = page.next;
    } while (cursor !== null);
    return { items };
  },
});

/** Does not await the data: the page renders immediately and fills in. */
export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchQuery(versionsQuery);
  return null;
}

export function Component() {
  const t = useCopy(appsCopy);
  const { api } = useServices();
  const client = useQueryClient();
  const { rows, onChange } = useVersionList(
    versionsQuery.queryKey,
    loadable(useQuery({ ...versionsQuery, select: ({ items }) => items })),
  );
  /** The edited version as it was when the dialog opened. */
  const [editing, setEditing] = useState<AppVersion | null>(null);
  const current = rows.state === 'done' ? rows.value.find(({ id }) => id === editing?.id) : undefined;
  const saving = useMutation({
    ...mutation(saveAppVersion),
    onSuccess({ label, versionName }) {
      void invalidate(client, [listAppVersions]);
      showToast({
        tone: 'success',
        message: t('apps.done.save', { app: isolated(label), name: isolated(versionName) }),
      });
    },
    onError: () => invalidate(client, [listAppVersions]),
  });
  const uploading = useActorRef(useMemo(() => uploadingBy(api), [api]));
  const { value, context } = useSelector(uploading, (snapshot) => snapshot);

  useEffect(() => {
    const made = uploading.on('made', ({ version: { label, versionName, state } }) => {
      showToast({
        tone: 'success',
        message: t(state === 'published' ? 'apps.done.madePublished' : 'apps.done.made', {
          app: isolated(label),
          name: isolated(versionName),
        }),
      });
      void invalidate(client, [listAppVersions]);
    });
    return () => made.unsubscribe();
  }, [uploading, t, client]);

  const onAct = (act: VersionAct, row: AppVersion) => {
    if (act !== 'edit') return onChange({ kind: act, row });
    saving.reset();
    setEditing(row);
  };

  return (
    <>
      <AppVersionsScreen
        versions={rows}
        upload={{ state: value, ...context }}
        nowMs={Date.now()}
        onAct={onAct}
        onReload={() => void invalidate(client, [listAppVersions])}
        onChoose={(file) => uploading.send({ type: 'choose', file })}
        onPause={() => uploading.send({ type: 'pause' })}
        onResume={() => uploading.send({ type: 'resume' })}
        onRetry={() => uploading.send({ type: 'retry' })}
        onCancel={() => uploading.send({ type: 'cancel' })}
        onMake={(input) => uploading.send({ type: 'make', input })}
      />
      {editing !== null && (
        <Suspense fallback={null}>
          <EditDialog
            row={editing}
            theirs={current !== undefined && current.version !== editing.version ? current : null}
            saving={{ ...saving, mutate: (input) => saving.mutate(input, { onSuccess: () => setEditing(null) }) }}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </>
  );
}
