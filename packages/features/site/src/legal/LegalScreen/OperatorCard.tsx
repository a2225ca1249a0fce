import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import { legalCopy } from '../legal-copy.ts';
import { facts, operator as box } from './LegalScreen.css.ts';

/** The operator's details, and a link to the contact form. */
export function OperatorCard() {
  const t = useCopy(legalCopy);
  const { operator, address, country, contactEmail } = useSite();
  const lines = [
    { label: t('legal.operator'), value: operator },
    { label: t('legal.address'), value: address },
    { label: t('legal.country'), value: country },
    { label: t('legal.mail'), value: contactEmail },
  ].filter(({ value }) => value !== '');
  return (
    <div className={box}>
      {operator === '' && <Text>{t('legal.unnamed')}</Text>}
      {lines.length > 0 && (
        <dl className={facts}>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <Text as="dt" size="small" tone="quiet">
                {label}
              </Text>
              <Text as="dd" weight="medium">
                <bdi>
                  {value === contactEmail ? <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> : value}
                </bdi>
              </Text>
            </div>
          ))}
        </dl>
      )}
      <Text tone="quiet">
        {t('legal.reach')} <Link href="/contact">{t('legal.contact')}</Link>
      </Text>
    </div>
  );
}
