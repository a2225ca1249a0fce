import { Button } from '@apiyard/ui/Button';
import { DataTable, firstView } from '@apiyard/ui/DataTable';
import type { DataTableView } from '@apiyard/ui/DataTable';
import { Dialog } from '@apiyard/ui/Dialog';
import { Drawer } from '@apiyard/ui/Drawer';
import { Menu } from '@apiyard/ui/Menu';
import { Stack } from '@apiyard/ui/Stack';
import { layerModes, pictured } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { Text } from '@apiyard/ui/Text';
import { toast, ToastRegion } from '@apiyard/ui/Toast';
import { Tooltip } from '@apiyard/ui/Tooltip';
import { IconLayoutGrid } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { SheetProps } from './sheet.tsx';
import { Kept, sheet } from './sheet.tsx';

const open = { isOpen: true, onOpenChange: () => {} };
/** Longer than any picture takes. */
const stays = 600_000;

/** What is above what: each story puts one layer over another, and asserts which of them is on top where both are. */
const meta = preview.meta({ title: 'Overview/Layers', tags: ['!autodocs'], parameters: pictured(layerModes) });

/** Room for what opens. */
function Page({ children }: { readonly children: ReactNode }) {
  return <div style={{ minBlockSize: '90dvb' }}>{children}</div>;
}

/** Asserts that an element is on top at its centre, and that the lower one is there as well. */
async function expectOnTop(upper: HTMLElement, lower: HTMLElement): Promise<void> {
  await waitFor(async () => {
    const { x, y, width, height } = upper.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const under = lower.getBoundingClientRect();
    await expect(under.left < left && left < under.right && under.top < top && top < under.bottom).toBe(true);
    await expect(upper.contains(topAt(left, top, upper))).toBe(true);
  });
}

/** What is drawn on top. The browser leaves out what is inert or takes no pointer: both are lifted in the meantime. */
function topAt(left: number, top: number, upper: HTMLElement): Element | null {
  const inert = [...document.querySelectorAll<HTMLElement>('[inert]')];
  const { pointerEvents } = upper.style;
  for (const element of inert) element.inert = false;
  upper.style.pointerEvents = 'auto';
  const found = document.elementFromPoint(left, top);
  upper.style.pointerEvents = pointerEvents;
  for (const element of inert) element.inert = true;
  return found;
}

function ToastAndDialog({ pick }: SheetProps) {
  return (
    <Page>
      <Dialog
        {...open}
        title={pick('Rename the key', 'إعادة تسمية المفتاح')}
        actions={
          <Button tone="primary" onPress={() => {}}>
            {pick('Rename', 'إعادة تسمية')}
          </Button>
        }
      >
        <Stack space={2}>
          {Array.from({ length: 24 }, (_, index) => (
            <Text key={index}>{pick('Calls go on with the same key.', 'تستمر الاستدعاءات بالمفتاح نفسه.')}</Text>
          ))}
        </Stack>
      </Dialog>
      <ToastRegion />
    </Page>
  );
}

export const ToastOverDialog = meta.story({
  beforeEach: () => {
    toast.clear();
    return () => toast.clear();
  },
  render: sheet(ToastAndDialog),
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('dialog');
    const message = globals['language'] === 'ar' ? 'تم نسخ المفتاح' : 'Key copied';
    toast.show({ tone: 'success', message, timeoutMs: stays });
    const shown = await screen.findByRole('alertdialog');
    await expectOnTop(shown, dialog);
  },
});

function TooltipAndDialog({ pick }: SheetProps) {
  return (
    <Page>
      <Dialog
        {...open}
        title={pick('Rename the key', 'إعادة تسمية المفتاح')}
        actions={
          <Tooltip label={pick('Uses no call', 'لا يستهلك استدعاءً')}>
            <Button tone="primary">{pick('Rename', 'إعادة تسمية')}</Button>
          </Tooltip>
        }
      >
        <Text>{pick('Calls go on with the same key.', 'تستمر الاستدعاءات بالمفتاح نفسه.')}</Text>
      </Dialog>
    </Page>
  );
}

export const TooltipInDialog = meta.story({
  render: sheet(TooltipAndDialog),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const button = await screen.findByRole('button', { name: /Rename|إعادة تسمية/ });
    for (let tabs = 0; tabs < 4 && document.activeElement !== button; tabs += 1) await userEvent.tab();
    await expectOnTop(await screen.findByRole('tooltip'), dialog);
  },
});

function MenuAndDrawer({ pick }: SheetProps) {
  return (
    <Page>
      <Drawer
        {...open}
        label={pick('Pages', 'الصفحات')}
        home={{ href: '#home', mark: <IconLayoutGrid aria-hidden size={28} stroke={1.5} />, name: 'Apiyard' }}
      >
        {() => (
          <Menu
            trigger={<Button opens="menu">{pick('Actions', 'إجراءات')}</Button>}
            label={pick('Key main', 'المفتاح main')}
            items={[
              { id: 'rename', label: pick('Rename', 'إعادة تسمية') },
              { id: 'delete', label: pick('Delete', 'حذف'), tone: 'error' },
            ]}
          />
        )}
      </Drawer>
    </Page>
  );
}

export const MenuInDrawer = meta.story({
  render: sheet(MenuAndDrawer),
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(await screen.findByRole('button', { name: /Actions|إجراءات/ }));
    await expectOnTop(await screen.findByRole('menu'), drawer);
  },
});

interface Key {
  readonly id: string;
  readonly calls: number;
}
const keys: readonly Key[] = Array.from({ length: 60 }, (_, at) => ({ id: `key-${at + 1}`, calls: at * 37 }));

function LongTable({ pick }: SheetProps) {
  return (
    <Kept<DataTableView> first={firstView}>
      {(view, keep) => (
        <DataTable
          label={pick('API keys', 'مفاتيح API')}
          columns={[
            { id: 'name', label: pick('Name', 'الاسم'), value: ({ id }: Key) => id },
            { id: 'calls', label: pick('Calls', 'الاستدعاءات'), kind: 'number', value: ({ calls }: Key) => calls },
          ]}
          rows={keys}
          rowId={({ id }) => id}
          paging="scroll"
          view={view}
          onViewChange={keep}
        />
      )}
    </Kept>
  );
}

export const StickyHeadScrolled = meta.story({
  render: sheet(LongTable),
  play: async () => {
    const [head] = await screen.findAllByRole('columnheader');
    const row = await screen.findByRole('row', { name: /key-3\b/ });
    let scroller = row.parentElement;
    while (scroller !== null && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
    const box = scroller;
    await expect(box).not.toBeNull();
    if (head === undefined || box === null) return;
    // Until the third row is under the head.
    box.scrollTop += row.getBoundingClientRect().top - head.getBoundingClientRect().top;
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0));
    const table = screen.getByRole('grid');
    await expectOnTop(head, table);
    const under = await screen.findByRole('row', { name: /key-3\b/ });
    await expectOnTop(head, under);
  },
});
