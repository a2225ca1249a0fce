import { Chip } from '@apiyard/ui/Chip';
import { Column, Columns } from '@apiyard/ui/Columns';
import { Grid } from '@apiyard/ui/Grid';
import { Inline } from '@apiyard/ui/Inline';
import { Spread } from '@apiyard/ui/Spread';
import { Stack } from '@apiyard/ui/Stack';
import * as avatar from '@apiyard/ui/stories/Avatar/Avatar';
import * as avatarGroup from '@apiyard/ui/stories/AvatarGroup/AvatarGroup';
import * as areaChart from '@apiyard/ui/stories/AreaChart/AreaChart';
import * as barChart from '@apiyard/ui/stories/BarChart/BarChart';
import * as board from '@apiyard/ui/stories/Board/Board';
import * as bubble from '@apiyard/ui/stories/Bubble/Bubble';
import * as button from '@apiyard/ui/stories/Button/Button';
import * as calendar from '@apiyard/ui/stories/Calendar/Calendar';
import * as carousel from '@apiyard/ui/stories/Carousel/Carousel';
import * as checkbox from '@apiyard/ui/stories/Checkbox/Checkbox';
import * as checkboxGroup from '@apiyard/ui/stories/CheckboxGroup/CheckboxGroup';
import * as colorPicker from '@apiyard/ui/stories/ColorPicker/ColorPicker';
import * as compare from '@apiyard/ui/stories/Compare/Compare';
import * as dataTable from '@apiyard/ui/stories/DataTable/DataTable';
import * as dataTableShape from '@apiyard/ui/stories/DataTable/DataTableShape';
import * as datePicker from '@apiyard/ui/stories/DatePicker/DatePicker';
import * as dateTimeRange from '@apiyard/ui/stories/DateTimeRange/DateTimeRange';
import * as diff from '@apiyard/ui/stories/Diff/Diff';
import * as fileDrop from '@apiyard/ui/stories/FileDrop/FileDrop';
import * as filesDrop from '@apiyard/ui/stories/FileDrop/FilesDrop';
import * as grid from '@apiyard/ui/stories/Grid/Grid';
import * as jsonTree from '@apiyard/ui/stories/JsonTree/JsonTree';
import * as lineChart from '@apiyard/ui/stories/LineChart/LineChart';
import * as listBox from '@apiyard/ui/stories/ListBox/ListBox';
import * as markdown from '@apiyard/ui/stories/Markdown/Markdown';
import * as messageList from '@apiyard/ui/stories/MessageList/MessageList';
import * as moneyField from '@apiyard/ui/stories/MoneyField/MoneyField';
import * as meter from '@apiyard/ui/stories/Meter/Meter';
import * as navigationTree from '@apiyard/ui/stories/NavigationTree/NavigationTree';
import * as phoneField from '@apiyard/ui/stories/PhoneField/PhoneField';
import * as qrCode from '@apiyard/ui/stories/QrCode/QrCode';
import * as rangeCalendar from '@apiyard/ui/stories/RangeCalendar/RangeCalendar';
import * as richText from '@apiyard/ui/stories/RichText/RichText';
import * as safeHtml from '@apiyard/ui/stories/SafeHtml/SafeHtml';
import * as scheduler from '@apiyard/ui/stories/Scheduler/Scheduler';
import * as skeleton from '@apiyard/ui/stories/Skeleton/Skeleton';
import * as sparkline from '@apiyard/ui/stories/Sparkline/Sparkline';
import * as splitPanes from '@apiyard/ui/stories/SplitPanes/SplitPanes';
import * as stack from '@apiyard/ui/stories/Stack/Stack';
import * as statCard from '@apiyard/ui/stories/StatCard/StatCard';
import * as table from '@apiyard/ui/stories/Table/Table';
import * as tagGroup from '@apiyard/ui/stories/TagGroup/TagGroup';
import * as gridList from '@apiyard/ui/stories/GridList/GridList';
import * as slider from '@apiyard/ui/stories/Slider/Slider';
import * as pagination from '@apiyard/ui/stories/Pagination/Pagination';
import * as staticTable from '@apiyard/ui/stories/StaticTable/StaticTable';
import * as text from '@apiyard/ui/stories/Text/Text';
import * as textArea from '@apiyard/ui/stories/TextArea/TextArea';
import * as textField from '@apiyard/ui/stories/TextField/TextField';
import * as toggleButtonGroup from '@apiyard/ui/stories/ToggleButtonGroup/ToggleButtonGroup';
import * as tokenField from '@apiyard/ui/stories/TokenField/TokenField';
import * as toolbar from '@apiyard/ui/stories/Toolbar/Toolbar';
import * as tree from '@apiyard/ui/stories/Tree/Tree';
import * as virtualList from '@apiyard/ui/stories/VirtualList/VirtualList';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { atRest, checkedTogether, part, some } from './at-rest.tsx';

const gaps = [6, 8, 12] as const;
const chips = (
  <>
    <Chip>One</Chip>
    <Chip>Two</Chip>
  </>
);

/** States of components that have a story of their own, several in one picture. */
const meta = preview.meta({
  title: 'Overview/More states',
  tags: ['!autodocs'],
  parameters: { ...pictured(inLight), ...checkedTogether },
});

export const Inputs = meta.story(
  atRest([
    ...some('Button', button, 'Tones'),
    ...some('ToggleButtonGroup', toggleButtonGroup, 'Disabled'),
    ...some('TextField', textField, 'Affixes'),
    ...some('TextArea', textArea, 'Counter'),
    ...some('PhoneField', phoneField, 'Disabled'),
    ...some('MoneyField', moneyField, 'Disabled'),
    ...some('TokenField', tokenField, 'Empty', 'Multiline'),
    ...some('RichText', richText, 'Default', 'Empty'),
    ...some('FileDrop', fileDrop, 'Disabled'),
    ...some('FileDrop', filesDrop, 'Sending'),
    ...some('ColorPicker', colorPicker, 'Invalid', 'Disabled'),
    ...some('Checkbox', checkbox, 'ReadOnly'),
    ...some('CheckboxGroup', checkboxGroup, 'Horizontal'),
    ...some('DatePicker', datePicker, 'OutsideItsLimits'),
    ...some('Calendar', calendar, 'Limits'),
    ...some('RangeCalendar', rangeCalendar, 'Invalid', 'Disabled'),
    ...some('DateTimeRange', dateTimeRange, 'OwnPresets', 'Disabled'),
  ]),
);

export const Collections = meta.story(
  atRest([
    ...some('Board', board, 'Lanes'),
    ...some('Tree', tree, 'LoadFailed', 'Moving', 'ChoosingOne'),
    ...some('ListBox', listBox, 'Reorderable'),
    ...some('TagGroup', tagGroup, 'Removable', 'Keyboard'),
    ...some('VirtualList', virtualList, 'Sections', 'LoadingMore', 'Loading'),
    ...some('MessageList', messageList, 'Empty'),
    ...some('Bubble', bubble, 'Attachments'),
    ...some('Table', table, 'RowsUnderRows', 'ResizableColumns'),
    ...some('NavigationTree', navigationTree, 'IconsOnly'),
    ...some('Toolbar', toolbar, 'Vertical'),
  ]),
);

export const WideCollections = meta.story(
  atRest(
    [
      // First: its days are only drawn in view.
      ...some('Scheduler', scheduler, 'Agenda', 'Empty', 'Week', 'Default'),
      ...some('DataTable', dataTableShape, 'Groups', 'Totals', 'KeptColumns'),
      ...some('DataTable', dataTable, 'FirstColumnStays'),
    ],
    { isWide: true },
  ),
);

export const Data = meta.story(
  atRest([
    ...some('Avatar', avatar, 'Scripts'),
    ...some('AvatarGroup', avatarGroup, 'Sizes'),
    ...some('StatCard', statCard, 'Changes'),
    ...some('Meter', meter, 'MoreThanTheWhole'),
    ...some('Skeleton', skeleton, 'Silent'),
    ...some('Text', text, 'Tones'),
    ...some('Markdown', markdown, 'Default'),
    ...some('JsonTree', jsonTree, 'ColoursAndDates'),
    ...some('Diff', diff, 'SideBySide', 'NoDifferences'),
    ...some('QrCode', qrCode, 'Sizes', 'TooLong'),
    ...some('SafeHtml', safeHtml, 'PicturesNever'),
  ]),
);

export const ChartsAndLayout = meta.story(
  atRest([
    ...some('AreaChart', areaChart, 'Stacked', 'ManySeries', 'Loading', 'Nothing'),
    ...some('BarChart', barChart, 'Stacked', 'OnAPhone'),
    ...some('LineChart', lineChart, 'Default'),
    ...some('Sparkline', sparkline, 'Tones'),
    ...some('Compare', compare, 'SideBySide'),
    ...some('Carousel', carousel, 'Counted'),
    ...some('SplitPanes', splitPanes, 'Vertical', 'Narrow'),
    ...some('Grid', grid, 'OnePhoneColumn'),
    ...some('Stack', stack, 'Centred'),
    part('Stack: ends and gaps', () => (
      <>
        <Stack align="end">{chips}</Stack>
        {gaps.map((space) => (
          <Stack key={space} space={space}>
            {chips}
          </Stack>
        ))}
      </>
    )),
    part('Columns: gaps', () =>
      gaps.map((space) => (
        <Columns key={space} space={space}>
          <Column>{chips}</Column>
          <Column>{chips}</Column>
        </Columns>
      )),
    ),
    part('Spread, Inline and Grid', () => (
      <>
        <Spread alignY="start">
          <Chip>One</Chip>
          <Stack>{chips}</Stack>
        </Spread>
        <Spread alignY="end">
          <Chip>One</Chip>
          <Stack>{chips}</Stack>
        </Spread>
        <Inline align="stretch">
          <Chip>One</Chip>
          <Stack>{chips}</Stack>
        </Inline>
        <Grid minColumn="narrow">{chips}</Grid>
      </>
    )),
  ]),
);

const pressable = [
  ...some('Button', button, 'Tones'),
  ...some('ColorPicker', colorPicker, 'Default'),
  ...some('FileDrop', fileDrop, 'Default'),
  ...some('Slider', slider, 'Default'),
  ...some('Calendar', calendar, 'Default'),
  ...some('DateTimeRange', dateTimeRange, 'Default'),
  ...some('TagGroup', tagGroup, 'Removable'),
  ...some('ListBox', listBox, 'Reorderable'),
  ...some('GridList', gridList, 'Reorderable'),
  ...some('Tree', tree, 'Default', 'Moving'),
  ...some('VirtualList', virtualList, 'Default'),
  ...some('Board', board, 'Default', 'Lanes'),
  ...some('Table', table, 'ResizableColumns', 'Sortable'),
  ...some('JsonTree', jsonTree, 'Default'),
  ...some('Diff', diff, 'Default'),
  ...some('NavigationTree', navigationTree, 'Default'),
  ...some('Pagination', pagination, 'Default'),
  ...some('Carousel', carousel, 'Default'),
  ...some('Compare', compare, 'Default'),
  ...some('SplitPanes', splitPanes, 'Vertical'),
  ...some('LineChart', lineChart, 'Default'),
  ...some('Scheduler', scheduler, 'Default', 'Week'),
  ...some('DataTable', dataTableShape, 'Groups'),
];

/** Under the pointer, and dragged. */
export const Hovered = meta.story(atRest(pressable, { forced: ['pressed', 'dragged'] }));

/** With the focus, and where something is dropped. */
export const Focused = meta.story(
  atRest([...pressable, ...some('StaticTable', staticTable, 'Default')], { forced: ['focused', 'dropTarget'] }),
);
