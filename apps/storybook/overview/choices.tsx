import { Autocomplete } from '@apiyard/ui/Autocomplete';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { CheckboxGroup } from '@apiyard/ui/CheckboxGroup';
import { Chip } from '@apiyard/ui/Chip';
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
import type { Say, SheetProps } from './sheet.tsx';
import { Kept, Part, Sheet } from './sheet.tsx';

const icon = { 'aria-hidden': true, size: 20, stroke: 1.5 } as const;

type Format = 'png' | 'svg' | 'webp';
type Plan = 'free' | 'team' | 'own';

const formats = (say: Say) => [
  { id: 'png' as const, label: 'PNG', description: say('Keeps every pixel', 'يحفظ كل نقطة') },
  { id: 'svg' as const, label: 'SVG', description: say('Sharp at every size', 'حادّ في كل مقاس') },
  { id: 'webp' as const, label: 'WebP', description: say('Smallest', 'الأصغر') },
];

function plans(say: Say) {
  return [
    { id: 'free' as const, label: say('Free', 'مجاني'), description: say('500 calls a day', '500 طلب في اليوم') },
    { id: 'team' as const, label: say('Team', 'فريق'), description: say('20,000 calls a day', '20,000 طلب في اليوم') },
    { id: 'own' as const, label: say('Own server', 'خادم خاص'), isDisabled: true },
  ];
}

export function Options({ say }: SheetProps) {
  return (
    <Sheet minColumn="17rem">
      <Part name="Checkbox">
        <Checkbox defaultSelected>{say('Tell me by mail', 'أخبرني بالبريد')}</Checkbox>
        <Checkbox isIndeterminate description={say('Some of them are chosen.', 'بعضها مختار.')}>
          {say('All keys', 'كل المفاتيح')}
        </Checkbox>
        <Checkbox errorMessage={say('Nothing works without them.', 'لا شيء يعمل بدونها.')} isRequired>
          {say('I accept the terms', 'أوافق على الشروط')}
        </Checkbox>
        <Checkbox isDisabled>{say('Tell me by phone', 'أخبرني بالهاتف')}</Checkbox>
      </Part>
      <Part name="CheckboxGroup">
        <Kept<Format[]> first={['png', 'svg']}>
          {(value, keep) => (
            <CheckboxGroup label={say('Formats', 'الصيغ')} options={formats(say)} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="RadioGroup">
        <Kept<Plan | null> first="team">
          {(value, keep) => (
            <RadioGroup label={say('Plan', 'الخطة')} options={plans(say)} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="Switch">
        <Kept<boolean> first>
          {(isSelected, keep) => (
            <Switch
              isSelected={isSelected}
              onChange={keep}
              description={say('People without a key see it too.', 'يراه أيضًا من لا مفتاح لديه.')}
            >
              {say('Public', 'عام')}
            </Switch>
          )}
        </Kept>
        <Kept first={false}>
          {(isSelected, keep) => (
            <Switch isSelected={isSelected} onChange={keep}>
              {say('Keep answers', 'حفظ الأجوبة')}
            </Switch>
          )}
        </Kept>
        <Switch isSelected isDisabled onChange={() => {}}>
          {say('Limits', 'الحدود')}
        </Switch>
      </Part>
      <Part name="Slider">
        <Kept first={40}>
          {(value, keep) => <Slider label={say('Quality', 'الجودة')} value={value} onChange={keep} />}
        </Kept>
        <Kept<readonly [number, number]> first={[20, 70]}>
          {(value, keep) => (
            <Slider
              label={say('Price', 'السعر')}
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
          <Chip>{say('Weather', 'الطقس')}</Chip>
          <Chip icon={<IconLock aria-hidden size={16} stroke={1.5} />}>{say('Private', 'خاص')}</Chip>
        </Inline>
      </Part>
      <Part name="TagGroup">
        <Kept<string[]> first={['text', 'time', 'maps']}>
          {(ids, keep) => (
            <TagGroup
              label={say('Subjects', 'المواضيع')}
              tags={[
                { id: 'text', label: say('Text', 'نصوص') },
                { id: 'time', label: say('Time', 'وقت') },
                { id: 'maps', label: say('Maps', 'خرائط') },
              ].filter(({ id }) => ids.includes(id))}
              onRemove={(removed) => keep(ids.filter((id) => !removed.includes(id)))}
            />
          )}
        </Kept>
      </Part>
    </Sheet>
  );
}

export function Lists({ say }: SheetProps) {
  return (
    <Sheet minColumn="17rem">
      <Part name="Select">
        <Kept<Format> first="png">
          {(value, keep) => (
            <Select
              label={say('Format', 'الصيغة')}
              options={formats(say)}
              value={value}
              onChange={keep}
              description={say('Of the picture that comes back.', 'صيغة الصورة العائدة.')}
            />
          )}
        </Kept>
      </Part>
      <Part name="MultiSelect">
        <Kept<Format[]> first={['png', 'webp']}>
          {(value, keep) => (
            <MultiSelect label={say('Formats', 'الصيغ')} options={formats(say)} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="ComboBox">
        <Kept<Format | null> first="svg">
          {(value, keep) => (
            <ComboBox label={say('Format', 'الصيغة')} options={formats(say)} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="MultiComboBox">
        <Kept<Format[]> first={['png', 'svg']}>
          {(value, keep) => (
            <MultiComboBox label={say('Formats', 'الصيغ')} options={formats(say)} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="TokenField">
        <Kept first={say('Hello {name}, your key is {key}.', 'مرحبًا {name}، مفتاحك {key}.')}>
          {(value, keep) => (
            <TokenField label={say('Message', 'الرسالة')} value={value} onChange={keep} pattern={/\{\w+\}/g} />
          )}
        </Kept>
      </Part>
      <Part name="ListBox">
        <Kept<Format | null> first="svg">
          {(value, keep) => (
            <ListBox label={say('Format', 'الصيغة')} options={formats(say)} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="GridList">
        <Kept<Plan[]> first={['team']}>
          {(selected, keep) => (
            <GridList
              label={say('Plans', 'الخطط')}
              rows={plans(say).map((plan) => ({
                ...plan,
                actions: (
                  <IconButton
                    label={say(`Edit ${plan.label}`, `تعديل ${plan.label}`)}
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
          label={say('Go to', 'انتقل إلى')}
          placeholder={say('Page or tool', 'صفحة أو أداة')}
          items={[
            { id: 'hub', label: say('Hub', 'الأدوات'), icon: <IconWorld {...icon} /> },
            {
              id: 'keys',
              label: say('Keys', 'المفاتيح'),
              icon: <IconLock {...icon} />,
              description: say('3 in use', '3 مستخدمة'),
            },
          ]}
          onAction={() => {}}
        />
      </Part>
    </Sheet>
  );
}
