import type { NewFile, ReadFile } from './new-file.ts';
import type { Titles } from './titles.ts';
import { titlesOf } from './titles.ts';
import { camelCase, pascalCase } from './words.ts';

const place = /^([a-z][a-z0-9-]*)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/**
 * A page that lists what an endpoint of `pnpm new endpoint` keeps: its declaration, route, screen, texts and stories.
 * Throws a sentence when the path does not fit or there is no such endpoint.
 */
export function pageFiles(path: string, titles: Partial<Titles>, read: ReadFile): readonly NewFile[] {
  const [, feature, name] = place.exec(path) ?? [];
  if (feature === undefined || name === undefined)
    throw new Error(`'${path}' is no path of a page. Write feature and name as in 'account/saved-searches'.`);
  const types = pascalCase(name);
  const type = listedBy(types, name, read);
  const names: Names = { feature, name, many: camelCase(name), type, types };
  const folder = `packages/features/${feature}/src/${name}`;
  const all = titlesOf(name, titles, { fr: 'Nouvelle page', ar: 'صفحة جديدة', ch: '新页面' });
  return [
    { path: `${folder}/${name}.page.ts`, text: page(names) },
    { path: `${folder}/${name}.route.tsx`, text: route(names) },
    { path: `${folder}/${types}Screen.tsx`, text: screen(names) },
    { path: `${folder}/${name}-copy.ts`, text: copyOf(names) },
    ...(['en', 'fr', 'ar', 'ch'] as const).map((language) => ({
      path: `${folder}/copy/${language}.ts`,
      text: texts(names, all[language], language),
    })),
    { path: `${folder}/${name}.stories.tsx`, text: stories(names, all) },
  ];
}

interface Names {
  readonly feature: string;
  /** `saved-searches` */
  readonly name: string;
  /** `savedSearches`: of the copy and its keys */
  readonly many: string;
  /** `SavedSearch`, `SavedSearches` */
  readonly type: string;
  readonly types: string;
}

/** The type of what `listSavedSearches` lists. */
function listedBy(types: string, name: string, read: ReadFile): string {
  const path = `packages/api/src/contract/accounts/${name}.ts`;
  const missing = `${path} has no list${types}. Make it first, as with 'pnpm new endpoint saved-search'.`;
  let contract: string;
  try {
    contract = read(path);
  } catch {
    throw new Error(missing);
  }
  const [, type] = /items: z\.array\((\w+)\)/.exec(contract.split(`export const list${types} = `)[1] ?? '') ?? [];
  if (type === undefined) throw new Error(missing);
  return type;
}

const page = ({ feature, name, many }: Names) => `import { definePage } from '@apiyard/kit/routing/page.ts';
import { ${many}Copy } from './${name}-copy.ts';

export default definePage({
  path: '/${feature}/${name}',
  layout: 'full',
  access: 'user',
  title: '${many}.title',
  copies: [${many}Copy],
  load: () => import('./${name}.route.tsx'),
});
`;

const route = ({ name, many, types }: Names) => `import { list${types} } from '@apiyard/api/contract/accounts/${name}';
import type { LoaderFunctionArgs } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { pagedQuery } from '@apiyard/kit/data/query.ts';
import { usePages } from '@apiyard/kit/data/use-pages.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { ${many}Copy } from './${name}-copy.ts';
import { ${types}Screen } from './${types}Screen.tsx';

/** Does not wait for the data: the page renders immediately. */
export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchInfiniteQuery(pagedQuery(list${types}, {}));
  return null;
}

export function Component() {
  const t = useCopy(${many}Copy);
  const pages = usePages(list${types}, {}, () => showToast({ tone: 'error', message: t('${many}.moreFailed') }));
  return (
    <${types}Screen
      ${many}={pages.items}
      more={pages.more}
      nowMs={Date.now()}
      onMore={pages.onMore}
      onRetry={pages.onRetry}
    />
  );
}
`;

const screen = ({
  name,
  many,
  type,
  types,
}: Names) => `import type { ${type} } from '@apiyard/api/contract/accounts/${name}';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { More } from '@apiyard/kit/data/use-pages.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { MoreRows, RowList } from '@apiyard/kit/RowList/RowList.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { ${many}Copy } from './${name}-copy.ts';

export interface ${types}ScreenProps {
  readonly ${many}: Loadable<readonly ${type}[]>;
  readonly more: More;
  readonly nowMs: number;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** What the person created, latest first. */
export function ${types}Screen({ ${many}, more, nowMs, onMore, onRetry }: ${types}ScreenProps) {
  const t = useCopy(${many}Copy);
  const isEmpty = ${many}.state === 'done' && ${many}.value.length === 0;
  return (
    <Stack space={3}>
      <PageBand title={t('${many}.title')} purpose={t('${many}.purpose')} />
      {${many}.state === 'failed' ? (
        <Failed title={t('${many}.failed.title')} requestId={${many}.requestId} onRetry={onRetry}>
          {t('${many}.failed.text')}
        </Failed>
      ) : isEmpty ? (
        <Empty title={t('${many}.empty.title')}>{t('${many}.empty.text')}</Empty>
      ) : (
        <RowList
          label={t('${many}.title')}
          rows={${many}.state === 'done' ? ${many}.value : null}
          rowId={({ id }) => id}
          columns={[
            { id: 'name', label: t('${many}.name'), render: ({ title }) => <bdi>{title}</bdi> },
            {
              id: 'created',
              label: t('${many}.created'),
              render: ({ createdAt }) => <Time at={createdAt} nowMs={nowMs} />,
            },
          ]}
          card={({ title, createdAt }) => (
            <Stack space={1}>
              <bdi>{title}</bdi>
              <Text tone="quiet">
                <Time at={createdAt} nowMs={nowMs} />
              </Text>
            </Stack>
          )}
        />
      )}
      <MoreRows label={t('${many}.more')} more={more} onMore={onMore} />
    </Stack>
  );
}
`;

const copyOf = ({ many }: Names) => `import { defineCopy } from '@apiyard/kit/copy.ts';

export const ${many}Copy = defineCopy({
  en: () => import('./copy/en.ts'),
  fr: () => import('./copy/fr.ts'),
  ar: () => import('./copy/ar.ts'),
  ch: () => import('./copy/ch.ts'),
});
`;

const words = {
  purpose: {
    en: 'What you created, latest first.',
    fr: 'Ce que vous avez créé, du plus récent au plus ancien.',
    ar: 'ما أنشأته، الأحدث أولًا.',
    ch: '您创建的内容，最新的在前。',
  },
  name: { en: 'Title', fr: 'Titre', ar: 'العنوان', ch: '标题' },
  created: { en: 'Created', fr: 'Création', ar: 'تاريخ الإنشاء', ch: '创建时间' },
  more: { en: 'Show more', fr: 'Afficher plus', ar: 'عرض المزيد', ch: '显示更多' },
  moreFailed: {
    en: 'Couldn’t load more items. Try again.',
    fr: 'Impossible de charger la suite. Réessayez.',
    ar: 'تعذّر تحميل المزيد. أعد المحاولة.',
    ch: '无法加载更多内容，请重试。',
  },
  'failed.title': {
    en: 'Couldn’t load the list',
    fr: 'Impossible de charger la liste',
    ar: 'تعذّر تحميل القائمة',
    ch: '无法加载列表',
  },
  'failed.text': {
    en: 'Check your connection, then try again.',
    fr: 'Vérifiez votre connexion et réessayez.',
    ar: 'تحقق من اتصالك وأعد المحاولة.',
    ch: '请检查网络连接，然后重试。',
  },
  'empty.title': { en: 'Nothing here yet', fr: 'Rien pour l’instant', ar: 'لا شيء هنا بعد', ch: '暂无内容' },
  'empty.text': {
    en: 'What you create appears here.',
    fr: 'Ce que vous créez apparaît ici.',
    ar: 'يظهر هنا ما تنشئه.',
    ch: '您创建的内容会显示在这里。',
  },
} as const;

function texts({ many }: Names, title: string, language: keyof Titles): string {
  const all = { title, ...Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text[language]])) };
  const lines = Object.entries(all).map(([key, text]) => `  '${many}.${key}': ${JSON.stringify(text)},\n`);
  const object = `export default {\n${lines.join('')}}`;
  return language === 'en'
    ? `${object} as const;\n`
    : `import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

${object} satisfies CopyIn<'${language}', typeof en>;
`;
}

const stories = (
  { feature, name, many, type, types }: Names,
  titles: Titles,
) => `import type { ${type} } from '@apiyard/api/contract/accounts/${name}';
import { list${types} } from '@apiyard/api/contract/accounts/${name}';
import { expect, userEvent } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { fixture, internal, pending } from '@apiyard/kit/story/fixture.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { ${many}Copy } from './${name}-copy.ts';
import ${many}Page from './${name}.page.ts';
import * as ${many} from './${name}.route.tsx';

const item = (id: string): ${type} => ({ id, title: \`Title \${id}\`, createdAt: '2026-11-20T09:00:00.000Z' });

const meta = preview.meta({
  title: 'Screens/${types}',
  component: ${many}.Component,
  globals: { language: 'en' },
  loaders: [() => loadActive(${many}Copy)],
  parameters: {
    app: {
      at: '/${feature}/${name}',
      user: storyUser,
      routes: [{ ...routeOf(${many}Page), HydrateFallback: () => null }],
    },
  },
});

export const Success = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(list${types}, { items: [item('2'), item('1')], next: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Title 2')).toBeVisible();
    await expect(canvas.getByText('Title 1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

export const ShowsMore = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(list${types}, ({ input: { cursor } }) =>
        cursor === undefined
          ? { items: [item('2')], next: '01a201bf-a094-7063-9c25-bfe896302e22' }
          : { items: [item('1')], next: null },
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('Title 1')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(list${types}, { items: [], next: null })),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing here yet')).toBeVisible(),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(list${types}, pending)),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('${titles.en}'),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fixture(list${types}, ({ count }) => (count === 1 ? internal() : { items: [item('1')], next: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the list')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Title 1')).toBeVisible();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  beforeEach: ({ msw }) => msw.use(fixture(list${types}, { items: [item('1')], next: null })),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('${titles.ar}'),
});
`;
