import type { Messages } from './en-US'

/** 简体中文界面文字。 */
export const messages: Messages = {
  skipToContent: '跳到正文',
  nav: {
    main: '主导航',
    sidebar: '侧边栏',
    breadcrumb: '面包屑',
    outline: '本页目录',
    neighbours: '上一页和下一页',
    menu: '菜单',
    toggleSidebar: '切换侧边栏',
    language: '选择语言',
    appearance: '外观',
    search: '搜索',
    home: '首页',
  },
  crash: {
    title: '这个页面无法显示',
    hint: '绘制页面时出了错，网站的其余部分不受影响。请重新加载再试。',
    reload: '重新加载',
  },
  failed: {
    offline: '当前没有网络',
    offlineHint: '这台设备上没有保存这个页面，网络恢复后就能打开。',
    server: '这个页面无法加载',
    serverHint: '服务器没有返回页面的内容，网站的其余部分不受影响。',
    retry: '重试',
    trying: '正在重试…',
  },
}
