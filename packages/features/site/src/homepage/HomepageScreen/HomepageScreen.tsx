import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PublicPage } from '@apiyard/kit/PublicPage/PublicPage.tsx';
import { useSite } from '@apiyard/kit/services.tsx';
import { Facts } from '../../parts/Facts/Facts.tsx';
import { ConvertScene } from '../../parts/scenes/ConvertScene.tsx';
import { HubScene } from '../../parts/scenes/HubScene.tsx';
import { KeyScene } from '../../parts/scenes/KeyScene.tsx';
import { LanguagesScene } from '../../parts/scenes/LanguagesScene.tsx';
import { PlaygroundScene } from '../../parts/scenes/PlaygroundScene.tsx';
import { PrivacyScene } from '../../parts/scenes/PrivacyScene.tsx';
import { ScraperScene } from '../../parts/scenes/ScraperScene.tsx';
import { SudokuScene } from '../../parts/scenes/SudokuScene.tsx';
import { sections } from '../../parts/Section/Section.css.ts';
import { TextWithPicture, Closing } from '../../parts/Section/Section.tsx';
import { homepageCopy } from '../homepage-copy.ts';

const stops = [
  {
    title: 'homepage.hub.title',
    text: 'homepage.hub.text',
    facts: ['homepage.hub.fact1', 'homepage.hub.fact2', 'homepage.hub.fact3'],
    href: '/hub',
    link: 'homepage.hub.link',
    picture: <HubScene />,
  },
  {
    title: 'homepage.play.title',
    text: 'homepage.play.text',
    facts: ['homepage.play.fact1', 'homepage.play.fact2', 'homepage.play.fact3'],
    href: '/hub/convert/data',
    link: 'homepage.play.link',
    picture: <PlaygroundScene />,
  },
  {
    title: 'homepage.keys.title',
    text: 'homepage.keys.text',
    facts: ['homepage.keys.fact1', 'homepage.keys.fact2', 'homepage.keys.fact3'],
    href: '/pricing2',
    link: 'homepage.keys.link',
    picture: <KeyScene />,
  },
  {
    title: 'homepage.convert.title',
    text: 'homepage.convert.text',
    facts: ['homepage.convert.fact1', 'homepage.convert.fact2', 'homepage.convert.fact3'],
    href: '/convert',
    link: 'homepage.convert.link',
    picture: <ConvertScene />,
  },
  {
    title: 'homepage.puzzle.title',
    text: 'homepage.puzzle.text',
    facts: ['homepage.puzzle.fact1', 'homepage.puzzle.fact2', 'homepage.puzzle.fact3'],
    href: '/puzzle',
    link: 'homepage.puzzle.link',
    picture: <SudokuScene />,
  },
  {
    title: 'homepage.scrape.title',
    text: 'homepage.scrape.text',
    facts: ['homepage.scrape.fact1', 'homepage.scrape.fact2', 'homepage.scrape.fact3'],
    href: '/docs',
    link: 'homepage.scrape.link',
    picture: <ScraperScene />,
  },
  {
    title: 'homepage.languages.title',
    text: 'homepage.languages.text',
    facts: ['homepage.languages.fact1', 'homepage.languages.fact2', 'homepage.languages.fact3'],
    href: '/about',
    link: 'homepage.languages.link',
    picture: <LanguagesScene />,
  },
  {
    title: 'homepage.privacy.title',
    text: 'homepage.privacy.text',
    facts: ['homepage.privacy.fact1', 'homepage.privacy.fact2', 'homepage.privacy.fact3'],
    href: '/privacyp',
    link: 'homepage.privacy.link',
    picture: <PrivacyScene />,
  },
] as const satisfies readonly { facts: readonly string[]; picture: ReactNode; [text: string]: unknown }[];

/** Product tour. */
export function HomepageScreen() {
  const t = useCopy(homepageCopy);
  const { name } = useSite();
  const register = (
    <Link href="/auth/register" look="primary">
      {t('homepage.register')}
    </Link>
  );
  return (
    <PublicPage title={t('homepage.title')} purpose={t('homepage.purpose', { site: name })}>
      <Inline>
        {register}
        <Link href="/" look="quiet">
          {t('homepage.try')}
        </Link>
      </Inline>
      <div className={sections}>
        {stops.map(({ title, text, facts, href, link, picture }, index) => (
          <TextWithPicture
            key={title}
            title={t(title)}
            text={t(text)}
            picture={picture}
            wordsAt={index % 2 === 0 ? 'start' : 'end'}
          >
            <Facts items={facts.map((fact) => t(fact))} />
            <div>
              <Link href={href}>{t(link)}</Link>
            </div>
          </TextWithPicture>
        ))}
        <Closing title={t('homepage.end.title')} text={t('homepage.end.text')}>
          <Link href="/hub" look="quiet">
            {t('homepage.hub.link')}
          </Link>
        </Closing>
      </div>
    </PublicPage>
  );
}
