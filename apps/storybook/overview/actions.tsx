import { Button } from '@apiyard/ui/Button';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Menu } from '@apiyard/ui/Menu';
import { Stack } from '@apiyard/ui/Stack';
import { ToggleButton } from '@apiyard/ui/ToggleButton';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import { Toolbar, ToolbarGroup } from '@apiyard/ui/Toolbar';
import {
  IconDots,
  IconDownload,
  IconLayoutGrid,
  IconList,
  IconPencil,
  IconPlus,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react';
import type { SheetProps } from './sheet.tsx';
import { Kept, Part, Sheet } from './sheet.tsx';

const icon = { 'aria-hidden': true, size: 20, stroke: 1.5 } as const;

function Buttons({ pick }: SheetProps) {
  return (
    <Part name="Button">
      <Inline space={1.5}>
        <Button tone="primary" icon={<IconPlus {...icon} />}>
          {pick('New key', 'مفتاح جديد')}
        </Button>
        <Button>{pick('Rename', 'إعادة تسمية')}</Button>
        <Button tone="plain">{pick('Cancel', 'إلغاء')}</Button>
        <Button tone="danger">{pick('Delete', 'حذف')}</Button>
      </Inline>
      <Inline space={1.5}>
        <Button tone="primary" size="small">
          {pick('Send', 'إرسال')}
        </Button>
        <Button size="small">{pick('Reset', 'إعادة ضبط')}</Button>
        <Button tone="plain" size="small">
          {pick('More', 'المزيد')}
        </Button>
      </Inline>
      <Inline space={1.5}>
        <Button tone="primary" isPending>
          {pick('Saving', 'جارٍ الحفظ')}
        </Button>
        <Button tone="primary" isDisabled>
          {pick('Send', 'إرسال')}
        </Button>
        <Button isDisabled>{pick('Rename', 'إعادة تسمية')}</Button>
      </Inline>
    </Part>
  );
}

export function Actions({ pick }: SheetProps) {
  const edit = pick('Edit', 'تعديل');
  const remove = pick('Delete', 'حذف');
  return (
    <Sheet>
      <Buttons pick={pick} />
      <Part name="IconButton">
        <Inline space={1}>
          <IconButton label={edit} icon={<IconPencil {...icon} />} />
          <IconButton label={pick('Download', 'تنزيل')} icon={<IconDownload {...icon} />} tone="quiet" />
          <IconButton
            label={pick('Download all', 'تنزيل الكل')}
            icon={<IconDownload {...icon} />}
            tone="quiet"
            size="medium"
          />
          <IconButton label={remove} icon={<IconTrash {...icon} />} isDisabled />
        </Inline>
      </Part>
      <Part name="ToggleButton">
        <Inline space={1}>
          {[false, true].map((first) => (
            <Kept key={String(first)} first={first}>
              {(isSelected, keep) => (
                <ToggleButton
                  label={first ? pick('Favourite: UUID', 'مفضّلة: UUID') : pick('Favourite: QR code', 'مفضّلة: رمز QR')}
                  icon={<IconStar {...icon} />}
                  selectedIcon={<IconStarFilled {...icon} />}
                  isSelected={isSelected}
                  onChange={keep}
                />
              )}
            </Kept>
          ))}
        </Inline>
      </Part>
      <Part name="ToggleButtonGroup">
        <Kept first="list">
          {(view, keep) => (
            <ToggleButtonGroup
              label={pick('View', 'العرض')}
              options={[
                { id: 'list', label: pick('List', 'قائمة'), icon: <IconList {...icon} /> },
                { id: 'tiles', label: pick('Tiles', 'مربعات'), icon: <IconLayoutGrid {...icon} /> },
              ]}
              value={view}
              onChange={keep}
            />
          )}
        </Kept>
      </Part>
      <Part name="Toolbar">
        <Toolbar label={pick('Text', 'النص')}>
          <ToolbarGroup label={pick('Changes', 'التغييرات')}>
            <IconButton label={edit} icon={<IconPencil {...icon} />} />
            <IconButton label={pick('Add', 'إضافة')} icon={<IconPlus {...icon} />} />
          </ToolbarGroup>
          <ToolbarGroup label={pick('The whole', 'الكل')}>
            <IconButton label={remove} icon={<IconTrash {...icon} />} />
          </ToolbarGroup>
        </Toolbar>
      </Part>
      <Part name="Menu">
        <Inline space={1}>
          <Menu
            trigger={
              <IconButton
                label={pick('More about main', 'المزيد عن main')}
                icon={<IconDots {...icon} />}
                opens="menu"
              />
            }
            label={pick('Key main', 'المفتاح main')}
            items={[{ id: 'edit', label: edit }]}
          />
        </Inline>
      </Part>
      <Part name="CopyButton">
        <Inline space={1}>
          <CopyButton text="ay_0123" label={pick('Copy the key', 'نسخ المفتاح')} />
        </Inline>
      </Part>
      <Part name="Link">
        <Stack space={1.5} align="start">
          <Link href="/docs">{pick('How limits work', 'كيف تعمل الحدود')}</Link>
          <Link href="/keys" look="plain">
            {pick('All keys', 'كل المفاتيح')}
          </Link>
          <Inline space={1.5}>
            <Link href="/hub" look="primary">
              {pick('Browse the hub', 'تصفّح الأدوات')}
            </Link>
            <Link href="/docs" look="quiet">
              {pick('Documentation', 'التوثيق')}
            </Link>
          </Inline>
        </Stack>
      </Part>
    </Sheet>
  );
}
