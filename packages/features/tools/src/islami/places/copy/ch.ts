import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'islamiPlace.city': '城市',
  'islamiPlace.city.example': '麦加',
  'islamiPlace.locate': '使用我的位置',
  'islamiPlace.locate.denied': '您的浏览器未向本网站提供位置。请改为搜索城市。',
  'islamiPlace.locate.failed': '无法确定您的位置。请重试或搜索城市。',
  'islamiPlace.cities.failed': '无法加载城市列表。请重试。',
  'islamiPlace.coordinates': '坐标',
  'islamiPlace.coordinates.title': '输入坐标',
  'islamiPlace.coordinates.use': '使用此坐标',
  'islamiPlace.coordinates.cancel': '取消',
  'islamiPlace.latitude': '纬度',
  'islamiPlace.latitude.help': '北纬度数，南纬为负。',
  'islamiPlace.longitude': '经度',
  'islamiPlace.longitude.help': '东经度数，西经为负。',
  'islamiPlace.source': '城市数据：{{source}}',
  'islamiPlace.forget': '不再记住此地点',
  'islamiPlace.suggest': '使用{{city}}',
  'islamiPlace.empty.title': '尚未选择地点',
} as const satisfies CopyIn<'ch', typeof en>;
