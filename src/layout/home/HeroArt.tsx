import { useTranslation } from '../../ui/translation'
import styles from './HeroArt.module.css'

const STORAGES = [
  { name: 'OneDrive', hue: 250 },
  { name: 'Aliyun', hue: 65 },
  { name: 'S3', hue: 22 },
  { name: 'WebDAV', hue: 295 },
  { name: 'Local', hue: 188 },
] as const

/** Rows of the list: which storage they come from, how long their names are, and where the row is of a folder. */
const FILES = [
  { from: 1, width: 118, size: 0 },
  { from: 0, width: 92, size: 34 },
  { from: 4, width: 136, size: 28 },
  { from: 3, width: 78, size: 34 },
  { from: 2, width: 108, size: 22 },
  { from: 0, width: 124, size: 30 },
] as const

const HEIGHT = 364
const LIST = { x: 272, y: 24, width: 268, height: 316 } as const
const rowOf = (index: number): number => 36 + index * 60

/** Many storages flow into one list. Drawn in the colours of the theme. */
export function HeroArt({ label }: { label?: string }) {
  const { t } = useTranslation()
  return (
    <svg className={styles.art} viewBox={`0 0 556 ${HEIGHT}`} role="img" aria-label={label ?? t('home.art')}>
      <g className={styles.lines}>
        {STORAGES.map(({ name }, index) => {
          const y = rowOf(index) + 22
          const end = LIST.y + LIST.height / 2 + (index - 2) * 22
          return (
            <path
              key={name}
              d={`M140 ${y} C 210 ${y}, 206 ${end}, ${LIST.x - 6} ${end}`}
              style={{ animationDelay: `${index * -0.7}s` }}
            />
          )
        })}
      </g>
      {STORAGES.map(({ name, hue }, index) => (
        <g key={name} transform={`translate(12 ${rowOf(index)})`} style={{ '--hue': hue } as React.CSSProperties}>
          <rect className={styles.card} width="128" height="44" rx="11" />
          <rect className={styles.dot} x="13" y="13" width="18" height="18" rx="6" />
          <path className={styles.mark} d={MARKS[index]} transform="translate(13 13)" />
          <text className={styles.name} x="42" y="27">
            {name}
          </text>
        </g>
      ))}
      <g transform={`translate(${LIST.x} ${LIST.y})`}>
        <rect className={styles.sheet} width={LIST.width} height={LIST.height} rx="16" />
        <circle className={styles.glow} cx="24" cy="25" r="5" />
        <rect className={styles.bar} x="40" y="20" width="86" height="10" rx="5" />
        <rect className={styles.field} x="172" y="14" width="78" height="22" rx="11" />
        <circle className={styles.lens} cx="186" cy="25" r="4.5" />
        <path className={styles.rule} d={`M0 50h${LIST.width}`} />
        {FILES.map((file, index) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
            key={index}
            transform={`translate(22 ${72 + index * 40})`}
            style={{ '--hue': STORAGES[file.from].hue } as React.CSSProperties}
          >
            {index === 1 && <rect className={styles.current} x="-12" y="-11" width="244" height="36" rx="8" />}
            {file.size === 0 ? (
              <path
                className={styles.dot}
                d="M0 2a3 3 0 0 1 3-3h3.5l2 2.5H13a3 3 0 0 1 3 3V11a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z"
              />
            ) : (
              <path className={styles.dot} d="M1 1a3 3 0 0 1 3-3h6l5 5v9a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3z" />
            )}
            <rect className={styles.line} x="28" y="2" width={file.width} height="9" rx="4.5" />
            {file.size > 0 && (
              <rect className={styles.bar} x={222 - file.size} y="2" width={file.size} height="9" rx="4.5" />
            )}
          </g>
        ))}
      </g>
    </svg>
  )
}

/** A sign for each storage on an 18 by 18 tile: cloud, folder, bucket, globe, disk. */
const MARKS = [
  'M5.5 12.5a2.5 2.5 0 0 1 .2-5A3.2 3.2 0 0 1 11.9 8a2.3 2.3 0 0 1 .1 4.5z',
  'M4.5 6a1 1 0 0 1 1-1h2l1.2 1.3h3.8a1 1 0 0 1 1 1V12a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1z',
  'M4.5 5.5h9l-1.3 8H5.8z',
  'M9 13.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM4.7 9h8.6',
  'M5 5h8v8H5zM7 10.8h4',
]
