import { openBrowserStore } from '@inyeon/store/browser'
import { apiContract } from './testing/api.contract.ts'
import { inProcess } from './testing/in-process.ts'

const key = 'inyeon-api-suite'

apiContract(
  'a browser’s own storage',
  inProcess(() =>
    openBrowserStore({
      read: () => localStorage.getItem(key),
      write: (snapshot) => localStorage.setItem(key, snapshot),
      exclusively: (work) => navigator.locks.request(key, work),
    }),
  ),
  { clock: 'moved by hand', headers: 'kept by the browser' },
)
