import { listPeople } from '@apiyard/api/contract/people';
import type { AdminPlanRequest, PremiumEvent, PremiumPerson, Voucher } from '@apiyard/api/contract/premium';
import {
  changePremium,
  createVouchers,
  declinePlanRequest,
  grantPlanRequest,
  grantPremium,
  listPlanRequests,
  listPremium,
  listPremiumHistory,
  listVouchers,
  restorePremium,
  restoreVoucher,
  revokePremium,
  withdrawVoucher,
} from '@apiyard/api/contract/premium';
import type { OutputOf } from '@apiyard/api/contract/endpoint';
import type { Plan } from '@apiyard/api/contract/plans';
import { listPlans } from '@apiyard/api/contract/plans';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import type { Loadable } from '../_kit/loadable.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../_kit/route.ts';
import { saveBlob } from '../_kit/save-blob.ts';
import { say } from '../_kit/say.ts';
import { useServices } from '../_kit/services.tsx';
import { useSubmission } from '../_kit/submission.ts';
import { useViewInAddress } from '../_kit/view-in-address.ts';
import type { DeskView } from './desk-view.ts';
import { inAddress } from './desk-view.ts';
import {
  LazyAnswerDialog,
  LazyGrantDialog,
  LazyHistorySheet,
  LazyMakeVouchersDialog,
  LazyRevokeDialog,
} from './parts/lazy-dialogs.ts';
import type { Gift, GrantDialogProps, GrantOf } from './people/GrantDialog.tsx';
import type { PersonAct } from './people/PremiumPeople.tsx';
import { PremiumScreen } from './PremiumScreen.tsx';
import { refusalText } from './refusals.ts';
import type { PlanAnswer } from './requests/AnswerDialog.tsx';
import { usePages } from '../_kit/use-pages.ts';
import { useWords } from './use-words.ts';
import { codesCsv } from './vouchers/codes-csv.ts';
import type { MadeVoucher, NewVouchers } from './vouchers/MakeVouchersDialog.tsx';

type PeoplePage = OutputOf<typeof listPremium>;
type RequestsPage = OutputOf<typeof listPlanRequests>;
type VouchersPage = OutputOf<typeof listVouchers>;

/** What is not asked for stays on its way. */
interface DeskData {
  readonly people: Promise<PeoplePage>;
  readonly requests: Promise<RequestsPage>;
  readonly vouchers: Promise<VouchersPage>;
  readonly plans: Promise<readonly Plan[]>;
}

const queryOf = ({ query }: DeskView) => (query.trim() === '' ? {} : { search: query.trim() });
const notAsked = new Promise<never>(() => {});

/** Nothing is waited for: the page stands at once and fills in. Only the list in sight is asked for. */
export function loader(args: LoaderFunctionArgs): DeskData {
  requireAdmin(args);
  const { api } = servicesOf(args);
  const view = inAddress.read(new URL(args.request.url).searchParams);
  const data: DeskData = {
    people: view.tab === 'people' ? api.send(listPremium, { state: view.state, ...queryOf(view) }) : notAsked,
    // Beside the vouchers too, for how many wait.
    requests:
      view.tab !== 'people' ? api.send(listPlanRequests, { state: view.answered ? 'answered' : 'open' }) : notAsked,
    vouchers:
      view.tab === 'vouchers'
        ? api.send(listVouchers, {
            ...(view.voucherState === null ? {} : { state: view.voucherState }),
            ...queryOf(view),
          })
        : notAsked,
    plans: api.send(listPlans, {}).then(({ items }) => items),
  };
  // The screen shows failures; without a listener the browser would report them as well.
  for (const part of Object.values(data) as Promise<unknown>[]) part.catch(() => {});
  return data;
}

export function Component() {
  const { api, session } = useServices();
  const words = useWords();
  const { t } = words;
  const data = useLoaderData<DeskData>();
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const [nowMs] = useState(() => Date.now());
  const [view, onView] = useViewInAddress(inAddress);
  const peoplePage = useLoadable(data.people);
  const requestsPage = useLoadable(data.requests);
  const vouchersPage = useLoadable(data.vouchers);
  const plansLoaded = useLoadable(data.plans);
  const plans = plansLoaded.state === 'done' ? plansLoaded.value : [];
  const { state, voucherState, answered } = view;
  const search = view.query.trim();
  const people = usePages(
    peoplePage,
    useCallback(
      (cursor: string) => api.send(listPremium, { state, cursor, ...(search === '' ? {} : { search }) }),
      [api, state, search],
    ),
  );
  const requests = usePages(
    requestsPage,
    useCallback(
      (cursor: string) => api.send(listPlanRequests, { state: answered ? 'answered' : 'open', cursor }),
      [api, answered],
    ),
  );
  const vouchers = usePages(
    vouchersPage,
    useCallback(
      (cursor: string) =>
        api.send(listVouchers, {
          cursor,
          ...(voucherState === null ? {} : { state: voucherState }),
          ...(search === '' ? {} : { search }),
        }),
      [api, voucherState, search],
    ),
  );

  const [granting, setGranting] = useState<{ kind: 'new' } | { kind: 'change'; id: string } | null>(null);
  const [revoking, setRevoking] = useState<string | null>(null);
  const [historyOf, setHistoryOf] = useState<PremiumPerson | null>(null);
  const [answering, setAnswering] = useState<{ kind: PlanAnswer['kind']; request: AdminPlanRequest } | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  /** The row as it stands now: another admin's change shows in the dialog once it was loaded. */
  const rowOf = (id: string) =>
    people.state === 'done' ? people.value.items.find((person) => person.id === id) : undefined;

  /** Tells what came of an action, and shows it. */
  const tellDone = (message: string, undo?: () => Promise<unknown>) => {
    say({
      tone: 'success',
      message,
      ...(undo === undefined
        ? {}
        : {
            action: {
              label: t('premium.undo'),
              onPress: () =>
                void undo().then(reload, (error: unknown) =>
                  say({ tone: 'error', message: refusalText(error, words) }),
                ),
            },
          }),
    });
    reload();
    // It may have been the admin's own plan.
    void session.refresh();
  };
  const doOrSay = (work: Promise<unknown>, message: string, undo?: () => Promise<unknown>) =>
    work.then(
      () => tellDone(message, undo),
      (error: unknown) => {
        say({ tone: 'error', message: refusalText(error, words) });
        reload();
      },
    );

  const changed = granting?.kind === 'change' ? rowOf(granting.id) : undefined;
  const grant = useSubmission<Gift, PremiumPerson>(
    ({ person, plan, until, note }) =>
      changed === undefined
        ? api.send(grantPremium, { person, plan, until, note })
        : api.send(changePremium, { id: changed.id, version: changed.version, plan, until, note }),
    ({ username, plan, until }) => {
      setGranting(null);
      tellDone(t('premium.done.granted', { name: username, plan: words.nameOf(plan), end: words.endWords(until) }));
    },
  );
  const revoke = useSubmission<{ person: PremiumPerson; note: string }, PremiumPerson>(
    ({ person: { id, version }, note }) => api.send(revokePremium, { id, version, note }),
    ({ id, username, plan }) => {
      setRevoking(null);
      tellDone(t('premium.done.revoked', { name: username, plan: words.nameOf(plan) }), () =>
        api.send(restorePremium, { id }),
      );
    },
  );
  const answer = useSubmission<PlanAnswer, AdminPlanRequest>(
    ({ id, kind, days, answer: text }) =>
      kind === 'grant'
        ? api.send(grantPlanRequest, { id, days, answer: text })
        : api.send(declinePlanRequest, { id, answer: text }),
    ({ state: outcome, person, plan }) => {
      setAnswering(null);
      tellDone(
        t(outcome === 'granted' ? 'premium.done.answeredYes' : 'premium.done.answeredNo', {
          name: person.username,
          plan: words.nameOf(plan),
        }),
      );
    },
  );
  const make = useSubmission<NewVouchers, readonly MadeVoucher[]>(
    (input) => api.send(createVouchers, input).then(({ items }) => items),
    reload,
  );
  const found = usePeopleSearch();

  const onPerson = (act: PersonAct, person: PremiumPerson) => {
    if (act === 'change') setGranting({ kind: 'change', id: person.id });
    if (act === 'revoke') setRevoking(person.id);
    if (act === 'history') setHistoryOf(person);
    if (act === 'restore')
      void doOrSay(api.send(restorePremium, { id: person.id }), t('premium.done.restored', { name: person.username }));
  };
  const onWithdraw = (voucher: Voucher) =>
    void doOrSay(
      api.send(withdrawVoucher, { id: voucher.id }),
      t('premium.done.withdrawn', { code: voucher.masked }),
      () => api.send(restoreVoucher, { id: voucher.id }),
    );
  const onRestore = (voucher: Voucher) =>
    void doOrSay(api.send(restoreVoucher, { id: voucher.id }), t('premium.done.usable', { code: voucher.masked }));

  const waitingNow =
    view.tab === 'people'
      ? peoplePage.state === 'done'
        ? peoplePage.value.openRequests
        : null
      : requestsPage.state === 'done'
        ? requestsPage.value.open
        : null;
  // What was known stays in its tab while another list is on its way.
  const [waitingBefore, setWaitingBefore] = useState(waitingNow);
  if (waitingNow !== null && waitingNow !== waitingBefore) setWaitingBefore(waitingNow);

  const grantOf: GrantOf | null =
    granting === null
      ? null
      : granting.kind === 'new'
        ? { kind: 'new' }
        : changed === undefined
          ? null
          : { kind: 'change', person: changed };
  const counted: Parameters<typeof PremiumScreen>[0]['people']['people'] =
    people.state === 'done' && peoplePage.state === 'done'
      ? { state: 'done', value: { ...people.value, counts: peoplePage.value.counts } }
      : people.state === 'failed'
        ? people
        : { state: 'loading' };
  return (
    <>
      <PremiumScreen
        view={view}
        openRequests={waitingNow ?? waitingBefore}
        people={{ people: counted, onAct: onPerson }}
        requests={{ requests, onAnswer: (kind, request) => setAnswering({ kind, request }) }}
        vouchers={{ vouchers, onMake: () => setIsMaking(true), onWithdraw, onRestore }}
        nowMs={nowMs}
        onView={onView}
        onGrant={() => setGranting({ kind: 'new' })}
        onRetry={reload}
      />
      <LazyGrantDialog
        of={grantOf}
        plans={plans}
        {...found}
        nowMs={nowMs}
        granting={grant}
        onReload={reload}
        onClose={() => setGranting(null)}
      />
      <LazyRevokeDialog
        person={revoking === null ? null : (rowOf(revoking) ?? null)}
        revoking={revoke}
        onReload={reload}
        onClose={() => setRevoking(null)}
      />
      <HistoryOf person={historyOf} onClose={() => setHistoryOf(null)} />
      <LazyAnswerDialog of={answering} answering={answer} onClose={() => setAnswering(null)} />
      <LazyMakeVouchersDialog
        isOpen={isMaking}
        plans={plans}
        nowMs={nowMs}
        making={make}
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

const searchPauseMs = 250;

/** People whose username, name or address holds what was typed; the newest while nothing is. */
function usePeopleSearch(): Pick<GrantDialogProps, 'found' | 'isSearching' | 'onSearch'> {
  const { api } = useServices();
  const [query, setQuery] = useState<string | null>(null);
  const [result, setResult] = useState<{ readonly of: string | null; readonly found: GrantDialogProps['found'] }>({
    of: null,
    found: [],
  });
  useEffect(() => {
    if (query === null) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      api.send(listPeople, { rows: 10, ...(query === '' ? {} : { search: query }) }, { signal: leaving.signal }).then(
        ({ items }) => setResult({ of: query, found: items }),
        () => !leaving.signal.aborted && setResult({ of: query, found: [] }),
      );
    }, searchPauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, query]);
  return {
    found: result.found,
    isSearching: query !== null && result.of !== query,
    onSearch: useCallback((words: string) => setQuery(words.trim()), []),
  };
}

function HistoryOf({ person, onClose }: { readonly person: PremiumPerson | null; readonly onClose: () => void }) {
  const { api } = useServices();
  const [tries, setTries] = useState(0);
  const id = person?.id ?? null;
  const pending = useMemo(() => {
    if (id === null) return notAsked as Promise<readonly PremiumEvent[]>;
    const asked = api.send(listPremiumHistory, { id }).then(({ items }): readonly PremiumEvent[] => items);
    asked.catch(() => {});
    return asked;
    // Another try asks again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, id, tries]);
  return (
    <KeyedHistory
      key={id ?? 'none'}
      person={person}
      pending={pending}
      onRetry={() => setTries(tries + 1)}
      onClose={onClose}
    />
  );
}

/** The history of one person must not stand under another's name while it is on its way. */
function KeyedHistory({
  person,
  pending,
  onRetry,
  onClose,
}: {
  readonly person: PremiumPerson | null;
  readonly pending: Promise<readonly PremiumEvent[]>;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}) {
  const history: Loadable<readonly PremiumEvent[]> = useLoadable(pending);
  return <LazyHistorySheet person={person} history={history} onRetry={onRetry} onClose={onClose} />;
}
