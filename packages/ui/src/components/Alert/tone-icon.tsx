import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useLabels } from '../../labels/use-labels.ts';

export type StatusTone = 'info' | 'success' | 'warning' | 'error';

const icons = { info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle, error: IconAlertCircle };

/** The name of a status in the current language. */
export function useToneName(tone: StatusTone): string {
  const labels = useLabels();
  return {
    info: labels.statusInfo,
    success: labels.statusSuccess,
    warning: labels.statusWarning,
    error: labels.statusError,
  }[tone];
}

/** The icon of a status, with an accessible name. */
export function ToneIcon({ tone, className }: { tone: StatusTone; className?: string }) {
  const Icon = icons[tone];
  return (
    <Icon
      role="img"
      aria-label={useToneName(tone)}
      size={20}
      stroke={1.5}
      {...(className !== undefined && { className })}
    />
  );
}
