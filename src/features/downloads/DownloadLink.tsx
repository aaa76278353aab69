import { Children, type ReactNode } from 'react'
import { Link } from '../../ui/Link'
import { useDownloads } from './use-downloads'

/** A link to one file of the newest version, by what follows the version in its name: `linux-amd64.tar.gz`. */
export function DownloadLink({ file, children }: { file: string; children?: ReactNode }) {
  const { serverFile, version } = useDownloads()
  const [first] = serverFile(file)
  const name = Children.count(children) > 0 ? children : `alist-${version.number}-${file}`
  return first ? <Link to={first.url}>{name}</Link> : null
}
