import { useCopy } from '@apiyard/kit/copy.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import type { LegalScreenProps } from '../LegalScreen/LegalScreen.tsx';
import { LegalScreen } from '../LegalScreen/LegalScreen.tsx';
import { privacyCopy } from './privacy-copy.ts';
import { privacyChangedOn, privacySections } from './privacy-sections.ts';

export type PrivacyScreenProps = Pick<LegalScreenProps<string>, 'own' | 'onRetry'>;

export function PrivacyScreen(props: PrivacyScreenProps) {
  const t = useCopy(privacyCopy);
  const { name } = useSite();
  return (
    <LegalScreen
      {...props}
      title={t('legal.privacy.title')}
      purpose={t('legal.privacy.purpose', { site: name })}
      changedOn={privacyChangedOn}
      sections={privacySections}
      words={(key) => t(key, { site: name })}
    />
  );
}
