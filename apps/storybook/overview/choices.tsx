import { Autocomplete } from '@apiyard/ui/Autocomplete';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { CheckboxGroup } from '@apiyard/ui/CheckboxGroup';
import { Chip, chipTones } from '@apiyard/ui/Chip';
import { ComboBox } from '@apiyard/ui/ComboBox';
import { GridList } from '@apiyard/ui/GridList';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { ListBox } from '@apiyard/ui/ListBox';
import { MultiComboBox } from '@apiyard/ui/MultiComboBox';
import { MultiSelect } from '@apiyard/ui/MultiSelect';
import { RadioGroup } from '@apiyard/ui/RadioGroup';
import { Select } from '@apiyard/ui/Select';
import { Slider } from '@apiyard/ui/Slider';
import { Switch } from '@apiyard/ui/Switch';
import { TagGroup } from '@apiyard/ui/TagGroup';
import { TokenField } from '@apiyard/ui/TokenField';
import { IconLock, IconPencil, IconWorld } from '@tabler/icons-react';
import type { PickText, SheetProps } from './sheet.tsx';
import { Kept, Part, Sheet } from './sheet.tsx';

const icon = { 'aria-hidden': true, size: 20, stroke: 1.5 } as const;

type Format = 'png' | 'svg' | 'webp';
type Plan = 'free' | 'team' | 'own';

const formats = (pick: PickText) => [
  { id: 'png' as const, label: 'PNG', description: pick('Keeps every pixel', 'يحفظ كل نقطة') },
  { id: 'svg' as const, label: 'SVG', description: pick('Sharp at every size', 'حادّ في كل مقاس') },
  { id: 'webp' as const, label: 'WebP', description: pick('Smallest', 'الأصغر') },
];

function plans(pick: PickText) {
  return [
    { id: 'free' as const, label: pick('Free', 'مجاني'), description: pick('500 calls a day', '500 طلب في اليوم') },
    {
      id: 'team' as const,
      label: pick('Team', 'فريق'),
      description: pick('20,000 calls a day', '20,000 طلب في اليوم'),
    },
    { id: 'own' as const, label: pick('Own server', 'خادم خاص'), isDisabled: true },
  ];
}

export function Options({ pick }: SheetProps) {
  return (
    <Sheet minColumn="17rem">
      <Part name="Checkbox">
        <Checkbox defaultSelected>{pick('Notify me by email', 'أشعرني بالبريد')}</Checkbox>
        <Checkbox isIndeterminate description={pick('Some of them are chosen.', 'بعضها مختار.')}>
          {pick('All keys', 'كل المفاتيح')}
        </Checkbox>
        <Checkbox errorMessage={pick('Nothing works without them.', 'لا شيء يعمل بدونها.')} isRequired>
          {pick('I accept the terms', 'أوافق على الشروط')}
        </Checkbox>
        <Checkbox isDisabled>{pick('Notify me by phone', 'أشعرني بالهاتف')}</Checkbox>
      </Part>
      <Part name="CheckboxGroup">
        <Kept<Format[]> first={['png', 'svg']}>
          {(value, keep) => (
            <CheckboxGroup label={pick('Formats', 'الصيغ')} options={formats(pick)} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="RadioGroup">
        <Kept<Plan | null> first="team">
          {(value, keep) => (
            <RadioGroup label={pick('Plan', 'الخطة')} options={plans(pick)} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="Switch">
        <Kept<boolean> first>
          {(isSelected, keep) => (
            <Switch
              isSelected={isSelected}
              onChange={keep}
              description={pick('People without a key see it too.', 'يراه أيضًا من لا مفتاح لديه.')}
            >
              {pick('Public', 'عام')}
            </Switch>
          )}
        </Kept>
        <Kept first={false}>
          {(isSelected, keep) => (
            <Switch isSelected={isSelected} onChange={keep}>
              {pick('Keep responses', 'حفظ الاستجابات')}
            </Switch>
          )}
        </Kept>
        <Switch isSelected isDisabled onChange={() => {}}>
          {pick('Limits', 'الحدود')}
        </Switch>
      </Part>
      <Part name="Slider">
        <Kept first={40}>
          {(value, keep) => <Slider label={pick('Quality', 'الجودة')} value={value} onChange={keep} />}
        </Kept>
        <Kept<readonly [number, number]> first={[20, 70]}>
          {(value, keep) => (
            <Slider
              label={pick('Price', 'السعر')}
              value={value}
              onChange={keep}
              format={{ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }}
              marks={[
                { value: 0, label: '0' },
                { value: 50, label: '50' },
                { value: 100, label: '100' },
              ]}
            />
          )}
        </Kept>
      </Part>
      <Part name="Chip">
        <Inline space={1}>
          {chipTones.map((tone) => (
            <Chip key={tone} tone={tone}>
              {pick('Weather', 'الطقس')}
            </Chip>
          ))}
          <Chip icon={<IconLock aria-hidden size={16} stroke={1.5} />}>{pick('Private', 'خاص')}</Chip>
        </Inline>
      </Part>
      <Part name="TagGroup">
        <Kept<string[]> first={['text', 'time', 'maps']}>
          {(ids, keep) => (
            <TagGroup
              label={pick('Subjects', 'المواضيع')}
              tags={[
                { id: 'text', label: pick('Text', 'نصوص') },
                { id: 'time', label: pick('Time', 'وقت') },
                { id: 'maps', label: pick('Maps', 'خرائط') },
              ].filter(({ id }) => ids.includes(id))}
              onRemove={(removed) => keep(ids.filter((id) => !removed.includes(id)))}
            />
          )}
        </Kept>
      </Part>
    </Sheet>
  );
}

export function Lists({ pick }: SheetProps) {
  return (
    <Sheet minColumn="17rem">
      <Part name="Select">
        <Kept<Format> first="png">
          {(value, keep) => (
            <Select
              label={pick('Format', 'الصيغة')}
              options={formats(pick)}
              value={value}
              onChange={keep}
              description={pick('Of the picture that comes back.', 'صيغة الصورة العائدة.')}
            />
          )}
        </Kept>
      </Part>
      <Part name="MultiSelect">
        <Kept<Format[]> first={['png', 'webp']}>
          {(value, keep) => (
            <MultiSelect label={pick('Formats', 'الصيغ')} options={formats(pick)} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="ComboBox">
        <Kept<Format | null> first="svg">
          {(value, keep) => (
            <ComboBox label={pick('Format', 'الصيغة')} options={formats(pick)} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="MultiComboBox">
        <Kept<Format[]> first={['png', 'svg']}>
          {(value, keep) => (
            <MultiComboBox label={pick('Formats', 'الصيغ')} options={formats(pick)} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="TokenField">
        <Kept first={pick('Hello {name}, your key is {key}.', 'مرحبًا {name}، مفتاحك {key}.')}>
          {(value, keep) => (
            <TokenField label={pick('Message', 'الرسالة')} value={value} onChange={keep} pattern={/\{\w+\}/g} />
          )}
        </Kept>
      </Part>
      <Part name="ListBox">
        <Kept<Format | null> first="svg">
          {(value, keep) => (
            <ListBox label={pick('Format', 'الصيغة')} options={formats(pick)} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="GridList">
        <Kept<Plan[]> first={['team']}>
          {(selected, keep) => (
            <GridList
              label={pick('Plans', 'الخطط')}
              rows={plans(pick).map((plan) => ({
                ...plan,
                actions: (
                  <IconButton
                    label={pick(`Edit ${plan.label}`, `تعديل ${plan.label}`)}
                    icon={<IconPencil {...icon} />}
                  />
                ),
              }))}
              selectionMode="multiple"
              selected={selected}
              onSelectionChange={keep}
            />
          )}
        </Kept>
      </Part>
      <Part name="Autocomplete">
        <Autocomplete
          label={pick('Go to', 'انتقل إلى')}
          placeholder={pick('Page or tool', 'صفحة أو أداة')}
          items={[
            { id: 'hub', label: pick('Hub', 'الأدوات'), icon: <IconWorld {...icon} /> },
            {
              id: 'keys',
              label: pick('Keys', 'المفاتيح'),
              icon: <IconLock {...icon} />,
              description: pick('3 in use', '3 مستخدمة'),
            },
          ]}
          onAction={() => {}}
        />
      </Part>
    </Sheet>
  );
}
