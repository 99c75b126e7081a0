import 'i18next'
import type { interfaceWords } from '@inyeon/content/interface/en'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof interfaceWords }
    interpolationPrefix: '{'
    interpolationSuffix: '}'
    returnNull: false
  }
}
