import type { AuditEntry } from '@apiyard/api/contract/audit';
import { getAuditCsv, listAudit } from '@apiyard/api/contract/audit';
import { useCallback, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useCopy } from '../_kit/copy.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../_kit/route.ts';
import { saveBlob } from '../_kit/save-blob.ts';
import { useServices } from '../_kit/services.tsx';
import type { Page } from '../_kit/use-changing-list.ts';
import { usePages } from '../_kit/use-pages.ts';
import { useViewInAddress } from '../_kit/view-in-address.ts';
import { auditCopy } from './audit-copy.ts';
import { inAddress, questionOf } from './audit-view.ts';
import { AuditScreen } from './AuditScreen.tsx';

interface AuditData {
  readonly page: Promise<Page<AuditEntry>>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): AuditData {
  requireAdmin(args);
  const page = servicesOf(args).api.send(listAudit, questionOf(inAddress.read(new URL(args.request.url).searchParams)));
  // The screen shows failures; without a listener the browser would report them as well.
  page.catch(() => {});
  return { page };
}

export function Component() {
  const t = useCopy(auditCopy);
  const { api } = useServices();
  const [view, onView] = useViewInAddress(inAddress);
  const { revalidate } = useRevalidator();
  const [isSaving, setIsSaving] = useState(false);
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const pages = usePages(
    useLoadable(useLoaderData<AuditData>().page),
    (cursor) => api.send(listAudit, { ...questionOf(view), cursor }),
    reload,
  );
  const fail = () =>
    void import('@apiyard/ui/Toast').then(({ toast }) => toast.show({ tone: 'error', message: t('audit.csvFailed') }));
  const save = async () => {
    setIsSaving(true);
    try {
      const response = await api.send(getAuditCsv, questionOf(view));
      saveBlob(await response.blob(), 'audit.csv');
    } catch {
      fail();
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <AuditScreen
      entries={pages.state === 'done' ? { state: 'done', value: pages.value.items } : pages}
      hasMore={pages.state === 'done' && pages.value.hasMore}
      view={view}
      nowMs={Date.now()}
      isSaving={isSaving}
      onView={onView}
      onMore={() => pages.state === 'done' && pages.value.onMore()}
      onCsv={() => void save()}
      onRetry={reload}
    />
  );
}
