import type { ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import type { ScraperAct } from './ScraperMenu.tsx';
import { ScraperMenu } from './ScraperMenu.tsx';
import { ScraperHealth, ScraperLastRun, ScraperName, ScraperState } from './ScraperParts.tsx';
import { cardHead, cards } from '@apiyard/kit/RowList/RowList.css.ts';
import { card, facts, marks } from './ScraperListScreen.css.ts';

export interface ScraperRowsProps {
  readonly rows: readonly ScraperRow[];
  /** Ids of the definitions whose tests are running. */
  readonly testing: ReadonlySet<string>;
  readonly nowMs: number;
  readonly onAct: (act: ScraperAct, row: ScraperRow) => void;
  readonly onHealth: (id: string) => void;
}

/** The list as cards, for narrow screens. */
export function ScraperCards({ rows, testing, nowMs, onAct, onHealth }: ScraperRowsProps) {
  const t = useCopy(scrapersCopy);
  const format = useFormat();
  return (
    <ul className={cards} aria-label={t('scrapers.title')}>
      {rows.map((row) => (
        <li key={row.id} className={card}>
          <div className={cardHead}>
            <ScraperName row={row} withHost={false} />
            <ScraperMenu row={row} onAct={onAct} />
          </div>
          <div className={marks}>
            <ScraperState row={row} />
            <ScraperHealth row={row} isTesting={testing.has(row.id)} onOpen={onHealth} />
          </div>
          <div className={facts}>
            <Text as="span" size="small" tone="quiet" isMono>
              {row.host}
            </Text>
            <Text as="span" size="small" tone="quiet" isTabular>
              {t('scrapers.callsIn30Days', { count: row.calls, calls: format.number(row.calls) })}
            </Text>
          </div>
          <ScraperLastRun row={row} nowMs={nowMs} />
        </li>
      ))}
    </ul>
  );
}
