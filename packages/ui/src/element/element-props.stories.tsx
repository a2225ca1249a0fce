import { CalendarDate, Time } from '@internationalized/date';
import { IconStar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Autocomplete } from '../components/Autocomplete/Autocomplete.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { Bubble } from '../components/Bubble/Bubble.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Calendar } from '../components/Calendar/Calendar.tsx';
import { Carousel } from '../components/Carousel/Carousel.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.tsx';
import { CodeEditor } from '../components/CodeEditor/CodeEditor.tsx';
import { CodeField } from '../components/CodeField/CodeField.tsx';
import { ColorPicker } from '../components/ColorPicker/ColorPicker.tsx';
import { ColorSwatchPicker } from '../components/ColorSwatchPicker/ColorSwatchPicker.tsx';
import { ComboBox } from '../components/ComboBox/ComboBox.tsx';
import { CommandPalette } from '../components/CommandPalette/CommandPalette.tsx';
import { Compare } from '../components/Compare/Compare.tsx';
import { DataTable, firstView } from '../components/DataTable/DataTable.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { DatePicker } from '../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
import { DateTimeRange } from '../components/DateTimeRange/DateTimeRange.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Diff } from '../components/Diff/Diff.tsx';
import { Disclosure } from '../components/Disclosure/Disclosure.tsx';
import { DisclosureGroup } from '../components/DisclosureGroup/DisclosureGroup.tsx';
import { FileDrop } from '../components/FileDrop/FileDrop.tsx';
import { Form } from '../components/Form/Form.tsx';
import { GridList } from '../components/GridList/GridList.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { JsonDiff } from '../components/JsonDiff/JsonDiff.tsx';
import { Lightbox } from '../components/Lightbox/Lightbox.tsx';
import { Link } from '../components/Link/Link.tsx';
import { ListBox } from '../components/ListBox/ListBox.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { MessageList } from '../components/MessageList/MessageList.tsx';
import { Meter } from '../components/Meter/Meter.tsx';
import { MoneyField } from '../components/MoneyField/MoneyField.tsx';
import { MultiComboBox } from '../components/MultiComboBox/MultiComboBox.tsx';
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx';
import { NavigationTree } from '../components/NavigationTree/NavigationTree.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { OneTimeCode } from '../components/OneTimeCode/OneTimeCode.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { Popover } from '../components/Popover/Popover.tsx';
import { PreviewCard } from '../components/PreviewCard/PreviewCard.tsx';
import { Progress } from '../components/Progress/Progress.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { RangeCalendar } from '../components/RangeCalendar/RangeCalendar.tsx';
import { Rating } from '../components/Rating/Rating.tsx';
import { ReorderTable } from '../components/ReorderTable/ReorderTable.tsx';
import { RichText } from '../components/RichText/RichText.tsx';
import { SafeHtml } from '../components/SafeHtml/SafeHtml.tsx';
import { Scheduler } from '../components/Scheduler/Scheduler.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Sheet } from '../components/Sheet/Sheet.tsx';
import { Slider } from '../components/Slider/Slider.tsx';
import { SplitPanes } from '../components/SplitPanes/SplitPanes.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Table } from '../components/Table/Table.tsx';
import { TabLinks } from '../components/TabLinks/TabLinks.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { TagGroup } from '../components/TagGroup/TagGroup.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { TimeField } from '../components/TimeField/TimeField.tsx';
import { ToggleButton } from '../components/ToggleButton/ToggleButton.tsx';
import { ToggleButtonGroup } from '../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { TokenField } from '../components/TokenField/TokenField.tsx';
import { Toolbar } from '../components/Toolbar/Toolbar.tsx';
import { Tree } from '../components/Tree/Tree.tsx';
import { VirtualList } from '../components/VirtualList/VirtualList.tsx';
import { preview } from '../story/preview.tsx';

/** Tests that components pass `ref`, `id` and `aria-` attributes on. Hidden in the sidebar, because it shows nothing. */
/** Rules of axe about names that must differ, and about room between controls, which stand here close together. */
const sameWords = Object.fromEntries(
  ['landmark-unique', 'duplicate-id-aria', 'label-content-name-mismatch', 'target-size'].map((rule) => [
    rule,
    { enabled: false },
  ]),
);

const meta = preview.meta({
  title: 'Element props',
  tags: ['!autodocs', '!dev'],
  // The same words name many controls, and all of them are described by the same element.
  parameters: { variants: [], a11y: { options: { rules: sameWords } } },
});

const icon = <IconStar size={20} stroke={1.5} aria-hidden />;
const option = { id: 'one', label: 'One' };
const options = [option];
const column = { id: 'name', label: 'Name', render: ({ label }: typeof option) => label };
const table = { label: 'Rows', columns: [column], rows: options, rowId: ({ id }: typeof option) => id };
const day = new CalendarDate(2026, 11, 20);
const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', alt: 'Dot' };
const trigger = <Button>Open</Button>;
const change = () => {};
const nothing = () => null;

/** What each component gets; a `ref` of `any` element fits all of them. */
interface Given {
  // oxlint-disable-next-line typescript/no-explicit-any -- one function for the refs of every kind of element
  ref: (element: any) => void;
  id: string;
  'aria-describedby': string;
  'aria-details': string;
}

const onPage: Record<string, (given: Given) => ReactNode> = {
  Autocomplete: (given) => <Autocomplete {...given} label="Find" items={options} onAction={change} />,
  Breadcrumbs: (given) => <Breadcrumbs {...given} items={[option]} />,
  Bubble: (given) => (
    <Bubble {...given} author="Noor" at="2026-11-20T09:00:00Z">
      Text
    </Bubble>
  ),
  Button: (given) => <Button {...given}>Run</Button>,
  Calendar: (given) => <Calendar {...given} label="Day" value={day} onChange={change} />,
  Carousel: (given) => <Carousel {...given} label="Slides" slides={[{ id: 'one', content: 'Text' }]} />,
  Checkbox: (given) => <Checkbox {...given}>Yes</Checkbox>,
  CheckboxGroup: (given) => <CheckboxGroup {...given} label="Any" options={options} value={[]} onChange={change} />,
  CodeEditor: (given) => <CodeEditor {...given} ref={null} label="Code" />,
  CodeField: (given) => <CodeField {...given} label="Code" value="" onChange={change} />,
  ColorPicker: (given) => <ColorPicker {...given} label="Colour" value="#5D87FF" onChange={change} />,
  ColorSwatchPicker: (given) => (
    <ColorSwatchPicker {...given} label="Colour" colors={['#5D87FF']} value={null} onChange={change} />
  ),
  ComboBox: (given) => <ComboBox {...given} label="One" options={options} value={null} onChange={change} />,
  Compare: (given) => <Compare {...given} label="Pictures" before={picture} after={picture} />,
  DataTable: (given) => (
    <DataTable
      {...given}
      {...table}
      columns={[{ id: 'name', label: 'Name', value: ({ label }) => label }]}
      view={firstView}
      onViewChange={change}
    />
  ),
  DateField: (given) => <DateField {...given} label="Day" value={day} onChange={change} />,
  DatePicker: (given) => <DatePicker {...given} label="Day" value={day} onChange={change} />,
  DateRangePicker: (given) => (
    <DateRangePicker {...given} label="Days" value={{ start: day, end: day }} onChange={change} />
  ),
  DateTimeRange: (given) => <DateTimeRange {...given} label="Times" value={null} onChange={change} timeZone="UTC" />,
  Diff: (given) => <Diff {...given} label="Text" before="One" after="Two" />,
  Disclosure: (given) => (
    <Disclosure {...given} title="More">
      Text
    </Disclosure>
  ),
  DisclosureGroup: (given) => <DisclosureGroup {...given} items={[{ id: 'one', title: 'One', content: 'Text' }]} />,
  FileDrop: (given) => <FileDrop {...given} label="File" value={null} onChange={change} />,
  Form: (given) => (
    <Form {...given} label="Form" onSubmit={change}>
      Text
    </Form>
  ),
  GridList: (given) => <GridList {...given} label="Rows" rows={options} />,
  IconButton: (given) => <IconButton {...given} label="Star" icon={icon} />,
  JsonDiff: (given) => <JsonDiff {...given} label="Values" before={{ one: 1 }} after={{ one: 2 }} />,
  Link: (given) => (
    <Link {...given} href="#there">
      There
    </Link>
  ),
  ListBox: (given) => <ListBox {...given} label="One" options={options} value="one" onChange={change} />,
  MessageList: (given) => <MessageList {...given} label="Messages" messages={[]} me="one" />,
  Meter: (given) => <Meter {...given} label="Storage" value={0.5} />,
  MoneyField: (given) => <MoneyField {...given} label="Price" value={100} onChange={change} currency="EUR" />,
  MultiComboBox: (given) => <MultiComboBox {...given} label="Any" options={options} value={[]} onChange={change} />,
  MultiSelect: (given) => <MultiSelect {...given} label="Any" options={options} value={[]} onChange={change} />,
  NavigationTree: (given) => (
    <NavigationTree {...given} label="Main" sections={[{ id: 'all', items: options }]} current={null} />
  ),
  NumberField: (given) => <NumberField {...given} label="Count" value={1} onChange={change} />,
  OneTimeCode: (given) => <OneTimeCode {...given} label="Code" value="" onChange={change} />,
  PhoneField: (given) => <PhoneField {...given} label="Phone" value="" onChange={change} />,
  Progress: (given) => <Progress {...given} label="Upload" value={0.5} />,
  RadioGroup: (given) => <RadioGroup {...given} label="One" options={options} value="one" onChange={change} />,
  RangeCalendar: (given) => (
    <RangeCalendar {...given} label="Days" value={{ start: day, end: day }} onChange={change} />
  ),
  Rating: (given) => <Rating {...given} label="Rating" value={3} onChange={change} />,
  ReorderTable: (given) => (
    <ReorderTable {...given} {...table} rowName={({ label }) => label} onReorder={change} height="content" />
  ),
  RichText: (given) => <RichText {...given} label="Text" />,
  SafeHtml: (given) => <SafeHtml {...given} label="Message" html="<p>Text</p>" />,
  Scheduler: (given) => <Scheduler {...given} label="Calendar" events={[]} timeZone="UTC" date={day} onOpen={change} />,
  SearchField: (given) => <SearchField {...given} label="Search" value="" onChange={change} />,
  Select: (given) => <Select {...given} label="One" options={options} value={null} onChange={change} />,
  Slider: (given) => <Slider {...given} label="Size" value={50} onChange={change} />,
  SplitPanes: (given) => <SplitPanes {...given} label="Width" start="Start" end="End" />,
  Switch: (given) => (
    <Switch {...given} isSelected onChange={change}>
      On
    </Switch>
  ),
  Table: (given) => <Table {...given} {...table} height="content" />,
  TabLinks: (given) => <TabLinks {...given} label="Pages" items={[{ ...option, href: '#one' }]} current="one" />,
  Tabs: (given) => <Tabs {...given} label="Views" items={[{ ...option, content: 'Text' }]} />,
  TagGroup: (given) => <TagGroup {...given} label="Tags" tags={options} />,
  TextArea: (given) => <TextArea {...given} label="Notes" />,
  TextField: (given) => <TextField {...given} label="Name" />,
  TimeField: (given) => <TimeField {...given} label="Time" value={new Time(9)} onChange={change} />,
  ToggleButton: (given) => <ToggleButton {...given} label="Star" icon={icon} isSelected onChange={change} />,
  ToggleButtonGroup: (given) => (
    <ToggleButtonGroup {...given} label="One" options={options} value="one" onChange={change} />
  ),
  TokenField: (given) => <TokenField {...given} label="Path" value="" onChange={change} pattern={/\{\w+\}/} />,
  Toolbar: (given) => (
    <Toolbar {...given} label="Tools">
      <Button>Bold</Button>
    </Toolbar>
  ),
  Tree: (given) => <Tree {...given} label="Files" items={options} />,
  VirtualList: (given) => <VirtualList {...given} label="Rows" rows={options} />,
};

const inLayers: Record<string, (given: Given) => ReactNode> = {
  CommandPalette: (given) => (
    <CommandPalette
      {...given}
      title="Commands"
      label="Find"
      groups={[]}
      isOpen
      onOpenChange={change}
      onAction={change}
    />
  ),
  Dialog: (given) => (
    <Dialog {...given} title="Dialog" isOpen>
      Text
    </Dialog>
  ),
  Lightbox: (given) => (
    <Lightbox {...given} label="Pictures" pictures={[{ id: 'one', ...picture }]} index={0} onChange={change} />
  ),
  Menu: (given) => <Menu {...given} label="Menu" trigger={trigger} items={options} isOpen />,
  Popover: (given) => (
    <Popover {...given} title="Popover" trigger={trigger} isOpen>
      Text
    </Popover>
  ),
  PreviewCard: (given) => (
    <PreviewCard {...given} label="Card" trigger={trigger} isOpen>
      Text
    </PreviewCard>
  ),
  Sheet: (given) => (
    <Sheet {...given} title="Sheet" isOpen>
      Text
    </Sheet>
  ),
};

const found = new Map<string, Element>();

function Given({ kinds }: { kinds: typeof onPage }) {
  const [refs] = useState(() =>
    Object.keys(kinds).map((name) => (element: Element | null) => {
      if (element) found.set(name, element);
    }),
  );
  return (
    <>
      <p id="more">More</p>
      <p id="details">Details</p>
      {Object.entries(kinds).map(([name, render], index) => (
        <div key={name}>
          {render({
            ref: refs[index] ?? change,
            id: `id-${name}`,
            'aria-describedby': 'more',
            'aria-details': 'details',
          })}
        </div>
      ))}
    </>
  );
}

/** What is missing, by component. */
function missing(names: readonly string[]): Record<string, string[]> {
  const faults = names.map((name) => {
    const identified = document.getElementById(`id-${name}`);
    const element = identified ?? found.get(name) ?? null;
    const own = [element, ...(element?.querySelectorAll('*') ?? [])];
    const outer = found.get(name);
    const words = (attribute: string) => own.flatMap((one) => one?.getAttribute(attribute)?.split(' ') ?? []);
    const wrong = [
      identified === null && 'id',
      !(outer && element && (outer.contains(element) || element.contains(outer))) && 'ref',
      !words('aria-describedby').includes('more') && 'aria-describedby',
      !words('aria-details').includes('details') && 'aria-details',
    ];
    return [name, wrong.filter((one) => one !== false)] as const;
  });
  return Object.fromEntries(faults.filter(([, wrong]) => wrong.length > 0));
}

/** What is not passed on: by React Aria itself, if no other reason is given. */
const notPassed: Record<string, string[]> = {
  // Its `ref` has methods of the editor.
  CodeEditor: ['ref'],
  DateField: ['aria-details'],
  DatePicker: ['aria-details'],
  DateRangePicker: ['aria-details'],
  Disclosure: ['id', 'aria-describedby', 'aria-details'],
  DisclosureGroup: ['aria-describedby', 'aria-details'],
  PreviewCard: ['aria-describedby', 'aria-details'],
  // What can be dragged has an ID and a description of its own.
  ReorderTable: ['id', 'aria-describedby'],
  Tabs: ['aria-describedby', 'aria-details'],
  TimeField: ['aria-details'],
};
const notPassedOnPage = Object.fromEntries(Object.entries(notPassed).filter(([name]) => name in onPage));

export const OnThePage = meta.story({
  render: () => <Given kinds={onPage} />,
  beforeEach: () => found.clear(),
  play: async () => {
    // The editors and the sanitizer are fetched.
    await waitFor(() => expect(missing(Object.keys(onPage))).toEqual(notPassedOnPage), { timeout: 10_000 });
  },
});

const layers = Object.keys(inLayers).map((name) => [name, inLayers[name] ?? nothing] as const);

/** Layers hide each other from screen readers, so they are shown one after the other. */
export const InLayers = meta.story({
  render: function Layers() {
    const [index, setIndex] = useState(0);
    const [name, render] = layers[index] ?? layers[0] ?? ['', nothing];
    return (
      <>
        <Given key={name} kinds={{ [name]: render }} />
        <button type="button" data-testid="next" onClick={() => setIndex(index + 1)}>
          Next
        </button>
      </>
    );
  },
  beforeEach: () => found.clear(),
  play: async () => {
    for (const [name] of layers) {
      await waitFor(() => expect(found.has(name)).toBe(true));
      await expect(missing([name])).toEqual(name in notPassed ? { [name]: notPassed[name] } : {});
      screen.getByTestId('next').click();
    }
  },
});

const [onPress, onPressStart, onPressEnd, onPressUp] = [fn(), fn(), fn(), fn()];
const [onPressChange, onHoverChange, onHoverStart, onHoverEnd] = [fn(), fn(), fn(), fn()];
const events = { onPress, onPressStart, onPressEnd, onPressUp, onPressChange, onHoverChange, onHoverStart, onHoverEnd };

/** Buttons and links pass on every press and hover event. */
export const Presses = meta.story({
  globals: { language: 'en' },
  render: () => (
    <>
      <Button {...events}>Button</Button>
      <IconButton {...events} label="IconButton" icon={icon} />
      <ToggleButton {...events} label="ToggleButton" icon={icon} isSelected={false} onChange={change} />
      <Link {...events} href="#there">
        Link
      </Link>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [role, name] of [
      ['button', 'Button'],
      ['button', 'IconButton'],
      ['button', 'ToggleButton'],
      ['link', 'Link'],
    ] as const) {
      for (const event of Object.values(events)) event.mockClear();
      await userEvent.hover(document.body);
      await userEvent.click(canvas.getByRole(role, { name }));
      await userEvent.unhover(canvas.getByRole(role, { name }));
      await expect([name, onPress.mock.lastCall?.[0]?.type, onPress.mock.lastCall?.[0]?.shiftKey]).toEqual([
        name,
        'press',
        false,
      ]);
      await expect([onPressStart, onPressEnd].map(({ mock }) => mock.lastCall?.[0]?.type)).toEqual([
        'pressstart',
        'pressend',
      ]);
      await expect(onPressChange.mock.calls).toEqual([[true], [false]]);
      await expect(onHoverChange.mock.calls).toEqual([[true], [false]]);
      await expect([onHoverStart, onHoverEnd].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
      // A link leaves the page on Enter, without a press that ends.
      if (role === 'link') continue;
      await userEvent.keyboard('{Enter}');
      await expect([name, onPressUp.mock.lastCall?.[0]?.type]).toEqual([name, 'pressup']);
    }
  },
});
