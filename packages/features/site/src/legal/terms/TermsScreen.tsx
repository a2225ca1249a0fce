import { useCopy } from '@apiyard/kit/copy.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import type { LegalScreenProps } from '../LegalScreen/LegalScreen.tsx';
import { LegalScreen } from '../LegalScreen/LegalScreen.tsx';
import { termsCopy } from './terms-copy.ts';
import { termsChangedOn, termsSections } from './terms-sections.ts';

export type TermsScreenProps = Pick<LegalScreenProps<string>, 'own' | 'onRetry'>;

export function TermsScreen(props: TermsScreenProps) {
  const t = useCopy(termsCopy);
  const { name } = useSite();
  return (
    <LegalScreen
      {...props}
      title={t('legal.terms.title')}
      purpose={t('legal.terms.purpose', { site: name })}
      changedOn={termsChangedOn}
      sections={termsSections}
      words={(key) => t(key, { site: name })}
    />
  );
}
