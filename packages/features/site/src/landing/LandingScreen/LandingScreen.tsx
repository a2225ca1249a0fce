import type { Area } from '@apiyard/api/contract/hub/hub';
import type { Stats } from '@apiyard/api/contract/stats';
import { Grid } from '@apiyard/ui/Grid';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { areaIcons } from '@apiyard/kit/areas/area-icons.ts';
import { areaKeys } from '@apiyard/kit/areas/area-keys.ts';
import type { AreaPage } from '@apiyard/kit/areas/tool-href.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageTitle } from '@apiyard/kit/PageTitle/PageTitle.tsx';
import { page } from '@apiyard/kit/PublicPage/PublicPage.css.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import { Questions } from '../../parts/Questions/Questions.tsx';
import { sections } from '../../parts/Section/Section.css.ts';
import { Closing, Section } from '../../parts/Section/Section.tsx';
import { landingCopy } from '../landing-copy.ts';
import { BayLine } from './BayLine.tsx';
import { ForDevelopers } from './ForDevelopers.tsx';
import { ForOperators } from './ForOperators.tsx';
import * as css from './LandingScreen.css.ts';
import { ProductPictures } from './ProductPictures.tsx';
import { ToolSearch } from './ToolSearch.tsx';

export interface LandingScreenProps {
  /** Live figures. */
  readonly stats: Loadable<Stats>;
  /** Number of APIs per area; null when the page was built before they were known. */
  readonly areas: Readonly<Partial<Record<Area, number>>> | null;
  readonly children: ReactNode;
}

const steps = [
  { title: 'landing.steps.find', text: 'landing.steps.findText' },
  { title: 'landing.steps.run', text: 'landing.steps.runText' },
  { title: 'landing.steps.call', text: 'landing.steps.callText' },
] as const;

const questions = [
  ['landing.questions.account', 'landing.questions.accountText'],
  ['landing.questions.cost', 'landing.questions.costText'],
  ['landing.questions.data', 'landing.questions.dataText'],
  ['landing.questions.code', 'landing.questions.codeText'],
  ['landing.questions.own', 'landing.questions.ownText'],
  ['landing.questions.access', 'landing.questions.accessText'],
] as const;

/** Areas, the most used first. */
const areaOrder: readonly AreaPage[] = [
  'convert',
  'random',
  'puzzle',
  'photoeditor',
  'islami',
  'downloader',
  'stalker',
  'cekid',
  'convertasync',
  'ai',
];

/** Smaller figures make a site look abandoned. */
const persuasiveMin = 1000;

/** The landing page. */
export function LandingScreen({ stats, areas, children }: LandingScreenProps) {
  const t = useCopy(landingCopy);
  const { name } = useSite();
  return (
    <div className={page}>
      <PageTitle title={name} />
      <div className={css.hero}>
        <div className={css.words}>
          <h1 className={css.title} tabIndex={-1}>
            {t('landing.title')}
          </h1>
          <p className={css.purpose}>{t('landing.purpose')}</p>
          <ToolSearch count={areas && Object.values(areas).reduce((sum, count) => sum + count, 0)} />
          <Inline>
            <Link href="/auth/register" look="primary">
              {t('landing.register')}
            </Link>
            <Link href="/hub" look="quiet">
              {t('landing.browse')}
            </Link>
          </Inline>
          <BayLine />
        </div>
        {children}
      </div>
      <div className={sections}>
        <Areas areas={areas} />
        <Section title={t('landing.steps.title')}>
          <ol role="list" className={css.steps}>
            {steps.map(({ title, text }) => (
              <li key={title} className={css.step}>
                <Heading level={3} size="h5">
                  {t(title)}
                </Heading>
                <Text tone="quiet">{t(text)}</Text>
              </li>
            ))}
          </ol>
        </Section>
        <ProductPictures />
        <ForDevelopers />
        <ForOperators />
        <Figures stats={stats} />
        <Section title={t('landing.questions.title')}>
          <Questions items={questions.map(([question, answer]) => ({ question: t(question), answer: t(answer) }))} />
        </Section>
        <Closing title={t('landing.end.title')} text={t('landing.end.text')}>
          <Link href="/auth/register" look="primary">
            {t('landing.register')}
          </Link>
        </Closing>
      </div>
    </div>
  );
}

function Figures({ stats }: Pick<LandingScreenProps, 'stats'>) {
  const t = useCopy(landingCopy);
  const format = useFormat();
  if (stats.state !== 'done') return null;
  const { calls, people } = stats.value;
  const figures = [
    { label: t('landing.figures.calls'), value: calls },
    { label: t('landing.figures.people'), value: people },
  ].filter(({ value }) => value >= persuasiveMin);
  if (figures.length === 0) return null;
  return (
    <dl className={css.figures} aria-label={t('landing.figures')}>
      {figures.map(({ label, value }) => (
        <div key={label} className={css.figure}>
          <dt>
            <Text as="span" tone="quiet">
              {label}
            </Text>
          </dt>
          <dd className={css.value}>{format.compact(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Areas({ areas }: Pick<LandingScreenProps, 'areas'>) {
  const t = useCopy(landingCopy);
  const area = useCopy(areasCopy);
  return (
    <Section title={t('landing.areas.title')} purpose={t('landing.areas.text')}>
      <Grid as="ul" minColumn="13rem">
        {areaOrder
          .filter((id) => areas === null || (areas[id] ?? 0) > 0)
          .map((id) => {
            const Icon = areaIcons[id];
            return (
              // Until the areas are known, the stylesheet hides those without tools.
              <li key={id} className={css.area} data-area={id}>
                <span className={css.areaIcon}>
                  <Icon size={20} stroke={1.5} aria-hidden />
                </span>
                <div className={css.areaWords}>
                  <h3 className={css.areaName}>
                    <Link href={`/${id}`} look="plain">
                      {area(areaKeys[id].name)}
                    </Link>
                  </h3>
                  <Text tone="quiet">{area(areaKeys[id].purpose)}</Text>
                </div>
              </li>
            );
          })}
      </Grid>
    </Section>
  );
}
