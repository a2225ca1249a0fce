import { Avatar } from '@apiyard/ui/Avatar';
import { Badge } from '@apiyard/ui/Badge';
import { Breadcrumbs } from '@apiyard/ui/Breadcrumbs';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { DisclosureGroup } from '@apiyard/ui/DisclosureGroup';
import { Header } from '@apiyard/ui/Header';
import { IconButton } from '@apiyard/ui/IconButton';
import { Link } from '@apiyard/ui/Link';
import { NavigationTree } from '@apiyard/ui/NavigationTree';
import { Pagination } from '@apiyard/ui/Pagination';
import { SearchField } from '@apiyard/ui/SearchField';
import { Sidebar } from '@apiyard/ui/Sidebar';
import { Stack } from '@apiyard/ui/Stack';
import { Stepper } from '@apiyard/ui/Stepper';
import { TabLinks } from '@apiyard/ui/TabLinks';
import { Tabs } from '@apiyard/ui/Tabs';
import { Text } from '@apiyard/ui/Text';
import { Tree } from '@apiyard/ui/Tree';
import { IconBell, IconBook, IconFolder, IconHome, IconKey, IconLayoutGrid, IconMenu2 } from '@tabler/icons-react';
import type { Say, SheetProps } from './sheet.tsx';
import { Kept, Part, Sheet } from './sheet.tsx';

const icon = { 'aria-hidden': true, size: 20, stroke: 1.5 } as const;

function sections(say: Say) {
  return [
    {
      id: 'yard',
      title: say('Yard', 'الساحة'),
      items: [
        { id: 'home', label: say('Dashboard', 'لوحة المعلومات'), href: '#home', icon: <IconHome {...icon} /> },
        {
          id: 'hub',
          label: say('Hub', 'الأدوات'),
          icon: <IconLayoutGrid {...icon} />,
          items: [
            { id: 'text', label: say('Text', 'نصوص'), href: '#text' },
            { id: 'time', label: say('Time', 'وقت'), href: '#time' },
          ],
        },
        {
          id: 'keys',
          label: say('Keys', 'المفاتيح'),
          href: '#keys',
          icon: <IconKey {...icon} />,
          badge: <Badge tone="info">3</Badge>,
        },
      ],
    },
    {
      id: 'help',
      title: say('Help', 'مساعدة'),
      items: [{ id: 'docs', label: say('Documentation', 'التوثيق'), href: '#docs', icon: <IconBook {...icon} /> }],
    },
  ];
}

const answers = (say: Say) => [
  {
    id: 'limits',
    title: say('What counts as a call?', 'ماذا يُعدّ طلبًا؟'),
    content: <Text>{say('Every answer with a status below 500.', 'كل جواب رمز حالته أقل من 500.')}</Text>,
  },
  {
    id: 'keys',
    title: say('How many keys may I have?', 'كم مفتاحًا يمكنني امتلاكه؟'),
    content: <Text>{say('As many as you like.', 'بقدر ما تشاء.')}</Text>,
  },
];

export function Navigation({ say }: SheetProps) {
  const tabs = [
    { id: 'form', label: say('Form', 'النموذج'), content: <Text>{say('Fields of the tool.', 'حقول الأداة.')}</Text> },
    { id: 'code', label: say('Code', 'الشيفرة'), content: <Text>curl</Text> },
    { id: 'about', label: say('About', 'حول'), content: <Text>1.0</Text> },
  ];
  return (
    <Sheet>
      <Part name="Breadcrumbs">
        <Breadcrumbs
          items={[
            { label: say('Hub', 'الأدوات'), href: '#hub' },
            { label: say('Text', 'نصوص'), href: '#text' },
            { label: say('Count words', 'عدّ الكلمات') },
          ]}
        />
      </Part>
      <Part name="Pagination">
        <Kept first={4}>{(page, keep) => <Pagination page={page} count={12} onChange={keep} />}</Kept>
      </Part>
      <Part name="Tabs">
        <Tabs label={say('The tool', 'الأداة')} items={tabs} />
      </Part>
      <Part name="TabLinks">
        <TabLinks
          label={say('Your account', 'حسابك')}
          current="security"
          items={[
            { id: 'profile', label: say('Profile', 'الملف الشخصي'), href: '#profile' },
            { id: 'security', label: say('Security', 'الأمان'), href: '#security' },
            { id: 'plan', label: say('Plan', 'الخطة'), href: '#plan' },
          ]}
        />
      </Part>
      <Part name="Tree">
        <Tree
          label={say('Files', 'الملفات')}
          open={['src']}
          onOpenChange={() => {}}
          items={[
            {
              id: 'src',
              label: 'src',
              icon: <IconFolder {...icon} />,
              children: [
                { id: 'tools', label: 'tools' },
                { id: 'main', label: 'main.ts' },
              ],
            },
            {
              id: 'docs',
              label: 'docs',
              icon: <IconFolder {...icon} />,
              children: [{ id: 'readme', label: 'README.md' }],
            },
          ]}
        />
      </Part>
      <Part name="Disclosure">
        <Disclosure
          title={say('Advanced', 'متقدّم')}
          summary={say('2 settings', 'إعدادان')}
          isOpenAtFirst
          titleLevel={3}
        >
          <Text>{say('Time limit and retries.', 'مهلة الانتظار وعدد المحاولات.')}</Text>
        </Disclosure>
      </Part>
      <Part name="DisclosureGroup">
        <Kept<string[]> first={['limits']}>
          {(open, keep) => <DisclosureGroup items={answers(say)} open={open} onChange={keep} titleLevel={3} />}
        </Kept>
      </Part>
      <Part name="Stepper" isWide>
        <Stepper
          label={say('New API', 'واجهة جديدة')}
          current="fields"
          steps={[
            {
              id: 'page',
              label: say('Page', 'الصفحة'),
              description: say('Where it reads', 'مصدر القراءة'),
              href: '#page',
            },
            { id: 'fields', label: say('Fields', 'الحقول'), description: say('What it takes', 'ما يأخذه') },
            { id: 'try', label: say('Try', 'التجربة') },
            { id: 'publish', label: say('Publish', 'النشر') },
          ]}
        />
      </Part>
    </Sheet>
  );
}

export function Shell({ say }: SheetProps) {
  const search = (
    <Kept first="">
      {(value, keep) => (
        <SearchField
          label={say('Search the yard', 'البحث في الساحة')}
          placeholder={say('Search', 'بحث')}
          isLabelHidden
          value={value}
          onChange={keep}
          keys={['Mod', 'K']}
        />
      )}
    </Kept>
  );
  const navigation = { label: say('Pages', 'الصفحات'), sections: sections(say), current: '#keys' };
  const home = { href: '#home', mark: <IconLayoutGrid {...icon} size={28} />, name: 'Apiyard' };
  return (
    <Sheet minColumn="16rem">
      <Part name="Header" isWide>
        <Header
          start={<IconButton label={say('Menu', 'القائمة')} icon={<IconMenu2 {...icon} />} />}
          links={
            <Link href="#docs" look="plain">
              {say('Documentation', 'التوثيق')}
            </Link>
          }
          search={search}
          end={
            <>
              <IconButton label={say('News', 'الأخبار')} icon={<IconBell {...icon} />} />
              <Avatar name="Noor Haddad" />
            </>
          }
        />
      </Part>
      <Part name="Sidebar">
        <div style={{ minBlockSize: '100dvb', display: 'flex' }}>
          <Sidebar
            {...navigation}
            label={say('Pages in full', 'الصفحات كاملة')}
            home={home}
            footer={<Text size="small">Noor Haddad</Text>}
          />
        </div>
      </Part>
      <Part name="NavigationTree">
        <Stack space={2}>
          <NavigationTree {...navigation} />
        </Stack>
      </Part>
    </Sheet>
  );
}
