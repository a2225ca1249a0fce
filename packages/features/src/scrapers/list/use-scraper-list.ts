import type { Scraper, ScraperRow } from '@apiyard/api/contract/scrapers';
import { getScraper, testScraper } from '@apiyard/api/contract/scrapers';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { catalogueChanged } from '../../_kit/catalogue-changes.ts';
import { useCopy } from '../../_kit/copy.ts';
import { useServices, useUser } from '../../_kit/services.tsx';
import { alongWithDrafts } from '../../_kit/unsaved/drafts.ts';
import { useChangingList } from '../../_kit/use-changing-list.ts';
import { scraperDrafts } from '../editor/scraper-drafts.ts';
import { saveScrapers } from '../export-file.ts';
import { refusalOf } from '../../_kit/refusal.ts';
import { refusalText } from '../refusal.ts';
import { say } from '../../_kit/say.ts';
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
  const owner = useUser()?.id ?? null;
  const [testing, setTesting] = useState<ReadonlySet<string>>(new Set());
  const { items, change } = useChangingList({
    rules: scraperList,
    saved,
    reload,
    save: useMemo(() => alongWithDrafts(scraperDrafts(owner), (id) => id, saveChange), [owner]),
    onSaved({ kind, row }, told, again) {
      const { title } = row;
      if (kind === 'delete')
        say({
          tone: 'success',
          message: t('scrapers.done.delete', { title }),
          action: { label: t('scrapers.undo'), onPress: () => again({ kind: 'restore', row }) },
        });
      else if (kind === 'publish')
        say({ tone: 'success', message: t('scrapers.done.publish', { title, revision: told?.live?.revision ?? 1 }) });
      else say({ tone: 'success', message: t(`scrapers.done.${kind}`, { title }) });
    },
    onRefused({ kind, row: { id, title } }, error) {
      const refusal = refusalOf(error);
      const reason = refusal.code === 'Stale' ? t('scrapers.stale') : refusalText(t, refusal);
      const edit = { label: t('scrapers.act.edit'), onPress: () => void navigate(`/addscrape/${id}`) };
      say({
        tone: 'error',
        message: t(`scrapers.refused.${kind}`, { title, reason }),
        ...(kind === 'publish' ? { action: edit } : {}),
      });
      return refusal.code !== null;
    },
  });
  const latest = useRef({ t, reload });
  useLayoutEffect(() => {
    latest.current = { t, reload };
  });

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
                  message: run.passed
                    ? text('scrapers.done.testPassed', { title, count: run.tests.length })
                    : text('scrapers.done.testFailed', { title, count: failed, total: run.tests.length }),
                });
              },
              (error: unknown) => {
                const refusal = refusalOf(error);
                const edit = { label: text('scrapers.act.edit'), onPress: () => void navigate(`/addscrape/${id}`) };
                say({
                  tone: 'error',
                  message: text('scrapers.refused.test', { title, reason: refusalText(text, refusal) }),
                  ...(refusal.code === 'NoTests' ? { action: edit } : {}),
                });
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
            (error: unknown) =>
              say({
                tone: 'error',
                message: text('scrapers.refused.export', { title, reason: refusalText(text, refusalOf(error)) }),
              }),
          );
          return;
        default:
          change({ kind: act, row });
      }
    },
    [change, api, navigate],
  );
  return { rows: items, testing, onAct };
}
