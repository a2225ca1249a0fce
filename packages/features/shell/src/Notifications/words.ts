/** One sentence for each notification, and the place where something can be done about it. */
import type { Notification } from '@apiyard/api/contract/accounts/notifications';
import type { NotificationsTranslate } from './notifications-copy.ts';

/** Isolates a text in a sentence with another script (Unicode FSI and PDI). */
const isolated = (text: string): string => `\u2068${text}\u2069`;

interface Words {
  readonly text: string;
  readonly href: string;
}

/** @param dateOf writes a moment in the person's language */
export function wordsOf(t: NotificationsTranslate, dateOf: (iso: string) => string, one: Notification): Words {
  switch (one.kind) {
    case 'quota':
      return {
        text: t(one.percent === 100 ? 'notifications.quota100' : 'notifications.quota80', { limit: one.limit }),
        href: '/account/usage',
      };
    case 'key expiring':
      return {
        text: t('notifications.key', { name: isolated(one.keyName), date: dateOf(one.expiresAt) }),
        href: '/account/keys',
      };
    case 'new sign-in':
      return {
        text: t('notifications.signIn', { browser: isolated(one.browser), system: isolated(one.system) }),
        href: '/account/security',
      };
    case 'update':
      return { text: t('notifications.update', { title: isolated(one.title) }), href: '/recent-updates' };
    case 'plan granted': {
      const plan = planOf(t, one);
      return {
        text:
          one.until === null
            ? t('notifications.planGrantedOpen', { plan })
            : t('notifications.planGranted', { plan, date: dateOf(one.until) }),
        href: '/account/plan',
      };
    }
    case 'plan ending':
      return {
        text: t('notifications.planEnding', { plan: planOf(t, one), date: dateOf(one.until) }),
        href: '/account/plan',
      };
    case 'plan ended':
      return { text: t('notifications.planEnded', { plan: planOf(t, one) }), href: '/account/plan' };
    case 'plan declined':
      return { text: t('notifications.planDeclined', { plan: planOf(t, one) }), href: '/account/plan' };
    case 'recovery codes':
      return { text: t('notifications.recovery', { count: one.left }), href: '/account/security' };
    case 'source away':
      return {
        text: t('notifications.sourceAway', { title: isolated(one.title) }),
        href: `/addscrape/${encodeURIComponent(one.scraperId)}`,
      };
    default:
      return one satisfies never;
  }
}

/** The operator's name for it; the default plan has a translated one. */
function planOf(
  t: NotificationsTranslate,
  { plan, planName }: { readonly plan: string; readonly planName: string },
): string {
  return isolated(planName !== '' ? planName : plan === 'premium' ? t('notifications.premium') : plan);
}
