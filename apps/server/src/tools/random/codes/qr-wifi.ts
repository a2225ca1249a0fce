import qrWifi from '@apiyard/kernels/tools/random/codes/qr-wifi';
import * as z from 'zod';
import { field, RawResponse, tool } from '../../tool.ts';
import { lookFields, qrErrors } from './look.text.ts';

export default tool({
  path: 'random/qr-wifi',
  title: { en: 'Wi-Fi QR code', fr: 'Code QR Wi-Fi', ar: 'رمز QR لشبكة واي فاي', ch: 'Wi-Fi 二维码' },
  summary: {
    en: 'Generates a QR code that connects a phone to a Wi-Fi network.',
    fr: 'Génère un code QR qui connecte les téléphones à un réseau Wi-Fi.',
    ar: 'ينشئ رمز QR يصل الهواتف بشبكة واي فاي.',
    ch: '生成可让手机连接 Wi-Fi 网络的二维码。',
  },
  tags: ['wifi', 'wpa', 'png', 'svg'],
  synonyms: {
    en: ['wifi code', 'wlan', 'guest network', 'share wifi'],
    fr: ['code wifi', 'réseau invité', 'partager le wifi'],
    ar: ['رمز واي فاي', 'شبكة الضيوف', 'مشاركة واي فاي'],
    ch: ['无线网络', '访客网络', '分享 wifi', '扫码连网'],
  },
  input: z.object({
    ssid: field(
      { title: { en: 'Network name', fr: 'Nom du réseau', ar: 'اسم الشبكة', ch: '网络名称' } },
      z.string().min(1).max(32),
    ),
    security: field(
      {
        title: { en: 'Security', fr: 'Sécurité', ar: 'الأمان', ch: '安全性' },
        options: {
          wpa: 'WPA, WPA2, WPA3',
          wep: 'WEP',
          none: { en: 'None', fr: 'Aucune', ar: 'بلا', ch: '无' },
        },
      },
      z.enum(['wpa', 'wep', 'none']).default('wpa'),
    ),
    password: field(
      {
        title: { en: 'Password', fr: 'Mot de passe', ar: 'كلمة المرور', ch: '密码' },
        help: {
          en: 'Anyone who scans the code can read it.',
          fr: 'Toute personne qui scanne le code peut le lire.',
          ar: 'يمكن لكل من يمسح الرمز قراءتها.',
          ch: '扫描二维码的任何人都能读取密码。',
        },
      },
      z.string().max(64).default(''),
    ),
    isHidden: field(
      { title: { en: 'Hidden network', fr: 'Réseau masqué', ar: 'شبكة مخفية', ch: '隐藏网络' } },
      z.boolean().default(false),
    ),
    ...lookFields(),
  }),
  output: ['image/png', 'image/svg+xml'],
  errors: {
    ...qrErrors,
    ssid_long: {
      en: 'The network name has {{bytes}} bytes, but at most 32 are allowed. Shorten it.',
      fr: 'Le nom du réseau a {{bytes}} octets, alors qu’un nom en a 32 au plus. Raccourcissez-le.',
      ar: 'حجم اسم الشبكة {{bytes}} بايت، والحد الأقصى 32. قصّر الاسم.',
      ch: '网络名称为 {{bytes}} 字节，最多 32 字节。请缩短名称。',
    },
    password_unused: {
      en: 'A network without security has no password. Remove the password or choose WPA.',
      fr: 'Un réseau sans sécurité n’a pas de mot de passe. Supprimez-le ou choisissez WPA.',
      ar: 'الشبكة دون أمان ليس لها كلمة مرور. أزلها أو اختر WPA.',
      ch: '无安全性的网络没有密码。请删除密码或选择 WPA。',
    },
    password_wpa: {
      en: 'A WPA password has 8 to 63 ASCII characters, or 64 hexadecimal digits. Correct the password.',
      fr: 'Un mot de passe WPA a de 8 à 63 caractères ASCII, ou 64 chiffres hexadécimaux. Corrigez le mot de passe.',
      ar: 'تتكون كلمة مرور WPA من 8 إلى 63 حرفًا من ASCII أو 64 رقمًا سداسيًا عشريًا. صحّح كلمة المرور.',
      ch: 'WPA 密码为 8 至 63 个 ASCII 字符，或 64 位十六进制数字。请更正密码。',
    },
    password_wep: {
      en: 'A WEP key has 5 or 13 ASCII characters, or 10 or 26 hexadecimal digits. Correct the password.',
      fr: 'Une clé WEP a 5 ou 13 caractères ASCII, ou 10 ou 26 chiffres hexadécimaux. Corrigez le mot de passe.',
      ar: 'يتكون مفتاح WEP من 5 أو 13 حرفًا من ASCII أو 10 أو 26 رقمًا سداسيًا عشريًا. صحّح كلمة المرور.',
      ch: 'WEP 密钥为 5 或 13 个 ASCII 字符，或 10 或 26 位十六进制数字。请更正密码。',
    },
  },
  open: true,
  heavy: true,
  instant: true,
  inBrowser: true,
  layout: 'picture',
  examples: [
    {
      name: { en: 'A guest network', fr: 'Un réseau invité', ar: 'شبكة ضيوف', ch: '访客网络' },
      input: { ssid: 'Harbour Guests', password: 'late-summer-42' },
    },
    {
      name: { en: 'An open network', fr: 'Un réseau ouvert', ar: 'شبكة مفتوحة', ch: '开放网络' },
      input: { ssid: 'Library', security: 'none', format: 'svg', shape: 'rounded', dark: '#1e3a8a' },
    },
  ],
  run: async (input) => new RawResponse(await qrWifi(input)),
});
