import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'credentials.tooMany': 'محاولات كثيرة جدًا. أعد المحاولة بعد انقضاء المهلة: {{wait}}.',
  'credentials.resend.now': 'إعادة الإرسال',
  'credentials.resend.in': 'يمكنك إعادة الإرسال بعد انقضاء المهلة: {{wait}}.',
  'credentials.password.help': 'استخدم 8 أحرف على الأقل. 15 حرفًا أو أكثر أفضل.',
  'credentials.password.short_zero': 'لا ينقص أي حرف.',
  'credentials.password.short_one': 'ينقص حرف واحد.',
  'credentials.password.short_two': 'ينقص حرفان.',
  'credentials.password.short_few': 'تنقص {{count}} أحرف.',
  'credentials.password.short_many': 'ينقص {{count}} حرفًا.',
  'credentials.password.short_other': 'ينقص {{count}} حرف.',
  'credentials.password.enough_zero': 'طول كافٍ.',
  'credentials.password.enough_one': 'طول كافٍ. حرف واحد آخر يجعلها أقوى.',
  'credentials.password.enough_two': 'طول كافٍ. حرفان آخران يجعلانها أقوى.',
  'credentials.password.enough_few': 'طول كافٍ. {{count}} أحرف أخرى تجعلها أقوى.',
  'credentials.password.enough_many': 'طول كافٍ. {{count}} حرفًا آخر يجعلها أقوى.',
  'credentials.password.enough_other': 'طول كافٍ. {{count}} حرف آخر يجعلها أقوى.',
  'credentials.password.good': 'طول جيد.',
  'credentials.problem.missing': 'أدخل كلمة مرور.',
  'credentials.problem.short': 'استخدم 8 أحرف على الأقل.',
  'credentials.problem.long': 'استخدم 256 حرفًا على الأكثر.',
  'credentials.problem.common': 'كلمة المرور هذه شائعة جدًا. اختر عبارة أطول، من أربع كلمات مثلًا.',
  'credentials.problem.repeat': 'تكرّر كلمة المرور هذه أحرفًا قليلة. اختر عبارة أطول، من أربع كلمات مثلًا.',
  'credentials.problem.sequence':
    'تتبع كلمة المرور هذه ترتيب الحروف أو الأرقام أو لوحة المفاتيح. اختر عبارة أطول، من أربع كلمات مثلًا.',
  'credentials.problem.site': 'تستند كلمة المرور هذه إلى اسم الموقع. اختر غيرها.',
  'credentials.problem.personal':
    'تستند كلمة المرور هذه إلى اسم المستخدم أو اسمك أو عنوان بريدك الإلكتروني. اختر غيرها.',
  'credentials.revokeKeys': 'إبطال كل مفاتيح API',
  'credentials.revokeKeysHelp': 'تتوقف البرامج التي تستخدمها، ويحصل حسابك على مفتاح رئيسي جديد.',
} as const satisfies CopyIn<'ar', typeof en>;
