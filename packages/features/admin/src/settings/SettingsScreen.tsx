import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { WithSidebar } from '@apiyard/ui/WithSidebar';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import type { SampleContent } from '@apiyard/kit/SampleContentNotice/SampleContentNotice.tsx';
import { SampleContentNotice } from '@apiyard/kit/SampleContentNotice/SampleContentNotice.tsx';
import type { DraftOfferProps } from '@apiyard/kit/unsaved/DraftOffer.tsx';
import { MailSection } from './sections/MailSection.tsx';
import type { MailSectionProps } from './sections/MailSection.tsx';
import { MaintenanceSection } from './sections/MaintenanceSection.tsx';
import { RegistrationSection } from './sections/RegistrationSection.tsx';
import type { SectionState } from './sections/Section.tsx';
import { SiteSection } from './sections/SiteSection.tsx';
import type { SectionId, SettingsForm } from './settings-form.ts';
import { isChanged } from './settings-form.ts';
import type { SettingsContext } from './settings.machine.ts';
import { settingsCopy } from './settings-copy.ts';
import { anchor, nav } from './SettingsScreen.css.ts';

/** Below the fold, so loaded after the first sections. */
const LegalSection = lazyPart('legal', () =>
  import('./sections/LegalSection.tsx').then(({ LegalSection }) => LegalSection),
);
const RetentionSection = lazyPart('retention', () =>
  import('./sections/RetentionSection.tsx').then(({ RetentionSection }) => RetentionSection),
);

export interface SettingsScreenProps
  extends Pick<SettingsContext, 'base' | 'form' | 'saved' | 'failure' | 'theirs'>, MailSectionProps {
  /** The section being saved, or changed by someone else. */
  readonly busy: SectionId | null;
  /** Unsaved legal texts of an earlier visit. */
  readonly legalDraft: DraftOfferProps;
  /** Null until loaded. */
  readonly samples: SampleContent | null;
  readonly onEdit: (form: SettingsForm) => void;
  readonly onSave: (section: SectionId) => void;
  readonly onUndo: (section: SectionId) => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onRemoveSamples: () => Promise<void>;
}

const places = [
  { id: 'site', title: 'siteSettings.site.title' },
  { id: 'registration', title: 'siteSettings.registration.title' },
  { id: 'maintenance', title: 'siteSettings.maintenance.title' },
  { id: 'legal', title: 'siteSettings.legal.title' },
  { id: 'mail', title: 'siteSettings.mail.title' },
  { id: 'retention', title: 'siteSettings.retention.title' },
  { id: 'samples', title: 'siteSettings.samples.title' },
] as const;

type PlaceId = (typeof places)[number]['id'];

/** Site settings, section by section. */
export function SettingsScreen(props: SettingsScreenProps) {
  return <SettingsFrame loaded={{ state: 'done', value: props }} renderPlace={(id) => <Place id={id} {...props} />} />;
}

interface SettingsFrameProps {
  readonly loaded: Loadable<unknown>;
  /** Not called before the settings are loaded. */
  readonly renderPlace?: (id: PlaceId) => ReactNode;
  readonly onRetry?: () => void;
}

/** The page around the sections, also before they are loaded. */
export function SettingsFrame({ loaded, renderPlace, onRetry }: SettingsFrameProps) {
  const t = useCopy(settingsCopy);
  const isNarrow = useMedia(media.belowMd);
  return (
    <Stack space={3}>
      <PageBand title={t('siteSettings.title')} purpose={t('siteSettings.purpose')} />
      {loaded.state === 'failed' ? (
        <Failed title={t('siteSettings.failed.title')} requestId={loaded.requestId} {...(onRetry && { onRetry })}>
          {t('siteSettings.failed.text')}
        </Failed>
      ) : (
        <WithSidebar
          side="start"
          width="narrow"
          sidebar={
            // On narrow screens it would appear below all sections, where it is of no use.
            isNarrow ? null : (
              <nav aria-label={t('siteSettings.sections')} className={nav}>
                <Stack as="ul" space={1}>
                  {places.map(({ id, title }) => (
                    <li key={id}>
                      <Link href={`#${id}`} look="plain">
                        {t(title)}
                      </Link>
                    </li>
                  ))}
                </Stack>
              </nav>
            )
          }
        >
          <Stack space={3}>
            {places.map(({ id, title }) => (
              <div key={id} id={id} className={anchor} aria-busy={loaded.state === 'loading'}>
                {loaded.state === 'loading' ? (
                  <Waiting title={t(title)} />
                ) : (
                  <Suspense fallback={<Waiting title={t(title)} />}>{renderPlace?.(id)}</Suspense>
                )}
              </div>
            ))}
          </Stack>
        </WithSidebar>
      )}
    </Stack>
  );
}

function Waiting({ title }: { readonly title: string }) {
  return (
    <Card title={title}>
      <Skeleton shape="block" height={12} />
    </Card>
  );
}

interface PlaceProps extends SettingsScreenProps {
  readonly id: PlaceId;
}

function Place({
  id,
  base,
  form,
  busy,
  saved,
  failure,
  theirs,
  testing,
  ownEmail,
  legalDraft,
  samples,
  onEdit,
  onSave,
  onUndo,
  onKeepMine,
  onTakeTheirs,
  onRemoveSamples,
}: PlaceProps) {
  const t = useCopy(settingsCopy);
  const stateOf = (section: SectionId): SectionState => ({
    version: base.version,
    saving: {
      mutate: () => onSave(section),
      isPending: busy === section && theirs === null,
      error: failure?.section === section ? failure.error : null,
    },
    isChanged: isChanged(section, form, base),
    isLocked: busy !== null,
    isSaved: saved === section,
    theirs: busy === section ? theirs : null,
    onUndo: () => onUndo(section),
    onKeepMine,
    onTakeTheirs,
  });
  switch (id) {
    case 'site':
      return <SiteSection value={form.site} onChange={(site) => onEdit({ ...form, site })} state={stateOf('site')} />;
    case 'registration':
      return (
        <RegistrationSection
          value={form.registration}
          onChange={(registration) => onEdit({ ...form, registration })}
          state={stateOf('registration')}
        />
      );
    case 'maintenance':
      return (
        <MaintenanceSection
          value={form.maintenance}
          isOn={base.maintenance !== null}
          onChange={(maintenance) => onEdit({ ...form, maintenance })}
          state={stateOf('maintenance')}
        />
      );
    case 'legal':
      return (
        <LegalSection
          value={form.legal}
          onChange={(legal) => onEdit({ ...form, legal })}
          state={stateOf('legal')}
          draft={legalDraft}
        />
      );
    case 'retention':
      return (
        <RetentionSection
          value={form.retention}
          onChange={(retention) => onEdit({ ...form, retention })}
          state={stateOf('retention')}
        />
      );
    case 'mail':
      return <MailSection testing={testing} ownEmail={ownEmail} />;
    case 'samples':
      return (
        <Card title={t('siteSettings.samples.title')}>
          <Stack>
            <Text isProse>{t(hasSamples(samples) ? 'siteSettings.samples.text' : 'siteSettings.samples.none')}</Text>
            {samples !== null && <SampleContentNotice content={samples} onRemove={onRemoveSamples} />}
          </Stack>
        </Card>
      );
  }
}

const hasSamples = (samples: SampleContent | null): boolean =>
  samples === null || samples.posts + samples.pictures + samples.updates > 0;
