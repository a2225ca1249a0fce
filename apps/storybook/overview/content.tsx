import { Avatar } from '@apiyard/ui/Avatar';
import { AvatarGroup } from '@apiyard/ui/AvatarGroup';
import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Inline } from '@apiyard/ui/Inline';
import { JsonTree } from '@apiyard/ui/JsonTree';
import { KeyHint } from '@apiyard/ui/KeyHint';
import { Markdown } from '@apiyard/ui/Markdown';
import { Timeline } from '@apiyard/ui/Timeline';
import type { SheetProps } from './sheet.tsx';
import { Part, Sheet } from './sheet.tsx';

const call = `const response = await fetch('https://apiyard.example/api/v1/random/uuid?count=2');
// Two of them, as JSON.
console.log(await response.json());`;

const english = `# Prayer times

Times for **any city**, by ten methods. See [the methods](https://example.org).

- Fajr and Isha by angle
- Asr by either school

| City | Fajr |
|---|---|
| Amman | 05:12 |

> Times are local.

- [x] Amman
- [ ] Irbid

---
`;
const arabic = `# أوقات الصلاة

أوقات **أي مدينة** بعشر طرق. راجع [الطرق](https://example.org).

- الفجر والعشاء بالزاوية
- العصر بالمذهبين

| المدينة | الفجر |
|---|---|
| عمّان | 05:12 |

> الأوقات محلية.

- [x] عمّان
- [ ] إربد

---
`;

export function Content({ pick }: SheetProps) {
  return (
    <Sheet>
      <Part name="Avatar">
        <Inline space={1.5} align="center">
          <Avatar name="Noor Haddad" size="small" />
          <Avatar name="Noor Haddad" />
          <Avatar name="Yusuf Demir" size="large" />
        </Inline>
      </Part>
      <Part name="AvatarGroup">
        <AvatarGroup
          label={pick('The team', 'الفريق')}
          max={3}
          people={['Noor Haddad', 'Yusuf Demir', 'Amina Rahman', 'Lena Vogel', 'Tariq Aziz'].map((name) => ({
            id: name,
            name,
          }))}
        />
      </Part>
      <Part name="KeyHint">
        <Inline space={2}>
          <KeyHint keys={['Mod', 'K']} />
          <KeyHint keys={['Shift', 'Enter']} />
          <KeyHint keys={['Escape']} />
        </Inline>
      </Part>
      <Part name="Timeline">
        <Timeline
          label={pick('What happened', 'ما حدث')}
          timeZone="UTC"
          events={[
            { id: '3', title: pick('Healthy again', 'سليم من جديد'), at: '2026-11-20T09:12:00.000Z', tone: 'success' },
            {
              id: '2',
              title: pick('The site did not respond', 'لم يستجب الموقع'),
              at: '2026-11-20T08:40:00.000Z',
              tone: 'error',
              description: pick('Tried three times.', 'ثلاث محاولات.'),
            },
            { id: '1', title: pick('Published', 'نُشر'), at: '2026-11-18T16:05:00.000Z' },
          ]}
        />
      </Part>
      <Part name="Markdown">
        <Markdown headingLevel={3}>{pick(english, arabic)}</Markdown>
      </Part>
      <Part name="JsonTree">
        <JsonTree
          label={pick('Response', 'الاستجابة')}
          value={{ city: 'Amman', times: { fajr: '05:12', isha: '18:44' }, days: [1, 2, 3], isDst: false }}
          depthOpen={2}
        />
      </Part>
      <Part name="CodeBlock" isWide>
        <CodeBlock label={pick('The call', 'الاستدعاء')} language="javascript" code={call} lineNumbers />
      </Part>
    </Sheet>
  );
}
