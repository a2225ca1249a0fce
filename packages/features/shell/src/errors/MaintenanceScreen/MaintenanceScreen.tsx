import type { Site } from '@apiyard/api/contract/site/site';
import { Button } from '@apiyard/ui/Button';
import { AllDone } from '@apiyard/ui/illustrations/AllDone';
import { Maintenance } from '@apiyard/ui/illustrations/Maintenance';
import { Offline } from '@apiyard/ui/illustrations/Offline';
import { Link } from '@apiyard/ui/Link';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { errorsCopy } from '../errors-copy.ts';
import { message as messageClass } from './MaintenanceScreen.css.ts';

export interface MaintenanceScreenProps {
  /** The server's state; `silent` when it does not respond. */
  readonly state: 'checking' | 'under way' | 'silent' | 'over';
  /** The operator's message, if they closed the site. @default what the page came with */
  readonly maintenance?: Site['maintenance'];
  /** Admins can continue; visitors may be admins who have not signed in. */
  readonly who: 'visitor' | 'user' | 'admin';
  readonly onCheck: () => void;
}

const words = {
  checking: { title: 'errors.maintenance.checking', text: 'errors.maintenance.checkingText' },
  'under way': { title: 'errors.maintenance.title', text: 'errors.maintenance.text' },
  silent: { title: 'errors.maintenance.silent', text: 'errors.maintenance.silentText' },
  over: { title: 'errors.maintenance.over', text: 'errors.maintenance.overText' },
} as const;

const pictures = { checking: <Maintenance />, 'under way': <Maintenance />, silent: <Offline />, over: <AllDone /> };

/** While the operator works on the site, and the way back once they are done. */
export function MaintenanceScreen({ state, maintenance, who, onCheck }: MaintenanceScreenProps) {
  const t = useCopy(errorsCopy);
  const language = useLanguage();
  const format = useFormat();
  const site = useSite();
  const { title, text } = words[state];
  const { message = {}, until = null } = (state === 'under way' && (maintenance ?? site.maintenance)) || {};
  const ownText = message[language] ?? message.en ?? Object.values(message)[0];
  return (
    <ErrorPage
      picture={pictures[state]}
      title={t(title)}
      actions={
        state === 'over' ? (
          <Link href="/dashboards/" look="primary">
            {t('errors.home')}
          </Link>
        ) : (
          <>
            <Button tone="primary" isPending={state === 'checking'} onPress={onCheck}>
              {t('errors.maintenance.again')}
            </Button>
            {state === 'under way' && who === 'admin' && (
              <Link href="/dashboards/" look="quiet">
                {t('errors.maintenance.goOn')}
              </Link>
            )}
            {state === 'under way' && who === 'visitor' && (
              <Link href="/auth/login" look="quiet">
                {t('errors.maintenance.admins')}
              </Link>
            )}
          </>
        )
      }
    >
      {ownText === undefined ? (
        t(text, { site: site.name })
      ) : (
        <span className={messageClass} dir="auto">
          {ownText}
        </span>
      )}
      {until !== null && <> {t('errors.maintenance.until', { time: format.moment(until) })}</>}
      {state === 'under way' && ` ${t('errors.maintenance.back')}`}
    </ErrorPage>
  );
}
