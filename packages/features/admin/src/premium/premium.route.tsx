import type { PremiumPerson, Voucher } from '@apiyard/api/contract/plans/premium';
import { listPlanRequests, listPremium, listPremiumHistory, listVouchers } from '@apiyard/api/contract/plans/premium';
import { listPlans } from '@apiyard/api/contract/plans/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { invalidate, pagedQuery, query } from '@apiyard/kit/data/query.ts';
import { usePages } from '@apiyard/kit/data/use-pages.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useOpensNew } from '@apiyard/kit/routing/use-opens-new.ts';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { inAddress, questionsOf } from './premium-view.ts';
import {
  LazyAnswerDialog,
  LazyGrantDialog,
  LazyHistorySheet,
  LazyMakeVouchersDialog,
  LazyRevokeDialog,
} from './parts/lazy-dialogs.ts';
import type { GrantOf } from './people/GrantDialog.tsx';
import type { PersonAct } from './people/PremiumPeople.tsx';
import { usePeopleSearch } from './people/use-people-search.ts';
import { PremiumScreen } from './PremiumScreen.tsx';
import type { AnswerOf } from './requests/AnswerDialog.tsx';
import { premiumLists, usePremiumChanges } from './use-premium-changes.ts';
import { useWords } from './use-words.ts';
import { codesCsv } from './vouchers/codes-csv.ts';

/** Does not await the data: the page renders immediately. Only the visible list is requested. */
export function loader(args: LoaderFunctionArgs) {
  const { queryClient } = servicesOf(args);
  const view = inAddress.read(new URL(args.request.url).searchParams);
  const { people, requests, vouchers } = questionsOf(view);
  if (view.tab === 'people') void queryClient.prefetchInfiniteQuery(pagedQuery(listPremium, people));
  // Also needed on the vouchers tab, for the number of pending requests.
  else void queryClient.prefetchInfiniteQuery(pagedQuery(listPlanRequests, requests));
  if (view.tab === 'vouchers') void queryClient.prefetchInfiniteQuery(pagedQuery(listVouchers, vouchers));
  void queryClient.prefetchQuery(query(listPlans, {}));
  return { loaded: view };
}

export function Component() {
  const client = useQueryClient();
  const { t } = useWords();
  const { loaded } = useLoaderData<typeof loader>();
  const [nowMs] = useState(() => Date.now());
  const [view, onView] = useViewInAddress(inAddress);
  const questions = questionsOf(loaded);
  const { tab } = loaded;
  const failed = (key: 'premium.people.failed' | 'premium.requests.failed' | 'premium.vouchers.failed') => () =>
    showToast({ tone: 'error', message: t(key) });
  const people = usePages(listPremium, tab === 'people' ? questions.people : null, failed('premium.people.failed'));
  const requests = usePages(
    listPlanRequests,
    tab !== 'people' ? questions.requests : null,
    failed('premium.requests.failed'),
  );
  const vouchers = usePages(
    listVouchers,
    tab === 'vouchers' ? questions.vouchers : null,
    failed('premium.vouchers.failed'),
  );
  const plans = useQuery(query(listPlans, {})).data?.items ?? [];
  const reload = () => void invalidate(client, premiumLists);

  const [granting, setGranting] = useState<{ kind: 'new' } | { kind: 'change'; id: string } | null>(null);
  const [revoking, setRevoking] = useState<string | null>(null);
  const [historyOf, setHistoryOf] = useState<PremiumPerson | null>(null);
  const [answering, setAnswering] = useState<AnswerOf | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  /** The current row: another admin's change shows in the dialog after a reload. */
  const rowOf = (id: string) =>
    people.items.state === 'done' ? people.items.value.find((person) => person.id === id) : undefined;
  const changed = granting?.kind === 'change' ? rowOf(granting.id) : undefined;
  const { grant, revoke, restore, answer, make, withdraw, reactivate } = usePremiumChanges();
  const found = usePeopleSearch();
  const history = useQuery({
    ...query(listPremiumHistory, { id: historyOf?.id ?? '' }),
    enabled: historyOf !== null,
    select: ({ items }) => items,
  });

  const openGrant = (next: typeof granting) => {
    grant.reset();
    setGranting(next);
  };
  const onPerson = (act: PersonAct, person: PremiumPerson) => {
    if (act === 'change') openGrant({ kind: 'change', id: person.id });
    if (act === 'revoke') {
      revoke.reset();
      setRevoking(person.id);
    }
    if (act === 'history') setHistoryOf(person);
    if (act === 'restore') restore.mutate({ id: person.id });
  };

  const grantOf: GrantOf | null =
    granting === null
      ? null
      : granting.kind === 'new'
        ? { kind: 'new' }
        : changed === undefined
          ? null
          : { kind: 'change', person: changed };
  useOpensNew(() => openGrant({ kind: 'new' }));
  const counted = tab === 'people' ? people.first?.openRequests : requests.first?.open;
  return (
    <>
      <PremiumScreen
        view={view}
        // The other list's number is shown while this one loads.
        openRequests={counted ?? people.first?.openRequests ?? requests.first?.open ?? null}
        people={{ people, counts: people.first?.counts ?? null, onAct: onPerson }}
        requests={{
          requests,
          onAnswer(kind, request) {
            answer.reset();
            setAnswering({ kind, request });
          },
        }}
        vouchers={{
          vouchers,
          onMake() {
            make.reset();
            setIsMaking(true);
          },
          onWithdraw: ({ id }: Voucher) => withdraw.mutate({ id }),
          onRestore: ({ id }: Voucher) => reactivate.mutate({ id }),
        }}
        nowMs={nowMs}
        onView={onView}
        onGrant={() => openGrant({ kind: 'new' })}
        onRetry={reload}
      />
      <LazyGrantDialog
        of={grantOf}
        plans={plans}
        {...found}
        nowMs={nowMs}
        granting={{ ...grant, mutate: (input) => grant.mutate(input, { onSuccess: () => setGranting(null) }) }}
        onReload={reload}
        onClose={() => setGranting(null)}
      />
      <LazyRevokeDialog
        person={revoking === null ? null : (rowOf(revoking) ?? null)}
        revoking={{ ...revoke, mutate: (input) => revoke.mutate(input, { onSuccess: () => setRevoking(null) }) }}
        onReload={reload}
        onClose={() => setRevoking(null)}
      />
      <LazyHistorySheet
        person={historyOf}
        history={loadable(history)}
        onRetry={() => void history.refetch()}
        onClose={() => setHistoryOf(null)}
      />
      <LazyAnswerDialog
        of={answering}
        answering={{ ...answer, mutate: (input) => answer.mutate(input, { onSuccess: () => setAnswering(null) }) }}
        onClose={() => setAnswering(null)}
      />
      <LazyMakeVouchersDialog
        isOpen={isMaking}
        plans={plans}
        nowMs={nowMs}
        making={{ ...make, data: make.data?.items }}
        onSave={(made) => {
          const heads = [
            t('premium.voucher.code'),
            t('premium.plan'),
            t('premium.days'),
            t('premium.voucher.uses'),
            t('premium.voucher.until'),
            t('premium.note'),
          ];
          saveBlob(new Blob([codesCsv(heads, made)], { type: 'text/csv;charset=utf-8' }), 'vouchers.csv');
        }}
        onClose={() => setIsMaking(false)}
      />
    </>
  );
}
