import { Badge } from '@apiyard/ui/Badge';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { hubCopy } from '../hub-copy.ts';
import type { ApiResponse } from '@apiyard/kit/calls/response.ts';
import { fact, facts, factName, factValue } from './ResponseViews.css.ts';

/**
 * Status, time, size, cost and remaining quota; for scrapers also the site and whether the response was cached. What ran in
 * the browser has neither status nor cost.
 */
export function ResponseFacts({ answer }: { readonly answer: ApiResponse }) {
  const t = useCopy(hubCopy);
  const format = useFormat();
  const measure = useMeasure();
  const { status, ms, sizeBytes, meta, quotaLeft, ranInBrowser = false, cameWithPage = false } = answer;
  const rows: [name: string, value: string][] = [[t('hub.play.size'), measure.bytes(sizeBytes)]];
  if (!cameWithPage) rows.unshift([t('hub.play.time'), measure.span(ms)]);
  if (meta) rows.push([t('hub.play.cost'), t('hub.cost', { count: meta.cost })]);
  if (quotaLeft !== null) rows.push([t('hub.play.quotaLeft'), format.number(quotaLeft)]);
  if (meta?.provider) rows.push([t('hub.play.provider'), meta.provider]);
  if (meta?.revision !== undefined) rows.push([t('hub.play.revision'), format.number(meta.revision)]);
  // For scrapers, shown whether cached or not.
  if (meta && (meta.cached || meta.provider))
    rows.push([t('hub.play.source'), t(meta.cached ? 'hub.play.cached' : 'hub.play.fetched')]);
  return (
    <dl className={facts}>
      {cameWithPage || ranInBrowser ? (
        <div className={fact}>
          <dt className={visuallyHidden}>{t('hub.play.cost')}</dt>
          <dd className={factValue}>{t(cameWithPage ? 'hub.play.exampleResult' : 'hub.play.ranInBrowser')}</dd>
        </div>
      ) : (
        <div className={fact}>
          <dt className={factName}>{t('hub.play.status')}</dt>
          <dd className={factValue}>
            <Badge tone="success">{String(status)}</Badge>
          </dd>
        </div>
      )}
      {rows.map(([name, value]) => (
        <div key={name} className={fact}>
          <dt className={factName}>{name}</dt>
          <dd className={factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
