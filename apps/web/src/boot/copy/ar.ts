export default {
  'boot.description': 'أدوات API يمكنك استضافتها بنفسك. ابحث عن أداة، وشغّلها في متصفحك أو استدعِها بمفتاح API.',
  'boot.noScript': 'يتطلب {{site}} تشغيل JavaScript. اسمح به لهذا الموقع ثم أعد تحميل الصفحة.',
  'boot.failed': 'Unexpected Application Error! تعذّر تحميل جزء من {{site}}. تحقق من اتصالك ثم أعد تحميل الصفحة.',
} as const;
