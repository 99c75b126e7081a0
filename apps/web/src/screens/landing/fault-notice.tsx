import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import type { EntranceFault } from './use-entrance.ts'

type OtherFault = Exclude<EntranceFault, 'emailRequired' | 'emailInvalid' | 'codeWrong'>

const WORDS = {
  tooMany: 'errors.tooMany',
  unavailable: 'errors.busy',
  network: 'errors.network',
  server: 'errors.server',
} as const satisfies Record<OtherFault, string>

export const FaultNotice = ({ fault }: { fault: EntranceFault }) => {
  const { t } = useTranslation()
  if (!(fault in WORDS)) return null
  return <Notice tone="danger">{t(WORDS[fault as OtherFault])}</Notice>
}
