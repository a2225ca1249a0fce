import type { DeskState } from '@apiyard/api/contract/desk';
import { Badge } from '@apiyard/ui/Badge';
import { IconCalendarClock, IconPencil, IconWorld } from '@tabler/icons-react';
import { useCopy } from '../_kit/copy.ts';
import { deskCopy } from './desk-copy.ts';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const states = {
  draft: { label: 'desk.state.draft', tone: 'neutral', Icon: IconPencil },
  scheduled: { label: 'desk.state.scheduled', tone: 'info', Icon: IconCalendarClock },
  published: { label: 'desk.state.published', tone: 'success', Icon: IconWorld },
} as const satisfies Record<DeskState, object>;

export function StateMark({ state }: { readonly state: DeskState }) {
  const t = useCopy(deskCopy);
  const { label, tone, Icon } = states[state];
  return (
    <Badge tone={tone} icon={<Icon {...icon} />}>
      {t(label)}
    </Badge>
  );
}
