import { Badge } from '@apiyard/ui/Badge';
import { Board, moveCard, moveColumn } from '@apiyard/ui/Board';
import type { BoardColumn } from '@apiyard/ui/Board';
import { Bubble } from '@apiyard/ui/Bubble';
import { MessageList } from '@apiyard/ui/MessageList';
import type { Message } from '@apiyard/ui/MessageList';
import { Stack } from '@apiyard/ui/Stack';
import { VirtualList } from '@apiyard/ui/VirtualList';
import { IconHistory } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { PickText, SheetProps } from './sheet.tsx';
import { Kept, Part, Sheet } from './sheet.tsx';

const columnsOf = (pick: PickText): readonly BoardColumn[] => [
  {
    id: 'todo',
    label: pick('To do', 'قيد الانتظار'),
    cards: [
      { id: 'csv', label: pick('Export calls as CSV', 'تصدير الاستدعاءات بصيغة CSV') },
      { id: 'hooks', label: pick('Retry webhooks', 'إعادة محاولة خطافات الويب') },
    ],
  },
  {
    id: 'doing',
    label: pick('In progress', 'قيد التنفيذ'),
    limit: 1,
    cards: [
      { id: 'search', label: pick('Search in French', 'البحث بالفرنسية') },
      { id: 'limits', label: pick('Rate limits by key', 'حدود المعدل لكل مفتاح') },
    ],
  },
  { id: 'done', label: pick('Done', 'منجز'), cards: [] },
];

const noor = { id: 'noor', name: 'Noor Haddad' };
const me = { id: 'me', name: 'Mina Park' };
const messagesOf = (pick: PickText): readonly Message[] => [
  {
    id: '1',
    author: noor,
    at: '2026-11-19T16:20:00Z',
    text: pick('The import has finished.', 'انتهى الاستيراد.'),
  },
  {
    id: '2',
    author: me,
    at: '2026-11-20T09:05:00Z',
    text: pick('Were there rows that could not be read?', 'هل هناك صفوف تعذّرت قراءتها؟'),
    status: 'sent',
  },
  { id: '3', author: noor, at: '2026-11-20T09:11:00Z', text: pick('Twelve.', 'اثنا عشر.') },
  {
    id: '4',
    author: noor,
    at: '2026-11-20T09:12:00Z',
    text: pick('They have no date, so I put them aside.', 'لا تاريخ لها، فوضعتها جانبًا.'),
  },
  {
    id: '5',
    author: me,
    at: '2026-11-20T09:28:00Z',
    text: pick('Can you send me the list?', 'هل ترسلين لي القائمة؟'),
    status: 'failed',
  },
];

const callsOf = (pick: PickText) =>
  Array.from({ length: 1000 }, (_, index) => ({
    id: `${index}`,
    label: `${pick('Call', 'استدعاء')} ${1000 - index}`,
    description: '200 · 12 ms',
    icon: <IconHistory size={20} stroke={1.5} />,
    actions: <Badge tone={index % 4 === 1 ? 'error' : 'success'}>{index % 4 === 1 ? '502' : '200'}</Badge>,
  }));

export function ListsAndMessages({ pick }: SheetProps) {
  const calls = useMemo(() => callsOf(pick), [pick]);
  const messages = useMemo(() => messagesOf(pick), [pick]);
  return (
    <Sheet minColumn="20rem">
      <Part name="Board" isWide>
        <Kept first={columnsOf(pick)}>
          {(columns, keep) => (
            <Board
              label={pick('Tasks of the release', 'مهام الإصدار')}
              columns={columns}
              onMove={(move) => keep(moveCard(columns, move))}
              onMoveColumn={(move) => keep(moveColumn(columns, move))}
            />
          )}
        </Kept>
      </Part>
      <Part name="VirtualList">
        <VirtualList label={pick('Call log', 'سجل الاستدعاءات')} rows={calls} selectionMode="multiple" />
      </Part>
      <Part name="MessageList">
        <MessageList
          label={pick('Messages with Noor', 'الرسائل مع نور')}
          messages={messages}
          me="me"
          firstUnread="3"
          timeZone="UTC"
          onRetry={() => {}}
        />
      </Part>
      <Part name="Bubble">
        <Stack space={1}>
          <Bubble author="Noor Haddad" at="2026-11-20T09:12:00Z" timeZone="UTC">
            {pick('The list is attached.', 'القائمة مرفقة.')}
          </Bubble>
          <Bubble author="Mina Park" at="2026-11-20T09:13:00Z" timeZone="UTC" side="own" status="sending">
            {pick('Thanks', 'شكرًا')}
          </Bubble>
        </Stack>
      </Part>
    </Sheet>
  );
}
