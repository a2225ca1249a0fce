import { AreaChart } from '@apiyard/ui/AreaChart';
import { BarChart } from '@apiyard/ui/BarChart';
import { DonutChart } from '@apiyard/ui/DonutChart';
import { LineChart } from '@apiyard/ui/LineChart';
import { Meter } from '@apiyard/ui/Meter';
import { RadialChart } from '@apiyard/ui/RadialChart';
import { Sparkline } from '@apiyard/ui/Sparkline';
import { StatCard } from '@apiyard/ui/StatCard';
import type { SheetProps } from './sheet.tsx';
import { Part, Sheet } from './sheet.tsx';

const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 14 + day)));
const calls = [820, 932, 901, 1204, 1290, 1330, 1120];
const kept = [320, 432, 401, 534, 690, 730, 610];

const parts = ({ pick }: SheetProps) => ({
  partLabel: pick('Tool', 'الأداة'),
  valueLabel: pick('Calls', 'الطلبات'),
  height: 200,
  parts: [
    { id: 'uuid', label: 'UUID', value: 540 },
    { id: 'qr', label: pick('QR code', 'رمز QR'), value: 320 },
    { id: 'times', label: pick('Prayer times', 'أوقات الصلاة'), value: 210 },
  ],
});

export function OverTime({ pick }: SheetProps) {
  const overWeek = {
    at: week,
    atLabel: pick('Day', 'اليوم'),
    timeZone: 'UTC',
    height: 220,
    series: [
      { id: 'calls', label: pick('Calls', 'الطلبات'), values: calls },
      { id: 'kept', label: pick('From cache', 'من الذاكرة المؤقتة'), values: kept },
    ],
  };
  return (
    <Sheet minColumn="22rem">
      <Part name="LineChart">
        <LineChart title={pick('Calls per day', 'الطلبات في اليوم')} {...overWeek} />
      </Part>
      <Part name="AreaChart">
        <AreaChart title={pick('Calls and cache', 'الطلبات والذاكرة المؤقتة')} {...overWeek} />
      </Part>
      <Part name="BarChart">
        <BarChart title={pick('Calls by day', 'الطلبات حسب اليوم')} {...overWeek} />
      </Part>
    </Sheet>
  );
}

export function OfAWhole({ pick }: SheetProps) {
  return (
    <Sheet>
      <Part name="DonutChart">
        <DonutChart title={pick('Calls by tool', 'الطلبات حسب الأداة')} {...parts({ pick })} />
      </Part>
      <Part name="RadialChart">
        <RadialChart title={pick('Share of tools', 'حصة الأدوات')} {...parts({ pick })} max={600} />
      </Part>
      <Part name="StatCard">
        <StatCard
          label={pick('Calls today', 'طلبات اليوم')}
          value={1204}
          change={0.125}
          since={pick('since yesterday', 'منذ الأمس')}
          trend={{ label: pick('Calls of the last seven days', 'طلبات الأيام السبعة الماضية'), values: calls }}
        />
      </Part>
      <Part name="Sparkline">
        <Sparkline label={pick('Calls of a week', 'طلبات أسبوع')} values={calls} />
      </Part>
      <Part name="Meter">
        <Meter
          label={pick('Storage', 'التخزين')}
          value={72}
          max={100}
          levels={[
            { from: 0, tone: 'success', label: pick('plenty', 'وافر') },
            { from: 70, tone: 'warning', label: pick('getting full', 'يوشك أن يمتلئ') },
          ]}
        />
      </Part>
    </Sheet>
  );
}
