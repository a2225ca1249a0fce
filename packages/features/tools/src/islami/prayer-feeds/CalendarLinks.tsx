import type { PrayerFeed } from '@apiyard/api/contract/accounts/prayer-feeds';
import { createPrayerFeed, listPrayerFeeds } from '@apiyard/api/contract/accounts/prayer-feeds';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { mutation, query } from '@apiyard/kit/data/query.ts';
import { updateList, useOptimisticList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { loginPath } from '@apiyard/kit/routing/route.ts';
import { useUser } from '@apiyard/kit/services.tsx';
import { showToast } from '@apiyard/kit/toast.ts';
import type { Place } from '../places/place.ts';
import { usePlaceName } from '../places/place.ts';
import { prayerTimesCopy } from '../prayer-times/prayer-times-copy.ts';
import type { PrayerSettings } from '../prayer-times/prayer-view.ts';
import { CalendarLinksSheet } from './CalendarLinksSheet.tsx';
import { feedChanges } from './feed-changes.ts';
import { prayerFeedsCopy } from './prayer-feeds-copy.ts';

interface CalendarLinksProps {
  readonly place: Place;
  readonly settings: PrayerSettings;
  /** Of the page, to which people come back after signing in. */
  readonly href: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const options = query(listPrayerFeeds, {});

/** Calendar links of the signed-in person, for the place and the settings of the page. */
export function CalendarLinks({ place, settings, href, ...open }: CalendarLinksProps) {
  const t = useCopy(prayerFeedsCopy);
  const tTimes = useCopy(prayerTimesCopy);
  const lang = useLanguage();
  const isSignedIn = useUser() !== null;
  const client = useQueryClient();
  const textOf = useProblemText<typeof createPrayerFeed>({
    TooManyPrayerFeeds: ({ feedsMax }) => t('prayerFeeds.tooMany', { count: feedsMax }),
    TimesOutOfOrder: t('prayerFeeds.outOfOrder'),
  });
  const listed = useQuery({ ...options, enabled: isSignedIn && open.isOpen });
  const all = loadable(listed);
  const { items: feeds, change } = useOptimisticList({
    queryKey: options.queryKey,
    items: all.state === 'done' ? { state: 'done', value: all.value.items } : all,
    changes: feedChanges,
    onSaved({ kind, feed }, _result, again) {
      if (kind === 'revoke')
        showToast({
          tone: 'success',
          message: t('prayerFeeds.revoked'),
          action: { label: t('prayerFeeds.undo'), onPress: () => again({ kind: 'restore', feed }) },
        });
    },
    onRefused() {
      showToast({ tone: 'error', message: t('prayerFeeds.notChanged') });
      return true;
    },
  });
  const creating = useMutation({
    ...mutation(createPrayerFeed),
    onSuccess(feed) {
      updateList<PrayerFeed>(client, options.queryKey, (known) => [feed, ...known]);
      showToast({ tone: 'success', message: t('prayerFeeds.created') });
    },
  });
  const { imsakMinutes: _, ...calculation } = settings;
  const placeName = usePlaceName(place);
  return (
    <CalendarLinksSheet
      {...open}
      feeds={isSignedIn ? feeds : null}
      summary={[
        placeName,
        tTimes(`prayerTimes.method.${settings.method}`),
        tTimes(`prayerTimes.madhab.${settings.madhab}`),
      ].join(' · ')}
      loginHref={loginPath(href)}
      isCreating={creating.isPending}
      problem={creating.error === null ? null : textOf(creating.error)}
      onCreate={(choice) =>
        creating.mutate({ ...calculation, lat: place.lat, lon: place.lon, place: place.name, lang, ...choice })
      }
      onRevoke={(feed) => change({ kind: 'revoke', feed })}
      onRetry={() => void listed.refetch()}
    />
  );
}
