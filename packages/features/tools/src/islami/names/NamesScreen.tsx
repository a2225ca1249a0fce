import { findDivineNames } from '@apiyard/kernels/quran/divine-names';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { arabic as arabicStyle, name, names, number as numberStyle, page, search } from './NamesScreen.css.ts';
import { namesCopy } from './names-copy.ts';

export interface NamesScreenProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The 99 names of God with their meanings. */
export function NamesScreen({ query, onQuery }: NamesScreenProps) {
  const t = useCopy(namesCopy);
  const lang = useLanguage();
  const format = new Intl.NumberFormat(localeOf(lang));
  const found = findDivineNames(query, lang);
  return (
    <div className={page}>
      <PageBand title={t('divineNames.title')} purpose={t('divineNames.purpose')} />
      <PageSearch className={search} label={t('divineNames.search')} value={query} onChange={onQuery} />
      <span role="status" className={visuallyHidden}>
        {query !== '' && t('divineNames.found', { count: found.length })}
      </span>
      {found.length === 0 ? (
        <Card>
          <Empty title={t('divineNames.none.title')}>{t('divineNames.none.text')}</Empty>
        </Card>
      ) : (
        <ol className={names}>
          {found.map(({ number, arabic, latin, meaning }) => (
            <li key={number} className={name}>
              <span className={numberStyle}>{format.format(number)}</span>
              <span lang="ar" dir="rtl" className={arabicStyle}>
                {arabic}
              </span>
              {lang !== 'ar' && <Text>{latin}</Text>}
              <Text tone="quiet">{meaning[lang]}</Text>
            </li>
          ))}
        </ol>
      )}
      <Link href="/hub/islami/names">{t('divineNames.api', { title: t('divineNames.title') })}</Link>
    </div>
  );
}
