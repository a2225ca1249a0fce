import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Progress } from '@apiyard/ui/Progress';
import { Select } from '@apiyard/ui/Select';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { AddPhrase } from './AddPhrase.tsx';
import type { Counter } from './counter.ts';
import {
  counted,
  countOf,
  phraseOf,
  phrasesOf,
  presets,
  reset,
  roundOf,
  todayOf,
  withoutPhrase,
  withPhrase,
} from './counter.ts';
import {
  columns,
  count as countStyle,
  counter as counterStyle,
  figure,
  figureName,
  figures,
  figureValue,
  page,
  phrase as phraseStyle,
  phraseFont,
  row,
  stack,
} from './DhikrScreen.css.ts';
import { dhikrCopy } from './dhikr-copy.ts';

export interface DhikrScreenProps {
  /** Undefined while it is read. */
  readonly counter: Counter | undefined;
  readonly onChange: (counter: Counter) => void;
  /** Null if there is nothing to undo. */
  readonly onUndo: (() => void) | null;
  /** The date of now, such as `2026-11-27`. */
  readonly today: () => string;
  readonly onVibrate: (ms: number) => void;
}

const pulseMs = { count: 15, round: 200 };

/** Counts phrases in rounds, with a large button. */
export function DhikrScreen({ counter, onChange, onUndo, today, onVibrate }: DhikrScreenProps) {
  const t = useCopy(dhikrCopy);
  const format = new Intl.NumberFormat(localeOf(useLanguage()));
  useShortcut('u', t('dhikr.undo'), () => onUndo?.());
  useShortcut('r', t('dhikr.reset'), () => counter && onChange(reset(counter)));
  if (counter === undefined)
    return (
      <div className={page}>
        <PageBand title={t('dhikr.title')} purpose={t('dhikr.purpose')} />
        <Card>
          <Skeleton shape="text" lines={8} />
        </Card>
      </div>
    );
  const phrase = phraseOf(counter);
  const total = countOf(counter, phrase.id);
  const { inRound, rounds } = roundOf(total, phrase.target);
  const isRoundDone = inRound === phrase.target;
  const isOwn = !presets.some(({ id }) => id === phrase.id);
  const onCount = () => {
    onVibrate(inRound + 1 === phrase.target ? pulseMs.round : pulseMs.count);
    onChange(counted(counter, today()));
  };
  return (
    <div className={page}>
      <PageBand title={t('dhikr.title')} purpose={t('dhikr.purpose')} />
      <div className={columns}>
        <Card>
          <div className={stack}>
            <button type="button" className={counterStyle} onClick={onCount}>
              <span dir="auto" className={phraseStyle}>
                {phrase.text}
              </span>
              <span className={countStyle}>{t('dhikr.inRound', { done: inRound, target: phrase.target })}</span>
            </button>
            <Progress label={t('dhikr.round')} isLabelHidden value={inRound / phrase.target} />
            <span role="status" className={visuallyHidden}>
              {isRoundDone && t('dhikr.roundDone', { count: rounds })}
            </span>
            <div className={row}>
              <Button isDisabled={onUndo === null} onPress={() => onUndo?.()}>
                {t('dhikr.undo')}
              </Button>
              <Button isDisabled={total === 0} onPress={() => onChange(reset(counter))}>
                {t('dhikr.reset')}
              </Button>
            </div>
          </div>
        </Card>
        <Card title={t('dhikr.phrases')}>
          <div className={stack}>
            <Select
              label={t('dhikr.phrase')}
              options={phrasesOf(counter).map(({ id, text }) => ({ id, label: text, font: phraseFont }))}
              value={phrase.id}
              onChange={(id) => onChange({ ...counter, phrase: id })}
            />
            {isOwn && (
              <Button tone="plain" onPress={() => onChange(withoutPhrase(counter, phrase.id))}>
                {t('dhikr.remove')}
              </Button>
            )}
            <dl className={figures}>
              {(
                [
                  ['dhikr.rounds', rounds],
                  ['dhikr.total', total],
                  ['dhikr.today', todayOf(counter, today())],
                ] as const
              ).map(([name, value]) => (
                <div key={name} className={figure}>
                  <dt className={figureName}>{t(name)}</dt>
                  <dd className={figureValue}>{format.format(value)}</dd>
                </div>
              ))}
            </dl>
            <AddPhrase onAdd={(added) => onChange(withPhrase(counter, added))} />
            <Text size="small" tone="quiet">
              {t('dhikr.kept')}
            </Text>
          </div>
        </Card>
      </div>
    </div>
  );
}
