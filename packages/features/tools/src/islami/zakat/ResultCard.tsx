import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Heading } from '@apiyard/ui/Heading';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import type { AssetLine } from '@apiyard/kernels/tools/islami/numbers/zakat';
import { IconPrinter } from '@tabler/icons-react';
import type { Translate } from '@apiyard/kit/copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import type en from './copy/en.ts';
import { zakatCopy } from './zakat-copy.ts';
import type { ZakatDraft, ZakatResult } from './zakat-draft.ts';
import { resultOf } from './zakat-draft.ts';
import type { ZakatFormat } from './zakat-format.ts';
import { amount, detail, due, line, lines, paperOnly, result as resultStyle, sum, tools } from './ZakatScreen.css.ts';

interface ResultCardProps {
  readonly draft: ZakatDraft;
  readonly format: ZakatFormat;
  /** Unix milliseconds. */
  readonly nowMs: number;
  readonly onPrint: () => void;
}

/** What is due and how it adds up, which is what the page prints. It follows each change. */
export function ResultCard({ draft, format, nowMs, onPrint }: ResultCardProps) {
  const t = useCopy(zakatCopy);
  const result = resultOf(draft);
  if ('missing' in result)
    return (
      <Card title={t('zakat.result')}>
        <Text>{t(`zakat.missing.${result.missing}`)}</Text>
      </Card>
    );
  const announced = result.isDue ? `${t('zakat.due')}: ${format.money(result.zakat)}` : t('zakat.notDue');
  return (
    <Card title={t('zakat.result')}>
      <div className={resultStyle}>
        <div className={paperOnly}>
          <Heading level={3} size="h3">
            {t('zakat.title')}
          </Heading>
        </div>
        {result.isDue ? (
          <>
            <Text tone="quiet">{t('zakat.due')}</Text>
            <span className={due}>{format.money(result.zakat)}</span>
          </>
        ) : (
          <>
            <span className={due}>{t('zakat.notDue')}</span>
            <Text>{t('zakat.belowNisab', { amount: format.money(gapOf(result)) })}</Text>
          </>
        )}
        {result.notes.some(({ code }) => code === 'debts_exceed') && (
          <Alert tone="warning">{t('zakat.debtsExceed')}</Alert>
        )}
        <Heading level={3} size="h6">
          {t('zakat.sum')}
        </Heading>
        <Sum {...{ draft, result, format }} />
        <span className={paperOnly}>{t('zakat.date', { date: format.day(nowMs) })}</span>
        <span className={paperOnly}>{t('zakat.differ.text')}</span>
        <div className={tools}>
          <Button icon={<IconPrinter size={20} stroke={1.5} />} onPress={onPrint}>
            {t('zakat.print')}
          </Button>
        </div>
      </div>
      <span role="status" className={visuallyHidden}>
        {announced}
      </span>
    </Card>
  );
}

/** Without the digits that binary fractions add. Currencies have three at most. */
const gapOf = ({ nisab, net }: ZakatResult): number => Math.round((nisab - net) * 1000) / 1000;

interface SumProps {
  readonly draft: ZakatDraft;
  readonly result: ZakatResult;
  readonly format: ZakatFormat;
}

function Sum({ draft, result, format }: SumProps) {
  const t = useCopy(zakatCopy);
  const name = (key: AssetLine) => t(key === 'gold' || key === 'silver' ? `zakat.line.${key}` : `zakat.${key}`);
  const price = draft[`${draft.nisab}Price`] ?? 0;
  return (
    <dl className={lines}>
      {result.lines
        .filter(({ amount: value }) => value > 0)
        .map(({ line: key, amount: value }) => (
          <Line key={key} name={name(key)} value={format.money(value)} detail={weightOf(t, draft, key, format)} />
        ))}
      <Line isSum name={t('zakat.line.assets')} value={format.money(result.assets)} />
      <Line name={t('zakat.debts')} value={format.money(-result.debts)} />
      <Line isSum name={t('zakat.line.net')} value={format.money(result.net)} detail={t('zakat.line.net.help')} />
      <Line
        name={t('zakat.line.nisab')}
        value={format.money(result.nisab)}
        detail={ltr(
          t('zakat.line.nisab.help', { grams: format.number(result.nisabGrams), price: format.price(price) }),
        )}
      />
      <Line name={t('zakat.line.rate')} value={format.percent(result.ratePercent)} />
      <Line isSum name={t('zakat.line.zakat')} value={format.money(result.zakat)} />
    </dl>
  );
}

/** A product is written from left to right. */
const ltr = (text: string) => `\u2066${text}\u2069`;

/** How the value of a metal comes about, if it was given by weight. */
function weightOf(t: Translate<typeof en>, draft: ZakatDraft, key: AssetLine, format: ZakatFormat): string | undefined {
  if (key !== 'gold' && key !== 'silver') return undefined;
  const { grams, purity } =
    key === 'gold'
      ? { grams: draft.goldGrams, purity: `${format.number(draft.goldKarat ?? 24)}⁄24` }
      : { grams: draft.silverGrams, purity: `${format.number(draft.silverFineness ?? 1000)}⁄1000` };
  const price = draft[`${key}Price`];
  if (grams === null || grams === 0 || price === null) return undefined;
  const value = draft[`${key}Value`];
  const weight = t('zakat.byWeight', { grams: format.number(grams), purity, price: format.price(price) });
  return ltr(value === null || value === 0 ? weight : `${weight} + ${format.money(value / format.unit)}`);
}

interface LineProps {
  readonly name: string;
  readonly value: string;
  readonly detail?: string | undefined;
  /** @default false */
  readonly isSum?: boolean;
}

function Line({ name, value, detail: text, isSum = false }: LineProps) {
  return (
    <div className={isSum ? `${line} ${sum}` : line}>
      <dt>{name}</dt>
      <dd className={amount}>
        <bdi>{value}</bdi>
      </dd>
      {text !== undefined && <dd className={detail}>{text}</dd>}
    </div>
  );
}
