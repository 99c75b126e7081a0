import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The screen that was read last; none when the page has just been loaded. */
let lastPath: string | undefined

/** The one heading of a screen. Whoever comes from another screen is put here, so that it is read aloud. */
export const Heading = ({ className, children }: { className?: string | undefined; children: ReactNode }) => {
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (lastPath !== undefined && lastPath !== pathname) heading.current?.focus({ preventScroll: true })
    lastPath = pathname
  }, [pathname])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
