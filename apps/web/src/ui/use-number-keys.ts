import { useEffect, useRef } from 'react'
import { isComposing } from './composing.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Keys 1 to `count` pick an offered answer, unless somebody is writing or a dialog is open. */
export const useNumberKeys = (count: number, onPick: (index: number) => void): void => {
  const latest = useRef(onPick)
  latest.current = onPick
  useEffect(() => {
    if (count === 0) return
    const press = (event: KeyboardEvent) => {
      const index = Number(event.key) - 1
      if (!Number.isInteger(index) || index < 0 || index >= count) return
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
      latest.current(index)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [count])
}
