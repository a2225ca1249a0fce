import { FileDrop } from '@apiyard/ui/FileDrop';
import { Form } from '@apiyard/ui/Form';
import { MoneyField } from '@apiyard/ui/MoneyField';
import { NumberField } from '@apiyard/ui/NumberField';
import { PhoneField } from '@apiyard/ui/PhoneField';
import { SearchField } from '@apiyard/ui/SearchField';
import { Stack } from '@apiyard/ui/Stack';
import { CodeField } from '@apiyard/ui/CodeField';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import type { SheetProps } from './sheet.tsx';
import { Kept, Part, Sheet } from './sheet.tsx';

function TextFields({ pick }: SheetProps) {
  const address = pick('Web address', 'عنوان الويب');
  return (
    <Part name="TextField">
      <TextField
        label={pick('Name of the key', 'اسم المفتاح')}
        defaultValue="main"
        description={pick('Only you see it.', 'لا يراه غيرك.')}
        isRequired
      />
      <TextField
        label={address}
        type="url"
        defaultValue="yard.example"
        errorMessage={pick('It must start with https://.', 'يجب أن يبدأ بـ ‎https://‎.')}
      />
      <TextField label={pick('Owner', 'المالك')} defaultValue="noor@example.org" type="email" isReadOnly />
      <TextField label={pick('Team', 'الفريق')} placeholder={pick('None yet', 'لا يوجد بعد')} isDisabled />
    </Part>
  );
}

export function Inputs({ pick }: SheetProps) {
  return (
    <Sheet>
      <TextFields pick={pick} />
      <Part name="TextArea">
        <TextArea
          label={pick('What it is for', 'الغرض منه')}
          rows={3}
          defaultValue={pick('Prayer times on the screens of the hall.', 'أوقات الصلاة على شاشات القاعة.')}
        />
        <TextArea
          label={pick('Addresses', 'العناوين')}
          rows={2}
          isMonospaced
          defaultValue={'203.0.113.7\n2001:db8::/32'}
        />
      </Part>
      <Part name="CodeField">
        <Kept first={'{\n  "count": 5,\n}'}>
          {(value, keep) => (
            <CodeField
              label={pick('Request body', 'نص الطلب')}
              rows={3}
              value={value}
              onChange={keep}
              errorMessage={pick('Remove the comma before this }.', 'احذف الفاصلة قبل هذا القوس }.')}
              errorPlace={{ line: 3, column: 1 }}
            />
          )}
        </Kept>
      </Part>
      <Part name="NumberField">
        <Kept<number | null> first={500}>
          {(value, keep) => (
            <NumberField
              label={pick('Calls a day', 'عدد الطلبات في اليوم')}
              value={value}
              onChange={keep}
              minValue={0}
              description={pick('At most 10,000.', '10,000 على الأكثر.')}
            />
          )}
        </Kept>
        <Kept<number | null> first={0.25}>
          {(value, keep) => (
            <NumberField
              label={pick('Share', 'الحصة')}
              value={value}
              onChange={keep}
              format={{ style: 'percent' }}
              step={0.05}
            />
          )}
        </Kept>
      </Part>
      <Part name="MoneyField">
        <Kept<number | null> first={123_450}>
          {(value, keep) => (
            <MoneyField label={pick('Price a month', 'السعر الشهري')} currency="EUR" value={value} onChange={keep} />
          )}
        </Kept>
        <Kept<number | null> first={12_500}>
          {(value, keep) => (
            <MoneyField
              label={pick('Price a year', 'السعر السنوي')}
              currency="BHD"
              currencies={['BHD', 'EUR', 'JPY']}
              onCurrencyChange={() => {}}
              value={value}
              onChange={keep}
            />
          )}
        </Kept>
      </Part>
      <Part name="PhoneField">
        <Kept first="+966501234567">
          {(value, keep) => <PhoneField label={pick('Phone number', 'رقم الهاتف')} value={value} onChange={keep} />}
        </Kept>
      </Part>
      <Part name="SearchField">
        <Kept first="uuid">
          {(value, keep) => (
            <SearchField
              label={pick('Search the API hub', 'البحث في الأدوات')}
              value={value}
              onChange={keep}
              keys={['/']}
            />
          )}
        </Kept>
        <Kept first="">
          {(value, keep) => (
            <SearchField
              label={pick('Search keys', 'البحث في المفاتيح')}
              placeholder={pick('Name or owner', 'الاسم أو المالك')}
              value={value}
              onChange={keep}
            />
          )}
        </Kept>
      </Part>
      <Part name="FileDrop">
        <Kept<File | null> first={null}>
          {(value, keep) => (
            <FileDrop
              label={pick('Picture', 'الصورة')}
              description={pick('PNG or SVG, up to 2 MB.', 'PNG أو SVG، حتى 2 ميغابايت.')}
              value={value}
              onChange={keep}
            />
          )}
        </Kept>
      </Part>
      <Part name="Form">
        <Form
          onSubmit={() => {}}
          label={pick('Settings of the key', 'إعدادات المفتاح')}
          validationErrors={{ host: pick('This host is not allowed.', 'هذا المضيف غير مسموح به.') }}
        >
          <Stack space={2}>
            <TextField label={pick('Host', 'المضيف')} name="host" defaultValue="localhost" dir="ltr" />
            <TextField label={pick('Path', 'المسار')} name="path" defaultValue="/v1/times" dir="ltr" isMonospaced />
          </Stack>
        </Form>
      </Part>
    </Sheet>
  );
}
