import userAgent from '@apiyard/kernels/tools/convert/web/user-agent';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { empty, name, version } from './fields.text.ts';

const osTitle = { en: 'Operating system', fr: 'Système d’exploitation', ar: 'نظام التشغيل', ch: '操作系统' };
const typeTitle = { en: 'Type', fr: 'Type', ar: 'النوع', ch: '类型' };

export default tool({
  path: 'convert/user-agent',
  title: { en: 'User agent parser', fr: 'Analyseur d’agent utilisateur', ar: 'محلل وكيل المستخدم', ch: '用户代理解析' },
  summary: {
    en: 'Reads the client, operating system, device and engine from a User-Agent header, and detects bots.',
    fr: 'Lit un en-tête User-Agent : client, système d’exploitation, appareil, moteur, et s’il s’agit d’un robot.',
    ar: 'يقرأ ترويسة User-Agent: العميل ونظام التشغيل والجهاز والمحرك، وهل هو روبوت.',
    ch: '解析 User-Agent 请求头：客户端、操作系统、设备、引擎，以及是否为机器人。',
  },
  tags: ['User-Agent'],
  synonyms: {
    en: ['browser detection', 'useragent', 'ua string', 'bot detection', 'device detection', 'crawler'],
    fr: ['détection du navigateur', 'agent utilisateur', 'détection de robot', 'appareil'],
    ar: ['اكتشاف المتصفح', 'اكتشاف الروبوتات', 'نوع الجهاز'],
    ch: ['浏览器识别', 'UA 解析', '爬虫识别', '设备识别'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'User-Agent header', fr: 'En-tête User-Agent', ar: 'ترويسة User-Agent', ch: 'User-Agent 请求头' },
        multiline: true,
      },
      z.string().max(2000),
    ),
  }),
  output: {
    schema: z.object({
      client: field(
        { title: { en: 'Client', fr: 'Client', ar: 'العميل', ch: '客户端' } },
        z.object({
          type: field(
            {
              title: typeTitle,
              options: {
                browser: { en: 'Browser', fr: 'Navigateur', ar: 'متصفح', ch: '浏览器' },
                bot: { en: 'Bot', fr: 'Robot', ar: 'روبوت', ch: '机器人' },
                library: {
                  en: 'Library or command',
                  fr: 'Bibliothèque ou commande',
                  ar: 'مكتبة أو أمر',
                  ch: '程序库或命令',
                },
                unknown: { en: 'Unknown', fr: 'Inconnu', ar: 'غير معروف', ch: '未知' },
              },
            },
            z.enum(['browser', 'bot', 'library', 'unknown']),
          ),
          name: field({ title: name }, z.string().nullable()),
          version: field({ title: version }, z.string().nullable()),
        }),
      ),
      os: field(
        { title: osTitle },
        z.object({
          name: field({ title: name }, z.string().nullable()),
          version: field({ title: version }, z.string().nullable()),
          edition: field(
            { title: { en: 'Name of the version', fr: 'Nom de la version', ar: 'اسم الإصدار', ch: '版本名称' } },
            z.string().nullable(),
          ),
        }),
      ),
      device: field(
        { title: { en: 'Device', fr: 'Appareil', ar: 'الجهاز', ch: '设备' } },
        z.object({
          type: field({ title: typeTitle }, z.string().nullable()),
          vendor: field(
            { title: { en: 'Manufacturer', fr: 'Fabricant', ar: 'الشركة المصنّعة', ch: '制造商' } },
            z.string().nullable(),
          ),
          model: field({ title: { en: 'Model', fr: 'Modèle', ar: 'الطراز', ch: '型号' } }, z.string().nullable()),
        }),
      ),
      engine: field(
        { title: { en: 'Engine', fr: 'Moteur', ar: 'المحرك', ch: '引擎' } },
        z.object({
          name: field({ title: name }, z.string().nullable()),
          version: field({ title: version }, z.string().nullable()),
        }),
      ),
      bot: field({ title: { en: 'Is a bot', fr: 'Est un robot', ar: 'هل هو روبوت', ch: '是否为机器人' } }, z.boolean()),
      botPage: field(
        {
          title: {
            en: 'Page about the bot',
            fr: 'Page à propos du robot',
            ar: 'صفحة عن الروبوت',
            ch: '机器人说明页面',
          },
        },
        z.string().nullable(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        client: { type: 'browser', name: 'Safari', version: '17.5' },
        os: { name: 'iOS', version: '17.5', edition: null },
        device: { type: 'mobile', vendor: 'Apple', model: 'iPhone' },
        engine: { name: 'WebKit', version: '605.1.15' },
        bot: false,
        botPage: null,
        notes: [],
      },
    ],
  },
  errors: { empty },
  notes: {
    unproven: {
      en: 'Any client can send this name. Check the IP address before you trust it.',
      fr: 'N’importe quel client peut envoyer ce nom. Vérifiez l’adresse IP avant de vous y fier.',
      ar: 'يمكن لأي عميل إرسال هذا الاسم. تحقق من عنوان IP قبل الوثوق به.',
      ch: '任何客户端都可以发送此名称。信任之前请核对 IP 地址。',
    },
    windows_10_or_11: {
      en: 'Windows 11 also sends “Windows NT 10.0”.',
      fr: 'Windows 11 envoie aussi « Windows NT 10.0 ».',
      ar: 'يرسل Windows 11 أيضًا «Windows NT 10.0».',
      ch: 'Windows 11 也会发送“Windows NT 10.0”。',
    },
    macos_frozen: {
      en: 'Browsers send macOS 10.15 for every later version too.',
      fr: 'Les navigateurs envoient macOS 10.15 pour toutes les versions suivantes.',
      ar: 'ترسل المتصفحات macOS 10.15 لكل الإصدارات اللاحقة أيضًا.',
      ch: '对于更新的版本，浏览器也发送 macOS 10.15。',
    },
    android_frozen: {
      en: 'Chrome sends Android 10 and the model K for every Android device.',
      fr: 'Chrome envoie Android 10 et le modèle K pour tous les appareils Android.',
      ar: 'يرسل Chrome نظام Android 10 والطراز K لكل أجهزة Android.',
      ch: 'Chrome 对所有 Android 设备都发送 Android 10 和型号 K。',
    },
    version_reduced: {
      en: 'The browser sends only its major version number.',
      fr: 'Le navigateur n’envoie que le premier nombre de sa version.',
      ar: 'يرسل المتصفح الرقم الأول من إصداره فقط.',
      ch: '浏览器只发送主版本号。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'A phone', fr: 'Un téléphone', ar: 'هاتف', ch: '手机' },
      input: {
        text: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      },
    },
    {
      name: { en: 'A bot', fr: 'Un robot', ar: 'روبوت', ch: '机器人' },
      input: { text: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    },
    {
      name: { en: 'A command', fr: 'Une commande', ar: 'أمر', ch: '命令' },
      input: { text: 'curl/8.5.0' },
    },
  ],
  run: userAgent,
});
