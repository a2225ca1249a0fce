import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'hub.response.title': '响应字段',
  'hub.response.text': '结果位于 `data` 中，包含以下字段。',
  'hub.response.file': '响应是以下类型之一的文件。',
  'hub.response.name': '名称',
  'hub.response.type': '类型',
  'hub.response.meaning': '含义',
  'hub.response.optional': '可选',
  'hub.response.nullable': '或 null',
  'hub.response.example': '响应示例',
  'hub.response.toolErrors': '此工具的错误',
  'hub.response.toolErrors.text':
    '如果输入无法使用，响应的状态码为 422，`code` 为 `InvalidInput`，`errors` 中包含以下错误码之一。请按说明修改输入。',
  'hub.response.toolNotes': '可能出现的说明',
  'hub.response.toolNotes.text': '结果的 `notes` 中会列出适用的说明。',

  'hub.type.text': '文本',
  'hub.type.uri': 'URL',
  'hub.type.email': '邮箱地址',
  'hub.type.date': '日期',
  'hub.type.moment': '日期和时间',
  'hub.type.integer': '整数',
  'hub.type.number': '数字',
  'hub.type.boolean': '布尔值',
  'hub.type.choice': '选项',
  'hub.type.file': '文件',
  'hub.type.files': '文件列表',
  'hub.type.texts': '文本列表',
  'hub.type.numbers': '数字列表',
  'hub.type.object': '对象',
  'hub.type.list': '列表',
  'hub.type.any': '任意 JSON',
} satisfies CopyIn<'ch', typeof en>;
