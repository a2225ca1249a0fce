import { CodeEditor } from '@apiyard/ui/CodeEditor';
import { Compare } from '@apiyard/ui/Compare';
import { Diff } from '@apiyard/ui/Diff';
import { JsonDiff } from '@apiyard/ui/JsonDiff';
import { RichText } from '@apiyard/ui/RichText';
import { SafeHtml } from '@apiyard/ui/SafeHtml';
import type { SheetProps } from './sheet.tsx';
import { Part, Sheet } from './sheet.tsx';

const definition = '{\n  "path": "books/list",\n  "cacheS": 60,\n  "fields": ["title", "price"]\n}';
const shop = 'name: books\nsource:\n  timeout: 10\nfields:\n  title: h2\n';

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300" viewBox="0 0 600 300"><path fill="${colour}" d="M0 0h600v300H0z"/><path fill="white" d="M60 240l120-150 90 100 70-80 200 130z"/></svg>`,
  )}`;

export function RichContent({ pick }: SheetProps) {
  return (
    <Sheet minColumn="24rem">
      <Part name="CodeEditor">
        <CodeEditor
          label={pick('Definition', 'التعريف')}
          language="json"
          rows={6}
          defaultValue={definition}
          problems={[
            {
              line: 3,
              column: 13,
              columnEnd: 15,
              message: pick('Enter at least 300.', 'أدخل 300 على الأقل.'),
            },
          ]}
        />
      </Part>
      <Part name="RichText">
        <RichText
          label={pick('Announcement', 'الإعلان')}
          rows={4}
          defaultValue={pick(
            '<h2>Maintenance</h2><p>The hub is <strong>not available</strong> on Sunday.</p><ul><li><p>Keys stay valid.</p></li></ul>',
            '<h2>صيانة</h2><p>الأدوات <strong>غير متاحة</strong> يوم الأحد.</p><ul><li><p>تبقى المفاتيح صالحة.</p></li></ul>',
          )}
        />
      </Part>
      <Part name="Diff" isWide>
        <Diff
          label="books.yaml"
          before={shop}
          after={shop.replace('timeout: 10', 'timeout: 30').concat('  price: .price\n')}
        />
      </Part>
      <Part name="JsonDiff">
        <JsonDiff
          label={pick('Changes', 'التغييرات')}
          before={{ cacheS: 60, isDraft: true }}
          after={{ cacheS: 300, cost: 2 }}
        />
      </Part>
      <Part name="Compare">
        <Compare
          label={pick('Drawing before and after', 'الرسم قبل وبعد')}
          before={{ src: drawing('steelblue'), alt: pick('Blue mountains', 'جبال زرقاء') }}
          after={{ src: drawing('dimgray'), alt: pick('Grey mountains', 'جبال رمادية') }}
        />
      </Part>
      <Part name="SafeHtml" isWide>
        <SafeHtml
          label={pick('Message', 'الرسالة')}
          html={pick(
            '<p>Hello Noor,</p><p>Your parcel is on its way.</p><img src="https://pictures.invalid/a.png" alt="Parcel" width="120">',
            '<p>مرحبًا نور،</p><p>طردك في الطريق.</p><img src="https://pictures.invalid/a.png" alt="طرد" width="120">',
          )}
        />
      </Part>
    </Sheet>
  );
}
