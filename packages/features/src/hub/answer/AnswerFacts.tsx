import { Badge } from '@apiyard/ui/Badge';
import { useCopy } from '../../_kit/copy.ts';
import { useFormat } from '../../_kit/format.ts';
import { useMeasure } from '../../_kit/measure.ts';
import { hubCopy } from '../hub-copy.ts';
import type { Answer } from '../../_kit/calls/answer.ts';
import { fact, facts, factName, factValue } from './AnswerViews.css.ts';

/** Status, time, size, cost and what is left of the day; for an API that asks a site, which one, and how fresh the answer is. */
export function AnswerFacts({ answer }: { readonly answer: Answer }) {
  const t = useCopy(hubCopy);
  const format = useFormat();
  const measure = useMeasure();
  const { status, ms, sizeBytes, meta, quotaLeft } = answer;
  const rows: [name: string, value: string][] = [
    [t('hub.play.time'), measure.span(ms)],
    [t('hub.play.size'), measure.bytes(sizeBytes)],
  ];
  if (meta) rows.push([t('hub.play.cost'), t('hub.cost', { count: meta.cost })]);
  if (quotaLeft !== null) rows.push([t('hub.play.left'), format.number(quotaLeft)]);
  if (meta?.provider) rows.push([t('hub.play.provider'), meta.provider]);
  if (meta?.revision !== undefined) rows.push([t('hub.play.revision'), format.number(meta.revision)]);
  // Of an API that asks a site it is worth knowing either way.
  if (meta && (meta.cached || meta.provider))
    rows.push([t('hub.play.source'), t(meta.cached ? 'hub.play.cached' : 'hub.play.fetched')]);
  return (
    <dl className={facts}>
      <div className={fact}>
        <dt className={factName}>{t('hub.play.status')}</dt>
        <dd className={factValue}>
          <Badge tone="success">{String(status)}</Badge>
        </dd>
      </div>
      {rows.map(([name, value]) => (
        <div key={name} className={fact}>
          <dt className={factName}>{name}</dt>
          <dd className={factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
