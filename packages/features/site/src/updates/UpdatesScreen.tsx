import type { Update, UpdateKind } from '@apiyard/api/contract/content/updates';
import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Markdown } from '@apiyard/ui/Markdown';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Timeline } from '@apiyard/ui/Timeline';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import { IconArchive, IconBug, IconPencil, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { More } from '@apiyard/kit/data/use-pages.ts';
import { useTimeZone } from '@apiyard/kit/format.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { MoreRows } from '@apiyard/kit/RowList/RowList.tsx';
import { useSite } from '@apiyard/kit/services.tsx';
import { months } from './months.ts';
import { updatesCopy } from './updates-copy.ts';
import { body, headline, month as monthClass } from './UpdatesScreen.css.ts';

export interface UpdatesScreenProps {
  readonly updates: Loadable<readonly Update[]>;
  /** Null shows all. */
  readonly kind: UpdateKind | null;
  /** Older updates. */
  readonly more: More;
  /** Shows admins a link to manage updates. @default false */
  readonly isAdmin?: boolean;
  /** Notice for admins above the list. */
  readonly notice?: ReactNode;
  readonly onKind: (kind: UpdateKind | null) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

const icon = { stroke: 1.5, 'aria-hidden': true } as const;
const kinds = {
  new: { label: 'updates.new', tone: 'success', Icon: IconSparkles },
  changed: { label: 'updates.changed', tone: 'info', Icon: IconPencil },
  fixed: { label: 'updates.fixed', tone: 'warning', Icon: IconBug },
  removed: { label: 'updates.removed', tone: 'neutral', Icon: IconArchive },
} as const satisfies Record<UpdateKind, object>;
const kindNames = Object.keys(kinds) as UpdateKind[];

/** Recent updates, grouped by month. */
export function UpdatesScreen({
  updates,
  kind,
  more,
  isAdmin = false,
  notice,
  onKind,
  onMore,
  onRetry,
}: UpdatesScreenProps) {
  const t = useCopy(updatesCopy);
  const { name } = useSite();
  return (
    <Stack space={3}>
      <PageBand
        title={t('updates.title')}
        purpose={t('updates.purpose', { site: name })}
        actions={
          isAdmin ? (
            <Link href="/admin/recent-updates" look="quiet">
              {t('updates.manage')}
            </Link>
          ) : undefined
        }
      />
      {notice}
      <Inline>
        <ToggleButtonGroup
          label={t('updates.kinds')}
          value={kind ?? 'all'}
          onChange={(chosen) => onKind(kindNames.find((one) => one === chosen) ?? null)}
          options={[
            { id: 'all', label: t('updates.all') },
            ...kindNames.map((id) => {
              const { label, Icon } = kinds[id];
              return { id, label: t(label), icon: <Icon size={20} {...icon} /> };
            }),
          ]}
        />
      </Inline>
      {updates.state === 'loading' && <Coming />}
      {updates.state === 'failed' && (
        <Failed title={t('updates.failed')} requestId={updates.requestId} onRetry={onRetry}>
          {t('updates.failed.text')}
        </Failed>
      )}
      {updates.state === 'done' && updates.value.length === 0 && <Nothing kind={kind} onKind={onKind} />}
      {updates.state === 'done' && updates.value.length > 0 && (
        <>
          <StructuredData
            value={{
              '@type': 'ItemList',
              name: t('updates.title'),
              itemListElement: updates.value.map(({ title, publishedAt }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                item: { '@type': 'CreativeWork', name: title, datePublished: publishedAt },
              })),
            }}
          />
          <Months updates={updates.value} />
          {more === 'failed' && <Alert tone="error">{t('updates.moreFailed')}</Alert>}
          <MoreRows label={t('updates.more')} more={more} onMore={onMore} />
        </>
      )}
    </Stack>
  );
}

function Months({ updates }: { readonly updates: readonly Update[] }) {
  const t = useCopy(updatesCopy);
  const timeZone = useTimeZone();
  const monthName = new Intl.DateTimeFormat(localeOf(useLanguage()), { month: 'long', year: 'numeric', timeZone });
  return months(updates, timeZone).map(({ id, at, updates: inside }) => (
    <section key={id} className={monthClass}>
      <Heading level={2} size="h5">
        {monthName.format(at)}
      </Heading>
      <Card>
        <Timeline
          label={t('updates.in', { month: monthName.format(at) })}
          timeZone={timeZone}
          events={inside.map(({ id: key, kind, title, body: text, publishedAt }) => {
            const { label, tone, Icon } = kinds[kind];
            return {
              id: key,
              at: publishedAt,
              tone,
              icon: <Icon size={20} {...icon} />,
              title: (
                <span className={headline}>
                  <bdi>{title}</bdi>
                  <Badge tone={tone} icon={<Icon size={16} {...icon} />}>
                    {t(label)}
                  </Badge>
                </span>
              ),
              description: (
                <div className={body}>
                  <Markdown headingLevel={3}>{text}</Markdown>
                </div>
              ),
            };
          })}
        />
      </Card>
    </section>
  ));
}

function Coming() {
  return (
    <div aria-busy>
      <Stack space={2}>
        <Skeleton shape="text" />
        <Card>
          <Stack space={3}>
            {Array.from({ length: 4 }, (_, index) => (
              <Skeleton key={index} shape="text" lines={3} />
            ))}
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}

function Nothing({ kind, onKind }: Pick<UpdatesScreenProps, 'kind' | 'onKind'>) {
  const t = useCopy(updatesCopy);
  if (kind !== null) {
    return (
      <Empty
        title={t('updates.nothing')}
        picture={<NothingFound />}
        action={<Button onPress={() => onKind(null)}>{t('updates.nothing.all')}</Button>}
      >
        {t('updates.nothing.text')}
      </Empty>
    );
  }
  return (
    <Empty
      title={t('updates.none')}
      action={
        <Link href="/hub" look="quiet">
          {t('updates.none.hub')}
        </Link>
      }
    >
      {t('updates.none.text')}
    </Empty>
  );
}
