/** Search over the documentation: titles, headings, words, parameters, error codes. */
import type { Api, ApiSummary, Area } from '@apiyard/api/contract/hub/hub';
import { wordsOf } from '@apiyard/kit/search/folded.ts';
import type { RankedField } from '@apiyard/kit/search/rank.ts';
import { rankOf } from '@apiyard/kit/search/rank.ts';
import type { Block } from '../articles/article.ts';
import { articles } from '../articles/articles.ts';
import { errorEntries } from '../articles/error-codes.ts';
import { filledAreas, hrefOf } from '../docs-page.ts';
import type { GuideKey } from '../docs-copy.ts';
import { anchorOf, flatRows, parameterRows } from '../reference/parameter-rows.ts';
import { plainOf } from '../words/words.ts';

export interface DocsEntry {
  readonly href: string;
  readonly title: string;
  /** Parameters, codes and paths are written from left to right in every language. */
  readonly isCode: boolean;
  /** Short context of the result. */
  readonly context: string;
  readonly fields: readonly RankedField[];
}

interface SearchTexts {
  readonly textOf: (key: GuideKey) => string;
  readonly area: (area: Area) => string;
  readonly parameterOf: (title: string) => string;
}

/** @param apis with their parameters, if those are to be found */
export function docsIndex(
  apis: readonly (ApiSummary & Partial<Pick<Api, 'input'>>)[],
  { textOf, area, parameterOf }: SearchTexts,
): readonly DocsEntry[] {
  const guide = articles.flatMap(({ slug, title, purpose, sections }): DocsEntry[] => [
    entry(hrefOf(slug), textOf(title), textOf('docs.guide'), [
      [textOf(title), 16],
      [plainOf(textOf(purpose)), 2],
    ]),
    ...sections.map(({ id, title: heading, blocks }) =>
      entry(`${hrefOf(slug)}#${id}`, textOf(heading), textOf(title), [
        [textOf(heading), 12],
        [
          keysIn(blocks)
            .map((key) => plainOf(textOf(key)))
            .join(' '),
          1,
        ],
      ]),
    ),
  ]);
  const codes = errorEntries.map(({ code, status, means }) =>
    entry(
      `${hrefOf('errors')}#${code}`,
      code,
      textOf('docs.errorCode'),
      [
        [`${code} ${code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')} ${status}`, 14],
        [plainOf(textOf(means)), 2],
      ],
      true,
    ),
  );
  const reference = filledAreas(apis).flatMap(({ area: name, apis: inside }) => [
    entry(hrefOf(name), area(name), textOf('docs.reference'), [[`${area(name)} ${name}`, 12]]),
    ...inside.flatMap((api): DocsEntry[] => [
      entry(hrefOf(api.path), api.title, api.path, [
        [api.title, 16],
        [api.path, 12],
        [[...api.tags, ...api.synonyms].join(' '), 8],
        [api.summary, 2],
      ]),
      ...flatRows(parameterRows(api.input ?? {})).map((row) =>
        entry(
          `${hrefOf(api.path)}#${anchorOf(row)}`,
          row.path,
          parameterOf(api.title),
          [
            [row.path, 10],
            [`${row.label} ${api.title}`, 4],
            [row.help ?? '', 1],
          ],
          true,
        ),
      ),
    ]),
  ]);
  return [...guide, ...codes, ...reference];
}

function entry(
  href: string,
  title: string,
  context: string,
  fields: readonly (readonly [text: string, weight: number])[],
  isCode = false,
): DocsEntry {
  return { href, title, context, isCode, fields: fields.map(([text, weight]) => ({ words: wordsOf(text), weight })) };
}

function keysIn(blocks: readonly Block[]): readonly GuideKey[] {
  return blocks.flatMap((block) =>
    'text' in block ? [block.text] : 'list' in block ? block.list : 'steps' in block ? block.steps : [],
  );
}

/** Results, best first. None for an empty query. */
export function searchDocs(index: readonly DocsEntry[], query: string): readonly DocsEntry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return index
    .map((found) => ({ found, rank: rankOf(found.fields, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ found }) => found);
}
