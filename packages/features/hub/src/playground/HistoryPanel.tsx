import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { hubCopy } from '../hub-copy.ts';
import type { KeptValues } from '../keep/hub-store.ts';
import { fileNamesOf } from '../keep/hub-store.ts';
import { aside, entry, item, list, words } from './HistoryPanel.css.ts';
import type { PlaygroundEvent, PlaygroundState } from './playground-state.ts';

interface HistoryPanelProps {
  readonly state: PlaygroundState;
  readonly send: (event: PlaygroundEvent) => void;
}

/** Earlier calls; each restores its input and response. */
export function HistoryPanel({ state, send }: HistoryPanelProps) {
  const t = useCopy(hubCopy);
  const format = useFormat();
  const measure = useMeasure();
  const { history, clearedCount, restored } = state;
  return (
    <Card
      title={t('hub.play.history')}
      actions={
        history.length > 0 ? (
          <Button size="small" tone="plain" onPress={() => send({ type: 'clear history' })}>
            {t('hub.play.clearHistory')}
          </Button>
        ) : undefined
      }
    >
      <Stack space={2}>
        {clearedCount > 0 && (
          <Alert
            tone="info"
            action={
              <Button size="small" onPress={() => send({ type: 'bring history back' })}>
                {t('hub.play.undo')}
              </Button>
            }
          >
            {t('hub.play.historyCleared', { count: clearedCount })}
          </Alert>
        )}
        {history.length === 0 && <Text tone="quiet">{t('hub.play.historyEmpty')}</Text>}
        {history.length > 0 && (
          <ol role="list" className={list}>
            {history.map((past) => {
              const when = format.relative(past.at);
              return (
                <li key={past.id} className={item}>
                  <button
                    type="button"
                    className={entry}
                    title={format.moment(past.at)}
                    aria-current={restored?.id === past.id}
                    onClick={() => send({ type: 'restore', id: past.id })}
                  >
                    <span className={visuallyHidden}>{t('hub.play.restore')}</span>
                    <Badge tone={past.status < 400 ? 'success' : past.status < 500 ? 'warning' : 'error'}>
                      {String(past.status)}
                    </Badge>
                    <bdi className={words}>{summaryOf(past.values) || t('hub.play.noValues')}</bdi>
                    <span className={aside}>{measure.span(past.ms)}</span>
                    <time className={aside} dateTime={past.at}>
                      {when}
                    </time>
                  </button>
                </li>
              );
            })}
          </ol>
        )}
      </Stack>
    </Card>
  );
}

/** Short form of the values, to recognize a call. */
function summaryOf(values: KeptValues): string {
  return Object.entries(values)
    .map(([name, value]) => [name, typeof value === 'object' ? fileNamesOf(value).join(', ') : String(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => (name === 'text' ? text : `${name}: ${text}`))
    .join(' · ')
    .slice(0, 200);
}
