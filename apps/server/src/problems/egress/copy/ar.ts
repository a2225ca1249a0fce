import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.egress.notPublic':
    'لا يمكن طلب عنوان URL هذا لأن مضيفه ليس على الإنترنت العام. للسماح بمضيفين في شبكتك، عيّن EGRESS_ALLOW.',
  'problem.egress.noResponse':
    'تعذّر الوصول إلى الموقع أو أرجع استجابة HTTP غير صالحة. تحقق من عنوان URL في متصفح، أو أعد المحاولة لاحقًا.',
  'problem.egress.late': 'لم يستجب الموقع في الوقت المحدد. أعد المحاولة لاحقًا، أو زد المهلة.',
  'problem.egress.unreadable':
    'هذا ليس عنوان URL صالحًا. اكتبه مثل https://example.com/page دون شرطات مائلة عكسية أو محارف تحكم.',
  'problem.egress.scheme': 'يجب أن يبدأ عنوان URL بـ http:// أو https://.',
  'problem.egress.userinfo': 'يجب ألا يحتوي عنوان URL على اسم مستخدم أو كلمة مرور. أرسل بيانات الاعتماد في ترويسة.',
  'problem.egress.port': 'لا يُسمح إلا بالمنفذين 80 و443. للسماح بغيرهما، عيّن EGRESS_ALLOW.',
  'problem.egress.headerName':
    'ترويسة طلب غير مسموح بها. لا يمكن تعيين ترويسات المضيف وملفات تعريف الارتباط والطول والاتصال.',
  'problem.egress.headerValue': 'تحتوي ترويسة طلب على فاصل أسطر أو محرف آخر لا تقبله الترويسات.',
  'problem.egress.noSuchHost': 'لم يُعثر على موقع باسم المضيف هذا. تحقق من كتابة عنوان URL.',
  'problem.egress.resting': 'فشل الموقع عدة مرات متتالية، فأُوقفت الطلبات إليه مؤقتًا. أعد المحاولة بعد نصف دقيقة.',
  'problem.egress.loop': 'يعيد الموقع التوجيه في حلقة.',
  'problem.egress.redirects': 'يعيد الموقع التوجيه مرات كثيرة جدًا. تُتبع خمس عمليات إعادة توجيه على الأكثر.',
  'problem.egress.downgrade': 'يعيد الموقع التوجيه من https إلى http، حيث يمكن قراءة الطلب وتغييره أثناء النقل.',
  'problem.egress.secretRedirect': 'يعيد الموقع التوجيه إلى مضيف آخر يجب ألا يتلقى السر. استخدم عنوان URL النهائي.',
  'problem.egress.encoding': 'تستخدم الاستجابة ضغطًا غير مدعوم. المدعوم gzip وbr وzstd وdeflate، اثنان منها على الأكثر.',
  'problem.egress.brokenBody': 'انتهت الاستجابة قبل أوانها، أو أن ضغطها تالف.',
  'problem.egress.tooLarge': 'الاستجابة أكبر من المسموح به.',
} satisfies CopyOf<typeof en>;
