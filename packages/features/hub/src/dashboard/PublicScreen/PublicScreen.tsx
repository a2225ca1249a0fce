import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import type { Stats } from '@apiyard/api/contract/stats';
import type { Update } from '@apiyard/api/contract/content/updates';
import { Card } from '@apiyard/ui/Card';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageTitle } from '@apiyard/kit/PageTitle/PageTitle.tsx';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { useServices, useSite } from '@apiyard/kit/services.tsx';
import { ToolScene } from '@apiyard/kit/ToolScene/ToolScene.tsx';
import { homeCopy } from '../home-copy.ts';
import { sections } from '../sections.css.ts';
import { ToolTiles } from '../ToolTiles.tsx';
import { toolsToTry } from '../tools-to-try.ts';
import { UpdatesCard } from '../UpdatesCard.tsx';
import * as css from './PublicScreen.css.ts';

export interface PublicScreenProps {
  readonly stats: Loadable<Stats>;
  readonly tools: Loadable<readonly ApiSummary[]>;
  readonly updates: Loadable<readonly Update[]>;
  readonly registerHref: string;
  readonly loginHref: string;
  readonly nowMs: number;
  readonly onRetry: () => void;
}

/** Home page for visitors. */
export function PublicScreen({ stats, tools, updates, registerHref, loginHref, nowMs, onRetry }: PublicScreenProps) {
  const t = useCopy(homeCopy);
  const { siteOrigin } = useServices();
  const { name } = useSite();
  return (
    <div className={sections}>
      <PageTitle title={t('home.public.title')} description={t('home.public.purpose')} />
      <StructuredData
        value={{
          '@type': 'WebSite',
          name,
          description: t('home.public.purpose'),
          url: `${siteOrigin}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${siteOrigin}/hub?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <div className={css.hero}>
        <div className={css.heroWords}>
          <h1 className={css.title} tabIndex={-1}>
            {t('home.public.title')}
          </h1>
          <p className={css.purpose}>{t('home.public.purpose')}</p>
          <Inline space={1}>
            <Link href={registerHref} look="primary">
              {t('home.public.register')}
            </Link>
            <Link href={loginHref} look="quiet">
              {t('home.public.signIn')}
            </Link>
          </Inline>
        </div>
        <div className={css.heroPicture}>
          <ToolScene />
        </div>
      </div>
      <Figures stats={stats} />
      <Card title={t('home.tools.title')} actions={<Link href="/allfeature">{t('home.tools.all')}</Link>}>
        <ToolTiles
          tools={tools.state === 'done' ? { state: 'done', value: toolsToTry(tools.value) } : tools}
          onRetry={onRetry}
        />
      </Card>
      <UpdatesCard updates={updates} nowMs={nowMs} onRetry={onRetry} />
    </div>
  );
}

/** Live statistics; a dash until they load. */
function Figures({ stats }: Pick<PublicScreenProps, 'stats'>) {
  const t = useCopy(homeCopy);
  const format = useFormat();
  const figures = [
    { label: t('home.public.tools'), of: (known: Stats) => known.apis },
    { label: t('home.public.calls'), of: (known: Stats) => known.calls },
    { label: t('home.public.people'), of: (known: Stats) => known.people },
  ];
  return (
    <Card padding="none">
      <dl className={css.figures} aria-label={t('home.public.figures')}>
        {figures.map(({ label, of }) => (
          <div key={label} className={css.figure}>
            <dt>
              <Text as="span" tone="quiet">
                {label}
              </Text>
            </dt>
            <dd className={css.value}>{stats.state === 'done' ? format.compact(of(stats.value)) : '–'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
