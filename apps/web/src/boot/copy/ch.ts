export default {
  'boot.description': '可自行部署的 API 工具。查找工具，在浏览器中运行，或用 API 密钥调用。',
  'boot.noScript': '{{site}} 需要 JavaScript。请为此网站允许 JavaScript，然后重新加载页面。',
  'boot.failed': 'Unexpected Application Error! {{site}} 的一部分无法加载。请检查网络连接，然后重新加载页面。',
} as const;
