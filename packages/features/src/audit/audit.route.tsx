import type { AuditEntry } from '@apiyard/api/contract/audit';
import { getAuditCsv, listAudit } from '@apiyard/api/contract/audit';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useCopy } from '../_kit/copy.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../_kit/route.ts';
import { saveBlob } from '../_kit/save-blob.ts';
import { useServices } from '../_kit/services.tsx';
import { useViewInAddress } from '../_kit/view-in-address.ts';
import { auditCopy } from './audit-copy.ts';
import { inAddress, questionOf } from './audit-view.ts';
import { AuditScreen } from './AuditScreen.tsx';

interface Page {
  readonly items: readonly AuditEntry[];
  readonly next: string | null;
}

interface AuditData {
  readonly page: Promise<Page>;
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
  const { page } = useLoaderData<AuditData>();
  const loaded = useLoadable(page);
  const [view, onView] = useViewInAddress(inAddress);
  const { revalidate } = useRevalidator();
  const [isSaving, setIsSaving] = useState(false);
  const [more, setMore] = useState<{ readonly of: Page | null; readonly page: Page } | null>(null);
  const first = loaded.state === 'done' ? loaded.value : null;
  const shown = more !== null && more.of === first ? more.page : first;
  const fail = () => void import('@apiyard/ui/Toast').then(({ toast }) => toast.show({ tone: 'error', message: t('audit.csvFailed') }));
  const loadMore = () => {
    if (shown?.next == null) return;
    api.send(listAudit, { ...questionOf(view), cursor: shown.next }).then(
      ({ items, next }) => setMore({ of: first, page: { items: [...shown.items, ...items], next } }),
      () => void revalidate(),
    );
  };
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
      entries={shown === null ? (loaded.state === 'done' ? { state: 'loading' } : loaded) : { state: 'done', value: shown.items }}
      hasMore={shown !== null && shown.next !== null}
      view={view}
      nowMs={Date.now()}
      isSaving={isSaving}
      onView={onView}
      onMore={loadMore}
      onCsv={() => void save()}
      onRetry={() => void revalidate()}
    />
  );
}
