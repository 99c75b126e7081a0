import type { Language } from '@inyeon/engine'
import { type ReactNode, useId } from 'react'
import styles from './language-menu.module.css'

const star = (x: number, y: number, radius: number, turn = -90): string =>
  `M${Array.from({ length: 10 }, (_, point) => {
    const angle = ((turn + point * 36) * Math.PI) / 180
    const reach = point % 2 === 0 ? radius : radius * 0.382
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`
  }).join('L')}Z`

/** Three bars of the taegukgi; a broken one has a gap. */
const Bars = ({ at, turned, whole }: { at: string; turned: number; whole: readonly boolean[] }) => (
  <g transform={`translate(${at}) rotate(${turned})`} stroke="#000" strokeWidth="1.15">
    {whole.map((isWhole, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: three bars that never change places
      <path key={row} d={isWhole ? `M-3 ${row * 2 - 2}h6` : `M-3 ${row * 2 - 2}h2.7M.3 ${row * 2 - 2}h2.7`} />
    ))}
  </g>
)

const FLAGS: Readonly<Record<Language, ReactNode>> = {
  en: (
    <>
      <path d="M0 0h36v24H0z" fill="#012169" />
      <path d="M0 0L36 24M36 0L0 24" stroke="#fff" strokeWidth="4.8" />
      <path d="M0 0L36 24M36 0L0 24" stroke="#c8102e" strokeWidth="1.9" />
      <path d="M18 0V24M0 12H36" stroke="#fff" strokeWidth="8" />
      <path d="M18 0V24M0 12H36" stroke="#c8102e" strokeWidth="4.8" />
    </>
  ),
  it: (
    <>
      <path d="M0 0h36v24H0z" fill="#fff" />
      <path d="M0 0h12v24H0z" fill="#009246" />
      <path d="M24 0h12v24H24z" fill="#ce2b37" />
    </>
  ),
  es: (
    <>
      <path d="M0 0h36v24H0z" fill="#c60b1e" />
      <path d="M0 6h36v12H0z" fill="#ffc400" />
    </>
  ),
  ko: (
    <>
      <path d="M0 0h36v24H0z" fill="#fff" />
      <g transform="rotate(33.7 18 12)">
        <circle cx="18" cy="12" r="6" fill="#0047a0" />
        <path d="M12 12A6 6 0 0 1 24 12A3 3 0 0 0 18 12A3 3 0 0 1 12 12Z" fill="#cd2e3a" />
      </g>
      <Bars at="8.2 5.5" turned={-56.3} whole={[true, true, true]} />
      <Bars at="27.8 5.5" turned={56.3} whole={[false, true, false]} />
      <Bars at="8.2 18.5" turned={56.3} whole={[true, false, true]} />
      <Bars at="27.8 18.5" turned={-56.3} whole={[false, false, false]} />
    </>
  ),
  zh: (
    <>
      <path d="M0 0h36v24H0z" fill="#de2910" />
      <path
        d={
          star(6.4, 6.2, 3.8) +
          star(12.2, 2.6, 1.3, -120) +
          star(14.6, 5, 1.3, -100) +
          star(14.6, 8.3, 1.3, -80) +
          star(12.2, 10.7, 1.3, -60)
        }
        fill="#ffde00"
      />
    </>
  ),
  ja: (
    <>
      <path d="M0 0h36v24H0z" fill="#fff" />
      <circle cx="18" cy="12" r="7.2" fill="#bc002d" />
    </>
  ),
}

/** Drawn, since two of three desktops have no flags among their letters. */
export const Flag = ({ language }: { language: Language }) => {
  const clip = useId()
  return (
    <svg className={styles.flag} viewBox="0 0 36 24" width="27" height="18" aria-hidden="true">
      <clipPath id={clip}>
        <rect width="36" height="24" rx="3" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{FLAGS[language]}</g>
      <rect x=".5" y=".5" width="35" height="23" rx="2.6" fill="none" stroke="#000" strokeOpacity=".22" />
    </svg>
  )
}
