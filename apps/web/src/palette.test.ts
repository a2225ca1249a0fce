/** What the command palette shows first, over the real pages, texts and documentation. */
import type { Api } from '@apiyard/api/contract/hub/hub';
import docs from '@apiyard/hub/docs/docs.finder.ts';
import { docsCopy } from '@apiyard/hub/docs/docs-copy.ts';
import { areaPagesCopy } from '@apiyard/kit/areas/pages/area-pages-copy.ts';
import { changeLanguage, loadActive, translatorOf } from '@apiyard/kit/copy.ts';
import { searchCopy } from '@apiyard/kit/navigation/search/search-copy.ts';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { settingsFrom } from '@apiyard/kit/settings/settings.ts';
import { hashApi } from '@apiyard/kit/story/apis.ts';
import { shellCopy } from '@apiyard/shell/shell-copy.ts';
import { paletteItems } from '@apiyard/shell/Palette/palette-items.tsx';
import { paletteCopy } from '@apiyard/shell/Palette/palette-copy.ts';
import { prepare, ranked } from '@apiyard/shell/Palette/ranking.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { pages } from './pages.ts';

const titles: Readonly<Record<OfferedLanguage, readonly [data: string, sudoku: string, qr: string]>> = {
  en: ['Data formats', 'Sudoku', 'QR code'],
  fr: ['Formats de données', 'Sudoku', 'Code QR'],
  ar: ['صيغ البيانات', 'سودوكو', 'رمز QR'],
  ch: ['数据格式', '数独', '二维码'],
};

function toolsIn(language: OfferedLanguage): readonly Api[] {
  const [data, sudoku, qr] = titles[language];
  return [
    {
      ...hashApi,
      path: 'convert/data',
      area: 'convert',
      title: data,
      tags: ['json to yaml', 'yaml to json', 'json to csv'],
    },
    { ...hashApi, path: 'puzzle/sudoku', area: 'puzzle', title: sudoku, tags: ['puzzle', 'solver', 'generator'] },
    { ...hashApi, path: 'random/qr', area: 'random', title: qr, tags: ['qrcode', 'barcode', 'link'] },
    { ...hashApi, path: 'random/uuid', area: 'random', title: 'UUID', tags: ['guid', 'unique id', 'identifier'] },
  ];
}

async function itemsIn(language: OfferedLanguage, who: 'visitor' | 'user' | 'admin') {
  await changeLanguage(language);
  await Promise.all([shellCopy, paletteCopy, searchCopy, areaPagesCopy, docsCopy].map(loadActive));
  const items = paletteItems({
    pages,
    who,
    areas: { convert: 1, puzzle: 1, random: 2 },
    tools: toolsIn(language),
    settings: settingsFrom({ isLanguage: language }, false),
    loginHref: '/auth/login?to=%2Fhub',
    texts: {
      shell: translatorOf(shellCopy),
      palette: translatorOf(paletteCopy),
      search: translatorOf(searchCopy),
      areaPages: translatorOf(areaPagesCopy),
      language,
    },
  });
  const sections = docs.find().map((place) => ({ id: place.href, words: [], isInside: true, ...place }));
  return [...items, ...sections];
}

afterEach(() => changeLanguage('en'));

const first = async (language: OfferedLanguage, who: 'visitor' | 'user' | 'admin', query: string) =>
  ranked(prepare(await itemsIn(language, who)), query)[0]?.id;

describe.each<[OfferedLanguage, readonly (readonly [query: string, found: string])[]]>([
  [
    'en',
    [
      ['create key', '/account/keys?new'],
      ['sign out', 'sign out'],
      ['dark', 'mode'],
      ['arabic', 'language ar'],
      ['print', 'print'],
      ['json', '/hub/convert/data'],
      ['play sudoku', '/puzzle/sudoku'],
      ['prayer', '/islami/prayer-times'],
      ['quota', '/account/usage'],
      ['rate limit', '/docs/limits#minute'],
      ['people', '/admin/users'],
      ['chnagelog', '/recent-updates'],
    ],
  ],
  [
    'fr',
    [
      ['créer une clé', '/account/keys?new'],
      ['déconnexion', 'sign out'],
      ['sombre', 'mode'],
      ['arabe', 'language ar'],
      ['imprimer', 'print'],
      ['code qr', '/hub/random/qr'],
      ['mot de passe', '/account/security'],
      ['tarif', '/pricing'],
      ['journal', '/admin/audit'],
      ['utilisateurs', '/admin/users'],
    ],
  ],
  [
    'ar',
    [
      ['مفتاح جديد', '/account/keys?new'],
      ['تسجيل الخروج', 'sign out'],
      ['داكن', 'mode'],
      ['الإنجليزية', 'language en'],
      ['طباعة', 'print'],
      ['سودوكو', '/puzzle/sudoku'],
      ['كلمة المرور', '/account/security'],
      ['المفاتيح', '/account/keys'],
      ['المستخدمين', '/admin/users'],
      ['الاسعار', '/pricing'],
    ],
  ],
  [
    'ch',
    [
      ['创建密钥', '/account/keys?new'],
      ['退出', 'sign out'],
      ['深色', 'mode'],
      ['英语', 'language en'],
      ['打印', 'print'],
      ['二维码', '/hub/random/qr'],
      ['密钥', '/account/keys'],
      ['密码', '/account/security'],
      ['日志', '/admin/audit'],
      ['文档', '/docs'],
    ],
  ],
])('as an admin in %s', (language, table) => {
  it.each(table)('%s shows %s first', async (query, found) => {
    expect(await first(language, 'admin', query)).toBe(found);
  });
});

it('shows a visitor no page and no action that needs an account', async () => {
  const ids = (await itemsIn('en', 'visitor')).map(({ id }) => id);
  expect(ids.filter((id) => /^\/(?:account|admin|addscrape|addprem)|sign out/.test(id))).toEqual([]);
  expect(await first('en', 'visitor', 'sign in')).toBe('sign in');
  expect(await first('en', 'visitor', 'register')).toBe('/auth/register');
  expect(await first('en', 'visitor', 'create key')).not.toBe('/account/keys?new');
});

it('shows a person no page of the admin area', async () => {
  const ids = (await itemsIn('en', 'user')).map(({ id }) => id);
  expect(ids.filter((id) => /^\/(?:admin|addscrape|addprem)/.test(id))).toEqual([]);
  expect(ids).toContain('/account/keys');
});

it.each<OfferedLanguage>(['en', 'fr', 'ar', 'ch'])('has a name and synonyms for each page in %s', async (language) => {
  const items = await itemsIn(language, 'admin');
  const texts = items.flatMap(({ title, words }) => [title, ...words]);
  expect(texts.filter((text) => /^(?:search|shell|palette|areas)\./.test(text))).toEqual([]);
});
