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
import type { PickText, SheetProps } from './sheet.tsx';
import { Kept, Part, Sheet } from './sheet.tsx';

const icon = { 'aria-hidden': true, size: 20, stroke: 1.5 } as const;

function sections(pick: PickText) {
  return [
    {
      id: 'overview',
      title: pick('Overview', 'نظرة عامة'),
      items: [
        { id: 'home', label: pick('Dashboard', 'لوحة المعلومات'), href: '#home', icon: <IconHome {...icon} /> },
        {
          id: 'hub',
          label: pick('Hub', 'الأدوات'),
          icon: <IconLayoutGrid {...icon} />,
          items: [
            { id: 'text', label: pick('Text', 'نصوص'), href: '#text' },
            { id: 'time', label: pick('Time', 'وقت'), href: '#time' },
          ],
        },
        {
          id: 'keys',
          label: pick('Keys', 'المفاتيح'),
          href: '#keys',
          icon: <IconKey {...icon} />,
          badge: <Badge tone="info">3</Badge>,
        },
      ],
    },
    {
      id: 'help',
      title: pick('Help', 'مساعدة'),
      items: [{ id: 'docs', label: pick('Documentation', 'التوثيق'), href: '#docs', icon: <IconBook {...icon} /> }],
    },
  ];
}

const answers = (pick: PickText) => [
  {
    id: 'limits',
    title: pick('What counts as a call?', 'ماذا يُعدّ طلبًا؟'),
    content: <Text>{pick('Every response with a status below 500.', 'كل استجابة رمز حالتها أقل من 500.')}</Text>,
  },
  {
    id: 'keys',
    title: pick('How many keys may I have?', 'كم مفتاحًا يمكنني امتلاكه؟'),
    content: <Text>{pick('As many as you like.', 'بقدر ما تشاء.')}</Text>,
  },
];

export function Navigation({ pick }: SheetProps) {
  const tabs = [
    { id: 'form', label: pick('Form', 'النموذج'), content: <Text>{pick('Fields of the tool.', 'حقول الأداة.')}</Text> },
    { id: 'code', label: pick('Code', 'الشيفرة'), content: <Text>curl</Text> },
    { id: 'about', label: pick('About', 'حول'), content: <Text>1.0</Text> },
  ];
  return (
    <Sheet>
      <Part name="Breadcrumbs">
        <Breadcrumbs
          items={[
            { label: pick('Hub', 'الأدوات'), href: '#hub' },
            { label: pick('Text', 'نصوص'), href: '#text' },
            { label: pick('Count words', 'عدّ الكلمات') },
          ]}
        />
      </Part>
      <Part name="Pagination">
        <Kept first={4}>{(page, keep) => <Pagination page={page} count={12} onChange={keep} />}</Kept>
      </Part>
      <Part name="Tabs">
        <Tabs label={pick('The tool', 'الأداة')} items={tabs} />
      </Part>
      <Part name="TabLinks">
        <TabLinks
          label={pick('Your account', 'حسابك')}
          current="security"
          items={[
            { id: 'profile', label: pick('Profile', 'الملف الشخصي'), href: '#profile' },
            { id: 'security', label: pick('Security', 'الأمان'), href: '#security' },
            { id: 'plan', label: pick('Plan', 'الخطة'), href: '#plan' },
          ]}
        />
      </Part>
      <Part name="Tree">
        <Tree
          label={pick('Files', 'الملفات')}
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
          title={pick('Advanced', 'متقدّم')}
          summary={pick('2 settings', 'إعدادان')}
          isOpenAtFirst
          titleLevel={3}
        >
          <Text>{pick('Time limit and retries.', 'مهلة الانتظار وعدد المحاولات.')}</Text>
        </Disclosure>
      </Part>
      <Part name="DisclosureGroup">
        <Kept<string[]> first={['limits']}>
          {(open, keep) => <DisclosureGroup items={answers(pick)} open={open} onChange={keep} titleLevel={3} />}
        </Kept>
      </Part>
      <Part name="Stepper" isWide>
        <Stepper
          label={pick('New API', 'واجهة جديدة')}
          current="fields"
          steps={[
            {
              id: 'page',
              label: pick('Page', 'الصفحة'),
              description: pick('Where it reads', 'مصدر القراءة'),
              href: '#page',
            },
            { id: 'fields', label: pick('Fields', 'الحقول'), description: pick('What it takes', 'ما يأخذه') },
            { id: 'try', label: pick('Try', 'التجربة') },
            { id: 'publish', label: pick('Publish', 'النشر') },
          ]}
        />
      </Part>
    </Sheet>
  );
}

export function Shell({ pick }: SheetProps) {
  const search = (
    <Kept first="">
      {(value, keep) => (
        <SearchField
          label={pick('Search this site', 'البحث في الموقع')}
          placeholder={pick('Search', 'بحث')}
          isLabelHidden
          value={value}
          onChange={keep}
          keys={['Mod', 'K']}
        />
      )}
    </Kept>
  );
  const navigation = { label: pick('Pages', 'الصفحات'), sections: sections(pick), current: '#keys' };
  const home = { href: '#home', mark: <IconLayoutGrid {...icon} size={28} />, name: 'Apiyard' };
  return (
    <Sheet minColumn="16rem">
      <Part name="Header" isWide>
        <Header
          start={<IconButton label={pick('Menu', 'القائمة')} icon={<IconMenu2 {...icon} />} />}
          links={
            <Link href="#docs" look="plain">
              {pick('Documentation', 'التوثيق')}
            </Link>
          }
          search={search}
          end={
            <>
              <IconButton label={pick('News', 'الأخبار')} icon={<IconBell {...icon} />} />
              <Avatar name="Noor Haddad" />
            </>
          }
        />
      </Part>
      <Part name="Sidebar">
        <div style={{ minBlockSize: '100dvb', display: 'flex' }}>
          <Sidebar
            {...navigation}
            label={pick('Pages in full', 'الصفحات كاملة')}
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
