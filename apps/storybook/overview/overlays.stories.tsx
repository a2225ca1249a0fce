import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { CommandPalette } from '@apiyard/ui/CommandPalette';
import { ContextMenu } from '@apiyard/ui/ContextMenu';
import { Dialog } from '@apiyard/ui/Dialog';
import { Drawer } from '@apiyard/ui/Drawer';
import { Menu } from '@apiyard/ui/Menu';
import { NavigationTree } from '@apiyard/ui/NavigationTree';
import { Popover } from '@apiyard/ui/Popover';
import { PreviewCard } from '@apiyard/ui/PreviewCard';
import { Select } from '@apiyard/ui/Select';
import { Sheet } from '@apiyard/ui/Sheet';
import { ShortcutsSheet } from '@apiyard/ui/ShortcutsSheet';
import { Stack } from '@apiyard/ui/Stack';
import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { toast, ToastRegion } from '@apiyard/ui/Toast';
import { Tooltip } from '@apiyard/ui/Tooltip';
import type { ReactNode } from 'react';
import { IconCopy, IconHome, IconKey, IconLayoutGrid, IconPencil, IconTrash } from '@tabler/icons-react';
import { expect, fireEvent, screen } from 'storybook/test';
import type { SheetProps } from './sheet.tsx';
import { Kept, sheet } from './sheet.tsx';

const icon = { 'aria-hidden': true, size: 20, stroke: 1.5 } as const;
const open = { isOpen: true, onOpenChange: () => {} };

/** Space for popovers next to their trigger. */
function Page({ children }: { readonly children: ReactNode }) {
  return <div style={{ minBlockSize: '20rem' }}>{children}</div>;
}

const meta = preview.meta({ title: 'Overview/Overlays', tags: ['!autodocs'], parameters: pictured(sheetModes) });

function InDialog({ pick }: SheetProps) {
  return (
    <Page>
      <Dialog
        {...open}
        title={pick('Rename the key', 'إعادة تسمية المفتاح')}
        actions={
          <>
            <Button>{pick('Cancel', 'إلغاء')}</Button>
            <Button tone="primary">{pick('Rename', 'إعادة تسمية')}</Button>
          </>
        }
      >
        <Stack space={2}>
          <Text>
            {pick(
              'The name is only for you. Calls go on with the same key.',
              'الاسم لك وحدك. تستمر الطلبات بالمفتاح نفسه.',
            )}
          </Text>
          <TextField label={pick('Name', 'الاسم')} defaultValue="main" />
        </Stack>
      </Dialog>
    </Page>
  );
}

export const DialogOpen = meta.story({
  render: sheet(InDialog),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

function Question({ pick }: SheetProps) {
  return (
    <Page>
      <Dialog
        {...open}
        role="alertdialog"
        title={pick('Delete the key “main”?', 'حذف المفتاح «main»؟')}
        actions={
          <>
            <Button>{pick('Keep it', 'إبقاؤه')}</Button>
            <Button tone="dangerSolid">{pick('Delete', 'حذف')}</Button>
          </>
        }
      >
        <Text>{pick('Calls with it fail from now on.', 'ستفشل الطلبات به من الآن.')}</Text>
      </Dialog>
    </Page>
  );
}

export const QuestionOpen = meta.story({
  render: sheet(Question),
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});

function InSheet({ pick }: SheetProps) {
  return (
    <Page>
      <Sheet
        {...open}
        title={pick('Filters', 'المرشّحات')}
        actions={
          <Button tone="primary" isFullWidth>
            {pick('Show 12 tools', 'عرض 12 أداة')}
          </Button>
        }
      >
        <TextField label={pick('Name holds', 'الاسم يحوي')} defaultValue="uuid" />
      </Sheet>
    </Page>
  );
}

export const SheetOpen = meta.story({
  render: sheet(InSheet),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

function InDrawer({ pick }: SheetProps) {
  return (
    <Page>
      <Drawer
        {...open}
        label={pick('Pages', 'الصفحات')}
        home={{ href: '#home', mark: <IconLayoutGrid {...icon} size={28} />, name: 'Apiyard' }}
      >
        {(close) => (
          <NavigationTree
            label={pick('Pages', 'الصفحات')}
            current="#keys"
            onNavigate={close}
            sections={[
              {
                id: 'overview',
                title: pick('Overview', 'نظرة عامة'),
                items: [
                  {
                    id: 'home',
                    label: pick('Dashboard', 'لوحة المعلومات'),
                    href: '#home',
                    icon: <IconHome {...icon} />,
                  },
                  { id: 'keys', label: pick('Keys', 'المفاتيح'), href: '#keys', icon: <IconKey {...icon} /> },
                ],
              },
            ]}
          />
        )}
      </Drawer>
    </Page>
  );
}

export const DrawerOpen = meta.story({
  render: sheet(InDrawer),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

function InMenu({ pick }: SheetProps) {
  return (
    <Page>
      <Menu
        {...open}
        trigger={<Button opens="menu">{pick('Actions', 'إجراءات')}</Button>}
        label={pick('Key main', 'المفتاح main')}
        items={[
          {
            id: 'edit',
            items: [
              { id: 'rename', label: pick('Rename', 'إعادة تسمية'), icon: <IconPencil {...icon} /> },
              { id: 'copy', label: pick('Copy', 'نسخ'), icon: <IconCopy {...icon} /> },
            ],
          },
          {
            id: 'end',
            items: [{ id: 'delete', label: pick('Delete', 'حذف'), icon: <IconTrash {...icon} />, tone: 'error' }],
          },
        ]}
      />
    </Page>
  );
}

export const MenuOpen = meta.story({
  render: sheet(InMenu),
  play: async () => {
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
});

function AtPointer({ pick }: SheetProps) {
  return (
    <Page>
      <ContextMenu
        label={pick('Actions for orders.csv', 'إجراءات orders.csv')}
        items={[
          { id: 'rename', label: pick('Rename', 'إعادة تسمية'), icon: <IconPencil {...icon} /> },
          { id: 'copy', label: pick('Copy', 'نسخ'), icon: <IconCopy {...icon} /> },
          {
            id: 'end',
            items: [{ id: 'delete', label: pick('Delete', 'حذف'), icon: <IconTrash {...icon} />, tone: 'error' }],
          },
        ]}
      >
        <Card>
          <Button>orders.csv</Button>
        </Card>
      </ContextMenu>
    </Page>
  );
}

export const ContextMenuOpen = meta.story({
  render: sheet(AtPointer),
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('button'), { button: 2, clientX: 180, clientY: 60 });
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
});

function InPalette({ pick }: SheetProps) {
  return (
    <Page>
      <CommandPalette
        {...open}
        title={pick('Command menu', 'قائمة الأوامر')}
        label={pick('Search pages and tools', 'البحث في الصفحات والأدوات')}
        onAction={() => {}}
        groups={[
          {
            id: 'pages',
            label: pick('Pages', 'الصفحات'),
            items: [
              {
                id: 'home',
                label: pick('Dashboard', 'لوحة المعلومات'),
                icon: <IconHome {...icon} />,
                keys: ['G', 'H'],
              },
              { id: 'keys', label: pick('API keys', 'مفاتيح API'), icon: <IconKey {...icon} /> },
            ],
          },
          {
            id: 'tools',
            label: pick('Tools', 'الأدوات'),
            items: [
              {
                id: 'hash',
                label: pick('Hash', 'تجزئة'),
                description: pick('Digest of a text or file.', 'بصمة نص أو ملف.'),
                icon: <IconLayoutGrid {...icon} />,
              },
            ],
          },
        ]}
      />
    </Page>
  );
}

export const PaletteOpen = meta.story({
  render: sheet(InPalette),
  play: async () => {
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
  },
});

function InShortcuts({ pick }: SheetProps) {
  return (
    <Page>
      <ShortcutsSheet
        {...open}
        title={pick('Keyboard shortcuts', 'اختصارات لوحة المفاتيح')}
        thenLabel={pick('then', 'ثم')}
        orLabel={pick('or', 'أو')}
        groups={[
          {
            id: 'page',
            label: pick('On this page', 'في هذه الصفحة'),
            shortcuts: [
              { label: pick('Save', 'حفظ'), keys: ['Mod+s'] },
              { label: pick('Redo', 'إعادة'), keys: ['Mod+Shift+z', 'Mod+y'] },
            ],
          },
          {
            id: 'everywhere',
            label: pick('All pages', 'كل الصفحات'),
            shortcuts: [
              { label: pick('Search pages and tools', 'البحث في الصفحات والأدوات'), keys: ['Mod+k'] },
              { label: pick('Go to dashboard', 'الانتقال إلى لوحة المعلومات'), keys: ['g h'] },
            ],
          },
        ]}
      />
    </Page>
  );
}

export const ShortcutsOpen = meta.story({
  render: sheet(InShortcuts),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

function InPopovers({ pick }: SheetProps) {
  return (
    <Page>
      <Popover
        {...open}
        trigger={<Button>{pick('Limits', 'الحدود')}</Button>}
        title={pick('Limits of the key', 'حدود المفتاح')}
      >
        <Text>{pick('500 calls a day, 10 at a time.', '500 طلب في اليوم، 10 في آن واحد.')}</Text>
      </Popover>
    </Page>
  );
}

export const PopoverOpen = meta.story({
  render: sheet(InPopovers),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

function Person({ pick }: SheetProps) {
  return (
    <Page>
      <PreviewCard {...open} trigger={<Button tone="plain">Noor Haddad</Button>} label={pick('About Noor', 'عن نور')}>
        <Stack space={1} align="start">
          <Text weight="bold">Noor Haddad</Text>
          <Text size="small" tone="quiet">
            {pick('Runs 12 APIs', 'تدير 12 واجهة')}
          </Text>
          <Badge tone="success">{pick('Healthy', 'سليم')}</Badge>
        </Stack>
      </PreviewCard>
    </Page>
  );
}

export const PreviewOpen = meta.story({
  render: sheet(Person),
  play: async () => {
    await expect(await screen.findByText('Noor Haddad', { selector: 'p' })).toBeVisible();
  },
});

function Hint({ pick }: SheetProps) {
  return (
    <Page>
      <Tooltip label={pick('Sends nothing', 'لا يرسل شيئًا')}>
        <Button>{pick('Try', 'جرّب')}</Button>
      </Tooltip>
    </Page>
  );
}

export const TooltipShown = meta.story({
  render: sheet(Hint),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
});

function InSelect({ pick }: SheetProps) {
  return (
    <Page>
      <Kept first="svg">
        {(value, keep) => (
          <Select
            label={pick('Format', 'الصيغة')}
            options={[
              { id: 'png', label: 'PNG', description: pick('Keeps every pixel', 'يحفظ كل نقطة') },
              { id: 'svg', label: 'SVG', description: pick('Sharp at every size', 'حادّ في كل مقاس') },
              { id: 'webp', label: 'WebP', description: pick('Smallest', 'الأصغر'), isDisabled: true },
            ]}
            value={value}
            onChange={keep}
          />
        )}
      </Kept>
    </Page>
  );
}

export const ListOpen = meta.story({
  render: sheet(InSelect),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
  },
});

/** Longer than any picture takes. */
const stays = 600_000;

function Toasts({ pick }: SheetProps) {
  return (
    <Page>
      <Button
        onPress={() => {
          toast.show({ tone: 'success', message: pick('The key is copied.', 'نُسخ المفتاح.'), timeoutMs: stays });
          toast.show({
            tone: 'error',
            message: pick('The key could not be deleted.', 'تعذّر حذف المفتاح.'),
            timeoutMs: stays,
            action: { label: pick('Try again', 'إعادة المحاولة'), onPress: () => {} },
          });
        }}
      >
        {pick('Delete', 'حذف')}
      </Button>
      <ToastRegion />
    </Page>
  );
}

export const ToastsShown = meta.story({
  beforeEach: () => {
    toast.clear();
    return () => toast.clear();
  },
  render: sheet(Toasts),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(2);
  },
});
