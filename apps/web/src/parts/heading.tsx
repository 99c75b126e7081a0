import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const FIRST_PAGE = 'default'

/** The one heading of a screen. Whoever comes from another screen is put here, so that it is read aloud. */
export const Heading = ({ className, children }: { className?: string | undefined; children: ReactNode }) => {
  const { key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (key !== FIRST_PAGE) heading.current?.focus({ preventScroll: true })
  }, [key])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
