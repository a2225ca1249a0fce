import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import type { QueuedToast } from 'react-aria-components/Toast';
import { Text as AriaText } from 'react-aria-components/Text';
import { useLabels } from '../../labels/use-labels.ts';
import { spinner } from '../../theme/spinner.css.ts';
import { ToneIcon } from '../Alert/tone-icon.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  content,
  loading,
  main,
  message as messageClass,
  region,
  toast as toastClass,
  toneColor,
} from './Toast.css.ts';
import { lifeMs, queue } from './toast-queue.ts';
import type { LiveMessage } from './toast-queue.ts';

/** The region where toasts appear. Render it once, near the root; it is last in the tab order. */
export function ToastRegion() {
  const labels = useLabels();
  return (
    <AriaToastRegion queue={queue} aria-label={labels.notifications} className={region}>
      {({ toast: shown }) => <Shown key={shown.key} shown={shown} />}
    </AriaToastRegion>
  );
}

function Shown({ shown }: { shown: QueuedToast<LiveMessage> }) {
  const labels = useLabels();
  const live = shown.content;
  const current = useSyncExternalStore(live.subscribe, live.get, live.get);
  const { tone, message, action } = current;
  const { timer } = shown;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An updated toast has its whole time again. While people are on the toasts, React Aria has stopped all timers.
    timer?.pause();
    timer?.reset(lifeMs(current));
    if (ref.current?.closest('[role=region]')?.matches(':is(:hover, :focus-within)')) timer?.pause();
  }, [timer, current]);
  return (
    <AriaToast ref={ref} toast={shown} className={toastClass}>
      <div className={main}>
        <ToastContent className={content}>
          {tone === 'loading' ? (
            <span role="img" aria-label={labels.loading} className={`${spinner} ${loading}`} />
          ) : (
            <ToneIcon tone={tone} className={toneColor[tone]} />
          )}
          <AriaText slot="title" className={messageClass}>
            {message}
          </AriaText>
        </ToastContent>
        {action && (
          <Button
            tone="plain"
            size="small"
            onPress={() => {
              action.onPress();
              queue.close(shown.key);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton slot="close" label={labels.close} icon={<IconX aria-hidden size={20} stroke={1.5} />} />
    </AriaToast>
  );
}

export { toast } from './toast-queue.ts';
export type { ShownToast, ToastMessage } from './toast-queue.ts';
