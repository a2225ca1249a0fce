import { translatorOf } from '@apiyard/kit/copy.ts';
import type { Finder } from '@apiyard/kit/search/finder.ts';
import { IconBook } from '@tabler/icons-react';
import { articles } from './articles/articles.ts';
import { errorEntries } from './articles/error-codes.ts';
import { docsCopy } from './docs-copy.ts';
import { hrefOf } from './docs-page.ts';

/** The articles of the guide, their sections, and the error codes. */
export default {
  group: { label: 'found.docs', icon: IconBook, order: 10 },
  copies: [docsCopy],
  find() {
    const t = translatorOf(docsCopy);
    const named = articles.filter(({ slug }) => slug !== '');
    return [
      ...named.map(({ slug, title }) => ({ href: hrefOf(slug), title: t(title), summary: t('docs.title') })),
      ...named.flatMap(({ slug, title, sections }) =>
        sections.map((section) => ({
          href: `${hrefOf(slug)}#${section.id}`,
          title: t(section.title),
          summary: t(title),
        })),
      ),
      ...errorEntries.map(({ code, status }) => ({
        href: `${hrefOf('errors')}#${code}`,
        title: code,
        summary: t('docs.errorCode'),
        words: [String(status), code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')],
      })),
    ];
  },
} satisfies Finder;
