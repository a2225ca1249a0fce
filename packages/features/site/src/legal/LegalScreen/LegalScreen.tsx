import type { Language } from '@apiyard/api/contract/hub/hub';
import { Alert } from '@apiyard/ui/Alert';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { Markdown } from '@apiyard/ui/Markdown';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useId, useMemo } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { languageNames, localeOf } from '@apiyard/kit/settings/language.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PublicPage } from '@apiyard/kit/PublicPage/PublicPage.tsx';
import { legalCopy } from '../legal-copy.ts';
import type { LegalSection } from '../sections.ts';
import * as css from './LegalScreen.css.ts';
import { OperatorCard } from './OperatorCard.tsx';

/** The operator's own text, which replaces the default text. */
export interface OwnText {
  readonly markdown: string;
  readonly lang: Language;
}

export interface LegalScreenProps<Key extends string> {
  readonly title: string;
  readonly purpose: string;
  /** ISO 8601 date. */
  readonly changedOn: string;
  readonly sections: readonly LegalSection<Key>[];
  readonly words: (key: Key) => string;
  /** Null if the default text is used. */
  readonly own: Loadable<OwnText> | null;
  readonly onRetry: () => void;
}

/** Legal page: the default text in sections with anchors, or the operator's own text. */
export function LegalScreen<Key extends string>({
  title,
  purpose,
  changedOn,
  sections,
  words,
  own,
  onRetry,
}: LegalScreenProps<Key>) {
  return (
    <PublicPage title={title} purpose={purpose}>
      {own === null ? (
        <OurText changedOn={changedOn} sections={sections} words={words} />
      ) : (
        <TheirText own={own} onRetry={onRetry} />
      )}
    </PublicPage>
  );
}

function OurText<Key extends string>({
  changedOn,
  sections,
  words,
}: Pick<LegalScreenProps<Key>, 'changedOn' | 'sections' | 'words'>) {
  const t = useCopy(legalCopy);
  const locale = localeOf(useLanguage());
  const contentsId = useId();
  const date = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(changedOn)),
    [changedOn, locale],
  );
  return (
    <div className={css.layout}>
      <nav aria-labelledby={contentsId} className={css.contents}>
        <p id={contentsId} className={css.contentsTitle}>
          {t('legal.contents')}
        </p>
        <ul role="list" className={css.links}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              {/* A native anchor link works before any code has loaded. */}
              <a href={`#${id}`} className={css.link}>
                {words(title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.text}>
        <Text tone="quiet">{t('legal.changed', { date })}</Text>
        {sections.map(({ id, title, paragraphs = [], points = [], namesOperator = false, link }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={css.section}>
            <Heading level={2} size="h4" id={`${id}-title`}>
              {words(title)}
            </Heading>
            {paragraphs.map((key) => (
              <p key={key} className={css.paragraph}>
                {words(key)}
              </p>
            ))}
            {namesOperator && <OperatorCard />}
            {points.length > 0 && (
              <ul className={css.points}>
                {points.map((key) => (
                  <li key={key} className={css.paragraph}>
                    {words(key)}
                  </li>
                ))}
              </ul>
            )}
            {link !== undefined && (
              <p>
                <Link href={link.href}>{words(link.words)}</Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

function TheirText({ own, onRetry }: { readonly own: Loadable<OwnText>; readonly onRetry: () => void }) {
  const t = useCopy(legalCopy);
  const language = useLanguage();
  const contact = (
    <Link href="/contact" look="quiet">
      {t('legal.contact')}
    </Link>
  );
  if (own.state === 'failed') {
    return (
      <Failed title={t('legal.failed')} onRetry={onRetry} requestId={own.requestId} action={contact}>
        {t('legal.failedText')}
      </Failed>
    );
  }
  if (own.state === 'loading') {
    return (
      <div aria-busy className={css.text}>
        {[0, 1, 2].map((part) => (
          <Skeleton key={part} shape="text" lines={6} />
        ))}
      </div>
    );
  }
  const { markdown, lang } = own.value;
  if (markdown.trim() === '') {
    return (
      <Empty title={t('legal.none')} action={contact}>
        {t('legal.noneText')}
      </Empty>
    );
  }
  return (
    <Stack space={3}>
      {lang !== language && <Alert tone="info">{t('legal.otherLanguage', { language: languageNames[lang] })}</Alert>}
      <div lang={localeOf(lang)} className={css.text}>
        <Markdown>{markdown}</Markdown>
      </div>
    </Stack>
  );
}
