import { Button } from '@apiyard/ui/Button';
import { AllDone } from '@apiyard/ui/illustrations/AllDone';
import { Maintenance } from '@apiyard/ui/illustrations/Maintenance';
import { Offline } from '@apiyard/ui/illustrations/Offline';
import { Link } from '@apiyard/ui/Link';
import { useCopy } from '../../_kit/copy.ts';
import { useSite } from '../../_kit/services.tsx';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { errorsCopy } from '../errors-copy.ts';

export interface MaintenanceScreenProps {
  /** What the server says about itself; `silent` when it says nothing. */
  readonly state: 'checking' | 'under way' | 'silent' | 'over';
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
export function MaintenanceScreen({ state, onCheck }: MaintenanceScreenProps) {
  const t = useCopy(errorsCopy);
  const { name: site } = useSite();
  const { title, text } = words[state];
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
          <Button tone="primary" isPending={state === 'checking'} onPress={onCheck}>
            {t('errors.maintenance.again')}
          </Button>
        )
      }
    >
      {t(text, { site })}
    </ErrorPage>
  );
}
