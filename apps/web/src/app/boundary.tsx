import i18next from 'i18next'
import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './layout.module.css'

interface BoundaryProps {
  children: ReactNode
}

/** A screen that fails leaves a sentence and a way back. React offers this to classes only. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className={styles.failed}>
        <Notice
          tone="danger"
          actions={
            <Button small onClick={() => window.location.reload()}>
              {i18next.t('errors.reload')}
            </Button>
          }
        >
          {i18next.t('errors.page')}
        </Notice>
      </div>
    )
  }
}
