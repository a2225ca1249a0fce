import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'hub.response.title': 'حقول الاستجابة',
  'hub.response.text': 'توجد النتيجة في `data` وتتضمن هذه الحقول.',
  'hub.response.file': 'الاستجابة ملف من أحد هذه الأنواع.',
  'hub.response.name': 'الاسم',
  'hub.response.type': 'النوع',
  'hub.response.meaning': 'المعنى',
  'hub.response.optional': 'اختياري',
  'hub.response.nullable': 'أو null',
  'hub.response.example': 'مثال على الاستجابة',
  'hub.response.toolErrors': 'أخطاء هذه الأداة',
  'hub.response.toolErrors.text':
    'إذا تعذّر استخدام المدخلات، تكون حالة الاستجابة 422 ورمزها `InvalidInput`، وتتضمن `errors` أحد هذه الرموز. عدّل المدخلات بحسب الوصف.',
  'hub.response.toolNotes': 'الملاحظات المحتملة',
  'hub.response.toolNotes.text': 'تُدرج النتيجة في `notes` ما ينطبق منها.',

  'hub.type.text': 'نص',
  'hub.type.uri': 'عنوان URL',
  'hub.type.email': 'عنوان بريد إلكتروني',
  'hub.type.date': 'تاريخ',
  'hub.type.moment': 'تاريخ ووقت',
  'hub.type.integer': 'عدد صحيح',
  'hub.type.number': 'عدد',
  'hub.type.boolean': 'صواب أو خطأ',
  'hub.type.choice': 'اختيار',
  'hub.type.file': 'ملف',
  'hub.type.files': 'قائمة ملفات',
  'hub.type.texts': 'قائمة نصوص',
  'hub.type.numbers': 'قائمة أعداد',
  'hub.type.object': 'كائن',
  'hub.type.list': 'قائمة',
  'hub.type.any': 'أي JSON',
} satisfies CopyIn<'ar', typeof en>;
