import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconCompass } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { turnTo } from './heading.ts';
import { qiblaCopy } from './qibla-copy.ts';
import { heading as headingStyle, stack } from './QiblaScreen.css.ts';
import type { QiblaFormat } from './qibla-format.ts';
import type { Compass } from './use-heading.ts';

interface CompassCardProps {
  readonly bearing: number;
  readonly compass: Compass;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly format: QiblaFormat;
}

/** Compasses of phones are not more exact. */
const facingMax = 5;

/** How far to turn, by the compass of the device. Facing the Kaaba is announced, each degree is not. */
export function CompassCard({ bearing, compass, onStart, onStop, format }: CompassCardProps) {
  const t = useCopy(qiblaCopy);
  const isOn = compass.state === 'ready' || compass.state === 'uncalibrated';
  const turn = compass.state === 'ready' ? turnTo(bearing, compass.degrees) : null;
  const isFacing = turn !== null && Math.abs(turn) <= facingMax;
  return (
    <Card title={t('qibla.compass')}>
      <div className={stack}>
        {turn !== null && (
          <p className={headingStyle}>
            {isFacing
              ? t('qibla.compass.facing')
              : t(turn > 0 ? 'qibla.compass.right' : 'qibla.compass.left', {
                  degrees: format.wholeDegrees(Math.abs(turn)),
                })}
          </p>
        )}
        {compass.state === 'ready' && (
          <Text tone="quiet">{t('qibla.heading', { degrees: format.wholeDegrees(compass.degrees) })}</Text>
        )}
        {compass.state === 'uncalibrated' && <Alert tone="warning">{t('qibla.compass.uncalibrated')}</Alert>}
        {(compass.state === 'denied' || compass.state === 'absent') && (
          <Alert tone="info">{t(`qibla.compass.${compass.state}`)}</Alert>
        )}
        {!isOn && <Text>{t('qibla.compass.text')}</Text>}
        {isOn ? (
          <Button onPress={onStop}>{t('qibla.compass.stop')}</Button>
        ) : (
          <Button
            icon={<IconCompass size={20} stroke={1.5} />}
            isPending={compass.state === 'starting'}
            onPress={onStart}
          >
            {t('qibla.compass.start')}
          </Button>
        )}
        <Text size="small" tone="quiet">
          {t('qibla.compass.magnetic')}
        </Text>
      </div>
      <span role="status" className={visuallyHidden}>
        {isFacing ? t('qibla.compass.facing') : ''}
      </span>
    </Card>
  );
}
