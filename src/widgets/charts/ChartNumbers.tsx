import { useTranslation } from '../../ui/translation'
import type { ChartTable } from './chart-data'

/** A chart's numbers as a table, folded away. */
export function ChartNumbers({ table }: { table: ChartTable }) {
  const { t } = useTranslation()
  return (
    <details>
      <summary>{t('widgets.chart.numbers')}</summary>
      <table>
        <thead>
          <tr>
            {table.head.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name and never move
              <th key={index} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([label = '', ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name and never move
            <tr key={row}>
              <th scope="row">{label}</th>
              {cells.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name and never move
                <td key={column}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
