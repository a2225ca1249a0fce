import { Heading } from '@apiyard/ui/Heading';
import { Text } from '@apiyard/ui/Text';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { languageNames, localeOf, offeredLanguages } from '@apiyard/kit/settings/language.ts';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import { Brand } from '../Brand/Brand.tsx';
import type { SiteLinks } from '../navigation/navigation.ts';
import { useChangeLanguage } from '../parts/use-change-language.ts';
import { shellCopy } from '../shell-copy.ts';
import * as css from './SiteFrame.css.ts';

interface SiteFootProps {
  readonly groups: SiteLinks['footer'];
  /** Path of the page that is shown. */
  readonly current: string;
}

/** The footer of public pages: all pages of the site, the operator, and the page in the other languages. */
export function SiteFoot({ groups, current }: SiteFootProps) {
  const t = useCopy(shellCopy);
  const { name, operator } = useSite();
  return (
    <footer className={css.foot}>
      <div className={css.footContent}>
        <nav className={css.columns} aria-label={t('shell.site.footer')}>
          <div className={css.about}>
            <Brand to="front" />
            <Text tone="quiet">{t('shell.site.about.line')}</Text>
          </div>
          {groups.map(({ label, links }) => (
            <div key={label} className={css.group}>
              <Heading level={2} size="h6">
                {t(label)}
              </Heading>
              <ul role="list" className={css.groupLinks}>
                {links.map(({ label: page, href }) => (
                  <li key={href}>
                    <Link
                      to={href}
                      className={css.footLink}
                      {...(href === current && { 'aria-current': 'page' as const })}
                    >
                      {t(page)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={css.end}>
          <Text size="small" tone="quiet">
            {operator === '' ? name : t('shell.site.runBy', { site: name, operator })}
          </Text>
          <Languages />
        </div>
      </div>
    </footer>
  );
}

/** Real links, which search engines follow and which work before any script does; where one runs, the page stays. */
function Languages() {
  const t = useCopy(shellCopy);
  const active = useLanguage();
  const change = useChangeLanguage();
  const follow = (event: MouseEvent, language: OfferedLanguage) => {
    // A new tab is the browser's business.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (language !== active) void change(language);
  };
  return (
    <nav aria-label={t('shell.site.languages')}>
      <ul role="list" className={css.languages}>
        {offeredLanguages.map((language) => (
          <li key={language}>
            <a
              href={`?lang=${language}`}
              hrefLang={localeOf(language)}
              lang={localeOf(language)}
              className={css.footLink}
              {...(language === active && { 'aria-current': 'true' as const })}
              onClick={(event) => follow(event, language)}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
