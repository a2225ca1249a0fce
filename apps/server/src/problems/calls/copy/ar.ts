import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.calls.cookies': 'لا تُقبل ملفات تعريف الارتباط إلا في صفحات هذا الموقع. أرسل مفتاحك في الترويسة X-Api-Key.',
  'problem.calls.needsKey': 'يتطلب {{api}} مفتاح API في الترويسة X-Api-Key، أو متصفحًا مسجّل الدخول.',
  'problem.calls.otherAreas': 'يقتصر مفتاح API هذا على {{areas}}، ولا يمكنه استدعاء {{area}}.',
  'problem.calls.premium': 'يتطلب {{api}} باقة تشمل الواجهات البرمجية المميزة. راجع {{pricing}}.',
  'problem.calls.visitorRate':
    'الحد الأقصى للزوار في الساعة {{limit}} من الاستدعاءات. سجّل الدخول للمزيد، أو أعد المحاولة بعد {{waitS}} ث.',
  'problem.calls.planRate':
    'الحد الأقصى لباقتك في الدقيقة {{limit}} من الاستدعاءات لكل مفاتيح API معًا. أعد المحاولة بعد {{waitS}} ث.',
  'problem.calls.tookTooLong': 'استغرق {{api}} أكثر من {{limitS}} ث وأُوقف. أرسل بيانات أقل.',
  'problem.calls.thisTookTooLong': 'استغرق هذا الاستدعاء أكثر من {{limitS}} ث وأُوقف. أرسل بيانات أقل.',
  'problem.calls.tookMemory': 'استخدم هذا الاستدعاء أكثر من {{limitMb}} ميغابايت من الذاكرة وأُوقف. أرسل بيانات أقل.',
  'problem.calls.ownWaiting': 'عدد كبير من استدعاءاتك قيد الانتظار. أعد المحاولة بعد {{waitS}} ث.',
  'problem.calls.allWaiting': 'لدى الخادم عدد كبير من الاستدعاءات قيد الانتظار. أعد المحاولة بعد {{waitS}} ث.',
  'problem.calls.idempotencyKey': 'يتطلب Idempotency-Key مفتاح API في الترويسة X-Api-Key، أو متصفحًا مسجّل الدخول.',
  'problem.calls.idempotencyForm':
    'يجب أن يتكون Idempotency-Key من 1 إلى {{max}} من محارف ASCII القابلة للطباعة دون مسافات، مثل UUID.',
  'problem.calls.idempotencyOther': 'أُرسل Idempotency-Key هذا مع مدخلات أخرى. استخدم مفتاحًا جديدًا لكل استدعاء.',
  'problem.calls.idempotencyRunning': 'ما زال استدعاء بهذا Idempotency-Key قيد التنفيذ. أعد المحاولة بعد لحظات.',
  'problem.calls.idempotencyLost':
    'توقف الخادم أثناء الاستدعاء بهذا Idempotency-Key، فاستجابته غير معروفة. تحقق من احتسابه في سجل الاستدعاءات، ثم استخدم مفتاحًا جديدًا.',
  'problem.calls.idempotencyLarge':
    'نجح الاستدعاء بهذا Idempotency-Key، لكن استجابته أكبر من {{limitKb}} كيلوبايت ولم تُحفظ. لتشغيله مجددًا، استخدم مفتاحًا جديدًا.',
  'problem.calls.fileSize': 'تسمح باقتك بملفات حتى {{limit, bytes}}، وبأربعة أضعاف ذلك لكل ملفات الاستدعاء.',
  'problem.calls.partName': 'جزء من النموذج بلا اسم. أعطِ كل جزء name="…" في Content-Disposition.',
  'problem.calls.fieldSize': 'الحقل «{{field}}» كبير جدًا. الحد الأقصى {{limit, bytes}}.',
  'problem.calls.fieldUtf8': 'الحقل «{{field}}» ليس نصًا بترميز UTF-8.',
  'problem.calls.partsMax': 'الحد الأقصى لكل استدعاء: {{files}} من الملفات و{{fields}} من الحقول.',
  'problem.calls.fieldName': 'يحتوي النموذج على حقل اسمه غير مسموح به.',
  'problem.calls.notForm': 'انتهى النموذج قبل أوانه أو ليس multipart/form-data صالحًا (RFC 7578).',
  'problem.calls.noApi': 'لا توجد واجهة برمجية باسم «{{api}}». يسردها كلها GET /api/v1/catalogue.',
  'problem.calls.noApiAt': 'لا توجد واجهة برمجية في هذا المسار. تحقق من الفهرس.',
  'problem.calls.paused': '{{api}} متوقف مؤقتًا. أعد المحاولة لاحقًا.',
  'problem.calls.needsPost': 'لا تتسع عناوين URL لمدخلات {{api}}. أرسلها بصيغة JSON في النص الأساسي لطلب POST.',
  'problem.calls.quotaSpent': 'استهلكت استدعاءات اليوم وعددها {{limit}}. تتجدد الحصة عند منتصف الليل بتوقيت UTC.',
  'problem.calls.notInLog': 'هذا الاستدعاء غير موجود في السجل. تُحذف الاستدعاءات الأقدم.',
  'problem.calls.sourceAway': 'يتعذّر الوصول إلى مصدر {{api}}. أُبلغ المالك بذلك.',
} satisfies CopyOf<typeof en>;
