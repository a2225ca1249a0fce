import type { Article } from './article.ts';

/** The guide in reading order; source of its texts, anchors, search and overview. */
export const articles: readonly Article[] = [
  {
    slug: '',
    title: 'docs.start.title',
    purpose: 'docs.purpose',
    sections: [
      { id: 'guide', title: 'docs.start.guide', blocks: [{ part: 'guide' }] },
      { id: 'base', title: 'docs.start.base', blocks: [{ text: 'docs.start.base.text' }, { part: 'base' }] },
      { id: 'areas', title: 'docs.start.areas', blocks: [{ text: 'docs.start.areas.text' }, { part: 'areas' }] },
    ],
  },
  {
    slug: 'getting-started',
    title: 'docs.begin.title',
    purpose: 'docs.begin.purpose',
    sections: [
      {
        id: 'account',
        title: 'docs.begin.account',
        blocks: [
          {
            list: ['docs.begin.account.1', 'docs.begin.account.2', 'docs.begin.account.3', 'docs.begin.account.4'],
          },
        ],
      },
      {
        id: 'key',
        title: 'docs.begin.key',
        blocks: [{ steps: ['docs.begin.key.1', 'docs.begin.key.2', 'docs.begin.key.3'] }],
      },
      { id: 'call', title: 'docs.begin.call', blocks: [{ text: 'docs.begin.call.text' }, { part: 'first call' }] },
      { id: 'answer', title: 'docs.begin.answer', blocks: [{ text: 'docs.begin.answer.text' }, { part: 'envelope' }] },
      { id: 'failure', title: 'docs.begin.fail', blocks: [{ text: 'docs.begin.fail.text' }] },
      {
        id: 'next',
        title: 'docs.begin.next',
        blocks: [{ list: ['docs.begin.next.1', 'docs.begin.next.2', 'docs.begin.next.3'] }],
      },
    ],
  },
  {
    slug: 'authentication',
    title: 'docs.auth.title',
    purpose: 'docs.auth.purpose',
    sections: [
      {
        id: 'header',
        title: 'docs.auth.send',
        blocks: [{ text: 'docs.auth.send.text' }, { part: 'key header' }, { part: 'bearer' }],
      },
      { id: 'addresses', title: 'docs.auth.never', blocks: [{ text: 'docs.auth.never.text' }] },
      {
        id: 'several',
        title: 'docs.auth.several',
        blocks: [{ list: ['docs.auth.several.1', 'docs.auth.several.2', 'docs.auth.several.3'] }],
      },
      {
        id: 'where',
        title: 'docs.auth.where',
        blocks: [
          { text: 'docs.auth.where.text' },
          { list: ['docs.auth.where.1', 'docs.auth.where.2', 'docs.auth.where.3'] },
        ],
      },
      { id: 'account', title: 'docs.auth.account', blocks: [{ text: 'docs.auth.account.text' }] },
      { id: 'visitors', title: 'docs.auth.without', blocks: [{ text: 'docs.auth.without.text' }] },
      {
        id: 'browsers',
        title: 'docs.auth.browser',
        blocks: [{ text: 'docs.auth.browser.text' }, { text: 'docs.auth.browser.kept' }],
      },
    ],
  },
  {
    slug: 'answers',
    title: 'docs.answers.title',
    purpose: 'docs.answers.purpose',
    sections: [
      { id: 'json', title: 'docs.answers.json', blocks: [{ text: 'docs.answers.json.text' }, { part: 'envelope' }] },
      { id: 'meta', title: 'docs.answers.meta', blocks: [{ part: 'meta' }] },
      { id: 'raw', title: 'docs.answers.raw', blocks: [{ text: 'docs.answers.raw.text' }, { part: 'raw head' }] },
      {
        id: 'headers',
        title: 'docs.answers.headers',
        blocks: [{ text: 'docs.answers.headers.text' }, { part: 'headers' }],
      },
      {
        id: 'conventions',
        title: 'docs.answers.conventions',
        blocks: [
          {
            list: [
              'docs.answers.conventions.1',
              'docs.answers.conventions.2',
              'docs.answers.conventions.3',
              'docs.answers.conventions.4',
              'docs.answers.conventions.5',
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'limits',
    title: 'docs.limits.title',
    purpose: 'docs.limits.purpose',
    sections: [
      { id: 'plans', title: 'docs.limits.plans', blocks: [{ text: 'docs.limits.plans.text' }, { part: 'plans' }] },
      { id: 'day', title: 'docs.limits.day', blocks: [{ text: 'docs.limits.day.text' }] },
      { id: 'minute', title: 'docs.limits.minute', blocks: [{ text: 'docs.limits.minute.text' }] },
      { id: 'visitors', title: 'docs.limits.visitors', blocks: [{ text: 'docs.limits.visitors.text' }] },
      {
        id: 'size',
        title: 'docs.limits.size',
        blocks: [{ list: ['docs.limits.size.1', 'docs.limits.size.2', 'docs.limits.size.3'] }],
      },
      { id: 'headers', title: 'docs.limits.headers', blocks: [{ part: 'limit headers' }] },
      {
        id: 'polite',
        title: 'docs.limits.polite',
        blocks: [{ list: ['docs.limits.polite.1', 'docs.limits.polite.2', 'docs.limits.polite.3'] }],
      },
    ],
  },
  {
    slug: 'files',
    title: 'docs.files.title',
    purpose: 'docs.files.purpose',
    sections: [
      { id: 'send', title: 'docs.files.send', blocks: [{ text: 'docs.files.send.text' }, { part: 'file call' }] },
      { id: 'several', title: 'docs.files.several', blocks: [{ text: 'docs.files.several.text' }] },
      { id: 'save', title: 'docs.files.save', blocks: [{ text: 'docs.files.save.text' }] },
      { id: 'size', title: 'docs.files.limits', blocks: [{ text: 'docs.files.limits.text' }] },
      { id: 'kept', title: 'docs.files.kept', blocks: [{ text: 'docs.files.kept.text' }] },
    ],
  },
  {
    slug: 'errors',
    title: 'docs.errors.title',
    purpose: 'docs.errors.purpose',
    sections: [
      { id: 'shape', title: 'docs.errors.shape', blocks: [{ text: 'docs.errors.shape.text' }, { part: 'problem' }] },
      {
        id: 'input',
        title: 'docs.errors.input',
        blocks: [{ text: 'docs.errors.input.text' }, { part: 'input problem' }],
      },
      { id: 'codes', title: 'docs.errors.codes', blocks: [{ part: 'codes' }] },
      {
        id: 'retry',
        title: 'docs.errors.retry',
        blocks: [{ list: ['docs.errors.retry.1', 'docs.errors.retry.2', 'docs.errors.retry.3'] }],
      },
      { id: 'idempotency', title: 'docs.errors.once', blocks: [{ text: 'docs.errors.once.text' }] },
      { id: 'help', title: 'docs.errors.help', blocks: [{ text: 'docs.errors.help.text' }] },
    ],
  },
  {
    slug: 'openapi',
    title: 'docs.openapi.title',
    purpose: 'docs.openapi.purpose',
    sections: [
      {
        id: 'document',
        title: 'docs.openapi.document',
        blocks: [{ text: 'docs.openapi.document.text' }, { part: 'openapi' }],
      },
      {
        id: 'catalogue',
        title: 'docs.openapi.catalogue',
        blocks: [{ text: 'docs.openapi.catalogue.text' }, { part: 'catalogue' }],
      },
      {
        id: 'generate',
        title: 'docs.openapi.generate',
        blocks: [{ text: 'docs.openapi.generate.text' }, { part: 'generators' }],
      },
      { id: 'import', title: 'docs.openapi.import', blocks: [{ text: 'docs.openapi.import.text' }] },
      { id: 'agents', title: 'docs.openapi.agents', blocks: [{ text: 'docs.openapi.agents.text' }] },
    ],
  },
  {
    slug: 'client',
    title: 'docs.client.title',
    purpose: 'docs.client.purpose',
    sections: [
      {
        id: 'install',
        title: 'docs.client.install',
        blocks: [{ text: 'docs.client.install.text' }, { part: 'client install' }],
      },
      { id: 'call', title: 'docs.client.call', blocks: [{ text: 'docs.client.call.text' }, { part: 'client call' }] },
      {
        id: 'files',
        title: 'docs.client.files',
        blocks: [{ text: 'docs.client.files.text' }, { part: 'client files' }],
      },
      {
        id: 'errors',
        title: 'docs.client.errors',
        blocks: [{ text: 'docs.client.errors.text' }, { part: 'client errors' }, { text: 'docs.client.errors.retry' }],
      },
      {
        id: 'import',
        title: 'docs.client.import',
        blocks: [{ text: 'docs.client.import.text' }, { part: 'client import' }, { text: 'docs.client.import.key' }],
      },
    ],
  },
  {
    slug: 'agents',
    title: 'docs.mcp.title',
    purpose: 'docs.mcp.purpose',
    sections: [
      {
        id: 'connect',
        title: 'docs.mcp.connect',
        blocks: [{ text: 'docs.mcp.connect.text' }, { part: 'mcp config' }, { text: 'docs.mcp.connect.key' }],
      },
      {
        id: 'tools',
        title: 'docs.mcp.tools',
        blocks: [
          { list: ['docs.mcp.tools.search', 'docs.mcp.tools.describe', 'docs.mcp.tools.call'] },
          { text: 'docs.mcp.tools.favourites' },
        ],
      },
      {
        id: 'results',
        title: 'docs.mcp.results',
        blocks: [{ text: 'docs.mcp.results.text' }, { text: 'docs.mcp.results.cost' }],
      },
      { id: 'texts', title: 'docs.mcp.texts', blocks: [{ text: 'docs.mcp.texts.text' }] },
    ],
  },
];
