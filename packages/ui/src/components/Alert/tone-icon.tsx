import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useLabels } from '../../labels/use-labels.ts';

export type StatusTone = 'info' | 'success' | 'warning' | 'error';

const icons = { info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle, error: IconAlertCircle };

/** The word for a status, in the language in use. */
export function useToneName(tone: StatusTone): string {
  const labels = useLabels();
  return {
    info: labels.statusInfo,
    success: labels.statusSuccess,
    warning: labels.statusWarning,
    error: labels.statusError,
  }[tone];
}

/** The drawing of a status, with its name for those who do not see it. */
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
