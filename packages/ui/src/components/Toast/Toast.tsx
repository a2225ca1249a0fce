import { IconX } from '@tabler/icons-react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { Text as AriaText } from 'react-aria-components/Text';
import { useLabels } from '../../labels/use-labels.ts';
import { ToneIcon } from '../Alert/tone-icon.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { content, main, message as messageClass, region, toast as toastClass, toneColor } from './Toast.css.ts';
import type { StatusTone } from '../Alert/tone-icon.tsx';

export interface ToastMessage {
  tone: StatusTone;
  /** One sentence about what has just happened. */
  message: string;
  /** One way on or back, such as 'Undo'. Taking it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** @default 6000; 10 000 with an action; errors stay until they are closed */
  timeoutMs?: number;
}

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

function lifeMs({ tone, action, timeoutMs }: ToastMessage): number | undefined {
  if (timeoutMs !== undefined) return timeoutMs;
  if (tone === 'error') return undefined;
  return action ? 10_000 : 6000;
}

/** Short words about an action just taken. What must be dealt with is an `Alert` in its place. */
export const toast = {
  /** Shows it above the page until it times out; returns a function that closes it. */
  show(message: ToastMessage): () => void {
    const timeout = lifeMs(message);
    const key = queue.add(message, timeout === undefined ? {} : { timeout });
    return () => queue.close(key);
  },
  /** Closes all toasts, for example on sign-out. */
  clear(): void {
    queue.clear();
  },
};

/** The region where toasts appear. Render it once, near the root; it is last in the tab order. */
export function ToastRegion() {
  const labels = useLabels();
  return (
    <AriaToastRegion queue={queue} aria-label={labels.notifications} className={region}>
      {({ toast: shown }) => {
        const { tone, message, action } = shown.content;
        return (
          <AriaToast toast={shown} className={toastClass}>
            <div className={main}>
              <ToastContent className={content}>
                <ToneIcon tone={tone} className={toneColor[tone]} />
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
      }}
    </AriaToastRegion>
  );
}
