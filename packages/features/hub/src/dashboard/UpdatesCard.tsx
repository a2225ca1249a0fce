import type { Update, UpdateKind } from '@apiyard/api/contract/content/updates';
import { Badge } from '@apiyard/ui/Badge';
import type { BadgeProps } from '@apiyard/ui/Badge';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { homeCopy } from './home-copy.ts';
import { marks, row, subject } from './LoadedList.css.ts';
import { LoadedList } from './LoadedList.tsx';

const shownMax = 3;

const kinds = {
  new: { tone: 'success', text: 'home.updates.new' },
  changed: { tone: 'info', text: 'home.updates.changed' },
  fixed: { tone: 'neutral', text: 'home.updates.fixed' },
  removed: { tone: 'warning', text: 'home.updates.removed' },
} as const satisfies Record<UpdateKind, { tone: BadgeProps['tone']; text: string }>;

interface UpdatesCardProps {
  readonly updates: Loadable<readonly Update[]>;
  readonly nowMs: number;
  readonly onRetry: () => void;
}

/** The latest updates. */
export function UpdatesCard({ updates, nowMs, onRetry }: UpdatesCardProps) {
  const t = useCopy(homeCopy);
  return (
    <Card
      title={t('home.updates.title')}
      padding="none"
      actions={<Link href="/recent-updates">{t('home.updates.all')}</Link>}
    >
      <LoadedList
        items={updates}
        rows={shownMax + 1}
        failedTitle={t('home.updates.failed')}
        onRetry={onRetry}
        empty={
          <Empty title={t('home.updates.none')} picture={null}>
            {t('home.updates.noneText')}
          </Empty>
        }
      >
        {(list) => (
          <Stack as="ul" space={0}>
            {list.slice(0, shownMax).map(({ id, kind, title, publishedAt }) => (
              <li key={id} className={row}>
                <span className={subject}>
                  <bdi>{title}</bdi>
                  <span className={marks}>
                    <Badge tone={kinds[kind].tone}>{t(kinds[kind].text)}</Badge>
                    <Text as="span" size="small" tone="quiet">
                      <Time at={publishedAt} nowMs={nowMs} />
                    </Text>
                  </span>
                </span>
              </li>
            ))}
          </Stack>
        )}
      </LoadedList>
    </Card>
  );
}
