import { type MouseEvent, useId } from 'react'
import { Icon } from '../../ui/Icon'
import styles from './Choices.module.css'

interface Choice<T extends string> {
  value: T
  label: string
  icon?: string
  /** A colour to show instead of the label, which stays for screen readers and as the tooltip. */
  swatch?: string
}

interface ChoicesProps<T extends string> {
  legend: string
  value: T
  options: readonly Choice<T>[]
  onChoose(value: T, event: MouseEvent<HTMLInputElement>): void
}

/** A row of radio buttons that looks like one control. */
export function Choices<T extends string>({ legend, value, options, onChoose }: ChoicesProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={styles.row} data-swatches={options.some((option) => option.swatch) || undefined}>
        {options.map((option) => (
          <label key={option.value} title={option.swatch && option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              // React wants a handler here; the click below knows where it happened, also when a key did it.
              onChange={() => undefined}
              onClick={(event) => onChoose(option.value, event)}
            />
            {option.swatch ? (
              <>
                <span className={styles.swatch} style={{ background: option.swatch }} />
                <span className="visually-hidden">{option.label}</span>
              </>
            ) : (
              <span className={styles.text}>
                {option.icon && <Icon name={option.icon} />}
                {option.label}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
