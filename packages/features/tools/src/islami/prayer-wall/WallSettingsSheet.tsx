import { Button } from '@apiyard/ui/Button';
import { Heading } from '@apiyard/ui/Heading';
import { NumberField } from '@apiyard/ui/NumberField';
import { Select } from '@apiyard/ui/Select';
import { Sheet } from '@apiyard/ui/Sheet';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { TimeField } from '@apiyard/ui/TimeField';
import { parseTime, Time } from '@internationalized/date';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Congregation, IqamaRule, WallSettings } from './iqama.ts';
import { afterMax, congregations, minutesToIqama, mosqueMax } from './iqama.ts';
import { prayerWallCopy } from './prayer-wall-copy.ts';
import { rule as ruleStyle } from './WallSettingsSheet.css.ts';
import { usePrayerLabel } from './use-prayer-label.ts';

export interface WallSettingsProps {
  readonly wall: WallSettings;
  readonly onWall: (wall: WallSettings) => void;
  readonly isDark: boolean;
  readonly onDark: (isDark: boolean) => void;
}

interface WallSettingsSheetProps extends WallSettingsProps {
  /** Of today, such as `13:02`. */
  readonly adhanOf: (prayer: Congregation) => string | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The name of the mosque, and when the congregation begins for each prayer. */
export function WallSettingsSheet({ wall, onWall, isDark, onDark, adhanOf, ...open }: WallSettingsSheetProps) {
  const t = useCopy(prayerWallCopy);
  return (
    <Sheet
      title={t('prayerWall.settings')}
      {...open}
      actions={(close) => (
        <Button tone="primary" onPress={close}>
          {t('prayerWall.done')}
        </Button>
      )}
    >
      <Stack space={3}>
        <Text tone="quiet">{t('prayerWall.settings.text')}</Text>
        <TextField
          label={t('prayerWall.mosque')}
          description={t('prayerWall.mosque.help')}
          value={wall.mosque}
          maxLength={mosqueMax}
          onChange={(mosque) => onWall({ ...wall, mosque })}
        />
        <Switch isSelected={isDark} onChange={onDark}>
          {t('prayerWall.dark')}
        </Switch>
        <Stack space={2}>
          <Heading level={3} size="h6">
            {t('prayerWall.iqama.title')}
          </Heading>
          {congregations.map((prayer) => (
            <Rule
              key={prayer}
              prayer={prayer}
              rule={wall.iqamas[prayer]}
              adhan={adhanOf(prayer)}
              onRule={(rule) => onWall({ ...wall, iqamas: { ...wall.iqamas, [prayer]: rule } })}
            />
          ))}
        </Stack>
      </Stack>
    </Sheet>
  );
}

const kinds = ['none', 'after', 'at'] as const;
const afterMinutes = 10;

interface RuleProps {
  readonly prayer: Congregation;
  readonly rule: IqamaRule;
  readonly adhan: string | null;
  readonly onRule: (rule: IqamaRule) => void;
}

function Rule({ prayer, rule, adhan, onRule }: RuleProps) {
  const t = useCopy(prayerWallCopy);
  const name = usePrayerLabel()(prayer);
  const begin: Readonly<Record<IqamaRule['kind'], IqamaRule>> = {
    none: { kind: 'none' },
    after: { kind: 'after', minutes: afterMinutes },
    at: { kind: 'at', time: adhan ?? '13:00' },
  };
  const isEarly = rule.kind === 'at' && adhan !== null && (minutesToIqama(adhan, rule) ?? 0) < 0;
  return (
    <div className={ruleStyle}>
      <Select
        label={name}
        options={kinds.map((id) => ({ id, label: t(`prayerWall.iqama.${id}`) }))}
        value={rule.kind}
        onChange={(kind) => onRule(begin[kind])}
      />
      {rule.kind === 'after' && (
        <NumberField
          label={t('prayerWall.iqama.minutes', { prayer: name })}
          value={rule.minutes}
          minValue={0}
          maxValue={afterMax}
          step={1}
          onChange={(minutes) => onRule({ kind: 'after', minutes })}
        />
      )}
      {rule.kind === 'at' && (
        <TimeField
          label={t('prayerWall.iqama.time', { prayer: name })}
          hourCycle={24}
          {...(isEarly && { description: t('prayerWall.iqama.early', { time: adhan }) })}
          value={parseTime(rule.time)}
          onChange={(time) => {
            // A field that is being emptied is the beginning of another time.
            if (time !== null) onRule({ kind: 'at', time: clockOf(time) });
          }}
        />
      )}
    </div>
  );
}

/** `13:05`. */
const clockOf = ({ hour, minute }: Pick<Time, 'hour' | 'minute'>) => new Time(hour, minute).toString().slice(0, 5);
