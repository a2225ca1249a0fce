import { getAuditCsv, listAudit } from '@apiyard/api/contract/site/audit';
import { useMutation } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { mutation, pagedQuery } from '@apiyard/kit/data/query.ts';
import { usePages } from '@apiyard/kit/data/use-pages.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { auditCopy } from './audit-copy.ts';
import { inAddress, questionOf } from './audit-view.ts';
import { AuditScreen } from './AuditScreen.tsx';

/** Does not await the data: the page renders immediately and fills in. */
export function loader(args: LoaderFunctionArgs) {
  const question = questionOf(inAddress.read(new URL(args.request.url).searchParams));
  void servicesOf(args).queryClient.prefetchInfiniteQuery(pagedQuery(listAudit, question));
  return { question };
}

export function Component() {
  const t = useCopy(auditCopy);
  const { question } = useLoaderData<typeof loader>();
  const [view, onView] = useViewInAddress(inAddress);
  const pages = usePages(listAudit, question, () => showToast({ tone: 'error', message: t('audit.failed.title') }));
  const csv = useMutation({
    ...mutation(getAuditCsv),
    onSuccess: async (response) => saveBlob(await response.blob(), 'audit.csv'),
    onError: () => showToast({ tone: 'error', message: t('audit.csvFailed') }),
  });
  return (
    <AuditScreen
      entries={pages.items}
      more={pages.more}
      view={view}
      nowMs={Date.now()}
      isSaving={csv.isPending}
      onView={onView}
      onMore={pages.onMore}
      onCsv={() => csv.mutate(questionOf(view))}
      onRetry={pages.onRetry}
    />
  );
}
