import { useLossDisplay } from '@apiyard/kit/routing/connection-loss.ts';
import { usePersonId } from '@apiyard/kit/services.tsx';
import { DhikrScreen } from './DhikrScreen.tsx';
import { useCounter } from './use-counter.ts';

/** In the time zone of the device: a day ends at its midnight. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Devices without vibration do nothing. */
const vibrate = (ms: number) => {
  if ('vibrate' in navigator) navigator.vibrate(ms);
};

export function Component() {
  useLossDisplay('notice');
  const { counter, onChange, onUndo } = useCounter(usePersonId());
  return <DhikrScreen {...{ counter, onChange, onUndo, today }} onVibrate={vibrate} />;
}
