export default {
  'boot.description': 'ساحة أدوات API على خادمك: اعثر على أداة، وشغّلها في المتصفح، واستدعِها بمفتاح.',
  'boot.noScript': 'يعمل {{site}} داخل المتصفح: اسمح بـ JavaScript لهذا الموقع ثم أعد تحميل الصفحة.',
  'boot.failed': 'Unexpected Application Error! تعذّر تحميل جزء من {{site}}. تحقّق من الاتصال ثم أعد تحميل الصفحة.',
} as const;
