export default {
  'boot.description': '可自行部署的 API 工具集：找到工具，在浏览器中运行，用密钥调用。',
  'boot.noScript': '{{site}} 在浏览器中运行：请允许此网站使用 JavaScript，然后重新加载页面。',
  'boot.failed': 'Unexpected Application Error! {{site}} 的一部分无法加载。请检查网络连接，然后重新加载页面。',
} as const;
