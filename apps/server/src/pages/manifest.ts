/** The web app manifest: the site's name and icons once it is installed on a phone or desktop. */
import type { Language } from '@apiyard/api/contract/hub/hub';
import { tags } from '../http/language.ts';

const descriptions: Readonly<Record<Language, string>> = {
  en: 'API tools that you can host yourself. Find a tool, run it in your browser or call it with an API key.',
  fr: 'Des outils API à héberger vous-même. Trouvez un outil, lancez-le dans votre navigateur ou appelez-le avec une clé API.',
  ar: 'أدوات API يمكنك استضافتها بنفسك. ابحث عن أداة، وشغّلها في متصفحك أو استدعِها بمفتاح API.',
  ch: '可自行部署的 API 工具。查找工具，在浏览器中运行，或用 API 密钥调用。',
};

/** @param files URLs of the build's files; icons are those in `/icons/` named by their size */
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
