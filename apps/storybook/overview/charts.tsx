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

const parts = ({ say }: SheetProps) => ({
  partLabel: say('Tool', 'الأداة'),
  valueLabel: say('Calls', 'الطلبات'),
  height: 200,
  parts: [
    { id: 'uuid', label: 'UUID', value: 540 },
    { id: 'qr', label: say('QR code', 'رمز QR'), value: 320 },
    { id: 'times', label: say('Prayer times', 'أوقات الصلاة'), value: 210 },
  ],
});

export function OverTime({ say }: SheetProps) {
  const overWeek = {
    at: week,
    atLabel: say('Day', 'اليوم'),
    timeZone: 'UTC',
    height: 220,
    series: [
      { id: 'calls', label: say('Calls', 'الطلبات'), values: calls },
      { id: 'kept', label: say('From cache', 'من الذاكرة المؤقتة'), values: kept },
    ],
  };
  return (
    <Sheet minColumn="22rem">
      <Part name="LineChart">
        <LineChart title={say('Calls per day', 'الطلبات في اليوم')} {...overWeek} />
      </Part>
      <Part name="AreaChart">
        <AreaChart title={say('Calls and cache', 'الطلبات والذاكرة المؤقتة')} {...overWeek} />
      </Part>
      <Part name="BarChart">
        <BarChart title={say('Calls by day', 'الطلبات حسب اليوم')} {...overWeek} />
      </Part>
    </Sheet>
  );
}

export function OfAWhole({ say }: SheetProps) {
  return (
    <Sheet>
      <Part name="DonutChart">
        <DonutChart title={say('Calls by tool', 'الطلبات حسب الأداة')} {...parts({ say })} />
      </Part>
      <Part name="RadialChart">
        <RadialChart title={say('Share of tools', 'حصة الأدوات')} {...parts({ say })} max={600} />
      </Part>
      <Part name="StatCard">
        <StatCard
          label={say('Calls today', 'طلبات اليوم')}
          value={1204}
          change={0.125}
          since={say('since yesterday', 'منذ الأمس')}
          trend={{ label: say('Calls of the last seven days', 'طلبات الأيام السبعة الماضية'), values: calls }}
        />
      </Part>
      <Part name="Sparkline">
        <Sparkline label={say('Calls of a week', 'طلبات أسبوع')} values={calls} />
      </Part>
      <Part name="Meter">
        <Meter
          label={say('Storage', 'التخزين')}
          value={72}
          max={100}
          levels={[
            { from: 0, tone: 'success', label: say('plenty', 'وافر') },
            { from: 70, tone: 'warning', label: say('getting full', 'يوشك أن يمتلئ') },
          ]}
        />
      </Part>
    </Sheet>
  );
}
