import { METER_MAX, type Meter as MeterName } from '@inyeon/engine'
import { useTranslation } from 'react-i18next'
import { signed } from '../i18n/formats.ts'
import { usePreferences } from '../state/preferences.ts'
import { Meter, MiniMeter } from '../ui/meter.tsx'
import type { Stitch } from '../ui/stitches.ts'

/** Each meter has its own stitch, so that colour is never alone in saying which it is. */
const STITCH: Readonly<Record<MeterName, Stitch>> = {
  trust: 'running',
  attraction: 'wave',
  affection: 'loops',
}

interface NpcMeterProps {
  meter: MeterName
  value: number
  /** How far the last turn moved it. */
  delta?: number | undefined
}

export const NpcMeter = ({ meter, value, delta = 0 }: NpcMeterProps) => {
  const { t } = useTranslation()
  const language = usePreferences((state) => state.language)
  const label = t(`meters.${meter}`)
  return (
    <Meter
      label={label}
      text={t('meters.value', { meter: label, value, max: METER_MAX })}
      value={value}
      max={METER_MAX}
      stitch={STITCH[meter]}
      colour={meter}
      change={delta === 0 ? undefined : <small> {signed(delta, language)}</small>}
    />
  )
}

export const NpcMiniMeter = ({ meter, value }: Omit<NpcMeterProps, 'delta'>) => {
  const { t } = useTranslation()
  return (
    <MiniMeter
      text={t('meters.value', { meter: t(`meters.${meter}`), value, max: METER_MAX })}
      value={value}
      stitch={STITCH[meter]}
      colour={meter}
    />
  )
}
