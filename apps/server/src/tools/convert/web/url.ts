import url from '@apiyard/kernels/tools/convert/web/url';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { empty, name, value } from './fields.text.ts';

export default tool({
  path: 'convert/url',
  title: { en: 'URL parser', fr: 'Analyseur d’URL', ar: 'محلل عناوين URL', ch: 'URL 解析' },
  summary: {
    en: 'Splits a URL into its parts (WHATWG URL Standard), normalises it and removes tracking parameters.',
    fr: 'Décompose une URL (norme WHATWG URL), la normalise et retire les paramètres de suivi.',
    ar: 'يقسّم عنوان URL إلى أجزائه (معيار WHATWG URL) ويوحّد صيغته ويزيل معلمات التتبع.',
    ch: '将 URL 拆分为各个部分（WHATWG URL 标准），规范化并移除跟踪参数。',
  },
  tags: ['utm', 'fbclid', 'punycode', 'IDN'],
  synonyms: {
    en: ['clean link', 'remove utm', 'link parser', 'normalize url', 'international domain name', 'web address'],
    fr: ['nettoyer un lien', 'retirer utm', 'nom de domaine internationalisé', 'lien'],
    ar: ['تنظيف رابط', 'إزالة التتبع', 'اسم نطاق دولي', 'رابط'],
    ch: ['清理链接', '去除跟踪参数', '国际化域名', '网址', '链接'],
  },
  input: z.object({
    url: field({ title: 'URL', multiline: true }, z.string().max(20_000)),
    base: field(
      {
        title: { en: 'Base URL', fr: 'URL de base', ar: 'عنوان URL الأساسي', ch: '基准 URL' },
        help: {
          en: 'The page that contains the relative URL.',
          fr: 'La page où se trouve une URL relative.',
          ar: 'الصفحة التي يوجد فيها عنوان URL النسبي.',
          ch: '相对 URL 所在的页面。',
        },
      },
      z.string().max(20_000).optional(),
    ),
    removeTracking: field(
      {
        title: {
          en: 'Remove tracking parameters',
          fr: 'Retirer les paramètres de suivi',
          ar: 'إزالة معلمات التتبع',
          ch: '移除跟踪参数',
        },
      },
      z.boolean().default(true),
    ),
    sortQuery: field(
      {
        title: {
          en: 'Sort parameters by name',
          fr: 'Trier les paramètres par nom',
          ar: 'فرز المعلمات حسب الاسم',
          ch: '按名称对参数排序',
        },
      },
      z.boolean().default(false),
    ),
    removeFragment: field(
      {
        title: { en: 'Remove the fragment', fr: 'Retirer le fragment', ar: 'إزالة الجزء بعد #', ch: '移除片段' },
      },
      z.boolean().default(false),
    ),
  }),
  output: {
    schema: z.object({
      text: field(
        { title: { en: 'Normalised URL', fr: 'URL normalisée', ar: 'عنوان URL الموحّد', ch: '规范化的 URL' } },
        z.string(),
      ),
      url: field(
        {
          title: {
            en: 'URL as browsers show it',
            fr: 'URL telle que les navigateurs l’écrivent',
            ar: 'عنوان URL كما تكتبه المتصفحات',
            ch: '浏览器中的 URL 写法',
          },
        },
        z.string(),
      ),
      scheme: field({ title: { en: 'Scheme', fr: 'Schéma', ar: 'المخطط', ch: '协议' } }, z.string()),
      username: field(
        { title: { en: 'Username', fr: 'Nom d’utilisateur', ar: 'اسم المستخدم', ch: '用户名' } },
        z.string(),
      ),
      password: field({ title: { en: 'Password', fr: 'Mot de passe', ar: 'كلمة المرور', ch: '密码' } }, z.string()),
      host: field(
        { title: { en: 'Host, in ASCII', fr: 'Hôte, en ASCII', ar: 'المضيف بترميز ASCII', ch: '主机（ASCII）' } },
        z.string(),
      ),
      unicodeHost: field(
        {
          title: { en: 'Host, in Unicode', fr: 'Hôte, en Unicode', ar: 'المضيف بترميز Unicode', ch: '主机（Unicode）' },
        },
        z.string(),
      ),
      port: field(
        {
          title: {
            en: 'Port, even if it is the default',
            fr: 'Port, même celui par défaut',
            ar: 'المنفذ، حتى الافتراضي',
            ch: '端口（包括默认端口）',
          },
        },
        z.int().nullable(),
      ),
      origin: field({ title: { en: 'Origin', fr: 'Origine', ar: 'الأصل', ch: '源' } }, z.string().nullable()),
      path: field({ title: { en: 'Path', fr: 'Chemin', ar: 'المسار', ch: '路径' } }, z.string()),
      segments: field(
        {
          title: {
            en: 'Path segments, decoded',
            fr: 'Segments du chemin, décodés',
            ar: 'مقاطع المسار بعد فك الترميز',
            ch: '路径的各段（已解码）',
          },
        },
        z.array(z.string()),
      ),
      query: field(
        { title: { en: 'Parameters', fr: 'Paramètres', ar: 'المعلمات', ch: '参数' } },
        z.array(
          z.object({
            name: field({ title: name }, z.string()),
            value: field({ title: value }, z.string()),
            tracking: field(
              { title: { en: 'Used for tracking', fr: 'Sert au suivi', ar: 'تُستخدم للتتبع', ch: '用于跟踪' } },
              z.boolean(),
            ),
          }),
        ),
      ),
      fragment: field(
        {
          title: { en: 'Fragment, decoded', fr: 'Fragment, décodé', ar: 'الجزء بعد # دون ترميز', ch: '片段（已解码）' },
        },
        z.string(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        text: 'https://shop.example/tea?id=7',
        url: 'https://shop.example/tea?utm_source=mail&id=7',
        scheme: 'https',
        username: '',
        password: '',
        host: 'shop.example',
        unicodeHost: 'shop.example',
        port: 443,
        origin: 'https://shop.example',
        path: '/tea',
        segments: ['tea'],
        query: [
          { name: 'utm_source', value: 'mail', tracking: true },
          { name: 'id', value: '7', tracking: false },
        ],
        fragment: '',
        notes: [{ pointer: '', code: 'tracking_removed', detail: 'Removed tracking parameters: utm_source.' }],
      },
    ],
  },
  errors: {
    empty,
    not_url: {
      en: 'This is not a valid URL. Check the host and the port.',
      fr: 'Cette URL n’est pas valide. Vérifiez l’hôte et le port.',
      ar: 'عنوان URL هذا غير صالح. تحقق من المضيف والمنفذ.',
      ch: '此 URL 无效。请检查主机和端口。',
    },
    relative: {
      en: 'This URL is relative. Enter the URL of its page as the base URL.',
      fr: 'Cette URL est relative. Saisissez l’URL de sa page comme base.',
      ar: 'عنوان URL هذا نسبي. أدخل عنوان URL لصفحته ليكون الأساس.',
      ch: '此 URL 是相对的。请输入其所在页面的 URL 作为基准。',
    },
    bad_base: {
      en: 'The base URL is not complete. Begin it with its scheme, such as https://.',
      fr: 'La base n’est pas une URL complète. Commencez par le schéma, par exemple https://.',
      ar: 'الأساس ليس عنوان URL كاملًا. ابدأه بالمخطط، مثل ⁦https://⁩.',
      ch: '基准不是完整的 URL。请以协议开头，例如 https://。',
    },
  },
  notes: {
    white_space_removed: {
      en: 'Tabs and line breaks were removed, as browsers do.',
      fr: 'Les tabulations et les sauts de ligne ont été retirés, comme dans les navigateurs.',
      ar: 'أُزيلت علامات الجدولة وفواصل الأسطر كما تفعل المتصفحات.',
      ch: '已像浏览器一样移除制表符和换行符。',
    },
    scheme_assumed: {
      en: 'The URL has no scheme, so https was assumed.',
      fr: 'L’URL n’a pas de schéma. https a été supposé.',
      ar: 'لا يحتوي عنوان URL على مخطط. افتُرض https.',
      ch: 'URL 没有协议，已假定为 https。',
    },
    credentials: {
      en: 'The URL contains a username or password. Anyone who sees it can use them.',
      fr: 'L’URL contient un nom d’utilisateur ou un mot de passe. Toute personne qui la voit peut les utiliser.',
      ar: 'يحتوي عنوان URL على اسم مستخدم أو كلمة مرور. يمكن لأي شخص يراه استخدامهما.',
      ch: 'URL 包含用户名或密码，任何看到它的人都可以使用。',
    },
    bad_escape: {
      en: 'A percent sign is not followed by two hexadecimal digits. It was kept. Write %25 for a percent sign.',
      fr: 'Un signe pour cent n’est pas suivi de deux chiffres hexadécimaux. Il a été conservé ; écrivez %25 pour le signe lui-même.',
      ar: 'علامة نسبة مئوية لا يليها رقمان سداسيان عشريان. أُبقيت كما هي؛ اكتب %25 للعلامة نفسها.',
      ch: '有百分号后面不是两位十六进制数字，已保留原样；要表示百分号本身请写 %25。',
    },
    look_alike: {
      en: '“{{label}}” looks like “{{latin}}” but contains letters of another alphabet. It may be an imitation.',
      fr: '« {{label}} » ressemble à « {{latin}} » mais contient des lettres d’un autre alphabet. Il peut s’agir d’une imitation.',
      ar: 'يشبه «{{label}}» الاسم «{{latin}}» لكنه يحتوي على حروف من أبجدية أخرى. قد يكون تقليدًا.',
      ch: '“{{label}}”看起来像“{{latin}}”，但包含其他字母表的字母，可能是仿冒。',
    },
    mixed_alphabets: {
      en: '“{{label}}” mixes Latin letters with letters of another alphabet.',
      fr: '« {{label}} » mélange des lettres latines avec celles d’un autre alphabet.',
      ar: 'يخلط «{{label}}» حروفًا لاتينية بحروف أبجدية أخرى.',
      ch: '“{{label}}”混用了拉丁字母和其他字母表的字母。',
    },
    tracking_removed: {
      en: 'Removed tracking parameters: {{names}}.',
      fr: 'Paramètres de suivi retirés : {{names}}.',
      ar: 'أُزيلت معلمات التتبع: {{names}}.',
      ch: '已移除跟踪参数：{{names}}。',
    },
    tracking_found: {
      en: 'Some parameters are used for tracking: {{names}}.',
      fr: 'Certains paramètres servent au suivi : {{names}}.',
      ar: 'تُستخدم بعض المعلمات للتتبع: {{names}}.',
      ch: '部分参数用于跟踪：{{names}}。',
    },
    fragment_removed: {
      en: 'Removed the fragment {{fragment}}.',
      fr: 'Fragment {{fragment}} retiré.',
      ar: 'أُزيل الجزء {{fragment}}.',
      ch: '已移除片段 {{fragment}}。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'text',
  examples: [
    {
      name: {
        en: 'A link from a newsletter',
        fr: 'Un lien d’une newsletter',
        ar: 'رابط من رسالة إخبارية',
        ch: '邮件简报中的链接',
      },
      input: { url: 'HTTPS://Shop.Example:443/tea/../%7Egreen?utm_source=mail&id=7&fbclid=x#reviews' },
    },
    {
      name: { en: 'An international host', fr: 'Un hôte internationalisé', ar: 'مضيف دولي', ch: '国际化主机名' },
      input: { url: 'https://xn--mgbh0fb.xn--kgbechtv/' },
    },
    {
      name: { en: 'A look-alike', fr: 'Un sosie', ar: 'اسم مشابه', ch: '仿冒域名' },
      input: { url: 'https://аррӏе.com/login' },
    },
  ],
  run: url,
});
