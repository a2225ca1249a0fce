import { Grid } from '@apiyard/ui/Grid';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { IconAccessible, IconBolt, IconBox, IconMessageReport, IconRuler2, IconServer2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { IfGiven } from '@apiyard/kit/IfGiven/IfGiven.tsx';
import { PublicPage } from '@apiyard/kit/PublicPage/PublicPage.tsx';
import { useSite } from '@apiyard/kit/services.tsx';
import { ToolScene } from '@apiyard/kit/ToolScene/ToolScene.tsx';
import { sections } from '../../parts/Section/Section.css.ts';
import { Closing, Section } from '../../parts/Section/Section.tsx';
import { aboutCopy } from '../about-copy.ts';
import * as css from './AboutScreen.css.ts';

const principles = [
  { icon: IconMessageReport, title: 'about.principles.errors', text: 'about.principles.errorsText' },
  { icon: IconServer2, title: 'about.principles.data', text: 'about.principles.dataText' },
  { icon: IconAccessible, title: 'about.principles.everyone', text: 'about.principles.everyoneText' },
  { icon: IconBolt, title: 'about.principles.fast', text: 'about.principles.fastText' },
  { icon: IconBox, title: 'about.principles.small', text: 'about.principles.smallText' },
  { icon: IconRuler2, title: 'about.principles.exact', text: 'about.principles.exactText' },
] as const;

const built = [
  ['about.built.server', 'about.built.serverText'],
  ['about.built.data', 'about.built.dataText'],
  ['about.built.pages', 'about.built.pagesText'],
  ['about.built.contract', 'about.built.contractText'],
  ['about.built.checks', 'about.built.checksText'],
] as const;

/** About page. */
export function AboutScreen() {
  const t = useCopy(aboutCopy);
  const { name } = useSite();
  return (
    <PublicPage title={t('about.title')} purpose={t('about.purpose', { site: name })}>
      <div className={sections}>
        <Section title={t('about.why.title')}>
          <div className={css.story}>
            <div className={css.prose}>
              <p>{t('about.why.text1')}</p>
              <p>{t('about.why.text2')}</p>
              <p>{t('about.why.text3')}</p>
            </div>
            <div className={css.picture}>
              <ToolScene />
            </div>
          </div>
        </Section>
        <Section title={t('about.principles.title')}>
          <Grid as="ul" minColumn="20rem" space={4}>
            {principles.map(({ icon: Icon, title, text }) => (
              <li key={title} className={css.principle}>
                <span className={css.principleIcon}>
                  <Icon size={20} stroke={1.5} aria-hidden />
                </span>
                <Heading level={3} size="h5">
                  {t(title)}
                </Heading>
                <Text tone="quiet">{t(text)}</Text>
              </li>
            ))}
          </Grid>
        </Section>
        <Section title={t('about.built.title')} purpose={t('about.built.text')}>
          <dl className={css.terms}>
            {built.map(([term, text]) => (
              <div key={term}>
                <Term name={t(term)}>{t(text)}</Term>
              </div>
            ))}
          </dl>
        </Section>
        <Operator />
        <Closing title={t('about.end.title')} text={t('about.end.text')}>
          <Link href="/hub" look="primary">
            {t('about.end.hub')}
          </Link>
        </Closing>
      </div>
    </PublicPage>
  );
}

/** Renders dt and dd without a wrapper: a `dl` allows only one box around a pair. */
function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className={css.name}>{name}</dt>
      <dd className={css.meaning}>{children}</dd>
    </>
  );
}

/** From the operator's settings; empty ones are left out. */
function Operator() {
  const t = useCopy(aboutCopy);
  const { operator, address, country, contactEmail } = useSite();
  return (
    <Section title={t('about.who.title')} purpose={t('about.who.text')}>
      <IfGiven value={operator} isMissing>
        <Text isProse>{t('about.who.unnamed')}</Text>
      </IfGiven>
      <dl className={css.terms}>
        <IfGiven value={operator}>
          <Term name={t('about.who.operator')}>
            <bdi>{operator}</bdi>
          </Term>
        </IfGiven>
        <IfGiven value={address}>
          <Term name={t('about.who.address')}>
            <bdi>{address}</bdi>
          </Term>
        </IfGiven>
        <IfGiven value={country}>
          <Term name={t('about.who.country')}>
            <bdi>{country}</bdi>
          </Term>
        </IfGiven>
        <IfGiven value={contactEmail}>
          <Term name={t('about.who.mail')}>
            <bdi>
              <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
            </bdi>
          </Term>
        </IfGiven>
      </dl>
      <Inline>
        <Link href="/contact" look="quiet">
          {t('about.who.contact')}
        </Link>
        <Link href="/support" look="quiet">
          {t('about.who.support')}
        </Link>
      </Inline>
    </Section>
  );
}
