import { useEffect } from 'react'
import { MANIFEST_URL } from '../content/manifest'
import { ContentError } from '../platform/fetch-text'
import { report } from '../platform/report'
import { FailureScreen } from './FailureScreen'

/** Both languages: without a manifest there are no settings; `index.html` tells the language by the address. */
const TEXTS = {
  en: {
    title: 'The site cannot start',
    offline:
      'There is no connection, and no copy of the site is kept on this device. Check the network, then try again.',
    missing:
      'The file manifest.json is missing on the server. Whoever runs this site creates it with “npm run manifest”.',
    server: 'The server could not deliver the file manifest.json. Try again later; the cause is in the server’s log.',
    broken:
      'The file manifest.json on the server is not usable. Whoever runs this site repairs it with “npm run manifest”.',
    retry: 'Try again',
  },
  zh: {
    title: '网站无法启动',
    offline: '没有网络连接，这台设备上也没有网站的副本。请检查网络后重试。',
    missing: '服务器上缺少文件 manifest.json。网站维护者可以用 “npm run manifest” 生成它。',
    server: '服务器没有返回文件 manifest.json。请稍后重试；原因见服务器日志。',
    broken: '服务器上的文件 manifest.json 无法使用。网站维护者可以用 “npm run manifest” 修复它。',
    retry: '重试',
  },
}

/** Nothing can be shown without a manifest: a readable message with a retry instead of a white page. */
export function StartFailure({ error }: { error: unknown }) {
  const zh = document.documentElement.lang.startsWith('zh')
  const text = zh ? TEXTS.zh : TEXTS.en
  const reason = error instanceof ContentError ? error.reason : 'broken'
  useEffect(() => report('the site cannot start', MANIFEST_URL, 'run npm run manifest, then reload', error), [error])
  return (
    <FailureScreen
      title={text.title}
      hint={text[reason]}
      detail={error instanceof Error ? error.message : String(error)}
      action={text.retry}
      onAction={() => window.location.reload()}
      lang={zh ? 'zh-CN' : 'en-US'}
    />
  )
}
