import type { Scraper, ScraperRow } from '@apiyard/api/contract/scrapers';
import { getScraper, testScraper } from '@apiyard/api/contract/scrapers';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { catalogueChanged } from '../../_kit/catalogue-changes.ts';
import { useCopy } from '../../_kit/copy.ts';
import { useServices } from '../../_kit/services.tsx';
import { saveScrapers } from '../export-file.ts';
import { refusalOf, refusalText } from '../refusal.ts';
import { say } from '../say.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import { testTimeoutMs } from '../tests/use-test-run.ts';
import { saveChange, scraperList } from './scraper-changes.ts';
import type { ScraperAct } from './ScraperMenu.tsx';

interface ScraperList {
  /** The list with the changes that are under way; null before it is known. */
  readonly rows: readonly ScraperRow[] | null;
  readonly testing: ReadonlySet<string>;
  readonly onAct: (act: ScraperAct, row: ScraperRow) => void;
}

/** `saved` is the list as it was loaded; `reload` loads it again. Changes tell how they went. */
export function useScraperList(saved: readonly ScraperRow[] | null, reload: () => void): ScraperList {
  const t = useCopy(scrapersCopy);
  const { api } = useServices();
  const navigate = useNavigate();
  const machine = useMemo(() => scraperList.savingBy((change) => saveChange(api, change)), [api]);
  const actor = useActorRef(machine);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const [testing, setTesting] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    if (saved !== null) actor.send({ type: 'told', saved });
  }, [actor, saved]);

  const latest = useRef({ t, reload });
  useLayoutEffect(() => {
    latest.current = { t, reload };
  });

  useEffect(() => {
    const edit = (row: ScraperRow) => ({ label: latest.current.t('scrapers.act.edit'), onPress: () => void navigate(`/addscrape/${row.id}`) });
    // The page may have been left by the time somebody takes a deletion back.
    const undo = (row: ScraperRow) => {
      if (actor.getSnapshot().status === 'active' && isMounted) actor.send({ type: 'change', change: { kind: 'restore', row } });
      else saveChange(api, { kind: 'restore', row }).catch((error: unknown) => say({ tone: 'error', message: refusalText(latest.current.t, refusalOf(error)) }));
    };
    let isMounted = true;
    const onSaved = actor.on('saved', ({ change: { kind, row }, told }) => {
      const { t: text } = latest.current;
      const { title } = row;
      if (kind === 'delete') say({ tone: 'success', message: text('scrapers.done.delete', { title }), action: { label: text('scrapers.undo'), onPress: () => undo(row) } });
      else if (kind === 'publish') say({ tone: 'success', message: text('scrapers.done.publish', { title, revision: told?.live?.revision ?? 1 }) });
      else say({ tone: 'success', message: text(`scrapers.done.${kind}`, { title }) });
    });
    const onRefused = actor.on('refused', ({ change: { kind, row }, error }) => {
      const refusal = refusalOf(error);
      const { t: text, reload: again } = latest.current;
      const reason = refusal.code === 'Stale' ? text('scrapers.stale') : refusalText(text, refusal);
      say({ tone: 'error', message: text(`scrapers.refused.${kind}`, { title: row.title, reason }), ...(kind === 'publish' ? { action: edit(row) } : {}) });
      // Somebody else has been here: what is shown is old.
      if (refusal.code !== null) again();
    });
    return () => {
      isMounted = false;
      onSaved.unsubscribe();
      onRefused.unsubscribe();
    };
  }, [actor, api, navigate]);

  const onAct = useCallback(
    (act: ScraperAct, row: ScraperRow) => {
      const { t: text } = latest.current;
      const { id, title } = row;
      switch (act) {
        case 'test':
          setTesting((before) => new Set(before).add(id));
          void api
            .send(testScraper, { id, of: row.live === null ? 'draft' : 'live' }, { timeoutMs: testTimeoutMs })
            .then(
              (run) => {
                const failed = run.tests.filter(({ passed }) => !passed).length;
                say({
                  tone: run.passed ? 'success' : 'warning',
                  message: run.passed ? text('scrapers.done.testPassed', { title, count: run.tests.length }) : text('scrapers.done.testFailed', { title, count: failed, total: run.tests.length }),
                });
              },
              (error: unknown) => {
                const refusal = refusalOf(error);
                const edit = { label: text('scrapers.act.edit'), onPress: () => void navigate(`/addscrape/${id}`) };
                say({ tone: 'error', message: text('scrapers.refused.test', { title, reason: refusalText(text, refusal) }), ...(refusal.code === 'NoTests' ? { action: edit } : {}) });
              },
            )
            .finally(() => {
              setTesting((before) => new Set([...before].filter((other) => other !== id)));
              catalogueChanged(api);
              latest.current.reload();
            });
          return;
        case 'export':
          api.send(getScraper, { id }).then(
            ({ definition }: Scraper) => saveScrapers([definition]),
            (error: unknown) => say({ tone: 'error', message: text('scrapers.refused.export', { title, reason: refusalText(text, refusalOf(error)) }) }),
          );
          return;
        default:
          actor.send({ type: 'change', change: { kind: act, row } });
      }
    },
    [actor, api, navigate],
  );
  return { rows: useMemo(() => scraperList.shown(context), [context]), testing, onAct };
}
