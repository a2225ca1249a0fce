import { Breadcrumbs } from '@apiyard/ui/Breadcrumbs';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { NavigationTree } from '@apiyard/ui/NavigationTree';
import { Pagination } from '@apiyard/ui/Pagination';
import { Stepper } from '@apiyard/ui/Stepper';
import { TabLinks } from '@apiyard/ui/TabLinks';
import { Tabs } from '@apiyard/ui/Tabs';
import { IconHome, IconKey } from '@tabler/icons-react';
import type { StatesProps } from './states.tsx';
import { Row } from './states.tsx';

const icon = { 'aria-hidden': true, size: 20, stroke: 1.5 } as const;
const nothing = () => {};
const forced = ['hovered', 'focused'] as const;

export const navigationNames = [
  'Tabs',
  'TabLinks',
  'Breadcrumbs',
  'Pagination',
  'NavigationTree',
  'Disclosure',
  'Stepper',
];

export function Navigation({ translate }: StatesProps) {
  const tabs = [
    { id: 'code', label: translate('body'), content: null },
    { id: 'response', label: translate('response'), content: null },
  ];
  const links = [
    { id: 'settings', label: translate('settings'), href: '#settings' },
    { id: 'keys', label: translate('keys'), href: '#keys' },
  ];
  const pages = {
    label: translate('pages'),
    sections: [
      {
        id: 'pages',
        title: translate('pages'),
        items: [
          { id: 'home', label: translate('dashboard'), href: '#home', icon: <IconHome {...icon} /> },
          { id: 'keys', label: translate('keys'), href: '#keys', icon: <IconKey {...icon} /> },
        ],
      },
      {
        id: 'more',
        title: translate('hub'),
        items: [
          {
            id: 'hub',
            label: translate('hub'),
            icon: <IconHome {...icon} />,
            items: [{ id: 'text', label: translate('text'), href: '#text' }],
          },
        ],
      },
    ],
  };
  const disclosure = { title: translate('advanced'), titleLevel: 3 as const, children: null };
  return (
    <>
      <Row name="Tabs" forced={forced} target="[role='tab']">
        <Tabs label={translate('view')} items={tabs} />
      </Row>
      <Row name="TabLinks" forced={forced}>
        <TabLinks label={translate('settings')} items={links} current="keys" />
      </Row>
      <Row name="Breadcrumbs" forced={forced}>
        <Breadcrumbs items={[{ label: translate('hub'), href: '#hub' }, { label: translate('text') }]} />
      </Row>
      <Row
        name="Pagination"
        forced={forced}
        others={{ first: <Pagination label={translate('keys')} page={1} count={3} onChange={nothing} /> }}
      >
        <Pagination label={translate('pages')} page={2} count={3} onChange={nothing} />
      </Row>
      <Row
        name="NavigationTree"
        forced={forced}
        target="[role='row']:last-of-type"
        others={{
          current: <NavigationTree {...pages} current="#keys" />,
          'current inside': <NavigationTree {...pages} current="#text" />,
        }}
      >
        <NavigationTree {...pages} current={null} />
      </Row>
      <Row
        name="Disclosure"
        forced={forced}
        others={{
          open: (
            <Disclosure {...disclosure} isOpenAtFirst>
              {translate('settings')}
            </Disclosure>
          ),
        }}
      >
        <Disclosure {...disclosure} />
      </Row>
      <Row name="Stepper" forced={forced}>
        <Stepper
          label={translate('createKey')}
          current="settings"
          steps={[
            { id: 'name', label: translate('name'), href: '#name' },
            { id: 'settings', label: translate('settings') },
            { id: 'save', label: translate('save') },
          ]}
        />
      </Row>
    </>
  );
}
