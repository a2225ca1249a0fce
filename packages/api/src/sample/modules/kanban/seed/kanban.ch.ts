import { buildBoard } from './build-board.ts';
import { doorPicture, iconsPicture, phonePicture } from './pictures.ts';

export const board = () =>
  buildBoard([
    {
      id: 'todo',
      name: '待办',
      tasks: [
        {
          task: '收集对新价目表的反馈',
          taskProperty: '调研',
          date: '7月24日',
          taskText: '询问五家不同规模的客户，了解他们对各个套餐内容的期望。',
          dueInDays: 5,
          checklist: [
            ['拟定问题', true],
            ['选出五家客户', false],
            ['汇总回答', false],
          ],
        },
        { task: '绘制导出菜单的图标', taskProperty: '设计', date: '7月26日', taskImage: iconsPicture },
        { task: '撰写版本说明', taskProperty: '文案', date: '7月28日', dueInDays: 12 },
      ],
    },
    {
      id: 'progress',
      name: '进行中',
      limit: 4,
      tasks: [
        {
          task: '提升搜索速度',
          taskProperty: '开发',
          date: '7月21日',
          taskText: '文档较多的账号需要两秒才能看到第一批结果。',
          checklist: [
            ['测量最慢的查询', true],
            ['添加缺少的索引', true],
            ['分页加载结果', false],
            ['再次测量', false],
          ],
        },
        { task: '在手机上测试结账流程', taskProperty: '测试', date: '7月22日', taskImage: phonePicture, dueInDays: -2 },
        { task: '翻译帮助页面', taskProperty: '文案', date: '7月23日' },
      ],
    },
    {
      id: 'pending',
      name: '搁置',
      tasks: [
        {
          task: '续期证书',
          taskProperty: '运维',
          date: '7月30日',
          taskText: '等待服务商告知新的联系人。',
          dueInDays: 1,
        },
        { task: '选定研讨会场地', taskProperty: '调研', date: '8月2日' },
      ],
    },
    {
      id: 'done',
      name: '已完成',
      tasks: [
        { task: '将图片迁移到新服务器', taskProperty: '运维', date: '7月12日' },
        { task: '面试两位候选人', taskProperty: '调研', date: '7月14日' },
        {
          task: '修正退款合计',
          taskProperty: '开发',
          date: '7月16日',
          checklist: [
            ['重现差额', true],
            ['只在最后取整一次', true],
          ],
        },
        { task: '重新设计登录页面', taskProperty: '设计', date: '7月18日', taskImage: doorPicture },
      ],
    },
  ]);
