import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { Menu } from '@apiyard/ui/Menu';
import { IconCalendarTime, IconClock } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Suspense, useState } from 'react';
import { emailCopy } from '../email-copy.ts';
import { laterThan } from '../mailbox/moments.ts';

interface LaterMenuProps {
  readonly trigger: ReactElement;
  /** Names the menu, and the dialog for another moment. */
  readonly label: string;
  /** Gets the moment in ISO 8601. */
  readonly onChoose: (at: string) => void;
}

const MomentDialog = lazyPart('moment-dialog', () =>
  import('./MomentDialog.tsx').then((module) => module.MomentDialog),
);

/** When to send or to return an email: usual moments, or another one. */
export function LaterMenu({ trigger, label, onChoose }: LaterMenuProps) {
  const t = useCopy(emailCopy);
  const format = useFormat();
  const [isChoosing, setIsChoosing] = useState(false);
  const choices = laterThan(Date.now());
  return (
    <>
      <Menu
        trigger={trigger}
        label={label}
        items={[
          ...choices.map(({ kind, at }) => ({
            id: kind,
            label: t(`email.later.${kind}`, { at: format.moment(at) }),
            icon: <IconClock size={20} stroke={1.5} aria-hidden />,
          })),
          {
            id: 'custom',
            label: t('email.later.custom'),
            icon: <IconCalendarTime size={20} stroke={1.5} aria-hidden />,
          },
        ]}
        onAction={(id) => {
          const choice = choices.find(({ kind }) => kind === id);
          if (choice === undefined) setIsChoosing(true);
          else onChoose(choice.at);
        }}
      />
      {isChoosing && (
        <Suspense>
          <MomentDialog title={label} onClose={() => setIsChoosing(false)} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  );
}
