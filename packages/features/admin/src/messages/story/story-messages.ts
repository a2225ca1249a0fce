import type { Message } from '@apiyard/api/contract/site/messages';

export const storyNowMs = Date.parse('2026-11-20T10:00:00.000Z');

export const supportMessage: Message = {
  id: 'm1',
  reference: 'AY-7K3M9P',
  kind: 'support',
  name: 'Amina Rahal',
  email: 'amina@example.org',
  subject: 'The QR code is blank',
  text: 'I get an empty picture.\nWhat do I do?',
  requestId: '01a20195-ab29-7162-b2bc-b9c9895408a3',
  username: 'amina',
  createdAt: '2026-11-20T09:12:00.000Z',
  isRead: false,
  state: 'open',
  version: 1,
};
export const deletionMessage: Message = {
  ...supportMessage,
  id: 'm2',
  reference: 'AY-2QX8TN',
  kind: 'data-deletion',
  name: 'Boris Lind',
  email: 'boris@example.org',
  subject: 'boris',
  text: 'Delete everything, please.',
  requestId: null,
  username: null,
  createdAt: '2026-11-19T18:40:00.000Z',
  isRead: true,
};
const contactMessage: Message = {
  ...supportMessage,
  id: 'm3',
  reference: 'AY-9WERTY',
  kind: 'contact',
  name: '陈晓',
  email: 'chen@example.org',
  subject: '',
  text: '你们的开放时间是？',
  requestId: null,
  username: 'chen',
  createdAt: '2026-11-12T07:00:00.000Z',
  isRead: true,
  state: 'done',
  version: 2,
};
export const storyMessages: readonly Message[] = [supportMessage, deletionMessage, contactMessage];
