import type { ContentState } from '@apiyard/api/contract/content/admin-content';
import { Badge } from '@apiyard/ui/Badge';
import { IconCalendarClock, IconPencil, IconWorld } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { contentCopy } from './content-copy.ts';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const states = {
  draft: { label: 'content.state.draft', tone: 'neutral', Icon: IconPencil },
  scheduled: { label: 'content.state.scheduled', tone: 'info', Icon: IconCalendarClock },
  published: { label: 'content.state.published', tone: 'success', Icon: IconWorld },
} as const satisfies Record<ContentState, object>;

export function StateMark({ state }: { readonly state: ContentState }) {
  const t = useCopy(contentCopy);
  const { label, tone, Icon } = states[state];
  return (
    <Badge tone={tone} icon={<Icon {...icon} />}>
      {t(label)}
    </Badge>
  );
}
