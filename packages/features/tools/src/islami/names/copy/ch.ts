export default {
  'divineNames.title': '真主的 99 个尊名',
  'divineNames.purpose': '真主的 99 个阿拉伯语尊名及其含义。',
  'divineNames.search': '搜索尊名',
  'divineNames.found_other': '找到 {{count}} 个',
  'divineNames.none.title': '没有匹配的尊名',
  'divineNames.none.text': '请搜索名称、含义或编号。',
  'divineNames.api': '查看 API：{{title}}',
} as const;
