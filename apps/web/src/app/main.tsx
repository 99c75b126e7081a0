import '../ui/tokens.css'
import '../ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startSpeaking } from '../i18n/i18n.ts'
import { App } from './app.tsx'
import { keepAppearance } from './appearance.ts'
import { meetServer } from './meet-server.ts'
import { pageAt } from './pages.ts'

/** What the player sees and touches. */
const start = async () => {
  const root = document.getElementById('root')
  if (root === null) return
  keepAppearance()
  const { pathname } = window.location
  // the screen's own chunk comes while the words do, not after them
  pageAt(pathname)?.preload()
  void meetServer(pathname)
  await startSpeaking()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void start()
