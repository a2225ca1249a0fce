import type { AppVersion } from '@apiyard/api/contract/apps';
import { listAppVersions, saveAppVersion } from '@apiyard/api/contract/apps';
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useCopy } from '../_kit/copy.ts';
import { lazyPart } from '../_kit/lazy-part.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../_kit/route.ts';
import { say } from '../_kit/say.ts';
import type { Services } from '../_kit/services.tsx';
import { useServices } from '../_kit/services.tsx';
import { androidCopy } from './android-copy.ts';
import { isolated } from './android-places.ts';
import { AppDeskScreen } from './desk/AppDeskScreen.tsx';
import type { Told } from './desk/EditDialog.tsx';
import { useVersionList } from './desk/use-version-list.ts';
import type { VersionAct } from './desk/VersionMenu.tsx';
import type { Refusal } from '../_kit/refusal.ts';
import { refusalOf } from '../_kit/refusal.ts';
import { uploadingBy } from './upload/upload-calls.ts';

const EditDialog = lazyPart('app-edit', () => import('./desk/EditDialog.tsx').then(({ EditDialog }) => EditDialog));

interface DeskData {
  readonly versions: Promise<readonly AppVersion[]>;
}

async function allVersions(api: Services['api']): Promise<readonly AppVersion[]> {
  const versions: AppVersion[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: AppVersion[]; next: string | null } = await api.send(
      listAppVersions,
      cursor === null ? {} : { cursor },
    );
    versions.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  return versions;
}

export function loader(args: LoaderFunctionArgs): DeskData {
  requireAdmin(args);
  const versions = allVersions(servicesOf(args).api);
  // The screen shows a failure; without a listener the browser would report it as well.
  versions.catch(() => {});
  return { versions };
}

interface Editing {
  readonly row: AppVersion;
  readonly theirs: AppVersion | null;
  readonly refusal: Refusal | null;
  readonly isPending: boolean;
}

export function Component() {
  const t = useCopy(androidCopy);
  const { api } = useServices();
  const loaded = useLoadable(useLoaderData<DeskData>().versions);
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const { rows, onChange } = useVersionList(loaded.state === 'done' ? loaded.value : null, reload);
  const [editing, setEditing] = useState<Editing | null>(null);
  const uploading = useActorRef(useMemo(() => uploadingBy(api), [api]));
  const { value, context } = useSelector(uploading, (snapshot) => snapshot);

  useEffect(() => {
    const made = uploading.on('made', ({ version: { label, versionName, state } }) => {
      say({
        tone: 'success',
        message: t(state === 'published' ? 'android.desk.done.madePublished' : 'android.desk.done.made', {
          app: isolated(label),
          name: isolated(versionName),
        }),
      });
      reload();
    });
    return () => made.unsubscribe();
  }, [uploading, t, reload]);

  const onAct = (act: VersionAct, row: AppVersion) => {
    if (act === 'edit') setEditing({ row, theirs: null, refusal: null, isPending: false });
    else onChange({ kind: act, row });
  };

  const onSave = async (now: Editing, told: Told, version: number) => {
    const { id, state } = now.theirs ?? now.row;
    setEditing({ ...now, refusal: null, isPending: true });
    try {
      const saved = await api.send(saveAppVersion, { id, version, ...told, state });
      say({
        tone: 'success',
        message: t('android.desk.done.save', { app: isolated(saved.label), name: isolated(saved.versionName) }),
      });
      setEditing(null);
    } catch (error) {
      const refusal = refusalOf(error);
      const theirs =
        refusal.code === 'Stale'
          ? await allVersions(api).then(
              (all) => all.find((other) => other.id === id) ?? null,
              () => null,
            )
          : now.theirs;
      setEditing({ ...now, theirs, refusal, isPending: false });
    }
    reload();
  };

  return (
    <>
      <AppDeskScreen
        // What is known stays in sight while it is asked for again.
        versions={
          rows === null ? (loaded.state === 'done' ? { state: 'loading' } : loaded) : { state: 'done', value: rows }
        }
        upload={{ state: value, ...context }}
        nowMs={Date.now()}
        onAct={onAct}
        onReload={reload}
        onChoose={(file) => uploading.send({ type: 'choose', file })}
        onPause={() => uploading.send({ type: 'pause' })}
        onResume={() => uploading.send({ type: 'resume' })}
        onRetry={() => uploading.send({ type: 'retry' })}
        onCancel={() => uploading.send({ type: 'cancel' })}
        onMake={(details) => uploading.send({ type: 'make', details })}
      />
      {editing !== null && (
        <Suspense fallback={null}>
          <EditDialog
            {...editing}
            onSave={(told, version) => void onSave(editing, told, version)}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </>
  );
}
