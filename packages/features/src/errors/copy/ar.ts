import type { CopyIn } from '../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'errors.notFound.title': 'لا توجد صفحة بهذا العنوان',
  'errors.notFound.text': 'ربما كُتب العنوان خطأً أو نُقلت الصفحة. تجد كل الأدوات في المركز.',
  'errors.notFound.hub': 'تصفح المركز',
  'errors.notFound.search': 'ابحث في المركز عن «{{words}}»',
  'errors.forbidden.title': 'هذه الصفحة للمشرفين',
  'errors.forbidden.text': 'لا يحق لحسابك فتحها. يستطيع أحد المشرفين تغيير ذلك.',
  'errors.unexpected.title': 'خطأ غير متوقع في التطبيق!',
  'errors.unexpected.text': 'حدث خلل من جانبنا في هذه الصفحة. حسابك وبياناتك كما كانت.',
  'errors.chunk.text': 'تعذر تحميل جزء من هذه الصفحة حتى بعد إعادة تحميلها. ربما يجري نشر إصدار جديد أو انقطع الاتصال.',
  'errors.maintenance.title': 'أعمال صيانة جارية',
  'errors.maintenance.text': 'لا يستجيب {{site}} للطلبات ريثما تنتهي. حسابك وبياناتك كما كانت.',
  'errors.maintenance.again': 'تحقق مجددًا',
  'errors.maintenance.checking': 'جارٍ التحقق من الموقع',
  'errors.maintenance.checkingText': 'يستغرق هذا لحظة.',
  'errors.maintenance.over': 'الموقع متاح',
  'errors.maintenance.overText': 'لا أعمال صيانة جارية. يستجيب {{site}} كالمعتاد.',
  'errors.maintenance.silent': 'الموقع لا يستجيب',
  'errors.maintenance.silentText': 'ربما توقف الخادم أو انقطع اتصالك. لم يُفقد شيء مما يخصك.',
  'errors.home': 'إلى لوحة التحكم',
  'errors.requestId': 'معرّف الطلب',
  'errors.copyRequestId': 'انسخ معرّف الطلب',
  'errors.reload': 'أعد تحميل الصفحة',
} as const satisfies CopyIn<'ar', typeof en>;
