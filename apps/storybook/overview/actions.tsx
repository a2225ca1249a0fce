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

function Buttons({ say }: SheetProps) {
  return (
    <Part name="Button">
      <Inline space={1.5}>
        <Button tone="primary" icon={<IconPlus {...icon} />}>
          {say('New key', 'مفتاح جديد')}
        </Button>
        <Button>{say('Rename', 'إعادة تسمية')}</Button>
        <Button tone="plain">{say('Cancel', 'إلغاء')}</Button>
        <Button tone="danger">{say('Delete', 'حذف')}</Button>
      </Inline>
      <Inline space={1.5}>
        <Button tone="primary" size="small">
          {say('Send', 'إرسال')}
        </Button>
        <Button size="small">{say('Reset', 'إعادة ضبط')}</Button>
        <Button tone="plain" size="small">
          {say('More', 'المزيد')}
        </Button>
      </Inline>
      <Inline space={1.5}>
        <Button tone="primary" isPending>
          {say('Saving', 'جارٍ الحفظ')}
        </Button>
        <Button tone="primary" isDisabled>
          {say('Send', 'إرسال')}
        </Button>
        <Button isDisabled>{say('Rename', 'إعادة تسمية')}</Button>
      </Inline>
    </Part>
  );
}

export function Actions({ say }: SheetProps) {
  const edit = say('Edit', 'تعديل');
  const remove = say('Delete', 'حذف');
  return (
    <Sheet>
      <Buttons say={say} />
      <Part name="IconButton">
        <Inline space={1}>
          <IconButton label={edit} icon={<IconPencil {...icon} />} />
          <IconButton label={say('Download', 'تنزيل')} icon={<IconDownload {...icon} />} tone="quiet" />
          <IconButton
            label={say('Download all', 'تنزيل الكل')}
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
                  label={first ? say('Favourite: UUID', 'مفضّلة: UUID') : say('Favourite: QR code', 'مفضّلة: رمز QR')}
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
              label={say('View', 'العرض')}
              options={[
                { id: 'list', label: say('List', 'قائمة'), icon: <IconList {...icon} /> },
                { id: 'tiles', label: say('Tiles', 'مربعات'), icon: <IconLayoutGrid {...icon} /> },
              ]}
              value={view}
              onChange={keep}
            />
          )}
        </Kept>
      </Part>
      <Part name="Toolbar">
        <Toolbar label={say('Text', 'النص')}>
          <ToolbarGroup label={say('Changes', 'التغييرات')}>
            <IconButton label={edit} icon={<IconPencil {...icon} />} />
            <IconButton label={say('Add', 'إضافة')} icon={<IconPlus {...icon} />} />
          </ToolbarGroup>
          <ToolbarGroup label={say('The whole', 'الكل')}>
            <IconButton label={remove} icon={<IconTrash {...icon} />} />
          </ToolbarGroup>
        </Toolbar>
      </Part>
      <Part name="Menu">
        <Inline space={1}>
          <Menu
            trigger={
              <IconButton label={say('More about main', 'المزيد عن main')} icon={<IconDots {...icon} />} opens="menu" />
            }
            label={say('Key main', 'المفتاح main')}
            items={[{ id: 'edit', label: edit }]}
          />
        </Inline>
      </Part>
      <Part name="CopyButton">
        <Inline space={1}>
          <CopyButton text="ay_0123" label={say('Copy the key', 'نسخ المفتاح')} />
        </Inline>
      </Part>
      <Part name="Link">
        <Stack space={1.5} align="start">
          <Link href="/docs">{say('How limits work', 'كيف تعمل الحدود')}</Link>
          <Link href="/keys" look="plain">
            {say('All keys', 'كل المفاتيح')}
          </Link>
          <Inline space={1.5}>
            <Link href="/hub" look="primary">
              {say('Browse the hub', 'تصفّح الأدوات')}
            </Link>
            <Link href="/docs" look="quiet">
              {say('Documentation', 'التوثيق')}
            </Link>
          </Inline>
        </Stack>
      </Part>
    </Sheet>
  );
}
