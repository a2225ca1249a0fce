import { buildBoard } from './build-board.ts';
import { doorPicture, iconsPicture, phonePicture } from './pictures.ts';

export const board = () =>
  buildBoard([
    {
      id: 'todo',
      name: 'للتنفيذ',
      tasks: [
        {
          task: 'جمع الآراء حول قائمة الأسعار الجديدة',
          taskProperty: 'أبحاث',
          date: '24 يوليو',
          taskText: 'سؤال خمسة عملاء من أحجام مختلفة عمّا يتوقعونه من كل باقة.',
          dueInDays: 5,
          checklist: [
            ['كتابة الأسئلة', true],
            ['اختيار خمسة عملاء', false],
            ['تلخيص الإجابات', false],
          ],
        },
        { task: 'رسم أيقونات قائمة التصدير', taskProperty: 'تصميم', date: '26 يوليو', taskImage: iconsPicture },
        { task: 'كتابة ملاحظات الإصدار', taskProperty: 'كتابة', date: '28 يوليو', dueInDays: 12 },
      ],
    },
    {
      id: 'progress',
      name: 'قيد التنفيذ',
      limit: 4,
      tasks: [
        {
          task: 'تسريع البحث',
          taskProperty: 'تطوير',
          date: '21 يوليو',
          taskText: 'تستغرق النتائج الأولى ثانيتين في الحسابات التي تحتوي على مستندات كثيرة.',
          checklist: [
            ['قياس أبطأ الاستعلامات', true],
            ['إضافة الفهرس الناقص', true],
            ['تحميل النتائج على صفحات', false],
            ['القياس مرة أخرى', false],
          ],
        },
        {
          task: 'اختبار الدفع على الهواتف',
          taskProperty: 'اختبار',
          date: '22 يوليو',
          taskImage: phonePicture,
          dueInDays: -2,
        },
        { task: 'ترجمة صفحات المساعدة', taskProperty: 'كتابة', date: '23 يوليو' },
      ],
    },
    {
      id: 'pending',
      name: 'معلّق',
      tasks: [
        {
          task: 'تجديد الشهادة',
          taskProperty: 'تشغيل',
          date: '30 يوليو',
          taskText: 'في انتظار مسؤول الاتصال الجديد لدى المزوّد.',
          dueInDays: 1,
        },
        { task: 'اختيار مكان لورشة العمل', taskProperty: 'أبحاث', date: '2 أغسطس' },
      ],
    },
    {
      id: 'done',
      name: 'مكتمل',
      tasks: [
        { task: 'نقل الصور إلى الخادم الجديد', taskProperty: 'تشغيل', date: '12 يوليو' },
        { task: 'مقابلة مرشحتين', taskProperty: 'أبحاث', date: '14 يوليو' },
        {
          task: 'تصحيح مجاميع المبالغ المستردة',
          taskProperty: 'تطوير',
          date: '16 يوليو',
          checklist: [
            ['إعادة إظهار الفرق', true],
            ['التقريب مرة واحدة في النهاية', true],
          ],
        },
        { task: 'إعادة تصميم صفحة تسجيل الدخول', taskProperty: 'تصميم', date: '18 يوليو', taskImage: doorPicture },
      ],
    },
  ]);
