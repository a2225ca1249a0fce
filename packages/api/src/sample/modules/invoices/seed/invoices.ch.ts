import type { InvoiceTexts } from './invoices.ts';

export const texts: InvoiceTexts = {
  seller: { name: '纸鸢工作室', address: '上墨镇\n风向标巷 12 号' },
  buyers: [
    { name: '灯笼书店', address: '骨湾港\n烛台街 3 号' },
    { name: '北码头写字楼', address: '灰港\n绳索道 48 号' },
    { name: '盐磨学院', address: '盐磨镇\n卤水院 7 号' },
    { name: '雪松工坊', address: '琥珀湾\n雪松环路 210 号' },
    { name: '蓝砖厨房', address: '窑渡\n釉彩街 15 号' },
    { name: '梅松家具', address: '东梅田\n果园门 9 号' },
    { name: '静港酒店', address: '静水镇\n船台路 1 号' },
  ],
  items: {
    consulting: '咨询（按小时）',
    table: '橡木升降桌',
    lamp: '“鹪鹩”台灯',
    book: '笔记本，96 页',
    training: '无障碍培训（按天）',
    freight: '送货',
    hosting: '网站托管（按月）',
    chair: '白蜡木访客椅',
    translation: '翻译（按字）',
    paper: '包装纸（卷）',
    repair: '打印机维修',
  },
  note: '感谢您的订购。付款时请注明发票编号。',
};
