import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { action, name, value } from '../web/fields.text.ts';
import { algorithm, matches, notStored } from './fields.text.ts';

const hashTitle = { en: 'Password hash', fr: 'Empreinte du mot de passe', ar: 'تجزئة كلمة المرور', ch: '密码哈希' };

export default tool({
  path: 'convert/password-hash',
  title: { en: 'Password hashes', fr: 'Empreintes de mots de passe', ar: 'تجزئة كلمات المرور', ch: '密码哈希' },
  summary: {
    en: 'Creates and checks password hashes with Argon2id, scrypt, bcrypt and PBKDF2, and shows whether the cost is high enough.',
    fr: 'Crée et vérifie des empreintes de mots de passe avec Argon2id, scrypt, bcrypt et PBKDF2, et indique si leur coût suffit.',
    ar: 'ينشئ تجزئات كلمات المرور ويتحقق منها بخوارزميات Argon2id وscrypt وbcrypt وPBKDF2، ويبيّن هل كلفتها كافية.',
    ch: '使用 Argon2id、scrypt、bcrypt 和 PBKDF2 生成并验证密码哈希，并说明其成本是否足够。',
  },
  tags: ['Argon2', 'bcrypt', 'scrypt', 'PBKDF2', 'PHC'],
  synonyms: {
    en: ['bcrypt generator', 'verify password', 'htpasswd', 'password storage', 'key derivation'],
    fr: ['générateur bcrypt', 'vérifier un mot de passe', 'stockage de mots de passe', 'dérivation de clé'],
    ar: ['مولّد bcrypt', 'التحقق من كلمة المرور', 'تخزين كلمات المرور', 'اشتقاق المفتاح'],
    ch: ['bcrypt 生成', '验证密码', '密码存储', '密钥派生'],
  },
  input: z.object({
    action: field(
      {
        title: action,
        options: {
          make: { en: 'Create a hash', fr: 'Créer une empreinte', ar: 'إنشاء تجزئة', ch: '生成哈希' },
          check: { en: 'Check a password', fr: 'Vérifier un mot de passe', ar: 'التحقق من كلمة مرور', ch: '验证密码' },
        },
      },
      z.enum(['make', 'check']).default('make'),
    ),
    password: field(
      { title: { en: 'Password', fr: 'Mot de passe', ar: 'كلمة المرور', ch: '密码' }, help: notStored },
      z.string().max(1000),
    ),
    hash: field(
      {
        title: hashTitle,
        help: {
          en: 'The hash to check against: a bcrypt or PHC string, or a hash from passlib or Django.',
          fr: 'À vérifier. Une chaîne bcrypt ou PHC, ou celle de passlib ou de Django.',
          ar: 'للتحقق. سلسلة bcrypt أو PHC، أو سلسلة من passlib أو Django.',
          ch: '用于验证。bcrypt 或 PHC 字符串，或 passlib、Django 的字符串。',
        },
        code: true,
      },
      z.string().max(1000).optional(),
    ),
    algorithm: field(
      { title: algorithm },
      z.enum(['argon2id', 'scrypt', 'bcrypt', 'pbkdf2-sha256', 'pbkdf2-sha512']).default('argon2id'),
    ),
    cost: field(
      {
        title: { en: 'Cost', fr: 'Coût', ar: 'الكلفة', ch: '成本' },
        help: {
          en: 'Passes for Argon2id (2), log2 of N for scrypt (16), cost for bcrypt (10) or iterations for PBKDF2 (600,000 or 210,000). If empty, the OWASP recommendation is used.',
          fr: 'Passes d’Argon2id (2), log2 de N pour scrypt (16), coût de bcrypt (10), itérations de PBKDF2 (600 000 ou 210 000). Si ce champ est vide, ce que recommande l’OWASP.',
          ar: 'مرات Argon2id ⁦(2)⁩، وlog2 للقيمة N في scrypt ⁦(16)⁩، وكلفة bcrypt ⁦(10)⁩، وتكرارات PBKDF2 (600,000 أو 210,000). إذا تُرك الحقل فارغًا، تُستخدم توصية OWASP.',
          ch: 'Argon2id 的遍数（2）、scrypt 的 log2 N（16）、bcrypt 的成本（10）、PBKDF2 的迭代次数（600,000 或 210,000）。留空则采用 OWASP 的建议。',
        },
      },
      z.int().min(1).max(10_000_000).optional(),
    ),
    memory: field(
      {
        title: { en: 'Memory in KiB', fr: 'Mémoire en Kio', ar: 'الذاكرة بالكيبيبايت', ch: '内存（KiB）' },
        help: { en: 'For Argon2id.', fr: 'Pour Argon2id.', ar: 'لخوارزمية Argon2id.', ch: '用于 Argon2id。' },
      },
      z.int().min(8).max(131_072).optional(),
    ),
    parallelism: field(
      {
        title: { en: 'Parallelism', fr: 'Parallélisme', ar: 'التوازي', ch: '并行度' },
        help: {
          en: 'For Argon2id and scrypt.',
          fr: 'Pour Argon2id et scrypt.',
          ar: 'لخوارزميتي Argon2id وscrypt.',
          ch: '用于 Argon2id 和 scrypt。',
        },
      },
      z.int().min(1).max(16).optional(),
    ),
    salt: field(
      {
        title: {
          en: 'Salt, in hexadecimal',
          fr: 'Sel, en hexadécimal',
          ar: 'الملح بالنظام السداسي العشري',
          ch: '盐（十六进制）',
        },
        help: {
          en: 'Only for testing. If empty, 16 random bytes are used.',
          fr: 'Uniquement pour les tests. Si ce champ est vide, 16 octets aléatoires.',
          ar: 'للاختبارات فقط. إذا تُرك الحقل فارغًا، تُستخدم 16 بايت عشوائية.',
          ch: '仅用于测试。留空则使用 16 个随机字节。',
        },
        code: true,
      },
      z.string().max(200).optional(),
    ),
  }),
  output: {
    schema: z.object({
      text: field({ title: hashTitle, code: true }, z.string()),
      matches: field({ title: matches }, z.boolean().nullable()),
      algorithm: field({ title: algorithm }, z.string()),
      parameters: field(
        { title: { en: 'Parameters', fr: 'Paramètres', ar: 'المعلمات', ch: '参数' } },
        z.array(z.object({ name: field({ title: name }, z.string()), value: field({ title: value }, z.int()) })),
      ),
      saltBytes: field(
        {
          title: {
            en: 'Length of the salt in bytes',
            fr: 'Longueur du sel en octets',
            ar: 'طول الملح بالبايت',
            ch: '盐的字节数',
          },
        },
        z.int().min(0),
      ),
      hashBytes: field(
        {
          title: {
            en: 'Length of the hash in bytes',
            fr: 'Longueur de l’empreinte en octets',
            ar: 'طول التجزئة بالبايت',
            ch: '哈希的字节数',
          },
        },
        z.int().min(0),
      ),
      memoryBytes: field(
        {
          title: {
            en: 'Memory used, in bytes',
            fr: 'Mémoire nécessaire, en octets',
            ar: 'الذاكرة اللازمة بالبايت',
            ch: '所需内存（字节）',
          },
        },
        z.int().min(0),
      ),
      weak: field(
        {
          title: {
            en: 'Weaker than recommended',
            fr: 'Plus faible que recommandé',
            ar: 'أضعف من الموصى به',
            ch: '低于建议强度',
          },
        },
        z.boolean(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        text: '$2b$10$abcdefghijklmnopqrstuuGKVkyiWzJrBHMDY5rg.ojxuECg9kxNi',
        matches: null,
        algorithm: 'bcrypt',
        parameters: [{ name: 'cost', value: 10 }],
        saltBytes: 16,
        hashBytes: 23,
        memoryBytes: 4096,
        weak: false,
        notes: [],
      },
    ],
  },
  errors: {
    no_hash: {
      en: 'There is no hash to check against. Enter one.',
      fr: 'Saisissez l’empreinte avec laquelle vérifier le mot de passe.',
      ar: 'أدخل التجزئة المطلوب التحقق من كلمة المرور مقابلها.',
      ch: '请输入用于验证密码的哈希。',
    },
    not_hash: {
      en: 'This is not a supported password hash. Enter a bcrypt or PHC string, such as $argon2id$….',
      fr: 'Cette empreinte de mot de passe ne peut pas être lue. Saisissez une chaîne bcrypt ou PHC, par exemple $argon2id$….',
      ar: 'تعذّرت قراءة تجزئة كلمة المرور هذه. أدخل سلسلة bcrypt أو PHC، مثل ⁦$argon2id$…⁩.',
      ch: '无法读取此密码哈希。请输入 bcrypt 或 PHC 字符串，例如 $argon2id$…。',
    },
    too_expensive: {
      en: 'These parameters take more than about a second or 128 MB of memory. Lower them, or check the hash on your own computer.',
      fr: 'Ces paramètres demandent plus d’une seconde environ ou plus de 128 Mo. Réduisez-les, ou vérifiez l’empreinte sur votre ordinateur.',
      ar: 'تستغرق هذه المعلمات أكثر من ثانية تقريبًا أو 128 ميغابايت. خفّضها أو تحقق من التجزئة على جهازك.',
      ch: '这些参数需要超过约一秒或 128 MB。请降低参数，或在您自己的电脑上验证。',
    },
    bad_parameters: {
      en: 'The algorithm does not allow these parameters. bcrypt needs a cost of at least 4, Argon2 at least 8 KiB for each thread and a salt of 8 bytes.',
      fr: 'L’algorithme n’autorise pas ces paramètres. bcrypt exige un coût d’au moins 4, Argon2 au moins 8 Kio par fil et un sel de 8 octets.',
      ar: 'لا تسمح الخوارزمية بهذه المعلمات. تتطلب bcrypt كلفة لا تقل عن 4، وتتطلب Argon2 ما لا يقل عن 8 كيبيبايت لكل مسار وملحًا من 8 بايت.',
      ch: '该算法不允许这些参数。bcrypt 的成本至少为 4，Argon2 每个线程至少 8 KiB，盐至少 8 字节。',
    },
    bad_salt: {
      en: 'The salt is not valid. Enter 8 to 64 bytes in hexadecimal, for bcrypt exactly 16.',
      fr: 'Le sel n’est pas valide. Saisissez 8 à 64 octets en hexadécimal, exactement 16 pour bcrypt.',
      ar: 'الملح غير صالح. أدخل من 8 إلى 64 بايت بالنظام السداسي العشري، و16 بالضبط مع bcrypt.',
      ch: '盐无效。请输入 8 到 64 字节的十六进制，bcrypt 必须为 16 字节。',
    },
  },
  notes: {
    truncated: {
      en: 'The password has {{bytes}} bytes. bcrypt uses only the first 72.',
      fr: 'Le mot de passe a {{bytes}} octets. bcrypt n’utilise que les 72 premiers.',
      ar: 'طول كلمة المرور {{bytes}} بايت. تستخدم bcrypt أول 72 فقط.',
      ch: '密码有 {{bytes}} 字节，bcrypt 只使用前 72 字节。',
    },
    low_cost: {
      en: 'The parameter {{name}} is {{have}}. OWASP recommends at least {{need}}, or an equivalent combination.',
      fr: 'Le paramètre {{name}} vaut {{have}}. L’OWASP recommande au moins {{need}}, ou une combinaison équivalente.',
      ar: 'قيمة المعلمة {{name}} هي {{have}}. توصي OWASP بما لا يقل عن {{need}} أو توليفة مكافئة.',
      ch: '参数 {{name}} 为 {{have}}。OWASP 建议至少 {{need}}，或同等强度的组合。',
    },
    not_argon2id: {
      en: '{{name}} is the older variant. Argon2id is recommended for passwords (RFC 9106).',
      fr: '{{name}} est l’ancienne variante. Argon2id est recommandé pour les mots de passe (RFC 9106).',
      ar: '{{name}} هو النوع الأقدم. يُوصى باستخدام Argon2id لكلمات المرور (RFC 9106).',
      ch: '{{name}} 是较旧的变体。密码建议使用 Argon2id（RFC 9106）。',
    },
    short_salt: {
      en: 'The salt has {{bytes}} bytes. At least 16 are recommended.',
      fr: 'Le sel a {{bytes}} octets. 16 sont recommandés.',
      ar: 'طول الملح {{bytes}} بايت. يُوصى بـ 16.',
      ch: '盐只有 {{bytes}} 字节，建议 16 字节。',
    },
  },
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'text',
  // A hash with a random salt is different each time, so the first example checks one.
  examples: [
    {
      name: { en: 'Check a password', fr: 'Vérifier un mot de passe', ar: 'التحقق من كلمة مرور', ch: '验证密码' },
      input: {
        action: 'check',
        password: 'lètmein',
        hash: 'pbkdf2_sha256$600000$seasalt$OAXyhAQ/4ZDA9V5RMExt3C1OwQdUpLZ99vm1McFlLRA=',
      },
    },
    {
      name: {
        en: 'A weak bcrypt hash',
        fr: 'Une empreinte bcrypt faible',
        ar: 'تجزئة bcrypt ضعيفة',
        ch: '强度不足的 bcrypt 哈希',
      },
      input: {
        action: 'check',
        password: 'abc',
        hash: '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i',
      },
    },
    {
      name: {
        en: 'Argon2id with a fixed salt',
        fr: 'Argon2id avec un sel fixe',
        ar: 'Argon2id بملح ثابت',
        ch: '使用固定盐的 Argon2id',
      },
      input: { password: 'correct horse battery staple', salt: '000102030405060708090a0b0c0d0e0f' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/security/password-hash')).default(input),
});
