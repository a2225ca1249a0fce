import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Grid } from '@apiyard/ui/Grid';
import { Inline } from '@apiyard/ui/Inline';
import { Progress } from '@apiyard/ui/Progress';
import { Skeleton } from '@apiyard/ui/Skeleton';
import type { SheetProps } from './sheet.tsx';
import { Part, Sheet } from './sheet.tsx';

function Alerts({ pick }: SheetProps) {
  return (
    <Part name="Alert" isWide>
      <Grid minColumn="19rem" space={2}>
        <Alert tone="info" title={pick('New version', 'إصدار جديد')} onClose={() => {}}>
          {pick(
            'Apiyard 2.4 brings prayer times for 40 more cities.',
            'يضيف Apiyard 2.4 أوقات الصلاة لأربعين مدينة أخرى.',
          )}
        </Alert>
        <Alert tone="success">
          {pick('The key works. Its first call took 41 ms.', 'المفتاح يعمل. استغرق أول طلب 41 م.ث.')}
        </Alert>
        <Alert tone="warning" action={<Button size="small">{pick('See plans', 'عرض الباقات')}</Button>}>
          {pick('368 of 500 calls are used today.', 'استُخدم اليوم 368 من 500 طلب.')}
        </Alert>
        <Alert tone="error" title={pick('The site isn’t responding', 'الموقع لا يستجيب')}>
          {pick('Nothing was changed. It is tried again at 12:00.', 'لم يتغيّر شيء. ستُعاد المحاولة عند 12:00.')}
        </Alert>
      </Grid>
    </Part>
  );
}

export function Feedback({ pick }: SheetProps) {
  return (
    <Sheet>
      <Alerts pick={pick} />
      <Part name="Badge">
        <Inline space={1}>
          <Badge>{pick('Draft', 'مسودة')}</Badge>
          <Badge tone="success">{pick('Healthy', 'سليم')}</Badge>
          <Badge tone="warning">{pick('Slow', 'بطيء')}</Badge>
          <Badge tone="error">{pick('Down', 'متوقف')}</Badge>
          <Badge tone="info">{pick('New', 'جديد')}</Badge>
        </Inline>
      </Part>
      <Part name="Progress">
        <Progress label={pick('Calls used', 'الطلبات المستخدمة')} value={0.74} />
        <Progress label={pick('Reading the page', 'جارٍ قراءة الصفحة')} />
      </Part>
      <Part name="Skeleton">
        <Card>
          <Inline space={2} align="center">
            <Skeleton shape="circle" />
          </Inline>
          <Skeleton shape="text" lines={3} />
        </Card>
      </Part>
      <Part name="Empty">
        <Empty
          title={pick('No keys yet', 'لا مفاتيح بعد')}
          action={<Button tone="primary">{pick('New key', 'مفتاح جديد')}</Button>}
        >
          {pick('A key lets a program call APIs.', 'يتيح المفتاح لبرنامج أن يستدعي الأدوات.')}
        </Empty>
      </Part>
      <Part name="Failed">
        <Failed title={pick('Couldn’t load your keys', 'تعذّر تحميل مفاتيحك')} requestId="01ky3vq9m8" onRetry={() => {}}>
          {pick('Nothing is lost. The server did not respond in time.', 'لم يُفقد شيء. لم يردّ الخادم في الوقت المحدد.')}
        </Failed>
      </Part>
    </Sheet>
  );
}
