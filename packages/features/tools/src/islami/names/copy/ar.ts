export default {
  'divineNames.title': 'أسماء الله الحسنى',
  'divineNames.purpose': 'أسماء الله الحسنى التسعة والتسعون مع معانيها.',
  'divineNames.search': 'البحث في الأسماء',
  'divineNames.found_zero': 'لا توجد أسماء',
  'divineNames.found_one': 'اسم واحد',
  'divineNames.found_two': 'اسمان',
  'divineNames.found_few': '{{count}} أسماء',
  'divineNames.found_many': '{{count}} اسمًا',
  'divineNames.found_other': '{{count}} اسم',
  'divineNames.none.title': 'لا توجد أسماء مطابقة',
  'divineNames.none.text': 'ابحث باسم أو معنى أو رقم.',
  'divineNames.api': 'عرض واجهة API: {{title}}',
} as const;
