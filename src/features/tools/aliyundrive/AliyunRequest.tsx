import { useState } from 'react'
import { useProductTexts } from '../../../ui/use-product-texts'
import { OAuthRequest } from '../oauth/OAuthRequest'
import { PROVIDERS } from '../oauth/providers'
import styles from '../tools.module.css'
import { AliyunQr } from './AliyunQr'

/** Two ways to the same code: the provider's sign-in page, or a QR code for its app. */
export function AliyunRequest() {
  const { t } = useProductTexts()
  const [way, setWay] = useState<'page' | 'qr'>('page')
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{t('aliyun.ways')}</legend>
        <div className={styles.choices}>
          {(['page', 'qr'] as const).map((option) => (
            <label key={option} className={styles.check}>
              <input type="radio" name="aliyun-way" checked={way === option} onChange={() => setWay(option)} />
              {t(`aliyun.${option}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {way === 'page' ? <OAuthRequest provider={PROVIDERS.aliyundrive} /> : <AliyunQr />}
    </>
  )
}
