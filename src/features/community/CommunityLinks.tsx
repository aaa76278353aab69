import { Suspense, use, useState } from 'react'
import { readDataFile, textIn } from '../../content/data-file'
import { usePage } from '../../content/page-context'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { QrCode } from '../../ui/QrCode'
import { Spinner } from '../../ui/Spinner'
import { useProductTexts } from '../../ui/use-product-texts'
import { type Channel, readChannels } from './channels'
import styles from './community.module.css'

/** Where users meet: links, and QR codes that are drawn here when asked for. */
export function CommunityLinks() {
  const channels = readChannels(use(readDataFile('community')))
  return (
    <ul className={styles.channels}>
      {channels.map((channel) => (
        <ChannelCard key={channel.id} channel={channel} />
      ))}
    </ul>
  )
}

function ChannelCard({ channel }: { channel: Channel }) {
  const { t } = useProductTexts()
  const { page } = usePage()
  const [shown, setShown] = useState(false)
  const name = textIn(channel.name, page.lang)
  return (
    <li>
      <Link to={channel.href}>{name}</Link>
      <p>{textIn(channel.description, page.lang)}</p>
      {channel.qr && (
        <Button look="quiet" icon="qr" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'community.hideCode' : 'community.showCode')}
        </Button>
      )}
      {shown && (
        <Suspense fallback={<Spinner label={t('community.drawing')} />}>
          <QrCode text={channel.href} label={t('community.code', { name })} />
        </Suspense>
      )}
    </li>
  )
}
