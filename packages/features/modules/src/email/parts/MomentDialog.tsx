import { useCopy } from '@apiyard/kit/copy.ts';
import { Button } from '@apiyard/ui/Button';
import { DatePicker } from '@apiyard/ui/DatePicker';
import { Dialog } from '@apiyard/ui/Dialog';
import type { CalendarDateTime } from '@internationalized/date';
import { getLocalTimeZone, now, toCalendarDateTime } from '@internationalized/date';
import { useState } from 'react';
import { emailCopy } from '../email-copy.ts';

interface MomentDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Gets the moment in ISO 8601. */
  readonly onChoose: (at: string) => void;
}

/** A date and time in the future, in the time zone of the person. */
export function MomentDialog({ title, onClose, onChoose }: MomentDialogProps) {
  const t = useCopy(emailCopy);
  const zone = getLocalTimeZone();
  const [value, setValue] = useState<CalendarDateTime | null>(() =>
    toCalendarDateTime(now(zone)).add({ days: 1 }).set({ minute: 0, second: 0, millisecond: 0 }),
  );
  const [isRefused, setIsRefused] = useState(false);
  const choose = () => {
    const at = value?.toDate(zone);
    if (at === undefined || at.getTime() <= Date.now()) return setIsRefused(true);
    onChoose(at.toISOString());
    onClose();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('email.later.cancel')}</Button>
          <Button tone="primary" onPress={choose}>
            {title}
          </Button>
        </>
      }
    >
      <DatePicker
        label={t('email.later.moment')}
        value={value}
        granularity="minute"
        onChange={(next) => {
          setValue(next);
          setIsRefused(false);
        }}
        {...(isRefused && { errorMessage: t('email.later.past') })}
      />
    </Dialog>
  );
}
