import { Bleed } from '@apiyard/ui/Bleed';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Column, Columns } from '@apiyard/ui/Columns';
import { Dense } from '@apiyard/ui/Dense';
import { Grid } from '@apiyard/ui/Grid';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { SplitPanes } from '@apiyard/ui/SplitPanes';
import { Spread } from '@apiyard/ui/Spread';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { WithSidebar } from '@apiyard/ui/WithSidebar';
import type { ReactNode } from 'react';
import type { SheetProps } from './sheet.tsx';
import { Part, Sheet } from './sheet.tsx';

/** Something to lay out: an edge and a word. */
function Box({ children }: { readonly children: ReactNode }) {
  return (
    <Card>
      <Text size="small">{children}</Text>
    </Card>
  );
}

export function Layout({ pick }: SheetProps) {
  const [one, two, three] = [pick('One', 'واحد'), pick('Two', 'اثنان'), pick('Three', 'ثلاثة')];
  return (
    <Sheet>
      <Part name="Heading">
        <Stack space={1}>
          {(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((size) => (
            <Heading key={size} level={3} size={size}>
              {pick('API tools', 'أدوات API')}
            </Heading>
          ))}
        </Stack>
      </Part>
      <Part name="Text">
        <Stack space={1}>
          <Text>
            {pick(
              'Find one, run it in the browser, call it with a key.',
              'ابحث عن أداة، جرّبها في المتصفح، واستدعها بمفتاح.',
            )}
          </Text>
          <Text tone="quiet">{pick('Quiet: what is known already.', 'هادئ: لما هو معروف.')}</Text>
          <Text size="small">{pick('Small: dates and counts.', 'صغير: للتواريخ والأعداد.')}</Text>
          <Text weight="bold">{pick('Bold: what must not be missed.', 'عريض: لما لا يجوز تفويته.')}</Text>
          <Text isMono>ay_0123456789</Text>
        </Stack>
      </Part>
      <Part name="Stack">
        <Stack space={1}>
          <Box>{one}</Box>
          <Box>{two}</Box>
        </Stack>
      </Part>
      <Part name="Inline">
        <Inline space={1}>
          <Box>{one}</Box>
          <Box>{two}</Box>
          <Box>{three}</Box>
        </Inline>
      </Part>
      <Part name="Grid">
        <Grid minColumn="6rem" space={1}>
          <Box>{one}</Box>
          <Box>{two}</Box>
          <Box>{three}</Box>
        </Grid>
      </Part>
      <Part name="Spread">
        <Spread>
          <Heading level={3} size="h5">
            {pick('Keys', 'المفاتيح')}
          </Heading>
          <Button size="small">{pick('New key', 'مفتاح جديد')}</Button>
        </Spread>
      </Part>
      <Part name="Columns" isWide>
        <Columns space={2}>
          <Column width="1/3">
            <Box>{one}</Box>
          </Column>
          <Column width="2/3">
            <Box>{two}</Box>
          </Column>
        </Columns>
      </Part>
      <Part name="WithSidebar" isWide>
        <WithSidebar sidebar={<Box>{pick('Filters', 'المرشّحات')}</Box>}>
          <Box>{pick('What was found', 'ما عُثر عليه')}</Box>
        </WithSidebar>
      </Part>
      <Part name="Card">
        <Card
          title={pick('Main key', 'المفتاح الرئيسي')}
          titleLevel={3}
          actions={<Button size="small">{pick('Rename', 'إعادة تسمية')}</Button>}
        >
          <Text>{pick('1,204 calls today', '1,204 طلبات اليوم')}</Text>
        </Card>
      </Part>
      <Part name="Bleed">
        <Card>
          <Stack space={2}>
            <Text>{pick('Inside the padding', 'داخل الحاشية')}</Text>
            <Bleed inline="card" blockEnd="card">
              <Box>{pick('Through it', 'عبرها')}</Box>
            </Bleed>
          </Stack>
        </Card>
      </Part>
      <Part name="Dense">
        <Dense>
          <Inline space={1} align="end">
            <TextField label={pick('Name', 'الاسم')} defaultValue="main" />
            <Button>{pick('Save', 'حفظ')}</Button>
          </Inline>
        </Dense>
      </Part>
      <Part name="SplitPanes">
        <SplitPanes
          label={pick('Width of the list', 'عرض القائمة')}
          sizesMin={[64, 64]}
          startShare={40}
          isNeverStacked
          start={<Box>{pick('List', 'القائمة')}</Box>}
          end={<Box>{pick('Detail', 'التفاصيل')}</Box>}
        />
      </Part>
    </Sheet>
  );
}
