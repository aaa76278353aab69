import { usePage } from '../../content/page-context'
import { Link } from '../../ui/Link'

/** Every guide in the folder of the drivers, for when the table cannot be shown. */
export function GuideList() {
  const { page, manifest } = usePage()
  const folder = `${page.locale}guide/drivers/`
  const guides = manifest.pages
    .filter(({ path }) => path.startsWith(folder) && path !== folder)
    .sort((a, b) => (a.meta.order ?? 0) - (b.meta.order ?? 0))
  return (
    <ul>
      {guides.map(({ path, title }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}
