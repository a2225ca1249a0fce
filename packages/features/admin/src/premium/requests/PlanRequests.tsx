import type { AdminPlanRequest } from '@apiyard/api/contract/plans/premium';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { Text } from '@apiyard/ui/Text';
import type { Pages } from '@apiyard/kit/data/use-pages.ts';
import { card, cardHead, cards, lines } from '@apiyard/kit/RowList/RowList.css.ts';
import { MoreRows } from '@apiyard/kit/RowList/RowList.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import type { PremiumView } from '../premium-view.ts';
import { actions, results, multiline } from '../parts/premium.css.ts';
import { Named } from '../parts/Named.tsx';
import { useWords } from '../use-words.ts';

export interface PlanRequestsProps {
  readonly requests: Pages<AdminPlanRequest>;
  readonly view: PremiumView;
  readonly nowMs: number;
  readonly onView: (view: PremiumView) => void;
  readonly onAnswer: (kind: 'grant' | 'decline', request: AdminPlanRequest) => void;
  readonly onRetry: () => void;
}

/** Plan requests, oldest first. */
export function PlanRequests({ requests, view, nowMs, onView, onAnswer, onRetry }: PlanRequestsProps) {
  const { t } = useWords();
  if (requests.items.state === 'failed') {
    return (
      <Failed title={t('premium.requests.failed')} onRetry={onRetry} requestId={requests.items.requestId}>
        {t('premium.failedText')}
      </Failed>
    );
  }
  const items = requests.items.state === 'done' ? requests.items.value : null;
  return (
    <Stack space={2}>
      <div>
        <Switch isSelected={view.answered} onChange={(answered) => onView({ ...view, answered })}>
          {t('premium.requests.answered')}
        </Switch>
      </div>
      <div className={results} aria-busy={items === null}>
        {items === null ? (
          <div className={cards}>
            {[0, 1].map((place) => (
              <div key={place} className={card}>
                <Skeleton shape="text" lines={5} />
              </div>
            ))}
          </div>
        ) : items.length === 0 ? (
          <Empty
            title={t(view.answered ? 'premium.requests.noneAnswered' : 'premium.requests.none')}
            action={
              <Link look="quiet" href="/pricing">
                {t('premium.requests.pricing')}
              </Link>
            }
          >
            {t('premium.requests.noneText')}
          </Empty>
        ) : (
          <ul role="list" className={cards} aria-label={t('premium.requests')}>
            {items.map((request) => (
              <li key={request.id} className={card}>
                <Request request={request} nowMs={nowMs} onAnswer={onAnswer} />
              </li>
            ))}
          </ul>
        )}
        <MoreRows label={t('premium.more')} more={requests.more} onMore={requests.onMore} />
      </div>
    </Stack>
  );
}

function Request({
  request,
  nowMs,
  onAnswer,
}: { readonly request: AdminPlanRequest } & Pick<PlanRequestsProps, 'nowMs' | 'onAnswer'>) {
  const { t, nameOf, endWords } = useWords();
  const { person, plan, current, message, state, answer, answeredAt, answeredBy, createdAt } = request;
  return (
    <>
      <div className={cardHead}>
        <span className={lines}>
          <Text as="span" weight="medium">
            <Named person={person} />
          </Text>
          <Text as="span" size="small" tone="quiet">
            {t('premium.requests.has', { plan: nameOf(current.plan) })}
            {current.plan.id !== 'free' && ` · ${endWords(current.until)}`}
          </Text>
        </span>
        <Text as="span" size="small" tone="quiet">
          <Time at={createdAt} nowMs={nowMs} />
        </Text>
      </div>
      <div>
        <Badge tone="accent">{t('premium.requests.wants', { plan: nameOf(plan) })}</Badge>
      </div>
      {message === '' ? (
        <Text size="small" tone="quiet">
          {t('premium.requests.noMessage')}
        </Text>
      ) : (
        <div className={multiline}>
          <Text>
            <bdi>{message}</bdi>
          </Text>
        </div>
      )}
      {state === 'open' ? (
        <div className={actions}>
          <Button size="small" onPress={() => onAnswer('grant', request)}>
            {t('premium.requests.grant')}
          </Button>
          <Button size="small" onPress={() => onAnswer('decline', request)}>
            {t('premium.requests.decline')}
          </Button>
        </div>
      ) : (
        <span className={lines}>
          <Badge tone={state === 'granted' ? 'success' : 'neutral'}>
            {t(state === 'granted' ? 'premium.requests.wasGranted' : 'premium.requests.wasDeclined')}
          </Badge>
          <Text as="span" size="small" tone="quiet">
            {t('premium.event.by', { name: answeredBy ?? '' })} · <Time at={answeredAt ?? createdAt} nowMs={nowMs} />
          </Text>
          {answer !== '' && (
            <span className={multiline}>
              <bdi>{answer}</bdi>
            </span>
          )}
        </span>
      )}
    </>
  );
}
