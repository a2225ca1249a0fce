import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'islamiPlace.city': 'المدينة',
  'islamiPlace.city.example': 'مكة المكرمة',
  'islamiPlace.locate': 'استخدام موقعي',
  'islamiPlace.locate.denied': 'لا يشارك متصفحك موقعه مع هذا الموقع. ابحث عن مدينة بدلًا من ذلك.',
  'islamiPlace.locate.failed': 'تعذّر تحديد موقعك. أعد المحاولة أو ابحث عن مدينة.',
  'islamiPlace.cities.failed': 'تعذّر تحميل قائمة المدن. أعد المحاولة.',
  'islamiPlace.coordinates': 'الإحداثيات',
  'islamiPlace.coordinates.title': 'إدخال الإحداثيات',
  'islamiPlace.coordinates.use': 'استخدام الإحداثيات',
  'islamiPlace.coordinates.cancel': 'إلغاء',
  'islamiPlace.latitude': 'خط العرض',
  'islamiPlace.latitude.help': 'درجات شمالًا، وسالبة جنوبًا.',
  'islamiPlace.longitude': 'خط الطول',
  'islamiPlace.longitude.help': 'درجات شرقًا، وسالبة غربًا.',
  'islamiPlace.source': 'المدن: {{source}}',
  'islamiPlace.forget': 'نسيان هذا المكان',
  'islamiPlace.suggest': 'استخدام {{city}}',
  'islamiPlace.empty.title': 'لم يُحدد مكان بعد',
} as const satisfies CopyIn<'ar', typeof en>;
