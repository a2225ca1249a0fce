import { useCopy } from '@apiyard/kit/copy.ts';
import { Facts } from '../../parts/Facts/Facts.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import { StillCode } from '../../parts/StillCode/StillCode.tsx';
import { landingCopy } from '../landing-copy.ts';
import * as css from './LandingScreen.css.ts';

const facts = ['landing.ops.npm', 'landing.ops.data', 'landing.ops.admin', 'landing.ops.backup'] as const;

/** For people who want to run their own server. */
export function ForOperators() {
  const t = useCopy(landingCopy);
  return (
    <Section title={t('landing.ops.title')} purpose={t('landing.ops.text')}>
      <div className={css.two}>
        <div className={css.column}>
          <StillCode
            label={t('landing.ops.start')}
            pieces={[['name', 'npx'], ' -y pnpm@12.21.0 ', ['string', 'start']]}
          />
          <StillCode
            label={t('landing.ops.check')}
            pieces={[['name', 'npx'], ' -y pnpm@12.21.0 ', ['string', 'test']]}
          />
        </div>
        <Facts items={facts.map((fact) => t(fact))} />
      </div>
    </Section>
  );
}
