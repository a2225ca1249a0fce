/** The web app manifest: what a phone or desktop calls the site once it is put beside the other programs. */
import type { Language } from '@apiyard/api/contract/hub';
import { tags } from './language.ts';

const descriptions: Readonly<Record<Language, string>> = {
  en: 'A self-hosted yard of API tools: find one, run it in the browser, call it with a key.',
  fr: 'Des outils d’API hébergés chez soi : trouvez-en un, lancez-le dans le navigateur, appelez-le avec une clé.',
  ar: 'ساحة مستضافة ذاتيًا لأدوات واجهات البرمجة: اعثر على أداة، وشغّلها في المتصفح، واستدعِها بمفتاح.',
  ch: '自托管的 API 工具站：找到工具，在浏览器中运行，用密钥调用。',
};

/** @param files addresses of what the build made; icons are those of `/icons/` that are called by their size */
export function manifest(name: string, language: Language, files: Iterable<string>, basePath: string): string {
  return JSON.stringify({
    id: `${basePath}/dashboards/`,
    name,
    short_name: name,
    description: descriptions[language],
    lang: tags[language],
    dir: language === 'ar' ? 'rtl' : 'ltr',
    start_url: `${basePath}/dashboards/`,
    scope: `${basePath}/`,
    display: 'standalone',
    icons: Array.from(files).flatMap((file) => iconOf(file).map((icon) => ({ ...icon, src: basePath + icon.src }))),
  });
}

function iconOf(file: string) {
  if (file === '/icon.svg') return [{ src: file, sizes: 'any', type: 'image/svg+xml' }];
  const { maskable, size } = /^\/icons\/(?<maskable>maskable-)?(?<size>\d{2,4})\.png$/.exec(file)?.groups ?? {};
  if (size === undefined) return [];
  return [
    {
      src: file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      ...(maskable === undefined ? {} : { purpose: 'maskable' }),
    },
  ];
}
