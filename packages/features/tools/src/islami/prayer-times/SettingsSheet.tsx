import { Button } from '@apiyard/ui/Button';
import { Heading } from '@apiyard/ui/Heading';
import { NumberField } from '@apiyard/ui/NumberField';
import { RadioGroup } from '@apiyard/ui/RadioGroup';
import { Select } from '@apiyard/ui/Select';
import { Sheet } from '@apiyard/ui/Sheet';
import { Stack } from '@apiyard/ui/Stack';
import { prayerNames } from '@apiyard/kernels/prayer/names';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { minutes as minutesStyle } from './PrayerTimesScreen.css.ts';
import { prayerTimesCopy } from './prayer-times-copy.ts';
import type { PrayerSettings } from './prayer-view.ts';
import {
  angleMax,
  angleMin,
  customAngles,
  defaultSettings,
  highLatitudes,
  hijriDaysMax,
  imsakMax,
  madhabs,
  methods,
  minutesMax,
  polars,
} from './prayer-view.ts';

interface SettingsSheetProps {
  readonly settings: PrayerSettings;
  readonly onSettings: (settings: PrayerSettings) => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const adjustments = [
  ['adjustFajr', 'fajr'],
  ['adjustSunrise', 'sunrise'],
  ['adjustDhuhr', 'dhuhr'],
  ['adjustAsr', 'asr'],
  ['adjustMaghrib', 'maghrib'],
  ['adjustIsha', 'isha'],
] as const;

/** What the times depend on. Each change shows immediately behind the sheet. */
export function SettingsSheet({ settings, onSettings, ...open }: SettingsSheetProps) {
  const t = useCopy(prayerTimesCopy);
  const lang = useLanguage();
  const change = (changed: Partial<PrayerSettings>) => onSettings({ ...settings, ...changed });
  const signed = { signDisplay: 'exceptZero' } as const;
  return (
    <Sheet
      title={t('prayerTimes.settings')}
      {...open}
      actions={(close) => (
        <>
          <Button onPress={() => onSettings(defaultSettings)}>{t('prayerTimes.settings.reset')}</Button>
          <Button tone="primary" onPress={close}>
            {t('prayerTimes.settings.done')}
          </Button>
        </>
      )}
    >
      <Stack space={3}>
        <Select
          label={t('prayerTimes.method')}
          options={methods.map((id) => ({ id, label: t(`prayerTimes.method.${id}`) }))}
          value={settings.method}
          onChange={(method) => {
            const { fajrAngle: _fajr, ishaAngle: _isha, ...rest } = settings;
            onSettings({ ...rest, method });
          }}
        />
        {settings.method === 'custom' && (
          <div className={minutesStyle}>
            {(['fajrAngle', 'ishaAngle'] as const).map((angle) => (
              <NumberField
                key={angle}
                label={t(`prayerTimes.${angle}`)}
                value={settings[angle] ?? customAngles[angle]}
                minValue={angleMin}
                maxValue={angleMax}
                onChange={(value) => change({ [angle]: value })}
              />
            ))}
          </div>
        )}
        <RadioGroup
          label={t('prayerTimes.madhab')}
          options={madhabs.map((id) => ({
            id,
            label: t(`prayerTimes.madhab.${id}`),
            description: t(`prayerTimes.madhab.${id}.help`),
          }))}
          value={settings.madhab}
          onChange={(madhab) => change({ madhab })}
        />
        <Select
          label={t('prayerTimes.highLatitude')}
          description={t('prayerTimes.highLatitude.help')}
          options={highLatitudes.map((id) => ({
            id,
            label: t(`prayerTimes.highLatitude.${id}`),
            ...(id === 'automatic' && { description: t('prayerTimes.highLatitude.automatic.help') }),
          }))}
          value={settings.highLatitude}
          onChange={(highLatitude) => change({ highLatitude })}
        />
        <Select
          label={t('prayerTimes.polar')}
          options={polars.map((id) => ({ id, label: t(`prayerTimes.polar.${id}`) }))}
          value={settings.polar}
          onChange={(polar) => change({ polar })}
        />
        <Stack space={2}>
          <Heading level={3} size="h6">
            {t('prayerTimes.minutes')}
          </Heading>
          <div className={minutesStyle}>
            {adjustments.map(([name, prayer]) => (
              <NumberField
                key={name}
                label={prayerNames[prayer][lang]}
                value={settings[name]}
                minValue={-minutesMax}
                maxValue={minutesMax}
                step={1}
                format={signed}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
          </div>
        </Stack>
        <NumberField
          label={t('prayerTimes.imsakMinutes')}
          description={t('prayerTimes.imsakMinutes.help')}
          value={settings.imsakMinutes}
          minValue={0}
          maxValue={imsakMax}
          step={1}
          onChange={(imsakMinutes) => change({ imsakMinutes })}
        />
        <NumberField
          label={t('prayerTimes.hijriAdjustment')}
          description={t('prayerTimes.hijriAdjustment.help')}
          value={settings.hijriAdjustment}
          minValue={-hijriDaysMax}
          maxValue={hijriDaysMax}
          step={1}
          format={signed}
          onChange={(hijriAdjustment) => change({ hijriAdjustment })}
        />
      </Stack>
    </Sheet>
  );
}
